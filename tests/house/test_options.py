"""An option stands on the clause that the tests which set it speak about."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from tests.citing import citing, sources, vectors
from tests.each import of_each


def parts(text: str) -> Mapping[str, ast.stmt]:
    """The functions and values of a module, by name."""
    found: dict[str, ast.stmt] = {}
    for node in ast.parse(text).body:
        match node:
            case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = node
            case ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = node
            case _:
                pass
    return found


def words(name: str, among: Mapping[str, ast.stmt]) -> str:
    """The source of a part, and that of all parts of its module which it names."""
    met, waiting = {name: None}, [name]
    while waiting:
        named = {n.id for n in ast.walk(among[waiting.pop()]) if isinstance(n, ast.Name)}
        new = sorted(named & among.keys() - met.keys())
        met.update(dict.fromkeys(new))
        waiting += new
    return "\n".join(ast.unparse(among[part]) for part in met)


@cache
def known() -> Mapping[str, str]:
    """The words of all tests of games, by `path::function`, and the rules of vectors, by id."""

    def each() -> Iterator[tuple[str, str]]:
        for path, text in sources("tests/collection").items():
            found = parts(text)
            for name in found:
                if name.startswith("test_"):
                    yield f"{path}::{name}", words(name, found)
        for path, text in vectors().items():
            for vector in json.loads(text).get("vectors", ()):
                yield f"{path}::{vector['id']}", vector.get("rules", "")

    return dict(each())


def sets(source: str, field: str) -> bool:
    """Whether some source gives an option a value, or has its name in a list of such."""
    return re.search(rf"\b{field}=|'{field}'", source) is not None


@pytest.mark.long
@of_each("slug", SLUGS)
def test_an_option_stands_on_a_clause_that_a_test_which_sets_it_cites(slug: str) -> None:
    lacking = [
        f"{option.field} on {clause.id}"
        for option in game(slug).book.options
        for clause in option.clauses
        if not any(
            sets(known().get(name, ""), option.field) for name in citing().get(clause.id, ())
        )
    ]
    assert not lacking, ", ".join(lacking)


def test_a_test_sets_what_it_names_of_its_module() -> None:
    found = parts('ROWS = [("jack=anytime", 3)]\n\ndef test_it():\n    assert ROWS\n')
    assert sets(words("test_it", found), "jack")
    assert not sets(words("test_it", found), "ack")
    assert not sets("jack", "jack")
