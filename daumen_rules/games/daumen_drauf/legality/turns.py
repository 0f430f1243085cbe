"""Rows on whose turn it is, and on the duty to show.

Here lives what is not allowed to a seat because of its place in the order. Which card it may show
stands in `showing`.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.height import can_only_pass
from daumen_rules.games.daumen_drauf.model import Action, Finished, Pass, Playing, Show, State
from daumen_rules.games.daumen_drauf.readings import Scope
from daumen_rules.kernel.ruling import Breach, breach
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm


def _out_of_turn(state: State, action: Action) -> tuple[Playing, Seat] | None:
    """A show or pass of a seat that is not on turn, else None. A parry has a row of its own."""
    match state, action:
        case Playing(trick=trick), Show(seat=seat) | Pass(seat=seat) if seat != trick.turn:
            return state, seat
        case _:
            return None


def opens_in_place_of_the_starter(state: State, action: Action) -> Breach | None:
    found = _out_of_turn(state, action)
    if found is None or found[0].trick.shown or found[0].table.taker is not None:
        return None
    return breach(
        c.START_1,
        "{starter} starts the game, not {seat}.",
        "{starter} beginnt die Partie, nicht {seat}.",
        starter=SeatTerm(found[0].trick.turn),
        seat=SeatTerm(found[1]),
    )


def leads_in_place_of_the_winner(state: State, action: Action) -> Breach | None:
    found = _out_of_turn(state, action)
    if found is None or found[0].trick.shown or found[0].trick.leader != found[0].table.taker:
        return None
    return breach(
        c.NEXT_1,
        "{leader} took the last trick and leads, not {seat}.",
        "{leader} hat den letzten Stich bekommen und spielt an, nicht {seat}.",
        leader=SeatTerm(found[0].trick.leader),
        seat=SeatTerm(found[1]),
    )


def leads_in_place_of_the_next_with_cards(state: State, action: Action) -> Breach | None:
    found = _out_of_turn(state, action)
    if (
        found is None
        or found[0].trick.shown
        or found[0].table.taker in (None, found[0].trick.leader)
    ):
        return None
    return breach(
        c.NEXT_2,
        "The winner has no card; {leader} is the next clockwise who has, not {seat}.",
        "Wer den Stich bekam, hat keine Karte; {leader} ist im Uhrzeigersinn der nächste Platz "
        "mit Karten, nicht {seat}.",
        leader=SeatTerm(found[0].trick.leader),
        seat=SeatTerm(found[1]),
    )


def acts_out_of_turn(state: State, action: Action) -> Breach | None:
    found = _out_of_turn(state, action)
    if found is None or not found[0].trick.shown:
        return None
    return breach(
        c.TURN_1,
        "{turn} is on turn, not {seat}.",
        "{turn} ist an der Reihe, nicht {seat}.",
        turn=SeatTerm(found[0].trick.turn),
        seat=SeatTerm(found[1]),
    )


# Passing


def passes_the_duty_to_show(state: State, action: Action) -> Breach | None:
    match state, action:
        case Playing(trick=trick, table=table), Pass(seat=seat) if seat == trick.turn:
            pass
        case _:
            return None
    if not trick.shown:
        return breach(
            c.LEAD_2,
            "{seat} begins the trick and must show a card.",
            "{seat} beginnt den Stich und muss eine Karte zeigen.",
            seat=SeatTerm(seat),
        )
    if (
        table.rules.must_show_scope is Scope.LAP
        and seat == trick.leader
        and not can_only_pass(table, trick, seat)
    ):
        return breach(
            c.LEAD_2,
            "{seat} begins a lap and must show a card (Q14).",
            "{seat} beginnt einen Umlauf und muss eine Karte zeigen (Q14).",
            seat=SeatTerm(seat),
        )
    return None


def acts_after_the_end(state: State, _: Action) -> Breach | None:
    if not isinstance(state, Finished):
        return None
    return breach(c.OVER_1, "The game is over.", "Die Partie ist zu Ende.")
