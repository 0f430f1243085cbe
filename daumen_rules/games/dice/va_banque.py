"""112 Va banque: five dice, joined by each kind of reckoning once, against all but the banker.

It is long because the banker may claim stakes, and what could be divided has to be remembered.
"""

from math import floor, trunc

from daumen_rules.games.dice.engines.kit import *
from daumen_rules.games.dice.engines.reckoning import *

CLAUSES = clauses("""
    VABANQUE 112: Va banque | Va banque
    transition ¶1
    Each in turn is banker once and throws for each of the others, one die after the other.
    Jeder ist reihum einmal Bankhalter und würfelt für jeden anderen, einen Würfel nach dem anderen.
    legality ¶1
    At the second, third and fourth throw the seat says whether sum so far and pips are added,
      subtracted, multiplied or divided.
    Beim zweiten, dritten und vierten Wurf sagt der Platz, ob die Augen zur Zwischensumme kommen,
      von ihr abgehen, sie malnehmen oder teilen.
    transition ¶1
    Each of the four is used once; so the fifth die takes the one that is left.
    Jede der vier wird einmal verwendet; der fünfte Würfel bekommt also die übrige.
    advice ¶1
    It is best to multiply by high pips, such as a six, and to divide by a one.
    Man multipliziert am besten mit hohen Augen, etwa einer Sechs, und dividiert durch eine Eins.
    example ¶2
    3, plus 5, times 6, by 1, minus 4 is 44. | 3, plus 5, mal 6, durch 1, minus 4 ergibt 44.
    legality ¶3
    A division has to leave no rest; at the fifth throw a rest is dropped.
    Eine Division muss ohne Rest aufgehen; beim fünften Wurf fällt ein Rest weg.
    scoring ¶3
    The highest end wins the stakes; the banker has no part in them.
    Das höchste Ergebnis gewinnt den Einsatz; der Bankhalter ist nicht beteiligt.
    scoring ¶3
    By a variant the stake of a seat that could not divide, and whose last division leaves a rest,
      goes to the banker.
    Nach einer Variante fällt der Einsatz an den Bankhalter, wenn ein Platz nicht dividieren konnte
      und die letzte Division einen Rest lässt.
    scoring silent
    Those equally high throw off; by the variant the stakes of the others alone are won.
    Gleich Hohe stechen; nach der Variante werden nur die Einsätze der anderen gewonnen.
    material silent
    Three and more play: with two nobody competes.
    Es spielen drei und mehr: Zu zweit gäbe es keinen Gegner.
""")
BANK, SAYS, ONCE_EACH, ADVICE, EXAMPLE, REST, WINS, CLAIMS, EQUAL, SEATS = CLAUSES
NegDivision = StrEnum("NegDivision", "TRUNC FLOOR")
BankClaims = StrEnum("BankClaims", "NO YES")
Unable = StrEnum("Unable", "NO_LEGAL_DIVISION_OFFERED DID_NOT_DIVIDE")
ClaimedMayWin = StrEnum("ClaimedMayWin", "NO YES")


@frozen
class Rules:
    neg_division: NegDivision = option(NegDivision.TRUNC, REST, Source.DECISION)("""
        How is a rest below nothing dropped? | Wie fällt ein Rest unter null weg?
        towards nothing: −5 by 2 is −2 | zur Null hin: −5 durch 2 ist −2
        downwards: −5 by 2 is −3 | nach unten: −5 durch 2 ist −3
    """)
    bank_claims: BankClaims = option(BankClaims.NO, CLAIMS, Source.MANUAL)("""
        Does the banker claim stakes? | Fallen Einsätze an den Bankhalter?
        no | nein
        yes, by the variant | ja, nach der Variante
    """)
    unable: Unable = option(Unable.NO_LEGAL_DIVISION_OFFERED, CLAIMS, Source.DECISION)("""
        Who could not divide? | Wer konnte nicht dividieren?
        whoever never had a division without a rest | wem nie eine Division ohne Rest offenstand
        whoever has not divided before the fifth die | wer vor dem fünften Würfel nicht geteilt hat
    """)
    claimed_may_win: ClaimedMayWin = option(ClaimedMayWin.NO, EQUAL, Source.DECISION)("""
        Can a seat win whose stake is claimed? | Kann gewinnen, wessen Einsatz verfällt?
        no | nein
        yes, what the others staked | ja, was die anderen gesetzt haben
    """)
    ante: int = number_option(1, range(1, 21), WINS, Source.DECISION)("""
        How high is the stake? | Wie hoch ist der Einsatz?
    """)


