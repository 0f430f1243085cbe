"""Morris: the faults of states that no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.pieces.impossible import Impossible, between, expected

from ..two_sides import BLACK, SIDES, WHITE
from .points import in_order
from .state import NINE, AnyState, Task, mills, takeable

MOST_AT_ONCE = 2
"""The most mills that one stone can close at once."""


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of a state: points out of order or held by both seats, counts out of range, a task
    that does not fit the stones.
    """
    for seat in SIDES:
        own = state.stones[seat]
        place, en, de = f"stones[{seat}]", "points in their order", "Punkte in ihrer Ordnung"
        said = " ".join(map(str, own))
        yield from expected(own == in_order({*own}), place, said, en, de)
        yield from between(f"hands[{seat}]", state.hands[seat], 0, NINE)
        yield from between(f"lost[{seat}]", state.lost[seat], 0, NINE)
    yield from between("due", state.due, 0, MOST_AT_ONCE)
    yield from between("quiet", state.quiet, 0, state.rules.quiet_limit)
    takes, places = state.task is Task.TAKE, state.task is Task.PLACE
    yield from expected(
        takes == (state.due > 0) and (not takes or bool(takeable(state, state.turn))),
        "task",
        state.task.value,
        "to take where a stone is due that may be taken",
        "schlagen, wo ein Stein fällig ist, der geschlagen werden darf",
    )
    if takes:
        own = state.stones[state.turn]
        yield from expected(
            any(mills(own, point) for point in own),
            "task",
            state.task.value,
            "to take where the seat on turn has closed a mill",
            "schlagen, wo der Platz am Zug eine Mühle geschlossen hat",
        )
    if places:
        yield from between(f"hands[{state.turn}]", state.hands[state.turn], 1, NINE)
    if state.task is Task.MOVE:
        yield from between(f"hands[{state.turn}]", state.hands[state.turn], 0, 0)
    for point in {*state.stones[WHITE]}.intersection(state.stones[BLACK]):
        en, de = "a stone of one seat on each point", "auf jedem Punkt ein Stein eines Platzes"
        yield from expected(False, "stones[1]", point, en, de)
