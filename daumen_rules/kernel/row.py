"""A rule that forbids: a clause, words, and one typed function whose signature is its domain.

Rows and tables of rows are here; the rows themselves stand in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from types import UnionType
from typing import Any, Final, Generic, TypeAlias, TypeVar, Union, get_args, get_origin
from typing import get_type_hints as hints_of

from .clause import Clause
from .frozen import evolve, frozen
from .step import A, Breach, S
from .text import Fact, Sentence, Text

Facts: TypeAlias = Mapping[str, Fact]
"""The values that a row compared, by the names of the gaps in its words."""

NO_FACTS: Final[Facts] = {}
"""The answer of a broken row whose words have no gaps."""

Finds: TypeAlias = Callable[[S, A], Facts | None]
"""The function of a row: the values compared if the clause is broken, else None. The types of its
two parameters say which states and actions the row is about.
"""

S_co = TypeVar("S_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)


@frozen
class Row(Generic[S_co, A_co]):
    """A row of a legality table: the clause, the words, and the function that finds a breach.

    A row about some states and actions fits into the table of a game that has more of them. A row
    about the states of another game is a type error.
    """

    clause: Clause
    words: Text
    finds: Callable[[Any, Any], Facts | None]
    heading: Callable[[Any, Any], bool] | None = None
    """A condition shared with other rows; it is evaluated once for all of them."""

    @property
    def name(self) -> str:
        """The name of its function."""
        return self.finds.__name__

    def speaks_of(self, state: type, action: type) -> bool:
        """Whether the row is about states and actions of these classes."""
        return takes(self.finds, state, action) and (
            self.heading is None or takes(self.heading, state, action)
        )

    def breach(self, state: object, action: object) -> Breach | None:
        """The breach of this row by an action; None for no breach."""
        if not self.speaks_of(type(state), type(action)):
            return None
        if self.heading is not None and not self.heading(state, action):
            return None
        facts = self.finds(state, action)
        return None if facts is None else self.told(facts)

    def told(self, facts: Facts) -> Breach:
        """The breach with its words filled in."""
        return Breach(self.clause, Sentence(self.words, tuple(facts.items())))


@frozen
class EngineRow(Generic[S_co, A_co]):
    """A row that several games share, each under a clause of its own."""

    words: Text
    finds: Callable[[Any, Any], Facts | None]

    def under(self, clause: Clause) -> Row[S_co, A_co]:
        """The row under the clause of a game."""
        return Row(clause, self.words, self.finds)


def row(clause: Clause, en: str, de: str) -> Callable[[Finds[S, A]], Row[S, A]]:
    """A decorator that makes a function the row of a clause. The words are templates, filled with
    the values that the function returns.
    """
    return lambda finds: Row(clause, Text(en, de), finds)


def engine_row(en: str, de: str) -> Callable[[Finds[S, A]], EngineRow[S, A]]:
    """A decorator that makes a function a row for several games, each of which gives it a
    clause.
    """
    return lambda finds: EngineRow(Text(en, de), finds)


def where(heading: Callable[[S, A], bool], *rows: Row[S, A]) -> tuple[Row[S, A], ...]:
    """Rows under a heading: they are asked only where the heading holds, which is evaluated once
    for all of them.

    The heading must accept all states and actions that the rows are about.
    """
    return tuple(evolve(row, heading=heading) for row in rows)


@cache
def takes(function: Callable[..., object], state: type, action: type) -> bool:
    """Whether the signature of a function accepts states and actions of these classes."""
    states, actions = domain(function)
    return issubclass(state, states) and issubclass(action, actions)


@cache
def domain(function: Callable[..., object]) -> tuple[tuple[type, ...], tuple[type, ...]]:
    """The classes of states and of actions that the signature of a function accepts. A protocol, an
    unbound type variable and `object` accept all classes.
    """
    hints = hints_of(function)
    hints.pop("return", None)
    state, action = hints.values()
    return tuple(_classes(state)), tuple(_classes(action))


def _classes(hint: Any) -> Iterator[type]:
    if isinstance(hint, TypeVar):
        hint = hint.__bound__ or object
    if get_origin(hint) in (Union, UnionType):
        for part in get_args(hint):
            yield from _classes(part)
        return
    hint = get_origin(hint) or hint
    if hint is Any or getattr(hint, "_is_protocol", False) or not isinstance(hint, type):
        yield object
    else:
        yield hint


class Legality(Generic[S, A]):
    """A table of rows. The signatures of the rows say which rows are asked; this is worked out once
    for each pair of a state class and an action class.
    """

    def __init__(self, *rows: Row[S, A]) -> None:
        self.rows = rows
        self._asked: dict[type, _Asked] = {}

    def allows(self, state: S, action: A) -> bool:
        """Whether an action breaks no row. The search ends at the first breach."""
        return not self._in(state)[action.__class__](state, action)

    def allowed(self, state: S, actions: Iterable[A]) -> list[A]:
        """The actions that break no row, in their order."""
        asked = self._in(state)
        return [action for action in actions if not asked[action.__class__](state, action)]

    def breaches(self, state: S, action: A) -> tuple[Breach, ...]:
        """All breaches of an action, in the order of the table; empty for a legal action."""
        found = (row.breach(state, action) for row in self.rows)
        return tuple(breach for breach in found if breach is not None)

    def _in(self, state: S) -> _Asked:
        kind = state.__class__
        if kind not in self._asked:
            self._asked[kind] = _Asked(self.rows, kind)
        return self._asked[kind]


class _Asked(dict[type, Callable[[Any, Any], bool]]):
    """For states of one class: by the class of an action, the test whether it breaks a row."""

    def __init__(self, rows: Sequence[Row[Any, Any]], state: type) -> None:
        super().__init__()
        self._rows, self._state = rows, state

    def __missing__(self, action: type) -> Callable[[Any, Any], bool]:
        speaking = [row for row in self._rows if row.speaks_of(self._state, action)]
        self[action] = found = _any_broken(speaking)
        return found


def _any_broken(rows: Sequence[Row[Any, Any]]) -> Callable[[Any, Any], bool]:
    """The test whether an action breaks one of some rows: rows without a heading come first."""
    plain = [row.finds for row in rows if row.heading is None]
    headed = [
        (heading, [row.finds for row in under])
        for heading, under in groupby(rows, key=attrgetter("heading"))
        if heading is not None
    ]
    if not plain and len(headed) == 1:
        return _broken_under(*headed[0])

    def broken(state: Any, action: Any) -> bool:
        for finds in plain:
            if finds(state, action) is not None:
                return True
        for heading, under in headed:
            if heading(state, action):
                for finds in under:
                    if finds(state, action) is not None:
                        return True
        return False

    return broken


def _broken_under(
    heading: Callable[[Any, Any], bool], under: Sequence[Finds[Any, Any]]
) -> Callable[[Any, Any], bool]:
    """The test whether an action breaks one of some rows, all of them under the same heading."""

    def broken(state: Any, action: Any) -> bool:
        if heading(state, action):
            for finds in under:
                if finds(state, action) is not None:
                    return True
        return False

    return broken
