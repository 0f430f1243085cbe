"""The table of Skat: what can be done, what lies where, and who is to act.

The module defines actions and states. What an action does stands in `auction` and `play`.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from attrs import field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import Member
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, from_left_of, seat_letter
from daumen_rules.pieces.cards import Deal, sorted_hand
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Called,
    LyingOpen,
    Only,
    Open,
    Own,
    Secret,
    Unsorted,
    its_seat,
)

from ..engines.auction import Auction, Bid, Hold, Pass
from ..engines.tricks import Cards, Play, Trick
from .clauses import DEALS, HIDDEN, LAID_OPEN, TABLE
from .rules import Rules, ShownSkat
from .values import Contract, Goal, Kind

# Actions, besides `Deal`, `Bid`, `Hold`, `Pass` and `Play`


@frozen(repr=False)
class TakeSkat(Worded):
    """The soloist takes up the skat."""

    seat: Seat


@frozen(repr=False)
class Discard(Worded):
    """The soloist lays two cards away."""

    seat: Open[Seat]
    cards: Annotated[Cards, Only(its_seat, HIDDEN)] = field(converter=sorted_hand)


@frozen(repr=False)
class Declare(Worded):
    """The soloist names the game. It is a hand game if he has not taken up the skat."""

    seat: Seat
    kind: Kind
    goal: Goal = Goal.PLAIN


@frozen(repr=False)
class ShowSkat(Worded):
    """The table says that a seat has turned up the skat while cards were played."""

    seat: Seat

    def __str__(self) -> str:
        return f"shown {seat_letter(self.seat)}"


Act: TypeAlias = Deal | Bid | Hold | Pass | TakeSkat | Discard | Declare | Play | ShowSkat


@frozen(kw_only=True)
class Result:
    """What a deal came to: who played what, what he made of it, and what he gets for it.

    `points` and `tricks` are the soloist's, `value` is what the game was worth in the end.
    """

    soloist: Annotated[Seat, Called("soloist", "Alleinspieler")]
    contract: Annotated[Contract, Called("game", "Spielansage")]
    bid: Annotated[int, Called("bid", "Reizwert")]
    points: Annotated[int, Called("points", "Augen")]
    tricks: Annotated[int, Called("tricks", "Stiche")]
    tops: Annotated[int, Called("tops", "Spitzen")]
    reached: Annotated[Goal, Called("reached", "erreicht")]
    won: Annotated[bool, Called("won", "gewonnen")]
    overbid: Annotated[bool, Called("overbid", "überreizt")]
    value: Annotated[int, Called("value", "Wert")]
    score: Annotated[int, Called("score", "Punkte")]


@frozen
class Dealing:
    """Before a deal."""


Hands: TypeAlias = Annotated[BySeat[Own[Unsorted[Cards]]], By(HIDDEN)]


def taken_by(phase: Declaring | Playing) -> tuple[Seat, ...]:
    """Who knows the skat: the soloist, once he has taken it up."""
    taken = phase.taken if isinstance(phase, Declaring) else not phase.contract.hand
    return (phase.soloist,) if taken else ()


def laid_open(phase: Playing) -> tuple[Seat, ...]:
    """Whose hand all see: the soloist's in an open game."""
    return (phase.soloist,) if phase.contract.goal is Goal.OPEN else ()


