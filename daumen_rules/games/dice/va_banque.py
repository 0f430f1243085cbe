"""112 Va banque: five dice, joined by each kind of reckoning once, against all but the banker.

It is long because the banker may claim stakes, and what could be divided has to be remembered.
"""

from math import floor, trunc

from .engines.kit import Source, StrEnum, cites, clauses, frozen, number_option, option
from .engines.reckoning import (
    RECKONING,
    Reckoned,
    Reckoning,
    banker,
    best_of,
    drops_rest,
    kinds_left,
    misused_kinds,
    reckoning,
    reckoning_game,
    richest,
    staked,
    taken,
    taking,
    with_banker,
)
from .engines.sheets import no_rounds, throws
from .engines.terms import chips_term
from .engines.texts import SeatTerm, TextEvent, told
from .engines.throwoff import ThrowOff
from .engines.values import Clause, Fraction, Iterator, Seat

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
    Those equally high throw off. | Gleich Hohe stechen.
    material silent
    Three and more play: with two nobody competes.
    Es spielen drei und mehr: Zu zweit gäbe es keinen Gegner.
    transition silent
    Each but the banker pays its stake before the banker throws; accounts are kept.
    Jeder außer dem Bankhalter zahlt seinen Einsatz, bevor dieser würfelt; es wird angeschrieben.
    scoring silent
    By the variant the stakes that are not claimed are won; where all are claimed, nobody wins and
      nobody throws off.
    Nach der Variante werden die Einsätze gewonnen, die nicht verfallen; verfallen alle, gewinnt
      niemand, und niemand sticht.
    scoring silent
    When each has been banker, the most chips win.
    War jeder Bankhalter, gewinnen die meisten Chips.
