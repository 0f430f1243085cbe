"""The fixed suite: what its sources state by hand, the library, and the second program agree."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator

from daumen_rules import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.pages.vectors import complete_form, match_form, pages
from daumen_rules.games.daumen_drauf.rule_set import (
    ENGLISH,
    FLAGS,
    describe,
    difference,
    flag_words,
    with_flags,
)
from daumen_rules.games.daumen_drauf.vectors import Expected, Level, MatchGiven, Vector, load
from daumen_rules.games.daumen_drauf.vectors.reader import read
from daumen_rules.games.daumen_drauf.vectors.replay import match_of, play
from daumen_rules.games.daumen_drauf.wire import view_form
from daumen_rules.kernel.question import Support
from tests.cli.run import ROOT
from tests.conftest import many
from tests.story import story
from tests.vectors.facts import (
    ACTION_FACTS,
    LETTERS,
    MATCH_FACTS,
    STATE_FACTS,
    disagreements,
    line_of,
)
from tests.vectors.second import Second, broken_by_deck, hands_of

FOLDER = ROOT / "spec" / "daumen_drauf" / "vectors"
SCHEMA = json.loads((FOLDER / "vectors.schema.json").read_text("utf-8"))
VALIDATOR: Any = Draft202012Validator(SCHEMA)
COMPUTING = [clause.id for clause in GAME.book.clauses if clause.kind.computes]
VECTORS = {id_: [vector for vector in load() if vector.clause == id_] for id_ in COMPUTING}
OF_CLAUSES = pytest.mark.parametrize(
    "clause",
    [
        pytest.param(
            id_, marks=pytest.mark.cites(id_, *sorted({v.question for v in vectors if v.question}))
        )
        for id_, vectors in VECTORS.items()
    ],
)


@cache
def page(clause: str) -> dict[str, Any]:
    """The page of a clause, read as anybody reads it."""
    data: dict[str, Any] = json.loads(pages()[f"spec/daumen_drauf/vectors/{clause}.json"])
    return data


# What is there


def test_every_clause_that_computes_has_at_least_three_vectors() -> None:
    assert {id_ for id_ in COMPUTING if len(VECTORS[id_]) < 3} == set()
    assert {vector.clause for vector in load()} == set(COMPUTING)
    assert len(load()) >= 250


def test_ids_are_numbers_of_their_clause_and_none_is_given_twice() -> None:
    for clause, vectors in VECTORS.items():
        assert [v.id for v in vectors] == [f"{clause}.{n:02}" for n in range(1, len(vectors) + 1)]


def test_every_vector_says_in_both_languages_what_it_is_about() -> None:
    titles = Counter(vector.title.en for vector in load())
    assert [title for title, times in titles.items() if times > 1] == []
    for vector in load():
        for text in (vector.title, vector.because.text):
            assert text.en
            assert text.de
        assert vector.because.german or vector.because.english or vector.level is Level.HOUSE


def test_an_expectation_states_enough_by_hand() -> None:
    for vector in load():
        for case in vector.cases:
            match = isinstance(vector.given, MatchGiven)
            known = MATCH_FACTS if match else STATE_FACTS | ACTION_FACTS
            assert set(case.facts) <= known, vector.id
            if case.refused is None:
                assert len(case.facts) >= 3, vector.id
                assert case.facts.keys() & {"turn", "over"}, vector.id
            else:
                assert case.facts.keys() <= {"legal"}, vector.id


def test_readings_that_come_out_differently_name_their_question() -> None:
    questions = {question.id for question in GAME.book.questions()}
    for vector in load():
        assert vector.question in questions | {None}, vector.id
        if len(vector.cases) > 1:
            assert vector.verdict == "disputed", vector.id
            assert vector.level in (Level.EDITION, Level.SILENT), vector.id
        rules = [name for case in vector.cases for name in case.rules]
        assert len(set(rules)) == len(rules), vector.id
        if vector.level is Level.MUST:
            assert rules == ["german", "english"], vector.id
            assert vector.because.german, vector.id
            assert vector.because.english, vector.id
        if vector.level is Level.EDITION:
            cases = [set(case.rules) & {"german", "english"} for case in vector.cases]
            assert [case for case in cases if case] in (
                [{"german"}, {"english"}],
                [{"english"}, {"german"}],
            ), vector.id


@pytest.mark.parametrize("flag", FLAGS)
def test_every_reading_of_a_flag_parts_from_another(flag: str) -> None:
    parted = {value for pair in _parted_by(flag) for value in pair}
    assert parted == set(flag_words(flag))


def _parted_by(flag: str) -> Iterator[tuple[str, str]]:
    """The values of a flag for which one vector expects different things, all else being alike."""
    for vector in load():
        sets = [(n, RuleSet.parse(r)) for n, case in enumerate(vector.cases) for r in case.rules]
        for n, one in sets:
            for m, other in sets:
                if n < m and [d[0] for d in difference(one, other)] == [flag]:
                    ((_, value, another),) = difference(one, other)
                    yield value, another


def test_the_folder_holds_the_pages_and_nothing_left_over() -> None:
    made = {path.rpartition("/")[2] for path in pages()}
    by_hand = {"README.md", "vectors.schema.json", "perft.json"}
    assert {path.name for path in FOLDER.iterdir()} == made | by_hand


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('action = "B Y9"', "HIGH-1.01: .*expected a card"),
        ('action = "B sneezes loudly"', "HIGH-1.01: .*no action"),
        ('action = "B Y2p"\nrules = ["frisian"]', "HIGH-1.01: .*frisian"),
        ('action = "B Y2p"\nat = "nowhere"', "HIGH-1.01: .*nowhere"),
        ('action = "B Y2p"\nturn = "A"\ncase = [{turn = "A"}]', "HIGH-1.01: .*facts beside"),
        ('turn = "A"', "HIGH-1.01: .*action"),
    ],
)
def test_a_source_that_cannot_be_read_names_the_vector(line: str, message: str) -> None:
    table = '[tables.t]\nhands = ["Y1p", "Y2p"]\n'
    words = {"n": 1, "en": "a", "de": "b", "why": "c", "warum": "d"}
    given = "".join(f"{key} = {json.dumps(value)}\n" for key, value in words.items())
    where = "" if "at =" in line else 'at = "t"\n'
    with pytest.raises(ValueError, match=message):
        read(f"{table}[[HIGH-1]]\n{given}{where}{line}\n")


# What is stated by hand, and the library


def objections(vector: Vector, rules: RuleSet, case: Expected) -> list[str]:
    """Where the library departs from what a vector states."""
    given = vector.given
    if isinstance(given, MatchGiven):
        form = match_form(match_of(given, rules))
        found = {
            "over": form["over"],
            "next": None if form["starter"] is None else LETTERS[form["starter"]],
            "dealer": None if form["dealer"] is None else LETTERS[form["dealer"]],
            "totals": form["totals"],
            "winners": "".join(LETTERS[seat] for seat in form["winners"] or ()),
        }
        return [f"{k}: {v}, found {found[k]}" for k, v in case.facts.items() if found[k] != v]
    played = play(vector, rules)
    stated = None if case.refused is None else set(case.refused)
    broken = None if played.refused is None else set(played.refused)
    if stated != broken:
        return [f"stated {case.refused}, found {played.refused}"]
    stated_events = case.facts.get("events")
    if isinstance(stated_events, dict):  # for each rule set its own
        stated_events = cast(dict[str, list[str]], stated_events).get(describe(rules))
    if stated_events is not None and stated_events != story(played.events):
        return [f"events: stated {stated_events}, found {story(played.events)}"]
    stated_legal = case.facts.get("legal")
    found_legal = {line_of(action) for action in played.legal}
    if stated_legal is not None and set(stated_legal.split(", ")) != found_legal:
        return [f"legal: stated {stated_legal}, found {sorted(found_legal)}"]
    if played.after is None:
        return []
    after = played.after
    seats = range(given.players) if "views" in case.facts else ()
    views = {seat: view_form(after, seat) for seat in seats}
    state = complete_form(after)
    assert state is not None
    facts = {name: fact for name, fact in case.facts.items() if name in STATE_FACTS}
    return list(disagreements(facts, state, views))


@OF_CLAUSES
def test_the_library_says_what_is_stated(clause: str) -> None:
    for vector in VECTORS[clause]:
        for case in vector.cases:
            for rules in case.rules:
                assert objections(vector, RuleSet.parse(rules), case) == [], (vector.id, rules)


def _supported() -> list[RuleSet]:
    """Both presets, and with each reading to which one of the manuals leans by more than a hair."""
    found: list[RuleSet] = []
    for question in GAME.book.questions():
        for reading in question.readings:
            if {Support.STRONG, Support.MODERATE} & {reading.german, reading.english}:
                for preset in (GERMAN, ENGLISH):
                    found += [with_flags(preset, {f: reading.value}) for f in question.flags]
    return list(dict.fromkeys(found))


def test_what_must_be_holds_by_every_reading_that_a_manual_supports() -> None:
    supported = _supported()
    assert len(supported) >= 6
    must = [vector for vector in load() if vector.level is Level.MUST]
    assert len(must) > 150
    each = many(2, len(supported))
    for number, vector in enumerate(must):
        for rules in (supported * 2)[number % len(supported) :][:each]:
            assert objections(vector, rules, vector.cases[0]) == [], (vector.id, str(rules))


# The pages, and the second program


@pytest.mark.parametrize("clause", COMPUTING)
def test_a_page_is_as_the_schema_says(clause: str) -> None:
    some = page(clause)["vectors"][:: many(3, 1)]
    VALIDATOR.validate(page(clause) | {"vectors": some})


@OF_CLAUSES
def test_the_second_program_says_what_a_page_says(clause: str) -> None:
    for vector in page(clause)["vectors"]:
        if "match" not in vector:
            for case in vector["cases"]:
                for rules in case["rules"]:
                    _agree(vector, case, rules)


def _agree(vector: dict[str, Any], case: dict[str, Any], rules: str) -> None:
    where, action = (vector["id"], rules), vector["action"]
    with hands_of(vector["hand_size"]):
        if vector["deck"] is None:
            if action["do"] != "deal":
                absent = {"GAME-1"} if action["seat"] >= vector["players"] else set[str]()
                assert set(case["clauses"]) == {"START-2"} | absent, where
                return
            assert set(case["clauses"]) == broken_by_deck(vector["players"], action["deck"]), where
            if case["verdict"] == "refused":
                return
            second = Second(vector["players"], vector["starter"], action["deck"], rules)
            assert case["events"] == [], where
        else:
            second = Second(vector["players"], vector["starter"], vector["deck"], rules)
            for move in vector["moves"]:
                second.take(move)
            assert _without_lap(case["before"]) == second.state(), where
            assert _in_no_order(case["legal"]) == _in_no_order(second.legal()), where
            allowed = action["do"] != "deal" and second.allows(action)
            assert (case["verdict"] == "allowed") == allowed, where
            assert (case["after"] is None) == (not allowed), where
            assert bool(case["clauses"]) == (not allowed), where
            assert bool(case["events"]) == allowed, where
            if not allowed:
                return
            assert list(map(_without_clause, case["events"])) == second.happens(action), where
        assert _without_lap(case["after"]) == second.state(), where
        for entry in case.get("views", ()):
            assert _bags(entry["view"]) == _bags(second.view(entry["seat"])), where


def _without_lap(state: dict[str, Any]) -> dict[str, Any]:
    hands = [sorted(hand) for hand in state["hands"]]
    return {key: value for key, value in state.items() if key != "lap"} | {"hands": hands}


def _without_clause(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key != "clause"}


def _in_no_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def _bags(view: dict[str, Any]) -> dict[str, Any]:
    """A view with its lists that have no order sorted."""
    hands = None if view["hands"] is None else [sorted(hand) for hand in view["hands"]]
    captured = [sorted(cards) for cards in view["captured"]]
    return view | {"hand": sorted(view["hand"]), "captured": captured, "hands": hands}
