"""Morris: the course of the game.

The module works out the step of an allowed action, and tells it. The base is 30 Mühle; a `Variant`
holds the functions that another game of the family replaces. `legality` has the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, assert_never

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import listed
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent, seat_told

from ..two_sides import ending_told, going_told, with_own
from . import clauses as c
from .clauses import TwoMills
from .points import NEIGHBOURS, POINTS, Points, in_order
from .state import Action, AnyState, Move, Place, R, State, Take, Task, mills, takeable


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


@cites(c.PLACE)
def task(state: AnyState, seat: Seat) -> Task:
    """The task of a seat as its turn begins: to place while it has stones in hand, then to move."""
    return Task.PLACE if state.hands[seat] else Task.MOVE


@cites(c.TWO)
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
    """Whether the seat may take a stone for a mill just closed. Gets the state after the action."""
    again: Callable[[State[R], Action, State[R]], TextEvent | None] = never_again
    """The event that the same seat is on turn again after a mill; None if the turn passes. Gets the
    last action for the mill, when the seat can take no more, and the states before and after it.
    """
    task: Callable[[State[R], Seat], Task] = task
    """The task of a seat at the beginning of its turn."""
    passing: Clause = c.TURN
    """The clause that says who may pass."""
    not_taking: Clause | None = None
    """The clause by which a mill takes no stone during the placing; None where it takes one."""


def effect(
    variant: Variant[R], state: State[R], action: Action
) -> Step[State[R], Action, TextEvent]:
    """The step of an allowed action: the stones move, then the next seat gets its task."""
    after, closed = _acted(state, action)
    events = [told_action(action, variant.passing)]
    for line in closed:
        en, de = "{seat} has closed a mill: {line}.", "{seat} hat eine Mühle geschlossen: {line}."
        mill = listed([point.term for point in line])
        events.append(seat_told(c.MILL, en, de, action.seat, line=mill))
    if closed:
        due = stones_due(after, len(closed)) if variant.takes(after, action) else 0
        after = evolve(after, due=due, quiet=0)
    is_over = after.has_too_few is not None
    if after.due and not is_over:
        if takeable(after, action.seat):
            return Step(action, evolve(after, task=Task.TAKE), tuple(events))
        en, de = "All stones of {seat} stand in mills.", "Alle Steine von {seat} stehen in Mühlen."
        events.append(seat_told(c.SAFE, en, de, 1 - action.seat))
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
            stones = with_own(state.stones, seat, own)
            hands = with_own(state.hands, seat, state.hands[seat] - 1)
            return evolve(state, stones=stones, hands=hands, past=(), quiet=0), mills(own, point)
        case Move(_, origin, target):
            own = in_order((*(one for one in state.stones[seat] if one is not origin), target))
            stones, past = with_own(state.stones, seat, own), (*state.past, state.position)
            after = evolve(state, stones=stones, past=past, quiet=state.quiet + 1)
            return after, mills(own, target)
        case Take(_, point):
            theirs = tuple(one for one in state.stones[1 - seat] if one is not point)
            stones = with_own(state.stones, 1 - seat, theirs)
            lost = with_own(state.lost, 1 - seat, state.lost[1 - seat] + 1)
            return evolve(state, stones=stones, lost=lost, due=state.due - 1, past=()), ()
        case Leave():
            return evolve(state, due=0), ()
        case Pass():
            return state, ()


def told_action(action: Action, passing: Clause) -> TextEvent:
    """The event of an action; `passing` is the clause that says who may pass."""
    match action:
        case Place(seat, point):
            en, de = "{seat} places a stone on {point}.", "{seat} setzt einen Stein auf {point}."
            return seat_told(c.PLACE, en, de, seat, point=point.term)
        case Move(seat, origin, target):
            by = c.MOVE if target in NEIGHBOURS[origin] else c.JUMP
            return going_told(by, seat, origin.term, target.term)
        case Take(seat, point):
            en, de = "{seat} takes the stone on {point}.", "{seat} nimmt den Stein auf {point}."
            return seat_told(c.TAKE, en, de, seat, point=point.term)
        case Leave(seat):
            return seat_told(c.DUTY, "{seat} takes no stone.", "{seat} nimmt keinen Stein.", seat)
        case Pass(seat):
            return seat_told(passing, "{seat} passes.", "{seat} setzt aus.", seat)
        case _:
            assert_never(action)
