"""87 Einmaleins: the sum of two white dice times the grey one."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.texts import Term, Text
from .engines.values import Faces

CLAUSES = clauses("""
    EINMALEINS 87: Times table | Einmaleins
    material ¶1
    One die is painted grey, two are white; of a throw, the last face is that of the grey die.
    Ein Würfel ist grau gefärbt, zwei sind weiß; in einem Wurf steht der graue zuletzt.
    transition ¶1
    Each seat has one throw. | Jeder Platz hat einen Wurf.
    scoring ¶1
    The sum of the white dice is multiplied by the grey one.
    Die Summe der weißen Würfel wird mit dem grauen malgenommen.
    scoring silent
    The highest result wins; of several rounds, the highest sum.
    Das höchste Ergebnis gewinnt, bei mehreren Runden die höchste Summe.
""")
GREY, ONE, PRODUCT, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(ONE, 1)


@cites(GREY)
def colours(faces: Faces) -> Term:
    """The throw with the colours of the dice, as a fact."""
    first, second, grey = faces
    return Term(
        f"{first} {second} {grey}",
        Text(f"white {first} and {second}, grey {grey}", f"weiß {first} und {second}, grau {grey}"),
    )


@cites(PRODUCT)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The sum of the white dice times the grey die."""
    first, second, grey = faces
    return (first + second) * grey


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    again=throws(ONE, 1),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=PRODUCT,
    won_by=WINS,
    shown=colours,
)
