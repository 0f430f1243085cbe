"""What of the functions that carry out clauses runs in a computation: which lines, which results.

The register says which functions carry out which clauses. A game is computed as usual; a trace of
Python notes what runs.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import cache, partial
from types import CodeType, FrameType
from typing import Any, Final, TypeAlias, cast

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.register.citations import carrying_out

from .changed_functions import helpers_of

Part: TypeAlias = tuple[object, ...]
"""A line of a function that ran, or a result that it gave."""
_PLAIN: Final = (bool, str, Enum, type(None))


@frozen
class Traced:
    """What ran in a computation: the parts, and what each function gave."""

    parts: frozenset[Part]
    results: tuple[tuple[CodeType, Any], ...]
    helped: Mapping[CodeType, tuple[Clause, ...]]
    """Functions that carry out no clause of their own, with those of the functions for which they
    ran.
    """


@frozen(eq=False)
class ClauseTrace:
    """The functions of a game that carry out clauses, by their code."""

    clauses: Mapping[CodeType, tuple[Clause, ...]]
    rows: frozenset[CodeType]
    """The functions of rows, which say what is allowed."""
    helpers: Collection[CodeType]
    """The functions that carry out no clause of their own."""

    def of(self, compute: Callable[[], object]) -> Traced:
        """What runs in a computation."""
        parts, results = set[Part](), list[tuple[CodeType, Any]]()
        helped = defaultdict[CodeType, dict[Clause, None]](dict)

        def within(frame: FrameType, event: str, found: Any) -> Any:
            code = frame.f_code
            if event == "line":
                parts.add((code, frame.f_lineno))
            elif event == "return":
                results.append((code, found))
                parts.add((code, "gives", *_sort_of(found)))
            return within

        def helping(frame: FrameType, event: str, found: Any) -> Any:
            frame.f_trace_lines = False
            if event == "return":
                results.append((frame.f_code, found))
            return helping

        def called(frame: FrameType, _event: str, _found: Any) -> Any:
            if frame.f_code in self.clauses:
                return within
            if frame.f_code not in self.helpers:
                return None
            helped[frame.f_code].update(dict.fromkeys(self._for_which(frame.f_back)))
            return helping

        before = sys.gettrace()
        sys.settrace(called)
        try:
            compute()
        finally:
            sys.settrace(before)
        clauses = {code: tuple(of) for code, of in helped.items()}
        return Traced(frozenset(parts), tuple(results), clauses)

    def _for_which(self, frame: FrameType | None) -> tuple[Clause, ...]:
        """The clauses of the innermost function for which something runs that carries out any."""
        while frame is not None:
            if frame.f_code in self.clauses:
                return self.clauses[frame.f_code]
            frame = frame.f_back
        return ()


def _sort_of(value: Any) -> tuple[object, ...]:
    """A plain value itself, a number as 0 or not; of several how many; or else the class."""
    if isinstance(value, int | Fraction) and not isinstance(value, bool | Enum):
        return ("number", bool(value))
    if isinstance(value, _PLAIN):
        return (value,)
    if isinstance(value, tuple | list | frozenset):
        return ("several", min(len(cast("Sequence[object]", value)), 3))
    return (value.__class__,)


@cache
def clause_trace(game: AnyGame) -> ClauseTrace:
    """The trace of a game."""
    by_id = {clause.id: clause for clause in game.book.clauses}
    found: dict[CodeType, dict[Clause, None]] = {}
    for id_, function in carrying_out(game):
        for code in _codes(function) if id_ in by_id else ():
            found.setdefault(code, {})[by_id[id_]] = None
    rows = {code for row in game.rules.legality.rows for code in _codes(row.finds)}
    by_code = {code: tuple(of) for code, of in found.items()}
    return ClauseTrace(by_code, frozenset(rows), helpers_of(game))


def _codes(function: Any) -> Iterator[CodeType]:
    """The code of a function, of those that it holds, and of those within it."""
    while isinstance(function, partial):
        function = function.func
    code = getattr(function, "__code__", None)
    if code is not None:
        yield from _with_inner(code)


def _with_inner(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _with_inner(each)
