"""77 Pasch: three throws a go, of which each double is paid from the pot.

It is long because the pot may be short, and the text leaves open how a go continues.
"""

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import Table, highest, with_note
from .engines.tally_entry import game, rounds_option
from .engines.terms import IN_MIDDLE
from .engines.texts import SeatTerm, TextEvent, told
from .engines.values import Clause, Faces, Iterator, Seat

CLAUSES = clauses("""
    PASCH2W 77: Doubles from the pot | Pasch mit zwei Würfeln
    setup ¶1
    Fifty units lie in the middle; where fewer than four play, a quarter for each, rounded down.
    Fünfzig Einheiten liegen in der Mitte; bei weniger als vier Spielern ein Viertel für jeden,
      abgerundet.
    procedure ¶1
    A number of rounds is agreed before. | Vorher wird eine Anzahl von Runden vereinbart.
    transition ¶1
    In turn each has three throws of two dice; if none is a double, the next seat throws.
    Reihum hat jeder drei Würfe mit zwei Würfeln; ist keiner ein Pasch, wirft der nächste Platz.
    scoring ¶1
    A double is paid at once from the pot, by its pips; other throws mean nothing.
    Ein Pasch wird sofort nach seinen Augen aus dem Pott bezahlt; andere Würfe bedeuten nichts.
    scoring ¶1
    The most units after the last round win.
    Die meisten Einheiten nach der letzten Runde gewinnen.
    transition silent
    If the pot is short, it pays what it has; whether an empty pot ends the game.
    Reicht der Pott nicht, zahlt er, was er hat; ob ein leerer Pott das Spiel beendet.
""")
POT, ROUNDS, THREE, DOUBLE, WINS, SHORT = CLAUSES
AfterDouble = StrEnum("AfterDouble", "THROW_ON STOP AGAIN")
DoubleValue = StrEnum("DoubleValue", "SUM FACE")
PotShort = StrEnum("PotShort", "END PLAY_ON")


@frozen
class Rules:
    rounds: int = rounds_option(ROUNDS, 3)
    after_double: AfterDouble = option(AfterDouble.THROW_ON, THREE, Source.DECISION)("""
        How does a go continue after a double? | Wie geht es nach einem Pasch weiter?
        with the rest of the three throws | mit dem Rest der drei Würfe
        it is over | gar nicht
        with three new throws | mit drei neuen Würfen
    """)
    double_value: DoubleValue = option(DoubleValue.SUM, DOUBLE, Source.DECISION)("""
        What does a double bring? | Was bringt ein Pasch?
        the pips of both dice | die Augen beider Würfel
        the pips of one die | die Augen eines Würfels
    """)
    pot_short: PotShort = option(PotShort.END, SHORT, Source.DECISION)("""
        What if the pot is empty? | Was ist, wenn der Pott leer ist?
        the game is over | das Spiel ist aus
        it is played to its last round | es wird bis zur letzten Runde gespielt
    """)


Pot = Table[Rules, int, int]


@cites(POT)
def pot(players: int, rules: Rules) -> int:
    """The pot at the start: 50 for four or more seats, a quarter less for each seat below four."""
    return 50 * min(players, 4) // 4


@cites(DOUBLE)
def due(table: Pot, faces: Faces) -> int:
    """How many chips the pot owes the thrower."""
    one, other = faces
    if one != other:
        return 0
    return one + other if table.rules.double_value is DoubleValue.SUM else one


@cites(SHORT)
def paid(table: Pot, faces: Faces) -> int:
    """How many chips the pot pays: what it owes, as far as its chips go."""
    return min(due(table, faces), table.common)


@cites(THREE)
def throws_made(table: Pot) -> int:
    """The throws that count after a double; by an option the go begins anew."""
    return -1 if table.rules.after_double is AfterDouble.AGAIN else table.thrown


@cites(DOUBLE)
def count(table: Pot, faces: Faces) -> Pot:
    """The pot pays for a double."""
    if not due(table, faces):
        return table
    chips, thrown = paid(table, faces), throws_made(table)
    after = with_note(table, table.note + chips)
    return evolve(after, common=table.common - chips, thrown=thrown)


@cites(THREE)
def again(before: Pot, after: Pot) -> bool:
    """A go has three throws; by an option it ends with a double."""
    one, other = before.faces
    stops = one == other and after.rules.after_double is AfterDouble.STOP
    return after.thrown < 3 and not stops


@cites(SHORT)
def over(table: Pot) -> bool:
    """Over when the pot is empty, if the option says so."""
    return table.common == 0 and table.rules.pot_short is PotShort.END


def counts(before: Pot, after: Pot, seat: Seat) -> Clause:
    """Which clause changed a note: SHORT if the pot has too little, else DOUBLE."""
    return SHORT if due(before, before.faces) > before.common else DOUBLE


def tells(before: Pot, after: Pot) -> Iterator[TextEvent]:
    """Tells that an empty pot pays nothing for a double, or ends the game."""
    if over(after) and not over(before):
        yield told(
            SHORT, "The pot is empty; the game is over.", "Der Pott ist leer; das Spiel ist aus."
        )
    if before.faces and due(before, before.faces) and not before.common:
        en, de = (
            "The pot is empty; {seat} gets nothing.",
            "Der Pott ist leer; {seat} bekommt nichts.",
        )
        yield told(SHORT, en, de, seat=SeatTerm(before.turn))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    common=pot,
    again=again,
    count=count,
    over=over,
    wins=highest(WINS),
    noted_by=counts,
    won_by=WINS,
    endless=True,
    tells=tells,
    **IN_MIDDLE,
)
