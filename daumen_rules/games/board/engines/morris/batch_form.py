"""Mühle in batch form: the rows of readable states, and the numbers of readable actions."""

from __future__ import annotations

from functools import cache

import numpy as np

from daumen_rules.contracts.batch_form import BatchError, BatchForm
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.choices import Leave
from daumen_rules.pieces.numbered_rules import numbers_of, rules_of

from ..two_sides import SIDES
from ..two_sides_batch import no_chance, nothing_drawn
from . import batch as b
from .points import POINTS, Points
from .state import Action, Move, Place, Position, R, State, Take, Task

_TASKS = tuple(Task)


@cache
def form(kind: type[R]) -> BatchForm[R, State[R], Action, State[R]]:
    """The batch form of a game with a class of rule sets."""

    def state(s: Row, p: Row) -> State[R]:
        numbers = [int(number) for number in s]
        past = numbers[b.PAST : b.PAST + numbers[b.PAST_LENGTH]]
        return State(
            rules=rules_of(kind, p),
            stones=(_points(numbers[b.STONES]), _points(numbers[b.STONES + 1])),
            hands=(numbers[b.HANDS], numbers[b.HANDS + 1]),
            lost=(numbers[b.LOST], numbers[b.LOST + 1]),
            turn=numbers[b.TURN],
            task=_TASKS[numbers[b.TASK]],
            due=numbers[b.DUE],
            quiet=numbers[b.QUIET],
            past=tuple(map(_position, past)),
        )

    return BatchForm(
        width=b.WIDTH,
        view_width=b.WIDTH,
        start=b.start,
        mover=b.mover,
        chance=no_chance,
        legal=b.legal,
        step=b.step,
        score=b.score,
        view=b.view,
        playout=b.playout,
        parameters=parameters,
        actions=actions,
        row=row,
        state=state,
        drawn=nothing_drawn,
        seen=seen,
        modules=(b.__name__,),
    )


def parameters(players: int, rules: object) -> Row:
    """The parameters of a rule set: its options."""
    return np.array(numbers_of(rules), np.int64)


def actions(players: int, rules: object) -> tuple[Action, ...]:
    """The actions by their numbers."""
    found: list[Action] = []
    for seat in SIDES:
        found += [Place(seat, point) for point in POINTS]
        found += [Move(seat, origin, target) for origin in POINTS for target in POINTS]
        found += [Take(seat, point) for point in POINTS]
        found.append(Leave(seat))
    return tuple(found)


def row(state: State[R]) -> Row:
    """The row of a state. Raises BatchError if its past is too long."""
    past = [_number(position) for position in state.past]
    if len(past) > b.ROOM:
        raise BatchError(
            f"a row has room for {b.ROOM} past positions, not for {len(past)}",
            f"eine Zeile fasst {b.ROOM} frühere Stellungen, nicht {len(past)}",
        )
    task = _TASKS.index(state.task)
    stones = map(b.mask, state.stones)
    head = [*stones, *state.hands, *state.lost, state.turn, task, state.due, state.quiet, len(past)]
    found = np.zeros(b.WIDTH, np.int64)
    found[: b.PAST + len(past)] = [*head, *past]
    return found


def seen(view: State[R], p: Row) -> Row:
    """The row of a view, which is the state."""
    return row(view)


def _points(mask: int) -> Points:
    return tuple(point for at, point in enumerate(POINTS) if mask >> at & 1)


def _number(position: Position) -> int:
    white, black = map(b.mask, position.stones)
    return white | black << b.N | position.turn << 2 * b.N


def _position(number: int) -> Position:
    return Position(number >> 2 * b.N, (_points(number), _points(number >> b.N)))
