"""Impossible parts of a state, found by the types and marks of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from string import Formatter
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Sentence, Text, shortened

from .marks import Among, Exactly, Mark, inner_of, own_marks

_SEAT: Final = get_args(Seat)[1]
_STATE: Final = Text("the state", "der Zustand")


@frozen
class Impossible:
    """An impossible part of a state: its place, the value found, and the value expected. The place
    is empty for the state as a whole.
    """

    place: str
    found: str
    expected: Text

    def say(self, language: Language) -> str:
        """One line: `hands[1]: found …; expected …`."""
        place, found = self.place or _STATE[language], shortened(self.found, 80)
        if language == "de":
            return f"{place}: gefunden {found}; erwartet {self.expected.de}"
        return f"{place}: found {found}; expected {self.expected.en}"


def between(place: str, found: int, least: int, most: int | None = None) -> Iterator[Impossible]:
    """A fault unless a number lies within its bounds."""
    if found < least or (most is not None and found > most):
        expected = Text(f"at least {least}", f"mindestens {least}")
        if most == least:
            expected = Text(f"{least}", f"{least}")
        elif most is not None:
            expected = Text(f"{least} to {most}", f"{least} bis {most}")
        yield Impossible(place, str(found), expected)


def expected(holds: bool, place: str, found: object, en: str, de: str) -> Iterator[Impossible]:
    """A fault with the expected value unless a condition holds."""
    if not holds:
        yield Impossible(place, str(found), Text(en, de))


def faults_within(
    value: Any, hint: Any, place: str, players: int, *, is_state: bool = True
) -> Iterator[Impossible]:
    """The faults of a value and of all its parts, by type and marks."""
    marks = own_marks(hint)
    inner = inner_of(hint)
    kind: Any = value.__class__
    for mark in marks:
        if isinstance(mark, Among):
            yield from _among(value, mark, place)
    if isinstance(value, Sentence):
        yield from _sentence(value, place)
    elif kind is tuple:
        items: tuple[Any, ...] = value
        hints = _items(inner, len(items))
        for at, (each, of) in enumerate(zip(items, hints, strict=True)):
            yield from faults_within(each, of, f"{place}[{at}]", players, is_state=is_state)
        yield from _tuple(items, marks, place, players, is_state=is_state)
        if is_state and hints and all(map(_is_seat, hints)) and len({*items}) < len(items):
            yield Impossible(place, str(items), Text("each seat once", "jeder Platz einmal"))
    elif kind is int:
        if (_SEAT in marks or any(map(_is_seat, get_args(inner)))) and not 0 <= value < players:
            last = players - 1
            yield Impossible(
                place, str(value), Text(f"a seat, 0 to {last}", f"ein Platz, 0 bis {last}")
            )
    elif not _is_plain(kind):
        if is_state:
            yield from _laid_out(value, place)
        for name, of in hints_of(kind):
            held, where = getattr(value, name), f"{place}.{name}".lstrip(".")
            if held == () and _may_be_empty(kind, name):
                continue
            yield from faults_within(held, of, where, players, is_state=is_state)


@cache
def _is_plain(kind: Any) -> bool:
    """Whether values of a class have no parts in which there can be a fault, such as cards."""
    if issubclass(kind, Enum) or not attrs.has(kind):
        return True
    return all(isinstance(of, type) and issubclass(of, Enum | str) for _, of in hints_of(kind))


def _laid_out(value: Any, place: str) -> Iterator[Impossible]:
    """Fields with one item for each seat, which may be empty only together."""
    kind: Any = value.__class__
    names = _names_by_seat(kind)
    filled = [name for name in names if getattr(value, name)]
    for name in names if filled else ():
        if name not in filled:
            said = Text(f"as many as {filled[0]}", f"so viele wie {filled[0]}")
            yield Impossible(f"{place}.{name}".lstrip("."), "0", said)


@cache
def _names_by_seat(kind: Any) -> tuple[str, ...]:
    """The fields of a class with one item for each seat, which may be empty."""
    by_seat = (name for name, of in hints_of(kind) if Mark.BY_SEAT in own_marks(of))
    return tuple(name for name in by_seat if _may_be_empty(kind, name))


def _tuple(
    items: tuple[Any, ...], marks: tuple[object, ...], place: str, players: int, *, is_state: bool
) -> Iterator[Impossible]:
    if Mark.BY_SEAT in marks and is_state and len(items) != players:
        en, de = f"{players}, one for each seat", f"{players}, eins für jeden Platz"
        yield Impossible(place, str(len(items)), Text(en, de))
    for mark in marks:
        if isinstance(mark, Exactly) and len(items) != mark.items:
            yield Impossible(place, str(len(items)), Text(f"{mark.items}", f"{mark.items}"))
    if Mark.UNSORTED in marks:
        try:
            in_order = tuple(sorted(items))
        except TypeError:
            in_order = items
        if in_order != items:
            said = " ".join(map(str, in_order))
            yield Impossible(place, " ".join(map(str, items)), Text(said, said))


def _among(value: Any, mark: Among, place: str) -> Iterator[Impossible]:
    kind: Any = value.__class__
    items: tuple[Any, ...] = value if kind is tuple else (value,)
    if not {*items} <= {*mark.values} or len({*items}) < len(items):
        known = ", ".join(map(str, mark.values))
        said = Text(f"of {known}, each once", f"von {known}, jedes einmal")
        yield Impossible(place, ", ".join(map(str, items)), said)


def _sentence(value: Sentence, place: str) -> Iterator[Impossible]:
    """A sentence must have exactly the facts that fill its gaps."""
    names = [name for name, _ in value.facts]
    for language, template in (("en", value.template.en), ("de", value.template.de)):
        try:
            gaps = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
        except ValueError:
            gaps = {template}
        if gaps != {*names} or len(names) > len({*names}):
            said = ", ".join(sorted(gaps)) or "–"
            yield Impossible(
                f"{place}.facts".lstrip("."),
                ", ".join(names) or "–",
                Text(f"the facts {said} of {language}", f"die Angaben {said} von {language}"),
            )
            return


def _is_seat(hint: Any) -> bool:
    return _SEAT in own_marks(hint)


def _items(inner: Any, count: int) -> list[Any]:
    """The types of the items of a tuple type; for another type, the types of its values."""
    args: tuple[Any, ...] = get_args(inner)
    if get_origin(inner) is not tuple:
        args = next((get_args(arg) for arg in args if get_origin(arg) is tuple), ())
    if args[1:] == (...,):
        return [args[0]] * count
    return list(args) if len(args) == count else [Any] * count


def hints_of(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a class by name, each with its type and marks."""
    return _hints_of(kind)


@cache
def _hints_of(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((each.name, hints[each.name]) for each in attrs.fields(kind))


@cache
def _may_be_empty(kind: Any, name: str) -> bool:
    return bool(getattr(attrs.fields(kind), name).default == ())
