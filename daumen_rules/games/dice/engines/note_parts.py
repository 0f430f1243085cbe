"""Parts of games that ask one thing: of a note, of a throw, or of what all seats share.

What is asked, and by which clause, stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.seats import Seat

from .sheets import Sheet, Table

N = TypeVar("N")


def beginning(clause: Clause, note: N) -> Callable[[Any], N]:
    """Every seat begins with such a note."""

    @cites(clause)
    def blank(_: Any) -> N:
        return note

    return blank


def somebody(clause: Clause, done: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A game is over as soon as the note of a seat says so."""

    @cites(clause)
    def over(sheet: Sheet[Any, Any]) -> bool:
        return any(map(done, sheet.notes))

    return over


def together(clause: Clause, done: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A game is over as soon as what all share says so."""

    @cites(clause)
    def over(table: Table[Any, Any, Any]) -> bool:
        return done(table.common)

    return over


def taking_part(still: Callable[[Any], bool], *marks: Clause) -> Callable[[Any], bool]:
    """A seat takes part as long as its note says so."""

    @cites(*marks)
    def plays(sheet: Sheet[Any, Any]) -> bool:
        return still(sheet.note)

    return plays


def by_note(
    asked: Callable[[Any], bool], yes: Clause, no: Clause
) -> Callable[[Any, Any, Seat], Clause]:
    """The note of a seat is another by one clause or by the other, as the new note says."""

    def counts(_: Any, after: Sheet[Any, Any], seat: Seat) -> Clause:
        return yes if asked(after.notes[seat]) else no

    return counts


def by_before(
    asked: Callable[[Any], bool], yes: Clause, no: Clause
) -> Callable[[Any, Any, Seat], Clause]:
    """Notes are others by one clause or by the other, as the sheet before says, with its throw."""

    def counts(before: Any, _: Any, seat: Seat) -> Clause:
        return yes if asked(before) else no

    return counts


def by_end(asked: Callable[[Any], bool], yes: Clause, no: Clause) -> Callable[[Any], Clause]:
    """It ends by one clause or by the other, as the last sheet says."""

    def ends(sheet: Any) -> Clause:
        return yes if asked(sheet) else no

    return ends
