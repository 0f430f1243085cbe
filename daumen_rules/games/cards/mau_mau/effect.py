"""The effects of actions in 125 Mau-Mau.

Each function gets a table and an allowed action, and returns the next table and the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, number, sentence
from daumen_rules.pieces.cards import Card, Deal, Suit, cards_term, sorted_hand
from daumen_rules.pieces.event_text import TextEvent, told, told_to

from ..engines.hands import hand_told, up_told
from ..engines.laying import Shuffle, dealt, put, suit_term, without
from ..engines.tricks import Cards
from . import clauses as c
from .count import Happened, count, ending
from .rules import Acts
from .table import (
    Action,
    Draw,
    Keep,
    Lay,
    Pass,
    Table,
    fits,
    held,
    is_acting_eight,
    is_acting_seven,
    is_laid_out,
    matches,
    ready,
    top,
)

EACH: Final = 5
"""The number of cards that each seat gets in the deal."""
PER_SEVEN: Final = 2
"""The number of cards that a Seven makes the next seat draw."""


def effect(state: Table, action: Action) -> Step[Table, Action, TextEvent]:
    after, events = _happened(state, action)
    return Step(action, after, (*events, *ending(after)))


def _happened(state: Table, action: Action) -> Happened:
    match action:
        case Deal(order):
            return deal(state, order)
        case Shuffle(order):
            return shuffle(state, order)
        case Lay():
            return lay(state, action)
        case Draw():
            return draw(state)
        case Keep(seat):
            return keep(state, seat)
        case Pass(seat):
            return pass_by(state, seat)


@cites(c.FIVE)
def five() -> int:
    """How many cards each seat gets."""
    return EACH


@cites(c.TURN)
def first_seat(state: Table) -> Seat:
    """The seat that begins: Vorhand."""
    return next_seat(state.dealer, state.players)


@cites(c.TURN_UP, c.FIRST_CARD)
def deal(state: Table, order: Cards) -> Happened:
    """Each seat gets five cards, one is turned up; Vorhand is on turn, unless an Eight skips it."""
    vorhand = first_seat(state)
    hands, (first, *stock) = dealt(order, vorhand, state.players, five())
    acting = state.rules.first_card is Acts.YES
    skips = acting and is_acting_eight(state, first)
    after = evolve(
        state,
        hands=tuple(map(sorted_hand, hands)),
        stock=tuple(stock),
        pile=(first,),
        turn=next_seat(vorhand, state.players) if skips else vorhand,
        due=PER_SEVEN if acting and is_acting_seven(state, first) else 0,
    )
    got = (hand_told(c.FIVE, seat, hand) for seat, hand in enumerate(after.hands))
    up = up_told(c.TURN_UP, first)
    return after, (*got, up, *_acting(after, vorhand if skips else None))


@cites(c.ONE, c.SEVEN, c.LAST_CARD)
def lay(state: Table, action: Lay) -> Happened:
    """The card lies on the pile and acts, unless it was the last; then the next seat is on turn."""
    seat, card = action.seat, action.card
    hand = sorted_hand(without(held(state, seat), card))
    sevens = is_acting_seven(state, card) and (hand or state.rules.last_card is Acts.YES)
    skips = is_acting_eight(state, card)
    hands = put(state.hands, seat, hand)
    goes_on = bool(sevens) or () not in hands
    after = evolve(
        state,
        hands=hands,
        pile=(*state.pile, card),
        wish=named(action),
        drawn=None,
        due=state.due + PER_SEVEN if sevens else 0,
        turn=after_turn(state, 2 if skips else 1) if goes_on else seat,
        turns=state.turns + int(goes_on),
    )
    laid = told(
        _allowing(state, card),
        "{seat} lays {card}.",
        "{seat} legt {card}.",
        shows=True,
        seat=SeatTerm(seat),
        card=card.term,
    )
    if not goes_on:
        after, events = count(after)
        return after, (laid, *events)
    skipped = next_seat(seat, state.players) if skips else None
    return after, (laid, *_naming(action), *_acting(after, skipped))


@cites(c.FIT, c.NAMED, c.JACK, c.FIRST_CARD)
def _allowing(state: Table, card: Card) -> Clause:
    """The clause by which a card may be laid: it fits, or is a Jack that fits nothing."""
    if not fits(state, card):
        return c.JACK
    if state.wish is not None:
        return c.NAMED
    return c.FIT if matches(card, top(state)) else c.FIRST_CARD


@cites(c.NAMING)
def named(action: Lay) -> Suit | None:
    """The suit that a card names for those that follow."""
    return action.wish


def _naming(action: Lay) -> Iterator[TextEvent]:
    """The suit that a Jack names, told to all."""
    if action.wish is not None:
        yield told(
            c.NAMING,
            "{seat} names {suit}.",
            "{seat} bestimmt {suit}.",
            seat=SeatTerm(action.seat),
            suit=suit_term(action.wish),
        )


def _acting(after: Table, skipped: Seat | None) -> Iterator[TextEvent]:
    """The events of a Seven that makes a seat draw, and of an Eight that skips one."""
    if after.due:
        yield told(
            c.SEVEN,
            "{seat} has to draw {due} cards.",
            "{seat} muss {due} Karten nehmen.",
            seat=SeatTerm(after.turn),
            due=number(after.due),
        )
    if skipped is not None:
        yield told(c.EIGHT, "{seat} sits out.", "{seat} setzt aus.", seat=SeatTerm(skipped))


@cites(c.EIGHT)
def after_turn(state: Table, steps: int) -> Seat:
    """The seat that is `steps` seats on: one for the next seat, two past a seat that sits out."""
    return (state.turn + steps) % state.players


def on_turn(state: Table) -> Table:
    """The turn goes on to the next seat."""
    return evolve(state, turn=after_turn(state, 1), drawn=None, turns=state.turns + 1)


@cites(c.DRAW)
def draw(state: Table) -> Happened:
    """The seat on turn draws a card, or as many cards as Sevens demand."""
    return fill(state, max(1, state.due))


def fill(state: Table, owed: int) -> Happened:
    """The seat on turn gets `owed` cards, as far as the stock goes.

    Where the stock has too few, the table waits for a shuffle of the pile, if the pile has cards
    for it.
    """
    seat, got, rest = state.turn, state.stock[:owed], state.stock[owed:]
    still = owed - len(got) if ready(state) else 0
    events = (_drawn(seat, got),) if got else ()
    if not state.due:
        return evolve(state, stock=rest, drawn=got[0] if got else None, owed=still), events
    hands = put(state.hands, seat, sorted_hand((*state.hands[seat], *got)))
    after = evolve(state, stock=rest, hands=hands, owed=still)
    if still:
        return after, events
    after, more = free_of_sevens(after)
    return after, (*events, *more)


def _drawn(seat: Seat, got: Cards) -> TextEvent:
    """The event of cards drawn from the stock; only their holder sees them."""
    return told_to(
        (seat,),
        c.DRAW,
        sentence(
            "{seat} draws {cards}.",
            "{seat} zieht {cards}.",
            seat=SeatTerm(seat),
            cards=cards_term(got),
        ),
        sentence(
            "{seat} draws from the stock: {size}.",
            "{seat} zieht vom Stock: {size}.",
            seat=SeatTerm(seat),
            size=number(len(got)),
        ),
    )


@cites(c.STOCK)
def shuffle(state: Table, order: Cards) -> Happened:
    """The pile without its top card becomes the stock, and the seat on turn draws the rest it is
    owed.
    """
    after, events = fill(evolve(state, stock=order, pile=state.pile[-1:]), state.owed)
    shuffled = told(
        c.STOCK,
        "The pile is shuffled: {size} cards become the stock.",
        "Der Stapel wird gemischt: {size} Karten werden der Stock.",
        size=number(len(order)),
    )
    return after, (shuffled, *events)


def free_of_sevens(state: Table) -> Happened:
    """Ends the effect of Sevens: the turn passes, or the deal is counted if a seat has laid out."""
    after = evolve(state, due=0)
    return count(after) if is_laid_out(after) else (on_turn(after), ())


@cites(c.DRAWN)
def keep(state: Table, seat: Seat) -> Happened:
    """The drawn card goes to the hand, and the next seat is on turn."""
    drawn = () if state.drawn is None else (state.drawn,)
    hand = sorted_hand((*state.hands[seat], *drawn))
    kept = told(
        c.DRAWN,
        "{seat} keeps the card.",
        "{seat} behält die Karte.",
        shows=True,
        seat=SeatTerm(seat),
    )
    return on_turn(evolve(state, hands=put(state.hands, seat, hand))), (kept,)


@cites(c.NOTHING)
def pass_by(state: Table, seat: Seat) -> Happened:
    """A seat passes, and need not draw for a Seven any more."""
    after, events = free_of_sevens(state)
    passed = told(c.NOTHING, "{seat} passes.", "{seat} passt.", shows=True, seat=SeatTerm(seat))
    return after, (passed, *events)
