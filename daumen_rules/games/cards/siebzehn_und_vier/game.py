"""127 Siebzehn und Vier: each seat buys cards up to 21 against the bank, and others stake on it.

The module has the game's own rules. `bank_game` has rounds and stakes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number, sentence
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import cards_term, sorted_hand
from daumen_rules.pieces.choices import Bet, Say, Word
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.impossible import Impossible, expected

from ..engines.bank_entry import bank_game
from ..engines.bank_game import Phase
from ..engines.bank_rounds import is_over
from ..engines.bank_stakes import PASS, shuffled_told, staking
from ..engines.bank_table import Act, After, Bank, Task, and_then, say_of
from ..engines.hands import hand_told
from ..engines.laying import put
from ..engines.tricks import Cards
from . import rounds, rules
from .clauses import (
    AIM,
    BUYS,
    CLAUSES,
    DEALT,
    JOINS,
    LIMIT,
    NEARER,
    OPEN,
    OUT,
    PACK_ANEW,
    PAYS,
    RAISES,
    SAYS,
    TAKES,
    TURNS,
)
from .rounds import duel_over, filled, has_staked, joining, left_in_bank, most, start
from .rules import AIM_POINTS, BankCards, Bought, Raises, Rules, points

BUY: Final = "buy"
RAISE: Final = "raise"
_BUYS: Final = Word(
    "kaufe", Text("{seat} buys.", "{seat} kauft."), "buy a card | kaufe eine Karte", ("stock",)
)
_PASSES: Final = Text("{seat} passes.", "{seat} passt.")
_PASS: Final = Word("passe", _PASSES, "pass | passe")
_RAISES: Final = Word(
    "erhöhe",
    Text("{seat} has one point more.", "{seat} hat einen Punkt mehr."),
    "count one point more | zähle einen Punkt mehr",
)


# Cards


def of(table: Bank[Rules], seat: Seat) -> int:
    """The points of a seat."""
    cards = (*table.hands[seat], *table.open[seat])
    return points(table.rules, cards, is_bank=seat == table.dealer)


@cites(DEALT, PACK_ANEW)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """A card for the seat, one for the bank, one more for the seat."""
    assert table.player is not None, "somebody plays"
    first, bank, second, *stock = cards
    got = {table.player: sorted_hand((first, second)), table.dealer: (bank,)}
    hands = tuple(got.get(seat, ()) for seat in range(table.players))
    after = evolve(table, hands=hands, stock=tuple(stock), task=Task.BUY, turn=table.player)
    events = tuple(hand_told(DEALT, seat, hand) for seat, hand in got.items())
    return and_then((shuffled_told(PACK_ANEW, table), *events), go_on(after))


@cites(BUYS, OUT)
def go_on(table: Bank[Rules]) -> After:
    """The seat goes on below 21, shows 21, and is out with more."""
    seat = table.turn
    has = of(table, seat)
    if has < AIM_POINTS:
        return table, ()
    if has == AIM_POINTS:
        return and_then((_shown(BUYS, table, seat),), bank_turns(show(table, seat)))
    out = _shown(OUT, table, seat)
    return and_then((out,), paid(show(table, seat), wins_bank=True))


def show(table: Bank[Rules], seat: Seat) -> Bank[Rules]:
    """The table with all cards of a seat face up."""
    lying = (*table.hands[seat], *table.open[seat])
    return evolve(table, hands=put(table.hands, seat, ()), open=put(table.open, seat, lying))


def _shown(clause: Clause, table: Bank[Rules], seat: Seat) -> TextEvent:
    return told(
        clause,
        "{seat} shows {cards}: {points}.",
        "{seat} zeigt {cards}: {points}.",
        shows=True,
        seat=SeatTerm(seat),
        cards=cards_term((*table.hands[seat], *table.open[seat])),
        points=number(of(table, seat)),
    )


def bought(table: Bank[Rules], *, face_up: bool) -> After:
    """The seat on turn gets the top card."""
    seat, (card, *stock) = table.turn, table.stock
    en, de = "{seat} buys {card}.", "{seat} kauft {card}."
    whole = sentence(en, de, seat=SeatTerm(seat), card=card.term)
    after = evolve(table, stock=tuple(stock))
    if face_up:
        after = evolve(after, open=put(table.open, seat, (*table.open[seat], card)))
        return after, (TextEvent(OPEN, whole, shows=True),)
    public = sentence("{seat} buys a card.", "{seat} kauft eine Karte.", seat=SeatTerm(seat))
    hand = sorted_hand((*table.hands[seat], card))
    after = evolve(after, hands=put(table.hands, seat, hand))
    return after, (told_to((seat,), OPEN, whole, public),)


@cites(OPEN, BUYS)
def buys(table: Bank[Rules], action: Say) -> After:
    """The seat buys, or passes: then it is the bank's turn."""
    if action.word == PASS:
        said = told(BUYS, _PASSES.en, _PASSES.de, seat=SeatTerm(action.seat))
        return and_then((said,), bank_turns(table))
    after, events = bought(table, face_up=table.rules.bought is Bought.OPEN)
    return and_then(events, go_on(after))


@cites(TURNS)
def bank_turns(table: Bank[Rules]) -> After:
    """The bank turns its card."""
    shown = _shown(TURNS, table, table.dealer)
    return evolve(show(table, table.dealer), task=Task.BANK, turn=table.dealer), (shown,)


