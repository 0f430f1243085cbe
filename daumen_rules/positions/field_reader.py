"""Reads the lines of a position: each changes a field of the state at the start of the game.

An error names a line that is missing, misspelt or given twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.knowledge import PublicFact
from daumen_rules.pieces.marks import Mark
from daumen_rules.pieces.written_line import Line

from .cursor import Cursor, Unreadable
from .fields import KIND, NONE, Key, field_before, fields_of, item_of, kind_words, kinds_of
from .gaps import domain, holes_in
from .parts import OneOf, Record, Row, read
from .shapes import shapes_of
from .words import GAP, NOTHING, Shape


class Misplaced(Exception):
    """The error of a line that cannot be read, or of a missing line (then `line` is None)."""

    def __init__(self, line: Line | None, column: int, found: str, expected: Text) -> None:
        super().__init__(expected.en)
        self.line, self.column, self.found, self.expected = line, column, found, expected


class FieldReader:
    """Makes a state from the lines of a position and the state at the start of the game."""

    def __init__(self, game: AnyGame, names: Sequence[str], lines: Sequence[Line]) -> None:
        self.game, self.names, self.lines = game, names, lines
        self.used = set[int]()
        self.told: dict[str, Line] = {}
        """The lines that were read, by their places in the state, such as `hands[1]`."""
        self.facts: list[tuple[PublicFact[Any], Any]] = []
        """The public facts that lines tell, each with its value."""
        self.asked: dict[Key, None] = {}
        self.start: Any = None

    def state(self, rules: Any) -> Any:
        """The state that the lines tell, with a hole for each unknown value. Raises Misplaced."""
        self.start = self.game.rules.start(len(self.names), rules)
        shapes = shapes_of(self.game)
        found = self._value(Key(), "", shapes.state(), (), self.start)
        for fact in self.game.checks.facts:
            line = self._line(Key((Text(fact.called.en, fact.called.de),)))
            if line is not None:
                self.told[fact.called.en] = line
                self.facts.append((fact, self._read(line, shapes.of(fact.type))))
        for line in self.lines:
            if line.number not in self.used:
                raise self._unknown(line)
        return found

    def _unknown(self, line: Line) -> Misplaced:
        heads = [key.say(language, self.names) for key in self.asked for language in LANGUAGES]
        similar = nearest(line.head.text, dict.fromkeys(heads))
        english = dict.fromkeys(key.say("en", self.names) for key in self.asked)
        said = ", ".join(f"`{head}:`" for head in similar or list(english)[:8])
        expected = Text(
            f"a line of this game such as {said}", f"eine Zeile dieses Spiels wie {said}"
        )
        return Misplaced(line, line.first.column, line.head.text, expected)

    def _line(self, key: Key) -> Line | None:
        """The line of a key, None without one. Raises Misplaced where there are two."""
        self.asked[key] = None
        found = [line for line in self.lines if key.fits(line.head.text, self.names)]
        if len(found) > 1:
            word = found[1].head.text
            once = Text(f"`{word}:` once", f"`{word}:` nur einmal")
            raise Misplaced(found[1], found[1].first.column, word, once)
        self.used.update(line.number for line in found)
        return found[0] if found else None

    def _begun(self, key: Key) -> bool:
        """Whether a line is about this key or about a field within it."""
        for line in self.lines:
            for language in LANGUAGES:
                word, said = key.word(language).casefold(), line.head.text.casefold()
                if said == word or said.startswith(f"{word} "):
                    return True
        return False

    def _value(
        self, key: Key, place: str, shape: Shape, marks: tuple[object, ...], base: Any
    ) -> Any:
        if kinds := kinds_of(shape):
            return self._recorded(key, place, shape, kinds, base)
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and shape.item is not None:
            item = shape.item
            if kinds_of(item) or isinstance(item, Row):
                keys = [key.at(seat) for seat in range(len(self.names))]
                if kinds_of(item) or any(self._line(each) for each in keys):
                    has_all = base is not NONE and len(base) == len(keys)
                    return tuple(
                        self._value(
                            own_key, f"{place}[{seat}]", item, (), base[seat] if has_all else NONE
                        )
                        for seat, own_key in enumerate(keys)
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
            before = field_before(field, base, self.start)
            within = f"{place}.{field.name}".removeprefix(".")
            values[field.name] = self._value(
                key.of(field), within, field.shape, field.marks, before
            )
        values |= self._laid_out(record, values)
        if base is not NONE:
            return attrs.evolve(base, **values)
        untold = [name for name, _ in hints_of(kind) if name in ("rules", "players")]
        return kind(**values, **{name: getattr(self.start, name) for name in untold})

    def _laid_out(self, record: Record, values: dict[str, Any]) -> dict[str, Any]:
        """An empty value for each seat, in the fields by seat that no line tells.

        Empty itself where no line tells any field by seat.
        """
        by_seat = [field for field in fields_of(record) if Mark.BY_SEAT in field.marks]
        if not any(values[field.name] for field in by_seat if field.default == ()):
            return {}
        found: dict[str, Any] = {}
        for field in by_seat:
            item = item_of(field.shape)
            if values[field.name] == () and isinstance(item, Row | OneOf):
                nothing = () if isinstance(item, Row) else None
                found[field.name] = (nothing,) * len(self.names)
        return found

    def _kind(self, key: Key, shape: Shape, kind: Any) -> Any:
        line = self._line(key)
        words = kind_words(shape)
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
        """The error of a missing line, at an unread line with a similar head if there is one."""
        en, de = (key.say(language, self.names) for language in LANGUAGES)
        expected = Text(f"`{en}:`", f"`{de}:`")
        for line in self.lines:
            if line.number not in self.used and nearest(line.head.text, (en, de), 0.8):
                return Misplaced(line, line.first.column, line.head.text, expected)
        return Misplaced(None, 0, "", expected)

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
