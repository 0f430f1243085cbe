"""67 Teilen: a point where the second throw divides the first."""

from .engines.kit import Annotated, Called, cites, clauses, frozen
from .engines.note_parts import by_note, somebody
from .engines.sheets import Sheet, highest, throws, with_note
from .engines.tally_entry import game
from .engines.terms import points_term
from .engines.texts import Term, Text
from .engines.values import Faces

CLAUSES = clauses("""
    TEILEN 67: Dividing | Teilen
    transition ¶1
    Each seat has two throws: the first with two dice, the second with one.
    Jeder Platz hat zwei Würfe: den ersten mit zwei Würfeln, den zweiten mit einem.
    scoring ¶1
    If the second divides the sum of the first without remainder, the seat has a point.
    Teilt der zweite die Summe des ersten ohne Rest, bekommt der Platz einen Punkt.
    scoring ¶1
    Whoever is first to have ten points wins. | Wer zuerst zehn Punkte hat, gewinnt.
""")
TWO, POINT, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@frozen
class Division:
    """A note: points, and the sum to divide, 0 before the first throw of a go."""

    points: Annotated[int, Called("points", "Punkte")] = 0
    pips: Annotated[int, Called("pips", "Augen")] = 0


@cites(TWO)
def dice(sheet: Sheet[Rules, Division]) -> int:
    """Two dice in the first throw of a go, one in the second."""
    return 1 if sheet.thrown else 2


@cites(POINT)
def count(sheet: Sheet[Rules, Division], faces: Faces) -> Sheet[Rules, Division]:
    """Keeps the sum of the first throw; a second throw that divides it brings a point."""
    points, pips = sheet.note.points, sheet.note.pips
    if not sheet.thrown:
        return with_note(sheet, Division(points, sum(faces)))
    return with_note(sheet, Division(points + (pips % faces[0] == 0)))


def division_term(note: Division) -> Term:
    """The points, and the sum to divide, as a fact."""
    points = points_term(note.points).words
    if not note.pips:
        return points_term(note.points)
    words = Text(f"{points.en}, {note.pips} to divide", f"{points.de}, zu teilen ist {note.pips}")
    return Term(f"{note.points} {note.pips}", words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=dice,
    blank=Division(),
    again=throws(TWO, 2),
    count=count,
    over=somebody(WINS, lambda note: note.points == 10),
    wins=highest(WINS),
    noted_by=by_note(lambda note: note.pips > 0, TWO, POINT),
    won_by=WINS,
    words=division_term,
)
