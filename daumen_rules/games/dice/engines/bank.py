"""Bets on what will fall, as in 58 Lustige Sieben and 98 Zehnerspiel.

The engine has purses, limits of bets, the order of betting, and payment. Each game says what to bet
on, what a throw pays, and when the bank moves on. The seat `first` holds the bank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Any, Final, Generic, TypeVar

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.choices import Stake, Word
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.options import Source, number_option, option

from .sheets import Sheet, always, equally_good, with_note
from .tally import Tally
from .tally_entry import game_of
from .terms import chips_term

CLAUSES: Final = clauses("""
    BANK 33–115
    legality silent
    Where chips were counted out, nobody bets more than he has; else accounts are kept.
    Wo Chips ausgeteilt wurden, setzt niemand mehr, als er hat; sonst wird angeschrieben.
    legality silent
    A seat bets at least one chip at a time, and on one thing at most what was agreed.
    Ein Platz setzt jeweils mindestens einen Chip und auf eine Sache höchstens, was vereinbart ist.
    transition silent
    Those who play against the bank bet in turn, the left neighbour of the banker first.
    Wer gegen die Bank spielt, setzt reihum, zuerst der linke Nachbar des Bankhalters.
    transition silent
    Whoever bets nothing more says pass. | Wer nichts mehr setzt, sagt pass.
    transition silent
    What is lost is collected first; a bank that has too little pays clockwise as far as it goes.
    Erst wird kassiert; eine Bank, die zu wenig hat, zahlt im Uhrzeigersinn, soweit es reicht.
    transition silent
    Whoever has no chips left neither bets nor holds the bank; with one such seat left it is over.
    Wer keine Chips mehr hat, setzt nicht und hält keine Bank; hat nur noch einer welche, ist es
      aus.
    scoring silent
    In the end the most chips win. | Am Ende gewinnen die meisten Chips.
