"""The book of a game: its blocks of text, the names of its clauses, bound by importing it, and the
modules that carry them out.

`clauses` and `questions` read a block when somebody uses it. So nothing that takes time to load may
stand here.
"""

from __future__ import annotations

from collections.abc import Collection

from daumen_rules.kernel.clause import Clause, clause_of
from daumen_rules.kernel.frozen import frozen

from .text_blocks import NamedBlock, is_head


def named_clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a block (see `text_blocks`) in which every head begins with an id.

    A head is id, kind and places, such as `PARRY-1 legality G4 | E3, E2¶7a`: those of the German
    manual before the bar, those of the English one after it, or `silent`. `(differ)` and
    `(ambiguous)` say how the texts stand to each other where the places do not tell; `[Q20, Q21]`
    are the questions on the clause.
    """
    return ClauseBlock(text).clauses


def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a block, whose first line is such as `KNIFFEL 111`: they are called
    `KNIFFEL-1`, `KNIFFEL-2` and so on, and 111 is the number of the game in the German manual;
    there is no other. After a colon may stand how the game is called: `English | Deutsch`.

    A head is as in `named_clauses`, but has no id: `legality ¶2`.
    """
    first = text.strip().partition("\n")[0]
    called, _, title = first.partition(": ")
    name, _, number = called.partition(" ")
    rest = text[text.index(first) + len(first) :]
    return ClauseBlock(rest, name, number, title).clauses


class ClauseBlock(NamedBlock):
    """A block of clauses, counted when it is made and read when one of them is asked."""

    def __init__(self, text: str, name: str = "", number: str = "", title: str = "") -> None:
        """Raises BlockError if the heads cannot be counted because a line is missing or too
        many.
        """
        super().__init__(text)
        self.name, self.number, self.title = name, number, title
        margin = text[: len(text) - len(text.lstrip())] or "\n"
        lines = [line for line in text.split(margin) if line.strip() and line[0] != " "]
        shape = "".join("h" if is_head(line) else "t" for line in lines)
        self.clauses = tuple(clause_of(self) for _ in range(shape.count("h")))
        if not shape.startswith("h") or shape.endswith("h") or "hh" in shape or "ttt" in shape:
            self.read()

    def read(self) -> None:
        """Fills in all its clauses. Raises BlockError."""
        from .clauses import read_clauses

        read_clauses(self)


@frozen
class Room:
    """A module that carries out clauses of a game, and the clauses that games have which use it."""

    module: str
    clauses: tuple[Clause, ...] = ()

    def without(self, clauses: Collection[Clause]) -> Room:
        """The same room for a game in which some clauses do not hold."""
        # by identity: clauses that are compared are read
        left = (c for c in self.clauses if not any(c is other for other in clauses))
        return Room(self.module, tuple(left))
