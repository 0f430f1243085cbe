"""A sum that all seats share, and that somebody brings to its end.

What games of one common number put together. Which number, and who has won, stands in the games.
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
    """The pips of all are added up."""

    @cites(clause)
    def count(table: Sum, faces: Faces) -> Sum:
        return evolve(table, common=table.common + sum(faces))

    return count


def reached(clause: Clause, limit: int) -> Callable[[Sum], bool]:
    """It is over when the common number has reached a limit."""

    @cites(clause)
    def over(table: Sum) -> bool:
        return table.common >= limit

    return over


def loser(table: Table[Any, Any, Any]) -> Outcome:
    """Whoever has thrown last has lost."""
    return all_but([table.turn], [-(seat == table.turn) for seat in range(table.players)])


def thrower_loses(clause: Clause) -> Callable[[Sum], Outcome]:
    """Whoever has thrown last has lost, by a clause."""

    @cites(clause)
    def wins(table: Sum) -> Outcome:
        return loser(table)

    return wins


def thrower_wins(clause: Clause) -> Callable[[Table[Any, Any, Any]], Outcome]:
    """Whoever has thrown last has won, by a clause."""

    @cites(clause)
    def wins(table: Table[Any, Any, Any]) -> Outcome:
        return one_of(table, table.turn)

    return wins


def one_of(table: Table[Any, Any, Any], winner: Seat) -> Outcome:
    """One seat alone has won."""
    return Outcome(tuple(int(seat == winner) for seat in range(table.players)), (winner,))


def no_term(_: Any) -> Term:
    """Nothing is noted of a seat."""
    return Term("-", Text("–", "–"))


class Summed(TypedDict):
    """What games say in the same way that a seat loses by bringing the sum to a number."""

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
