"""A sum that all seats share, until a throw brings it to a limit.

These are the parts of games with one common number. Each game says which number and who wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces

from .sheets import Table, all_but
from .terms import points_term

Sum = Table[Any, int, int]


def running(clause: Clause) -> Callable[[Sum, Faces], Sum]:
    """The function that adds the pips of each throw to the common sum."""

    @cites(clause)
    def count(table: Sum, faces: Faces) -> Sum:
        return evolve(table, common=table.common + sum(faces))

    return count


def reached(clause: Clause, limit: int) -> Callable[[Sum], bool]:
    """The game is over when the common sum has reached the limit."""

    @cites(clause)
    def over(table: Sum) -> bool:
        return table.common >= limit

    return over


def loser(table: Table[Any, Any, Any]) -> Outcome:
    """The outcome in which the last thrower has lost and all others have won."""
    return all_but([table.turn], [-(seat == table.turn) for seat in range(table.players)])


def thrower_loses(clause: Clause) -> Callable[[Sum], Outcome]:
    """The last thrower has lost; the returned function cites the clause."""

    @cites(clause)
    def wins(table: Sum) -> Outcome:
        return loser(table)

    return wins


def thrower_wins(clause: Clause) -> Callable[[Table[Any, Any, Any]], Outcome]:
    """The last thrower has won; the returned function cites the clause."""

    @cites(clause)
    def wins(table: Table[Any, Any, Any]) -> Outcome:
        return one_of(table, table.turn)

    return wins


def one_of(table: Table[Any, Any, Any], winner: Seat) -> Outcome:
    """The outcome in which one seat has won, with the score 1."""
    return Outcome(tuple(int(seat == winner) for seat in range(table.players)), (winner,))


def no_term(_: Any) -> Term:
    """A dash as a fact, for games without notes of the seats."""
    return Term("-", Text("–", "–"))


class Summed(TypedDict):
    """The shared keywords of games in which a seat loses by bringing the sum to a number."""

    common: int
    words: Callable[[Any], Term]
    shared: Callable[[Any], Term]
    loses: bool


SUMMED: Final[Summed] = {
    "common": 0,
    "words": no_term,
    "shared": points_term,
    "loses": True,
}
