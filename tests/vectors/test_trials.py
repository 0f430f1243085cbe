"""Vectors for other engines, and whether the suite would find what is wrong."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from daumen_rules import GERMAN, Card, Deal, Parry, RuleSet, Show
from daumen_rules.games.daumen_drauf import rules as room
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.pages.vectors import complete_form
from daumen_rules.games.daumen_drauf.vectors import Expected, MatchGiven, Vector, load, trials
from daumen_rules.games.daumen_drauf.vectors.replay import play
from daumen_rules.games.daumen_drauf.wire import view_form
from daumen_rules.kernel.row import Legality
from tests.vectors.facts import STATE_FACTS, disagreements
from tests.vectors.test_vectors import objections

TABLE = GAME.rules.legality.rows
ROWS = [f"{row.clause.id}-{row.name}" for row in TABLE]

# For other engines


def test_every_vector_is_a_trial_but_matches_and_decks_that_may_not_be_dealt() -> None:
    found = list(trials())
    left_out = {vector.id for vector in load()} - {trial.vector.id for trial in found}
    for vector in load():
        given = vector.given
        deals = not isinstance(given, MatchGiven) and isinstance(given.action, Deal)
        undealt = isinstance(given, MatchGiven) or (given.deck is None and not deals)
        refused = vector.cases[0].refused is not None
        assert (vector.id in left_out) == (undealt or (deals and refused)), vector.id
    assert list(trials(GERMAN)) == [trial for trial in found if trial.rules == GERMAN]


def test_a_trial_brings_what_an_engine_is_asked_and_what_is_right() -> None:
    trial = next(t for t in trials(GERMAN) if t.vector.id == "PARRY-1.01")
    assert [str(card) for card in trial.deal.cards][:3] == ["Y3p", "Y3h", "B1p"]
    assert (trial.moves, trial.action) == (
        (Show(0, Card.parse("Y3p")),),
        Parry(1, Card.parse("Y3h")),
    )
    assert trial.refused is None
    after = trial.after
    assert after is not None
    assert (after["turn"], after["hands"], after["captured"]) == (
        1,
        [3, 3, 3],
        [[], ["Y3", "Y3"], []],
    )
    assert trial.views[2]["captured"] == [[], ["Y3h", "Y3p"], []]
    refused = next(t for t in trials(GERMAN) if t.vector.id == "HIGH-5.01")
    assert (refused.refused, refused.after, refused.views) == (("HIGH-5", "RAISE-3"), None, ())


# The tester


@pytest.mark.parametrize("row", range(len(TABLE)), ids=ROWS)
def test_without_a_row_of_the_table_some_vector_fails(
    row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = Legality(*TABLE[:row], *TABLE[row + 1 :])
    naming = [
        (vector, case)
        for vector in load()
        for case in vector.cases
        if TABLE[row].clause.id in (case.refused or ())
    ]
    monkeypatch.setattr(room, "RULES", attrs.evolve(room.RULES, legality=left))
    assert any(_fails(vector, case) for vector, case in naming)


def test_no_row_is_asked_twice() -> None:
    asked = [(row.clause, row.finds) for row in TABLE]
    assert len(set(asked)) == len(asked)


def _fails(vector: Vector, case: Expected) -> bool:
    try:
        return bool(objections(vector, RuleSet.parse(case.rules[0]), case))
    except (TypeError, ValueError, AssertionError):  # nothing is prepared for what the row kept out
        return True


def test_a_false_statement_is_found() -> None:
    vector = next(v for v in load() if v.id == "END-6.01")
    played = play(vector, GERMAN)
    assert played.after is not None
    state = complete_form(played.after)
    assert state is not None
    views = {seat: view_form(played.after, seat) for seat in range(3)}
    right: dict[str, Any] = {
        "turn": "C",
        "leader": "C",
        "over": False,
        "trick": "",
        "hands": [3, 3, 3],
        "hand": {"B": "G1p G2h B2p"},
        "pile": 5,
        "top": "G1h G2p",
        "captured": ["", "", "Y4p Y3h Y1h Y2h"],
        "points": None,
        "lap": 1,
        "views": {"B": {"hand": "G1p G2h B2p", "hands": "hidden", "trick": ""}},
    }
    assert set(right) == STATE_FACTS
    assert list(disagreements(right, state, views)) == []
    wrong: dict[str, Any] = {
        "turn": "B",
        "leader": "A",
        "over": True,
        "trick": "A Y1",
        "hands": [3, 3, 2],
        "hand": {"B": "G1p G2h"},
        "pile": 4,
        "top": "G2p",
        "captured": ["", "Y4p Y3h Y1h Y2h", ""],
        "points": [0, 0, 0],
        "lap": 2,
        "views": {"B": {"captured": ["", "", "Y1h Y2h Y3 Y4"]}},
    }
    for name, value in wrong.items():
        assert len(list(disagreements({name: value}, state, views))) == 1, name


def test_a_false_verdict_is_found() -> None:
    refused = next(v for v in load() if v.id == "HIGH-5.01")
    allowed = next(v for v in load() if v.id == "HIGH-5.03")
    assert objections(refused, GERMAN, allowed.cases[0])
    assert objections(allowed, GERMAN, refused.cases[0])
    other = next(v for v in load() if v.id == "HIGH-1.02")
    assert objections(refused, GERMAN, other.cases[0])
