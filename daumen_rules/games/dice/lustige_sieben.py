"""58 Lustige Sieben: bets on two sides of a board and on the seven between them.

It is long because each of twelve fields may pay, lose or stay, and seats bet on several.
"""

from daumen_rules.pieces.impossible import Impossible

from .engines.bank import (
    HOLDS,
    MAY_PASS,
    PASS,
    PASSING,
    RUINED,
    SHORT,
    Banker,
    MayPass,
    Purse,
    bank_game,
    bank_stays,
    can_bet,
    faults,
    holder_told,
    is_short,
    max_bet,
    next_bank,
    passes_by,
    passing,
    ruined,
    same,
    settled,
    stakes,
    stock,
    to_next,
    with_bet,
)
from .engines.bets import bet_rows
from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import AGREED, Sheet
from .engines.tally_entry import rounds_option
from .engines.terms import chips_term, first_is
from .engines.texts import SeatTerm, TextEvent, told
from .engines.values import Clause, Faces, Iterator, Seat, Stake

CLAUSES = clauses("""
    LUSTIGE 58: The merry seven | Lustige Sieben
    setup ¶1
    A board is drawn: the seven on top, below it 2 4 6 9 11 on the left, 3 5 8 10 12 on the right.
    Ein Plan wird gezeichnet: oben die Sieben, darunter links 2 4 6 9 11 und rechts 3 5 8 10 12.
    setup ¶1
    Each seat gets the same number of chips. | Jeder Platz bekommt gleich viele Chips.
    transition ¶1
    One seat holds the bank and throws two dice for all others, here seat A.
    Ein Platz hält die Bank und würfelt mit zwei Würfeln für alle anderen, hier Platz A.
    legality ¶1
    The others bet as much as they like on any number.
    Die anderen setzen beliebig viel auf eine beliebige Zahl.
    scoring ¶1
    The side on which the number thrown stands is lost to the bank.
    Die Seite, auf der die geworfene Zahl steht, kassiert die Bank.
    scoring ¶1
    The bets on the other side are doubled and paid back.
    Die Einsätze der anderen Seite werden verdoppelt und zurückgezahlt.
    scoring ¶1
    A number on the left collects the bets on the seven; after one on the right they stay.
    Eine Zahl links kassiert auch die Einsätze auf der Sieben; nach einer rechts bleiben sie stehen.
    scoring ¶1
    A seven collects both sides, and the bets on it are paid threefold.
    Eine Sieben kassiert beide Seiten, und die Einsätze auf ihr werden dreifach ausgezahlt.
    scoring silent
    Bets that stay when the game is over, or when the bank moves on because that was agreed or
      because it has no chips left, are settled as was agreed.
    Einsätze, die stehen, wenn das Spiel aus ist oder die Bank weitergeht, weil es vereinbart ist
      oder weil sie keine Chips mehr hat, werden abgerechnet, wie es vereinbart ist.
    procedure ¶1
    Each seat keeps in mind how much it has bet, and on which numbers.
    Jeder Platz behält im Kopf, wie viel er auf welche Zahlen gesetzt hat.
    legality silent
    The text sets no limit to a bet; here one is agreed, so that all bets can be listed.
    Der Text setzt Einsätzen keine Grenze; hier wird eine vereinbart, damit alle aufzählbar sind.
""")
BOARD, CHIPS, BANK, BETS, LOST, OTHER, STAYS, SEVEN, AT_END, MEMORY, LIMIT = CLAUSES
NUMBERS = range(2, 13)
LEFT, RIGHT = (2, 4, 6, 9, 11), (3, 5, 8, 10, 12)
Threefold = StrEnum("Threefold", "IN_ALL WON")
Scheme = StrEnum("Scheme", "MANUAL HISTORIC")
BankChips = StrEnum("BankChips", "OWN UNLIMITED")
AtEnd = StrEnum("AtEnd", "RETURNED LOST")
Cells = StrEnum("Cells", "MANY ONE")


