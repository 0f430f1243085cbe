"""The effects of actions in 145 Mogeln.

Each function gets a table and an allowed action, and returns the next table and the events.
"""

from __future__ import annotations

from itertools import chain
from typing import TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, from_left_of, next_seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.cards import Deal, Rank, cards_term, sorted_hand
from daumen_rules.pieces.event_text import TextEvent, told, told_to

from ..engines.hands import hand_told
from ..engines.laying import dealt, put, rank_term, without
from ..engines.tricks import Cards
from . import clauses as c
from .clauses import LastCard, NextToLay, Restart
from .table import (
    EACH,
    Action,
    Doubt,
    Laid,
    Lay,
    Let,
    Shown,
    Slip,
    Table,
    claim_after,
    is_honest,
    outcome,
)

Happened: TypeAlias = tuple[Table, tuple[TextEvent, ...]]
"""The next table, and the events."""


def effect(state: Table, action: Action) -> Step[Table, Action, TextEvent]:
    after, events = _happened(state, action)
    return Step(action, after, events)


def _happened(state: Table, action: Action) -> Happened:
    match action:
        case Deal(order):
            return deal(state, order)
        case Slip():
            return slip(state, action), ()
        case Lay():
            return lay(state, action)
        case Doubt(seat):
            return doubt(state, seat)
        case Let(seat):
            return let(state, seat)
        case Heard(seat):
            return nobody_doubts(state) if seat is None else doubt(state, seat)


@cites(c.EVENLY, c.DEAD)
def deal(state: Table, order: Cards) -> Happened:
    """Each seat gets the same number of cards; the cards left over are out of play."""
    vorhand = next_seat(state.dealer, state.players)
    hands, dead = dealt(order, vorhand, state.players, EACH[state.players])
    after = evolve(state, hands=tuple(map(sorted_hand, hands)), dead=dead, turn=vorhand)
    return after, tuple(hand_told(c.EVENLY, seat, hand) for seat, hand in enumerate(after.hands))


@cites(c.SLIP)
def slip(state: Table, action: Slip) -> Table:
    """A seat holds a card under the next one it lays. No event tells it, to keep it secret."""
    hand = without(state.hands[action.seat], action.card)
    return evolve(
        state,
        hands=put(state.hands, action.seat, hand),
        slipped=sorted_hand((*state.slipped, action.card)),
    )


@cites(c.DOUBT, c.HEARD)
def others_of(state: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who may doubt what a seat has laid: the others, heard from its left on."""
    return from_left_of(seat, state.players)[:-1]


@cites(c.LAST)
def may_be_doubted(state: Table, hand: Cards) -> bool:
    """Whether others may doubt what was laid: not a last card that wins at once."""
    return bool(hand) or state.rules.last_card is not LastCard.WINS


@cites(c.SAY)
def lay(state: Table, action: Lay) -> Happened:
    """A seat lays a card with the slipped ones; others may doubt it."""
    seat = action.seat
    hand = without(state.hands[seat], action.card)
    laid = Laid(seat, state.due, sorted_hand((*state.slipped, action.card)))
    due, rising = claim_after(state)
    after = evolve(
        state,
        hands=put(state.hands, seat, hand),
        slipped=(),
        pile=(*state.pile, laid),
        due=due,
        rising=rising,
        turn=next_seat(seat, state.players),
        asked=others_of(state, seat) if may_be_doubted(state, hand) else (),
        turns=state.turns + 1,
    )
    said = told(
        c.SAY,
        "{seat} lays face down and says {rank}.",
        "{seat} legt verdeckt und sagt {rank}.",
        seat=SeatTerm(seat),
        rank=rank_term(laid.claim),
    )
    return after, (said, *_ended(after))


@cites(c.DOUBT)
def let(state: Table, seat: Seat) -> Happened:
    """A seat does not doubt the lay; the next seat is asked."""
    after = evolve(state, asked=state.asked[1:])
    stands = told(
        c.DOUBT,
        "{seat} does not doubt it.",
        "{seat} zweifelt nicht.",
        seat=SeatTerm(seat),
    )
    return after, (stands, *_ended(after))


def nobody_doubts(state: Table) -> Happened:
    """The referee has heard nobody doubt the lay."""
    after = evolve(state, asked=())
    return after, (told(c.HEARD, "Nobody doubts it.", "Niemand zweifelt."), *_ended(after))


@cites(c.WON, c.BOUNDED)
def _ended(after: Table) -> tuple[TextEvent, ...]:
    """The event of the end, once no seat can doubt: a seat has laid its whole hand, or the game has
    gone on too long.
    """
    if outcome(after) is None:
        return ()
    if () not in after.hands:
        too_long = told(
            c.BOUNDED,
            "The game has gone on too long and is over.",
            "Das Spiel hat zu lange gedauert und ist aus.",
        )
        return (too_long,)
    winner = after.hands.index(())
    won = told(
        c.WON,
        "{seat} has laid all cards and wins.",
        "{seat} hat alle Karten abgelegt und gewinnt.",
        shows=True,
        seat=SeatTerm(winner),
    )
    return (won,)


@cites(c.LIAR, c.HONEST)
def taker_of(last: Laid, doubter: Seat) -> Seat:
    """Who takes the pile: who laid the card, if it was a lie, or else who doubted it."""
    return doubter if is_honest(last) else last.seat


@cites(c.NEXT)
def layer_after(state: Table, last: Laid, taker: Seat) -> Seat:
    """Who lays next after a doubt."""
    if state.rules.next_to_lay is NextToLay.AFTER_LAYER:
        return next_seat(last.seat, state.players)
    return taker


@cites(c.SHOW)
def doubt(state: Table, seat: Seat) -> Happened:
    """A seat doubts the last lay, which is shown; the liar or else the doubter takes the pile."""
    last = state.pile[-1]
    taker = taker_of(last, seat)
    pile = tuple(chain.from_iterable(laid.cards for laid in state.pile))
    after = evolve(
        state,
        hands=put(state.hands, taker, sorted_hand((*state.hands[taker], *pile))),
        pile=(),
        due=due_after_doubt(state),
        rising=state.rising or state.rules.restart is Restart.SEVEN,
        turn=layer_after(state, last, taker),
        asked=(),
        shown=Shown(last, taker),
    )
    doubted = told(c.DOUBT, "{seat} doubts it.", "{seat} sagt: gemogelt.", seat=SeatTerm(seat))
    shown = told(
        c.SHOW,
        "{rank} was said, {cards} was laid.",
        "{rank} war angesagt, {cards} lag da.",
        shows=True,
        rank=rank_term(last.claim),
        cards=cards_term(last.cards),
    )
    return after, (doubted, shown, _taken(last, taker, pile), *_ended(after))


@cites(c.RESTART)
def due_after_doubt(state: Table) -> Rank:
    """The rank due after a doubt: the next one, or Seven again."""
    return Rank.SEVEN if state.rules.restart is Restart.SEVEN else state.due


def _taken(last: Laid, taker: Seat, pile: Cards) -> TextEvent:
    """The event of a seat that takes the pile; only that seat sees the cards, sorted as in its
    hand: in their order in the pile they would tell who laid which.
    """
    return told_to(
        (taker,),
        c.HONEST if is_honest(last) else c.LIAR,
        sentence(
            "{seat} takes the pile: {cards}.",
            "{seat} nimmt den Stapel: {cards}.",
            seat=SeatTerm(taker),
            cards=cards_term(sorted_hand(pile)),
        ),
        sentence("{seat} takes the pile.", "{seat} nimmt den Stapel.", seat=SeatTerm(taker)),
    )
