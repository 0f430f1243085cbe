"""106 Wieviel Augen? with three dice: a trick, in which tops and bottoms make a long number."""

from .engines.kit import cites, clauses, frozen
from .engines.magic_trick import Reckoning, digits, reckoning_option
from .engines.magic_trick_game import magic_trick_game
from .engines.values import Faces

CLAUSES = clauses("""
    AUGEN3W 106: How many pips? A trick with three dice | Wieviel Augen? mit drei Würfeln
    setup ¶1
    Three dice are thrown. | Es wird mit drei Würfeln geworfen.
    legality ¶1
    Their tops and then their bottoms are written as one number of six digits; it is divided by 37,
      the result by 3, and what comes of it is named.
    Ihre oberen und dann ihre unteren Seiten werden als sechsstellige Zahl aufgeschrieben; sie wird
      durch 37 geteilt, das Ergebnis durch 3, und was herauskommt, wird genannt.
    scoring ¶1, 2
    The magician subtracts 7 and divides by 9: the digits are the three dice, as 1384 gives 153.
    Der Zauberer zieht 7 ab und teilt durch 9: Die Ziffern sind die drei Würfel, aus 1384 wird 153.
    remark 110b ¶1
    Opposite faces of a die have seven pips together.
    Gegenüberliegende Seiten eines Würfels haben zusammen sieben Augen.
""")
THREE, NAMED, NINTH, SEVEN = CLAUSES


@frozen
class Rules:
    reckoning: Reckoning = reckoning_option(NAMED)


@cites(THREE)
def dice(rules: Rules) -> int:
    """Three."""
    return 3


@cites(NAMED, SEVEN)
def names(faces: Faces) -> tuple[int, ...]:
    """The result of the reckoning: 1006 for three ones, up to 6001 for three sixes."""
    return (digits((*faces, *(7 - face for face in faces))) // 37 // 3,)


@cites(NINTH)
def solve(dice: int, named: int) -> int:
    """A ninth of the number named less 7; its digits are the faces. 0 if a remainder is left."""
    ninth, rest = divmod(named - 7, 9)
    return 0 if rest else ninth


GAME = magic_trick_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    most=(6001, 999),
    example=(1384, 153),
    dice=dice,
    names=names,
    solve=solve,
    naming=NAMED,
    solving=NINTH,
)
