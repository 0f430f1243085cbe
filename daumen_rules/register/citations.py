"""Which functions carry out a clause, and which tests cite it.

One reader looks at the tables and functions of a game, another at the source texts of tests. They
judge nothing.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import cited_by


def functions_of(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """By clause id, the functions that carry it out: rows of the table first, each with its
    heading, then marked ones, then parts that an engine has made for the game.

    Names are dotted and begin below the package of the game: `legality.showing.shows_no_twin`,
    `model.Card.twin`. Clauses that nothing carries out are left out.
    """
    package = _package(game.book.modules)
    return _grouped((id_, _name(function, package)) for id_, function in carrying_out(game))


def carrying_out(game: AnyGame) -> Iterator[tuple[str, Callable[..., object]]]:
    """The functions of a game that carry out clauses, each with the id of one: rows first, each
    with its heading, then marked ones, then parts that an engine has made for the game.
    """
    for row in game.rules.legality.rows:
        for function in (row.finds, row.heading):
            if function is not None:
                yield row.clause.id, function
    for module in game.book.modules:
        for marked in _marked(vars(import_module(module)), module):
            for clause in cited_by(marked):
                yield clause.id, marked
                # by identity: clauses that are compared are read
                yield from ((own.id, marked) for other, own in game.book.instead if other is clause)
    for part in game.book.parts:
        yield from ((clause.id, part) for clause in cited_by(part))


def tests_citing(sources: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """By clause or question id, the tests that cite it with `pytest.mark.cites("HIGH-1")`.

    `sources` are the texts of test files by their path. Tests are named `path::function`, those in
    a class `path::class::function`; a mark that hangs on no function or class counts for its
    file. A file of vectors, `path.json`, cites the `clauses` of each, or its `clause` and its
    `question`; it is named `path::id`. Raises SyntaxError for a text that is no Python, ValueError
    for one that is no JSON.
    """
    return _grouped(
        pair
        for path, text in sources.items()
        for pair in (
            _of_vectors(text, path)
            if path.endswith(".json")
            else _cited(ast.parse(text, path), path, "pytest.mark.cites")
        )
    )


def working_out(sources: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """By game, the tests that work out its numbers, named as above: `pytest.mark.numbers("jule")`.

    Raises SyntaxError for a text that is no Python.
    """
    return _grouped(
        pair
        for path, text in sources.items()
        if path.endswith(".py") and "mark.numbers" in text
        for pair in _cited(ast.parse(text, path), path, "pytest.mark.numbers")
    )


def _grouped(pairs: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    grouped: dict[str, dict[str, None]] = {}
    for key, name in pairs:
        grouped.setdefault(key, {})[name] = None
    return {key: tuple(names) for key, names in grouped.items()}


# Functions


def _package(modules: Iterable[str]) -> str:
    """The innermost package that holds all modules of a game, with a dot at the end."""
    parents = [module.split(".")[:-1] for module in modules]
    shared: list[str] = []
    for parts in zip(*parents, strict=False):
        if len(set(parts)) > 1:
            break
        shared.append(parts[0])
    return "".join(f"{part}." for part in shared)


def _name(function: Callable[..., object], package: str) -> str:
    return f"{function.__module__}.{function.__qualname__}".removeprefix(package)


def _marked(members: Mapping[str, object], module: str) -> Iterator[Callable[..., object]]:
    """The marked functions that a module defines, also as members of its classes."""
    for member in members.values():
        if isinstance(member, type):
            if member.__module__ == module:
                yield from _marked(vars(member), module)
            continue
        function = _function(member)
        if function is not None and cited_by(function) and function.__module__ == module:
            yield function


_HOLDERS: Final[Mapping[type, str]] = {
    property: "fget",
    cached_property: "func",
    once: "func",
    classmethod: "__func__",
    staticmethod: "__func__",
}
"""What can hold a function as a member of a class, and where it keeps it."""


def _function(member: object) -> Callable[..., object] | None:
    """The function in a member of a module or class, taken out of what wraps it."""
    holder = _HOLDERS.get(type(member))
    inner: object = getattr(member, holder) if holder else member
    if not callable(inner):
        return None
    function: Callable[..., object] = inspect.unwrap(inner, stop=lambda f: bool(cited_by(f)))
    return function


# Tests


def _of_vectors(text: str, path: str) -> Iterator[tuple[str, str]]:
    for vector in json.loads(text).get("vectors", ()):
        cited = vector.get("clauses") or filter(None, (vector["clause"], vector.get("question")))
        yield from ((id_, f"{path}::{vector['id']}") for id_ in cited)


def _cited(tree: ast.AST, name: str, mark: str) -> Iterator[tuple[str, str]]:
    """The ids cited by a mark in a piece of source, each with the name of what cites it."""
    for node in ast.iter_child_nodes(tree):
        inner = name
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}::{node.name}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == mark:
            yield from ((id_, name) for id_ in _strings(node.args))
        yield from _cited(node, inner, mark)


def _strings(arguments: Iterable[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
