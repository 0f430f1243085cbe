"""Functions of a game that are changed for a while, and states that do not notice.

A change is a code that stands in for that of a function. Nothing here knows a game, and nothing is
executed but the functions of the game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from inspect import unwrap
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.register.citations import carrying_out

_GAMES: Final = "daumen_rules.games."

_NOTHING: Final[Mapping[str, Any]] = {}

Make: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""What is given instead of a result of a function, and of what it was called with."""


@frozen(eq=False)
class Change:
    """A function, and the code that it has for a while. Equal changes have equal names."""

    function: FunctionType
    code: CodeType
    name: tuple[object, ...]


@contextmanager
def made(changes: Sequence[Change]) -> Generator[None, None, None]:
    """The functions are changed within."""
    before = [(change.function, change.function.__code__) for change in changes]
    for change in changes:
        _put(change.function, change.code)
    try:
        yield
    finally:
        for function, code in before:
            _put(function, code)


def _put(function: Any, code: CodeType) -> None:
    function.__code__ = code


def standing_in(
    function: FunctionType, code: CodeType, make: Make, constants: Mapping[str, Any] = _NOTHING
) -> CodeType:
    """A code that calls a function with some code, and gives what is made of what that gives. Some
    names of its module may stand for other `constants`.
    """
    called_with = FunctionType(
        code,
        {**function.__globals__, **constants} if constants else function.__globals__,
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    called_with.__kwdefaults__ = function.__kwdefaults__

    def called(*args: Any, **kwargs: Any) -> Any:
        return make(called_with(*args, **kwargs), (*args, *kwargs.values()))

    outer, free = _calls.__code__, function.__code__.co_freevars
    consts = tuple(called if const == "called" else const for const in outer.co_consts)
    return outer.replace(co_consts=consts, co_freevars=free, co_name=function.__name__)


def _calls(*args: Any, **kwargs: Any) -> Any:
    """The code into which the function is put that is called instead."""
    called: Any = "called"
    return called(*args, **kwargs)


@cache
def helpers_of(game: AnyGame) -> Mapping[CodeType, FunctionType]:
    """The functions of the modules of a game that carry out no clause of their own, by code."""
    known, found = functions_of(game), dict[CodeType, FunctionType]()
    for module in _modules(game):
        for value in map(unwrap, filter(callable, module.values())):
            is_function = isinstance(value, FunctionType) and value.__module__.startswith(_GAMES)
            if is_function and value not in known:
                found[value.__code__] = value
    return found


@cache
def functions_of(game: AnyGame) -> Mapping[FunctionType, tuple[Clause, ...]]:
    """The functions of a game that carry out clauses, each with its clauses."""
    by_id = {clause.id: clause for clause in game.book.clauses}
    found: dict[FunctionType, dict[Clause, None]] = {}
    for id_, function in carrying_out(game):
        plain: Any = function
        while isinstance(plain, partial):
            plain = plain.func
        if isinstance(plain, FunctionType) and id_ in by_id:
            found.setdefault(plain, {})[by_id[id_]] = None
    return {function: tuple(clauses) for function, clauses in found.items()}


# What functions and states remember


def forget(game: AnyGame) -> None:
    """What functions of a game remember is forgotten, as they are changed or right again."""
    for each in _caches(game):
        each()


@cache
def _caches(game: AnyGame) -> tuple[Callable[[], None], ...]:
    held: list[Any] = [value for module in _modules(game) for value in module.values()]
    held += [inner for kind in held if isinstance(kind, type) for inner in vars(kind).values()]
    clears = (getattr(each, "cache_clear", None) for each in held)
    return tuple(dict.fromkeys(clear for clear in clears if clear is not None))


def _modules(game: AnyGame) -> list[dict[str, Any]]:
    return [vars(sys.modules[name]) for name in game.book.modules if name.startswith(_GAMES)]


def fresh(value: Any) -> Any:
    """A copy of a state that has not worked out anything yet, and shares nothing that will."""
    kind = value.__class__
    if kind is tuple:
        parts = tuple(map(fresh, value))
        same = all(one is other for one, other in zip(parts, value, strict=True))
        return value if same else parts
    if not attrs.has(kind):
        return value
    new: dict[str, Any] = {}
    for one in attrs.fields(kind):
        held = getattr(value, one.name)
        if one.init and (copied := fresh(held)) is not held:
            new[one.alias or one.name] = copied
    return evolve(value, **new) if new or _works_out(kind) else value


@cache
def _works_out(kind: type) -> bool:
    return any(isinstance(each, once) for base in kind.__mro__ for each in vars(base).values())
