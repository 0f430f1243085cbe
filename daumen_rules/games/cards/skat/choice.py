"""What seats of Skat choose before the first lead: the auction, the skat, the declaration.

The module has the stages of a deal. The engine `auction` has the calls and their rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number, sentence
from daumen_rules.pieces.cards import PACK, cards_term, sorted_hand
from daumen_rules.pieces.event_text import told, told_to

from ..engines.auction import Auction, Bid, Call, Hold, Pass, bidding, calls, holding, rising, said
from ..engines.desk import Act, After, Desk, Task
from ..engines.laying import put
from ..engines.stages import Stage
from ..engines.trick_match import cleared
from . import clauses as c
from .deal import scored
from .rules import LastWord, PassedIn, Rules
from .table import SKAT, Declare, Discard, TakeSkat, at, hand_of
from .values import Contract, Goal, Kind, ladder
from .verbs import CHOOSING_VERBS, DISCARDING_VERB

# The auction


def auction_of(desk: Desk[Rules]) -> Auction | None:
    """The auction while it lasts."""
    return desk.auction if desk.task is Task.BID else None


@row(
    c.LAST_WORD,
    "All others have passed: {seat} plays at {least}.",
    "Alle anderen haben gepasst: {seat} spielt für {least}.",
)
def said_out_of_place(desk: Desk[Rules], action: Bid | Pass) -> Facts | None:
    """Forehand, when the others have passed without a bid, bids 18, or passes if he may."""
    auction = auction_of(desk)
    if auction is None or auction.listener is not None:
        return None
    least = ladder(desk.rules)[0]
    may_pass = desk.rules.last_word is LastWord.MAY_PASS
    if action.value == least if isinstance(action, Bid) else may_pass:
        return None
    return {"seat": SeatTerm(action.seat), "least": number(least)}


@cites(c.NOT_TAKEN_BACK)
def called(desk: Desk[Rules], call: Call) -> After:
    """The desk after a call, and the event."""
    auction = at(desk).bidding.after(call)
    waiting = () if auction.turn is None else (auction.turn,)
    return evolve(desk, auction=auction, waiting=waiting), (said(c.SPEAKING, call),)


@cites(c.SOLOIST, c.PASSED_IN)
def bid_out(desk: Desk[Rules]) -> After:
    """The desk after the last call: the highest bidder is soloist. Where all have passed nobody
    scores, and the next or the same seat deals.
    """
    auction = at(desk).bidding
    if auction.listener is None:
        nobody = told(c.PASSED_IN, "All have passed.", "Alle haben gepasst.", shows=True)
        is_same = desk.rules.passed_in is PassedIn.SAME_DEALER
        dealer = desk.dealer if is_same else desk.vorhand
        after, deals = scored(at(desk), None, dealer)
        return evolve(cleared(after), dealer=dealer), (nobody, *deals)
    alone = told(
        c.SOLOIST,
        "{seat} plays alone at {bid}.",
        "{seat} spielt allein für {bid}.",
        seat=SeatTerm(auction.listener),
        bid=number(auction.bid),
    )
    return evolve(desk, soloist=auction.listener), (alone,)


# The skat, and the game


@row(
    c.SKAT_TAKEN,
    "{seat} lays away {cards}; it is two cards of his own.",
    "{seat} legt {cards} ab; es sind zwei eigene Karten.",
)
def wrong_discard(desk: Desk[Rules], action: Discard) -> Facts | None:
    """The soloist lays away two different cards of his own."""
    if desk.task is not Task.AWAY:
        return None
    cards = set(action.cards)
    if len(action.cards) == len(cards) == SKAT and cards <= set(hand_of(desk, action.seat)):
        return None
    return {"seat": SeatTerm(action.seat), "cards": cards_term(action.cards)}


@row(
    c.ANNOUNCED,
    "{game}: Schneider and Schwarz are announced only in suit games and Grand by hand.",
    "{game}: Schneider und Schwarz sagt man nur bei Farbspiel und Grand aus der Hand an.",
)
def announced_too_much(desk: Desk[Rules], action: Declare) -> Facts | None:
    """The soloist announces Schneider or Schwarz only in a hand game, and not in Null."""
    if action.goal not in (Goal.SCHNEIDER, Goal.SCHWARZ):
        return None
    if action.kind is not Kind.NULL and desk.task is Task.CHOOSE:
        return None
    return {"game": contract(desk, action).term}


@row(
    c.OPEN_BY_HAND,
    "{game} can only be played by hand.",
    "{game} gibt es nur als Handspiel.",
)
def opened_after_looking(desk: Desk[Rules], action: Declare) -> Facts | None:
    """The soloist plays an open suit game or Grand only by hand."""
    if action.goal is not Goal.OPEN or action.kind is Kind.NULL or desk.task is Task.CHOOSE:
        return None
    return {"game": contract(desk, action).term}


def contract(desk: Desk[Rules], action: Declare) -> Contract:
    """The declared game, a hand game where the soloist has not taken up the skat."""
    return Contract(action.kind, desk.task is Task.CHOOSE, action.goal)


@cites(c.SKAT_TAKEN)
def skat_taken(desk: Desk[Rules]) -> After:
    """The desk after the soloist has taken the skat into his hand, and the event."""
    seat = at(desk).alone
    seen = told_to(
        (seat,),
        c.SKAT_TAKEN,
        sentence(
            "{seat} takes up the skat: {cards}.",
            "{seat} nimmt den Skat auf: {cards}.",
            seat=SeatTerm(seat),
            cards=cards_term(desk.stock),
        ),
        sentence("{seat} takes up the skat.", "{seat} nimmt den Skat auf.", seat=SeatTerm(seat)),
    )
    hand = sorted_hand((*desk.hands[seat], *desk.stock))
    return evolve(at(desk), hands=put(desk.hands, seat, hand), stock=(), taken=True), (seen,)


@cites(c.SKAT_TAKEN)
def laid_away(desk: Desk[Rules], action: Discard) -> After:
    """The desk after the soloist has laid two cards away as the skat, and the event."""
    seat, cards = action.seat, action.cards
    away = told_to(
        (seat,),
        c.SKAT_TAKEN,
        sentence(
            "{seat} lays away {cards}.",
            "{seat} legt {cards} ab.",
            seat=SeatTerm(seat),
            cards=cards_term(cards),
        ),
        sentence("{seat} lays two cards away.", "{seat} legt zwei Karten ab.", seat=SeatTerm(seat)),
    )
    hand = tuple(card for card in desk.hands[seat] if card not in cards)
    return evolve(desk, hands=put(desk.hands, seat, hand), stock=cards), (away,)


@cites(c.LAID_OPEN)
def declared(desk: Desk[Rules], action: Declare) -> After:
    """The desk after the soloist has named the game, and the events. He lays down the hand of an
    open game.
    """
    seat, game = SeatTerm(action.seat), contract(desk, action)
    says = told(
        c.SOLOIST,
        "{seat} plays {game}.",
        "{seat} spielt {game}.",
        shows=True,
        seat=seat,
        game=game.term,
    )
    lays = told(
        c.LAID_OPEN,
        "{seat} lays down {cards}.",
        "{seat} legt {cards} auf.",
        shows=True,
        seat=seat,
        cards=cards_term(desk.hands[action.seat]),
    )
    return evolve(at(desk), contract=game), (says, lays) if game.goal is Goal.OPEN else (says,)


def chosen(desk: Desk[Rules], action: TakeSkat | Declare) -> After:
    """The desk after the soloist has taken up the skat, or named a hand game."""
    return skat_taken(desk) if isinstance(action, TakeSkat) else declared(desk, action)


# Stages


def games(desk: Desk[Rules]) -> Iterator[Act]:
    """All that the soloist can name."""
    yield from (Declare(desk.turn, kind, goal) for kind in Kind for goal in Goal)


def next_to(desk: Desk[Rules]) -> tuple[Seat, Seat]:
    """The seat on turn and the next, which tries what is not its turn."""
    return desk.turn, (desk.turn + 1) % desk.players


BIDDING: Final[Stage[Rules]] = Stage(
    task=Task.BID,
    kinds=(Bid, Hold, Pass),
    clause=c.TIME,
    turns=c.SPEAKING,
    seats=lambda desk: (desk.playing[1],),
    acts=lambda desk: calls(at(desk).bidding, ladder(desk.rules)),
    allows_all=lambda desk: at(desk).bidding.listener is not None,
    does=called,
    rows=(
        rising(c.BIDS, auction_of, lambda desk: ladder(desk.rules)),
        bidding(c.HOLDING, auction_of),
        holding(c.HOLDING, auction_of),
        said_out_of_place,
    ),
    tries=lambda desk: [Bid(seat, value) for seat in next_to(desk) for value in (18, 19)],
    then=bid_out,
)
CHOOSING: Final[Stage[Rules]] = Stage(
    task=Task.CHOOSE,
    kinds=(TakeSkat, Declare),
    clause=c.TIME,
    seats=lambda desk: (at(desk).alone,),
    acts=lambda desk: (TakeSkat(desk.turn), *games(desk)),
    does=chosen,
    rows=(announced_too_much, opened_after_looking),
    verbs=CHOOSING_VERBS,
    tries=lambda desk: [
        act
        for seat in next_to(desk)
        for act in (
            TakeSkat(seat),
            Declare(seat, Kind.CLUBS, Goal.OPEN),
            Declare(seat, Kind.NULL, Goal.SCHWARZ),
        )
    ],
)
DISCARDING: Final[Stage[Rules]] = Stage(
    task=Task.AWAY,
    kinds=(Discard,),
    clause=c.TIME,
    seats=lambda desk: (at(desk).alone,) if at(desk).taken else (),
    acts=lambda desk: [
        Discard(desk.turn, two) for two in combinations(hand_of(desk, desk.turn), SKAT)
    ],
    does=laid_away,
    rows=(wrong_discard,),
    verbs=(DISCARDING_VERB,),
    tries=lambda desk: [Discard(seat, PACK[:size]) for seat in next_to(desk) for size in (2, 3)],
)
DECLARING: Final[Stage[Rules]] = Stage(
    task=Task.DECLARE,
    kinds=(Declare,),
    clause=c.TIME,
    seats=lambda desk: () if at(desk).contract else (at(desk).alone,),
    acts=games,
    does=declared,
)
STAGES: Final = (BIDDING, CHOOSING, DISCARDING, DECLARING)
