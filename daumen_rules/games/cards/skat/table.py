"""The table of Skat: actions, the desk, views, and the lines of a position that no field has.

`deal`, `choice` and `play` say what actions do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, from_left_of, next_seat, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import Deal, sorted_hand
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Called,
    Copy,
    Follows,
    Forgotten,
    LyingOpen,
    Only,
    Open,
    Own,
    Rest,
    Spelled,
    Unsorted,
    UpTo,
    its_seat,
)
from daumen_rules.pieces.operands import one_of

from ..engines.auction import Auction, Bid, Hold, Pass
from ..engines.desk import Desk, DeskView, Reported, Special, Task
from ..engines.tricks import Cards, Play, Trick, tricks_of
from .clauses import DEALS, HIDDEN, LAID_OPEN, NO_LOOKING, SPEAKING, TABLE
from .rules import Recall, Rules
from .values import Contract, Goal, Kind, Result, ladder, totals

HAND: Final = 10
"""The cards of a hand; a soloist who has taken up the skat has more until he lays some away."""
SKAT: Final = 2

# Actions, besides `Deal`, `Bid`, `Hold`, `Pass` and `Play`


@frozen(repr=False)
class TakeSkat(Special):
    """The soloist takes up the skat."""


@frozen(repr=False)
class Discard(Special):
    """The soloist lays two cards away."""

    seat: Open[Seat]
    cards: Annotated[Cards, Only(its_seat, HIDDEN)] = field(converter=sorted_hand)


@frozen(repr=False)
class Declare(Special):
    """The soloist names the game. It is a hand game if he has not taken up the skat."""

    kind: Kind
    goal: Goal = Goal.PLAIN


@frozen(repr=False)
class ShowSkat(Reported):
    """The table says that a seat has turned up the skat while cards were played."""

    def __str__(self) -> str:
        return f"shown {seat_letter(self.seat)}"


SkatAct: TypeAlias = Deal | Bid | Hold | Pass | TakeSkat | Discard | Declare | Play | ShowSkat


# The desk: who sees what, and what a position need not tell


def laid_open(desk: SkatDesk) -> tuple[Seat, ...]:
    """The seats whose hands all see: the soloist in an open game."""
    is_open = desk.contract is not None and desk.contract.goal is Goal.OPEN
    return (desk.soloist,) if is_open and desk.soloist is not None else ()


def taken_by(desk: SkatDesk) -> tuple[Seat, ...]:
    """The seats that know the skat: the soloist, once he has taken it up."""
    return (desk.soloist,) if desk.taken and desk.soloist is not None else ()


@cites(NO_LOOKING)
def is_forgotten(desk: SkatDesk) -> bool:
    """Whether nobody still sees the earlier tricks."""
    return desk.rules.recall is Recall.TRICK


@cites(SPEAKING)
def opened(seats: tuple[Seat, ...]) -> Auction:
    """The auction at its beginning: middlehand speaks, forehand listens, rearhand waits."""
    fore, middle, rear = seats
    return Auction(speaker=middle, listener=fore, waiting=(rear,))


@cites(TABLE)
def seats_of(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """The three seats that play: forehand, middlehand, rearhand; of four the dealer sits out."""
    return from_left_of(dealer, players)[:3]


Told: TypeAlias = Mapping[str, Any]


def _auction(told: Told) -> Auction | None:
    """An auction that the soloist has won with the lowest bid, or one that begins."""
    if told["soloist"] is not None:
        return Auction(listener=told["soloist"], bid=ladder(Rules())[0])
    return opened(seats_of(told["dealer"], told["players"])) if told["hands"] else None


def _has_twelve(told: Told) -> bool:
    return told["soloist"] is not None and len(told["hands"][told["soloist"]]) > HAND


def _taken(told: Told) -> bool:
    contract = told["contract"]
    return not contract.hand if contract is not None else _has_twelve(told)


def _task(told: Told) -> Task:
    if not told["hands"]:
        return Task.DEAL
    if told["soloist"] is None:
        return Task.BID
    if told["contract"] is not None:
        return Task.PLAY
    if not told["taken"]:
        return Task.CHOOSE
    return Task.AWAY if _has_twelve(told) else Task.DECLARE


def _turn(told: Told) -> Seat:
    """The seat that is on turn, where nothing but the first trick can have been played."""
    forehand = next_seat(told["dealer"], told["players"])
    match told["task"]:
        case Task.DEAL:
            return forehand
        case Task.BID:
            turn: Seat | None = told["auction"] and told["auction"].turn
            return forehand if turn is None else turn
        case Task.PLAY:
            seats = seats_of(told["dealer"], told["players"])
            place = seats.index(told["trick"][-1].seat) + 1 if told["trick"] else 0
            return seats[place % len(seats)]
        case _:
            soloist: Seat = told["soloist"]
            return soloist


def _points(told: Told) -> tuple[int, ...]:
    return totals(told["results"], told["players"])


def _deals(told: Told) -> int:
    return len(told["results"])


def _tricks(desk: SkatDesk, cards: Cards) -> tuple[Trick, ...] | None:
    return tricks_of(desk.playing, cards)


@frozen(kw_only=True, slots=False, repr=False)
class SkatDesk(Desk[Rules]):
    """A desk of Skat. The stock is the skat; it is empty while its cards are in the soloist's hand.

    `results` has the earlier deals, None where all passed; a seat that sits out has no cards.
    """

    hands: Annotated[
        BySeat[Own[Unsorted[Cards]]],
        By(HIDDEN),
        LyingOpen(laid_open, LAID_OPEN),
        Called("hand", "Hand"),
    ] = ()
    stock: Annotated[
        Unsorted[Cards], Only(taken_by, HIDDEN), UpTo(SKAT), Called("skat", "Skat")
    ] = ()
    soloist: Annotated[Open[Seat | None], Called("soloist", "Alleinspieler")] = None
    auction: Annotated[Open[Auction | None], Called("auction", "Reizen"), Follows(_auction)] = None
    contract: Annotated[Open[Contract | None], Called("game", "Spielansage")] = None
    taken: Annotated[Open[bool], Called("taken", "aufgenommen"), Follows(_taken)] = False
    task: Annotated[Open[Task], Called("task", "Aufgabe"), Follows(_task)] = Task.DEAL
    trick: Annotated[Open[Trick], Called("trick", "Stich")] = ()
    turn: Annotated[Open[Seat], Called("turn", "am Zug"), Follows(_turn)] = 0
    tricks: Annotated[
        Open[tuple[Trick, ...]],
        Called("tricks", "Stiche"),
        Forgotten(is_forgotten, NO_LOOKING),
        Rest(_tricks),
    ] = ()
    results: Annotated[Open[tuple[Result | None, ...]], Called("results", "Ergebnisse")] = ()
    points: Annotated[
        Open[BySeat[int]],
        Called("points", "Punkte"),
        Follows(_points),
    ]
    deals: Annotated[Open[int], Called("deals", "Spiele"), Follows(_deals)] = 0

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play in this deal, forehand first."""
        return seats_of(self.dealer, self.players)

    @property
    def alone(self) -> Seat:
        """The soloist."""
        assert self.soloist is not None, "it is asked after the auction"
        return self.soloist

    @property
    def game(self) -> Contract:
        """The game that the soloist has named."""
        assert self.contract is not None, "it is asked once the game is named"
        return self.contract

    @property
    def bidding(self) -> Auction:
        """The auction of the deal."""
        assert self.auction is not None, "it is asked once the cards are dealt"
        return self.auction


