"""The lines of a position: a field of a state on each, written and read.

What is as at the start of the game is left out. A field whose value is a record has a line for each
field of that record; where each seat has its own, the line names the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.names import nearest
from daumen_rules.kernel.seats import Seat, seat_letter, seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Called, Mark
from daumen_rules.pieces.written_line import Line

from .cursor import Cursor, Unreadable
from .gaps import domain, holes_in
from .shapes import GAP, NOTHING, OneOf, Record, Row, Shape, read, shapes_of, write

NONE: Final = object()
"""Nothing that could be left out: the line has to be there."""
KIND: Final = Text("phase", "Phase")


@frozen
class Key:
    """What a line is about: the words of its fields, from the outermost in, and whose it is."""

    words: tuple[Text, ...] = ()
    seat: Seat | None = None

    def of(self, field: Field) -> Key:
        """The key of a field within this one."""
        called = field.called
        if called.is_open and _kinds(_item(field.shape)):
            return self
        return Key((*self.words, Text(called.en, called.de)), self.seat)

    def at(self, seat: Seat) -> Key:
        """The key of what belongs to a seat."""
        return Key(self.words, seat)

    def word(self, language: Language) -> str:
        return " ".join(word[language] for word in self.words)

    def say(self, language: Language, names: Sequence[str]) -> str:
        """The key as it is written: `hand Anna`."""
        if self.seat is None:
            return self.word(language)
        name = names[self.seat] if self.seat < len(names) else seat_letter(self.seat)
        return f"{self.word(language)} {name}"

    def fits(self, head: str, names: Sequence[str]) -> bool:
        """Whether the head of a line is this key, in either language."""
        said = head.casefold()
        for language in LANGUAGES:
            word = self.word(language).casefold()
            if self.seat is None and said == word:
                return True
            name = head[len(word) :].strip() if said.startswith(f"{word} ") else ""
            if self.seat is not None and name and seat_named(name, names) == self.seat:
                return True
        return False


@frozen
class Field:
    """A field of a record: its name, what it is called, its marks and its shape."""

    name: str
    called: Called
    marks: tuple[object, ...]
    shape: Shape
    default: Any


def fields_of(record: Record) -> Iterator[Field]:
    """The fields of a record that a position tells."""
    defaults = {each.name: each.default for each in attrs.fields(record.kind)}
    for name, hint, shape in record.fields():
        marks: tuple[object, ...] = getattr(hint, "__metadata__", ())
        plain = name.replace("_", " ")
        called = next((m for m in marks if isinstance(m, Called)), Called(plain, plain))
        default = defaults[name]
        if default is attrs.NOTHING or isinstance(default, attrs.Factory):  # type: ignore[arg-type]
            default = NONE
        yield Field(name, called, marks, shape, default)


def _kinds(shape: Shape) -> tuple[tuple[Any, Record], ...]:
    """The records that a value can be; none where it stands on one line."""
    if isinstance(shape, Record):
        return ((shape.kind, shape),)
    if isinstance(shape, OneOf) and all(isinstance(one, Record) for _, one in shape.shapes):
        return tuple((kind, one) for kind, one in shape.shapes if isinstance(one, Record))
    return ()


def _item(shape: Shape) -> Shape:
    """The shape of what is held, of each item where there are several."""
    return shape.item if isinstance(shape, Row) and shape.item is not None else shape


def _record_of(shape: Shape, value: Any) -> Record:
    return next(record for kind, record in _kinds(shape) if value.__class__ is kind)


def _kind_words(shape: Shape) -> dict[Any, Text]:
    named = dict(shape.words) if isinstance(shape, OneOf) else {}
    plain = {kind: kind.__name__.lower() for kind, _ in _kinds(shape)}
    return {kind: named.get(kind, Text(word, word)) for kind, word in plain.items()}


def _before(field: Field, base: Any, start: Any) -> Any:
    """What a field has where no line tells it: that of the record before, its default, or that of
    the field of its name at the start; NONE where none of these has it.
    """
    if base is not NONE:
        return getattr(base, field.name)
    return getattr(start, field.name, NONE) if field.default is NONE else field.default


# Writing


@frozen
class Writer:
    """Writes the lines of a state in a language, each as its key and its value."""

    language: Language
    names: tuple[str, ...]

    def lines(self, game: AnyGame, state: Any) -> Iterator[tuple[str, str]]:
        """The lines in which a state differs from the start of its game."""
        players = game.rules.players(state)
        base = game.rules.start(players, state.rules)
        yield from self._value(Key(), shapes_of(game).state(), (), state, base, base)

    def _value(
        self,
        key: Key,
        shape: Shape,
        marks: tuple[object, ...],
        value: Any,
        base: Any,
        start: Any,
    ) -> Iterator[tuple[str, str]]:
        if value == base and value.__class__ is base.__class__:
            return
        if kinds := _kinds(shape):
            if value is None:
                yield self._line(key, NOTHING)
                return
            if base is None or value.__class__ is not base.__class__:
                base = NONE
                if len(kinds) > 1:
                    word = _kind_words(shape)[value.__class__]
                    yield self._line(key if key.words else Key((KIND,)), word[self.language])
            for field in fields_of(_record_of(shape, value)):
                inner, held = key.of(field), getattr(value, field.name)
                before = _before(field, base, start)
                yield from self._value(inner, field.shape, field.marks, held, before, start)
            return
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and value and shape.item is not None:
            item = shape.item
            if _kinds(item) or isinstance(item, Row):
                for seat, each in enumerate(value):
                    known = base is not NONE and len(base) == len(value)
                    before = base[seat] if known else NONE
                    if _kinds(item) or not known or each != before:
                        yield from self._value(key.at(seat), item, (), each, before, start)
                return
        yield self._line(key, self._said(shape, value))

    def _said(self, shape: Shape, value: Any) -> str:
        if isinstance(shape, Row):
            return shape.write_open(value, self.language, self.names)
        return write(shape, value, self.language, self.names)

    def _line(self, key: Key, value: str) -> tuple[str, str]:
        return key.say(self.language, self.names), value


# Reading


class Misplaced(Exception):
    """A line of a position that cannot be read, or that is missing (then `line` is None)."""

    def __init__(self, line: Line | None, column: int, found: str, expected: Text) -> None:
        super().__init__(expected.en)
        self.line, self.column, self.found, self.expected = line, column, found, expected


class Reader:
    """Makes a state of the lines of a position, from the state at the start of the game."""

    def __init__(self, game: AnyGame, names: Sequence[str], lines: Sequence[Line]) -> None:
        self.game, self.names, self.lines = game, names, lines
        self.used = set[int]()
        self.told: dict[str, Line] = {}
        """The lines by the places of the state that they tell, such as `hands[1]`."""
        self.asked: dict[Key, None] = {}
        self.start: Any = None

    def state(self, rules: Any) -> Any:
        """The state that the lines tell; what is not known in it is a hole. Raises Misplaced."""
        self.start = self.game.rules.start(len(self.names), rules)
        found = self._value(Key(), "", shapes_of(self.game).state(), (), self.start)
        for line in self.lines:
            if line.number not in self.used:
                raise self._unknown(line)
        return found

    def _unknown(self, line: Line) -> Misplaced:
        words = [key.say(language, self.names) for key in self.asked for language in LANGUAGES]
        near = nearest(line.head.text, dict.fromkeys(words))
        some = near or list(dict.fromkeys(key.say("en", self.names) for key in self.asked))[:8]
        said = ", ".join(f"`{word}:`" for word in some)
        expected = Text(
            f"a line of this game such as {said}", f"eine Zeile dieses Spiels wie {said}"
        )
        return Misplaced(line, line.first.column, line.head.text, expected)

    def _line(self, key: Key) -> Line | None:
        """The line of a key. Raises Misplaced where there are two."""
        self.asked[key] = None
        found = [line for line in self.lines if key.fits(line.head.text, self.names)]
        if len(found) > 1:
            word = found[1].head.text
            once = Text(f"`{word}:` once", f"`{word}:` nur einmal")
            raise Misplaced(found[1], found[1].first.column, word, once)
        self.used.update(line.number for line in found)
        return found[0] if found else None

    def _begun(self, key: Key) -> bool:
        """Whether any line is about a key or what is within it."""
        for line in self.lines:
            for language in LANGUAGES:
                word, said = key.word(language).casefold(), line.head.text.casefold()
                if said == word or said.startswith(f"{word} "):
                    return True
        return False

    def _value(
        self, key: Key, place: str, shape: Shape, marks: tuple[object, ...], base: Any
    ) -> Any:
        if kinds := _kinds(shape):
            return self._recorded(key, place, shape, kinds, base)
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and shape.item is not None:
            item = shape.item
            if _kinds(item) or isinstance(item, Row):
                keys = [key.at(seat) for seat in range(len(self.names))]
                if _kinds(item) or any(self._line(each) for each in keys):
                    whole = base is not NONE and len(base) == len(keys)
                    return tuple(
                        self._value(
                            each, f"{place}[{seat}]", item, (), base[seat] if whole else NONE
                        )
                        for seat, each in enumerate(keys)
                    )
                if base is not NONE:
                    return base
        line = self._line(key)
        if line is None:
            if base is NONE:
                raise self._missing(key)
            return base
        self.told[place] = line
        return self._read(line, shape)

    def _recorded(
        self,
        key: Key,
        place: str,
        shape: Shape,
        kinds: tuple[tuple[Any, Record], ...],
        base: Any,
    ) -> Any:
        is_optional = isinstance(shape, OneOf) and shape.may_be_nothing
        kind: Any = None if base is NONE else base.__class__
        if is_optional:
            line = self._line(key)
            if line is not None and line.value == NOTHING:
                return None
            if base in (None, NONE) and not self._begun(key):
                return None
        if len(kinds) > 1:
            kind = self._kind(key if key.words else Key((KIND,)), shape, kind)
        elif base in (None, NONE) or kind is type(None):
            (kind, _), base = next(iter(kinds)), NONE
        if base is not NONE and base.__class__ is not kind:
            base = NONE
        record = dict(kinds)[kind]
        values: dict[str, Any] = {}
        for field in fields_of(record):
            before = _before(field, base, self.start)
            inner = f"{place}.{field.name}".removeprefix(".")
            values[field.name] = self._value(key.of(field), inner, field.shape, field.marks, before)
        if base is not NONE:
            return attrs.evolve(base, **values)
        hidden = [name for name, _ in hints_of(kind) if name in ("rules", "players")]
        return kind(**values, **{name: getattr(self.start, name) for name in hidden})

    def _kind(self, key: Key, shape: Shape, kind: Any) -> Any:
        line = self._line(key)
        words = _kind_words(shape)
        if line is None:
            if kind is None:
                raise self._missing(key)
            return kind
        said = line.value.casefold()
        for each, word in words.items():
            if said in (word.en.casefold(), word.de.casefold()):
                return each
        en, de = (", ".join(f"`{w[language]}`" for w in words.values()) for language in LANGUAGES)
        raise Misplaced(line, line.column, line.value, Text(f"one of {en}", f"eins von {de}"))

    def _missing(self, key: Key) -> Misplaced:
        en, de = (key.say(language, self.names) for language in LANGUAGES)
        return Misplaced(None, 0, "", Text(f"`{en}:`", f"`{de}:`"))

    def _read(self, line: Line, shape: Shape) -> Any:
        cursor = Cursor(line.content[line.value_from :], self.names)
        try:
            found = shape.read_open(cursor) if isinstance(shape, Row) else read(shape, cursor)
            if not cursor.is_at_end or cursor.at < len(cursor.text):
                raise cursor.expected(Text("the end of the line", "das Ende der Zeile"))
        except Unreadable as error:
            column = line.value_from + error.at + 1
            text = line.content[column - 1 :].split()
            raise Misplaced(line, column, text[0] if text else "", error.expected) from None
        for hole in holes_in(found):
            if domain(hole.shape, len(self.names)) is None:
                column = line.content.index(GAP, line.value_from) + 1
                what = Text("a value that is known", "ein Wert, der bekannt ist")
                raise Misplaced(line, column, GAP, what)
        return found
