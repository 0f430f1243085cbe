"""96 Turmbläser: two dice under the cup, a third one blown down from it."""

from .engines.cup import cup_game
from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest
from .engines.tally_entry import rounds_option
from .engines.texts import Term, Text
from .engines.values import Faces

CLAUSES = clauses("""
    TURMBLAESER 96: Tower blower | Turmbläser
    transition ¶1
    Two dice are slammed on the table under the cup, where nobody sees them.
    Zwei Würfel werden mit dem Becher auf den Tisch gestülpt; niemand sieht sie.
    transition ¶1
    The third is laid on the cup and blown down; only then the cup is lifted.
    Der dritte wird auf den Becher gelegt und heruntergeblasen; erst dann wird der Becher gehoben.
    scoring ¶1
    The sum of the first two is multiplied by the third.
    Die Summe der ersten beiden wird mit dem dritten malgenommen.
    scoring silent
    The highest sum of all rounds wins. | Die höchste Summe aller Runden gewinnt.
""")
SLAMMED, BLOWN, PRODUCT, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 5)


@cites(SLAMMED, BLOWN)
def dice(faces: Faces) -> Term:
    """The two dice under the cup and the die blown down, as a fact."""
    one, two, blown = faces
    en = f"{one} and {two} under the cup, {blown} blown down"
    de = f"{one} und {two} unter dem Becher, {blown} heruntergeblasen"
    return Term(f"{one} {two} {blown}", Text(en, de))


@cites(PRODUCT)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The sum of the two dice under the cup, times the third die."""
    first, second, blown = faces
    return (first + second) * blown


GAME = cup_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    cup=2,
    count=adding(worth),
    wins=highest(WINS),
    noted_by=PRODUCT,
    won_by=WINS,
    shown=dice,
)
