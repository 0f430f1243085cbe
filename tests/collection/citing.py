"""Which clauses the events of a game can cite, read off its source.

A clause is cited where a function names it, unless that function is a row, which forbids; by events
of a class that has it as its own; and where an engine tells by what a game has put in a field.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, Final

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.dice.engines import tally
from daumen_rules.kernel.clause import Clause

Tally: Any = tally.Tally
"""The engine of tallies, of whatever sheets."""
ROWS: Final = ("row(", "engine_row(")
"""How the decorators of functions begin that forbid."""
TABLES: Final = ("Legality", "VariantClauses", "option", "number_option", "Outcome", "always")
"""What holds clauses for something else; by which of them it tells, an engine says."""
TELLERS: Final = ("winners_by", "pot_ending", "StepsAndJumps", "Won", "Run")
"""What tells by the clauses that it is given."""
STEP: Final = ("Way", "step")
"""What tells by one of its fields."""


def citing(game: AnyGame) -> frozenset[str]:
    """The ids of the clauses that events of a game can cite."""
    named = (clause for module in game.book.modules for clause in _named(module))
    found = {*named, *_told_by(game)}
    return frozenset(clause.id for clause in found if clause in game.book.clauses)


def _named(module: str) -> Iterator[Clause]:
    """The clauses that the functions of a module name, and those that its events have."""
    scope = vars(import_module(module))
    for node in _said(_tree(module)):
        clause = scope.get(node.id) if isinstance(node, ast.Name) else _member(node, scope)
        if isinstance(clause, Clause):
            yield clause
    for kind in filter(attrs.has, (each for each in scope.values() if isinstance(each, type))):
        own = attrs.fields_dict(kind).get("clause")
        if own is not None and isinstance(own.default, Clause):
            yield own.default


def _said(node: ast.AST, *, inside: bool = False) -> Iterator[ast.expr]:
    """The expressions in functions, but for rows and what makes a table of them."""
    if isinstance(node, ast.FunctionDef):
        if any(ast.unparse(mark).startswith(ROWS) for mark in node.decorator_list):
            return
        for statement in node.body:
            yield from _said(statement, inside=True)
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func) in TABLES:
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func) in TELLERS:
        inside = True
    if isinstance(node, ast.Call) and ast.unparse(node.func) == STEP[0]:
        yield from (each.value for each in node.keywords if each.arg == STEP[1])
    if isinstance(node, ast.expr) and inside:
        yield node
    for part in ast.iter_child_nodes(node):
        yield from _said(part, inside=inside)


def _member(node: ast.expr, scope: Mapping[str, object]) -> object:
    """What an expression such as `c.MILL` names in a module, None where it names nothing there."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(scope.get(node.value.id), node.attr, None)
    return None


def _told_by(game: AnyGame) -> Iterator[Clause]:
    """The clauses in those fields of a game by which its engine tells something."""
    effect = game.rules.effect
    owner: Any = getattr(effect, "__self__", None)
    if isinstance(owner, Tally):
        told = owner.noted_by, owner.won_by, owner.paid_by, owner.tells
        yield from _held((*told, owner.chosen_by, owner.refused_by))
        yield from _held(owner.throw_off and owner.throw_off.by)
    book = getattr(getattr(game.book.default, "draughts", None), "book", None)
    fields = {field for module in game.book.modules for field in _told_fields(module)}
    fields.add("won")  # why a side has won is worked out before it is told
    for engine in (owner, book, *getattr(effect, "args", ())):
        for field in fields:
            yield from _held(getattr(engine, field, None))
        yield from _held(getattr(engine, "deal", None))
        for stage in (*getattr(engine, "stages", ()), *getattr(engine, "phases", ())):
            yield from _held(stage.does)


def _items(value: Any) -> Iterable[Any]:
    return value  # type: ignore[no-any-return]


def _held(value: Any) -> Iterator[Clause]:
    """The clauses that a function of an engine was given."""
    if isinstance(value, Clause):
        yield value
    elif type(value) is tuple:
        yield from (clause for each in _items(value) for clause in _held(each))
    elif isinstance(value, FunctionType):
        yield from (
            clause for cell in value.__closure__ or () for clause in _held(cell.cell_contents)
        )


@cache
def _told_fields(module: str) -> frozenset[str]:
    """The fields that a module gives to functions that tell: `told(self.taking, …)`. What is called
    a turn is a seat.
    """
    given = (
        part
        for node in ast.walk(_tree(module))
        if isinstance(node, ast.Call) and "told" in ast.unparse(node.func)
        for argument in node.args
        for part in ast.walk(argument)
    )
    fields = {part.attr for part in given if isinstance(part, ast.Attribute)}
    return frozenset(fields - {"turn"})


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))
