"""Parts of games that ask one question about a note, a throw, or the common part of a table.

Each game gives the question and the clause.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.seats import Seat

from .sheets import Sheet, Table

N = TypeVar("N")


def beginning(clause: Clause, note: N) -> Callable[[Any], N]:
    """The function that gives every seat the same note at the start."""

    @cites(clause)
    def blank(_: Any) -> N:
        return note

    return blank


def somebody(clause: Clause, done: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """The game is over as soon as `done` holds for the note of any seat."""

    @cites(clause)
    def over(sheet: Sheet[Any, Any]) -> bool:
        return any(map(done, sheet.notes))

    return over


def together(clause: Clause, done: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """The game is over as soon as `done` holds for the common part of the table."""

    @cites(clause)
    def over(table: Table[Any, Any, Any]) -> bool:
        return done(table.common)

    return over


def taking_part(still: Callable[[Any], bool], *marks: Clause) -> Callable[[Any], bool]:
    """The seat on turn takes part as long as `still` holds for its note."""

    @cites(*marks)
    def plays(sheet: Sheet[Any, Any]) -> bool:
        return still(sheet.note)

    return plays


def by_note(
    asked: Callable[[Any], bool], yes: Clause, no: Clause
) -> Callable[[Any, Any, Seat], Clause]:
    """Which clause changed a note: `yes` if `asked` holds for the new note, else `no`."""

    def counts(_: Any, after: Sheet[Any, Any], seat: Seat) -> Clause:
        return yes if asked(after.notes[seat]) else no

    return counts


def by_before(
    asked: Callable[[Any], bool], yes: Clause, no: Clause
) -> Callable[[Any, Any, Seat], Clause]:
    """Which clause changed a note: `yes` if `asked` holds for the sheet before, else `no`."""

    def counts(before: Any, _: Any, seat: Seat) -> Clause:
        return yes if asked(before) else no

    return counts


def by_end(asked: Callable[[Any], bool], yes: Clause, no: Clause) -> Callable[[Any], Clause]:
    """Which clause ends the game: `yes` if `asked` holds for the last sheet, else `no`."""

    def ends(sheet: Any) -> Clause:
        return yes if asked(sheet) else no

    return ends
