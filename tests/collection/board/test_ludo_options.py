"""The options of Mensch ärgere Dich nicht in the games that take them over, 4 to 9."""

from __future__ import annotations

import pytest

from tests.collection.board.crosses import cross

LIKE_IT = ("sperre", "kette", "springen", "buntes-aergern", "wer-den-cent-nicht-ehrt")
OTHERS = "25 b3 b3 b3"


@pytest.mark.cites("MENSCH-20")
@pytest.mark.parametrize("slug", LIKE_IT)
def test_a_man_at_the_goal_may_stay_there(slug: str) -> None:
    """One man stands on the first goal field; with a two it goes on, or may not."""
    goes = cross(slug, "5 h1 b1 b1", OTHERS).after("throw 2")
    assert goes.legal >= {"5-7", "h1-h3"}
    stays = cross(slug, "5 h1 b1 b1", OTHERS, options="lane=stays").after("throw 2")
    assert "5-7" in stays.legal
    assert "h1-h3" not in stays.legal


@pytest.mark.cites("MENSCH-18")
@pytest.mark.parametrize("slug", LIKE_IT)
def test_one_may_throw_three_times_for_a_six(slug: str) -> None:
    once = cross(slug, "b1 b1 b1 h4", OTHERS).after("throw 5")
    assert once.state.turn == 1
    three = cross(slug, "b1 b1 b1 h4", OTHERS, options="tries=three")
    assert [three.after(*["throw 5"] * times).state.turn for times in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.cites("MENSCH-19")
@pytest.mark.parametrize("slug", LIKE_IT)
def test_a_six_that_cannot_be_used_may_end_the_turn(slug: str) -> None:
    again = cross(slug, "40 h1 h2 h4", OTHERS).after("throw 6")
    assert again.state.turn == 0
    ends = cross(slug, "40 h1 h2 h4", OTHERS, options="six=ends").after("throw 6")
    assert ends.state.turn == 1


@pytest.mark.cites("MENSCH-20")
def test_with_two_dice_a_man_at_the_goal_may_stay_there_too() -> None:
    slug = "schneller-pasch"
    goes = cross(slug, "5 h1 b1 b1", OTHERS).after("throw 1 2")
    assert any(act.startswith("h1-") for act in goes.legal)
    stays = cross(slug, "5 h1 b1 b1", OTHERS, options="lane=stays").after("throw 1 2")
    assert not any(act.startswith("h1-") for act in stays.legal)
    assert stays.legal
