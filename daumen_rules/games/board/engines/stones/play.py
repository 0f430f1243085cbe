"""Stones: what actions do, and the words for it.

The module works out the step of an allowed action.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import assert_never

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import listed
from daumen_rules.pieces.boards import SQUARES
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent, seat_told

from ..two_sides import ending_told, going_told, with_own
from . import clauses as c
from .actions import Action, Move, Take
from .places import BY_FILE, Squares, in_order
from .state import AnyState, Way


def candidates(state: AnyState) -> Sequence[Action]:
    if state.due:
        return Take(state.turn), Leave(state.turn)
    return (Pass(state.turn),) if state.must_pass else state.moves


def effect(way: Way, state: AnyState, action: Action) -> Step[AnyState, Action, TextEvent]:
    """The step of an allowed action: the other seat is on turn after it, unless stones are enclosed
    that may be left.
    """
    after, events = _acted(way, state, action)
    return Step(action, after, (*events, *ending_told(after)))


def _acted(way: Way, state: AnyState, action: Action) -> tuple[AnyState, list[TextEvent]]:
    """The state after an action, and what has happened."""
    match action:
        case Move(_, origin, target):
            clause = way.moved(state, action) if way.moved else way.step
            event = going_told(clause, action.seat, origin.term, target.term)
            after = _moved(state, action)
            found = way.enclosed(after, action.seat, action.path[1])
            if not found:
                return after, [event]
            enclosed = in_order(SQUARES[at] for at in found)
            if way.leaves and way.leaves(state) and way.won(after, action.seat) is None:
                return evolve(after, turn=action.seat, due=enclosed), [event]
            after, taken = _without(way, after, action.seat, enclosed)
            return after, [event, taken]
        case Take():
            after, taken = _without(way, state, action.seat, state.due)
            return after, [taken]
        case Leave():
            en = "{seat} leaves the enclosed stones."
            de = "{seat} lässt die eingeschlossenen Steine stehen."
            left = seat_told(c.DUTY, en, de, action.seat)
            return evolve(state, turn=1 - action.seat, due=()), [left]
        case Pass():
            passed = seat_told(c.PASSING, "{seat} passes.", "{seat} setzt aus.", action.seat)
            past, quiet = (*state.past, state.position), state.quiet + 1
            turn = 1 - action.seat
            return evolve(state, turn=turn, past=past, quiet=quiet), [passed]
        case _:
            assert_never(action)


def _moved(state: AnyState, move: Move) -> AnyState:
    """The state with a stone moved, without an enemy on which it landed."""
    turn = 1 - move.seat
    origin, target = move.path
    own = list(state.stones[move.seat])
    del own[state.numbers[move.seat].index(origin)]
    insort(own, move.target, key=BY_FILE)
    stones = with_own(state.stones, move.seat, tuple(own))
    if state.standing[target] is not None:
        theirs = tuple(at for at in stones[turn] if at != move.target)
        return evolve(state, stones=with_own(stones, turn, theirs), turn=turn, past=(), quiet=0)
    past, quiet = (*state.past, state.position), state.quiet + 1
    return evolve(state, stones=stones, turn=turn, past=past, quiet=quiet)


def _without(
    way: Way, state: AnyState, seat: Seat, enclosed: Squares
) -> tuple[AnyState, TextEvent]:
    """The state without the stones that a seat has enclosed, and the event of it."""
    assert way.takes is not None
    theirs = tuple(at for at in state.stones[1 - seat] if at not in enclosed)
    en = "{seat} takes the enclosed stones on {squares}."
    de = "{seat} nimmt die eingeschlossenen Steine auf {squares}."
    squares = listed([at.term for at in enclosed])
    event = seat_told(way.takes, en, de, seat, squares=squares)
    stones = with_own(state.stones, 1 - seat, theirs)
    return evolve(state, stones=stones, turn=1 - seat, due=(), past=(), quiet=0), event
