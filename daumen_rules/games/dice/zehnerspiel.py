"""98 Zehnerspiel: less than ten pips win for those who bet, ten and more for the bank.

It is long because the bank, the bets and what a throw pays are agreed in several ways.
"""

from .engines.bank import (
    HOLDS,
    MAY_PASS,
    PASS,
    PASSING,
    RUINED,
    SHORT,
    Banker,
    Purse,
    bank_game,
    bank_stays,
    banks,
    holder_told,
    is_short,
    max_bet,
    next_bank,
    ruined,
    settled,
    stakes,
    stock,
    to_next,
)
from .engines.bets import bet_rows
from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.sheets import AGREED, Sheet
from .engines.tally_entry import rounds_option
from .engines.terms import first_is
from .engines.texts import TextEvent
from .engines.values import Clause, Faces, Iterator, Seat, Stake

CLAUSES = clauses("""
    ZEHN 98: The game of ten | Zehnerspiel
    transition ¶1
    One seat holds the bank and throws three dice for all others, here seat A first.
    Ein Platz hält die Bank und würfelt mit drei Würfeln für alle anderen, hier zuerst Platz A.
    legality ¶1
    Before the throw each of the others makes a bet. | Vor dem Wurf setzen die anderen.
    scoring ¶1
    Below ten pips they win twice their bets.
    Unter zehn Augen gewinnen sie das Doppelte ihrer Einsätze.
    scoring ¶1
    From ten pips on the bank collects all bets. | Ab zehn Augen kassiert die Bank alle Einsätze.
    scoring silent
    Twice the bet is what the bank hands back, the bet among it, as 58 says of its own twofold.
    Das Doppelte ist, was die Bank zurückgibt, der Einsatz darin, wie 58 es von seinem Doppelten
      sagt.
""")
BANK, BETS, DOUBLE, COLLECTS, AMONG = CLAUSES
Twice = StrEnum("Twice", "IN_ALL WON")
Passing = StrEnum("Passing", "NO YES")
Throws = StrEnum("Throws", "COMMON PER_PLAYER")


@frozen
class Rules:
    twice: Twice = option(Twice.IN_ALL, AMONG, Source.AGAINST)("""
        What is twice the bet? | Was ist der doppelte Einsatz?
        paid in all, the bet among it: one chip is won with each | im Ganzen ausgezahlt, mit dem
          Einsatz: Mit jedem Chip wird einer gewonnen
        won besides the bet, as the words have it: two chips with each | gewonnen neben dem Einsatz,
          wie der Wortlaut es hat: mit jedem Chip zwei
    """)
    throws: Throws = option(Throws.COMMON, BANK, Source.MANUAL)("""
        For whom is a throw? | Für wen ist ein Wurf?
        for all others | für alle anderen
        for one of them after the other | für einen nach dem anderen
    """)
    bank: Banker = bank_stays(BANK)
    stock: int = stock(0)
    max_bet: int = max_bet()
    may_pass: Passing = option(Passing.NO, BETS, Source.MANUAL)("""
        May a seat bet nothing? | Darf ein Platz nichts setzen?
        no, each makes a bet | nein, jeder setzt
        yes | ja
    """)
    rounds: int = rounds_option(AGREED, 5)


Purses = Sheet[Rules, Purse]


@cites(BETS)
def asks(sheet: Purses) -> tuple[Stake | str, ...]:
    """Each seat but the bank makes one bet; by an option it may pass."""
    if sheet.turn == sheet.first:
        return ()
    return (*stakes(sheet), *[PASS] * (sheet.rules.may_pass is Passing.YES))


@cites(BETS, PASSING)
def chooses(sheet: Purses, choice: Stake | str) -> Clause:
    """Which clause a choice cites: PASSING for an allowed pass, else BETS."""
    passes = choice == PASS and sheet.rules.may_pass is Passing.YES
    return PASSING if passes else BETS


def thrown_for(sheet: Purses, seat: Seat) -> bool:
    """Whether the present throw decides the bet of a seat: for all seats, or for one in turn."""
    if sheet.rules.throws is Throws.COMMON:
        return True
    return seat == next(s for s in map(sheet.left, range(1, sheet.players)) if sheet.notes[s].bets)


@cites(AMONG)
def won(rules: Rules) -> int:
    """How many chips a chip wins."""
    return 1 + (rules.twice is Twice.WON)


@cites(DOUBLE, COLLECTS, BANK)
def count(sheet: Purses, faces: Faces) -> Purses:
    """The bank pays for a sum below ten, and collects for any other sum."""
    wins = won(sheet.rules) if sum(faces) < 10 else -1
    after = settled(sheet, lambda seat, _: wins if thrown_for(sheet, seat) else None)
    if any(purse.bets for purse in after.notes):
        return after
    return to_next(next_bank(after, moves=after.rules.bank is Banker.ROTATE))


def counts(before: Purses, after: Purses, seat: Seat) -> Clause:
    """Which clause changed a note: a bet, the throw, or a bank with too few chips."""
    if not before.faces:
        return BETS
    if sum(before.faces) >= 10:
        return COLLECTS
    due = won(before.rules) * sum(bet.chips for bet in before.notes[seat].bets)
    is_paid = seat != before.first and thrown_for(before, seat)
    return SHORT if is_paid and is_short(before, after, seat, due) else DOUBLE


def tells(before: Purses, after: Purses) -> Iterator[TextEvent]:
    """Tells the new banker, by the option or because the last banker has no chips left."""
    by = BANK if before.rules.bank is Banker.ROTATE else RUINED
    over = after.played == after.rules.rounds or ruined(after)
    yield from holder_told(before, after, by, HOLDS, over=over)


GAME = bank_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    asks=asks,
    chose=banks,
    says=MAY_PASS,
    bets=(0,),
    rows=bet_rows(BETS, asks),
    begins=to_next,
    count=count,
    over=ruined,
    noted_by=counts,
    chosen_by=chooses,
    refused_by=(PASSING, BETS),
    tells=tells,
    marks=first_is("bank", "Bank"),
)
