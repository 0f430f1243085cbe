"""No clause without function and test, no citation of a clause that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from daumen_rules import GAME
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.clause import ClauseKind
from daumen_rules.register import marks

ROOT = Path(__file__).parents[2]

CLAUSES = [clause.id for clause in GAME.book.clauses]
COMPUTING = [clause.id for clause in GAME.book.clauses if clause.kind.computes]
EXAMPLES = ["EX-1", "EX-2"]


def sources(folder: str, pattern: str = "*.py") -> dict[str, str]:
    """The texts of all modules below a folder, by path."""
    paths = sorted((ROOT / folder).rglob(pattern))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


@cache
def functions() -> Mapping[str, tuple[str, ...]]:
    """The functions that carry out a clause, by its id."""
    return marks.functions_of(GAME)


@cache
def vectors() -> dict[str, str]:
    """The texts of the vectors of the collection, by path."""
    return sources("spec/collection/vectors", "*.json")


@cache
def citing() -> Mapping[str, tuple[str, ...]]:
    """The tests and vectors that cite a clause or a question, by its id."""
    return marks.tests_citing(sources("tests") | vectors())


COLLECTED = {clause.id for slug in SLUGS for clause in game(slug).book.clauses}
"""The clauses of the games of the collection; `test_collection` asks of them the same."""


def unknown(ids: Iterable[str]) -> set[str]:
    """Those of some ids that no clause and no question has."""
    questions = {question.id for question in GAME.book.questions()}
    return set(ids) - set(CLAUSES) - questions - COLLECTED


def test_no_two_clauses_have_the_same_id() -> None:
    assert len(set(CLAUSES)) == len(CLAUSES)


def test_no_two_questions_have_the_same_id() -> None:
    ids = [question.id for question in GAME.book.questions()]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("id_", COMPUTING)
def test_a_clause_that_computes_is_carried_out_by_a_function(id_: str) -> None:
    assert functions().get(id_)


@pytest.mark.parametrize("id_", COMPUTING + EXAMPLES)
def test_a_clause_that_computes_has_a_test(id_: str) -> None:
    assert citing().get(id_)


def test_a_row_carries_out_a_clause_on_what_is_allowed() -> None:
    assert {row.clause.kind for row in GAME.rules.legality.rows} == {ClauseKind.LEGALITY}


def test_the_code_carries_out_only_clauses_of_the_game() -> None:
    assert set(functions()) <= set(CLAUSES)


def test_the_tests_cite_only_what_exists() -> None:
    assert unknown(citing()) == set()


def test_clauses_name_only_questions_that_exist() -> None:
    assert unknown(id_ for clause in GAME.book.clauses for id_ in clause.questions) == set()


@pytest.mark.parametrize("folder", ["daumen_rules", "tests"])
def test_words_in_the_source_name_only_what_exists(folder: str) -> None:
    groups = "|".join(sorted({id_.partition("-")[0] for id_ in CLAUSES}))
    pattern = re.compile(rf"\b(?:(?:{groups})-\d+|Q\d\d)\b")
    named = {id_ for text in sources(folder).values() for id_ in pattern.findall(text)}
    assert len(named) > 60
    assert unknown(named) == set()
