"""The course of a trick put before the rules: entry after entry, with the passes left out.

Here lives the way from the lead to now. Every action goes through `step`; no rule lives here.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.court.situation.model import Act, Entry
from daumen_rules.games.daumen_drauf.events import Event, Skipped
from daumen_rules.games.daumen_drauf.model import (
    Leading,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Table,
    Trick,
)
from daumen_rules.games.daumen_drauf.readings import (
    EndTest,
    ForcedPass,
    ParryTiming,
    RuleSet,
    Scope,
    UnfinishedTrick,
)
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat


@frozen
class Course:
    """A trick so far. `over` says that it has ended; `events` are all of it, `since` those since
    the last card, `latest` those of the latest action, and `before` the state before it.
    """

    state: State
    events: tuple[Event, ...] = ()
    since: tuple[Event, ...] = ()
    over: bool = False
    before: State | None = None
    latest: tuple[Event, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """Who is on turn in this trick, None when it is over."""
        over = self.over or not isinstance(self.state, Playing)
        return None if over else self.state.trick.turn  # type: ignore[union-attr]

    def jumped(self, seat: Seat) -> bool:
        """Whether a seat has been jumped since the last card was shown (Q17)."""
        return any(isinstance(event, Skipped) and event.seat == seat for event in self.since)


@frozen
class Halt:
    """Where the rules refuse the course: at which entry, and why."""

    at: int
    refused: Refused | None
    """None where an entry comes after the end of the trick."""
    events: tuple[Event, ...] = ()


def act(course: Course, action: Show | Pass | Parry) -> Course | Refused:
    """The course after one more action."""
    if not isinstance(course.state, Playing):
        answer = step(course.state, action)
        assert isinstance(answer, Refused)
        return answer
    tricks = course.state.table.tricks
    answer = step(course.state, action)
    if isinstance(answer, Refused):
        return answer
    shows = not isinstance(action, Pass)
    since = answer.events if shows else (*course.since, *answer.events)
    over = not isinstance(answer.state, Playing) or answer.state.table.tricks != tricks
    events = (*course.events, *answer.events)
    return Course(answer.state, events, since, over, course.state, answer.events)


def pass_until(course: Course, seat: Seat) -> Course | Refused:
    """The course after the passes left out before a seat is on turn, or until the trick is over."""
    while course.turn not in (None, seat) and not course.jumped(seat):
        assert course.turn is not None
        after = act(course, Pass(course.turn))
        if isinstance(after, Refused):
            return after
        course = after
    return course


def up_to(course: Course, entry: Entry) -> Course | Refused | None:
    """The course just before an entry, after the passes left out; None where it is over."""
    if entry.act is Act.PASS and course.jumped(entry.seat):
        return course
    if course.over:
        return None
    if entry.act is Act.PARRY and _may_interrupt(course):
        return course
    if isinstance(course.state, Playing) and course.state.trick.shown:
        before = pass_until(course, entry.seat)
        if isinstance(before, Course) and before.over:
            return None
        return before
    return course


def _may_interrupt(course: Course) -> bool:
    """Whether a parry needs no turn, so that nobody has to have passed before it (Q20)."""
    state = course.state
    return isinstance(state, Playing) and (state.table.rules.parry_timing is ParryTiming.ANY_TIME)


def enter(course: Course, entry: Entry, card: Card | None) -> Course | Refused | None:
    """The course after an entry, with the passes left out before it; None after its end."""
    before = up_to(course, entry)
    if not isinstance(before, Course) or (entry.act is Act.PASS and before.jumped(entry.seat)):
        return before
    if entry.act is Act.PASS:
        return act(before, Pass(entry.seat))
    assert card is not None
    return act(before, (Show if entry.act is Act.SHOW else Parry)(entry.seat, card))


def play(state: State, entries: Sequence[Entry], cards: Sequence[Card]) -> Course | Halt:
    """All entries, the cards in the order shown."""
    course, left = Course(state), iter(cards)
    for at, entry in enumerate(entries):
        card = None if entry.act is Act.PASS else next(left)
        after = enter(course, entry, card)
        if not isinstance(after, Course):
            return Halt(at, after, course.events)
        course = after
    return course


def with_passes(course: Course, passes: int) -> Course | Refused | None:
    """The course after so many more passes; None where that would end the trick."""
    for _ in range(passes):
        if course.turn is None:
            return None
        after = act(course, Pass(course.turn))
        if isinstance(after, Refused):
            return after
        course = after
    return None if course.over and passes else course


def loosened(state: Playing, cards: tuple[Card, ...]) -> Playing:
    """A table at which every seat holds all cards: only the order of a trick is left to ask."""
    hands = (cards,) * state.table.players
    return evolve(state, table=evolve(state.table, hands=hands))


def loose(rules: RuleSet) -> RuleSet:
    """The rules of a trick alone: nothing in them asks for a hand."""
    return evolve(
        rules,
        forced_pass=ForcedPass.EXPLICIT,
        end_test=EndTest.AFTER_REFILL,
        covered_card_is_hand_card=True,
        unfinished_trick=UnfinishedTrick.HIGHEST_TAKES,
        must_show_scope=Scope.TRICK,
        refill_scope=Scope.TRICK,
    )


def lead(rules: RuleSet, pack: Pack, players: int, leader: Seat) -> Course:
    """The lead at a table at which every seat holds all cards."""
    table = Table(
        rules=loose(rules),
        pack=pack,
        players=players,
        starter=leader,
        hands=((),) * players,
        pile=(),
        captured=((),) * players,
        memory=(),
        tricks=1,
        taker=leader,
    )
    return Course(loosened(Leading(table, Trick(leader, leader)), pack.cards))