""")
"""What the games of bets share; each lists these clauses with its own."""
ENOUGH, HIGHEST_BET, IN_TURN, PASSING, SHORT, RUINED, RICHEST = CLAUSES
HOLDS: Final = Text("{seat} holds the bank now.", "{seat} hält jetzt die Bank.")
PASS: Final = "pass"
NO_MORE: Final = Text("{seat} bets nothing more.", "{seat} setzt nichts mehr.")
MAY_PASS: Final = {PASS: Word("passe", NO_MORE, "bet nothing more | setze nichts mehr")}
Banker = StrEnum("Banker", "FIXED ROTATE")
MayPass = StrEnum("MayPass", "YES NO")
P = TypeVar("P", bound="Sheet[Any, Purse]")


@frozen
class Purse:
    """A note: all chips of a seat, and its bets, one for each number, lowest number first."""

    chips: Annotated[int, Called("chips", "Chips")] = 0
    bets: Annotated[tuple[Stake, ...], Called("bets", "Einsätze")] = ()

    @property
    def free(self) -> int:
        """The number of chips that the seat has not bet."""
        return self.chips - sum(bet.chips for bet in self.bets)


def purse_term(note: Purse) -> Term:
    """The chips and the bets of a purse, as a fact."""
    chips = chips_term(note.chips)
    if not note.bets:
        return chips
    en, de = (
        ", ".join(f"{bet.chips} {on} {bet.on}" if bet.on else f"{bet.chips}" for bet in note.bets)
        for on in ("on", "auf")
    )
    words = Text(f"{chips.words.en}, bet: {en}", f"{chips.words.de}, gesetzt: {de}")
    return Term(f"{chips.code} / {en}", words)


def stock(default: int, source: Source = Source.DECISION, clause: Clause = ENOUGH) -> int:
    """The option of how many chips each seat begins with; 0 means accounts that may go negative."""
    title = """How many chips has each seat, if any? | Wie viele Chips hat jeder Platz, wenn
      überhaupt?"""
    return number_option(default, range(101), clause, source)(title)


def max_bet(
    default: int = 3, clause: Clause = HIGHEST_BET, source: Source = Source.DECISION
) -> int:
    """The option of how many chips a seat may bet on one thing."""
    title = """How many chips may a seat bet on one thing at most? | Wie viele Chips darf ein Platz
      höchstens auf eine Sache setzen?"""
    return number_option(default, range(1, 21), clause, source)(title)


def bank_stays(clause: Clause) -> Banker:
    """The option of whether the bank moves on after each throw."""
    return option(Banker.FIXED, clause, Source.MANUAL)("""
        Who holds the bank? | Wer hält die Bank?
        the same seat to the end | derselbe Platz bis zum Schluss
        each in turn, for one throw | jeder reihum, einen Wurf lang
    """)


def passing() -> MayPass:
    """The option of whether a seat may bet nothing."""
    return option(MayPass.YES, PASSING, Source.DECISION)("""
        May a seat bet nothing? | Darf ein Platz nichts setzen?
        yes | ja
        no | nein
    """)


@cites(ENOUGH)
def filled(rules: Any) -> Purse:
    """The purse of a seat at the start: the chips of the option `stock`, and no bets."""
    return Purse(rules.stock)


# Betting


@cites(RUINED)
def can_bet(sheet: Sheet[Any, Purse], seat: Seat) -> bool:
    """Whether a seat can bet: always with accounts (`stock` 0), else if it has free chips."""
    return not sheet.rules.stock or sheet.notes[seat].free > 0


def laid(purse: Purse, on: int) -> int:
    """How many chips a purse has bet on a number."""
    return sum(bet.chips for bet in purse.bets if bet.on == on)


@cites(ENOUGH, HIGHEST_BET)
def highest_bet(sheet: Sheet[Any, Purse], on: int) -> int:
    """How many more chips the seat on turn can bet on a number; its bets there count already."""
    agreed: int = sheet.rules.max_bet - laid(sheet.note, on)
    return min(agreed, sheet.note.free) if sheet.rules.stock else agreed


def stakes(sheet: Sheet[Any, Purse], numbers: Sequence[int] = (0,)) -> tuple[Stake, ...]:
    """All bets that the seat on turn can make on the given numbers."""
    most_on = {on: highest_bet(sheet, on) for on in numbers}
    return tuple(Stake(chips, on) for on in numbers for chips in range(1, most_on[on] + 1))


@cites(PASSING)
def betting(sheet: Sheet[Any, Purse]) -> tuple[Stake | str, ...]:
    """The bets that a seat other than the bank can make, and `pass` if the rules allow it."""
    if sheet.turn == sheet.first:
        return ()
    return (*stakes(sheet), *[PASS] * (sheet.rules.may_pass is MayPass.YES))


def with_bet(sheet: P, stake: Stake) -> P:
    """The sheet with a bet of the seat on turn added to its earlier bet on the same number."""
    bets = {bet.on: bet for bet in sheet.note.bets}
    bets[stake.on] = Stake(laid(sheet.note, stake.on) + stake.chips, stake.on)
    return with_note(sheet, evolve(sheet.note, bets=tuple(bets[on] for on in sorted(bets))))


@cites(IN_TURN)
def to_next(sheet: P) -> P:
    """The sheet with the next seat on turn that can bet; the bank comes last."""
    turn = _next(sheet, lambda seat: seat == sheet.first or can_bet(sheet, seat))
    return evolve(sheet, turn=turn, chosen=None)


def _next(sheet: Sheet[Any, Purse], fits: Callable[[Seat], bool]) -> Seat:
    return next(seat for seat in map(sheet.left, range(1, sheet.players + 1)) if fits(seat))


def passes_by(by: Clause) -> Callable[[object, Stake | str], Clause]:
    """Which clause a choice cites: PASSING for a pass, and `by` for a bet."""

    @cites(PASSING, by)
    def chooses(_: object, choice: Stake | str) -> Clause:
        return PASSING if choice == PASS else by

    return chooses


def banks(sheet: P, choice: Stake | str) -> P:
    """The sheet after the seat on turn has bet or passed; the next seat is on turn."""
    return to_next(with_bet(sheet, choice) if isinstance(choice, Stake) else sheet)


# Paying


def same(worth: int) -> Callable[[Seat, Stake], int]:
    """The same gain for every chip that any seat has bet."""
    return lambda _, __: worth


@cites(SHORT)
def settled(sheet: P, worth: Callable[[Seat, Stake], int | None], *, unlimited: bool = False) -> P:
    """The sheet after the bank has collected lost bets and then paid the winners clockwise. `worth`
    is the gain per chip: -1 if the chip is lost, None if the bet stays. An `unlimited` bank pays
    even with chips that it does not have.
    """
    limited = sheet.rules.stock and not unlimited
    purses, bank = list(sheet.notes), sheet.notes[sheet.first].chips
    due = dict.fromkeys(clockwise(sheet.first, sheet.players), 0)
    for seat, purse in enumerate(purses):
        if seat != sheet.first:
            brings = {bet: worth(seat, bet) for bet in purse.bets}
            lost = -sum(bet.chips * min(0, one or 0) for bet, one in brings.items())
            due[seat] = sum(bet.chips * max(0, one or 0) for bet, one in brings.items())
            stays = tuple(bet for bet, one in brings.items() if one is None)
            purses[seat] = Purse(purse.chips - lost, stays)
            bank += lost
    for seat, won in due.items():
        paid = min(won, max(0, bank)) if limited else won
        purses[seat] = evolve(purses[seat], chips=purses[seat].chips + paid)
        bank -= paid
    purses[sheet.first] = Purse(bank)
    return evolve(sheet, notes=tuple(purses))


def is_short(before: Sheet[Any, Purse], after: Sheet[Any, Purse], seat: Seat, due: int) -> bool:
    """Whether the bank had too little and paid a seat less than `due` chips."""
    return after.notes[seat].chips - before.notes[seat].chips < due


@cites(RUINED)
def next_bank(sheet: P, *, moves: bool, in_turn: bool = False) -> P:
    """The sheet after all bets are settled: the same seat keeps the bank, or the next seat that can
    bet takes it. If all hold it `in_turn`, each seat passed over counts as a round played."""
    at = evolve(sheet, turn=sheet.first, played=sheet.played + 1)
    if not moves and can_bet(at, at.first):
        return at
    bank = _next(at, lambda seat: can_bet(at, seat))
    missed = (bank - at.first - 1) % at.players if in_turn else 0
    return evolve(at, first=bank, turn=bank, played=at.played + missed)


@cites(RUINED)
def ruined(sheet: Sheet[Any, Purse]) -> bool:
    """Whether fewer than two seats have chips."""
    return bool(sheet.rules.stock) and sum(purse.chips > 0 for purse in sheet.notes) < 2


@cites(RICHEST)
def richest(sheet: Sheet[Any, Purse]) -> Outcome:
    """The seats with the most chips win; a payment is the gain of a seat since the start."""
    chips, stock = [purse.chips for purse in sheet.notes], sheet.rules.stock
    return evolve(equally_good(chips, max(chips)), payments=tuple(each - stock for each in chips))


def holder_told(before: P, after: P, by: Clause, words: Text, *, over: bool) -> Iterator[TextEvent]:
    """The event that names the new banker, if the bank has moved and the game is not over."""
    if after.first != before.first and not over:
        yield told(by, words.en, words.de, seat=SeatTerm(after.first))


def faults(sheet: Sheet[Any, Purse]) -> Iterator[Impossible]:
    """What is wrong with purses that began with a stock: a bet above the chips, or no chips."""
    if sheet.rules.stock:
        for seat, purse in enumerate(sheet.notes):
            yield from between(f"notes[{seat}].chips", purse.free, 0)
        yield from between("notes", sum(note.chips for note in sheet.notes), 1)


@frozen(kw_only=True)
class BankTally(Tally[P], Generic[P]):
    """A game of this engine. `played` counts how often all bets were settled."""

    bets: Sequence[int]
    """All numbers that a seat can ever bet on; (0,) if there is only one thing to bet on."""
    rooms: tuple[Room, ...] = (Room(__name__, CLAUSES),)
    blank: Callable[[Any], Purse] = filled
    faults: Callable[[P], Iterable[Impossible]] = faults
    again: Callable[[P, P], bool] = always
    counted_throws: int | None = 0
    wins: Callable[[P], Outcome] = richest
    words: Callable[[Any], Term] = purse_term
    beside_bets: Callable[[Any], Term] | None = lambda note: chips_term(note.chips)
    scored: str = "Chips | Chips"
    won_by: Clause | Callable[[P], Clause] = RICHEST
    endless: bool | None = True

    @property
    def bets_on(self) -> Sequence[int]:
        return self.bets


bank_game = made_by(BankTally, game_of)
"""A game of this engine."""
