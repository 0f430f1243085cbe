"""The error of a line of a position, before the file in which it stands is known."""

from __future__ import annotations

from daumen_rules.kernel.text import Text
from daumen_rules.pieces.written_line import Line


class Misplaced(Exception):
    """The error of a line that cannot be read, or of a missing line (then `line` is None)."""

    def __init__(self, line: Line | None, column: int, found: str, expected: Text) -> None:
        super().__init__(expected.en)
        self.line, self.column, self.found, self.expected = line, column, found, expected
