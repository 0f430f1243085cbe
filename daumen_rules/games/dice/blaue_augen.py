"""78 Blaue Augen, and its variant Graue Augen: only even faces count, or only odd ones."""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import by_before
from .engines.sheets import AGREED, Sheet, adding, highest
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    AUGEN 78: Blue eyes, or grey eyes | Blaue Augen
    scoring ¶1
    Even faces are added, odd ones count nothing.
    Gerade Augen werden addiert, ungerade zählen nichts.
    scoring ¶1
    In the variant Graue Augen odd faces are added, and even ones count nothing.
    Bei der Variante Graue Augen werden ungerade addiert, und gerade zählen nichts.
    scoring silent
    The highest sum wins. | Die höchste Summe gewinnt.
""")
BLUE, GREY, WINS = CLAUSES

Eyes = StrEnum("Eyes", "BLUE GREY")


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 5)
    eyes: Eyes = option(Eyes.BLUE, GREY, Source.MANUAL)("""
        Which game is played? | Welches Spiel wird gespielt?
        Blaue Augen: even faces count | Blaue Augen: gerade zählen
        Graue Augen: odd faces count | Graue Augen: ungerade zählen
    """)


@cites(BLUE, GREY)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of the faces that count."""
    odd = sheet.rules.eyes is Eyes.GREY
    return sum(face for face in faces if face % 2 == odd)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    count=adding(worth),
    wins=highest(WINS),
    noted_by=by_before(lambda sheet: sheet.rules.eyes is Eyes.GREY, GREY, BLUE),
    won_by=WINS,
)
