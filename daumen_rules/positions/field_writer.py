"""Writes the lines of a position: a field of a state on each.

Fields that are as at the start of the game have no line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.marks import Mark

from .fields import (
    KIND,
    NONE,
    Key,
    field_before,
    fields_of,
    following,
    kind_words,
    kinds_of,
    record_of,
)
from .parts import Row, write
from .shapes import shapes_of
from .view_reader import SEEN_BY, VIEWER, told_of_view
from .words import NOTHING, Coded, Hole, Shape


@frozen
class FieldWriter:
    """Writes the lines of a state in a language, each as a pair of key and value."""

    language: Language
    names: tuple[str, ...]

    def lines(self, game: AnyGame, state: Any) -> Iterator[tuple[str, str]]:
        """The lines of the fields in which a state differs from the start of its game."""
        players = game.rules.players(state)
        base = game.rules.start(players, state.rules)
        yield from self._value(Key(), shapes_of(game).state, (), state, base, base)

    def view(self, game: AnyGame, view: Any) -> Iterator[tuple[str, str]]:
        """The lines of a view, which tell all its fields but those that repeat others."""
        seat = view.viewer if isinstance(view.viewer, int) else None
        yield self._line(SEEN_BY, VIEWER.write(seat, self.language, self.names))
        for field in told_of_view(shapes_of(game).of(type(view))):
            held = getattr(view, field.name)
            yield from self._value(Key().of(field), field.shape, field.marks, held, NONE, NONE)

    def derived(
        self, game: AnyGame, told: Iterable[tuple[DerivedLine[Any], Any]]
    ) -> Iterator[tuple[str, str]]:
        """The lines with a value that no field holds."""
        for line, value in told:
            said = self._said(shapes_of(game).of(line.type), value)
            yield self._line(Key((line.called,)), said)

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
        if kinds := kinds_of(shape):
            if value is None:
                yield self._line(key, NOTHING)
                return
            if base is None or value.__class__ is not base.__class__:
                base = NONE
                if len(kinds) > 1:
                    word = kind_words(shape)[value.__class__]
                    yield self._line(key if key.words else Key((KIND,)), word[self.language])
            fields = [*fields_of(record_of(shape, value))]
            held = {field.name: getattr(value, field.name) for field in fields}
            left_out = following(fields, held, len(self.names))
            for field in fields:
                before = NONE if field.follows else field_before(field, base, start)
                if field.name not in left_out:
                    yield from self._value(
                        key.of(field), field.shape, field.marks, held[field.name], before, start
                    )
            return
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and value and shape.item is not None:
            item = shape.item
            if kinds_of(item) or isinstance(item, Row):
                for seat, each in enumerate(value):
                    has_base = base is not NONE and len(base) == len(value)
                    before = base[seat] if has_base else NONE
                    if kinds_of(item) or not has_base or each != before:
                        yield from self._value(key.at(seat), item, (), each, before, start)
                return
        yield self._line(key, self._said(shape, value))

    def _said(self, shape: Shape, value: Any) -> str:
        if isinstance(shape, Row | Coded) and not isinstance(value, Hole):
            return shape.write_open(value, self.language, self.names)
        return write(shape, value, self.language, self.names)

    def _line(self, key: Key, value: str) -> tuple[str, str]:
        return key.say(self.language, self.names), value
