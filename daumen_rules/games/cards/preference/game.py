"""116 Préférence: three seats bid for a soloist, who plays for the pot.

The module has the game's own rules after the bidding. `trick_match_game` deals and plays.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import Suit
from daumen_rules.pieces.choices import Say, Word, choice_told
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.matches import added, paid_to

from ..engines import auction as auctions
from ..engines import talon
from ..engines.auction import Auction
from ..engines.balances import pot_balance, pot_ending, settled
from ..engines.before_tricks import dealt_out, naming
from ..engines.desk import After, Desk, Task, Trump, undealt
from ..engines.hands import taken
from ..engines.laying import put, suit_term
from ..engines.own_parts import OwnParts
from ..engines.stages import Stage
from ..engines.talon import laying_away
from ..engines.trick_match import cleared
from ..engines.trick_match_entry import trick_match_game
from ..engines.tricks import (
    BEAT,
    FOLLOW_SUIT,
    NATURAL,
    OVERTRUMP,
    TRUMP,
    Cards,
    Order,
    under_trumps,
    winner,
)
from . import bidding
from . import clauses as c
from .bidding import BIDDING, auction_of, value
from .clauses import CLAUSES, Fallen, Lost, PerTrick, Premium, Rules

WORDS: Final = {
    "go along": Word(
        "gehe mit", Text("{seat} goes along.", "{seat} geht mit."), "go along | gehe mit"
    ),
    "stay home": Word(
        "bleibe daheim",
        Text("{seat} stays home.", "{seat} bleibt daheim."),
        "stay home | bleibe daheim",
    ),
}
STAKE: Final = 10
"""What the dealer puts into the pot; the number of tricks too."""


@cites(c.ANTE, c.DEALT)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """The dealer stakes; three cards each, two for the talon, four and three each."""
    points = put(desk.points, desk.dealer, desk.points[desk.dealer] - STAKE)
    staked = evolve(desk, points=points, pot=desk.pot + STAKE)
    said = told(
        c.ANTE,
        "{seat} stakes {chips}; in the pot are {pot}.",
        "{seat} setzt {chips}; im Topf sind {pot}.",
        seat=SeatTerm(desk.dealer),
        chips=number(STAKE),
        pot=number(staked.pot),
    )
    order = (*cards[:9], *cards[11:], *cards[9:11])
    after, events = dealt_out(c.DEALT, staked, order, (3, 4, 3))
    first, *others = desk.round
    auction = Auction(speaker=first, waiting=tuple(others), once=True)
    return evolve(after, auction=auction), (said, *events)


# Before the tricks


def soloist(desk: Desk[Rules]) -> Seat:
    """The seat that plays for the pot."""
    assert desk.soloist is not None, "it is asked after the bidding"
    return desk.soloist


def is_from_the_hand(desk: Desk[Rules]) -> bool:
    """Whether the talon has been left."""
    return bool(desk.stock)


@cites(c.TALON, c.HAND)
def takes(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """The soloist who has taken the talon lays cards away and names trumps."""
    return () if is_from_the_hand(desk) else (soloist(desk),)


@row(
    c.NAMED,
    "{seat} names {suit}, which is below {bid}.",
    "{seat} bestimmt {suit}; das ist weniger als {bid}.",
)
def names_too_low(desk: Desk[Rules], action: Trump) -> Facts | None:
    """The suit that is named is the one that was bid, or higher."""
    if desk.task is not Task.TRUMP or value(action.suit) >= auction_of(desk).bid:
        return None
    bid = number(auction_of(desk).bid)
    return {"seat": SeatTerm(action.seat), "suit": suit_term(action.suit), "bid": bid}


NAMING: Final = naming(c.NAMED, takes, lambda desk: (desk, ()))


@cites(c.GOING)
def others(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """The others, the left neighbour of the soloist first."""
    return tuple((soloist(desk) + place) % desk.players for place in (1, 2))


@cites(c.GOING)
def decided(desk: Desk[Rules], action: Say) -> After:
    """A seat goes along, or stays home and is out of the deal."""
    event = choice_told(c.GOING, action, WORDS)
    out = (action.seat,) if action.word == "stay home" else ()
    return evolve(desk, out=(*desk.out, *out)), (event,)


@cites(c.BOTH_HOME)
def all_have_decided(desk: Desk[Rules]) -> After:
    """Where both stay home the soloist takes what was played for."""
    if len(desk.out) < len(others(desk)):
        return desk, ()
    alone, chips = soloist(desk), at_stake(desk)
    points = put(desk.points, alone, desk.points[alone] + chips)
    took = told(
        c.BOTH_HOME,
        "Both stay home: {seat} takes {chips}.",
        "Beide bleiben daheim: {seat} bekommt {chips}.",
        seat=SeatTerm(alone),
        chips=number(chips),
    )
    return cleared(evolve(desk, points=points, pot=desk.pot - chips)), (took,)


JOINING: Final[Stage[Rules]] = Stage(
    task=Task.JOIN,
    kinds=(Say,),
    clause=c.GOING,
    seats=others,
    acts=lambda desk: [Say(desk.turn, word) for word in WORDS],
    does=decided,
    words=WORDS,
    then=all_have_decided,
)


# Tricks and chips


@cites(c.RANKED, c.TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the cards, trumps above all others."""
    return under_trumps(NATURAL, desk.trump)


