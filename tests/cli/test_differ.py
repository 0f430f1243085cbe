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
from tests.cli.run import ROOT, daumen_rules, refused
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
    parting = {"en": "Here they part.", "de": "Hier trennen sie sich."}[language]
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
    game = answer.partition("A game in which they part, worked out by hand: ")[2]
    data = json.loads(daumen_rules("differ", asked, "--json").out)
    assert data["witnesses"] == []
    assert game.startswith(data["by_hand"])
    assert [one["value"] for one in data["readings"] if one["value"] not in game] == []
    assert answer.endswith("plays one alone, so no shortest game can be searched for.")
    german = " ".join(daumen_rules("differ", asked, "--lang", "de").out.split())
    assert "Eine Partie, in der sie auseinandergehen, von Hand: " in german
    assert german.endswith("also lässt sich keine kürzeste Partie suchen.")


def test_every_question_has_a_game() -> None:
    assert len(WITH_FLAG) + len(WITHOUT) == 39
    for asked in WITH_FLAG:
        assert json.loads(daumen_rules("differ", asked, "--json").out)["witnesses"]


def test_the_story_of_who_draws_first_names_both_draws() -> None:
    lines = [line.strip() for line in daumen_rules("differ", "Q30").lines]
    winner, actor = lines.index("winner (the German default)"), lines.index("last_actor")
    assert lines[winner + 1].startswith("Ben draws 1")
    assert lines[actor + 1].startswith("Anna draws 1")


def test_a_story_for_machines_has_the_deal_the_moves_and_both_sides() -> None:
    data = json.loads(daumen_rules("differ", "Q31", "--json", "--lang", "de").out)
    assert [story["actions"] for story in data["witnesses"]] == [2, 4, 3]
    for story in data["witnesses"]:
        assert len(story["moves"]) == story["actions"]
        first, second = story["sides"]
        assert first["gives"] != second["gives"]


# Two rule sets


def test_two_rule_sets_that_differ_end_with_1_and_a_story() -> None:
    passes = ["forced_pass: explicit / skip_all"]
    manuals = ["inspection: all / taker_only", "refill_first: winner / last_actor"]
    for rules, flags in [(PASSES, passes), (BOTH, manuals)][: many(1, 2)]:
        answer = daumen_rules("differ", *rules, "--plain")
        assert answer.status == 1
        assert answer.lines[: len(flags)] == flags
        assert "Here they part." in answer.lines
        assert answer.err == ""


def test_the_same_rule_set_twice_ends_with_0() -> None:
    answer = daumen_rules("differ", *SAME)
    assert (answer.status, answer.out) == (0, "The same rule set.\n")
    assert daumen_rules("differ", *SAME, "--lang", "de").out == "Derselbe Regelsatz.\n"


def test_a_search_without_time_says_what_it_has_looked_through() -> None:
    answer = daumen_rules("differ", *SLOW, "--time", "0")
    assert answer.status == 0
    assert "Nothing was looked through to the end. Time was up at 0 actions" in answer.out
    german = daumen_rules("differ", *SLOW, "--time", "0", "--lang", "de")
    assert "Die Zeit war um bei 0 Zügen" in german.out


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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "words",
    [
        ("Q100",),
        ("30",),
        ("--rules", "german"),
        (*BOTH, "--rules", "german"),
        ("Q30", *BOTH),
        ("--rules", "german", "--rules", "french"),
        ("--time", "-1", *BOTH),
        ("--time", "soon", *BOTH),
        ("Q30", "Q31"),
    ],
    ids=" ".join,
)
def test_a_call_that_makes_no_sense_is_one_line_and_status_2(
    words: tuple[str, ...], language: str
) -> None:
    said = refused("differ", *words, "--lang", language)
    assert said.startswith("der Aufruf ist" if language == "de" else "the call") or "Q" in said


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
            f"The shortest game that parts `manual` from `{rules}`:",
            f"A game that parts `manual` from `{rules}`, found by playing:",
            f"manual / {rules} No",
        )
        assert sum(way in told for way in ways) == 1
    data = daumen_rules(*call, "--json").data
    assert [each["rules"] for each in data["witnesses"]] == [["manual", rules] for rules in others]
    assert daumen_rules(*call).out == answer.out


def test_two_rule_sets_of_a_game_are_told_apart_by_the_shortest_game() -> None:
    """Rule of the jack: by the manual only when no card fits; else at any time."""
    pair = ("--rules", "manual", "--rules", "manual with jack=anytime")
    answer = daumen_rules("differ", "--game", "mau-mau", *pair)
    assert answer.status == 1
    assert answer.lines[0] == "jack: only_if_stuck / anytime [MAU-6]"
    assert answer.lines[1] == "The shortest game: 1 action, 2 players."
    data = daumen_rules("differ", "--game", "Mau-Mau", *pair, "--json").data
    assert data["rules"] == ["manual", "manual with jack=anytime"]
    assert data["story"]["players"] == 2
    same = daumen_rules("differ", "--game", "mau-mau", *pair[:2], *pair[:2])
    assert (same.status, same.out) == (0, "The same rule set.\n")


def test_where_a_search_finds_nothing_it_says_how_far_it_came() -> None:
    pair = ("--rules", "manual", "--rules", "manual with ninety=above_90", "--work", "40")
    answer = daumen_rules("differ", "--game", "skat", *pair)
    assert answer.status == 0
    assert answer.lines[0] == "ninety: at_90 / above_90 [SKAT-22]"
    assert answer.lines[1].startswith("  No difference in games of up to ")
    assert "--work and --time give more." in " ".join(answer.out.split())
    german = daumen_rules("differ", "--game", "skat", *pair, "--lang", "de")
    assert german.lines[1].startswith("  Kein Unterschied in Partien von bis zu ")
    data = daumen_rules("differ", "--game", "skat", *pair, "--json").data
    assert (data["story"], data["complete"]) == (None, False)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("jacks",), "there is no question 'JACKS'; did you mean"),
        (("--rules", "manual", "--rules", "german"), "expected a rule set: manual"),
        (
            ("--rules", "manual", "--rules", "manual with jack=never"),
            "expected only_if_stuck or anytime",
        ),
        (("--rules", "manual"), "--rules is given twice"),
    ],
)
def test_a_call_for_a_game_that_makes_no_sense_is_one_line(
    words: tuple[str, ...], said: str
) -> None:
    assert said in refused("differ", "--game", "mau-mau", *words)