""")
BANK, SAYS, ONCE_EACH, ADVICE, EXAMPLE, REST, WINS, CLAIMS, EQUAL, SEATS, *STAKES = CLAUSES
PAYS, UNCLAIMED, TOTAL = STAKES
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
    unable: Unable = option(Unable.NO_LEGAL_DIVISION_OFFERED, CLAIMS, Source.MANUAL)("""
        Who could not divide? | Wer konnte nicht dividieren?
        whoever never had a division without a rest | wem nie eine Division ohne Rest offenstand
        whoever has not divided before the fifth die | wer vor dem fünften Würfel nicht geteilt hat
    """)
    claimed_may_win: ClaimedMayWin = option(ClaimedMayWin.NO, UNCLAIMED, Source.DECISION)("""
        Can a seat win whose stake is claimed? | Kann gewinnen, wessen Einsatz verfällt?
        no | nein
        yes, what the others staked | ja, was die anderen gesetzt haben
    """)
    ante: int = number_option(1, range(1, 21), PAYS, Source.DECISION)("""
        How high is the stake? | Wie hoch ist der Einsatz?
    """)


@cites(SAYS, REST)
def asks(table: Reckoning) -> tuple[str, ...]:
    """At the second to fourth die the seat chooses one of the kinds left."""
    return kinds_left(table, exact=True)


def dropped(table: Reckoning, value: Fraction) -> Fraction:
    """The whole number of a value; the option says how to round below zero."""
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


@cites(BANK)
def players_of(table: Reckoning) -> list[Seat]:
    """All seats but the banker."""
    return [seat for seat in range(table.players) if seat != banker(table)]


@cites(CLAIMS, UNCLAIMED)
def can_win(table: Reckoning) -> list[Seat]:
    """The seats whose stakes the banker does not claim; by an option all seats, as long as one
    stake is left to win.
    """
    safe = [seat for seat in players_of(table) if not is_claimed(table, seat)]
    free = table.rules.claimed_may_win is ClaimedMayWin.YES
    return players_of(table) if safe and free else safe


@cites(PAYS)
def new_round(table: Reckoning, bank: Seat) -> Reckoning:
    """Begins a round: a seat takes the bank, and all others pay their stakes."""
    table = with_banker(table, bank)
    return staked(table, players_of(table), table.rules.ante)


def begins(table: Reckoning) -> Reckoning:
    """Seat A holds the bank first."""
    return new_round(table, 0)


@cites(WINS, CLAIMS)
def paid(table: Reckoning, winner: Seat | None) -> Reckoning:
    """The banker takes the claimed stakes, and the winner takes the others."""
    claimed = sum(is_claimed(table, seat) for seat in players_of(table)) * table.rules.ante
    chips = {banker(table): claimed}
    if winner is not None:
        chips[winner] = table.common - claimed
    ended = taking(table, chips)
    return ended if over(ended) else new_round(ended, ended.played)


@cites(EQUAL)
def rounded(table: Reckoning) -> Reckoning:
    """Pays out the stakes, unless tied seats have to throw off."""
    best = ties(table)
    return table if len(best) > 1 else paid(table, best[0] if best else None)


def found(table: Reckoning) -> Reckoning:
    """Pays out the stakes to the seat that the throw-off has left."""
    return paid(table, table.tied[0])


@cites(BANK)
def plays(table: Reckoning) -> bool:
    """All seats take part but the banker, who throws for them."""
    return table.turn != banker(table)


@cites(BANK)
def over(table: Reckoning) -> bool:
    """Over when each seat has been the banker once."""
    return table.played == table.players


@cites(SEATS)
def seats() -> range:
    """Three to eight."""
    return range(3, 9)


def gains(before: Reckoning, after: Reckoning) -> list[int]:
    """How many chips each seat took in a step that ended a round; zeros in any other step."""
    if before.common == after.common and before.first == after.first:
        return [0] * before.players
    return taken(before, after, before.rules.ante, players_of(after))


def tells(before: Reckoning, after: Reckoning) -> Iterator[TextEvent]:
    """Tells a dropped remainder and, after a round, the stakes that were claimed and won."""
    if drops_rest(before, after):
        yield told(REST, "The rest is dropped.", "Der Rest fällt weg.")
    got = gains(before, after)
    if not any(got):
        return
    bank = banker(before)
    for seat in players_of(before):
        if is_claimed(after, seat):
            en, de = "{bank} takes the stake of {seat}.", "{bank} nimmt den Einsatz von {seat}."
            yield told(CLAIMS, en, de, bank=SeatTerm(bank), seat=SeatTerm(seat))
    for seat in players_of(before):
        if got[seat]:
            en, de = "{seat} wins {chips}.", "{seat} gewinnt {chips}."
            yield told(WINS, en, de, seat=SeatTerm(seat), chips=chips_term(got[seat]))
    if got[bank] == before.common:
        yield told(UNCLAIMED, "Nobody wins the stakes.", "Niemand gewinnt die Einsätze.")


def counts(before: Reckoning, after: Reckoning, seat: Seat) -> Clause:
    """Which clause changed a note: that of the die, or CLAIMS, WINS or PAYS for chips."""
    if before.faces and seat == before.turn:
        return (BANK, SAYS, SAYS, SAYS, ONCE_EACH)[before.thrown]
    got, bank = gains(before, after), banker(before)
    if got[bank] == before.common or (seat == bank and got[bank]):
        return CLAIMS
    return WINS if seat < 0 or got[seat] or not after.common else PAYS


ties = best_of(can_win, EQUAL)
GAME = reckoning_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    seats=seats(),
    blank=Reckoned(),
    rounds=no_rounds,
    again=throws(ONCE_EACH, 5),
    plays=plays,
    asks=asks,
    rows=misused_kinds(ONCE_EACH, REST, lambda _: True),
    begins=begins,
    count=reckoning(asks, dropped, SAYS, ONCE_EACH, REST),
    over=over,
    rounded=rounded,
    throw_off=ThrowOff(ties=ties, by=EQUAL, found=found),
    wins=richest(TOTAL),
    noted_by=counts,
    won_by=TOTAL,
    chosen_by=SAYS,
    tells=tells,
    **RECKONING,
)
