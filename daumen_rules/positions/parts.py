"""The shapes of composed values: rows, records, remembered actions, values of several types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.expected_error import ExpectedError

from .cursor import Cursor, Unreadable
from .words import FACE, GAP, NOTHING, Hole, Shape, Sitting

SO_MANY: Final = re.compile(
    r"[0-9]{1,3} (?:cards?|karten?|dice|die|würfel|pieces?|stücke?)", re.IGNORECASE
)
A_GAP: Final = re.compile(rf"\?|{SO_MANY.pattern}", re.IGNORECASE)


@frozen(eq=False)
class Row:
    """A tuple: any number of values of one shape, or one value of each of several shapes."""

    item: Shape | None
    items: tuple[Shape, ...] = ()
    is_unsorted: bool = False

    def shapes(self, count: int) -> Iterable[Shape]:
        return self.items if self.item is None else (self.item,) * count

    def paired(self, values: Any) -> Iterator[tuple[Shape, Any]]:
        """The values, each after its shape."""
        yield from zip(self.shapes(len(values)), values, strict=True)

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return f"({self.write_open(value, language, names)})"

    def write_open(self, value: Any, language: Language, names: Sequence[str]) -> str:
        """The values without parentheses; a dash for none."""
        are_unknown = len(value) > 1 and all(isinstance(each, Hole) for each in value)
        if are_unknown and self.item is not FACE:
            return f"{len(value)} {Text('cards', 'Karten')[language]}"
        said = (write(shape, each, language, names) for shape, each in self.paired(value))
        return " ".join(said) or NOTHING

    def read(self, cursor: Cursor) -> Any:
        if cursor.take(NOTHING):
            return ()
        if not cursor.take("("):
            raise cursor.expected(Text("values in `( )`", "Werte in `( )`"))
        found = self.read_open(cursor)
        if not cursor.take(")"):
            raise cursor.expected(Text("`)`", "`)`"))
        return found

    def read_open(self, cursor: Cursor) -> Any:
        """The values up to the closing parenthesis, or to the end of the text."""
        found, start = list[Any](), cursor.at
        if cursor.take(NOTHING) and cursor.is_at_end:
            return ()
        cursor.at = start
        if self.item is None:
            return tuple(read(shape, cursor) for shape in self.items)
        while not cursor.is_at_end:
            if (many := cursor.matched(SO_MANY)) is not None:
                found += [Hole(self.item) for _ in range(int(many.split()[0]))]
            elif isinstance(self.item, Record) and not found and not cursor.is_at("("):
                found.append(self.item.read_open(cursor))
            else:
                found.append(read(self.item, cursor))
        return self.in_order(found)

    def in_order(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """The values as a tuple, sorted where their order does not count and none is a hole."""
        found = tuple(values)
        if not self.is_unsorted or any(isinstance(each, Hole) for each in found):
            return found
        return tuple(sorted(found))


def write(shape: Shape, value: Any, language: Language, names: Sequence[str]) -> str:
    """The written form of a value, `?` for a hole."""
    return GAP if isinstance(value, Hole) else shape.write(value, language, names)


def read(shape: Shape, cursor: Cursor) -> Any:
    """The next value, or a hole for `?`. Raises Unreadable."""
    return Hole(shape) if cursor.take(GAP) else shape.read(cursor)


@frozen(eq=False)
class Record:
    """A value with fields: each has a line of its own, or all stand in order within one line."""

    kind: Any
    fields: Callable[[], tuple[tuple[str, Any, Shape], ...]]
    """The fields, each with its type and its shape."""

    def row(self) -> Row:
        return Row(None, tuple(shape for _, _, shape in self.fields()))

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        held = [getattr(value, name) for name, _, _ in self.fields()]
        return self.row().write(held, language, names)

    def read(self, cursor: Cursor) -> Any:
        return self._made(cursor.at, self.row().read(cursor))

    def read_open(self, cursor: Cursor) -> Any:
        """A value without parentheses."""
        return self._made(cursor.at, self.row().read_open(cursor))

    def _made(self, start: int, values: tuple[Any, ...]) -> Any:
        try:
            return self.kind(
                **{name: v for (name, _, _), v in zip(self.fields(), values, strict=True)}
            )
        except (ValueError, TypeError):
            what = self.kind.__name__
            raise Unreadable(start, Text(f"a {what}", f"ein {what}")) from None


@frozen(eq=False)
class Done:
    """An action that a state remembers, written as in a record: `(A: bid 18)`."""

    game: AnyGame

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        who = Sitting().write(value.seat, language, names)
        return f"({who}: {self.game.notation.say(value, language)})"

    def read(self, cursor: Cursor) -> Any:
        start = cursor.at
        if cursor.take("("):
            word, _, words = cursor.rest().partition(":")
            seat = Cursor(word, cursor.names).seat()
            if seat is not None and cursor.take(")"):
                try:
                    return self.game.notation.read(seat, words.strip())
                except ExpectedError as error:
                    raise Unreadable(start, error.text) from None
        raise Unreadable(start, Text("an action such as (A: pass)", "eine Handlung wie (A: passe)"))


@frozen(eq=False)
class OneOf:
    """A value of one of several types; the first type whose shape can read the text counts."""

    shapes: tuple[tuple[Any, Shape], ...]
    """The types, each with its shape."""
    words: tuple[tuple[Any, Text], ...] = ()
    """The words for the types, for lines that say which type a value has."""
    may_be_nothing: bool = False

    def shape_of(self, value: Any) -> Shape:
        """The shape of a value's type."""
        for kind, shape in self.shapes:
            if value.__class__ is kind:
                return shape
        raise TypeError(f"no {type(value).__name__} is expected here")

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        if value is None and self.may_be_nothing:
            return NOTHING
        return self.shape_of(value).write(value, language, names)

    def read(self, cursor: Cursor) -> Any:
        if self.may_be_nothing and cursor.take(NOTHING):
            return None
        start, failed = cursor.at, list[Unreadable]()
        for _, shape in self.shapes:
            cursor.at = start
            try:
                return shape.read(cursor)
            except Unreadable as error:
                failed.append(error)
        raise max(failed, key=lambda error: error.at)
