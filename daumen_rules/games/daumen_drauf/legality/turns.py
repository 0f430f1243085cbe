"""Rows on whose turn it is, and on the duty to show.

What is not allowed to a seat because of its place in the order. Which card it may show stands in
`showing`.
"""

from __future__ import annotations

from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.kernel.text import SeatTerm

from .. import clauses as c
from ..card_order import can_only_pass
from ..model import Action, Finished, Following, Leading, Pass, Playing, Show
from ..rule_set import Scope


@row(c.OVER_1, "The game is over.", "Die Partie ist zu Ende.")
def acts_after_the_end(state: Finished, action: Action) -> Facts | None:
    return NO_FACTS


# Whose turn it is. A parry has a row of its own.


def is_out_of_turn(state: Playing, action: Show | Pass) -> bool:
    return action.seat != state.trick.turn


@row(
    c.START_1,
    "{starter} starts the game, not {seat}.",
    "{starter} beginnt die Partie, nicht {seat}.",
)
def opens_in_place_of_the_starter(state: Leading, action: Show | Pass) -> Facts | None:
    if state.table.taker is not None:
        return None
    return {"starter": SeatTerm(state.trick.turn), "seat": SeatTerm(action.seat)}


@row(
    c.NEXT_1,
    "{leader} took the last trick and leads, not {seat}.",
    "{leader} hat den letzten Stich bekommen und spielt an, nicht {seat}.",
)
def leads_in_place_of_the_winner(state: Leading, action: Show | Pass) -> Facts | None:
    if state.trick.leader != state.table.taker:
        return None
    return {"leader": SeatTerm(state.trick.leader), "seat": SeatTerm(action.seat)}


@row(
    c.NEXT_2,
    "The winner has no card; {leader} is the next clockwise who has, not {seat}.",
    "Wer den Stich bekam, hat keine Karte; {leader} ist im Uhrzeigersinn der nächste Platz "
    "mit Karten, nicht {seat}.",
)
def leads_in_place_of_the_next_with_cards(state: Leading, action: Show | Pass) -> Facts | None:
    if state.table.taker in (None, state.trick.leader):
        return None
    return {"leader": SeatTerm(state.trick.leader), "seat": SeatTerm(action.seat)}


@row(c.TURN_1, "{turn} is on turn, not {seat}.", "{turn} ist an der Reihe, nicht {seat}.")
def acts_out_of_turn(state: Following, action: Show | Pass) -> Facts | None:
    return {"turn": SeatTerm(state.trick.turn), "seat": SeatTerm(action.seat)}


# The duty to show


def is_on_turn(state: Playing, action: Pass) -> bool:
    return action.seat == state.trick.turn


@row(
    c.LEAD_2,
    "{seat} begins the trick and must show a card.",
    "{seat} beginnt den Stich und muss eine Karte zeigen.",
)
def passes_the_lead(state: Leading, action: Pass) -> Facts | None:
    return {"seat": SeatTerm(action.seat)}


@row(
    c.LEAD_2,
    "{seat} begins a lap and must show a card (Q14).",
    "{seat} beginnt einen Umlauf und muss eine Karte zeigen (Q14).",
)
def passes_at_the_start_of_a_lap(state: Following, action: Pass) -> Facts | None:
    trick, table = state.trick, state.table
    if (
        table.rules.must_show_scope is not Scope.LAP
        or action.seat != trick.leader
        or can_only_pass(table, trick, action.seat)
    ):
        return None
    return {"seat": SeatTerm(action.seat)}