@cites(TURNS, RAISES, NEARER)
def bank_buys(table: Bank[Rules], action: Say) -> After:
    """The bank buys, or passes, with a point more if it raises; then the points are compared."""
    if action.word == BUY:
        after, events = bought(table, face_up=True)
        if of(after, after.turn) <= AIM_POINTS:
            return after, events
        return and_then((*events, _shown(TURNS, after, after.turn)), compared(after, 0))
    more = action.word == RAISE
    said = _RAISES.told if more else _PASSES
    clause = RAISES if more else TURNS
    event = told(clause, said.en, said.de, seat=SeatTerm(action.seat))
    return and_then((event,), compared(table, of(table, table.dealer) + more))


@cites(NEARER)
def compared(table: Bank[Rules], bank: int) -> After:
    """The seat shows its cards; a bank with as much or more wins, one that is out has nothing."""
    assert table.player is not None, "somebody plays"
    shown = _shown(NEARER, table, table.player)
    wins_bank = bank >= of(table, table.player)
    return and_then((shown,), paid(show(table, table.player), wins_bank=wins_bank))


@cites(PAYS, TAKES)
def paid(table: Bank[Rules], *, wins_bank: bool) -> After:
    """The bank takes all stakes, or pays each as much again."""
    gains = [-stake if wins_bank else stake for stake in table.stakes]
    gains[table.dealer] = -sum(gains)
    purses = tuple(has + gain for has, gain in zip(table.purses, gains, strict=True))
    events = tuple(payments_told(TAKES if wins_bank else PAYS, gains))
    return and_then(events, duel_over(evolve(table, purses=purses)))


# What is refused


@row(
    LIMIT,
    "{seat} stakes {chips}; the bank can pay {most}.",
    "{seat} setzt {chips}; die Bank kann {most} zahlen.",
)
def stakes_above_the_bank(table: Bank[Rules], action: Bet) -> Facts | None:
    """A stake is at most what the bank can pay."""
    limit = left_in_bank(table)
    if table.hands or action.chips <= limit:
        return None
    chips = number(action.chips)
    return {"seat": SeatTerm(action.seat), "chips": chips, "most": number(limit)}


@row(
    AIM,
    "{seat} passes with one card; two are needed.",
    "{seat} passt mit einer Karte; es müssen zwei sein.",
)
def passes_with_one(table: Bank[Rules], action: Say) -> Facts | None:
    """The bank has two cards at least when it stops."""
    if table.task is not Task.BANK or action.word == BUY or action.seat != table.turn:
        return None
    if table.rules.bank_cards is BankCards.ONE or len(table.open[table.dealer]) > 1:
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    RAISES,
    "The bank cannot raise its points to more than 21, or where that was not agreed.",
    "Die Bank kann ihre Punkte nicht über 21 erhöhen, oder wo das nicht vereinbart ist.",
)
def raises_too_far(table: Bank[Rules], action: Say) -> Facts | None:
    """The bank raises its points up to 21."""
    if table.task is not Task.BANK or action.word != RAISE or action.seat != table.turn:
        return None
    allowed = table.rules.raises is Raises.YES and of(table, table.dealer) < AIM_POINTS
    return None if allowed else NO_FACTS


def says(*words: str) -> Callable[[Bank[Rules]], Iterator[Act]]:
    """The seat on turn says one of these words."""
    return lambda table: (say_of(table.turn, word) for word in words)


def faults(table: Bank[Rules]) -> Iterator[Impossible]:
    """Some seat plays, and alone has cards besides the bank; it has less than 21 while it buys, and
    the bank not more; nobody has brought chips, or taken them away.
    """
    if is_over(table):
        return
    en, de = "a seat that plays", "ein Platz, der spielt"
    fits = table.player in table.others and (
        table.player == table.turn or table.task not in (Task.STAKE, Task.BUY)
    )
    yield from expected(fits, "player", table.player, en, de)
    chips = sum(filled(table))
    en, de = f"{chips} in all", f"{chips} im Ganzen"
    yield from expected(sum(table.purses) == chips, "purses", sum(table.purses), en, de)
    if not table.hands or not fits:
        return
    for seat in range(table.players):
        has = of(table, seat)
        limit = AIM_POINTS - (table.task is Task.BUY and seat == table.turn)
        most_ = limit if seat in (table.player, table.dealer) else 0
        en, de = f"at most {most_} points", f"höchstens {most_} Punkte"
        yield from expected(has <= most_, f"hands[{seat}]", has, en, de)


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(rules.__name__), Room(rounds.__name__)),
    seats=range(2, 7),
    start=start,
    deal=deal,
    phases=(
        staking(
            SAYS,
            most,
            has_staked,
            seats=lambda table: (table.turn,),
            rows=(stakes_above_the_bank,),
        ),
        staking(
            JOINS,
            most,
            lambda table: (evolve(table, task=Task.DEAL, turn=table.dealer), ()),
            passing=JOINS,
            task=Task.JOIN,
            seats=joining,
        ),
        Phase(
            task=Task.BUY,
            kinds=(Say,),
            clause=BUYS,
            acts=says(BUY, PASS),
            does=buys,
            words={BUY: _BUYS, PASS: _PASS},
        ),
        Phase(
            task=Task.BANK,
            kinds=(Say,),
            clause=TURNS,
            acts=says(BUY, PASS, RAISE),
            does=bank_buys,
            rows=(passes_with_one, raises_too_far),
            words={BUY: _BUYS, PASS: _PASS, RAISE: _RAISES},
        ),
    ),
    faults=faults,
)
