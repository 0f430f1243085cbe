"""No clause without function and test, no citation of a clause that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import ClauseKind
from daumen_rules.register import citations
from tests.citing import citing, sources

ROOT = Path(__file__).parents[2]

CLAUSES = [clause.id for clause in GAME.book.clauses]
COMPUTING = [clause.id for clause in GAME.book.clauses if clause.kind.computes]
EXAMPLES = ["EX-1", "EX-2"]


@cache
def functions() -> Mapping[str, tuple[str, ...]]:
    """The functions that carry out a clause, by its id."""
    return citations.functions_of(GAME)


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


def test_a_clause_that_computes_is_carried_out_by_a_function() -> None:
    assert [id_ for id_ in COMPUTING if not functions().get(id_)] == []


def test_a_clause_that_computes_has_a_test() -> None:
    assert [id_ for id_ in COMPUTING + EXAMPLES if not citing().get(id_)] == []


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
