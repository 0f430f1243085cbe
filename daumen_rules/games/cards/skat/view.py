"""What a seat of Skat knows, and which matches it cannot tell apart.

The module makes views field by field, because the phases of a match have other fields than a view.
The marks of the phases decide which matches look alike. The module has no rule of play.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.text import Fact, SeatTerm, Text
from daumen_rules.pieces.cards import PACK, tiles
from daumen_rules.pieces.hidden import Hidden
from daumen_rules.pieces.marks import BySeat, Copy, visible
from daumen_rules.pieces.scenes import (
    POINTS,
    Chips,
    Fan,
    Part,
    Scene,
    heading,
    held,
    labelled,
    note,
    places,
    same,
    term,
)

from ..engines.auction import Auction
from ..engines.hands import trick_fan
from ..engines.tricks import Cards, Trick, arranged
from .clauses import HIDDEN, LAID_OPEN, NO_LOOKING
from .rules import Recall, Rules
from .score import totals
from .table import (
    Bidding,
    Dealing,
    Declaring,
    Match,
    Over,
    Playing,
    Stage,
    hand_of,
    laid_open,
    stage,
    taken_by,
    turn,
)
from .values import Contract, Kind, Result, order


@frozen(kw_only=True, repr=False)
class Sight(Pictured):
    """The knowledge of a viewer: his hand, the number of cards of every seat, and public facts.

    `skat` has the cards that he has laid away himself, `shown` the soloist's hand in an open game.
    Auction, tricks and results are public.
    """

    viewer: Viewer
    rules: Rules
    players: int
    dealer: Seat
    stage: Stage
    turn: Seat | None
    results: tuple[Result | None, ...]
    scores: BySeat[int]
    hand: Cards = ()
    left: BySeat[int] = ()
    auction: Auction | None = None
    soloist: Seat | None = None
    taken: bool = False
    skat: Cards = ()
    contract: Contract | None = None
    shown: Copy[Cards] = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()


@cites(HIDDEN, LAID_OPEN, NO_LOOKING)
def view(match: Match, viewer: Viewer) -> Sight:
    """The view of a match for a viewer. The hand of the spectator is empty."""
    phase = match.phase
    sight = Sight(
        viewer=viewer,
        rules=match.rules,
        players=match.players,
        dealer=match.dealer,
        stage=stage(match),
        turn=turn(match),
        results=match.results,
        scores=totals(match),
    )
    if isinstance(phase, Dealing | Over):
        return sight
    sight = evolve(
        sight,
        hand=() if viewer is SPECTATOR else hand_of(match, viewer),
        left=tuple(map(len, phase.hands)),
        auction=phase.auction,
    )
    if isinstance(phase, Bidding):
        return sight
    own = phase.skat if visible(phase, "skat", viewer) else ()
    taken = bool(taken_by(phase))
    sight = evolve(sight, soloist=phase.soloist, taken=taken, skat=own)
    if isinstance(phase, Declaring):
        return sight
    return evolve(
        sight,
        contract=phase.contract,
        shown=phase.hands[phase.soloist] if laid_open(phase) else (),
        trick=phase.trick,
        tricks=phase.tricks if recalls(match) else (),
    )


@cites(NO_LOOKING)
def recalls(match: Match) -> bool:
    """Whether the earlier tricks count as known to all."""
    return match.rules.recall is Recall.PERFECT


@cites(NO_LOOKING)
def remembered(match: Match) -> Match:
    """The match without its earlier tricks, where nobody may look at them again."""
    phase = match.phase
    if recalls(match) or not isinstance(phase, Playing):
        return match
    return match.on_to(evolve(phase, tricks=()))


def _pack(match: Match) -> Cards:
    """The whole pack while a deal is in progress, else no card."""
    return () if isinstance(match.phase, Dealing | Over) else PACK


SECRETS: Final = Hidden(back=PACK[0], pack=_pack)


def measure(match: Match) -> tuple[int, ...]:
    """Numbers, compared in order, that every step makes smaller: deals left, stages left, and the
    actions left in the stage.
    """
    stages = list(Stage)
    here = -len(match.results), -stages.index(stage(match))
    match match.phase:
        case Bidding(auction=auction):
            left = len(auction.waiting) + (auction.listener is not None)
            return (*here, left, -auction.bid, int(auction.asked))
        case Playing(hands=hands):
            return (*here, sum(map(len, hands)))
        case _:
            return here


# For people

_STAGES = {
    Stage.DEAL: Text("the cards are dealt", "es wird gegeben"),
    Stage.BID: Text("bidding", "es wird gereizt"),
    Stage.CHOOSE: Text("skat or hand", "Skat oder Hand"),
    Stage.DISCARD: Text("two cards are laid away", "zwei Karten werden abgelegt"),
    Stage.DECLARE: Text("the game is named", "das Spiel wird angesagt"),
    Stage.PLAY: Text("cards are played", "es wird gespielt"),
    Stage.OVER: Text("the match is over", "das Spiel ist aus"),
}


def scene(sight: Sight, viewer: Viewer) -> Scene:
    """The stage, the bid, the game, the trick, and every seat with its score and its cards. Hands
    are sorted by the game; before it is named by Jacks and suits.
    """
    middle: list[Part] = [heading("{due}", "{due}", due=term(_STAGES[sight.stage]))]
    if sight.auction is not None:
        middle.append(labelled(Text("bid", "Gebot"), term(sight.auction.bid or "–")))
    if sight.contract is not None and sight.soloist is not None:
        facts: dict[str, Fact] = {"seat": SeatTerm(sight.soloist), "game": sight.contract.term}
        middle.append(note("{seat}: {game}", "{seat}: {game}", **facts))
    if sight.left:
        middle.append(trick_fan(sight.trick, sight.tricks))

    ranks = order(sight.rules, sight.contract.kind if sight.contract else Kind.GRAND)

    def parts(seat: Seat) -> tuple[Part, ...]:
        score = Chips(label=POINTS, count=sight.scores[seat])
        if not sight.left:
            return (score,)
        opened = sight.shown if seat == sight.soloist else ()
        hand = sight.hand if seat == viewer else opened
        seen = bool(opened) or seat == viewer
        cards = held(tiles(arranged(ranks, hand)), sight.left[seat], is_own=seen)
        away = (Fan(label=same("Skat"), cards=tiles(sight.skat)),) if seat == viewer else ()
        return score, cards, *(away if sight.skat else ())

    return Scene(middle=tuple(middle), seats=places(len(sight.scores), sight.turn, parts, viewer))
