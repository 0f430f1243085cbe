"""48 Nackter Spatz: each throws for the right neighbour, and a 1 costs a point."""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.sheets import Sheet, highest, lasting, with_note
from .engines.tally_entry import game
from .engines.texts import TextEvent, told
from .engines.values import Clause, Faces, Iterator, Seat

CLAUSES = clauses("""
    SPATZ 48: Naked sparrow | Nackter Spatz
    scoring ¶1
    What a seat throws belongs to its right neighbour.
    Was ein Platz wirft, gehört seinem rechten Nachbarn.
    scoring ¶1
    A 1 is a naked sparrow: it costs a point and brings nothing.
    Eine 1 ist ein nackter Spatz: Sie kostet einen Punkt und bringt nichts.
    setup ¶1
    Six rounds are played. | Es werden sechs Runden gespielt.
    scoring ¶1
    The most points win. | Die meisten Punkte gewinnen.
    scoring silent
    Whether a sum can fall below zero. | Ob eine Summe unter null fallen kann.
""")
RIGHT, SPARROW, SIX, WINS, BELOW = CLAUSES

Sparrow = StrEnum("Sparrow", "THROWER RECEIVER")
BelowZero = StrEnum("BelowZero", "YES NO")


@frozen
class Rules:
    sparrow: Sparrow = option(Sparrow.THROWER, SPARROW, Source.MANUAL)("""
        Whom does a 1 cost a point? | Wen kostet eine 1 einen Punkt?
        whoever has thrown it | wer sie geworfen hat
        the right neighbour, who gets the throws | den rechten Nachbarn, dem die Würfe gehören
    """)
    below_zero: BelowZero = option(BelowZero.YES, BELOW, Source.DECISION)("""
        Can a sum fall below zero? | Kann eine Summe unter null fallen?
        yes | ja
        no, a 1 costs nothing then | nein, eine 1 kostet dann nichts
    """)


@cites(RIGHT, SPARROW, BELOW)
def count(sheet: Sheet[Rules, int], faces: Faces) -> Sheet[Rules, int]:
    """The pips go to the right neighbour; a 1 takes a point from one of the two."""
    right = sheet.left(-1)
    if faces != (1,):
        return with_note(sheet, sheet.notes[right] + sum(faces), right)
    loser = sheet.turn if sheet.rules.sparrow is Sparrow.THROWER else right
    least = 0 if sheet.rules.below_zero is BelowZero.NO else -6
    return with_note(sheet, max(least, sheet.notes[loser] - 1), loser)


def counts(before: Sheet[Rules, int], after: Sheet[Rules, int], seat: Seat) -> Clause:
    """Which clause changed a note: SPARROW if it fell, else RIGHT."""
    return SPARROW if after.notes[seat] < before.notes[seat] else RIGHT


def tells(before: Sheet[Rules, int], after: Sheet[Rules, int]) -> Iterator[TextEvent]:
    """Tells that a sparrow takes nothing."""
    if before.notes == after.notes:
        yield told(BELOW, "The sparrow costs nothing.", "Der Spatz kostet nichts.")


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    rounds=lasting(SIX, 6),
    count=count,
    wins=highest(WINS),
    noted_by=counts,
    won_by=WINS,
    tells=tells,
)
