"""Which clause explains the games in which an engine fails: what runs, which field, whose words."""

from __future__ import annotations

import sys

import pytest

from daumen_rules.conformance.clause_trace import clause_trace
from daumen_rules.conformance.field_changes import changes
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.kniffel import card as kniffel
from daumen_rules.kernel.clause import Clause
from tests.conformance.planted import tried, written


def _clause(slug: str, id_: str) -> Clause:
    return next(clause for clause in game(slug).book.clauses if clause.id == id_)


def test_a_trace_notes_the_functions_that_carry_out_clauses_and_what_they_give() -> None:
    rules = kniffel.Rules()
    trace = clause_trace(game("kniffel"))
    traced = trace.of(lambda: kniffel.score("full-house", (2, 2, 3, 3, 3), rules))
    given = {code.co_name: result for code, result in traced.results}
    assert given["is_full_house"] is True
    assert given["score"] == 25
    code = kniffel.is_full_house.__code__
    assert _clause("kniffel", "KNIFFEL-9") in trace.clauses[code]
    assert (code, "gives", True) in traced.parts
    assert (code, "gives", False) not in traced.parts


def test_a_trace_leaves_the_trace_of_a_debugger_as_it_was() -> None:
    before = sys.gettrace()
    clause_trace(game("kniffel")).of(lambda: None)
    assert sys.gettrace() is before


def test_the_clause_of_a_field_is_the_one_by_which_it_changes_in_our_own_games() -> None:
    """In Wolf and Sheep the game is over by one of three clauses, and never by the placing."""
    of = changes(game("wolf-und-schafe"))
    place = ("state.over", _clause("wolf-und-schafe", "WOLF-4"))
    over = ("state.over", _clause("wolf-und-schafe", "WOLF-9"))
    assert of.get(place, 0.0) < 0.2 < of[over]


FEW = [
    pytest.param("kniffel", "KNIFFEL-9", marks=pytest.mark.long),
    ("wolf-und-schafe", "WOLF-4"),
    pytest.param("mau-mau", "MAU-6", marks=pytest.mark.long),
    ("die-boese-eins", "BOESEEINS-3"),
]


@pytest.mark.parametrize(("slug", "clause"), FEW)
@pytest.mark.long
def test_the_clause_of_a_planted_fault_is_named_first(slug: str, clause: str) -> None:
    fault = next(each for _, each in written([slug]) if clause in each.clauses)
    trial = tried(slug, fault)
    assert trial is not None
    assert trial.named[0] in fault.clauses
