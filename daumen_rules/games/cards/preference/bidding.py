"""The bidding of 116 Préférence: numbers, games from the hand, and the Prämie."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number, sentence
from daumen_rules.pieces.cards import SUITS, Suit
from daumen_rules.pieces.choices import Say, Word, choice_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to

from ..engines.auction import Auction, Bid, HandGame, Pass, Solo
from ..engines.auction import said as call_told
from ..engines.desk import Act, After, Desk, Task
from ..engines.laying import suit_term
from ..engines.stages import Stage
from ..engines.talon import talon_taken
from ..engines.trick_match import cleared
from . import clauses as c
from .clauses import Numbers, Rounds, Rules

RANKING: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)
"""The suits from One to Four."""
PREMIUM: Final = "premium"
WORDS: Final = {
    PREMIUM: Word(
        "Prämie",
        Text("{seat} calls Prämie.", "{seat} sagt Prämie an."),
        "call Prämie | sage Prämie an",
    ),
}


def value(suit: Suit) -> int:
    """The number of a suit."""
    return RANKING.index(suit) + 1


def auction_of(desk: Desk[Rules]) -> Auction:
    """The auction of a desk on which it is bid, or has been."""
    assert desk.auction is not None, "it is bid in each deal"
    return desk.auction


def has_bid(desk: Desk[Rules], seat: Seat) -> bool:
    """Whether a seat has bid a number."""
    return any(isinstance(call, Bid) and call.seat == seat for call in auction_of(desk).said)


def is_bid(desk: Desk[Rules], seat: Seat) -> bool:
    """Whether a seat of the table calls while it is bid."""
    return desk.task is Task.BID and seat in range(desk.players)


def least(desk: Desk[Rules], seat: Seat) -> int:
    """The number that a seat can bid."""
    own = 0
    if desk.rules.numbers is Numbers.SEAT and not has_bid(desk, seat):
        own = desk.round.index(seat) + 1
    return max(auction_of(desk).bid + 1, own)


@row(
    c.BID,
    "{seat} bids {value}; the next number is {least}, up to four.",
    "{seat} bietet {value}; die nächste Zahl ist {least}, höchstens vier.",
)
def bids_another_number(desk: Desk[Rules], action: Bid) -> Facts | None:
    """A bid is the next number."""
    if not is_bid(desk, action.seat) or action.value == least(desk, action.seat) <= len(RANKING):
        return None
    facts = action.value, least(desk, action.seat)
    return {"seat": SeatTerm(action.seat), "value": number(facts[0]), "least": number(facts[1])}


@row(
    c.ROUNDS,
    "A game from the hand has been called; {seat} bids a number.",
    "Ein Handspiel ist angesagt; {seat} bietet eine Zahl.",
)
def bids_after_a_hand_game(desk: Desk[Rules], action: Bid) -> Facts | None:
    """After a game from the hand no number is bid."""
    called = is_bid(desk, action.seat) and (desk.games or desk.soloist is not None)
    return {"seat": SeatTerm(action.seat)} if called else None


@row(
    c.NO_HAND,
    "{seat} has bid a number and cannot call a game from the hand.",
    "{seat} hat eine Zahl geboten und kann kein Handspiel mehr ansagen.",
)
def calls_after_a_bid(desk: Desk[Rules], action: Solo | Say) -> Facts | None:
    """Whoever has bid a number calls no game from the hand."""
    broken = is_bid(desk, action.seat) and has_bid(desk, action.seat)
    return {"seat": SeatTerm(action.seat)} if broken else None


@row(
    c.HAND,
    "Prämie has been called, and {seat} cannot have a higher game.",
    "Prämie ist angesagt, und {seat} kann kein höheres Spiel haben.",
)
def calls_after_the_highest(desk: Desk[Rules], action: Solo | Say) -> Facts | None:
    """After a Prämie nobody calls a game."""
    is_late = is_bid(desk, action.seat) and desk.soloist is not None
    return {"seat": SeatTerm(action.seat)} if is_late else None


@row(
    c.PREMIUM,
    "A game in hearts is called by its name, Prämie.",
    "Das Spiel in Herz wird mit seinem Namen angesagt, Prämie.",
)
def hides_hearts(desk: Desk[Rules], action: Solo) -> Facts | None:
    """A game in hearts is called by its name."""
    is_hidden = is_bid(desk, action.seat) and action.suit is Suit.HEARTS
    return NO_FACTS if is_hidden else None


def offered(desk: Desk[Rules]) -> list[Act]:
    """What the seat on turn can try to call."""
    seat = desk.turn
    numbers = [Bid(seat, least(desk, seat))] if least(desk, seat) <= len(RANKING) else []
    games = [Solo(seat, suit) for suit in SUITS if suit is not Suit.HEARTS]
    return [*numbers, *games, Say(seat, PREMIUM), Pass(seat)]


@cites(c.BID, c.HAND, c.PREMIUM, c.ROUNDS)
def called(desk: Desk[Rules], call: Bid | Pass | Solo | Say) -> After:
    """A seat calls; the next one that has neither passed nor called a game is asked."""
    auction, waiting, event = auction_of(desk), auction_of(desk).waiting, _told(call)
    match call:
        case Solo(seat, suit):
            desk = evolve(desk, games=(*desk.games, HandGame(seat, suit)))
        case Say(seat):
            desk = evolve(desk, soloist=seat, trump=Suit.HEARTS)
        case Bid(seat, bid):
            again = (seat,) if desk.rules.rounds is Rounds.UNTIL_TWO_PASS else ()
            auction, waiting = evolve(auction, bid=bid, listener=seat), (*waiting, *again)
            auction = evolve(auction, said=(*auction.said, call))
        case Pass():
            auction = evolve(auction, said=(*auction.said, call))
    if waiting == (auction.listener,) and not desk.games and desk.soloist is None:
        waiting = ()
    auction = evolve(auction, speaker=next(iter(waiting), None), waiting=waiting[1:])
    return evolve(desk, auction=auction, waiting=waiting[:1]), (event,)


def _told(call: Bid | Pass | Solo | Say) -> TextEvent:
    match call:
        case Solo(seat, suit):
            own = sentence(
                "{seat} calls a game in {suit}.",
                "{seat} sagt ein Spiel in {suit} an.",
                seat=SeatTerm(seat),
                suit=suit_term(suit),
            )
            en, de = "{seat} calls a game.", "{seat} sagt ein Spiel an."
            return told_to((seat,), c.HAND, own, sentence(en, de, seat=SeatTerm(seat)))
        case Say():
            return choice_told(c.PREMIUM, call, WORDS)
        case Bid():
            return call_told(c.BID, call)
        case Pass():
            return call_told(c.ROUNDS, call)


@cites(c.SUITS_RANK, c.HAND, c.SECRET, c.TALON, c.ALL_PASS)
def bid_out(desk: Desk[Rules]) -> After:
    """The highest game from the hand is played, else the highest bidder takes the talon; where all
    have passed, the next seat deals.
    """
    shown = [
        told(
            c.SECRET,
            "{seat} has called {suit}.",
            "{seat} hat {suit} angesagt.",
            shows=True,
            seat=SeatTerm(game.seat),
            suit=suit_term(game.suit),
        )
        for game in desk.games
        if game.suit is not None
    ]
    desk = evolve(desk, games=tuple(evolve(game, shown=True) for game in desk.games))
    if desk.soloist is not None:
        return desk, tuple(shown)
    if desk.games:
        best = max(desk.games, key=lambda game: value(game.suit) if game.suit else 0)
        return evolve(desk, soloist=best.seat, trump=best.suit), tuple(shown)
    bidder = auction_of(desk).listener
    if bidder is not None:
        return talon_taken(c.TALON, evolve(desk, soloist=bidder), bidder)
    nobody = told(c.ALL_PASS, "All have passed.", "Alle haben gepasst.", shows=True)
    return cleared(desk), (nobody,)


BIDDING: Final[Stage[Rules]] = Stage(
    task=Task.BID,
    kinds=(Bid, Pass, Solo, Say),
    clause=c.BID,
    seats=lambda desk: (desk.vorhand,),
    acts=offered,
    does=called,
    rows=(
        bids_another_number,
        bids_after_a_hand_game,
        calls_after_a_bid,
        calls_after_the_highest,
        hides_hearts,
    ),
    words=WORDS,
    then=bid_out,
)
