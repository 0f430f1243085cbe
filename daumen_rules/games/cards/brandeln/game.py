"""121 Brandeln: a seat bids so many of seven tricks, names trumps, and plays alone.

The module has the game's own rules; `clauses` has its clauses and options. `trick_match_game` deals
and plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, Rank
from daumen_rules.pieces.endings import payments_told, winners_by
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.matches import added

from ..engines import auction as auctions
from ..engines.auction import Auction, Bid, Call, Hold, Pass, bidding, calls, holding, rising, said
from ..engines.balances import balance
from ..engines.before_tricks import dealt_out, naming
from ..engines.desk import Act, After, Desk, Task, stays, undealt
from ..engines.hands import taken
from ..engines.stages import Stage
from ..engines.trick_match import cleared
from ..engines.trick_match_entry import trick_match_game
from ..engines.tricks import BEAT, FOLLOW_SUIT, Cards, Order, under_trumps, winner
from . import clauses as c
from .clauses import CLAUSES, AfterHold, Jumps, NoTrick, Opening, Rules

CARDS: Final = tuple(card for card in PACK if card.rank is not Rank.EIGHT)
PLAIN: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.SEVEN)
OF_TRUMPS: Final = (Rank.JACK, Rank.SEVEN, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN, Rank.NINE)
LEAST, MOST = 3, 6


@cites(c.PACK_OF_28)
def pack(rules: Rules, players: int) -> Cards:
    """28 cards."""
    return CARDS


@cites(c.DEALT)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Two, three and two cards each; then Vorhand speaks first."""
    after, events = dealt_out(c.DEALT, desk, cards, (2, 3, 2))
    first, *others = desk.round
    return evolve(after, auction=Auction(speaker=first, waiting=tuple(others))), events


# The auction


def auction_of(desk: Desk[Rules]) -> Auction | None:
    """The auction while it lasts."""
    return desk.auction if desk.task is Task.BID else None


@cites(c.OPENED, c.RAISED, c.JUMPS)
def ladder(desk: Desk[Rules]) -> Sequence[int]:
    """The numbers of tricks that can be bid now."""
    bid, rules = desk.auction.bid if desk.auction else 0, desk.rules
    most = MOST
    if not bid and rules.opening is Opening.THREE:
        most = LEAST
    elif bid and rules.jumps is Jumps.NO:
        most = min(MOST, bid + 1)
    return range(LEAST, most + 1)


def offered(desk: Desk[Rules]) -> Sequence[Act]:
    """The calls that can be tried."""
    return calls(desk.auction, ladder(desk)) if desk.auction else ()


@cites(c.OPENED, c.RAISED, c.HELD, c.PASSING, c.AFTER_HOLD)
def called(desk: Desk[Rules], call: Call) -> After:
    """A seat bids, holds or passes; then the next to speak or to answer is asked."""
    assert desk.auction is not None, "only in an auction is there a call"
    auction = desk.auction.after(call)
    passes_on = isinstance(call, Hold) and desk.rules.after_hold is AfterHold.NEXT
    if passes_on and auction.waiting and auction.speaker is not None:
        first, *others = auction.waiting
        auction = evolve(auction, speaker=first, waiting=(*others, auction.speaker))
    bids = c.RAISED if desk.auction.bid else c.OPENED
    by = {Bid: bids, Hold: c.HELD, Pass: c.PASSING}[type(call)]
    waiting = () if auction.turn is None else (auction.turn,)
    return evolve(desk, auction=auction, waiting=waiting), (said(by, call),)


@cites(c.PASSING)
def bid_out(desk: Desk[Rules]) -> After:
    """Whoever keeps the game plays alone; where all have passed, the next seat deals."""
    if desk.auction is None or desk.auction.listener is None:
        nobody = told(c.PASSING, "All have passed.", "Alle haben gepasst.", shows=True)
        return cleared(desk), (nobody,)
    alone = told(
        c.RAISED,
        "{seat} plays alone for {bid} tricks.",
        "{seat} spielt allein um {bid} Stiche.",
        seat=SeatTerm(desk.auction.listener),
        bid=number(desk.auction.bid),
    )
    return evolve(desk, soloist=desk.auction.listener), (alone,)


