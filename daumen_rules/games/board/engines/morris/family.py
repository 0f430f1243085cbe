"""Morris: the course of the game.

The module works out the step of an allowed action. The base is 30 Mühle; a `Variant` holds the
functions that another game of the family replaces. `legality` has the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent

from ..two_sides import WHITE, ending_told
from .clauses import PLACE, TURN, TWO, TwoMills
from .events import told_action, told_all_safe, told_mill
from .points import POINTS, Points, in_order
from .state import Action, AnyState, Move, Place, R, State, Take, Task, mills, takeable

T = TypeVar("T")


def candidates(state: AnyState) -> Iterator[Action]:
    seat = state.turn
    match state.task:
        case Task.PLACE:
            yield from (Place(seat, point) for point in POINTS if state.is_free(point))
        case Task.MOVE:
            yield from state.moves
        case Task.TAKE:
            yield from (Take(seat, point) for point in takeable(state, seat))
            yield Leave(seat)
        case Task.PASS:
            yield Pass(seat)


# What an action does


@cites(PLACE)
def task(state: AnyState, seat: Seat) -> Task:
    """The task of a seat at the beginning of its turn: it places while it has stones in hand, then
    it moves.
    """
    return Task.PLACE if state.hands[seat] else Task.MOVE


@cites(TWO)
def stones_due(state: AnyState, closed: int) -> int:
    """The number of stones that a seat may take after it closed `closed` mills at once."""
    return closed if state.rules.two_mills is TwoMills.TWO else 1


def takes_always(after: AnyState, action: Action) -> bool:
    """True: in Mühle the seat may take a stone for every mill."""
    return True


def never_again(before: AnyState, action: Action, after: AnyState) -> TextEvent | None:
    """None: in Mühle the other seat is on turn after a mill."""
    return None


@frozen(kw_only=True)
class Variant(Generic[R]):
    """The functions and clauses that a game of the family may replace. The defaults are Mühle's."""

    takes: Callable[[State[R], Action], bool] = takes_always
    """Whether the seat may take a stone for a mill that its action has just closed. Gets the state
    after the action.
    """
    again: Callable[[State[R], Action, State[R]], TextEvent | None] = never_again
    """The event that the same seat is on turn again after a mill; None if the turn passes. Gets the
    last action for the mill, when the seat can take no more, and the states before and after it.
    """
    task: Callable[[State[R], Seat], Task] = task
    """The task of a seat at the beginning of its turn."""
    passing: Clause = TURN
    """The clause that says who may pass."""
    not_taking: Clause | None = None
    """The clause by which a mill takes no stone during the placing; None where it takes one."""


def effect(
    variant: Variant[R], state: State[R], action: Action
) -> Step[State[R], Action, TextEvent]:
    """The step of an allowed action: the stones move, then the next seat gets its task."""
    after, closed = _acted(state, action)
    events = [
        told_action(action, variant.passing),
        *(told_mill(action.seat, line) for line in closed),
    ]
    if closed:
        due = stones_due(after, len(closed)) if variant.takes(after, action) else 0
        after = evolve(after, due=due, quiet=0)
    is_over = after.has_too_few is not None
    if after.due and not is_over:
        if takeable(after, action.seat):
            return Step(action, evolve(after, task=Task.TAKE), tuple(events))
        events.append(told_all_safe(1 - action.seat))
    is_of_a_mill = bool(closed) or isinstance(action, Take | Leave)
    again = variant.again(state, action, after) if is_of_a_mill and not is_over else None
    turn = action.seat if again else 1 - action.seat
    after = evolve(after, due=0, turn=turn, task=variant.task(after, turn))
    events += [again] if again else []
    return Step(action, after, (*events, *ending_told(after)))


def _acted(state: State[R], action: Action) -> tuple[State[R], tuple[Points, ...]]:
    """The state with the stones moved, and the mills that the action closed. The turn and the task
    are still those before the action.
    """
    seat = action.seat
    match action:
        case Place(_, point):
            own = in_order((*state.stones[seat], point))
            stones = _with(state.stones, seat, own)
            hands = _with(state.hands, seat, state.hands[seat] - 1)
            return evolve(state, stones=stones, hands=hands, past=(), quiet=0), mills(own, point)
        case Move(_, origin, target):
            own = in_order((*(one for one in state.stones[seat] if one is not origin), target))
            stones, past = _with(state.stones, seat, own), (*state.past, state.position)
            after = evolve(state, stones=stones, past=past, quiet=state.quiet + 1)
            return after, mills(own, target)
        case Take(_, point):
            theirs = tuple(one for one in state.stones[1 - seat] if one is not point)
            stones = _with(state.stones, 1 - seat, theirs)
            lost = _with(state.lost, 1 - seat, state.lost[1 - seat] + 1)
            return evolve(state, stones=stones, lost=lost, due=state.due - 1, past=()), ()
        case Leave():
            return evolve(state, due=0), ()
        case Pass():
            return state, ()


def _with(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """A copy of a pair by seat, with `value` for one seat."""
    return (value, pair[1]) if seat == WHITE else (pair[0], value)