@cites(c.LED)
def leader(desk: Desk[Rules]) -> Seat:
    """The soloist leads first."""
    return soloist(desk)


@cites(c.CAPPED)
def at_stake(desk: Desk[Rules]) -> int:
    """How much of the pot is played for."""
    return min(desk.pot, desk.rules.cap) if desk.rules.cap else desk.pot


@cites(c.PAID, c.FEW, c.FELL, c.AT_ONCE)
def count(desk: Desk[Rules]) -> After:
    """Tricks are paid from the pot; whoever has too few pays into the next one."""
    alone, rules = soloist(desk), desk.rules
    each = at_stake(desk) // STAKE if rules.per_trick is PerTrick.TENTH else 1
    played = each * STAKE
    tricks = taken(desk, lambda trick: winner(order(desk), trick))
    paid = [each * size for size in tricks]
    few, fell = [0] * desk.players, [0] * desk.players
    for seat in desk.playing:
        if seat != alone and tricks[seat] < 2:
            few[seat] = -played
    if tricks[alone] < 6:
        fell[alone] = -2 * played if rules.fallen is Fallen.DOUBLE else -20
    more = premium(desk, tricks[alone] >= 6)
    points = added(added(added(added(desk.points, paid), few), fell), more)
    pot = desk.pot - played - sum(few) - sum(fell)
    return evolve(desk, points=points, pot=pot), (
        *payments_told(c.PAID, paid),
        *payments_told(c.FEW, few),
        *payments_told(c.FELL, fell),
        *payments_told(c.FIVE, more),
    )


@cites(c.PREMIUM, c.FIVE)
def premium(desk: Desk[Rules], is_won: bool) -> tuple[int, ...]:
    """What is paid besides for a game in hearts."""
    is_one = is_from_the_hand(desk) or desk.rules.premium is Premium.ANY
    if desk.trump is not Suit.HEARTS or not is_one:
        return (0,) * desk.players
    pays_all = not is_won and desk.rules.lost is Lost.BOTH
    went = range(desk.players) if pays_all else desk.playing
    due = 5 if is_won else -5
    return paid_to(soloist(desk), [due * (seat in went) for seat in range(desk.players)])


@cites(c.DEALS, c.LEFT)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over after the agreed deals; most chips win."""
    return pot_balance(desk)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=tuple(Room(each.__name__) for each in (auctions, talon, c, bidding)),
    seats=range(3, 4),
    start=undealt,
    deal=deal,
    stages=(
        BIDDING,
        laying_away(c.TALON, c.OWN, takes, 2),
        evolve(NAMING, rows=(*NAMING.rows, names_too_low)),
        JOINING,
    ),
    order=order,
    leader=leader,
    duties=(
        (c.FOLLOWED, FOLLOW_SUIT),
        (c.BEATEN, BEAT),
        (c.TRUMPED, TRUMP),
        (c.TRUMPED, OVERTRUMP),
    ),
    count=count,
    outcome=outcome,
    ending=pot_ending(c.LEFT, c.DEALS),
    own=OwnParts(settled=settled),
    turns=c.BID,
    playing=c.OWN,
    taking=c.TAKEN,
)