@cites(c.NAMED, c.LED)
def soloist(desk: Desk[Rules]) -> Seat:
    """The seat that plays alone: it names trumps and leads."""
    assert desk.soloist is not None, "whoever keeps the game plays alone"
    return desk.soloist


# Tricks


@cites(c.RANKED)
def ranks() -> tuple[Rank, ...]:
    """The ranks of plain suits, the highest first."""
    return PLAIN


@cites(c.TRUMPS)
def ranks_of_trumps() -> tuple[Rank, ...]:
    """The ranks of trumps, the highest first."""
    return OF_TRUMPS


@cites(c.TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the cards, the trump suit above all others with an order of its own."""
    return under_trumps(ranks(), desk.trump, ranks_of_trumps())


@cites(c.VALUES)
def value(bid: int) -> int:
    """What a bid is worth."""
    return bid - LEAST + 1


@cites(c.BEGGING)
def no_trick(rules: Rules, bid: int) -> int:
    """What the soloist gets for no trick at all, below 0 what he pays."""
    return {NoTrick.WINS: 5, NoTrick.LOSES: -5, NoTrick.LOSES_BID: -value(bid)}[rules.no_trick]


@cites(c.ALL_SEVEN)
def all_tricks() -> int:
    """What the soloist gets for all seven tricks."""
    return 6


def worth(rules: Rules, bid: int, tricks: int) -> int:
    """What the soloist gets from each of the others for so many tricks, below 0 what he pays."""
    if tricks == 7:
        return all_tricks()
    if tricks == 0:
        return no_trick(rules, bid)
    return value(bid) if tricks >= bid else -value(bid)


@cites(c.WON, c.LOST)
def count(desk: Desk[Rules]) -> After:
    """The soloist is paid by each of the others, or pays each of them."""
    alone = soloist(desk)
    assert desk.auction is not None, "whoever plays alone has bid"
    tricks = taken(desk, lambda trick: winner(order(desk), trick))[alone]
    due = worth(desk.rules, desk.auction.bid, tricks)
    paid = tuple(due * 3 if seat == alone else -due for seat in range(desk.players))
    by = {0: c.BEGGING, 7: c.ALL_SEVEN}.get(tricks, c.WON if due > 0 else c.LOST)
    result = told(
        by,
        "{seat} has {tricks} tricks for {bid}.",
        "{seat} hat {tricks} Stiche bei {bid}.",
        seat=SeatTerm(alone),
        tricks=number(tricks),
        bid=number(desk.auction.bid),
    )
    after = evolve(desk, points=added(desk.points, paid))
    return after, (result, *payments_told(c.WON if due > 0 else c.LOST, paid))


@cites(c.DEALS)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over after the agreed deals; the points are what was won and lost."""
    return balance(desk)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(auctions.__name__), Room(c.__name__)),
    seats=range(4, 5),
    pack=pack,
    packed=c.PACK_OF_28,
    start=undealt,
    deal=deal,
    stages=(
        Stage(
            task=Task.BID,
            kinds=(Bid, Hold, Pass),
            clause=c.OPENED,
            seats=lambda desk: (desk.vorhand,),
            acts=offered,
            does=called,
            rows=(
                rising(c.RAISED, auction_of, ladder),
                bidding(c.HELD, auction_of),
                holding(c.HELD, auction_of),
            ),
            then=bid_out,
        ),
        naming(c.NAMED, lambda desk: (soloist(desk),), then=stays),
    ),
    order=order,
    leader=soloist,
    duties=((c.FOLLOWED, FOLLOW_SUIT), (c.BEATEN, BEAT)),
    count=count,
    outcome=outcome,
    ending=winners_by(c.DEALS),
    turns=c.LED,
    playing=c.OWN,
    taking=c.TAKEN,
)
