"""What the rules answer in one position.

Here every question that is asked of a position becomes steps and events of the rules. Nothing is
decided here but what is read off them.
"""

from __future__ import annotations

from typing import TypeVar

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.events import Event, Inspected, Parried, Taken
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.notation.words import Did
from daumen_rules.games.daumen_drauf.rule_set import EndTest
from daumen_rules.games.daumen_drauf.scoring import card_points, tally
from daumen_rules.games.daumen_drauf.suggested import suggestions
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.kernel.verdict import Reason, Verdict

from . import verdicts as v
from .chains import Ending, counted, is_told, of_action
from .model import Ask, Asks, Situation, Which
from .trick_so_far import TrickSoFar, act
from .without_flag import answer_in_trick
from .worlds import Position

E = TypeVar("E")


def answer(
    situation: Situation, position: Position, *, told: bool = True, reading: str = ""
) -> Verdict:
    """The answer in a position; unless it is to be `told`, without reasons that cost time.

    `reading` is that of a question without a flag, empty for our default.
    """
    ask, so_far = situation.ask, position.so_far
    match ask.kind:
        case Asks.SHOW | Asks.PASS | Asks.PARRY:
            return _may(situation, so_far, told)
        case Asks.LOOK:
            return _look(ask, so_far)
        case Asks.TAKES | Asks.COUNTS | Asks.DRAWS_FIRST | Asks.DRAWS | Asks.LEADS:
            return _after(Ending(situation, so_far, so_far, told))
        case Asks.OVER:
            if isinstance(so_far.state, Finished):
                return v.yes_or_no(True, Ending(situation, so_far, so_far, told).over())
            return v.yes_or_no(False, (_going_on(so_far),))
        case Asks.WAS:
            return _was(situation, position)
        case Asks.TURN:
            return _turn(Ending(situation, so_far, so_far, told))
        case Asks.POINTS:
            return _points(Ending(situation, so_far, so_far, told))
        case Asks.UNCOVER | Asks.TAKE_BACK | Asks.CHANGE:
            return answer_in_trick(situation, so_far, reading)
        case _:
            raise ValueError("not a question about a position")


def _going_on(so_far: TrickSoFar) -> Reason | Clause:
    """Why the game is not over: whatever the hands, a trick that goes on is played to its end."""
    state = so_far.state
    assert isinstance(state, Playing)
    after_tricks = state.table.rules.end_test in (EndTest.AFTER_REFILL, EndTest.BEFORE_REFILL)
    if so_far.over or not state.trick.shown or not after_tricks:
        return c.OVER_1
    return Reason(
        c.OVER_1,
        sentence(
            "The trick still goes on; who has cards is asked only when it is over.",
            "Der Stich läuft noch; wer noch Karten hat, zählt erst, wenn er zu Ende ist.",
        ),
    )


# May a seat do it?


def _may(situation: Situation, so_far: TrickSoFar, told: bool) -> Verdict:
    ask = situation.ask
    assert ask.seat is not None
    if ask.trick is Which.THIS and so_far.over:
        return _over_already(so_far)
    if ask.trick is Which.NEXT:
        ended = concluded(so_far)
        if isinstance(ended, Refused):
            return v.goes_on(tuple(Reason(b.clause, b.sentence) for b in ended.breaches))
        so_far = ended
    if ask.kind is Asks.PASS:
        action: Show | Pass | Parry = Pass(ask.seat)
    else:
        card = _card_meant(ask, so_far)
        action = Show(ask.seat, card) if ask.kind is Asks.SHOW else Parry(ask.seat, card)
    done = act(so_far, action)
    if not told:
        return v.refused(()) if isinstance(done, Refused) else v.allowed(())
    if isinstance(done, Refused):
        perhaps = not is_told(situation.hands[ask.seat])
        advice = suggestions(so_far.state, action, perhaps=perhaps)
        return v.refused(*of_action(situation, so_far, action, None), advice)
    return v.allowed(of_action(situation, so_far, action, done)[0])


def _over_already(so_far: TrickSoFar) -> Verdict:
    """Nobody shows or parries in a trick that is over."""
    taken, parried = _first(so_far.latest, Taken), _first(so_far.latest, Parried)
    if taken is None:
        return v.refused((c.END_2,))
    clause = c.END_2 if parried is None else c.PARRY_4
    words = sentence(
        "The trick is over: {seat} has it.",
        "Der Stich ist zu Ende: {seat} hat ihn.",
        seat=SeatTerm(taken.seat),
    )
    return v.refused((Reason(clause, words),))


def _card_meant(ask: Ask, so_far: TrickSoFar) -> Card:
    """The card asked about; of a kind with an unknown fang, one that the seat holds."""
    if isinstance(ask.card, Card):
        return ask.card
    assert ask.card is not None
    assert ask.seat is not None
    state = so_far.state
    hand = state.table.hands[ask.seat] if isinstance(state, Playing | Finished) else ()
    held = next((card for card in hand if card.kind == ask.card), None)
    return held or Card.parse(f"{ask.card}p")


