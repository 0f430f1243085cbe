"""The table of rows of Skat.

The module has the table, and the rows of turn and time. The rows of a stage stand in its module.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.row import Facts, Legality, row, where
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.cards import PACK, right_deal
from daumen_rules.pieces.rows import in_turn

from ..engines.auction import Bid, Hold, Pass, bidding, holding, rising
from ..engines.tricks import FOLLOW_SUIT, Play, owed, own_card
from . import clauses as c
from .auction import auction_of, said_out_of_place, words
from .choice import announced_too_much, choices, opened_after_looking, wrong_discard
from .play import at, held, open_cards, plays, shown_by_nobody
from .table import DUE, Act, Bidding, Match, Playing, Stage, actor, movers, stage
from .values import ladder

_DUE_WORDS: Final = {
    Stage.DEAL: Text("the deal", "das Geben"),
    Stage.BID: Text("the auction", "das Reizen"),
    Stage.CHOOSE: Text("to take up the skat or to name a hand game", "Skat oder Handspiel"),
    Stage.DISCARD: Text("to lay two cards away", "das Ablegen von zwei Karten"),
    Stage.DECLARE: Text("to name the game", "die Ansage des Spiels"),
    Stage.PLAY: Text("to play a card", "das Ausspielen"),
    Stage.OVER: Text("nothing: the match is over", "nichts: Das Spiel ist aus"),
}


@row(c.TIME, "Now it is time for {due}.", "Dran ist jetzt: {due}.")
def out_of_time(match: Match, action: Act) -> Facts | None:
    """Each stage allows only its own actions: deal, auction, skat, announcement, play."""
    due = stage(match)
    if isinstance(action, DUE[due]):
        return None
    return {"due": Term(due.value, _DUE_WORDS[due])}


def is_untimely(match: Match, action: Act) -> bool:
    """Whether the time has to be asked: False for a call in the auction, and for a card in play."""
    kind = match.phase.__class__
    if kind is Bidding:
        return not isinstance(action, Bid | Hold | Pass)
    return kind is not Playing or not isinstance(action, Play)


def is_bidding(match: Match, action: Act) -> bool:
    """Whether the auction goes on, in which `Auction.turn` says who speaks."""
    return isinstance(match.phase, Bidding)


def is_doubtful(match: Match, action: Act) -> bool:
    """Whether the rows of turn and card have to be asked: False in the auction, and for a card that
    the seat on turn may play.
    """
    phase = match.phase
    if isinstance(phase, Playing) and isinstance(action, Play) and action.seat == phase.turn:
        return action.card not in open_cards(match)
    return not isinstance(phase, Bidding)


LEGALITY: Final[Legality[Match, Act]] = Legality(
    right_deal(lambda _: PACK),
    *where(is_untimely, out_of_time),
    *where(is_bidding, in_turn(c.SPEAKING, movers, actor)),
    *where(
        is_doubtful,
        in_turn(c.TURN, movers, actor),
        own_card(c.OWN, held),
        owed(c.FOLLOWED, FOLLOW_SUIT, at),
    ),
    rising(c.BIDS, auction_of, lambda match: ladder(match.rules)),
    bidding(c.HOLDING, auction_of),
    holding(c.HOLDING, auction_of),
    said_out_of_place,
    wrong_discard,
    announced_too_much,
    opened_after_looking,
    shown_by_nobody,
)


def candidates(match: Match) -> tuple[Act, ...]:
    """The candidates of all stages; every legal action is among them."""
    return (*words(match), *choices(match), *plays(match))
