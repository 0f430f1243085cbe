"""A round of 83 Chicago: its state, what dice count, who wins it and who loses.

The module says what can be read off a state. What is forbidden and what an action does stands in
`game`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from attrs import evolve

from daumen_rules.games.dice.chicago import clauses as c
from daumen_rules.games.dice.chicago.clauses import (
    AllEqual,
    Frozen,
    Last,
    NextStarter,
    Rules,
    Sixes,
)
from daumen_rules.games.dice.engines.keep import Go, Keep, Stop, in_order
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat, clockwise, next_seat
from daumen_rules.pieces.dice import Faces, Throw
from daumen_rules.pieces.pictured import Pictured

DICE: Final = 3
BEGUN: Final = Go(falling=DICE)
THROWS: Final = 3
"""How often the first of a round may throw."""
MATS: Final = 3
"""With how many mats the match is lost."""


@frozen(repr=False)
class Exchange(Worded):
    """Two sixes of this throw are given for a 1."""

    seat: Seat


Action: TypeAlias = Throw | Keep | Stop | Exchange


@frozen
class Result:
    """What a seat has reached in a round, and with how many throws."""

    points: int
    throws: int


@frozen(kw_only=True, repr=False)
class Table(Pictured):
    """The mats by seat, and a round: results in the order of play, the go of the seat on turn."""

    rules: Rules
    players: int
    mats: tuple[int, ...]
    starter: Seat = 0
    results: tuple[Result, ...] = ()
    turn: Seat = 0
    go: Go = BEGUN
    pair: bool = False
    """Whether the last throw showed two sixes that may still be given for a 1."""
    tied: tuple[Seat, ...] = ()
    """Who throws a die each to find the loser of the round."""


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, mats=(0,) * players)


@cites(c.NEXT)
def next_round(state: Table, loser: Seat) -> Table:
    """A new round, begun by the left neighbour of whoever began the last one, or by its loser."""
    left = state.rules.next_starter is NextStarter.LEFT
    starter = next_seat(state.starter, state.players) if left else loser
    return evolve(state, starter=starter, turn=starter, results=(), go=BEGUN)


@cites(c.THREE_DICE)
def falling(state: Table) -> int:
    """How many dice are about to fall: those of a go, or one for each who throws off."""
    return len(state.tied) or state.go.falling


@cites(c.NO_MORE)
def limit(state: Table) -> int:
    """How many throws a go has: three, or as many as the first of the round took."""
    return state.results[0].throws if state.results else THROWS


@cites(c.VALUES)
def worth(faces: Faces) -> int:
    """What dice count."""
    return sum({1: 100, 6: 60}.get(face, face) for face in faces)


@cites(c.SIXES)
def is_pair(state: Table, faces: Faces) -> bool:
    """Whether a throw, a first or second one, has two sixes that may be given for a 1.

    Where both are given, a throw has to be left for the other die.
    """
    most = {Sixes.NOTHING: 0, Sixes.EXCHANGE: limit(state) - 1, Sixes.TURN: THROWS - 1}
    return faces.count(6) >= 2 and state.go.thrown <= most[state.rules.sixes]


@cites(c.SIXES)
def exchanged(state: Table) -> Go:
    """One six becomes a 1 and stands; the other is in hand again, or stays a six."""
    go = state.go
    sixes = 2 if state.rules.sixes is Sixes.EXCHANGE else 1
    fresh = go.fresh[: len(go.fresh) - sixes]
    if state.rules.frozen is Frozen.YES:
        return evolve(go, standing=in_order((1, *go.standing)), fresh=fresh)
    return evolve(go, fresh=(1, *fresh))


@cites(c.WINNER)
def winners(state: Table) -> tuple[Seat, ...]:
    """Most points, then fewest throws; all who are equal in both."""
    heights = [(result.points, -result.throws) for result in state.results]
    return _seats_with(state, heights, max(heights))


@cites(c.LAST)
def losers(state: Table) -> tuple[Seat, ...]:
    """Fewest points, then most throws; several where a die has to decide."""
    by_throws = state.rules.last is Last.MORE_THROWS
    heights = [(result.points, -result.throws * by_throws) for result in state.results]
    return _seats_with(state, heights, min(heights))


@cites(c.ALL_EQUAL)
def spares_all(state: Table, last: tuple[Seat, ...]) -> bool:
    """Whether nobody takes a mat, as all are equal in points and throws."""
    equal = len(last) == state.players and len(set(state.results)) == 1
    return equal and state.rules.all_equal is AllEqual.NO_MAT


def _seats_with(
    state: Table, heights: list[tuple[int, int]], wanted: tuple[int, int]
) -> tuple[Seat, ...]:
    order = clockwise(state.starter, state.players)
    return tuple(s for s, height in zip(order, heights, strict=True) if height == wanted)


@cites(c.PAYS)
def outcome(state: Table) -> Outcome | None:
    """Who has three mats has lost, and all others have won."""
    if MATS not in state.mats:
        return None
    others = tuple(seat for seat, mats in enumerate(state.mats) if mats < MATS)
    return Outcome(tuple(-mats for mats in state.mats), others)
