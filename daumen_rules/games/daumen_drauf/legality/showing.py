"""Rows on the card that is shown: it is in the hand, and it is higher.

What is not allowed about a card shown, and about the twin with which a seat parries.
"""

from __future__ import annotations

from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.kernel.text import SeatTerm

from .. import clauses as c
from ..card_order import is_higher
from ..model import Following, Leading, Parry, Playing, Show
from ..rule_set import ParryTiming


@row(c.THUMB_1, "{seat} does not hold {card}.", "{seat} hat {card} nicht auf der Hand.")
def shows_a_card_not_in_hand(state: Playing, action: Show | Parry) -> Facts | None:
    seat, card = action.seat, action.card
    if not 0 <= seat < state.table.players or card in state.table.hands[seat]:
        return None
    return {"seat": SeatTerm(seat), "card": card.term}


# No higher


def is_no_higher(state: Following, action: Show) -> bool:
    return not is_higher(action.card, state.trick, state.table.rules.colour_scope)


@row(
    c.HIGH_1,
    "{card} has no higher value than {highest}.",
    "{card} hat keinen höheren Wert als {highest}.",
)
def shows_no_higher_value(state: Following, action: Show) -> Facts | None:
    if action.card.colour is not state.highest.card.colour:
        return None
    return {"card": action.card.kind.term, "highest": state.highest.card.kind.term}


@row(
    c.HIGH_5,
    "{card}: its colour is topped already; the highest card is {highest}.",
    "{card}: Diese Farbe ist schon überboten; die höchste Karte ist {highest}.",
)
def shows_a_topped_colour(state: Following, action: Show) -> Facts | None:
    if action.card.colour is state.highest.card.colour:
        return None
    return {"card": action.card.kind.term, "highest": state.highest.card.kind.term}


@row(
    c.TURN_2,
    "{seat} must show a higher card or pass.",
    "{seat} muss eine höhere Karte zeigen oder passen.",
)
def enters_with_no_higher_card(state: Following, action: Show) -> Facts | None:
    if state.trick.covered(action.seat) is not None:
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    c.RAISE_3,
    "{seat} raises only with a higher card.",
    "{seat} erhöht nur mit einer höheren Karte.",
)
def raises_with_no_higher_card(state: Following, action: Show) -> Facts | None:
    if state.trick.covered(action.seat) is None:
        return None
    return {"seat": SeatTerm(action.seat)}


# Parrying


@row(
    c.PARRY_1,
    "There is no card to parry yet.",
    "Es liegt noch keine Karte zum Parieren da.",
)
def parries_before_the_lead(state: Leading, action: Parry) -> Facts | None:
    return NO_FACTS


@row(
    c.PARRY_1,
    "{card} is not the twin of the highest card, {highest}.",
    "{card} ist nicht die Zwillingskarte der höchsten Karte, {highest}.",
)
def parries_with_no_twin(state: Following, action: Parry) -> Facts | None:
    if action.card.kind == state.highest.card.kind:
        return None
    return {"card": action.card.kind.term, "highest": state.highest.card.kind.term}


@row(
    c.PARRY_1,
    "{seat} has shown the highest card and has nothing to beat (Q21).",
    "{seat} hat die höchste Karte gezeigt und nichts zu schlagen (Q21).",
)
def parries_its_own_card(state: Following, action: Parry) -> Facts | None:
    if state.highest.seat != action.seat or state.table.rules.self_parry:
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    c.PARRY_2,
    "{turn} is on turn; {seat} parries only on its own turn.",
    "{turn} ist an der Reihe; {seat} pariert nur, wenn die Reihe an ihm ist.",
)
def parries_out_of_turn(state: Playing, action: Parry) -> Facts | None:
    turn = state.trick.turn
    if action.seat == turn or state.table.rules.parry_timing is not ParryTiming.OWN_TURN:
        return None
    return {"turn": SeatTerm(turn), "seat": SeatTerm(action.seat)}
