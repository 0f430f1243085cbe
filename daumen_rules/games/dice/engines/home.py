"""A dice game as a module: its block of clauses, its rules, and its functions, by their names.

What a part of a game does, may not stand here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

from attrs import fields

from daumen_rules.kernel.clause import Clause, source_of
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import ClauseBlock
from daumen_rules.pieces.game import Book
from daumen_rules.pieces.options import both

R = TypeVar("R")
POINTS: Final = Text("Points", "Punkte")


def home(rules: object) -> ModuleType:
    """The module of a game: that of the class of its rules."""
    return import_module(type(rules).__module__)


def named_as(kind: type, module: ModuleType) -> Mapping[str, Any]:
    """What stands in a module under the name of a field of a class, by that name."""
    return {f.name: vars(module)[f.name] for f in fields(kind) if f.name in vars(module)}


def book_of(
    rules: R,
    rooms: Iterable[ModuleType],
    scored: Text = POINTS,
    slug: str = "",
    listed: str | None = "",
) -> Book[R]:
    """The book of a game, with its `CLAUSES` after those of the rooms of its engine.

    The slug is the name of its module, if none is told; the number in the list of contents is that
    of its clauses where it is empty.
    """
    module = home(rules)
    clauses: tuple[Clause, ...] = vars(module)["CLAUSES"]
    source = source_of(clauses[0])
    assert isinstance(source, ClauseBlock)
    shared = (clause for room in rooms for clause in getattr(room, "CLAUSES", ()))
    return Book(
        slug=slug or module.__name__.rpartition(".")[2].replace("_", "-"),
        title=both(source.title),
        scored=scored,
        number=source.number,
        listed=source.number if listed == "" else listed,
        clauses=(*shared, *clauses),
        default=rules,
        modules=(*(room.__name__ for room in rooms), module.__name__),
    )