def _look(ask: Ask, so_far: TrickSoFar) -> Verdict:
    assert ask.seat is not None
    event = _first(so_far.events, Inspected)
    if event is None:
        return v.covered_still()
    if event.by_all or event.seat == ask.seat:
        return v.allowed((event.clause,))
    return v.refused((event.clause,), (v.only_the_taker(event.seat),))


# What comes of the trick?


def concluded(so_far: TrickSoFar) -> TrickSoFar | Refused:
    """The trick to its end if nobody shows or parries any more."""
    while not so_far.over and isinstance(so_far.state, Playing) and so_far.state.trick.shown:
        after = act(so_far, Pass(so_far.state.trick.turn))
        if isinstance(after, Refused):
            return after
        so_far = after
    return so_far


def _after(asked: Ending) -> Verdict:
    ask, after = asked.situation.ask, concluded(asked.so_far)
    if isinstance(after, Refused):
        return v.goes_on(tuple(Reason(b.clause, b.sentence) for b in after.breaches))
    ending = evolve(asked, so_far=after)
    taken = ending.taken
    match ask.kind:
        case Asks.TAKES:
            if taken is None:
                return v.seat_or_nobody(None, ending.over())
            return v.seat_or_nobody(taken.seat, ending.taking())
        case Asks.COUNTS:
            return v.number_of(trick_points(after), counted(trick_cards(after), result=False))
        case Asks.LEADS:
            return _leads(ending)
        case _:
            pass
    draws = ending.draws
    if ask.kind is Asks.DRAWS_FIRST:
        first = draws[0] if draws else None
        if first is None:
            return v.seat_or_nobody(None, (*ending.drawing(None), *_NO_DRAW))
        carried = (*ending.taking()[:1], first.clause, *ending.drawing(first.seat))
        return v.seat_or_nobody(first.seat, carried)
    mine = sum(draw.count for draw in draws if draw.seat == ask.seat)
    goes_on = () if asked.so_far.over else ending.taking()[:1]
    return v.number_of(mine, (*goes_on, *ending.drawing(ask.seat), c.FILL_1))


_NO_DRAW = (c.FILL_1, c.FILL_2)


def _leads(ending: Ending) -> Verdict:
    so_far = ending.so_far
    if isinstance(so_far.state, Finished):
        return v.seat_or_nobody(None, ending.over())
    assert isinstance(so_far.state, Playing)
    trick = so_far.state.trick
    if not trick.shown and (leading := ending.leading()):
        return v.seat_or_nobody(trick.leader, (*ending.taking()[:1], *leading))
    taker = so_far.state.table.taker
    clause = c.START_1 if taker is None else c.NEXT_1 if taker == trick.leader else c.NEXT_2
    return v.seat_or_nobody(trick.leader, (clause,))


def _turn(ending: Ending) -> Verdict:
    """Who acts next: in the trick, or to lead."""
    turn = ending.so_far.turn
    state = ending.so_far.state
    if turn is None or not isinstance(state, Playing) or not state.trick.shown:
        return _leads(ending)
    return v.seat_or_nobody(turn, (c.TURN_1,))


def trick_cards(so_far: TrickSoFar) -> tuple[Card, ...]:
    """The cards of a trick that is over, or left lying."""
    if isinstance(so_far.state, Finished) and so_far.state.left:
        return tuple(shown.card for shown in so_far.state.left)
    event = _first(so_far.events, Inspected)
    return event.cards if event is not None else ()


def trick_points(so_far: TrickSoFar) -> int:
    """What the cards of a trick count."""
    return sum(card_points(card) for card in trick_cards(so_far))


def _was(situation: Situation, position: Position) -> Verdict:
    """The card asked for, in this position."""
    number = situation.asked_card
    assert number is not None
    entries = [entry for entry in situation.trick if entry.act.shows]
    clause = c.LEAD_1 if not number else c.TURN_2
    if entries[number].act is Did.PARRY:
        clause = c.PARRY_1
    return v.card(position.shown[number], (clause,))


# Points


def _points(ending: Ending) -> Verdict:
    seat, state = ending.situation.ask.seat, ending.so_far.state
    assert seat is not None
    assert isinstance(state, Playing | Finished)
    if isinstance(state, Finished):
        return v.number_of(state.tallies[seat].score, (*ending.over(), *ending.scoring(seat)))
    cards = [shown.card for shown in state.table.captured[seat]]
    score = tally(cards, ()).score
    return v.number_of(score, counted(cards, result=True))


# Events


def _first(events: tuple[Event, ...], kind: type[E]) -> E | None:
    return next((event for event in events if isinstance(event, kind)), None)
