"""Reads the lines of a position: each changes a field of the state at the start of the game.

An error names a line that is missing, misspelt or given twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Exactly, Mark
from daumen_rules.pieces.written_line import Line

from .cursor import Cursor, Unreadable
from .fields import (
    BOARD,
    KIND,
    NONE,
    Key,
    completed,
    field_before,
    fields_of,
    is_hidden,
    kind_words,
    kinds_of,
    laid_out,
)
from .gaps import domain, holes_in
from .misplaced import Misplaced
from .parts import A_GAP, OneOf, Record, Row
from .parts import read as read_shape
from .read_board import board_in
from .shapes import shapes_of
from .words import NOTHING, Hole, Plain, Shape


class FieldReader:
    """Makes a state from the lines of a position and the state at the start of the game."""

    def __init__(self, game: AnyGame, names: Sequence[str], lines: Sequence[Line]) -> None:
        self.game, self.names, self.lines = game, names, lines
        self.used = set[int]()
        """The numbers of the lines that were read."""
        self.told: dict[str, Line] = {}
        """The lines that were read, by their places in the state, such as `hands[1]`."""
        self.derived: list[tuple[DerivedLine[Any], Any]] = []
        """The values of lines that no field holds."""
        self.asked: dict[Key, None] = {}
        """The keys of the lines that may be told."""
        self.of_one = set[Key]()
        """The keys of fields with one value for the whole table."""
        self.start: Any = None

    def state(self, rules: Any) -> Any:
        """The state that the lines tell, with a hole for each unknown value. Raises Misplaced."""
        shapes = shapes_of(self.game)
        self.start = self.game.rules.start(len(self.names), rules)
        if self.game.scene.setup is not None:
            self._set_up_board()
        for derived in self.game.checks.lines:
            self._put(derived)
        for _, record in kinds_of(shapes.state):
            self.of_one |= {
                Key().of(field) for field in fields_of(record) if Mark.BY_SEAT not in field.marks
            }
        found = self.value(Key(), "", shapes.state, (), self.start)
        self.check_all_read()
        return found

    def check_all_read(self) -> None:
        for line in self.lines:
            if line.number not in self.used:
                raise self._unknown(line)

    def _set_up_board(self) -> None:
        line = self.line(Key((BOARD,)))
        if line is not None:
            self.start, last = board_in(self.game, self.start, self.lines, line)
            self.told[""] = line
            self.used |= {one.number for one in self.lines if line.number < one.number <= last}

    def _put(self, derived: DerivedLine[Any]) -> None:
        """Read a line that tells no single field."""
        line = self.line(Key((derived.called,)))
        if line is None:
            return
        value = self.read(line, shapes_of(self.game).of(derived.type))
        self.told[derived.called.en] = line
        if derived.put is None:
            self.derived.append((derived, value))
        elif isinstance(value, Hole):
            raise self.no_gap(line, value.shape)
        else:
            self.start = derived.put(self.start, value)

    # Lines

    def _unknown(self, line: Line) -> Misplaced:
        en, de = (self._lines_like(line.head.text, language) for language in LANGUAGES)
        expected = Text(f"a line of this game such as {en}", f"eine Zeile dieses Spiels wie {de}")
        return Misplaced(line, line.first.column, line.head.text, expected)

    def _lines_like(self, head: str, language: Language) -> str:
        """Some heads of lines, those that are most like a head first."""
        heads = {key.say(each, self.names): key for key in self.asked for each in LANGUAGES}
        keys = (*(heads[one] for one in nearest(head, dict.fromkeys(heads))), *self.asked)
        said = dict.fromkeys(key.say(language, self.names) for key in keys)
        return ", ".join(f"`{one}:`" for one in [*said][:8])

    def line(self, key: Key, *, is_usual: bool = True) -> Line | None:
        """The line of a key, None without one. Raises Misplaced where there are two.

        Errors name the key among the lines of the game if it `is_usual`.
        """
        if is_usual:
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
        self.asked[key] = None
        return any(key.begins(line.head.text) for line in self.lines)

    # Values

    def value(
        self, key: Key, place: str, shape: Shape, marks: tuple[object, ...], base: Any
    ) -> Any:
        if kinds := kinds_of(shape):
            return self._recorded(key, place, shape, kinds, base)
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and shape.item is not None:
            return self._by_seat(key, place, shape.item, base)
        line = self.line(key)
        if line is not None:
            self.told[place] = line
            return self.read(line, shape)
        if key.seat is not None and key.at(None) not in self.of_one:
            line = self.line(key.at(None), is_usual=False)
            if line is not None:
                self.told[place] = line
                return self._of_all(line, shape)[key.seat]
        return self._unsaid(key, shape, marks) if base is NONE else base

    def _by_seat(self, key: Key, place: str, item: Shape, base: Any) -> Any:
        """What each seat has: by a line of its own, or by one line for all seats."""
        keys = [key.at(seat) for seat in range(len(self.names))]
        has_line_each = isinstance(item, Row)
        lines = [self.line(each, is_usual=has_line_each) for each in keys if not kinds_of(item)]
        if lines and not any((self.line(key, is_usual=not has_line_each), *lines)):
            if base is NONE:
                raise self._missing(keys[0] if has_line_each else key)
            return base
        has_all = base is not NONE and len(base) == len(keys)
        return tuple(
            self.value(own, f"{place}[{seat}]", item, (), base[seat] if has_all else NONE)
            for seat, own in enumerate(keys)
        )

    def _of_all(self, line: Line, shape: Shape) -> tuple[Any, ...]:
        """The values of all seats on one line."""
        values: tuple[Any, ...] = self.read(line, Row(shape))
        if len(values) != len(self.names):
            count = len(self.names)
            what = Text(f"{count} values, one for each seat", f"{count} Werte, je Platz einer")
            raise Misplaced(line, line.column, line.value, what)
        return values

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
            line = self.line(key)
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
        fields = [*fields_of(dict(kinds)[kind])]
        values: dict[str, Any] = {}
        for field in fields:
            if field.follows is None or self._begun(key.of(field)):
                before = NONE if field.follows else field_before(field, base, self.start)
                within = f"{place}.{field.name}".removeprefix(".")
                values[field.name] = self.value(
                    key.of(field), within, field.shape, field.marks, before
                )
        try:
            values = completed(fields, values, len(self.names))
        except (TypeError, AttributeError, LookupError):
            gaps = [one for one in self.told.values() if A_GAP.search(one.value)]
            if not gaps:
                raise
            raise self.no_gap(gaps[0], shape) from None  # a field that others follow from
        values |= laid_out(fields, values, len(self.names))
        if base is not NONE:
            return attrs.evolve(base, **values)
        untold = [name for name, _ in hints_of(kind) if name in ("rules", "players")]
        return kind(**values, **{name: getattr(self.start, name) for name in untold})

    def _kind(self, key: Key, shape: Shape, kind: Any) -> Any:
        """The kind of a record: as its line says, or the one that has most of the fields told."""
        line = self.line(key)
        words = kind_words(shape)
        if line is None:
            return self._likely_kind(key, shape, kind)
        said = line.value.casefold()
        for each, word in words.items():
            if said in (word.en.casefold(), word.de.casefold()):
                return each
        en, de = (", ".join(f"`{w[language]}`" for w in words.values()) for language in LANGUAGES)
        raise Misplaced(line, line.column, line.value, Text(f"one of {en}", f"eins von {de}"))

    def _likely_kind(self, key: Key, shape: Shape, kind: Any) -> Any:
        outer = Key() if key.words == (KIND,) else key
        counts = {each: self._fitting(outer, record) for each, record in kinds_of(shape)}
        best = max(counts, key=lambda each: counts[each])
        if kind is not None and counts[best] == counts[kind]:
            return kind
        if counts[best] == 0:
            raise self._missing(key)
        return best

    def _fitting(self, key: Key, record: Record) -> int:
        """The number of unread lines that are about fields of a record."""
        found = 0
        for field in fields_of(record):
            inner = key.of(field)
            if inner == key:
                found += sum(self._fitting(key, each) for _, each in kinds_of(field.shape))
            else:
                lines = (line for line in self.lines if line.number not in self.used)
                found += sum(inner.begins(line.head.text) for line in lines)
        return found

    def _unsaid(self, key: Key, shape: Shape, marks: tuple[object, ...]) -> Any:
        """A value that no line tells and that has none at the start: a hidden heap, as many gaps as
        it always has cards. Raises Misplaced for any other value.
        """
        if not is_hidden(marks) or not isinstance(shape, Row) or shape.item is None:
            raise self._missing(key)
        always = next((mark.items for mark in marks if isinstance(mark, Exactly)), 0)
        return tuple(Hole(shape.item) for _ in range(always))

    def _missing(self, key: Key) -> Misplaced:
        """The error of a missing line, at an unread line with a similar head if there is one."""
        en, de = (key.say(language, self.names) for language in LANGUAGES)
        expected = Text(f"`{en}:`", f"`{de}:`")
        for line in self.lines:
            if line.number not in self.used and nearest(line.head.text, (en, de), 0.8):
                return Misplaced(line, line.first.column, line.head.text, expected)
        return Misplaced(None, 0, "", expected)

    def read(self, line: Line, shape: Shape) -> Any:
        cursor = Cursor(line.content[line.value_from :], self.names)
        try:
            found = shape.read_open(cursor) if isinstance(shape, Row) else read_shape(shape, cursor)
            if not cursor.is_at_end or cursor.at < len(cursor.text):
                raise cursor.expected(Text("the end of the line", "das Ende der Zeile"))
        except Unreadable as error:
            column = line.value_from + error.at + 1
            word = line.content[column - 1 :].partition(" ")[0]
            raise Misplaced(line, column, word.rstrip("),") or word, error.expected) from None
        for hole in holes_in(found):
            if domain(hole.shape, len(self.names)) is None:
                raise self.no_gap(line, hole.shape)
        return found

    def no_gap(self, line: Line, shape: Shape) -> Misplaced:
        """The error of a gap for a value that can be anything, such as a number."""
        gap = A_GAP.search(line.content, line.value_from)
        column, found = (line.column, line.value) if gap is None else (gap.start() + 1, gap.group())
        known = Text("values that are known", "bekannte Werte")
        if isinstance(shape, Plain):
            known = Text(f"{shape.what.en} that is known", f"{shape.what.de}, die bekannt ist")
        return Misplaced(line, column, found, known)
