"""Games of pure luck at a keyboard: each person throws with Enter, and bots by themselves."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from daumen_rules.games.catalogue import game, listing
from daumen_rules.kernel.seats import REFEREE
from tests.cli.playing import played
from tests.each import mostly_long

LUCK = [
    slug
    for slug, listed in listing().items()
    if not listed.has_choices and not game(slug).notation.verbs.of(REFEREE)
]


THROWN = re.compile(r"([A-Z]\w+ throws|You throw) ").search


@pytest.mark.parametrize("slug", mostly_long(LUCK))
def test_the_game_is_that_of_the_seed_whoever_throws(slug: str) -> None:
    """What happens to everybody is told as where only bots play."""
    call = ("--game", slug, "--seed=4")
    watched = [line for line in played(*call, "--auto").output.splitlines() if line[:2] == "  "]
    for lines in ("\n1\n" * 900, "\nno\nwirf\n1\n" * 900):
        result = played(*call, "--humans=1", typed=lines)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        told = result.output.splitlines()
        assert "Pure luck: nobody chooses." in result.output
        thrown = [line.replace("Anna throws", "You throw") for line in watched if THROWN(line)]
        assert [line for line in told if line[:2] == "  " and THROWN(line)] == thrown


def test_what_is_typed_in_place_of_enter_throws_nothing() -> None:
    call = ("--game=jule", "--seed=1")
    for typed in ("1", "wirf", "throw 6", "x" * 2000, "\x1b[2J", "undo", "?", "rules", "all"):
        asked = played(*call, typed="quit\n").output
        result = played(*call, typed=f"{typed}\nquit\n")
        assert result.exit_code == 0
        assert result.output.count("You throw 2.") == asked.count("You throw 2.") == 0
        assert "\x1b" not in result.output


def test_the_table_is_shown_when_somebody_asks_for_it() -> None:
    german = ("--game=jule", "--seed=1", "--lang=de")
    once = played(*german, typed="alle\nende\n").output
    assert "Reines Glück: Niemand wählt. `alle` zeigt den Tisch" in once
    assert once.count("► A  Anna") == 1
    assert "► A  Anna" not in played(*german, typed="ende\n").output


def test_people_who_throw_their_own_dice_type_them() -> None:
    result = played("--game=jule", "--seed=1", "--dice=ask", typed="throw 1\nquit\n")
    assert "What has chance brought" in result.output
    assert "Pure luck" not in result.output


@pytest.mark.parametrize("slug", ["justitia", "craps", "chicago", "unter-oder-ueber-sieben"])
def test_the_last_table_counts_no_round_that_is_not_played(slug: str) -> None:
    """Games end in the middle of a round or with it: the last table has no number then."""
    for language, end in (("en", "The end"), ("de", "Ende")):
        told = played("--game", slug, "--auto", "--seed=4", "--lang", language).output.splitlines()
        headings = [line for line in told if line.startswith(("Round ", "Runde ", end))]
        assert headings == [end]


@pytest.mark.parametrize("slug", ["zehnerspiel", "lustige-sieben"])
def test_the_bank_that_chooses_nothing_throws_with_enter(slug: str) -> None:
    """ZEHN-1, LUSTIGE-3: one seat holds the bank and throws for all others; these bet."""
    call = ("--game", slug, "--seed=2", "--rules=manual with rounds=3")
    for lines in ("\n\n\n", "1\n\nno\n\nroll\n\n"):
        said = played(*call, typed=lines).output
        assert "Anna chooses nothing in this game and throws with Enter" in said
        assert said.count("You throw: Enter>") == lines.count("\n")
        assert said.count("  You throw ") == 3
    german = played(*call, "--lang=de", typed="ende\n").output
    assert "Anna wählt in diesem Spiel nichts und wirft mit Enter; --seat nimmt" in german


@pytest.mark.parametrize("more", [["--seat=B"], ["--rules=manual with bank=rotate"]])
def test_whoever_bets_is_not_told_to_throw_only(more: list[str]) -> None:
    said = played("--game=zehnerspiel", "--seed=2", *more, typed="quit\n").output
    assert "chooses nothing" not in said
    assert "Enter>" not in said


def test_a_rule_set_with_choices_is_no_game_of_pure_luck() -> None:
    """WPOKER-5 and the option `throws`: whoever may keep dice or raise has a choice."""
    rules = "--rules=manual with raising=yes, throws=three"
    said = played("--game=wuerfelpoker", "--seed=2", rules, typed="quit\n").output
    assert "Pure luck" not in said
    assert "You may: a) keep" in said
    assert "Pure luck" in played("--game=wuerfelpoker", "--seed=2", typed="quit\n").output


def test_dice_that_are_kept_change_no_chips_and_are_told_once() -> None:
    rules = "--rules=manual with raising=yes, throws=three"
    call = ("--game=wuerfelpoker", "--seed=2", "--players=2", rules)
    said = played(*call, typed="b\nr\na\n").output.splitlines()
    for at, line in enumerate(said):
        if " keeps " in line:
            assert " throws " in said[at + 1]
    assert "  You do not raise." in said


def test_whoever_has_chosen_nothing_since_the_last_throw_throws_with_enter() -> None:
    """In 49 only the sultan chooses, in 36 whoever has no row of the number; others just throw."""
    for slug, language in (("sultan", "en"), ("ochsenschwanz", "de")):
        call = ("--game", slug, "--seed=3", "--lang", language)
        lines = played(*call, typed="\n1\na\nnehmen\n" * 60).output.splitlines()
        prompt, throws = (
            ("You throw: Enter>", "You throw ")
            if language == "en"
            else ("Du wirfst: Enter>", "Du wirfst ")
        )
        own = [line for line in lines if line.startswith((f"  {throws}", prompt, "Anna> "))]
        thrown = [at for at, line in enumerate(own) if line.startswith(f"  {throws}")]
        assert len(thrown) > 3
        for one, other in pairwise(thrown):
            between = own[one + 1 : other]
            assert any(line.startswith((prompt, "Anna> ")) for line in between)


def test_dice_that_are_thrown_again_by_choice_need_no_enter() -> None:
    said = played("--game=kniffel", "--seed=1", typed="keep 4\nstop\nenter ones\nquit\n").output
    assert "Enter>" not in said