@frozen
class Rules:
    threefold: Threefold = option(Threefold.IN_ALL, SEVEN, Source.DECISION)("""
        What is threefold? | Was ist dreifach?
        paid in all, the bet among it | im Ganzen ausgezahlt, mit dem Einsatz
        won besides the bet | gewonnen neben dem Einsatz
    """)
    scheme: Scheme = option(Scheme.MANUAL, OTHER, Source.MANUAL)("""
        What wins with which throw? | Was gewinnt bei welchem Wurf?
        the other side, once | die andere Seite, einfach
        as of old the number twice, its side once, the seven three times | wie früher die Zahl
          doppelt, ihre Seite einfach, die Sieben dreifach
    """)
    at_end: AtEnd = option(AtEnd.RETURNED, AT_END, Source.DECISION)("""
        What becomes of bets that stay at the end? | Was wird zuletzt aus stehenden Einsätzen?
        they go back | sie gehen zurück
        the bank gets them | die Bank bekommt sie
    """)
    cells: Cells = option(Cells.MANY, BETS, Source.DECISION)("""
        On how many numbers may a seat bet? | Auf wie viele Zahlen darf ein Platz setzen?
        on several | auf mehrere
        on one | auf eine
    """)
    bank: Banker = bank_stays(BANK)
    bank_chips: BankChips = option(BankChips.OWN, CHIPS, Source.DECISION)("""
        From what does the bank pay? | Woraus zahlt die Bank?
        from the chips of whoever holds it | aus den Chips dessen, der sie hält
        without limit | ohne Grenze
    """)
    may_pass: MayPass = passing()
    stock: int = stock(20, Source.DECISION, CHIPS)
    max_bet: int = max_bet(5, LIMIT, Source.AGAINST)
    rounds: int = rounds_option(AGREED, 5)


Purses = Sheet[Rules, Purse]


@cites(BOARD, BETS, LIMIT)
def asks(sheet: Purses) -> tuple[Stake | str, ...]:
    """A seat bets on any number, or passes if it has bet or may bet nothing."""
    if sheet.turn == sheet.first:
        return ()
    has_bet = sheet.chosen is not None
    done = [PASS] * (has_bet or sheet.rules.may_pass is MayPass.YES)
    return (*stakes(sheet, NUMBERS), *done)


@cites(BETS)
def chose(sheet: Purses, choice: Stake | str) -> Purses:
    """After a bet the seat may bet again if the rules allow it; else the next seat is on turn."""
    if isinstance(choice, str):
        return to_next(sheet)
    after = evolve(with_bet(sheet, choice), chosen=PASS)
    goes_on = sheet.rules.cells is Cells.MANY and can_bet(after, sheet.turn)
    return after if goes_on else to_next(after)


@cites(LOST, OTHER, STAYS, SEVEN)
def worth(rules: Rules, thrown: int, on: int) -> int | None:
    """The gain of a chip on the number `on` for a throw; -1 if it is lost, None if it stays."""
    if rules.scheme is Scheme.HISTORIC:
        same_side = (on in LEFT) == (thrown in LEFT) and 7 not in (on, thrown)
        return (3 if on == 7 else 2) if on == thrown else 1 if same_side else -1
    if thrown == 7:
        return 2 + (rules.threefold is Threefold.WON) if on == 7 else -1
    if on == 7:
        return -1 if thrown in LEFT else None
    return -1 if (on in LEFT) == (thrown in LEFT) else 1


@cites(LOST, OTHER, STAYS, SEVEN, CHIPS)
def thrown(sheet: Purses, faces: Faces) -> Purses:
    """Settles all bets except those that stay."""
    rules, pips = sheet.rules, sum(faces)
    return settled(sheet, lambda _, bet: worth(rules, pips, bet.on), unlimited=is_unlimited(rules))


@cites(CHIPS)
def is_unlimited(rules: Rules) -> bool:
    """Whether the bank pays even with chips that it does not have."""
    return rules.bank_chips is BankChips.UNLIMITED


def impossible(sheet: Purses) -> Iterator[Impossible]:
    """The faults of purses; one without bets may owe chips if it has held an unlimited bank."""
    notes = sheet.notes
    if is_unlimited(sheet.rules):
        notes = tuple(note if note.bets else Purse(max(0, note.chips)) for note in notes)
    return faults(evolve(sheet, notes=notes))


