"""Views as rows of numbers, made once for all games from the types of a view's fields.

A field has as many numbers as its type needs: one for a number, one for each value of a card, a
square or a seat. What is unknown, or not there, is all zeros. Words are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar, get_args, get_origin

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Exactly, Mark, inner_of, own_marks
from daumen_rules.positions.parts import Done, OneOf, Record, Row
from daumen_rules.positions.shapes import Shapes, shapes_of
from daumen_rules.positions.words import FACE, WORDS, Coded, Named, Shape, Sitting, Worded

_LEFT_OUT: Final = ("rules", "players", "viewer", "legal_actions")
"""Fields of a view that are no part of what lies on the table."""


class Code(Protocol):
    """How values of a type become numbers: always the same number of them."""

    @property
    def size(self) -> int: ...

    def names(self) -> Iterator[str]:
        """What each number says."""
        ...

    def write(self, value: Any) -> Iterator[float]: ...


@frozen(eq=False)
class _Number:
    """A number as it is."""

    size: int = 1

    def names(self) -> Iterator[str]:
        yield ""

    def write(self, value: Any) -> Iterator[float]:
        yield float(value)


@frozen(eq=False)
class _One:
    """A number for each value that there can be: 1 for the one that it is."""

    words: Mapping[Any, str]

    @property
    def size(self) -> int:
        return len(self.words)

    def names(self) -> Iterator[str]:
        yield from self.words.values()

    def write(self, value: Any) -> Iterator[float]:
        return (float(value == each) for each in self.words)


@frozen(eq=False)
class _All:
    """Several values in a fixed order, each with its name. What there is too little is zeros."""

    parts: tuple[tuple[str, Code], ...]
    split: Callable[[Any], Sequence[Any]]

    @property
    def size(self) -> int:
        return sum(code.size for _, code in self.parts)

    def names(self) -> Iterator[str]:
        for name, code in self.parts:
            yield from (f"{name} {word}".strip() for word in code.names())

    def write(self, value: Any) -> Iterator[float]:
        values = self.split(value)
        for at, (_, code) in enumerate(self.parts):
            if at < len(values):
                yield from code.write(values[at])
            else:
                yield from (0.0,) * code.size


@frozen(eq=False)
class _Some:
    """Any number of values: how many, their sum, and the last of them where they have an order."""

    item: Code
    is_in_order: bool

    @property
    def size(self) -> int:
        return 1 + (1 + self.is_in_order) * self.item.size

    def names(self) -> Iterator[str]:
        words = [*self.item.names()]
        yield "count"
        yield from (f"all {word}".strip() for word in words)
        if self.is_in_order:
            yield from (f"last {word}".strip() for word in words)

    def write(self, value: Any) -> Iterator[float]:
        nothing = (0.0,) * self.item.size
        rows = [tuple(self.item.write(each)) for each in value] or [nothing]
        yield float(len(value))
        yield from map(sum, zip(*rows, strict=True))
        if self.is_in_order:
            yield from rows[-1]


@frozen(eq=False)
class _Either:
    """A value of one of several types, or nothing: which, and its numbers."""

    kinds: tuple[tuple[Any, Code], ...]

    @property
    def size(self) -> int:
        return sum(1 + code.size for _, code in self.kinds)

    def names(self) -> Iterator[str]:
        for kind, code in self.kinds:
            yield f"is {kind.__name__}"
            yield from code.names()

    def write(self, value: Any) -> Iterator[float]:
        for kind, code in self.kinds:
            is_it = value.__class__ is kind
            yield float(is_it)
            yield from code.write(value) if is_it else (0.0,) * code.size


def _itself(value: Any) -> Any:
    return value


def _words(shape: Shape, players: int) -> Mapping[Any, str] | None:
    """The values of a type with few of them, each with its word; None for another type."""
    match shape:
        case Worded(_, operand):
            return {value: operand.word(value).en for value in operand.values}
        case Named(words):
            return {value: word.en for value, word in words}
        case Sitting():
            return {seat: seat_letter(seat) for seat in range(players)}
        case _ if shape is FACE:
            return {face: str(face) for face in range(1, 7)}
        case _:
            return None


class Tensors:
    """The views of a game as rows of numbers, for a number of players and a rule set.

    `size` numbers tell what a seat sees, and which seat it is; `names` says what each of them is.
    """

    def __init__(self, game: AnyGame, players: int, rules: Any = None) -> None:
        self.game, self.players = game, players
        self._shapes: Shapes = shapes_of(game)
        start = game.view(game.start(players, rules), 0)
        seat: Code = _One({seat: seat_letter(seat) for seat in range(players)})
        seen = self._record(self._shapes.of(type(start)), start)
        self._code: Code = _All((("seat", seat), ("", seen)), _itself)
        self.size = self._code.size

    @property
    def names(self) -> tuple[str, ...]:
        """What each number says, such as `hand all S7`."""
        return tuple(self._code.names())

    def of(self, view: Any, seat: Seat) -> tuple[float, ...]:
        """The numbers of what a seat sees."""
        return tuple(self._code.write((seat, view)))

    def _record(self, shape: Shape, start: Any) -> Code:
        """The code of a record, which is the value at the start or None."""
        assert isinstance(shape, Record)
        fields = [
            (name, self._code_of(hint, of, getattr(start, name, None)))
            for name, hint, of in shape.fields()
            if name not in _LEFT_OUT and Mark.COPY not in own_marks(hint)
        ]
        names = [name for name, _ in fields]
        parts = tuple((name.replace("_", " "), code) for name, code in fields)
        return _All(parts, lambda value: [getattr(value, name) for name in names])

    def _code_of(self, hint: Any, shape: Shape, start: Any) -> Code:
        words = _words(shape, self.players)
        if words is not None:
            return _One(words)
        inner = inner_of(hint)
        if isinstance(inner, TypeVar):
            hint = self._shapes.parameters[inner.__name__]
        match shape:
            case Row():
                return self._row(hint, shape, start)
            case OneOf(shapes):
                hints = {
                    get_origin(inner_of(a)) or inner_of(a): a for a in get_args(inner_of(hint))
                }
                return _Either(
                    tuple(
                        (
                            kind,
                            self._code_of(
                                hints.get(kind), one, start if type(start) is kind else None
                            ),
                        )
                        for kind, one in shapes
                    )
                )
            case Record():
                return self._record(shape, start)
            case Coded(kind) if attrs.has(kind):
                fields = tuple(
                    (each, hint_, self._shapes.of(hint_)) for each, hint_ in hints_of(kind)
                )
                return self._record(Record(kind, lambda: fields), start)
            case Done(game):
                rows = {row.make: row.words.en for row in game.notation.verbs.rows}
                return _All((("", _One(rows)),), lambda value: [value.__class__])
            case _ if shape is WORDS:
                return _All((), lambda _: ())
            case _:
                return _Number()

    def _row(self, hint: Any, shape: Row, start: Any) -> Code:
        """The code of a tuple: item by item where their number is fixed."""
        marks, inner = own_marks(hint), inner_of(hint)
        args = get_args(inner)
        at_start: tuple[Any, ...] = start if start.__class__ is tuple else ()
        if shape.item is None:
            items = zip(args, shape.items, strict=True)
            codes = [
                self._code_of(of, one, at_start[at] if at < len(at_start) else None)
                for at, (of, one) in enumerate(items)
            ]
            return _All(tuple((str(at), code) for at, code in enumerate(codes)), _itself)
        item = self._code_of(args[0], shape.item, at_start[0] if at_start else None)
        number = next((mark.items for mark in marks if isinstance(mark, Exactly)), 0)
        if Mark.BY_SEAT in marks:
            return _All(tuple((seat_letter(s), item) for s in range(self.players)), _itself)
        may_be_nothing = isinstance(shape.item, OneOf) and shape.item.may_be_nothing
        if Mark.LASTING in marks or may_be_nothing or isinstance(item, _Number):
            number = number or len(at_start)
        if number:
            return _All(tuple((str(at), item) for at in range(number)), _itself)
        return _Some(item, is_in_order=Mark.UNSORTED not in marks)
