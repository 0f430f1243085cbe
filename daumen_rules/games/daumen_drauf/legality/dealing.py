"""Rows on the time before the first card, and on who sits at the table.

Here lives what is not allowed about a deal. How a deal is carried out stands in `setup`.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Finished,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Undealt,
)
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Breach, breach
from daumen_rules.kernel.text import SeatTerm, listed, number


def no_such_seat(state: State, action: Action) -> Breach | None:
    players = state.players if isinstance(state, Undealt) else state.table.players
    if isinstance(action, Deal) or 0 <= action.seat < players:
        return None
    return breach(
        c.GAME_1,
        "There is no seat {seat} at a table of {players}.",
        "Es gibt keinen Platz {seat} an einem Tisch von {players}.",
        seat=SeatTerm(action.seat),
        players=number(players),
    )


def deal_out_of_place(state: State, action: Action) -> Breach | None:
    match state, action:
        case Undealt(), Show() | Pass() | Parry():
            return breach(
                c.START_2,
                "The cards are not dealt yet.",
                "Die Karten sind noch nicht gegeben.",
            )
        case Playing() | Finished(), Deal():
            return breach(
                c.START_2, "The cards are dealt already.", "Die Karten sind schon gegeben."
            )
        case _:
            return None


def deals_a_card_twice(state: State, action: Action) -> Breach | None:
    match state, action:
        case Undealt(), Deal(cards=cards) if len(set(cards)) < len(cards):
            twice = sorted({card for card in cards if cards.count(card) > 1})
            return breach(
                c.MAT_4,
                "Each card exists once; twice in this deck: {cards}.",
                "Jede Karte gibt es einmal; doppelt in diesem Stapel: {cards}.",
                cards=listed([card.term for card in twice]),
            )
        case _:
            return None


def _deck_lacks(clause: Clause, players: range, state: State, action: Action) -> Breach | None:
    match state, action:
        case Undealt(players=n, pack=pack), Deal(cards=cards) if n in players:
            lacking = sorted(set(pack.cards) - set(cards))
            if lacking:
                return breach(
                    clause,
                    "The deck for {players} has {size} cards; missing: {cards}.",
                    "Zu {players} spielt man mit {size} Karten; es fehlen: {cards}.",
                    players=number(n),
                    size=number(len(pack.cards)),
                    cards=listed([card.term for card in lacking]),
                )
        case _:
            pass
    return None


def lacks_cards_for_two(state: State, action: Action) -> Breach | None:
    return _deck_lacks(c.DECK_1, range(2, 3), state, action)


def lacks_cards_for_three_to_six(state: State, action: Action) -> Breach | None:
    return _deck_lacks(c.DECK_3, range(3, 7), state, action)


def lacks_cards_for_seven(state: State, action: Action) -> Breach | None:
    return _deck_lacks(c.DECK_4, range(7, 8), state, action)


def deals_a_card_from_the_box(state: State, action: Action) -> Breach | None:
    match state, action:
        case Undealt(players=players, pack=pack), Deal(cards=cards):
            boxed = sorted(set(cards) - set(pack.cards))
            if boxed:
                return breach(
                    c.DECK_6,
                    "Not in play with {players} players: {cards}.",
                    "Zu {players} nicht im Spiel: {cards}.",
                    players=number(players),
                    cards=listed([card.term for card in boxed]),
                )
        case _:
            pass
    return None
