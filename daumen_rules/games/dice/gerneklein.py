"""108 Gerneklein: the lowest sum wins, and a 2 or a 5 may be taken off it."""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import by_before
from .engines.sheets import Sheet, adding, lowest
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    GERNEKLEIN 108: Likes it small | Gerneklein
    procedure ¶1
    The number of rounds is agreed before; it is for two and more, with paper and pencil.
    Die Zahl der Runden wird vorher vereinbart; es ist für zwei und mehr, mit Papier und Stift.
    scoring ¶1
    In turn each has one throw; the pips of the three dice are added and written down.
    Reihum hat jeder einen Wurf; die Augen der drei Würfel werden addiert und notiert.
    scoring ¶1
    Each 2 and each 5 may be taken off the sum.
    Jede 2 und jede 5 darf von der Summe abgezogen werden.
    scoring ¶1
    No throw counts less than nothing. | Kein Wurf zählt weniger als null.
    scoring ¶1
    The lowest sum after all rounds wins. | Die niedrigste Summe nach allen Runden gewinnt.
""")
ROUNDS, ADDED, OFF, ZERO, WINS = CLAUSES
Mode = StrEnum("Mode", "DROP NEGATIVE")


@frozen
class Rules:
    rounds: int = rounds_option(ROUNDS, 5)
    mode: Mode = option(Mode.DROP, OFF, Source.DECISION)("""
        From what is a 2 or 5 taken off? | Wovon wird eine 2 oder 5 abgezogen?
        from the sum, which has it in it: it counts nothing | von der Summe, in der sie steckt: Sie
          zählt nichts
        from the sum of the other dice | von der Summe der anderen Würfel
    """)


@cites(ADDED, OFF, ZERO)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The sum without the 2s and 5s; by an option less them once more, but not below 0."""
    off = sum(face for face in faces if face in (2, 5))
    return max(0, sum(faces) - off * (1 if sheet.rules.mode is Mode.DROP else 2))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    listed=None,
    dice=3,
    count=adding(worth),
    wins=lowest(WINS),
    noted_by=by_before(lambda sheet: bool({2, 5} & set(sheet.faces)), OFF, ADDED),
    won_by=WINS,
)
