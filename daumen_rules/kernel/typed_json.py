"""Reads values from JSON data, strictly by the annotations of their types; errors name the path."""

from __future__ import annotations

import json
import typing as t
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache, lru_cache
from itertools import repeat
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin

import attrs

from .frozen import frozen
from .text import shortened


@frozen
class Form:
    """How a type is saved: one function makes plain data of a value, another reads it back."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


Parameters: TypeAlias = tuple[tuple[str, Any], ...]
_Reader: TypeAlias = Callable[[Any], Any]

_NUMBER, _TEXT, _TRUTH = "a whole number", "a text", "true or false"
_PLAIN: Final = {int: _NUMBER, str: _TEXT, bool: _TRUTH, NoneType: "null"}


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A dictionary of keys and values. Raises ValueError for a repeated key."""
    unique = dict(pairs)
    if len(unique) < len(pairs):
        raise ValueError("an object has a key twice")
    return unique


class WrongError(ValueError):
    """Unexpected data; each level around them adds its place to the path."""

    def __init__(self, data: object, expected: str) -> None:
        super().__init__()
        self.path: list[str] = []
        self.found = shortened(json.dumps(data))
        self.expected = expected

    def within(self, place: str) -> WrongError:
        """The same error with the place of an outer level."""
        self.path.insert(0, place)
        return self

    def __str__(self) -> str:
        place = "".join(self.path).removeprefix(".") or "the value"
        return f"{place}: found {self.found}; expected {self.expected}"


