"""The mutants of the rules: every change to every part that carries out a clause."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import chain
from types import CodeType, ModuleType
from typing import Final

from attrs import frozen

from tests.mutation.changes import changes, no_breach
from tests.mutation.other_changes import other_changes
from tests.mutation.parts import Key, part_named, path_of, tree_of
from tests.mutation.word_changes import SAYING, word_changes

_SILENT: Final = (
    *("assert_never", "cites", "clauses", "Clause", "TypeVar"),
    *("Text", "Term", "Option", "frozen", "sentence"),
)
"""What is called to no effect on a game, or with words alone."""
_WHY: Final = "Source"
"""What says only why an option has its default. All else of an option can be wrong in a test: its
default and its numbers are played, and its clause is carried out by who asks for the option."""
_BESIDE: Final = ("returns", "bases", "type_comment")
"""Fields of the syntax that do nothing."""


@frozen(eq=False)
class Slot:
    """A place in the syntax of a module that holds a node."""

    key: Key
    """The part that it belongs to."""
    at_import: bool
    """Whether it runs when the module is imported."""
    function: ast.FunctionDef | None
    statement: ast.stmt | None
    node: ast.AST
    parent: ast.AST
    field: str
    place: int | None

    def put(self, node: ast.AST) -> None:
        """Put a node there."""
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


@frozen(eq=False)
class Mutant:
    """One change. `words` say what becomes of what in which statement, not where that stands."""

    slot: Slot
    new: ast.AST
    words: str
    clauses: tuple[str, ...]

    @property
    def key(self) -> Key:
        """The part that is changed."""
        return self.slot.key

    @property
    def name(self) -> tuple[str, str]:
        """By what it is known: its part, and its words."""
        return str(self.key), self.words

    def code(self) -> CodeType:
        """The code of the whole module with the change."""
        self.slot.put(self.new)
        try:
            return compiled(self.key.module)
        finally:
            self.slot.put(self.slot.node)

    def __str__(self) -> str:
        return f"{self.key}: {self.words}"


def compiled(module: str) -> CodeType:
    """The code of a loaded module."""
    return compile(tree_of(module), path_of(module), "exec", dont_inherit=True)


class Kinds(Enum):
    """Which kinds of changes are tried."""

    OWN = "own"
    OTHER = "other"
    WORDS = "words"


def mutants(parts: Mapping[Key, tuple[str, ...]], kinds: Kinds = Kinds.OWN) -> Iterator[Mutant]:
    """Every change of some kinds to some parts, in the order of their modules."""
    for module in dict.fromkeys(key.module for key in parts):
        times: dict[tuple[Key, str], int] = {}
        tree = tree_of(module)
        start = Slot(Key(module, ""), True, None, None, tree, tree, "", None)
        for slot in _slots(start, kinds):
            if slot.key not in parts:
                continue
            for new in _changed(slot, sys.modules[module], kinds):
                if not hasattr(new, "lineno"):
                    ast.copy_location(new, slot.node)
                ast.fix_missing_locations(new)
                words = _words(slot, new)
                times[slot.key, words] = number = times.get((slot.key, words), 0) + 1
                words = words if number == 1 else f"{words} ({number})"
                yield Mutant(slot, new, words, parts[slot.key])


def _changed(slot: Slot, module: ModuleType, kinds: Kinds) -> Iterator[ast.AST]:
    """What may stand in a place."""
    if kinds is Kinds.OTHER:
        return other_changes(slot.node, module, slot.function)
    if kinds is Kinds.WORDS:
        return word_changes(slot.node)
    return chain(changes(slot.node, module), no_breach(slot.function, slot.node))


def _words(slot: Slot, new: ast.AST) -> str:
    change = f"{_line(slot.node)} → {_line(new)}"
    if slot.statement is None or slot.node is slot.statement:
        return change
    return f"{change} in: {_line(slot.statement)}"


def _line(node: ast.AST) -> str:
    lines = [line.strip() for line in ast.unparse(node).splitlines()]
    if isinstance(node, ast.Match):
        return " ".join(line for line in lines if line.startswith(("match ", "case ")))
    return next((line for line in lines if not line.startswith("@")), "")


def _slots(outer: Slot, kinds: Kinds) -> Iterator[Slot]:
    """The places below a node, each with the part and the statement that it belongs to."""
    node = outer.node
    for field, place, child in _children(node):
        has_words = kinds is Kinds.WORDS and _is_called(child, SAYING)
        if field in _BESIDE or (_is_silent(child) and not has_words):
            continue
        if field == "annotation" and not (isinstance(node, ast.arg) and _is_row(outer.statement)):
            continue
        is_body = isinstance(node, ast.FunctionDef) and field == "body"
        slot = Slot(
            Key(outer.key.module, part_named(outer.key.name, node, child)),
            outer.at_import and not is_body and not isinstance(node, ast.Lambda),
            node if is_body and isinstance(node, ast.FunctionDef) else outer.function,
            child if isinstance(child, ast.stmt) else outer.statement,
            child,
            node,
            field,
            place,
        )
        yield slot
        yield from _slots(slot, kinds)


def _is_row(statement: ast.stmt | None) -> bool:
    """Whether the signature of a function is the domain of a row."""
    marks = statement.decorator_list if isinstance(statement, ast.FunctionDef) else ()
    return any(ast.unparse(mark).startswith(("row(", "engine_row(")) for mark in marks)


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """The nodes that a node holds, each with its field and its place where that is a list."""
    for field, held in ast.iter_fields(node):
        if isinstance(held, ast.AST):
            yield field, None, held
        elif hasattr(held, "append"):
            yield from ((field, i, n) for i, n in enumerate(held) if isinstance(n, ast.AST))


def _is_called(child: ast.AST, names: tuple[str, ...]) -> bool:
    """Whether a piece of source calls one of some functions."""
    match child:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in names
        case _:
            return False


def _is_silent(child: ast.AST) -> bool:
    """Whether a piece of source is without effect on a game: words, assertions, errors, imports."""
    match child:
        case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.Expr(value=value) if _is_silent(value):
            return True
        case ast.Call() if _is_called(child, _SILENT):
            return True
        case ast.Attribute(value=ast.Name(id=name)):
            return name == _WHY
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.keyword(arg="longest" | "strict"):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.ClassDef(bases=bases):
            return any("Enum" in ast.unparse(base) for base in bases)
        case _:
            return False