@cites(BANK, AT_END)
def count(sheet: Purses, faces: Faces) -> Purses:
    """When the bank moves or the game ends, staying bets go back to the seat or to the bank."""
    after = thrown(sheet, faces)
    moves = after.rules.bank is Banker.ROTATE or not can_bet(after, after.first)
    if moves or after.played + 1 == after.rules.rounds:
        gone = -1 if after.rules.at_end is AtEnd.LOST else 0
        after = settled(after, same(gone))
    return to_next(next_bank(after, moves=moves))


def decided_by(rules: Rules, pips: int, on: int) -> Clause | None:
    """The clause by which a throw decides a bet on a number; None where the bet stays."""
    one = worth(rules, pips, on)
    if one is None:
        return None
    if pips == 7:
        return SEVEN
    if one > 0:
        return OTHER
    return STAYS if on == 7 else LOST


def brought(sheet: Purses, seat: Seat) -> dict[Clause, int]:
    """The chips that a seat gains by the throw, for each clause that decides one of its bets."""
    pips, parts = sum(sheet.faces), dict[Clause, int]()
    for bet in sheet.notes[seat].bets:
        if by := decided_by(sheet.rules, pips, bet.on):
            one = worth(sheet.rules, pips, bet.on) or 0
            parts[by] = parts.get(by, 0) + one * bet.chips
    return parts


def lost_at_end(before: Purses, after: Purses, seat: Seat) -> int:
    """How many chips a seat loses to the bank because its bets cannot stay."""
    stays = thrown(before, before.faces).notes[seat].bets
    if after.notes[seat].bets or after.rules.at_end is not AtEnd.LOST:
        return 0
    return sum(bet.chips for bet in stays)


def counts(before: Purses, after: Purses, seat: Seat) -> Clause:
    """Which clause changed a note: BETS for a bet, else the clause that decides the bets."""
    if not before.faces:
        return BETS
    seats = range(before.players) if seat == before.first else (seat,)
    parts = [part for each in seats for part in brought(before, each).items()]
    due = sum(chips for _, chips in parts)
    if seat != before.first and is_short(before, thrown(before, before.faces), seat, due):
        return SHORT
    clauses = [by for by, _ in parts]
    if not clauses:
        return AT_END
    if SEVEN in clauses:
        return SEVEN
    if due >= sum(lost_at_end(before, after, each) for each in seats):
        return OTHER
    return next((by for by in (LOST, STAYS) if by in clauses), AT_END)


def parts_told(before: Purses) -> Iterator[TextEvent]:
    """Tells the gain of a seat by each clause, if several clauses decide its bets."""
    for seat in range(before.players):
        parts = brought(before, seat)
        for by, chips in parts.items() if len(parts) > 1 else ():
            en = "The bank owes {seat} {chips}." if chips > 0 else "{seat} loses {chips}."
            de = "Die Bank schuldet {seat} {chips}." if chips > 0 else "{seat} verliert {chips}."
            yield told(by, en, de, seat=SeatTerm(seat), chips=chips_term(abs(chips)))


def tells(before: Purses, after: Purses) -> Iterator[TextEvent]:
    """Tells the gains by each clause, the end of bets that cannot stay, and the new banker."""
    if not before.faces:
        return
    yield from parts_told(before)
    lost = before.rules.at_end is AtEnd.LOST
    for seat, purse in enumerate(thrown(before, before.faces).notes):
        if purse.bets and not after.notes[seat].bets:
            en = "The bank gets {chips} of {seat}." if lost else "{seat} takes back {chips}."
            de = "Die Bank bekommt {chips} von {seat}." if lost else "{seat} nimmt {chips} zurück."
            chips = chips_term(sum(bet.chips for bet in purse.bets))
            yield told(AT_END, en, de, chips=chips, seat=SeatTerm(seat))
    by = BANK if before.rules.bank is Banker.ROTATE else RUINED
    over = after.played == after.rules.rounds or ruined(after)
    yield from holder_told(before, after, by, HOLDS, over=over)


GAME = bank_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    asks=asks,
    chose=chose,
    says=MAY_PASS,
    bets=range(2, 13),
    rows=bet_rows(BETS, asks, NUMBERS),
    begins=to_next,
    count=count,
    over=ruined,
    faults=impossible,
    noted_by=counts,
    chosen_by=passes_by(BETS),
    refused_by=PASSING,
    tells=tells,
    marks=first_is("bank", "Bank"),
)
