"""39 Die böse Eins: five throws are added, but a 1 puts you out."""

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import by_note, taking_part
from .engines.sheets import AGREED, Sheet, Standing, highest, throws, with_note
from .engines.tally_entry import game, rounds_option
from .engines.terms import standing_term
from .engines.values import Faces

CLAUSES = clauses("""
    BOESEEINS 39: The evil one | Die böse Eins
    transition ¶1
    In turn, each seat has five throws. | Der Reihe nach hat jeder Platz fünf Würfe.
    scoring ¶1
    The pips are added. | Die Augen werden addiert.
    scoring ¶1
    Whoever throws a 1 is out at once and keeps what was added before it.
    Wer eine 1 wirft, ist sofort draußen und behält, was davor addiert wurde.
    scoring ¶1
    The highest sum wins. | Die höchste Summe gewinnt.
""")
FIVE, ADDED, EVIL, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(EVIL)
def is_evil(faces: Faces) -> bool:
    """Whether a throw puts the seat out: a 1 does."""
    return faces == (1,)


@cites(ADDED, EVIL)
def count(sheet: Sheet[Rules, Standing], faces: Faces) -> Sheet[Rules, Standing]:
    """A 1 puts the seat out and adds nothing; anything else is added."""
    points = sheet.note.points
    out = is_evil(faces)
    return with_note(sheet, Standing(points if out else points + sum(faces), out))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    blank=Standing(),
    again=throws(FIVE, 5),
    plays=taking_part(lambda note: not note.is_out),
    count=count,
    wins=highest(WINS),
    noted_by=by_note(lambda note: note.is_out, EVIL, ADDED),
    won_by=WINS,
    words=standing_term,
)
