"""115 Vabanquespiel: five dice, joined by each kind of reckoning once, for stakes of twenty.

It is long because it has rounds, a bank and five dice, and the text does not say how is divided.
"""

from math import trunc

from daumen_rules.games.dice.engines.kit import *
from daumen_rules.games.dice.engines.reckoning import *

CLAUSES = clauses("""
    VABANQUESPIEL 115: The game of va banque | Vabanquespiel
    material ¶1
    Two and more play, each with the same number of units.
    Es spielen zwei und mehr, jeder mit gleich vielen Zähleinheiten.
    procedure ¶1
    The highest throw finds who holds the bank first, here seat A.
    Der höchste Wurf ermittelt, wer zuerst die Bank übernimmt, hier Platz A.
    setup ¶1
    Each seat gives a stake of 20 units to the banker.
    Jeder Platz gibt dem Bankhalter einen Einsatz von 20 Einheiten.
    transition ¶2
    The banker throws for each seat in turn, one die after the other.
    Der Bankhalter würfelt der Reihe nach für jeden Platz, einen Würfel nach dem anderen.
    legality ¶2
    After the second, third and fourth throw the seat says which kind of reckoning is used; each of
      the four is used once, in any order.
    Nach dem zweiten, dritten und vierten Wurf sagt der Platz, welche Rechenart verwendet wird; jede
      der vier wird einmal verwendet, in beliebiger Folge.
    example ¶3
    4, times 2, plus 6, minus 4, by 2 is 5. | 4, mal 2, plus 6, minus 4, durch 2 ergibt 5.
    scoring ¶3
    The highest end of a round takes all stakes.
    Das höchste Ergebnis einer Runde nimmt den Gesamteinsatz.
    transition ¶3
    In the next round another seat holds the bank, here the left neighbour of the last banker.
    In der nächsten Runde hält ein anderer die Bank, hier der linke Nachbar des vorigen Bankhalters.
    scoring silent
    Those equally high throw off; how is divided, the text does not say.
    Gleich Hohe stechen; wie geteilt wird, sagt der Text nicht.
""")
SEATS, FIRST, STAKE, BANK, SAYS, EXAMPLE, WINS, NEW, EQUAL = CLAUSES
BankerPlays = StrEnum("BankerPlays", "YES NO")
Division = StrEnum("Division", "AS_112 EXACT_FRACTION")


@frozen
class Rules:
    banker_plays: BankerPlays = option(BankerPlays.YES, BANK, Source.DECISION)("""
        Does the banker also throw for himself? | Würfelt der Bankhalter auch für sich?
        yes, last | ja, zuletzt
        no, but he gives a stake too | nein, gibt aber auch einen Einsatz
    """)
    division: Division = option(Division.AS_112, EQUAL, Source.DECISION)("""
        How is divided? | Wie wird geteilt?
        without a rest, which only the fifth die drops, as in 112 | ohne Rest, den erst der fünfte
          Würfel fallen lässt, wie in 112
        exactly, in fractions | genau, in Brüchen
    """)
    rounds: int = rounds_option(AGREED, 1)


@cites(SAYS, EQUAL)
def asks(table: Reckoning) -> tuple[str, ...]:
    """The kinds that are left, at the second to fourth die."""
    return kinds_left(table, exact=table.rules.division is Division.AS_112)


def dropped(table: Reckoning, value: Fraction) -> Fraction:
    """A value without its rest, unless fractions are kept."""
    return Fraction(trunc(value)) if table.rules.division is Division.AS_112 else value


@cites(BANK)
def plays(table: Reckoning) -> bool:
    """All, or all but the banker."""
    return table.rules.banker_plays is BankerPlays.YES or table.turn != banker(table)


def reckoned(table: Reckoning) -> list[Seat]:
    """Who has reckoned in this round."""
    return [seat for seat in range(table.players) if plays(evolve(table, turn=seat))]


@cites(WINS, STAKE, NEW)
def paid(table: Reckoning, winner: Seat) -> Reckoning:
    """All stakes go to the winner, the bank to the left."""
    return settled(table, dict.fromkeys(range(table.players), -20), winner)


@cites(EQUAL)
def rounded(table: Reckoning) -> Reckoning:
    """The stakes are taken, unless equals have to throw off."""
    best, *others = ties(table)
    return table if others else paid(table, best)


def found(table: Reckoning) -> Reckoning:
    """The stakes go to whoever was left."""
    return paid(table, table.tied[0])


@cites(SEATS)
def seats() -> range:
    """Two to eight."""
    return range(2, 9)


def counts(before: Reckoning, after: Reckoning, seat: Seat) -> Clause:
    """By the die, and at the end of a round by what is paid."""
    if before.played != after.played or not before.faces:
        return WINS
    return SAYS if before.thrown else BANK


ties, again = best_of(reckoned, EQUAL), throws(SAYS, 5)
count, wins = reckoning(asks, dropped, SAYS), richest(WINS)
GAME = game(Rules(), count, wins, seats=seats(), **RECKONING, thrower=banker)