def at(desk: Desk[Rules]) -> SkatDesk:
    """The desk of the engine as a desk of Skat, which it is."""
    assert isinstance(desk, SkatDesk), "every desk of Skat is one"
    return desk


def hand_of(desk: Desk[Rules], seat: Seat) -> Cards:
    """The hand of a seat; empty for a seat that the desk lacks, and where nothing is dealt."""
    return desk.hands[seat] if seat in range(len(desk.hands)) else ()


@frozen(kw_only=True, repr=False)
class SkatView(DeskView[Rules]):
    """A desk as a viewer sees it: `skat` has the cards that he has laid away himself, `shown` the
    hand that lies open.
    """

    skat: Cards
    taken: bool
    contract: Contract | None
    shown: BySeat[Copy[Cards]] = ()
    results: tuple[Result | None, ...]


# Lines


@cites(DEALS)
def total(rules: Rules, players: int) -> int:
    """The number of deals of a match."""
    return rules.deals or players


def is_over(desk: SkatDesk | SkatView) -> bool:
    """Whether all deals are played."""
    return len(desk.results) >= total(desk.rules, desk.players)


_PHASES: Final = one_of(
    "a phase",
    "eine Phase",
    {
        0: Text("dealing", "Geben"),
        1: Text("bidding", "Reizen"),
        2: Text("declaring", "Ansagen"),
        3: Text("playing", "Spielen"),
        4: Text("over", "zu Ende"),
    },
)


def _phase(desk: Desk[Rules]) -> int:
    """The number of the phase: what the soloist chooses is one of them."""
    return 4 if is_over(at(desk)) else {Task.DEAL: 0, Task.BID: 1, Task.PLAY: 3}.get(desk.task, 2)


PHASE: Final = DerivedLine[Desk[Rules]](
    called=Called("phase", "Phase"), type=Annotated[int, Spelled(_PHASES)], of=_phase
)
