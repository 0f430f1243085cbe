"""Changes by which a function gives something else than it does.

What else is judged by what it has given: yes for no, a number more or less, a part of a list, an
order in which two change places, nothing at all.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import combinations, permutations
from types import FunctionType
from typing import Any, Final, TypeAlias

from attrs import fields, has

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import NO_FACTS

from .changed_functions import Change, Make, standing_in

SUBSETS: Final = 4
"""Up to which size of a collection each part of it is tried."""
ORDERED: Final = 10
"""Up to how many members of an order change places."""
MEMBERS: Final = 6
"""How many members of an Enum are tried."""
SWAPPED: Final = 3
"""How many results change places with each other."""

Named: TypeAlias = tuple[tuple[object, ...], Make]


def other_results(
    function: FunctionType, results: Sequence[Any], wanted: Sequence[Any]
) -> Iterator[Change]:
    """The changes. `wanted` are values that an engine has, and by how much its numbers are off."""
    named: dict[tuple[object, ...], Make] = {}
    if inspect.isgeneratorfunction(function):  # what is known is what it yields, one by one
        named.update(_other_collections((), wanted))
        results = ()
    for result in results:
        named.update(_others(result, wanted))
    for one, other in combinations(_swappable(results), 2):
        named["swapped", one, other] = partial(_swapped, one, other)
    for name, make in named.items():
        yield Change(
            function,
            standing_in(function, function.__code__, make),
            ("gives", function.__code__, *name),
        )


# What else it may give


def _others(result: Any, wanted: Sequence[Any]) -> Iterator[Named]:
    if isinstance(result, bool):
        yield ("not",), _negated
        yield ("True",), partial(_given, True)
        yield ("False",), partial(_given, False)
    elif isinstance(result, Enum):
        for member in list(result.__class__)[:MEMBERS]:
            yield ("member", member.name), partial(_given, member)
        yield ("nothing",), partial(_given, None)
    elif isinstance(result, int):
        yield from _other_numbers(wanted)
    elif _is_one(result, tuple, list, frozenset):
        yield from _other_collections(result, wanted)
    elif inspect.isgenerator(result):
        yield from _other_collections((), wanted)
    elif _is_one(result, dict):
        yield ("nothing",), partial(_given, None)
        if any(_is_one(each, *_COLLECTIONS) for each in result.values()):
            for name, make in _CUT.items():
                yield ("each", name), partial(_each_like, make)
    elif has(result.__class__):
        yield ("nothing",), partial(_given, None)
        yield ("unchanged",), _unchanged
        yield from _other_orders(result)
    elif result is None:
        yield ("breach",), partial(_given, NO_FACTS)


def _is_one(value: Any, *kinds: type) -> bool:
    return isinstance(value, kinds)


def _other_numbers(wanted: Sequence[Any]) -> Iterator[Named]:
    numbers = [number for number in wanted if type(number) is int]
    for number in dict.fromkeys((1, -1, *numbers)):
        yield ("plus", number), partial(_plus, number)
    for number in dict.fromkeys((0, *numbers)):
        yield ("number", number), partial(_given, number)
    yield ("minus",), _minus


def _negated(it: Any, _: Sequence[Any]) -> Any:
    return not it


def _minus(it: Any, _: Sequence[Any]) -> Any:
    return -it if isinstance(it, int) else it


def _given(value: Any, *_: Any) -> Any:
    return value


def _plus(number: int, it: Any, _: Sequence[Any]) -> Any:
    return it + number if isinstance(it, int) else it


def _swappable(results: Sequence[Any]) -> list[Any]:
    """Some numbers, or members of an Enum, that a function has given."""
    plain = [each for each in results if isinstance(each, int | Enum)]
    return list(dict.fromkeys(each for each in plain if not isinstance(each, bool)))[:SWAPPED]


def _swapped(one: Any, other: Any, it: Any, _: Sequence[Any]) -> Any:
    if isinstance(it, bool) or not isinstance(it, int | Enum):
        return it
    return other if it == one else one if it == other else it


def _unchanged(it: Any, given: Sequence[Any]) -> Any:
    """The first thing of that kind that the function was given: it does nothing."""
    return next((each for each in given if type(each) is type(it)), it)


def _other_orders(result: Any) -> Iterator[Named]:
    """Two members of an order change places: a value may hold how ranks or suits are ordered."""
    for one in fields(result.__class__):
        held: Any = getattr(result, one.name)
        if not one.init or not _is_one(held, tuple):
            continue
        if 2 < len(held) <= ORDERED and all(isinstance(each, Enum) for each in held):
            for two in combinations(range(len(held)), 2):
                yield (one.name, *two), partial(_reordered, one.name, one.alias, two)


def _reordered(name: str, alias: str, two: tuple[int, int], it: Any, _: Sequence[Any]) -> Any:
    return evolve(it, **{alias: tuple(_with_two_swapped(two, list(getattr(it, name))))})


def _with_two_swapped(two: tuple[int, int], it: list[Any]) -> list[Any]:
    """A list in which what stands at two places has changed places, if it has both."""
    one, other = two
    if max(two) < len(it):
        it[one], it[other] = it[other], it[one]
    return it


def _with_one_moved(two: tuple[int, int], it: list[Any]) -> list[Any]:
    """A list in which what stands at one place stands at another, if it has both."""
    if max(two) < len(it):
        it.insert(two[1], it.pop(two[0]))
    return it


def _other_collections(result: Collection[Any], wanted: Sequence[Any]) -> Iterator[Named]:
    for name, make in _CUT.items():
        yield (name,), partial(_like, make)
    if 2 < len(result) <= SUBSETS:
        for number in range(1, len(result)):
            for places in combinations(range(len(result)), number):
                yield ("without", places), partial(_like, partial(_without, places))
    if 2 < len(result) <= ORDERED and all(isinstance(each, Enum) for each in result):
        for two in permutations(range(len(result)), 2):
            yield ("swapped", *sorted(two)), partial(_like, partial(_with_two_swapped, two))
            yield ("moved", *two), partial(_like, partial(_with_one_moved, two))
    for value in wanted:
        if _is_one(value, tuple) and len(value) == len(result):
            yield ("value", value), partial(_like, partial(_values, value))


_CUT: Final[Mapping[str, Callable[[list[Any]], list[Any]]]] = {
    "empty": lambda _: [],
    "first": lambda it: it[:1],
    "last": lambda it: it[-1:],
    "rest": lambda it: it[1:],
    "front": lambda it: it[:-1],
    "first half": lambda it: it[: len(it) // 2],
    "second half": lambda it: it[len(it) // 2 :],
    "reversed": lambda it: it[::-1],
}


def _without(places: tuple[int, ...], it: list[Any]) -> list[Any]:
    return [each for place, each in enumerate(it) if place not in places]


def _values(values: Sequence[Any], _: list[Any]) -> list[Any]:
    return list(values)


def _each_like(make: Callable[[list[Any]], list[Any]], it: Any, given: Sequence[Any]) -> Any:
    """Other items in each collection that a dictionary holds."""
    if not _is_one(it, dict):
        return it
    return {key: _like(make, held, given) for key, held in it.items()}


def _like(make: Callable[[list[Any]], list[Any]], it: Any, _: Sequence[Any]) -> Any:
    """Other items in a collection of the same kind."""
    if inspect.isgenerator(it):
        return iter(make(list(it)))
    if not _is_one(it, *_COLLECTIONS):
        return it
    items = make(sorted(it, key=repr) if _is_one(it, frozenset) else list(it))
    return _COLLECTIONS[it.__class__](items) if it.__class__ in _COLLECTIONS else it


_COLLECTIONS: Final[Mapping[type, Callable[[list[Any]], Any]]] = {
    tuple: tuple,
    list: list,
    frozenset: frozenset,
}
