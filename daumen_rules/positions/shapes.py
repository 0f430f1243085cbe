"""What may stand in a field, by its type: how a value is written, and how one is read.

A shape is made of each type of a game once. Values are parted by blanks; several that belong
together stand in parentheses, and `-` is nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar, Union, get_args, get_origin

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.saved import forms_of, parameters_of
from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Kinds, Mark
from daumen_rules.pieces.operands import Operand, Several, either

from .cursor import Cursor, Unreadable

NOTHING: Final = "-"
GAP: Final = "?"
_SEAT: Final = get_args(Seat)[1]
_WORD: Final = re.compile(r"[^\s(),?\"]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_WHOLE: Final = re.compile(r"[+−-]?[0-9]{1,18}")
SO_MANY: Final = re.compile(
    r"[0-9]{1,3} (?:cards?|karten?|dice|die|würfel|pieces?|stücke?)", re.IGNORECASE
)
_BROKEN: Final = re.compile(r"[+−-]?[0-9]{1,18}(?:/[1-9][0-9]{0,17})?")


class Hole:
    """A value that is not known, of a shape; each stands for itself alone."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def __repr__(self) -> str:
        return GAP


class Shape(Protocol):
    """What values of a type look like."""

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        """A value as one word, or in parentheses."""
        ...

    def read(self, cursor: Cursor) -> Any:
        """The value that stands next. Raises Unreadable."""
        ...


# Values of one word


@frozen(eq=False)
class Plain:
    """A value that is one word, such as a number."""

    what: Text
    pattern: re.Pattern[str]
    made: Callable[[str], Any]
    written: Callable[[Any], str] = str

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return self.written(value)

    def read(self, cursor: Cursor) -> Any:
        word = cursor.matched(self.pattern)
        if word is None:
            raise cursor.expected(self.what)
        return self.made(word)


def _text(value: str) -> str:
    plain = _WORD.fullmatch(value) and not _BROKEN.fullmatch(value) and value != NOTHING
    return value if plain else json.dumps(value, ensure_ascii=False)


def _minus(word: str) -> str:
    return word.replace("−", "-")


WHOLE: Final = Plain(
    Text("a whole number", "eine ganze Zahl"), _WHOLE, lambda word: int(_minus(word))
)
BROKEN: Final = Plain(
    Text("a number such as 3 or 20/3", "eine Zahl wie 3 oder 20/3"),
    _BROKEN,
    lambda word: Fraction(_minus(word)),
)
_A_WORD: Final = Text("a word", "ein Wort")
WORDS: Final = Plain(
    _A_WORD,
    re.compile(rf"{_QUOTED.pattern}|{_WORD.pattern}"),
    lambda word: json.loads(word) if word.startswith('"') else word,
    _text,
)


@frozen(eq=False)
class Named:
    """One of some values, each with its word, such as the members of an enum."""

    words: tuple[tuple[Any, Text], ...]

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        word: Text = next(word for each, word in self.words if each is value or each == value)
        return word[language]

    def read(self, cursor: Cursor) -> Any:
        for value, word in self.words:
            if cursor.take(word.en) or cursor.take(word.de):
                return value
        en, de = zip(*((f"`{word.en}`", f"`{word.de}`") for _, word in self.words), strict=True)
        raise cursor.expected(Text(either(en, "en"), either(de, "de")))


FACE: Final = Plain(
    Text("what a die shows, 1 to 6", "die Augen eines Würfels, 1 bis 6"),
    re.compile("[1-6]"),
    int,
    lambda face: str(face or GAP),
)
"""What a die shows; 0 where the viewer of a state does not see it."""
TRUTH: Final = Named(((True, Text("yes", "ja")), (False, Text("no", "nein"))))


@frozen(eq=False)
class Sitting:
    """A seat: the name of its player, or its letter."""

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return names[value] if value < len(names) else seat_letter(value)

    def read(self, cursor: Cursor) -> Any:
        seat = cursor.seat()
        if seat is None:
            some = ", ".join(cursor.names)
            raise cursor.expected(Text(f"one of {some}", f"einer von {some}"))
        return seat


