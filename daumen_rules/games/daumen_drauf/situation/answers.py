"""What the rules answer in one position.

Here every question that is asked of a position becomes steps and events of the rules. Nothing is
decided here but what is read off them.
"""

from __future__ import annotations

from typing import TypeVar

from attrs import evolve

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Event,
    GameOver,
    Inspected,
    Leads,
    Released,
    Scored,
    Taken,
)
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.scoring import card_points, tally
from daumen_rules.games.daumen_drauf.situation import verdicts as v
from daumen_rules.games.daumen_drauf.situation.course import Course, act
from daumen_rules.games.daumen_drauf.situation.model import Ask, Asks, Situation
from daumen_rules.games.daumen_drauf.situation.worlds import Position
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.verdict import Reason, Verdict

E = TypeVar("E")


def answer(situation: Situation, position: Position) -> Verdict:
    """The answer in a position."""
    ask, course = situation.ask, position.course
    match ask.kind:
        case Asks.SHOW | Asks.PASS | Asks.PARRY:
            return _may(ask, course)
        case Asks.LOOK:
            return _look(ask, course)
        case Asks.TAKES | Asks.COUNTS | Asks.DRAWS_FIRST | Asks.DRAWS | Asks.LEADS:
            return _after(ask, course)
        case Asks.OVER:
            over = isinstance(course.state, Finished)
            return v.yes_or_no(over, _told(course.events, GameOver) or (c.OVER_1,))
        case Asks.POINTS:
            return _points(ask, course)
        case _:
            raise ValueError("not a question about a position")


# May a seat do it?


def _may(ask: Ask, course: Course) -> Verdict:
    assert ask.seat is not None
    if ask.kind is Asks.PASS:
        action: Show | Pass | Parry = Pass(ask.seat)
    else:
        card = _card_meant(ask, course)
        action = Show(ask.seat, card) if ask.kind is Asks.SHOW else Parry(ask.seat, card)
    done = act(course, action)
    if isinstance(done, Refused):
        return v.refused(tuple(Reason(b.clause, b.sentence) for b in done.breaches))
    return v.allowed(_reasons(done.events[len(course.events) :][:2]))


def _card_meant(ask: Ask, course: Course) -> Card:
    """The card asked about; of a kind with an unknown fang, one that the seat holds."""
    if isinstance(ask.card, Card):
        return ask.card
    assert ask.card is not None
    assert ask.seat is not None
    state = course.state
    hand = state.table.hands[ask.seat] if isinstance(state, Playing | Finished) else ()
    held = next((card for card in hand if card.kind == ask.card), None)
    return held or Card.parse(f"{ask.card}p")


def _look(ask: Ask, course: Course) -> Verdict:
    assert ask.seat is not None
    event = _first(course.events, Inspected)
    if event is None:
        return v.covered_still()
    if event.by_all or event.seat == ask.seat:
        return v.allowed(_reasons((event,)))
    return v.refused(_reasons((event,)))


# What comes of the trick?


def concluded(course: Course) -> Course | Refused:
    """The trick to its end if nobody shows or parries any more."""
    while not course.over and isinstance(course.state, Playing) and course.state.trick.shown:
        after = act(course, Pass(course.state.trick.turn))
        if isinstance(after, Refused):
            return after
        course = after
    return course


def _after(ask: Ask, course: Course) -> Verdict:
    after = concluded(course)
    if isinstance(after, Refused):
        return v.goes_on(tuple(Reason(b.clause, b.sentence) for b in after.breaches))
    taken = _first(after.events, Taken)
    match ask.kind:
        case Asks.TAKES:
            return v.seat_or_nobody(
                None if taken is None else taken.seat, _told(after.events, Taken)
            )
        case Asks.COUNTS:
            return v.number_of(trick_points(after), (c.VAL_1, c.VAL_2))
        case Asks.LEADS:
            return _leads(after)
        case _:
            pass
    at = 0 if taken is None else after.events.index(taken)
    draws = tuple(event for event in after.events[at:] if isinstance(event, Drawn))
    if ask.kind is Asks.DRAWS_FIRST:
        first = draws[0] if draws else None
        return v.seat_or_nobody(
            None if first is None else first.seat, _reasons(draws[:1]) or _NO_DRAW
        )
    mine = tuple(event for event in draws if event.seat == ask.seat)
    return v.number_of(sum(d.count for d in mine), (c.FILL_1, *_reasons(mine)))


_NO_DRAW = (c.FILL_1, c.FILL_2)


def _leads(course: Course) -> Verdict:
    if isinstance(course.state, Finished):
        return v.seat_or_nobody(None, _told(course.events, GameOver) or (c.OVER_1,))
    assert isinstance(course.state, Playing)
    trick = course.state.trick
    event = _first(tuple(reversed(course.events)), Leads)
    if event is not None and not trick.shown:
        return v.seat_or_nobody(event.seat, _reasons((event,)))
    taker = course.state.table.taker
    clause = c.START_1 if taker is None else c.NEXT_1 if taker == trick.leader else c.NEXT_2
    return v.seat_or_nobody(trick.leader, (clause,))


def trick_cards(course: Course) -> tuple[Card, ...]:
    """The cards of a trick that is over."""
    event = _first(course.events, Inspected)
    return event.cards if event is not None else ()


def trick_points(course: Course) -> int:
    """What the cards of a trick count that is over, or left lying."""
    if isinstance(course.state, Finished) and course.state.left:
        return sum(card_points(shown.card) for shown in course.state.left)
    return sum(card_points(card) for card in trick_cards(course))


# Points


def _points(ask: Ask, course: Course) -> Verdict:
    assert ask.seat is not None
    state = course.state
    assert isinstance(state, Playing | Finished)
    if isinstance(state, Finished):
        scored = next(e for e in course.events if isinstance(e, Scored) and e.seat == ask.seat)
        last = (c.OVER_2,) if scored.tally.hand else ()
        return v.number_of(scored.tally.score, (c.VAL_3, *last))
    taken = tally((shown.card for shown in state.table.captured[ask.seat]), ())
    return v.number_of(taken.score, (c.VAL_1, c.VAL_2, c.VAL_3))


# Events


def _first(events: tuple[Event, ...], kind: type[E]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)


def _reasons(events: tuple[Event, ...]) -> tuple[Reason | Clause, ...]:
    """Clauses by which events happened. What names cards that nobody may know is told by its
    clause.
    """
    told: list[Reason | Clause] = []
    for event in events:
        if isinstance(event, Drawn):
            event = evolve(event, cards=())
        hides = isinstance(event, Released | Inspected | Scored)
        told.append(event.clause if hides else Reason(event.clause, event.sentence))
    return tuple(told)


def _told(events: tuple[Event, ...], *kinds: type[Event]) -> tuple[Reason | Clause, ...]:
    return _reasons(tuple(event for event in events if isinstance(event, kinds)))
