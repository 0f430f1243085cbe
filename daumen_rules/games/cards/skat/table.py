"""The table of Skat: actions, states, and the seat that has to act.

The module defines actions and states; `deal`, `auction`, `choice` and `play` say what actions do.
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
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import Deal, sorted_hand
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Called,
    Exactly,
    Follows,
    Kinds,
    LyingOpen,
    Only,
    Open,
    Own,
    Rest,
    Secret,
    Unsorted,
    its_seat,
)

from ..engines.auction import Auction, Bid, Hold, Pass
from ..engines.tricks import Cards, Play, Trick, tricks_of
from .clauses import HIDDEN, LAID_OPEN, TABLE
from .rules import Rules, ShownSkat
from .values import Contract, Goal, Kind, Result, ladder

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


@frozen
class Dealing:
    """The phase before a deal."""


Hands: TypeAlias = Annotated[BySeat[Own[Unsorted[Cards]]], By(HIDDEN)]


def taken_by(phase: Declaring | Playing) -> tuple[Seat, ...]:
    """The seats that know the skat: the soloist, once he has taken it up."""
    taken = phase.taken if isinstance(phase, Declaring) else not phase.contract.hand
    return (phase.soloist,) if taken else ()


def laid_open(phase: Playing) -> tuple[Seat, ...]:
    """The seats whose hands all see: the soloist in an open game."""
    return (phase.soloist,) if phase.contract.goal is Goal.OPEN else ()


def _played(match: Match, cards: Cards) -> tuple[Trick, ...] | None:
    return tricks_of(playing(match), cards)


_WON: Final = Follows(lambda told: Auction(listener=told["soloist"], bid=ladder(Rules())[0]))
"""An auction that the soloist has won with the lowest bid."""


@frozen(kw_only=True)
class Bidding:
    """The phase of the auction. A seat that sits out has no cards."""

    hands: Annotated[Hands, Called("hand", "Hand")]
    skat: Annotated[Secret[Unsorted[Cards]], By(HIDDEN), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen")]


@frozen(kw_only=True)
class Declaring:
    """The phase in which the soloist may take up the skat, lays cards away, and names his game.

    The skat is empty while its cards are in his hand.
    """

    hands: Annotated[Hands, Called("hand", "Hand")]
    skat: Annotated[Unsorted[Cards], Only(taken_by, HIDDEN), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen"), _WON]
    soloist: Annotated[Open[Seat], Called("soloist", "Alleinspieler")]
    taken: Annotated[Open[bool], Called("taken", "aufgenommen")] = False


@frozen(kw_only=True)
class Playing:
    """The phase of play: the trick on the table, and those before it. The skat lies aside."""

    hands: Annotated[Hands, LyingOpen(laid_open, LAID_OPEN), Called("hand", "Hand")]
    skat: Annotated[Unsorted[Cards], Only(taken_by, HIDDEN), Exactly(2), Called("skat", "Skat")]
    auction: Annotated[Open[Auction], Called("auction", "Reizen"), _WON]
    soloist: Annotated[Open[Seat], Called("soloist", "Alleinspieler")]
    contract: Annotated[Open[Contract], Called("game", "Spielansage")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    trick: Annotated[Open[Trick], Called("trick", "Stich")] = ()
    tricks: Annotated[Open[tuple[Trick, ...]], Called("tricks", "Stiche"), Rest(_played)] = ()

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
    """The phase after the last deal."""


Phase: TypeAlias = Dealing | Bidding | Declaring | Playing | Over
_PHASES: Final = Kinds(
    (
        (Dealing, Text("dealing", "Geben")),
        (Bidding, Text("bidding", "Reizen")),
        (Declaring, Text("declaring", "Ansagen")),
        (Playing, Text("playing", "Spielen")),
        (Over, Text("over", "zu Ende")),
    )
)


@frozen(kw_only=True, repr=False)
class Match(Pictured):
    """A match: the dealer, the earlier results (None where all passed), the phase of this deal."""

    rules: Rules
    players: int
    dealer: Annotated[Seat, Called("dealer", "Geber")]
    results: Annotated[tuple[Result | None, ...], Called("results", "Ergebnisse")] = ()
    phase: Annotated[Phase, Called("phase", "Phase", is_open=True), _PHASES] = Dealing()

    def on_to(self, phase: Phase) -> Match:
        """The match with another phase of the same deal: a faster `evolve`."""
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


def hand_of(match: Match, seat: Seat) -> Cards:
    """The hand of a seat; empty for a seat that the match lacks, and where nothing is dealt."""
    match match.phase:
        case Bidding(hands=hands) | Declaring(hands=hands) | Playing(hands=hands):
            return hands[seat] if 0 <= seat < len(hands) else ()
        case Dealing() | Over():
            return ()


class Stage(Member):
    """The kind of the next action."""

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
"""The classes of actions that each stage allows."""
HAND: Final = 10
"""The cards of a hand; a soloist who has taken up the skat has more until he lays some away."""


def stage(match: Match) -> Stage:
    """The stage of a match; in the soloist's phase, by the skat and the size of his hand."""
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
    """The seat that has to act; None before a deal and after the last one."""
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
    """Nature before a deal, then the seat on turn; in play also the referee, by an option."""
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
