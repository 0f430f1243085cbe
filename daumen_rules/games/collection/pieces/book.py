"""The clauses of one game of the collection, with their places in its manual.

Here lives the way clauses are written down: three lines each, with kind and place, what the clause
says in English, and the same in German. There is a German manual only.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

SILENT = "silent"
"""The place of a clause that the manual does not state and a game cannot do without."""


def clauses(name: str, number: str, block: str) -> tuple[Clause, ...]:
    """The clauses of a block; they are called `name-1`, `name-2` and so on.

    `number` is that of the game in the text. The first line of a clause is its kind and its place
    in the passage of the game, such as `legality ¶2`, or `silent`. Raises ValueError for a block
    that is not so.
    """
    lines = [line.strip() for line in block.strip().splitlines()]
    if len(lines) % 3:
        raise ValueError("a clause has three lines: kind and place, English, German")
    return tuple(
        _clause(f"{name}-{i // 3 + 1}", number, *lines[i : i + 3]) for i in range(0, len(lines), 3)
    )


def _clause(id_: str, number: str, head: str, en: str, de: str) -> Clause:
    kind, _, place = head.partition(" ")
    if place == SILENT:
        return Clause(id_, ClauseKind(kind), None, None, Relation.SILENT, Text(en, de))
    german = f"{number} {place}"
    return Clause(id_, ClauseKind(kind), german, None, Relation.ONLY_GERMAN, Text(en, de))
