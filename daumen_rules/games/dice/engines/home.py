"""The book of a dice game, made of its clauses, its rules and the parts of its engine.

What a part of a game does, may not stand here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any, Final, TypeVar

from attrs import fields

from daumen_rules.contracts.parts import Book
from daumen_rules.kernel.clause import Clause, cited_by, source_of
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import ClauseBlock
from daumen_rules.pieces.options import both

R = TypeVar("R")
POINTS: Final = Text("Points", "Punkte")


def parts_of(engine: object) -> Iterator[object]:
    """The functions and values that an engine was given."""
    kind: Any = type(engine)
    return (getattr(engine, each.name) for each in fields(kind))


def book_of(
    rules: R,
    clauses: tuple[Clause, ...],
    module: str,
    rooms: Iterable[ModuleType],
    parts: Iterable[object],
    scored: Text = POINTS,
    listed: str | None = "",
    unlisted: Sequence[Clause] = (),
) -> Book[R]:
    """The book of a game of a module, with its clauses after those of the rooms of its engine.

    `parts` are the functions and values that the engine was given; `unlisted` are shared clauses
    that do not hold by the default. The slug is the name of the module; the number in the list of
    contents is that of the clauses where it is empty.
    """
    source = source_of(clauses[0])
    assert isinstance(source, ClauseBlock)
    every = (clause for room in rooms for clause in getattr(room, "CLAUSES", ()))
    shared = (clause for clause in every if not any(clause is other for other in unlisted))
    return Book(
        slug=module.rpartition(".")[2].replace("_", "-"),
        title=both(source.title),
        scored=scored,
        number=source.number,
        listed=source.number if listed == "" else listed,
        clauses=(*shared, *clauses),
        default=rules,
        modules=(*(room.__name__ for room in rooms), module),
        parts=tuple(part for part in parts if callable(part) and cited_by(part)),
    )