@frozen(kw_only=True)
class Bidding:
    """The auction. A seat that sits out has no cards."""

    hands: Annotated[Hands, Called("hand", "Hand")]
    skat: Annotated[Secret[Unsorted[Cards]], By(HIDDEN), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen")]


@frozen(kw_only=True)
class Declaring:
    """The soloist takes up the skat or does not, lays cards away, and names his game.

    The skat is empty while its cards are in his hand.
    """

    hands: Annotated[Hands, Called("hand", "Hand")]
    skat: Annotated[Unsorted[Cards], Only(taken_by, HIDDEN), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen")]
    soloist: Annotated[Open[Seat], Called("soloist", "Alleinspieler")]
    taken: Annotated[Open[bool], Called("taken", "aufgenommen")] = False


@frozen(kw_only=True)
class Playing:
    """The game: the trick on the table, and those before it. The skat is what lies away."""

    hands: Annotated[Hands, LyingOpen(laid_open, LAID_OPEN), Called("hand", "Hand")]
    skat: Annotated[Unsorted[Cards], Only(taken_by, HIDDEN), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen")]
    soloist: Annotated[Open[Seat], Called("soloist", "Alleinspieler")]
    contract: Annotated[Open[Contract], Called("game", "Spielansage")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    trick: Annotated[Open[Trick], Called("trick", "Stich")] = ()
    tricks: Annotated[Open[tuple[Trick, ...]], Called("tricks", "Stiche")] = ()

    def goes_on(
        self, hands: tuple[Cards, ...], turn: Seat, trick: Trick, tricks: tuple[Trick, ...]
    ) -> Playing:
        """The game after a card: the hands, whose turn it is, and what lies on the table."""
        return Playing(
            hands=hands,
            skat=self.skat,
            auction=self.auction,
            soloist=self.soloist,
            contract=self.contract,
            turn=turn,
            trick=trick,
            tricks=tricks,
        )


@frozen
class Over:
    """After the last deal."""


Phase: TypeAlias = Dealing | Bidding | Declaring | Playing | Over


@frozen(kw_only=True, repr=False)
class Match(Pictured):
    """Some deals: who deals, what those before came to (None where all passed), and this one."""

    rules: Rules
    players: int
    dealer: Annotated[Seat, Called("dealer", "Geber")]
    results: Annotated[tuple[Result | None, ...], Called("results", "Ergebnisse")] = ()
    phase: Annotated[Phase, Called("phase", "Phase", is_open=True)] = Dealing()

    def on_to(self, phase: Phase) -> Match:
        """The match in another phase of the same deal: `evolve`, quicker."""
        return Match(
            rules=self.rules,
            players=self.players,
            dealer=self.dealer,
            results=self.results,
            phase=phase,
        )


@cites(TABLE)
def playing(match: Match) -> tuple[Seat, ...]:
    """The three seats that play: forehand, middlehand, rearhand; of four the dealer sits out."""
    return from_left_of(match.dealer, match.players)[:3]


@cites(DEALS)
def total(match: Match) -> int:
    """How many deals there are."""
    return match.rules.deals or match.players


def hand_of(match: Match, seat: Seat) -> Cards:
    """The cards of a seat; none where there is no such seat, or nothing is dealt."""
    match match.phase:
        case Bidding(hands=hands) | Declaring(hands=hands) | Playing(hands=hands):
            return hands[seat] if 0 <= seat < len(hands) else ()
        case Dealing() | Over():
            return ()


def start(players: int, rules: Rules) -> Match:
    """Before the first deal. The last seat deals."""
    return Match(rules=rules, players=players, dealer=players - 1)


class Stage(Member):
    """What is to be done next."""

    DEAL = "deal"
    BID = "bid"
    CHOOSE = "choose"
    DISCARD = "discard"
    DECLARE = "declare"
    PLAY = "play"
    OVER = "over"


DUE: Final[dict[Stage, tuple[type, ...]]] = {
    Stage.DEAL: (Deal,),
    Stage.BID: (Bid, Hold, Pass),
    Stage.CHOOSE: (TakeSkat, Declare),
    Stage.DISCARD: (Discard,),
    Stage.DECLARE: (Declare,),
    Stage.PLAY: (Play, ShowSkat),
    Stage.OVER: (),
}
"""What can be done at each stage."""
HAND: Final = 10
"""The cards of a hand; a soloist who has taken up the skat has more until he lays some away."""


def stage(match: Match) -> Stage:
    """What is to be done next."""
    phase = match.phase
    if not isinstance(phase, Declaring):
        return _STAGES[type(phase)]
    if not phase.taken:
        return Stage.CHOOSE
    return Stage.DISCARD if len(phase.hands[phase.soloist]) > HAND else Stage.DECLARE


_STAGES: Final[dict[type, Stage]] = {
    Dealing: Stage.DEAL,
    Bidding: Stage.BID,
    Playing: Stage.PLAY,
    Over: Stage.OVER,
}


def turn(match: Match) -> Seat | None:
    """The seat that is to act, None where it is none."""
    match match.phase:
        case Bidding(auction=auction):
            return auction.turn
        case Declaring(soloist=soloist):
            return soloist
        case Playing(turn=seat):
            return seat
        case Dealing() | Over():
            return None


def movers(match: Match) -> tuple[Mover, ...]:
    """Who may act: Nature deals, then seats act in turn; the table, where it may say something."""
    seat = turn(match)
    if seat is None:
        return (NATURE,) if isinstance(match.phase, Dealing) else ()
    if isinstance(match.phase, Playing) and match.rules.shown_skat is ShownSkat.REFEREE:
        return (seat, REFEREE)
    return (seat,)


def actor(action: Act) -> Mover:
    """Who acts."""
    match action:
        case Deal():
            return NATURE
        case ShowSkat():
            return REFEREE
        case _:
            return action.seat
