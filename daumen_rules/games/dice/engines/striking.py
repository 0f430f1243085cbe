"""Sheets with the numbers from 2 to 12, each struck once, and the 7 any number of times.

The games 65 Gestrichene Zwölf and 66 Die Spinne share this note and the way to strike. Each game
says how much the losers pay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.matches import paid_to

from .sheets import Sheet, with_note
from .terms import chips_term, open_term


@frozen
class Struck:
    """A note: the open numbers, and the strokes at the 7."""

    open: Annotated[tuple[int, ...], Called("open", "offen")] = tuple(range(2, 13))
    sevens: Annotated[int, Called("sevens", "Siebenen")] = 0

    @property
    def strokes(self) -> int:
        """The number of strokes on the sheet, all strokes at the 7 included."""
        others = sum(number != 7 for number in self.open)
        return 10 - others + self.sevens


def struck_term(note: Struck) -> Term:
    """The open numbers and the strokes at the 7, as a fact."""
    still = open_term(note.open)
    words = Text(
        f"{still.words.en}, {note.sevens} × 7 struck",
        f"{still.words.de}, {note.sevens} × 7 gestrichen",
    )
    return Term(f"{still.code} / {note.sevens}", words)


def striking(*marks: Clause) -> Callable[[Sheet[Any, Struck], Faces], Sheet[Any, Struck]]:
    """The function by which a throw strikes its sum, if the sum is open or 7. It takes the clauses
    of the sheet, the stroke, and the seven, in this order.
    """

    @cites(marks[1], marks[0], *marks[2:])
    def count(sheet: Sheet[Any, Struck], faces: Faces) -> Sheet[Any, Struck]:
        pips, note = sum(faces), sheet.note
        left = tuple(number for number in note.open if number != pips)
        return with_note(sheet, Struck(left, note.sevens + (pips == 7)))

    return count


def paid_by_struck(
    net: Callable[[Any, Struck, Struck], int], *marks: Clause
) -> Callable[[Sheet[Any, Struck]], Outcome]:
    """The outcome: the seat without open numbers wins, and each other seat pays it `net` chips.
    `net` gets the rules, the note of the winner, and the note of the payer.
    """

    @cites(*marks)
    def wins(sheet: Sheet[Any, Struck]) -> Outcome:
        (winner,) = (seat for seat, note in enumerate(sheet.notes) if not note.open)
        dues = [net(sheet.rules, sheet.notes[winner], note) for note in sheet.notes]
        scores = tuple(11 - len(note.open) for note in sheet.notes)
        return Outcome(scores, (winner,), paid_to(winner, dues))

    return wins


def by_stroke(
    strikes: Callable[[Any], Clause] | Clause, sevens: Clause
) -> Callable[[Any, Any, Seat], Clause]:
    """Which clause strikes a number: `sevens` for a 7 struck before, else `strikes`."""

    def counts(before: Sheet[Any, Struck], _: object, seat: Seat) -> Clause:
        if before.notes[seat].sevens and sum(before.faces) == 7:
            return sevens
        return strikes if isinstance(strikes, Clause) else strikes(before)

    return counts


def owed(by: Clause) -> Callable[[Any, Any], Iterator[TextEvent]]:
    """The function that tells how much the winner owes each other seat for open numbers, before
    the payments are set off against each other.
    """

    def tells(before: Sheet[Any, Struck], after: Sheet[Any, Struck]) -> Iterator[TextEvent]:
        if after.notes[before.turn].open:
            return
        for seat, note in enumerate(after.notes):
            if note.open:
                en, de = "{winner} owes {seat} {chips}.", "{winner} schuldet {seat} {chips}."
                winner, chips = SeatTerm(before.turn), chips_term(len(note.open))
                yield told(by, en, de, winner=winner, seat=SeatTerm(seat), chips=chips)

    return tells


class Shared(TypedDict):
    """The keywords of `game` that both games share."""

    dice: int
    blank: Struck
    words: Callable[[Any], Term]
    scored: str


STRIKING: Final[Shared] = {
    "dice": 2,
    "blank": Struck(),
    "words": struck_term,
    "scored": "Struck | Gestrichen",
}
