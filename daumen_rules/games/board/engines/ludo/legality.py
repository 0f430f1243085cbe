"""Ludo: the rows that refuse an action.

The rows are made for a game, because it says which ways there are and which duties hold.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from daumen_rules.kernel.row import Facts, Legality, Row, row, where
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.dice import Throw, actor, faces_term, right_dice
from daumen_rules.pieces.rows import in_turn

from . import clauses as c
from .fields import TERMS, start_of
from .play import Ludo, duty_of, movers
from .state import Action, AnyState, Enter, Move
from .ways import SIX, Duty, reached


def is_in_time(state: AnyState, action: Action) -> bool:
    """Whether the seat that acts is on turn and has dice to use."""
    return action.seat == state.turn and bool(state.faces)


@row(c.MOVE, "{seat} has no man on {origin}.", "{seat} hat keine Figur auf {origin}.")
def moves_none(state: AnyState, action: Move) -> Facts | None:
    """A seat moves only its own men."""
    if not is_in_time(state, action) or action.origin in state.men[action.seat]:
        return None
    return {"seat": SeatTerm(action.seat), "origin": TERMS[action.origin]}


@row(
    c.OWN,
    "A man of {seat} stands on {target} itself.",
    "Auf {target} steht selbst eine Figur von {seat}.",
)
def moves_onto_own(state: AnyState, action: Move) -> Facts | None:
    """No move ends on a man of one's own."""
    if not is_in_time(state, action):
        return None
    lands = any((action.origin, action.target) in reached(state, face) for face in state.faces)
    if not lands or action.target not in state.men[action.seat]:
        return None
    return {"seat": SeatTerm(action.seat), "target": TERMS[action.target]}


@row(
    c.ENTER,
    "A man comes to the A-field only with a 6; {faces} lies there.",
    "Eine Figur kommt nur mit einer 6 aufs A-Feld; da liegt {faces}.",
)
def enters_without_a_six(state: AnyState, action: Enter) -> Facts | None:
    """A man enters only with a 6."""
    if not is_in_time(state, action) or SIX in state.faces:
        return None
    return {"faces": faces_term(state.faces)}


@row(c.ENTER, "{seat} has no man to enter.", "{seat} hat keine Figur zum Einsetzen.")
def enters_none(state: AnyState, action: Enter) -> Facts | None:
    """Only a man on a B-field enters."""
    if not is_in_time(state, action) or state.has_yard(action.seat):
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    c.ENTER,
    "A man of {seat} stands on its A-field itself.",
    "Auf dem A-Feld steht selbst eine Figur von {seat}.",
)
def enters_onto_own(state: AnyState, action: Enter) -> Facts | None:
    """No man enters while one of the seat's own stands on the A-field."""
    field = start_of(state.arm(action.seat))
    if not is_in_time(state, action) or field not in state.men[action.seat]:
        return None
    return {"seat": SeatTerm(action.seat)}


PLAIN_ROWS: tuple[Row[AnyState, Any], ...] = (
    moves_none,
    moves_onto_own,
    enters_without_a_six,
    enters_none,
    enters_onto_own,
)


def legality(
    game: Ludo[Any, Any, Any], reasons: tuple[Row[AnyState, Any], ...], duties: tuple[Duty, ...]
) -> Legality[AnyState, Any]:
    """The table of a game: turns, the reasons of its own, what no die allows, and its duties."""

    def is_doubtful(state: AnyState, action: Any) -> bool:
        return isinstance(action, Throw) or action not in (game.asked(state) or game.allowed(state))

    def has_reason(state: AnyState, action: Any) -> bool:
        return any(reason.breach(state, action) for reason in reasons)

    @row(c.MOVE, "That is no way by {faces}.", "Das geht mit {faces} nicht.")
    def no_way(state: AnyState, action: Any) -> Facts | None:
        """A man goes as far as the die shows, unless another reason forbids more."""
        if isinstance(action, Throw) or not is_in_time(state, action):
            return None
        known = action in game.possible(state) or has_reason(state, action)
        return None if known else {"faces": faces_term(state.faces)}

    @row(c.TURN, "Another seat has to answer first.", "Erst muss ein anderer Platz antworten.")
    def not_asked(state: AnyState, action: Any) -> Facts | None:
        """While a seat is asked, only its answers count."""
        answers = game.asked(state)
        return {} if answers and action not in answers and not has_reason(state, action) else None

    def row_of(duty: Duty) -> Row[AnyState, Any]:
        @row(duty.clause, duty.words.en, duty.words.de)
        def neglects_a_duty(state: AnyState, action: Any) -> Facts | None:
            """Another way by the same die has to be taken."""
            if isinstance(action, Throw) or not is_in_time(state, action):
                return None
            way = game.possible(state).get(action)
            if way is None or action in game.allowed(state):
                return None
            by_die = tuple(one for one in game.possible(state).values() if one.faces == way.faces)
            holds = duty_of(game.duties(state.rules), state, by_die) is duty
            return {} if holds else None

        return neglects_a_duty

    return Legality(
        *where(
            is_doubtful,
            in_turn(c.TURN, partial(movers, game), actor),
            right_dice(lambda _: game.dice),
            *reasons,
            *((not_asked,) if game.answered else ()),
            no_way,
            *map(row_of, duties),
        )
    )
