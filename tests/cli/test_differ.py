"""`differ`: where readings part, told in both languages and for machines."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from daumen_rules import ENGLISH, GERMAN, difference
from daumen_rules.cli.main import main
from daumen_rules.cli.shared import progress
from daumen_rules.contracts.shortest_game import other_rules
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.witnesses import witnesses
from daumen_rules.kernel.clause import Relation
from tests.cli.run import ROOT, daumen_rules
from tests.clock import ticking_clock
from tests.conftest import many
from tests.each import mostly_long

WITH_FLAG = [question.id for question in GAME.book.questions() if question.flags]
WITHOUT = [question.id for question in GAME.book.questions() if not question.flags]
SAME = ("--rules", "german", "--rules", "german")
PASSES = ("--rules", "german", "--rules", "german with forced_pass=skip_all")
BOTH = ("--rules", "german", "--rules", "english")
SLOW = ("--rules", "german", "--rules", "german with leader_without_cards=game_ends")


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_anything_the_differences_between_the_manuals_are_told(language: str) -> None:
    answer = daumen_rules("differ", "--lang", language)
    assert answer.status == 0
    for flag, german, english in difference(GERMAN, ENGLISH):
        assert f"({flag}: {german} / {english};" in " ".join(answer.out.split())
    for clause in GAME.book.clauses:
        told = any(line.startswith(f"  {clause.id} ") for line in answer.lines)
        assert told is (clause.relation is not Relation.SAME)


def test_the_differences_for_machines_name_the_same_clauses() -> None:
    data = json.loads(daumen_rules("differ", "--json").out)
    assert [flag["question"] for flag in data["flags"]] == ["Q01", "Q30"]
    assert {clause["clause"] for clause in data["clauses"]} == {
        clause.id for clause in GAME.book.clauses if clause.relation is not Relation.SAME
    }


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("asked", WITH_FLAG)
def test_a_question_with_a_flag_is_told_with_a_story_for_each_reading(
    asked: str, language: str
) -> None:
    answer = daumen_rules("differ", asked.lower(), "--lang", language)
    assert answer.status == 0
    parting = {"en": "Here they differ.", "de": "Hier unterscheiden sie sich."}[language]
    kept = [w for w in witnesses() if w.contrast.question == asked]
    assert answer.lines.count(parting) == len(kept)
    for witness in kept:
        assert f"  {witness.contrast.value}" in answer.lines
    assert max(map(len, answer.lines)) <= 96


@pytest.mark.parametrize("asked", WITHOUT)
def test_a_question_without_a_flag_has_a_game_by_hand_and_says_why_none_is_searched(
    asked: str,
) -> None:
    answer = " ".join(daumen_rules("differ", asked).out.split())
    game = answer.partition("A game in which they differ, worked out by hand: ")[2]
    data = json.loads(daumen_rules("differ", asked, "--json").out)
    assert data["witnesses"] == []
    assert game.startswith(data["by_hand"])
    assert [one["value"] for one in data["readings"] if one["value"] not in game] == []
    assert answer.endswith("plays one alone, so no shortest game can be searched for.")
    german = " ".join(daumen_rules("differ", asked, "--lang", "de").out.split())
    assert "Eine Partie, in der sie auseinandergehen, von Hand: " in german
    assert german.endswith("also lässt sich keine kürzeste Partie suchen.")


def test_every_question_has_a_game() -> None:
    assert len(WITH_FLAG) + len(WITHOUT) == 43
    for asked in WITH_FLAG:
        assert json.loads(daumen_rules("differ", asked, "--json").out)["witnesses"]


def test_a_story_for_machines_has_the_deal_the_moves_and_both_sides() -> None:
    data = json.loads(daumen_rules("differ", "Q31", "--json", "--lang", "de").out)
    assert [story["actions"] for story in data["witnesses"]] == [2, 4, 3]
    for story in data["witnesses"]:
        assert len(story["moves"]) == story["actions"]
        first, second = story["sides"]
        assert first["gives"] != second["gives"]


# Two rule sets


@pytest.mark.parametrize(
    ("is_terminal", "words", "tells"),
    [(True, (), True), (True, ("--plain",), False), (False, (), False)],
)
def test_a_longer_search_tells_on_a_terminal_how_far_it_is_unless_it_is_to_be_plain(
    is_terminal: bool, words: tuple[str, ...], tells: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "on_terminal", lambda: is_terminal)
    monkeypatch.setenv("COLUMNS", "200")
    with ticking_clock(50):
        result = CliRunner().invoke(main, ["differ", *SLOW, "--time", "4", *words])
    assert result.exit_code == 0
    assert "Time was up at" in result.stdout
    told = result.stderr.splitlines()
    assert len(told) == (4 if tells else 0)
    assert all(line.startswith("looking through games of ") for line in told)


def test_a_pipe_gets_no_progress_even_where_colours_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.setenv(variable, "1")
    told = "from daumen_rules.cli.shared.progress import tell_progress; tell_progress('so far')"
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")
    with ticking_clock(50):
        result = CliRunner().invoke(main, ["differ", *SLOW, "--time", "4"])
    assert result.stderr == ""


@pytest.mark.long
def test_two_rule_sets_for_machines() -> None:
    """A forced pass parts them with the first action; the manuals part with the second."""
    for rules, covered in [(PASSES, 0), (BOTH, 1)][: many(1, 2)]:
        answer = daumen_rules("differ", *rules, "--json", "--plain")
        data = json.loads(answer.out)
        assert answer.status == 1
        assert data["rules"] == [*rules[1::2]]
        assert (data["covered"], data["complete"]) == (covered, True)
        assert data["story"]["pack"] == "duo-y2-h1"
    nothing = json.loads(daumen_rules("differ", *SLOW, "--json", "--time", "0").out)
    assert (nothing["covered"], nothing["complete"], nothing["story"]) == (-1, False, None)


# Games of the collection


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_of_every_game_what_its_manual_leaves_open_is_told_with_the_clauses(slug: str) -> None:
    book = game(slug).book
    for language in ("en", "de"):
        answer = daumen_rules("differ", "--game", slug, "--lang", language)
        assert answer.status == 0
        told = " ".join(answer.out.split())
        for option in book.options:
            clauses = ", ".join(clause.id for clause in option.clauses)
            assert f" ({option.field}: {option.word(book.default)} / " in told
            assert f"[{clauses}]" in told
    data = daumen_rules("differ", "--game", slug, "--json").data
    assert data["game"] == slug
    assert [each["option"] for each in data["options"]] == [o.field for o in book.options]


@pytest.mark.parametrize("slug", mostly_long(x for x in SLUGS if game(x).book.options))
def test_of_every_game_a_question_is_told_with_its_games_or_with_what_was_looked_through(
    slug: str,
) -> None:
    of = game(slug)
    option = of.book.options[0]
    others = [of.book.write_rules(rules) for rules in other_rules(of, option)]
    call = ("differ", "--game", slug, option.field, "--work", "30")
    answer = daumen_rules(*call)
    assert answer.status == 0
    told = " ".join(answer.out.split())
    for rules in others:
        ways = (
            f"The shortest game in which `manual` and `{rules}` differ:",
            f"A game in which `manual` and `{rules}` differ, found by random play:",
            f"manual / {rules} No",
        )
        assert sum(way in told for way in ways) == 1
    data = daumen_rules(*call, "--json").data
    assert [each["rules"] for each in data["witnesses"]] == [["manual", rules] for rules in others]
    assert daumen_rules(*call).out == answer.out


def test_two_rule_sets_of_a_game_for_machines() -> None:
    pair = ("--rules", "manual", "--rules", "manual with jack=anytime")
    data = daumen_rules("differ", "--game", "Mau-Mau", *pair, "--json").data
    assert data["rules"] == ["manual", "manual with jack=anytime"]
    jack = {"option": "jack", "values": ["only_if_stuck", "anytime"], "question": "Q2"}
    assert data["options"] == [jack]
    assert data["story"]["players"] == 2
    pair = ("--rules", "manual", "--rules", "manual with ninety=above_90")
    data = daumen_rules("differ", "--game", "skat", *pair, "--work", "40", "--json").data
    assert (data["story"], data["complete"]) == (None, False)
