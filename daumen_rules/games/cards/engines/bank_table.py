"""The table of a bank: stakes, cards to the left and to the right, hands, chips, and its views.

All games of the engine `bank_game` have this state. The module states no rule of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer, from_left_of
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import SHUFFLE, Card, Deal, Rank
from daumen_rules.pieces.choices import Bet, Say
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import By, BySeat, Called, Copy, Follows, Open, Own, Secret, Unsorted

from .tricks import Cards, Play

R = TypeVar("R")


class Task(Enum):
    """What is to be done next."""

    DEAL = "deal"
    ASK = "ask"
    NAME = "name"
    STAKE = "stake"
    JOIN = "join"
    TURN = "turn"
    BEAT = "beat"
    BUY = "buy"
    BANK = "bank"
    HEIR = "heir"


# Actions, besides `Deal`, `Bet`, `Say` and `Play`


@frozen(repr=False)
class BetOn(Worded):
    """A seat stakes chips on a rank."""

    seat: Seat
    chips: int
    rank: Rank

    def __str__(self) -> str:
        return f"bet {self.chips} on {self.rank.value}"


@frozen(repr=False)
class Name(Worded):
    """A seat names a card."""

    seat: Seat
    card: Card


@frozen(repr=False)
class Pick(Worded):
    """The banker picks a seat: to name a card, or to hold the bank next."""

    seat: Seat
    other: Seat


@frozen
class Picking:
    """How a banker picks `{other}`: the words of records, and the phrase of a button."""

    words: Text
    phrase: Text


Act: TypeAlias = Deal | Bet | BetOn | Say | Play | Name | Pick
bet_of: Final = cache(Bet)
bet_on: Final = cache(BetOn)
name_of: Final = cache(Name)
pick_of: Final = cache(Pick)
say_of: Final = cache(Say)
"""They make each action once and keep it, because the same ones are tried many times."""


# States and views


@frozen
class RankStake:
    """The chips of a seat on a rank."""

    rank: Annotated[Rank, Called("rank", "Wert")]
    chips: Annotated[int, Called("chips", "Chips")]


def _on_turn(known: Mapping[str, Any]) -> Seat:
    """The seat on turn, where a position does not tell it: the dealer, or his left neighbour."""
    dealer = known["dealer"]
    if not isinstance(dealer, int):
        return 0  # a gap
    of_others = known["task"] in (Task.STAKE, Task.JOIN, Task.BEAT, Task.BUY)
    return (dealer + 1) % len(_numbers(known["chips"])) if of_others else dealer


def _left_over(known: Mapping[str, Any]) -> int:
    """The pot, where a position does not tell it: what the seats have lost together."""
    return max(0, -sum(_numbers(known["chips"])))


def _numbers(chips: Any) -> Sequence[int]:
    """The numbers of a field that a position tells; 0 in place of a gap."""
    held: tuple[Any, ...] = chips if hasattr(chips, "__len__") else (0,)
    return [each if isinstance(each, int) else 0 for each in held]


@frozen(kw_only=True, slots=False, repr=False)
class Bank(Pictured, Generic[R]):
    """A match of several rounds, in each of which one seat holds the bank, or deals.

    Before a deal there are no hands. The stock has its top first, the cards to the left, to the
    right and in the middle have their last one last; `covered` lie face down in the middle. `open`
    has what lies face up before each seat. `named` is the card that was named. `stakes` are the
    chips that each seat has staked, `on_ranks` those on ranks. `hits` says how often each seat's
    cards were hit. `player` is the seat that plays against the bank alone, and `seen` those that
    have done so or are passed over in this round. `chips` are what the seats have won and lost;
    `purses` are what each has in this round, where chips were counted out.
    """

    rules: Open[R]
    players: Open[int]
    dealer: Annotated[
        Open[Seat], Called("dealer", "Geber", also=("banker", "bank", "Bankhalter", "Bank"))
    ]
    task: Annotated[Open[Task], Called("task", "Aufgabe")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug"), Follows(_on_turn)]
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SHUFFLE), Called("hand", "Hand")] = ()
    open: Annotated[Open[BySeat[Cards]], Called("face up", "offen")] = ()
    stock: Annotated[Secret[Cards], By(SHUFFLE), Called("stock", "Stock")] = ()
    covered: Annotated[Secret[Cards], By(SHUFFLE), Called("face down", "verdeckt")] = ()
    left: Annotated[Open[Cards], Called("left", "links")] = ()
    right: Annotated[Open[Cards], Called("right", "rechts")] = ()
    middle: Annotated[Open[Cards], Called("middle", "Mitte")] = ()
    named: Annotated[Open[Copy[Card | None]], Called("named", "genannt")] = None
    stakes: Annotated[Open[BySeat[int]], Called("stakes", "Einsätze")]
    on_ranks: Annotated[Open[BySeat[tuple[RankStake, ...]]], Called("on ranks", "auf Werte")]
    hits: Annotated[Open[BySeat[int]], Called("hits", "Treffer")]
    player: Annotated[Open[Seat | None], Called("player", "Spieler")] = None
    chips: Annotated[Open[BySeat[int]], Called("chips", "Chips")]
    purses: Annotated[Open[BySeat[int]], Called("purses", "Kassen")]
    pot: Annotated[Open[int], Called("pot", "Topf"), Follows(_left_over)] = 0
    base: Annotated[Open[int], Called("each has paid", "jeder zahlte")] = 0
    rounds: Annotated[Open[int], Called("rounds", "Runden")] = 0

    @property
    def others(self) -> tuple[Seat, ...]:
        """All seats but the dealer, clockwise, his left neighbour first."""
        return from_left_of(self.dealer, self.players)[:-1]

    @property
    def vorhand(self) -> Seat:
        """The left neighbour of the dealer."""
        return (self.dealer + 1) % self.players


@frozen(kw_only=True, repr=False)
class BankView(Pictured, Generic[R]):
    """A table as a viewer sees it: his own cards, all that lies open, the numbers of all others."""

    viewer: Viewer
    rules: R
    players: int
    dealer: Seat
    task: Task
    turn: Seat
    hand: Cards
    held: BySeat[int] = ()
    open: BySeat[Cards] = ()
    stock: int
    covered: int
    left: Cards
    right: Cards
    middle: Cards
    named: Copy[Card | None]
    stakes: BySeat[int]
    on_ranks: BySeat[tuple[RankStake, ...]]
    hits: BySeat[int]
    player: Seat | None
    chips: BySeat[int]
    purses: BySeat[int]
    pot: int
    base: int
    rounds: int


After: TypeAlias = tuple[Bank[Any], tuple[TextEvent, ...]]
"""A table, and the events that led to it."""
Then: TypeAlias = Callable[[Bank[Any]], After]
"""What follows, when a phase is over."""


def new_table(players: int, rules: R, task: Task) -> Bank[R]:
    """The table before the first round; the last seat holds the bank."""
    none = (0,) * players
    return to_begin(
        Bank(
            rules=rules,
            players=players,
            dealer=players - 1,
            turn=0,
            task=task,
            stakes=none,
            on_ranks=((),) * players,
            hits=none,
            chips=none,
            purses=none,
        ),
        task,
    )


def without_cards(table: Bank[R]) -> Bank[R]:
    """The table when a round is over: no cards, stakes or hits; chips and pot stay."""
    none = (0,) * table.players
    return evolve(
        table,
        hands=(),
        open=(),
        stock=(),
        covered=(),
        left=(),
        right=(),
        middle=(),
        named=None,
        stakes=none,
        on_ranks=((),) * table.players,
        hits=none,
        player=None,
    )


def next_round(table: Bank[R], dealer: Seat, task: Task) -> Bank[R]:
    """The table before the next round, in which `dealer` holds the bank."""
    after = evolve(without_cards(table), dealer=dealer, rounds=table.rounds + 1)
    return to_begin(after, task)


def to_begin(table: Bank[R], task: Task) -> Bank[R]:
    """The table with the seat on turn that has this task first: stakes are the others', all else is
    the dealer's.
    """
    first = table.vorhand if task is Task.STAKE else table.dealer
    return evolve(table, task=task, turn=first)


def holds(table: Bank[Any], seat: Seat) -> Cards | None:
    """The hand of a seat; None before the deal, and for a seat that the table does not have."""
    return table.hands[seat] if seat in range(len(table.hands)) else None


def and_then(events: tuple[TextEvent, ...], after: After) -> After:
    """A table, and events before those that led to it."""
    table, more = after
    return table, (*events, *more)


def actor(action: Act) -> Mover:
    """Who acts: Nature deals, a seat does all else."""
    return NATURE if isinstance(action, Deal) else action.seat
