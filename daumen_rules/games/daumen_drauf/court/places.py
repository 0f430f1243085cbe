"""Words for the lines of a record or a situation that tell a fact."""

from __future__ import annotations

from collections.abc import Iterable

from daumen_rules.kernel.text import Term, Text


def lines_of(lines: Iterable[int | None]) -> Term:
    """A blank and the line numbers, as `(lines 3 and 8)`; empty where no line is known."""
    known = sorted({line for line in lines if line})
    if not known:
        return Term("", Text("", ""))
    *first, last = map(str, known)
    if not first:
        return Term(last, Text(f" (line {last})", f" (Zeile {last})"))
    row = ", ".join(first)
    en, de = f" (lines {row} and {last})", f" (Zeilen {row} und {last})"
    return Term(" ".join(map(str, known)), Text(en, de))
