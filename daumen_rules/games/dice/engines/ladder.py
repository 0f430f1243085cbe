"""Numbers that are written in order, from 1 to 6, and then struck in falling order.

What 33 Jule and 34 Stumme Jule have in common. Their clauses stand with them.
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
    """Whether a go ends with a throw that is used."""
    return option(Go.ONE, clause, Source.MANUAL)("""
        Is a throw that is used followed by another? | Folgt auf einen brauchbaren Wurf ein zweiter?
        no, in the next go | nein, erst wenn man wieder dran ist
        yes, as long as each can be used | ja, solange jeder brauchbar ist
    """)


def unstruck_option(clause: Clause) -> Unstruck:
    """For which numbers is paid."""
    return option(Unstruck.MISSING, clause, Source.DECISION)("""
        Which numbers are not struck? | Welche Zahlen sind nicht gestrichen?
        all that lack a stroke, also those never written | alle ohne Strich, auch die nie
          geschriebenen
        those that stand on the paper without one | die ohne Strich auf dem Papier stehen
    """)


def ladder_term(done: int) -> Term:
    """How far a seat has come, as a fact."""
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
    """How it counts, whether one throws again, when it is over and how it ends, by the clauses."""

    @cites(written, struck)
    def count(sheet: Notes, faces: Faces) -> Notes:
        """A note is how many numbers are written and struck; one number alone comes next."""
        done = sheet.note
        wanted = done + 1 if done < 6 else 12 - done
        return with_note(sheet, done + (faces == (wanted,)))

    @cites(follows)
    def again(before: Notes, after: Notes) -> bool:
        """One throw, or as long as each brings something."""
        return before.rules.go is Go.WHILE_HIT and after.note != before.note

    @cites(pays, won)
    def wins(sheet: Notes) -> Outcome:
        """Scores are numbers struck; what others lack the winner gets."""
        done = [max(0, note - 6) for note in sheet.notes]
        whole = sheet.rules.unstruck is Unstruck.MISSING
        due = [(6 if whole else min(n, 6)) - d for n, d in zip(sheet.notes, done, strict=True)]
        best = most(done)
        paid = [sum(due) if seat in best.winners else -each for seat, each in enumerate(due)]
        return evolve(best, payments=tuple(paid))

    @cites(won)
    def over(sheet: Notes) -> bool:
        """As soon as somebody has struck all."""
        return 12 in sheet.notes

    return count, again, over, wins


def rung(
    written: Clause, struck: Clause, lost: Clause | None = None
) -> Callable[[Notes, Notes, Seat], Clause]:
    """By which clause a note is another: numbers are written, then struck; all may be lost."""

    def counts(before: Notes, after: Notes, seat: Seat) -> Clause:
        if lost is not None and after.notes[seat] < before.notes[seat]:
            return lost
        return written if after.notes[seat] <= 6 else struck

    return counts


class Shared(TypedDict):
    """What both games say of themselves in the same way."""

    dice: int
    words: Callable[[Any], Term]
    scored: str


LADDER: Final[Shared] = {
    "dice": 1,
    "words": ladder_term,
    "scored": "Struck | Gestrichen",
}
