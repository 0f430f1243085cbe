"""Which parts of the source carry out the rules, and for which clauses each of them counts.

A part is a function, a class without its methods, or a value of a module. Rows and marked functions
count for their clauses; any other part for those of the parts that mention it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import resolve_name
from itertools import chain
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final, NamedTuple

from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.register.citations import functions_of

ROOMS: Final = ("daumen_rules.games.", "daumen_rules.pieces.")
"""Where the rules stand: in the games, and in what they share."""
TRIED: Final = (
    *(*ROOMS, "daumen_rules.kernel.", "daumen_rules.contracts.", "daumen_rules.disputes."),
)
"""Where a mutant can stand: there, in what any game is made of, and in the search of a court."""


class Key(NamedTuple):
    """A part of the source: its module, and its qualified name there."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{short(self.module)}.{self.name}"


def short(module: str) -> str:
    """The name of a module as it is told."""
    return module.removeprefix("daumen_rules.").removeprefix("games.")


def path_of(module: str) -> str:
    """The file of a loaded module."""
    path = sys.modules[module].__file__
    assert path is not None
    return path


@cache
def tree_of(module: str) -> ast.Module:
    """The syntax of a loaded module."""
    return ast.parse(Path(path_of(module)).read_text("utf-8"))


def games() -> tuple[AnyGame, ...]:
    """Every game that there is."""
    return tuple(map(game, GAMES))


def parts_of(games: Iterable[AnyGame]) -> Mapping[Key, tuple[str, ...]]:
    """The parts that carry out the rules of some games, each with the clauses it counts for."""
    marked: dict[str, dict[str, None]] = {}
    roots: set[Key] = set()
    for one in games:
        roots |= {_key(function) for function in _functions_in(one)}
        for clause, names in functions_of(one).items():
            for name in names:
                marked.setdefault(name, {})[clause] = None
    modules = sorted(name for name in sys.modules if name.startswith(ROOMS))
    mentions = dict(chain(*(_mentions(tree_of(module), module) for module in modules)))
    own = {k: dict(chain(*(marked.get(end, {}).items() for end in _endings(k)))) for k in mentions}
    named: dict[str, list[Key]] = {}
    for key in mentions:
        named.setdefault(key.name.rpartition(".")[2], []).append(key)
    found = {key: clauses for key, clauses in own.items() if clauses or key in roots}
    waiting = list(found)
    while waiting:
        caller = waiting.pop()
        near = {caller.module, *imported(caller.module)}
        for callee in chain(*(named.get(name, ()) for name in sorted(mentions[caller]))):
            if callee.module not in near or own[callee]:
                continue
            if callee not in found or not found[caller].keys() <= found[callee].keys():
                found[callee] = {**found.get(callee, {}), **found[caller]}
                waiting.append(callee)
    for key in [key for key in found if "clauses" in short(key.module)]:
        del found[key]
    wholes = {key for key in mentions if _is_whole(getattr(sys.modules[key.module], key.name, 0))}
    return {
        key: tuple(sorted(found.get(key, ()))) for key in mentions if key in found.keys() | wholes
    }


def parts_in(*rooms: str) -> Mapping[Key, tuple[str, ...]]:
    """All parts of some modules and of the modules of some packages, whatever they carry out."""
    modules = list(chain(*map(_modules_in, rooms)))
    keys = (key for module in modules for key, _ in _mentions(tree_of(module), module))
    return dict.fromkeys(keys, ())


def _modules_in(room: str) -> Iterator[str]:
    """A module, or the modules of a package, loaded."""
    found = import_module(room)
    if not hasattr(found, "__path__"):
        yield room
    else:
        for each in walk_packages(found.__path__, f"{room}."):
            yield import_module(each.name).__name__


def _functions_in(game: AnyGame) -> Iterator[Any]:
    """The functions that a game is made of, but for its rows."""
    rules = game.rules
    yield from (rules.start, rules.movers, rules.chance, rules.candidates, rules.effect)
    yield from (rules.view, rules.witness, rules.reveals, rules.outcome)


def _is_whole(value: object) -> bool:
    """Whether a value is a game or its table of rows. Who mentions it is no rule."""
    return isinstance(value, Game) or value is GAME.rules.legality


def _key(function: Any) -> Key:
    while isinstance(function, partial):
        function = function.func
    return Key(function.__module__, function.__qualname__)


def _endings(key: Key) -> Iterator[str]:
    """The names that the register may have for a part: it leaves out the package of a game."""
    parts = f"{key.module}.{key.name}".split(".")
    return (".".join(parts[i:]) for i in range(key.module.count(".") + 1))


def _mentions(node: ast.AST, module: str, outer: str = "") -> Iterator[tuple[Key, set[str]]]:
    """The parts of a module, each with the names that stand in it."""
    for child in ast.iter_child_nodes(node):
        name = part_named(outer, node, child)
        if name != outer:
            inner = ast.iter_child_nodes(child) if isinstance(child, ast.ClassDef) else (child,)
            plain = (i for i in inner if i is child or not isinstance(i, ast.FunctionDef))
            yield Key(module, name), set(chain(*map(_names_in, plain)))
        if not isinstance(child, ast.Assign | ast.AnnAssign):
            yield from _mentions(child, module, name)


def part_named(outer: str, node: ast.AST, child: ast.AST) -> str:
    """The name of the part that is defined in a node, or else that of the node."""
    match child:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            is_local = outer and not isinstance(node, ast.ClassDef)
            return f"{outer}.<locals>.{name}" if is_local else f"{outer}.{name}".lstrip(".")
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return outer or name
        case _:
            return outer


def _names_in(node: ast.AST) -> Iterator[str]:
    for found in ast.walk(node):
        if isinstance(found, ast.Name):
            yield found.id
        elif isinstance(found, ast.Attribute):
            yield found.attr


@cache
def importers(module: str) -> frozenset[str]:
    """The modules that import a module, or a name from it, straight or by way of others."""
    found = {module}
    loaded = [name for name in sys.modules if name.startswith(TRIED)]
    while more := {name for name in loaded if name not in found and imported(name) & found}:
        found |= more
    return frozenset(found)


@cache
def imported(module: str) -> frozenset[str]:
    """The modules that a module imports, or from which it imports a name."""
    found: set[str] = set()
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom):
            source = resolve_name(f"{'.' * node.level}{node.module or ''}", _package(module))
            found |= {source, *(f"{source}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def _package(module: str) -> str:
    """The package to which the relative imports of a loaded module refer."""
    package = sys.modules[module].__package__
    assert package is not None
    return package
