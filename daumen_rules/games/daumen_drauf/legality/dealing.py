"""Rows on the time before the first card, and on who sits at the table.

What is not allowed about a deal. How a deal is carried out stands in `setup`.
"""

from __future__ import annotations

from collections import Counter

from daumen_rules.kernel.row import NO_FACTS, Facts, engine_row, row
from daumen_rules.kernel.text import SeatTerm, listed, number

from .. import clauses as c
from ..cards import in_order
from ..model import Deal, Finished, Parry, Pass, Playing, Show, State, Undealt


@row(
    c.GAME_1,
    "There is no seat {seat} at a table of {players}.",
    "Es gibt keinen Platz {seat} an einem Tisch von {players}.",
)
def no_such_seat(state: State, action: Show | Pass | Parry) -> Facts | None:
    if 0 <= action.seat < state.players:
        return None
    return {"seat": SeatTerm(action.seat), "players": number(state.players)}


@row(c.START_2, "The cards are not dealt yet.", "Die Karten sind noch nicht gegeben.")
def plays_before_the_deal(state: Undealt, action: Show | Pass | Parry) -> Facts | None:
    return NO_FACTS


@row(c.START_2, "The cards are dealt already.", "Die Karten sind schon gegeben.")
def deals_again(state: Playing | Finished, action: Deal) -> Facts | None:
    return NO_FACTS


@row(
    c.MAT_4,
    "Each card exists once; twice in this deck: {cards}.",
    "Jede Karte gibt es einmal; doppelt in diesem Stapel: {cards}.",
)
def deals_a_card_twice(state: Undealt, action: Deal) -> Facts | None:
    twice = in_order(card for card, times in Counter(action.cards).items() if times > 1)
    return {"cards": listed([card.term for card in twice])} if twice else None


@engine_row(
    "The deck for {players} has {size} cards; missing: {cards}.",
    "Zu {players} spielt man mit {size} Karten; es fehlen: {cards}.",
)
def lacks_cards(state: Undealt, action: Deal) -> Facts | None:
    """The pack depends on the number of players, and so does the clause that names it."""
    lacking = in_order(set(state.pack.cards) - set(action.cards))
    if not lacking:
        return None
    return {
        "players": number(state.players),
        "size": number(len(state.pack.cards)),
        "cards": listed([card.term for card in lacking]),
    }


def for_two(state: Undealt, action: Deal) -> bool:
    return state.players == 2


def for_three_to_six(state: Undealt, action: Deal) -> bool:
    return 3 <= state.players <= 6


def for_seven(state: Undealt, action: Deal) -> bool:
    return state.players == 7


@row(
    c.DECK_6,
    "Not in play with {players} players: {cards}.",
    "Zu {players} nicht im Spiel: {cards}.",
)
def deals_a_card_from_the_box(state: Undealt, action: Deal) -> Facts | None:
    boxed = in_order(set(action.cards) - set(state.pack.cards))
    if not boxed:
        return None
    return {"players": number(state.players), "cards": listed([card.term for card in boxed])}
