"""110 Würfelstapel, the second of that number: a trick with a tower of dice."""

from .engines.kit import Source, cites, clauses, frozen, number_option
from .engines.magic_trick_game import magic_trick_game
from .engines.values import Faces

CLAUSES = clauses("""
    STAPEL 110b: Tower of dice, a trick | Würfelstapel
    setup ¶1
    One throws four dice and piles them up to a tower, while the magician has turned his back.
    Einer wirft vier Würfel und stapelt sie zu einem Turm; der Zauberer kehrt ihm den Rücken zu.
    legality ¶1
    The pips on top of the tower are named; any of the dice may lie on top.
    Genannt werden die Augen oben auf dem Turm; jeder der Würfel darf oben liegen.
    scoring ¶1
    Opposite faces have seven pips together, so the hidden faces of four have 28 less what is named.
    Gegenüberliegende Seiten haben zusammen sieben Augen, die verdeckten also 28 weniger das
      Genannte.
    scoring ¶1
    It can be done with two, three, five or more dice, from 14, 21, 35 or seven times as many.
    Es geht auch mit zwei, drei, fünf oder mehr Würfeln, von 14, 21, 35 oder siebenmal so vielen.
""")
TOWER, TOP, SEVEN, MORE = CLAUSES


@frozen
class Rules:
    dice: int = number_option(4, range(2, 9), MORE, Source.MANUAL)("""
        How many dice are piled up? | Wie viele Würfel werden gestapelt?
    """)


@cites(TOWER, MORE)
def dice(rules: Rules) -> int:
    """The agreed number of dice."""
    return rules.dice


@cites(TOP)
def names(faces: Faces) -> tuple[int, ...]:
    """The pips of any of the dice."""
    return tuple(sorted(set(faces)))


@cites(SEVEN)
def solve(dice: int, named: int) -> int:
    """Seven for each die, less the top face."""
    return 7 * dice - named


def hidden(faces: Faces, top: int) -> int:
    """The sum of all upper and lower faces without the face on top of the tower."""
    return sum(face + (7 - face) for face in faces) - top


def possible(dice: int) -> range:
    """All possible sums, one for each face on top."""
    return range(7 * dice - 6, 7 * dice)


GAME = magic_trick_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    listed="110",
    most=(56, 56),
    example=(5, 23),
    dice=dice,
    names=names,
    solve=solve,
    possible=possible,
    hidden=hidden,
    naming=TOP,
    solving=SEVEN,
)