def _items(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise WrongError(data, "a list")
    return data  # pyright: ignore[reportUnknownVariableType]


def _refused(kind: type, data: object, error: Exception) -> WrongError:
    return WrongError(data, f"a {kind.__name__} ({shortened(str(error), 160)})")


def _each(readers: Iterable[_Reader], items: list[Any]) -> tuple[Any, ...]:
    found: list[Any] = []
    try:
        for reader, item in zip(readers, items, strict=False):
            found.append(reader(item))
    except WrongError as error:
        raise error.within(f"[{len(found)}]") from None
    return tuple(found)


def _members(data: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", data) if isinstance(data, dict) else {}


def _inner(data: Any) -> tuple[str, Any]:
    """The type name that data give, and the data under it; no name if they give none."""
    members = _members(data)
    return next(iter(members.items())) if len(members) == 1 else ("", None)


@cache
def schema(
    types: tuple[type, ...], forms: tuple[tuple[type, Form], ...], parameters: Parameters
) -> Schema:
    """The readers for some types; `parameters` say, by name, what type variables stand for."""
    names = {kind.__name__: kind for kind in (*types, *dict(forms))}
    return Schema(names, dict(forms), dict(parameters))


@frozen(eq=False)
class Schema:
    """The readers of all annotations of some types."""

    names: Mapping[str, type]
    forms: Mapping[type, Form]
    parameters: Mapping[str, Any]
    made: dict[Any, _Reader] = attrs.field(factory=dict[Any, _Reader])

    def reader(self, of: Any) -> _Reader:
        """The reader for an annotation, made when it is first used."""
        if of not in self.made:
            self.made[of] = self._made(of)
        return self.made[of]

    def _made(self, of: Any) -> _Reader:
        origin, args = get_origin(of), get_args(of)
        if isinstance(of, TypeVar) and of.__name__ in self.parameters:
            return self.reader(self.parameters[of.__name__])
        if _is_open(of) or (origin in (Union, UnionType) and any(map(_is_open, args))):
            return self._anything
        if of in _PLAIN:
            return _plain_reader(of)
        if origin is tuple:
            return self._list_of(args[0]) if args[1:] == (...,) else self._list(args)
        if origin in (Union, UnionType):
            return self._one_of(args)
        if origin is Literal:
            return _literal(args)
        return self._named(origin or of)

    def _anything(self, data: Any) -> Any:
        """Reads a value of any known type: one that names its type, or a plain value."""
        if isinstance(data, list):
            return self.reader(tuple[Any, ...])(data)
        if type(data) in _PLAIN:
            return data
        kind = self.names.get(_inner(data)[0])
        if kind is None:
            raise WrongError(data, "an object with the name of a type as its only key")
        return self.reader(kind)(data)

    # Tuples and unions

    def _list_of(self, item: Any) -> _Reader:
        read_item = self.reader(item)

        def read_list(data: Any) -> Any:
            return _each(repeat(read_item), _items(data))

        return read_list

    def _list(self, kinds: tuple[Any, ...]) -> _Reader:
        readers = [self.reader(kind) for kind in kinds]

        def read_list(data: Any) -> Any:
            items = _items(data)
            if len(items) != len(readers):
                raise WrongError(data, f"a list of {len(readers)}")
            return _each(readers, items)

        return read_list

    def _one_of(self, kinds: tuple[Any, ...]) -> _Reader:
        """Reads with the first type whose shape fits the data; two kinds of tuples cannot be
        distinguished.
        """
        plain = {kind: self.reader(kind) for kind in kinds if kind in _PLAIN}
        lists = [self.reader(kind) for kind in kinds if get_origin(kind) is tuple]
        named = {
            (get_origin(kind) or kind).__name__: kind
            for kind in kinds
            if kind not in _PLAIN and get_origin(kind) is not tuple
        }
        words = [_PLAIN[kind] for kind in plain] + ["a list"] * bool(lists) + list(named)

        def read_one(data: Any) -> Any:
            if type(data) in plain:
                return data
            if lists and type(data) is list:
                return lists[0](data)
            kind = named.get(_inner(data)[0])
            if kind is None:
                raise WrongError(data, " or ".join(words))
            return self.reader(kind)(data)

        return read_one

    def _named(self, kind: Any) -> _Reader:
        name = getattr(kind, "__name__", str(kind))
        if kind in self.forms:
            reader = self._formed(kind)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            reader = self._member(kind)
        elif isinstance(kind, type) and attrs.has(kind):
            reader = self._fields(kind)
        elif getattr(kind, "_is_protocol", False):
            return self.reader(self.parameters.get("R", Any))
        else:
            raise ValueError(f"no {name} can be saved")

        def read_named(data: Any) -> Any:
            said, inner = _inner(data)
            if said != name:
                raise WrongError(data, f'{{"{name}": ...}}')
            try:
                return reader(inner)
            except WrongError as error:
                raise error.within(f".{name}") from None

        return read_named

    def _formed(self, kind: type) -> _Reader:
        form = self.forms[kind]

        @lru_cache(maxsize=1024, typed=True)
        def read_text(data: str) -> Any:
            return read_form(data)

        def read_form(data: Any) -> Any:
            try:
                value = form.read(data)
            except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
                raise _refused(kind, data, error) from None
            again = form.write(value)
            if type(again) is not type(data) or again != data:
                raise WrongError(data, f"it as it is written: {shortened(json.dumps(again))}")
            return value

        return lambda data: read_text(data) if type(data) is str else read_form(data)

    def _member(self, kind: type[Enum]) -> _Reader:
        members = {json.dumps(member.value): member for member in kind}

        def read_member(data: Any) -> Any:
            found = members.get(json.dumps(data))
            if found is None:
                raise WrongError(data, f"one of {', '.join(members)}")
            return found

        return read_member

    def _fields(self, kind: type[Any]) -> _Reader:
        try:
            hints = t.get_type_hints(kind)
        except NameError:
            raise ValueError(f"no {kind.__name__} can be saved") from None
        fields = attrs.fields(kind)
        names = [a.name for a in fields]
        readers: dict[str, _Reader] = {}
        converted = [a.name for a in fields if a.converter is not None]

        def read_fields(data: Any) -> Any:
            said = _members(data)
            if said is not data or said.keys() != {*names}:
                raise WrongError(data, f"an object with {', '.join(names) or 'no keys'}")
            if len(readers) < len(names):  # made late, since a type may hold values of its own
                readers.update((name, self.reader(hints[name])) for name in names)
            given: dict[str, Any] = {}
            try:
                for name, reader in readers.items():
                    given[name] = reader(said[name])
            except WrongError as error:
                raise error.within(f".{names[len(given)]}") from None
            try:
                value = kind(**given)
            except (ValueError, TypeError, AttributeError) as error:
                raise _refused(kind, data, error) from None
            for name in converted:
                if getattr(value, name) != given[name]:
                    raise WrongError(said[name], "it as it is written").within(f".{name}")
            return value

        return read_fields


def _is_open(of: Any) -> bool:
    return of is Any or isinstance(of, TypeVar)


def _plain_reader(kind: Any) -> _Reader:
    def read_plain(data: Any) -> Any:
        if type(data) is not kind:
            raise WrongError(data, _PLAIN[kind])
        return data

    return read_plain


def _literal(values: tuple[Any, ...]) -> _Reader:
    said = [json.dumps(value) for value in values]

    def read_literal(data: Any) -> Any:
        if json.dumps(data) not in said:
            raise WrongError(data, f"one of {', '.join(said)}")
        return data

    return read_literal
