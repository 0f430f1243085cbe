"""Reads and writes a view: what a seat sees, in games whose positions tell that.

In these games a seat knows more of a hidden card than that it is there, or less of an open one than
which it is; so the lines tell the fields of its view, and states are drawn that give it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Called, Mark, marks_of

from .field_reader import FieldReader
from .fields import NONE, Field, Key, fields_of
from .gaps import holes_in
from .parts import OneOf, Record
from .shapes import shapes_of
from .words import Hole, Shape, Sitting

SEEN_BY: Final = Key((Called("seen by", "gesehen von"),))
VIEWER: Final = OneOf(((int, Sitting()),), may_be_nothing=True)
"""The seat that sees; `-` for a spectator."""


def told_of_view(shape: Shape) -> Iterator[Field]:
    """The fields of a view that a position tells: not those that repeat others."""
    assert isinstance(shape, Record)
    return (field for field in fields_of(shape) if Mark.COPY not in field.marks)


class ViewReader(FieldReader):
    """Makes a view from the lines of a position: one for each field that repeats no other."""

    @property
    def tells_a_view(self) -> bool:
        """Whether the lines say who sees."""
        return self.game.checks.seen is not None and self.line(SEEN_BY, is_usual=False) is not None

    def view(self, rules: Any) -> Any:
        """The view that the lines tell. Raises Misplaced."""
        kind: Any = self.game.checks.seen
        by = self.line(SEEN_BY)
        assert by is not None
        seat = self.read(by, VIEWER)
        if isinstance(seat, Hole):
            raise self.no_gap(by, seat.shape)
        copies = (name for name, hint in hints_of(kind) if Mark.COPY in marks_of(hint))
        values: dict[str, Any] = dict.fromkeys(copies, ())
        for field in told_of_view(shapes_of(self.game).of(kind)):
            key = Key().of(field)
            values[field.name] = self.value(key, field.name, field.shape, field.marks, NONE)
        self.check_all_read()
        for name, line in self.told.items():
            for hole in holes_in(values[name.partition("[")[0]]):
                raise self.no_gap(line, hole.shape)
        viewer = SPECTATOR if seat is None else seat
        return kind(**values, viewer=viewer, rules=rules, players=len(self.names))