@cites(SAYS, REST)
def asks(table: Reckoning) -> tuple[str, ...]:
    """The kinds that are left, at the second to fourth die."""
    return kinds_left(table, exact=True)


def dropped(table: Reckoning, value: Fraction) -> Fraction:
    """A value without its rest."""
    cut = floor if table.rules.neg_division is NegDivision.FLOOR else trunc
    return Fraction(cut(value))


@cites(CLAIMS)
def is_claimed(table: Reckoning, seat: Seat) -> bool:
    """Whether the stake of a seat goes to the banker."""
    if table.rules.bank_claims is BankClaims.NO:
        return False
    note, unable = table.notes[seat], table.rules.unable
    could = note.had_choice and unable is Unable.NO_LEGAL_DIVISION_OFFERED
    return note.left_rest and not could


@cites(CLAIMS, EQUAL)
def can_win(table: Reckoning) -> list[Seat]:
    """All but the banker, and those whose stakes are claimed."""
    free = table.rules.claimed_may_win is ClaimedMayWin.YES
    others = (seat for seat in range(table.players) if seat != banker(table))
    return [seat for seat in others if free or not is_claimed(table, seat)]


@cites(WINS, CLAIMS)
def paid(table: Reckoning, winner: Seat | None) -> Reckoning:
    """The stakes go to the winner, those that are claimed to the banker."""
    ante, bank = table.rules.ante, banker(table)
    others = [seat for seat in range(table.players) if seat != bank]
    claimed = [seat for seat in others if is_claimed(table, seat)]
    for seat in claimed:
        table = noting(table, evolve(table.notes[seat], chips=table.notes[seat].chips - ante), seat)
    if claimed:
        note = table.notes[bank]
        table = noting(table, evolve(note, chips=note.chips + ante * len(claimed)), bank)
    return settled(table, {seat: -ante for seat in others if seat not in claimed}, winner)


@cites(EQUAL)
def rounded(table: Reckoning) -> Reckoning:
    """The stakes are won, unless equals have to throw off."""
    best = ties(table)
    return table if len(best) > 1 else paid(table, best[0] if best else None)


def found(table: Reckoning) -> Reckoning:
    """The stakes go to whoever was left."""
    return paid(table, table.tied[0])


@cites(BANK)
def plays(table: Reckoning) -> bool:
    """The banker throws for the others alone."""
    return table.turn != banker(table)


@cites(BANK)
def over(table: Reckoning) -> bool:
    """Each seat has been the banker once."""
    return table.played == table.players


@cites(SEATS)
def seats() -> range:
    """Three to eight."""
    return range(3, 9)


def counts(before: Reckoning, after: Reckoning, seat: Seat) -> Clause:
    """By the die, and at the end of a round by what is paid."""
    if before.played != after.played or not before.faces:
        return WINS
    if not before.thrown:
        return BANK
    return ONCE_EACH if before.thrown == 4 else SAYS


ties, again = best_of(can_win, EQUAL), throws(ONCE_EACH, 5)
count, wins = reckoning(asks, dropped, SAYS, ONCE_EACH, REST), richest(WINS)
GAME = game(Rules(), count, wins, seats=seats(), rounds=no_rounds, **RECKONING, thrower=banker)
