"""Plays the trick so far by the rules, entry by entry, and adds the passes that were left out.

Every action goes through `step`; no rule is stated here.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.games.daumen_drauf.cards import Card, Pack
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
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.rule_set import (
    EndTest,
    ForcedPass,
    ParryTiming,
    RuleSet,
    Scope,
    UnfinishedTrick,
)
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused

from .model import Entry


@frozen
class TrickSoFar:
    """A trick so far; `over` says that it has ended.

    `events` are all its events, `since` those since the last card, and `latest` those of the latest
    action; `before` is the state before that action.
    """

    state: State
    events: tuple[Event, ...] = ()
    since: tuple[Event, ...] = ()
    over: bool = False
    before: State | None = None
    latest: tuple[Event, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """The seat on turn in this trick, None when it is over."""
        over = self.over or not isinstance(self.state, Playing)
        return None if over else self.state.trick.turn  # type: ignore[union-attr]

    def jumped(self, seat: Seat) -> bool:
        """Whether a seat has been jumped since the last card was shown (Q17)."""
        return any(isinstance(event, Skipped) and event.seat == seat for event in self.since)


@frozen
class Halt:
    """The entry at which the rules refuse the trick, and the refusal."""

    at: int
    refused: Refused | None
    """None where an entry comes after the end of the trick."""
    events: tuple[Event, ...] = ()


def act(so_far: TrickSoFar, action: Show | Pass | Parry) -> TrickSoFar | Refused:
    """The trick after one more action."""
    if not isinstance(so_far.state, Playing):
        answer = step(so_far.state, action)
        assert isinstance(answer, Refused)
        return answer
    tricks = so_far.state.table.tricks
    answer = step(so_far.state, action)
    if isinstance(answer, Refused):
        return answer
    shows = not isinstance(action, Pass)
    since = answer.events if shows else (*so_far.since, *answer.events)
    over = not isinstance(answer.state, Playing) or answer.state.table.tricks != tricks
    events = (*so_far.events, *answer.events)
    return TrickSoFar(answer.state, events, since, over, so_far.state, answer.events)


def pass_until(so_far: TrickSoFar, seat: Seat) -> TrickSoFar | Refused:
    """The trick after the passes left out before a seat is on turn, or until the trick is over."""
    while so_far.turn not in (None, seat) and not so_far.jumped(seat):
        assert so_far.turn is not None
        after = act(so_far, Pass(so_far.turn))
        if isinstance(after, Refused):
            return after
        so_far = after
    return so_far


def concluded(so_far: TrickSoFar) -> TrickSoFar | Refused:
    """The trick at its end, if nobody shows or parries any more."""
    while not so_far.over and isinstance(so_far.state, Playing) and so_far.state.trick.shown:
        after = act(so_far, Pass(so_far.state.trick.turn))
        if isinstance(after, Refused):
            return after
        so_far = after
    return so_far


def up_to(so_far: TrickSoFar, entry: Entry) -> TrickSoFar | Refused | None:
    """The trick just before an entry, after the passes left out; None where it is over."""
    if entry.act.passes and so_far.jumped(entry.seat):
        return so_far
    if so_far.over:
        return None
    if entry.act is Did.PARRY and _may_interrupt(so_far):
        return so_far
    if isinstance(so_far.state, Playing) and so_far.state.trick.shown:
        before = pass_until(so_far, entry.seat)
        if isinstance(before, TrickSoFar) and before.over:
            return None
        return before
    return so_far


def _may_interrupt(so_far: TrickSoFar) -> bool:
    """Whether a parry needs no turn, so that nobody has to have passed before it (Q20)."""
    state = so_far.state
    return isinstance(state, Playing) and (state.table.rules.parry_timing is ParryTiming.ANY_TIME)


def enter(so_far: TrickSoFar, entry: Entry, card: Card | None) -> TrickSoFar | Refused | None:
    """The trick after an entry, with the passes left out before it; None after its end."""
    before = up_to(so_far, entry)
    if not isinstance(before, TrickSoFar) or (entry.act.passes and before.jumped(entry.seat)):
        return before
    if entry.act.passes:
        return act(before, Pass(entry.seat))
    assert card is not None
    return act(before, (Show if entry.act is Did.SHOW else Parry)(entry.seat, card))


def play(state: State, entries: Sequence[Entry], cards: Sequence[Card]) -> TrickSoFar | Halt:
    """The trick after all entries, with these cards in the order shown; or where it halts."""
    so_far, left = TrickSoFar(state), iter(cards)
    for at, entry in enumerate(entries):
        card = None if entry.act.passes else next(left)
        after = enter(so_far, entry, card)
        if not isinstance(after, TrickSoFar):
            return Halt(at, after, so_far.events)
        so_far = after
    return so_far


def with_passes(so_far: TrickSoFar, passes: int) -> TrickSoFar | Refused | None:
    """The trick after a number of further passes; None where they would end the trick."""
    for _ in range(passes):
        if so_far.turn is None:
            return None
        after = act(so_far, Pass(so_far.turn))
        if isinstance(after, Refused):
            return after
        so_far = after
    return None if so_far.over and passes else so_far


def loosened(state: Playing, cards: tuple[Card, ...]) -> Playing:
    """A table at which every seat holds all cards, so that hands forbid nothing."""
    hands = (cards,) * state.table.players
    return evolve(state, table=evolve(state.table, hands=hands))


def loose(rules: RuleSet) -> RuleSet:
    """The rule set without the options that make a trick depend on hands."""
    return evolve(
        rules,
        forced_pass=ForcedPass.EXPLICIT,
        end_test=EndTest.AFTER_REFILL,
        covered_card_is_hand_card=True,
        unfinished_trick=UnfinishedTrick.HIGHEST_TAKES,
        must_show_scope=Scope.TRICK,
        refill_scope=Scope.TRICK,
    )


def lead(rules: RuleSet, pack: Pack, players: int, leader: Seat) -> TrickSoFar:
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
    return TrickSoFar(loosened(Leading(table, Trick(leader, leader)), pack.cards))
