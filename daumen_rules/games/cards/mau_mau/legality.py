"""The rows of 125 Mau-Mau, and the actions to try.

The module has the table of rows, the candidates and the attempts. No row changes a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.row import Facts, Legality, row, where
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import PACK, SUITS, Deal, Rank, Suit, right_deal
from daumen_rules.pieces.rows import in_turn

from ..engines.laying import Shuffle, deal_in_time, right_shuffle, suit_term
from . import clauses as c
from .rules import Drawing, Drawn, Jack, Stacking
from .table import (
    Action,
    Draw,
    Keep,
    Lay,
    Pass,
    Table,
    actor,
    can_lay,
    can_lay_drawn,
    fits,
    held,
    is_laid_out,
    is_stuck,
    lay_of,
    left,
    movers,
    names_a_suit,
    ready,
    top,
)


@row(c.OWN, "{seat} does not hold {card}.", "{seat} hält {card} nicht.")
def not_held(state: Table, action: Lay) -> Facts | None:
    """A seat lays only a card that it holds."""
    if action.card in held(state, action.seat):
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


def fits_no_card(state: Table, action: Lay) -> bool:
    """Whether a card does not fit the top card; False before the deal."""
    return bool(state.hands) and not fits(state, action.card)


@row(
    c.FIT,
    "{card} has neither suit nor rank of {top}.",
    "{card} hat weder Farbe noch Rang von {top}.",
)
def fits_not(state: Table, action: Lay) -> Facts | None:
    """Where no suit is named, a card has suit or rank of the top; another row asks about Jacks."""
    if state.wish or action.card.rank is Rank.JACK:
        return None
    return {"card": action.card.term, "top": top(state).term}


@row(
    c.NAMED,
    "{card} is not of the suit that was named, {wish}.",
    "{card} hat nicht die bestimmte Farbe, {wish}.",
)
def not_the_named_suit(state: Table, action: Lay) -> Facts | None:
    """Where a suit is named, a card has that suit; another row asks about Jacks."""
    if state.wish is None or action.card.rank is Rank.JACK:
        return None
    return {"card": action.card.term, "wish": suit_term(state.wish)}


@row(
    c.JACK,
    "{card} does not fit, and {seat} holds a card that does.",
    "{card} passt nicht, und {seat} hält eine Karte, die passt.",
)
def jack_not_needed(state: Table, action: Lay) -> Facts | None:
    """A seat lays a Jack that does not fit only if none of its cards fits, or by the option."""
    if action.card.rank is not Rank.JACK or state.rules.jack is Jack.ANYTIME:
        return None
    if is_stuck(state, action.seat):
        return None
    return {"card": action.card.term, "seat": SeatTerm(action.seat)}


# A seat names a suit with a Jack that names one, and with no other card


@row(c.NAMES, "No suit is named with {card}.", "Mit {card} wird keine Farbe bestimmt.")
def names_too_much(state: Table, action: Lay) -> Facts | None:
    if not state.hands or action.wish is None or names_a_suit(state, action.seat, action.card):
        return None
    return {"card": action.card.term}


@row(
    c.NAMES,
    "A suit has to be named with {card}.",
    "Mit {card} muss eine Farbe bestimmt werden.",
)
def names_nothing(state: Table, action: Lay) -> Facts | None:
    if not state.hands or action.wish or not names_a_suit(state, action.seat, action.card):
        return None
    return {"card": action.card.term}


@row(
    c.SEVEN,
    "After a Seven {seat} draws {due} cards and does not lay {card}.",
    "Nach einer Sieben nimmt {seat} {due} Karten und legt {card} nicht.",
)
def lays_after_a_seven(state: Table, action: Lay) -> Facts | None:
    """A seat that has to draw for a Seven lays nothing; where Sevens stack, it may lay a Seven."""
    if not state.due:
        return None
    stacks = state.rules.stacking is Stacking.YES and not is_laid_out(state)
    if stacks and action.card.rank is Rank.SEVEN:
        return None
    return {
        "seat": SeatTerm(action.seat),
        "due": number(state.due),
        "card": action.card.term,
    }


# A seat draws once in a turn


@row(c.DRAW, "{seat} has drawn a card already.", "{seat} hat schon eine Karte gezogen.")
def draws_again(state: Table, action: Draw) -> Facts | None:
    if not state.hands or state.due or not _has_drawn(state, action.seat):
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    c.DRAW,
    "{seat} can lay a card and draws none.",
    "{seat} kann eine Karte legen und zieht keine.",
)
def need_not_draw(state: Table, action: Draw) -> Facts | None:
    if state.rules.drawing is Drawing.ANYTIME or not state.hands:
        return None
    if state.due or _has_drawn(state, action.seat):
        return None
    return {"seat": SeatTerm(action.seat)} if can_lay(state, action.seat) else None


def _has_drawn(state: Table, seat: Seat) -> bool:
    return state.drawn is not None and seat == state.turn


@row(
    c.DRAWN,
    "{seat} has drawn no card to keep.",
    "{seat} hat keine Karte gezogen, um sie zu behalten.",
)
def keeps_nothing(state: Table, action: Keep) -> Facts | None:
    """A seat keeps only a card that it has just drawn."""
    return None if _has_drawn(state, action.seat) else {"seat": SeatTerm(action.seat)}


@row(
    c.DRAWN,
    "{card} can be laid, so {seat} does not keep it.",
    "{card} kann liegen, also behält {seat} sie nicht.",
)
def keeps_what_it_can_lay(state: Table, action: Keep) -> Facts | None:
    """Where a seat must lay a drawn card, it keeps the card only if it cannot lay it."""
    if state.drawn is None or action.seat != state.turn:
        return None
    if state.rules.drawn is Drawn.MAY or not can_lay_drawn(state, state.drawn):
        return None
    return {"card": state.drawn.term, "seat": SeatTerm(action.seat)}


# A seat draws only if cards are left, and passes only if none are


@row(
    c.NOTHING,
    "There is nothing to draw; {seat} passes.",
    "Es gibt nichts zu ziehen; {seat} passt.",
)
def draws_from_nothing(state: Table, action: Draw) -> Facts | None:
    return None if not state.hands or left(state) else {"seat": SeatTerm(action.seat)}


@row(
    c.NOTHING,
    "{seat} can lay, draw or keep a card and does not pass.",
    "{seat} kann eine Karte legen, ziehen oder behalten und passt nicht.",
)
def passes_by_choice(state: Table, action: Pass) -> Facts | None:
    if not state.hands or has_to_pass(state, action.seat):
        return None
    return {"seat": SeatTerm(action.seat)}


def has_to_pass(state: Table, seat: Seat) -> bool:
    """Whether a seat would have to draw, and there is nothing to draw."""
    would_draw = state.due > 0 or not can_lay(state, seat)
    return would_draw and state.drawn is None and not left(state)


LEGALITY: Final[Legality[Table, Action]] = Legality(
    in_turn(c.TURN, movers, actor),
    right_deal(lambda _: PACK),
    deal_in_time(c.FIVE, lambda state: not state.hands),
    right_shuffle(c.STOCK, lambda state: ready(state) if state.owed else None),
    not_held,
    *where(fits_no_card, fits_not, not_the_named_suit, jack_not_needed),
    names_too_much,
    names_nothing,
    lays_after_a_seven,
    draws_again,
    need_not_draw,
    keeps_nothing,
    keeps_what_it_can_lay,
    draws_from_nothing,
    passes_by_choice,
)


_NO_SUIT: Final = (None,)


def candidates(state: Table) -> Iterator[Action]:
    """The seat on turn lays each card it holds, Jacks with every suit; it draws, keeps a drawn
    card, or passes where no cards are left.
    """
    if not state.hands or state.owed:
        return
    seat = state.turn
    yield from [
        lay_of(seat, card, suit)
        for card in held(state, seat)
        for suit in (SUITS if names_a_suit(state, seat, card) else _NO_SUIT)
    ]
    yield Draw(seat) if state.drawn is None else Keep(seat)
    if not left(state):
        yield Pass(seat)


def attempts(state: Table) -> Iterator[Action]:
    """The seat on turn lays its cards and some others, other seats one; all draw, keep and pass."""
    for seat in range(state.players):
        own = held(state, seat)
        for card in (*own, *PACK[::5]) if seat == state.turn else own[:1]:
            yield Lay(seat, card)
            if card.rank is Rank.JACK:
                yield from (Lay(seat, card, suit) for suit in SUITS)
        yield from (Lay(seat, PACK[0], Suit.CLUBS), Draw(seat), Keep(seat), Pass(seat))
    yield from (Deal(PACK), Deal(PACK[1:]), Shuffle(ready(state)), Shuffle(PACK))
