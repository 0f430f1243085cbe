"""What a step of a game reaches: the clauses of its events, the rows that refuse, and the functions
that carry out the clauses which no event and no refusal cites.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import CodeType, FrameType
from typing import Any, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.register.citations import carrying_out

Goal: TypeAlias = str
"""What an entry reaches: the id of a clause, or `CLAUSE/row` for a row that refuses."""


def row_goal(row: Row[Any, Any]) -> Goal:
    """The goal of a row."""
    return f"{row.clause.id}/{row.name}"


def refusing_rows(found: AnyGame, state: Any, action: Any) -> tuple[Row[Any, Any], ...]:
    """The rows that refuse an action."""
    rows = found.rules.legality.rows
    return tuple(row for row in rows if row.breach(state, action) is not None)


@cache
def functions(slug: str) -> Mapping[CodeType, frozenset[str]]:
    """The code of each function that carries out clauses and is no row, with their ids."""
    codes: dict[CodeType, set[str]] = {}
    rows = {row.finds for row in game(slug).rules.legality.rows}
    for id_, function in carrying_out(game(slug)):
        code = getattr(inspect.unwrap(function), "__code__", None)
        if isinstance(code, CodeType) and function not in rows:
            codes.setdefault(code, set()).add(id_)
    return {code: frozenset(ids) for code, ids in codes.items()}


class Calls:
    """Sees which functions of a game are called and answer something else than no, 0 or nothing."""

    def __init__(self, slug: str) -> None:
        self._codes = functions(slug)
        self.clauses: set[str] = set()

    def __call__(self, function: Callable[[], Any]) -> Any:
        """The result of a function, called while watching."""
        sys.setprofile(self._see)
        try:
            return function()
        finally:
            sys.setprofile(None)

    def _see(self, frame: FrameType, event: str, result: object) -> None:
        if event == "return" and frame.f_code in self._codes and result:
            self.clauses |= self._codes[frame.f_code]


def reached_at_end(
    found: AnyGame, rules: Any, players: int, actions: Iterable[Any], begins: Any = None
) -> frozenset[Goal] | None:
    """The goals that the last action of a game reaches; None where an earlier one is illegal.

    A game without actions reaches what its start does.
    """
    state = found.start(players, rules) if begins is None else begins
    goals = frozenset[Goal]()
    refused = False
    for action in actions:
        if refused:
            return None
        answer = step(found.rules, state, action)
        refused = isinstance(answer, Refused)
        if isinstance(answer, Refused):
            goals = frozenset(map(row_goal, refusing_rows(found, state, action)))
        else:
            goals, state = told_by(found, answer), answer.state
    return goals


def told_by(found: AnyGame, answer: Step[Any, Any, Any]) -> frozenset[Goal]:
    """The clauses of the events of a step, and those by which the game is over then."""
    ended = found.outcome(answer.state)
    told = [event.clause for event in answer.events]
    return frozenset(clause.id for clause in (*told, *(ended.clauses if ended else ())))


def called_by_each(
    found: AnyGame, rules: Any, players: int, actions: Iterable[Any], begins: Any = None
) -> Iterator[frozenset[str]]:
    """The clauses whose functions are called by the start, then by each action, all legal."""
    calls = Calls(found.slug)
    state = calls(lambda: found.start(players, rules)) if begins is None else begins
    yield frozenset(calls.clauses)
    for action in actions:
        calls.clauses.clear()
        state = calls(_stepped(found, state, action))
        yield frozenset(calls.clauses)


def _stepped(found: AnyGame, state: Any, action: Any) -> Callable[[], Any]:
    def stepped() -> Any:
        answer = step(found.rules, state, action)
        after = state if isinstance(answer, Refused) else answer.state
        found.rules.outcome(after)
        found.rules.movers(after)
        return after

    return stepped
