"""75 Wieviel Augen? with two dice: a trick, in which 25 is taken from what is named."""

from .engines.kit import cites, clauses, frozen
from .engines.magic_trick import Reckoning, reckoning_option
from .engines.magic_trick_game import magic_trick_game
from .engines.values import Faces

CLAUSES = clauses("""
    AUGEN2W 75: How many pips? A trick with two dice | Wieviel Augen? mit zwei Würfeln
    setup ¶1
    One throws two dice, of which there is a first and a second one.
    Einer wirft zwei Würfel, einen ersten und einen zweiten.
    legality ¶1
    The first is doubled, 5 is added, that is multiplied by 5, the second is added; this is named.
    Der erste wird verdoppelt, 5 addiert, mit 5 malgenommen, der zweite addiert; das wird genannt.
    scoring ¶1–3
    The magician subtracts 25: the digits that are left are the two dice, as 87 gives 62.
    Der Zauberer zieht 25 ab: Die Ziffern, die bleiben, sind die zwei Würfel, wie bei 87 die 62.
""")
TWO, NAMED, MINUS = CLAUSES


@frozen
class Rules:
    reckoning: Reckoning = reckoning_option(NAMED)


@cites(TWO)
def dice(rules: Rules) -> int:
    """Two."""
    return 2


@cites(NAMED)
def names(faces: Faces) -> tuple[int, ...]:
    """The result of the reckoning: 36 for two ones, up to 91 for two sixes."""
    first, second = faces
    return ((2 * first + 5) * 5 + second,)


@cites(MINUS)
def solve(dice: int, named: int) -> int:
    """The number named less 25; its digits are the two faces."""
    return named - 25


GAME = magic_trick_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    most=(99, 99),
    example=(87, 62),
    dice=dice,
    names=names,
    solve=solve,
    naming=NAMED,
    solving=MINUS,
)
