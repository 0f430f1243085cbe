"""The labels of lists of actions: numbers, or letters where a number can be an action."""

from __future__ import annotations

import re

import pytest

from daumen_rules.cli.play.menu import has_letters, labels
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.seats import REFEREE
from tests.cli.playing import played
from tests.each import mostly_long


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_no_label_is_a_word_of_the_game(slug: str) -> None:
    """Neither whole nor without its verb: what is typed has one meaning."""
    found = game(slug)
    verbs = found.notation.verbs
    for mover in (0, REFEREE):
        marks = labels(found, mover, 60)
        assert len(set(marks)) == 60
        for mark in marks[:30]:
            assert mark not in ("h", "q", "?")
            for lead in ("", *verbs.leads(mover)):
                assert not [*verbs.readings(mover, f"{lead} {mark}")], (lead, mark)


@pytest.mark.parametrize("slug", ["wuerfelpoker", "rentmeister", "kniffel", "skat", "preference"])
def test_where_a_number_is_an_action_lists_have_letters(slug: str) -> None:
    assert has_letters(game(slug), 0)


@pytest.mark.parametrize("slug", ["daumen-drauf", "muehle", "mau-mau", "dame", "quinze"])
def test_elsewhere_lists_have_numbers(slug: str) -> None:
    assert labels(game(slug), 0, 3) == ("1", "2", "3")


def test_a_number_is_the_dice_that_are_kept_and_a_letter_the_line_of_the_list() -> None:
    call = ("--game=kniffel", "--seed=1")
    asked = played(*call, typed="quit\n").output
    dice = re.search(r"lying: ([\d, ]+)", asked)
    assert dice is not None
    die = dice[1][0]
    assert f"You keep {die}." in played(*call, typed=f"{die}\nquit\n").output
    assert "You write" not in played(*call, typed=f"{die}\nquit\n").output
    line = re.search(r"(\w+)\) keep 4 ", asked)
    assert line is not None
    for typed in (line[1], f"{line[1]})", line[1].upper()):
        assert "You keep 4." in played(*call, typed=f"{typed}\nquit\n").output


def test_a_label_that_was_not_shown_is_none() -> None:
    """What stands beyond the first lines has its labels after `all`."""
    call = ("--game=kniffel", "--seed=1")
    assert (
        "found `ab`; expected a letter from a to v, or" in played(*call, typed="ab\nquit\n").output
    )
    assert "You keep" in played(*call, typed="all\nab\nquit\n").output


def test_a_word_that_is_none_of_many_is_answered_shortly() -> None:
    said = played("--game=kniffel", "--seed=1", typed="blabla\nquit\n").output
    (line,) = (line for line in said.splitlines() if line.startswith("found `blabla`"))
    assert len(line) < 160
    assert re.search(r"or words such as `enter [\w-]+` or `keep [\d ]+`$", line)
