"""Rows on the card that is shown: it is in the hand, and it is higher.

Here lives what is not allowed about a card shown, and about the twin with which a seat parries.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.height import colour_order, is_higher
from daumen_rules.games.daumen_drauf.model import Action, Parry, Playing, Show, State, Trick
from daumen_rules.games.daumen_drauf.readings import ParryTiming
from daumen_rules.kernel.ruling import Breach, breach
from daumen_rules.kernel.text import SeatTerm


def shows_a_card_not_in_hand(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(table=table), Show(seat=seat, card=card) | Parry(seat=seat, card=card):
            if 0 <= seat < table.players and card not in table.hands[seat]:
                return breach(
                    c.THUMB_1,
                    "{seat} does not hold {card}.",
                    "{seat} hat {card} nicht auf der Hand.",
                    seat=SeatTerm(seat),
                    card=card.term,
                )
        case _:
            pass
    return None


def shows_no_higher_value(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick), Show(card=card) if (
            trick.highest is not None
            and card.colour is trick.highest.card.colour
            and card.value <= trick.highest.card.value
        ):
            return breach(
                c.HIGH_1,
                "{card} has no higher value than {highest}.",
                "{card} hat keinen höheren Wert als {highest}.",
                card=card.kind.term,
                highest=trick.highest.card.kind.term,
            )
        case _:
            return None


def shows_a_topped_colour(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick, table=table), Show(card=card) if (
            trick.highest is not None
            and card.colour is not trick.highest.card.colour
            and card.colour in colour_order(trick, table.rules.colour_scope)
        ):
            return breach(
                c.HIGH_5,
                "{card}: its colour is topped already; the highest card is {highest}.",
                "{card}: Diese Farbe ist schon überboten; die höchste Karte ist {highest}.",
                card=card.kind.term,
                highest=trick.highest.card.kind.term,
            )
        case _:
            return None


def _shows_no_higher(state: State, action: Action) -> tuple[Trick, Show] | None:
    match state, action:
        case Playing(trick=trick, table=table), Show(card=card) if not is_higher(
            card, trick, table.rules.colour_scope
        ):
            return trick, action
        case _:
            return None


def enters_with_no_higher_card(state: State, action: Action) -> Breach | None:
    found = _shows_no_higher(state, action)
    if found is None or found[0].covered(found[1].seat) is not None:
        return None
    return breach(
        c.TURN_2,
        "{seat} must show a higher card or pass.",
        "{seat} muss eine höhere Karte zeigen oder passen.",
        seat=SeatTerm(found[1].seat),
    )


def raises_with_no_higher_card(state: State, action: Action) -> Breach | None:
    found = _shows_no_higher(state, action)
    if found is None or found[0].covered(found[1].seat) is None:
        return None
    return breach(
        c.RAISE_3,
        "{seat} raises only with a higher card.",
        "{seat} erhöht nur mit einer höheren Karte.",
        seat=SeatTerm(found[1].seat),
    )


def parries_with_no_twin(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick), Parry(card=card):
            pass
        case _:
            return None
    if trick.highest is None:
        return breach(
            c.PARRY_1,
            "There is no card to parry yet.",
            "Es liegt noch keine Karte zum Parieren da.",
        )
    if card.kind != trick.highest.card.kind:
        return breach(
            c.PARRY_1,
            "{card} is not the twin of the highest card, {highest}.",
            "{card} ist nicht die Zwillingskarte der höchsten Karte, {highest}.",
            card=card.kind.term,
            highest=trick.highest.card.kind.term,
        )
    return None


def parries_his_own_card(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick, table=table), Parry(seat=seat) if (
            trick.highest is not None and trick.highest.seat == seat and not table.rules.self_parry
        ):
            return breach(
                c.PARRY_1,
                "{seat} has shown the highest card and has nothing to beat (Q21).",
                "{seat} hat die höchste Karte gezeigt und nichts zu schlagen (Q21).",
                seat=SeatTerm(seat),
            )
        case _:
            return None


def parries_out_of_turn(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick, table=table), Parry(seat=seat) if (
            seat != trick.turn and table.rules.parry_timing is ParryTiming.OWN_TURN
        ):
            return breach(
                c.PARRY_2,
                "{turn} is on turn; {seat} parries only on its own turn.",
                "{turn} ist an der Reihe; {seat} pariert nur, wenn die Reihe an ihm ist.",
                turn=SeatTerm(trick.turn),
                seat=SeatTerm(seat),
            )
        case _:
            return None
