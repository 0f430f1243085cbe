"""80 Um den Stern: only pips that lie around a middle one count."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import Sheet, adding, highest, lasting
from .engines.tally_entry import game
from .engines.values import Faces

CLAUSES = clauses("""
    UMSTERN 80: Around the star | Um den Stern
    setup ¶1
    Three rounds are played; in a round each seat throws once.
    Es werden drei Runden gespielt; in einer Runde wirft jeder Platz einmal.
    scoring ¶1
    A 3 counts two and a 5 counts four; nothing else counts.
    Eine 3 zählt zwei und eine 5 vier; sonst zählt nichts.
    scoring silent
    The highest sum wins. | Die höchste Summe gewinnt.
""")
THREE, AROUND, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(AROUND)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips around a middle one: 2 on each three and 4 on each five."""
    return 2 * faces.count(3) + 4 * faces.count(5)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    rounds=lasting(THREE, 3),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=AROUND,
    won_by=WINS,
)
