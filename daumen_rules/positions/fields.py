"""The lines of a position: a field of a state on each, written and read.

Fields that are as at the start of the game have no line. A field whose value is a record has a line
for each field of that record; if each seat has its own value, the line names the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Final

import attrs

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter, seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.marks import Called, Follows, Mark, Only, own_marks

from .parts import OneOf, Record, Row
from .words import Named, Shape

NONE: Final = object()
"""Stands in place of a value where there is none to fall back on: the line is required."""
KIND: Final = Called("phase", "Phase")
BOARD: Final = Called("board", "Brett")


@frozen
class Key:
    """The head of a line: the words of its fields, the outermost first, and the seat, if any."""

    words: tuple[Called, ...] = ()
    seat: Seat | None = None

    def of(self, field: Field) -> Key:
        """The key of a field within this one."""
        if field.called.is_open and kinds_of(item_of(field.shape)):
            return self
        return Key((*self.words, field.called), self.seat)

    def at(self, seat: Seat | None) -> Key:
        """The key of a seat's own value of this field; for None that of all seats."""
        return Key(self.words, seat)

    def word(self, language: Language) -> str:
        return " ".join(word.text[language] for word in self.words)

    def spellings(self) -> Iterator[str]:
        """All that may stand before the colon, without the seat."""
        for language in LANGUAGES:
            yield self.word(language)
            outer = Key(self.words[:-1]).word(language)
            for word in self.words[-1].also if self.words else ():
                yield f"{outer} {word}".strip()

    @cached_property
    def _folded(self) -> tuple[str, ...]:
        """The spellings without regard to capitals: many lines are compared with a key."""
        return tuple(dict.fromkeys(map(str.casefold, self.spellings())))

    def say(self, language: Language, names: Sequence[str]) -> str:
        """The key as it is written: `hand Anna`."""
        if self.seat is None:
            return self.word(language)
        name = names[self.seat] if self.seat < len(names) else seat_letter(self.seat)
        return f"{self.word(language)} {name}"

    def fits(self, head: str, names: Sequence[str]) -> bool:
        """Whether the head of a line says this key, in either language."""
        said = head.casefold()
        if self.seat is None:
            return said in self._folded
        for word in self._folded:
            name = head[len(word) :].strip() if said.startswith(f"{word} ") else ""
            if name and seat_named(name, names) == self.seat:
                return True
        return False

    def begins(self, head: str) -> bool:
        """Whether the head of a line says this key, or that of a field or a seat within it."""
        said = head.casefold()
        return any(said == word or said.startswith(f"{word} ") for word in self._folded)


@frozen
class Field:
    """A field of a record: its name in code, its words in lines, its marks, shape and default."""

    name: str
    called: Called
    marks: tuple[object, ...]
    shape: Shape
    default: Any
    follows: Follows | None
    """How its value follows from other fields, if it does."""


@cache
def fields_of(record: Record) -> tuple[Field, ...]:
    """The fields of a record that a position tells."""
    defaults = {each.name: each.default for each in attrs.fields(record.kind)}
    return tuple(_field(defaults[name], name, hint, shape) for name, hint, shape in record.fields())


def _field(default: Any, name: str, hint: Any, shape: Shape) -> Field:
    marks = own_marks(hint)
    plain = name.replace("_", " ")
    called = next((m for m in marks if isinstance(m, Called)), Called(plain, plain))
    follows = next((mark for mark in marks if isinstance(mark, Follows)), None)
    if default is attrs.NOTHING or isinstance(default, attrs.Factory):  # type: ignore[arg-type]
        default = NONE
    return Field(name, called, marks, shape, default, follows)


def kinds_of(shape: Shape) -> tuple[tuple[Any, Record], ...]:
    """The records that a value can be, by class; none where the value stands on one line."""
    if isinstance(shape, Record):
        return ((shape.kind, shape),)
    if isinstance(shape, OneOf) and all(isinstance(one, Record) for _, one in shape.shapes):
        return tuple((kind, one) for kind, one in shape.shapes if isinstance(one, Record))
    return ()


def keys_in(shape: Shape, key: Key | None = None) -> Iterator[tuple[Key, Shape]]:
    """The keys of all lines about values of a shape, each with the shape of its value."""
    outer = Key() if key is None else key
    kinds = kinds_of(shape)
    if len(kinds) > 1:
        yield outer if outer.words else Key((KIND,)), Named(tuple(kind_words(shape).items()))
    for _, record in kinds:
        for field in fields_of(record):
            inner, item = outer.of(field), field.shape
            if Mark.BY_SEAT in field.marks and (kinds_of(item_of(item)) or has_rows(item)):
                inner, item = inner.at(0), item_of(item)
            if kinds_of(item):
                yield from keys_in(item, inner)
            else:
                yield inner, item


def has_rows(shape: Shape) -> bool:
    """Whether each item of a row is a row itself."""
    return isinstance(shape, Row) and isinstance(shape.item, Row)


def item_of(shape: Shape) -> Shape:
    """The shape of each item of a row, or the shape itself where it is no such row."""
    return shape.item if isinstance(shape, Row) and shape.item is not None else shape


def record_of(shape: Shape, value: Any) -> Record:
    return next(record for kind, record in kinds_of(shape) if value.__class__ is kind)


def kind_words(shape: Shape) -> dict[Any, Text]:
    named = dict(shape.words) if isinstance(shape, OneOf) else {}
    plain = {kind: kind.__name__.lower() for kind, _ in kinds_of(shape)}
    return {kind: named.get(kind, Text(word, word)) for kind, word in plain.items()}


def field_before(field: Field, base: Any, start: Any) -> Any:
    """The value of a field that no line tells.

    It is the value in `base`, the record before; without that record the default of the field, or
    else the value of the field with the same name in the start state. NONE where there is none.
    """
    if base is not NONE:
        return getattr(base, field.name)
    return getattr(start, field.name, NONE) if field.default is NONE else field.default


def completed(fields: Sequence[Field], told: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The values that are told, and those that follow from them, by the names of their fields."""
    values = dict(told)
    for field in fields:
        if field.name not in values and field.follows is not None:
            values[field.name] = field.follows.of({**values, "players": players})
    return values


def following(fields: Sequence[Field], held: Mapping[str, Any], players: int) -> Collection[str]:
    """The names of fields that no line has to tell, because their values follow from the others."""
    found = list[str]()
    for name in (field.name for field in fields if field.follows is not None):
        told = {other: held[other] for other in held if other not in (*found, name)}
        if completed(fields, told, players) == held:
            found.append(name)
    return found


def laid_out(
    fields: Sequence[Field], values: Mapping[str, Any], players: int
) -> dict[str, tuple[Any, ...]]:
    """An empty value for each seat, in the fields by seat that no line tells.

    Empty itself where no line tells any field by seat.
    """
    by_seat = [field for field in fields if Mark.BY_SEAT in field.marks]
    if not any(values[field.name] for field in by_seat if field.default == ()):
        return {}
    found: dict[str, Any] = {}
    for field in by_seat:
        item = item_of(field.shape)
        if values[field.name] == () and isinstance(item, Row | OneOf):
            nothing = () if isinstance(item, Row) else None
            found[field.name] = (nothing,) * players
    return found


def is_hidden(marks: Sequence[object]) -> bool:
    """Whether marks hide a field from some seats."""
    return Mark.SECRET in marks or any(isinstance(mark, Only) for mark in marks)
