"""Numbers that a seat writes in order from 1 to 6 and then strikes from 6 to 1.

These are the parts that 33 Jule and 34 Stumme Jule share. Their clauses stand in the games.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

from .sheets import Sheet, most, with_note

Go = StrEnum("Go", "ONE WHILE_HIT")
Unstruck = StrEnum("Unstruck", "MISSING ON_PAPER")
Notes = Sheet[Any, int]


def go_option(clause: Clause) -> Go:
    """The option of whether a seat throws again after a throw that it could use."""
    return option(Go.ONE, clause, Source.MANUAL)("""
        Is a throw that is used followed by another? | Folgt auf einen brauchbaren Wurf ein zweiter?
        no, in the next go | nein, erst wenn man wieder dran ist
        yes, as long as each can be used | ja, solange jeder brauchbar ist
    """)


def unstruck_option(clause: Clause) -> Unstruck:
    """The option of the numbers for which the losers pay."""
    return option(Unstruck.MISSING, clause, Source.DECISION)("""
        Which numbers are not struck? | Welche Zahlen sind nicht gestrichen?
        all that lack a stroke, also those never written | alle ohne Strich, auch die nie
          geschriebenen
        those that stand on the paper without one | die ohne Strich auf dem Papier stehen
    """)


def ladder_term(done: int) -> Term:
    """How many numbers a seat has written and struck, as a fact; `done` counts from 0 to 12."""
    words = Text(
        f"{min(done, 6)} written, {max(0, done - 6)} struck",
        f"{min(done, 6)} geschrieben, {max(0, done - 6)} gestrichen",
    )
    return Term(str(done), words)


def ladder(
    written: Clause, struck: Clause, follows: Clause, won: Clause, pays: Clause
) -> tuple[
    Callable[[Notes, Faces], Notes],
    Callable[[Notes, Notes], bool],
    Callable[[Notes], bool],
    Callable[[Notes], Outcome],
]:
    """Four parts of a game: `count`, `again`, `over`, and `wins`. They cite the given clauses."""

    @cites(written, struck)
    def count(sheet: Notes, faces: Faces) -> Notes:
        """Adds 1 to the note if the die shows the next number: 1 to 6 to write, then 6 to 1."""
        done = sheet.note
        wanted = done + 1 if done < 6 else 12 - done
        return with_note(sheet, done + (faces == (wanted,)))

    @cites(follows)
    def again(before: Notes, after: Notes) -> bool:
        """A go has one throw, or by the option lasts as long as each throw could be used."""
        return before.rules.go is Go.WHILE_HIT and after.note != before.note

    @cites(pays, won)
    def wins(sheet: Notes) -> Outcome:
        """Scores are numbers struck; each loser pays the winner one chip per unstruck number."""
        done = [max(0, note - 6) for note in sheet.notes]
        whole = sheet.rules.unstruck is Unstruck.MISSING
        due = [(6 if whole else min(n, 6)) - d for n, d in zip(sheet.notes, done, strict=True)]
        best = most(done)
        paid = [sum(due) if seat in best.winners else -each for seat, each in enumerate(due)]
        return evolve(best, payments=tuple(paid))

    @cites(won)
    def over(sheet: Notes) -> bool:
        """The game is over when a seat has struck all six numbers."""
        return 12 in sheet.notes

    return count, again, over, wins


def rung(
    written: Clause, struck: Clause, lost: Clause | None = None
) -> Callable[[Notes, Notes, Seat], Clause]:
    """Which clause changed a note: a number was written or struck, or the seat lost all of them."""

    def counts(before: Notes, after: Notes, seat: Seat) -> Clause:
        if lost is not None and after.notes[seat] < before.notes[seat]:
            return lost
        return written if after.notes[seat] <= 6 else struck

    return counts


class Shared(TypedDict):
    """The keywords of `game` that both games share."""

    dice: int
    words: Callable[[Any], Term]
    scored: str


LADDER: Final[Shared] = {
    "dice": 1,
    "words": ladder_term,
    "scored": "Struck | Gestrichen",
}
