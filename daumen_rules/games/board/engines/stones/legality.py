"""Stones: the rows that refuse an action.

The module has a row for each thing that games forbid alike; each names the clause of its game.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.kernel.row import NO_FACTS, Facts, Legality, Row, engine_row, row, where
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.boards import DIAGONAL, SQUARES
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.rows import in_turn

from ..two_sides import actor, movers
from . import clauses as c
from .actions import Action, Move, Take
from .reach import leaps
from .state import AnyState, Way


def is_doubtful(state: AnyState, action: Action) -> bool:
    """Whether the rows have to be asked: False for a move that is plainly allowed."""
    return id(action) not in state.plain


def is_own(state: AnyState, action: Move) -> bool:
    """Whether the stone that moves belongs to the seat."""
    return action.path[0] in state.own(action.seat)


def is_reached(state: AnyState, action: Move) -> bool:
    """Whether the ways of its game lead the stone there, whatever its seat has to do first."""
    origin, target = action.path
    return is_own(state, action) and target in state.reach(action.seat)[origin]


def takes_place(state: AnyState, action: Move) -> bool:
    """Whether the stone may land where it wants to: on a free square, or on an enemy to capture."""
    other = state.standing[action.path[1]]
    return other is None or (state.rules.way.captures and other != action.seat)


@engine_row("{seat} has no stone on {origin}.", "{seat} hat keinen Stein auf {origin}.")
def moves_none(state: AnyState, action: Move) -> Facts | None:
    """A seat moves only its own stones."""
    if is_own(state, action):
        return None
    return {"seat": SeatTerm(action.seat), "origin": action.origin.term}


@engine_row("{target} is not free.", "{target} ist nicht frei.")
def target_not_free(state: AnyState, action: Move) -> Facts | None:
    """A stone goes only where no other stands."""
    if takes_place(state, action) or _returns(state, action):
        return None
    return {"target": action.target.term}


@row(
    c.NO_RETURN,
    "A stone does not come back to {origin} in the same move.",
    "Ein Stein kommt im selben Zug nicht auf {origin} zurück.",
)
def ends_where_it_began(state: AnyState, action: Move) -> Facts | None:
    """A series of jumps ends on another square than it began."""
    return {"origin": action.origin.term} if _returns(state, action) else None


def _returns(state: AnyState, action: Move) -> bool:
    crosses: bool = state.rules.way.crosses
    return crosses and action.origin == action.target and is_own(state, action)


@engine_row(
    "From {origin} the stone does not get to {target}.",
    "Von {origin} kommt der Stein nicht nach {target}.",
)
def out_of_reach(state: AnyState, action: Move) -> Facts | None:
    """A stone goes only where the ways of its game lead."""
    if not is_own(state, action) or not takes_place(state, action) or is_reached(state, action):
        return None
    return {"origin": action.origin.term, "target": action.target.term}


def _jumped(state: AnyState, action: Move) -> int | None:
    """The square right between those of a move along a diagonal, if a stone stands there."""
    origin, target = action.path
    between = (middle for middle, to in leaps(DIAGONAL)[origin] if to == target)
    middle = next(between, None)
    stands = middle is not None and state.standing[middle] is not None
    return middle if stands and is_own(state, action) else None


@engine_row(
    "Nothing is jumped; on {middle} stands a stone.",
    "Nichts wird übersprungen; auf {middle} steht ein Stein.",
)
def jumps_at_all(state: AnyState, action: Move) -> Facts | None:
    """No stone goes over another, in a game without jumps."""
    middle = _jumped(state, action)
    return None if middle is None else {"middle": SQUARES[middle].term}


@engine_row(
    "The stone on {middle} is one's own and is not jumped.",
    "Der Stein auf {middle} ist ein eigener und wird nicht übersprungen.",
)
def jumps_over_own(state: AnyState, action: Move) -> Facts | None:
    """A stone jumps over enemies alone; it may get behind an own one by other jumps."""
    middle = _jumped(state, action)
    if middle is None or state.standing[middle] != action.seat or is_reached(state, action):
        return None
    return {"middle": SQUARES[middle].term}


def neglects_a_duty(state: AnyState, action: Move) -> Facts | None:
    """A stone that can move elsewhere does not, while its seat has something to do first."""
    if not is_reached(state, action):
        return None
    duty = state.rules.way.duty(state, action.seat, state.reach(action.seat))
    return None if action.path[1] in duty.get(action.path[0], ()) else NO_FACTS


@row(c.PASSING, "{seat} can move.", "{seat} kann ziehen.")
def passes_by_choice(state: AnyState, action: Pass) -> Facts | None:
    """A seat passes only if it cannot move."""
    return None if state.must_pass else {"seat": SeatTerm(action.seat)}


@engine_row(
    "The enclosed stones are taken or left first.",
    "Die eingeschlossenen Steine werden zuerst genommen oder stehen gelassen.",
)
def moves_before_taking(state: AnyState, action: Move | Pass) -> Facts | None:
    """A seat that has enclosed stones decides on them before anybody moves."""
    return NO_FACTS if state.due else None


@engine_row(
    "No stone is enclosed that could be taken or left.",
    "Kein Stein ist eingeschlossen, der genommen oder stehen gelassen werden könnte.",
)
def takes_nothing(state: AnyState, action: Take | Leave) -> Facts | None:
    """A seat takes or leaves stones only just after it has enclosed them."""
    return None if state.due else NO_FACTS


def legality(way: Way) -> Legality[AnyState, Action]:
    """The table of a game."""
    rows: list[Row[Any, Any]] = [
        in_turn(way.turn, movers, actor),
        moves_none.under(way.step),
        target_not_free.under(way.free),
        out_of_reach.under(way.step),
        *way.rows,
    ]
    if way.crosses:
        rows += [ends_where_it_began, passes_by_choice]
    if way.leaves and way.takes:
        rows += [moves_before_taking.under(way.takes), takes_nothing.under(way.takes)]
    return Legality(*where(is_doubtful, *rows))
