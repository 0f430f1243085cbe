"""92 Tausend: three throws make three numbers of three digits, together up to a thousand."""

from itertools import permutations, product

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import by_end
from .engines.sheets import Sheet, lasting, most, with_note
from .engines.tally_entry import game
from .engines.texts import THROWN, Text
from .engines.values import Choosing, Faces, Outcome

CLAUSES = clauses("""
    TAUSEND 92: A thousand | Tausend
    transition ¶1
    Three rounds are thrown with three dice. | Es wird dreimal reihum mit drei Würfeln geworfen.
    legality ¶1
    At once after a throw the seat writes its faces in any order, as a number of three digits.
    Sofort nach dem Wurf schreibt der Platz die Augen in beliebiger Folge als dreistellige Zahl.
    scoring ¶1
    The three numbers are added; whoever makes 1000, or comes nearest below it, wins.
    Die drei Zahlen werden addiert; wer 1000 trifft oder am dichtesten darunter bleibt, gewinnt.
    scoring silent
    Whoever is above 1000 cannot win; if all are, nobody does.
    Wer über 1000 kommt, kann nicht gewinnen; sind es alle, gewinnt niemand.
    example ¶1
    3-5-6 can be written as 356, 365, 536, 563, 635 or 653.
    3-5-6 kann als 356, 365, 536, 563, 635 oder 653 geschrieben werden.
""")
THREE, WRITES, THOUSAND, ABOVE, EXAMPLE = CLAUSES
NUMBERS = tuple(100 * a + 10 * b + c for a, b, c in product(range(1, 7), repeat=3))


@frozen
class Rules:
    """Nothing is left open."""


@cites(WRITES)
def asks(sheet: Sheet[Rules, int]) -> tuple[int, ...]:
    """All numbers that the three faces can make as digits."""
    if not sheet.faces or sheet.chosen is not None:
        return ()
    return tuple(sorted({100 * a + 10 * b + c for a, b, c in permutations(sheet.faces)}))


@cites(WRITES, THOUSAND)
def count(sheet: Sheet[Rules, int], faces: Faces) -> Sheet[Rules, int]:
    """Adds the chosen number."""
    return with_note(sheet, sheet.note + int(sheet.chosen or 0))


@cites(ABOVE, THOUSAND)
def wins(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum up to a thousand wins; with every sum above it, nobody does."""
    return most(sheet.notes, [seat for seat, note in enumerate(sheet.notes) if note <= 1000])


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    rounds=lasting(THREE, 3),
    asks=asks,
    numbers=NUMBERS,
    count=count,
    wins=wins,
    noted_by=WRITES,
    won_by=by_end(lambda sheet: min(sheet.notes) <= 1000, THOUSAND, ABOVE),
    choosing=Choosing(
        Text("{seat} writes {what}.", "{seat} schreibt {what}."),
        "write {number} | schreibe {number}",
        (THROWN.en,),
    ),
    chosen_by=WRITES,
)