@frozen(eq=False)
class Worded:
    """A value that is written as in an action: a card, a square."""

    kind: Any
    operand: Operand[Any]

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return self.operand.write(value, language)

    def read(self, cursor: Cursor) -> Any:
        found = cursor.operand(self.operand)
        if found is None:
            raise cursor.expected(self.operand.what)
        return found[0]


@frozen(eq=False)
class Coded:
    """A value that is saved as a word of its own, such as a position on a board."""

    kind: Any
    form: Form

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        code: str = self.form.write(value)
        return f"({code})" if " " in code or "," in code else code

    def read(self, cursor: Cursor) -> Any:
        start = cursor.at
        within = cursor.take("(")
        word = cursor.rest() if within else cursor.matched(_WORD)
        try:
            if word is None or (within and not cursor.take(")")):
                raise ValueError
            return self.form.read(word)
        except ExpectedError as error:
            raise Unreadable(start, error.text) from None
        except (ValueError, LookupError):
            raise Unreadable(start, _A_WORD) from None


# Several values


@frozen(eq=False)
class Row:
    """Several values: any number of one shape, or one of each shape."""

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
        if len(value) > 1 and all(isinstance(each, Hole) for each in value):
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
        """The values up to the end, or to the parenthesis that closes."""
        found, start = list[Any](), cursor.at
        if cursor.take(NOTHING) and cursor.is_at_end:
            return ()
        cursor.at = start
        if self.item is not None and (many := cursor.matched(SO_MANY)) is not None:
            found = [Hole(self.item) for _ in range(int(many.split()[0]))]
        elif self.item is None:
            found = [read(shape, cursor) for shape in self.items]
        else:
            while not cursor.is_at_end:
                found.append(read(self.item, cursor))
        return self.in_order(found)

    def in_order(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """The values as they are kept: sorted where their order does not count."""
        found = tuple(values)
        if not self.is_unsorted or any(isinstance(each, Hole) for each in found):
            return found
        return tuple(sorted(found))


def write(shape: Shape, value: Any, language: Language, names: Sequence[str]) -> str:
    """A value as one word, or `?` for a hole."""
    return GAP if isinstance(value, Hole) else shape.write(value, language, names)


def read(shape: Shape, cursor: Cursor) -> Any:
    """The value that stands next, or a hole for `?`."""
    return Hole(shape) if cursor.take(GAP) else shape.read(cursor)


@frozen(eq=False)
class Record:
    """A value of several fields: on lines of their own, or within a line in their order."""

    kind: Any
    fields: Callable[[], tuple[tuple[str, Any, Shape], ...]]
    """The fields, each with its type and its shape."""

    def row(self) -> Row:
        return Row(None, tuple(shape for _, _, shape in self.fields()))

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        held = [getattr(value, name) for name, _, _ in self.fields()]
        return self.row().write(held, language, names)

    def read(self, cursor: Cursor) -> Any:
        start = cursor.at
        values = self.row().read(cursor)
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
    """A value of one of some types: the first that can be read, nothing last."""

    shapes: tuple[tuple[Any, Shape], ...]
    """The types, each with its shape."""
    words: tuple[tuple[Any, Text], ...] = ()
    """What the types are called, where a line says which of them it is."""
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


# The shapes of a game


@cache
def shapes_of(game: AnyGame) -> Shapes:
    """The shapes of the types of a game."""
    return Shapes(game)


class Shapes:
    """Makes a shape of each type that the fields of a game's states have."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.forms = forms_of(game)
        self.parameters = dict(parameters_of(game.book.default, game.checks.state))
        self.actions = {row.make for row in game.notation.verbs.rows}
        self.operands = dict(self._operands())
        self.made: dict[Any, Shape] = {}

    def _operands(self) -> Iterator[tuple[type, Operand[Any]]]:
        for row in self.game.notation.verbs.rows:
            for _, operand in row.operands:
                single = operand.of if isinstance(operand, Several) else operand
                kinds = {value.__class__ for value in single.values}
                if len(kinds) == 1 and not kinds & {int, str, bool, Fraction}:
                    yield kinds.pop(), single

    def state(self) -> Shape:
        """The shape of a state."""
        if self.game.checks.state is not None:
            return self.of(self.game.checks.state())
        return self.of(type(self.game.start(self.game.rules.seats[0])))

    def of(self, hint: Any) -> Shape:
        """The shape of a type, with its marks."""
        marks: tuple[object, ...] = getattr(hint, "__metadata__", ())
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if isinstance(inner, TypeVar):
            inner = self.parameters.get(inner.__name__, Any)
        return self._made(inner, marks)

    def _made(self, of: Any, marks: tuple[object, ...]) -> Shape:
        origin, args = get_origin(of), get_args(of)
        if of is int:
            return Sitting() if _SEAT in marks else FACE if Mark.FACE in marks else WHOLE
        if of is Fraction:
            return BROKEN
        if of is bool:
            return TRUTH
        if of is NoneType:
            return Named(((None, Text(NOTHING, NOTHING)),))
        if of is str or origin is Literal:
            return WORDS
        if origin is tuple:
            unsorted = Mark.UNSORTED in marks
            if args[1:] == (...,):
                return Row(self.of(args[0]), is_unsorted=unsorted)
            return Row(None, tuple(map(self.of, args)))
        if origin in (Union, UnionType):
            return self._one_of(args, marks)
        kind = origin or of
        if kind in self.operands and self._has_all_words(kind):
            return Worded(kind, self.operands[kind])
        if kind in self.forms:
            return Coded(kind, self.forms[kind])
        if isinstance(kind, type) and issubclass(kind, Enum):
            return Named(tuple((member, self._word(member)) for member in kind))
        if kind in self.actions:
            return Done(self.game)
        if isinstance(kind, type) and attrs.has(kind):
            return self._record(kind)
        raise TypeError(f"no way to write {of}")

    def _has_all_words(self, kind: Any) -> bool:
        """Whether its operand has every value of a type, and not only those of some action."""
        return not issubclass(kind, Enum) or {*self.operands[kind].values} >= {*kind}

    def _word(self, member: Enum) -> Text:
        operand = self.operands.get(type(member))
        has_word = operand is not None and member in operand.values
        return operand.word(member) if operand is not None and has_word else _word(member)

    def _one_of(self, args: Sequence[Any], marks: tuple[object, ...]) -> Shape:
        some = [arg for arg in args if arg is not NoneType]
        words = next((mark.words for mark in marks if isinstance(mark, Kinds)), ())
        rest = tuple(mark for mark in marks if mark == _SEAT)
        shapes = [(_class_of(arg), self._made(_inner(arg), (*rest, *_marks(arg)))) for arg in some]
        return OneOf(tuple(shapes), words, may_be_nothing=len(some) < len(args))

    def _record(self, kind: Any) -> Shape:
        if kind not in self.made:
            self.made[kind] = Record(kind, cache(lambda: self._fields(kind)))
        return self.made[kind]

    def _fields(self, kind: Any) -> tuple[tuple[str, Any, Shape], ...]:
        return tuple(
            (name, hint, self.of(hint))
            for name, hint in hints_of(kind)
            if name not in ("rules", "players")
        )


def _marks(hint: Any) -> tuple[object, ...]:
    return getattr(hint, "__metadata__", ())


def _inner(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _class_of(hint: Any) -> Any:
    inner = _inner(hint)
    return get_origin(inner) or inner


def _word(member: Enum) -> Text:
    said = member.value if isinstance(member.value, str | int) else member.name
    word = str(said).lower().replace("_", "-").replace(" ", "-")
    return Text(word, word)
