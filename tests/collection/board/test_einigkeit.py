"""3 Einigkeit macht stark: partners, walls, claims, by positions made from the manual."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome
from tests.collection.board.crosses import cross, men
from tests.collection.board.playing import Playing, playing_with

UNITY = "einigkeit-macht-stark"
AWAY = "h1 h2 h3 b2"
"""Men of B that are in nobody's way."""


def unity(*standing: str, options: str = "", **fields: Any) -> Playing:
    """A game of four; seats that are not told have their men at home."""
    rest = ("h1 h2 h3 b1", "h1 h2 h3 b2", "h1 h2 h3 b3", "h1 h2 h3 b4")
    return cross(UNITY, *standing, *rest[len(standing) :], options=options, **fields)


@pytest.mark.cites("EINIGKEIT-1")
def test_four_play_and_each_begins_with_one_man_outside() -> None:
    assert list(game(UNITY).rules.seats) == [4]
    assert men(playing_with(4, UNITY))[1] == "11 b2 b2 b2"


@pytest.mark.cites("EINIGKEIT-1", "EINIGKEIT-2", "EINIGKEIT-5")
def test_partners_do_not_beat_but_build_a_wall() -> None:
    found = unity("5 b1 b1 b1", AWAY, "8 b3 b3 b3").after("throw 3", "5-8")
    assert men(found)[::2] == ["8 b1 b1 b1", "8 b3 b3 b3"]
    own = unity("5 8 b1 b1").after("throw 3")
    assert own.legal == {"5-8", "8-11"}
    assert men(own.after("5-8"))[0] == "8 8 b1 b1"


@pytest.mark.cites("MENSCH-9")
def test_a_goal_field_has_one_man() -> None:
    found = unity("39 h2 5 b1").after("throw 3")
    assert found.refusal("39-h2") == ["MENSCH-9"]
    assert "5-8" in found.legal


@pytest.mark.cites("EINIGKEIT-3", "EINIGKEIT-13")
def test_with_a_six_the_seat_chooses_and_nothing_has_to_be_cleared() -> None:
    found = unity("5 17 b1 b1").after("throw 6")
    assert found.legal == {"enter", "5-11", "17-23"}
    stays = unity("1 17 b1 b1").after("throw 3")
    assert stays.legal == {"1-4", "17-20"}
    clears = unity("1 17 b1 b1", options="clearing=duty").after("throw 3")
    assert clears.legal == {"1-4"}
    assert clears.refusal("17-20") == ["MENSCH-10"]
    wall = unity("1 17 b1 b1").after("throw 6", "enter")
    assert men(wall)[0] == "1 1 17 b1"


@pytest.mark.cites("EINIGKEIT-6", "EINIGKEIT-10")
def test_nobody_passes_or_beats_a_wall_not_even_its_builders() -> None:
    other = unity("5 17 b1 b1", "8 8 h3 h4").after("throw 4")
    assert other.legal == {"17-21"}
    assert other.refusal("5-9") == ["EINIGKEIT-6"]
    onto = unity("5 17 b1 b1", "8 8 h3 h4").after("throw 3")
    assert onto.legal == {"17-20"}
    assert onto.refusal("5-8") == ["EINIGKEIT-6"]
    own = unity("5 8 8 b1").after("throw 3")
    assert own.legal == {"8-11"}
    assert own.refusal("5-8") == ["EINIGKEIT-6"]
    assert unity("5 8 8 b1").after("throw 4").legal == {"8-12"}


@pytest.mark.cites("EINIGKEIT-8", "EINIGKEIT-9")
def test_whoever_can_move_nothing_else_takes_the_wall_apart_and_the_blocked_sit_out() -> None:
    assert unity("8 8 h3 h4").after("throw 3").legal == {"8-11"}
    sits = unity("5 h2 h3 h4", "8 8 h3 h4").after("throw 5")
    assert (sits.clauses, sits.state.turn) == (["DICE-1", "MENSCH-21"], 1)


@pytest.mark.cites("EINIGKEIT-7", "EINIGKEIT-15", "EINIGKEIT-6")
def test_a_wall_on_the_a_field_flies_out_with_a_six() -> None:
    found = unity("17 b1 b1 b1", "1 1 h3 h4").after("throw 6")
    assert men(found)[1] == "h3 h4 b2 b2"
    assert found.clauses == ["DICE-1", "EINIGKEIT-7", "MENSCH-12"]
    assert found.legal == {"enter", "17-23"}
    nobody = unity("17 h2 h3 h4", "1 1 h3 h4").after("throw 6")
    assert men(nobody)[1] == "1 1 h3 h4"
    options = "wall_on_a=entering"
    later = unity("17 b1 b1 b1", "1 1 h3 h4", options=options).after("throw 6")
    assert men(later)[1] == "1 1 h3 h4"
    assert men(later.after("enter"))[1] == "h3 h4 b2 b2"
    own = unity("1 17 b1 b1", AWAY, "1 b3 b3 b3").after("throw 6")
    assert own.legal == {"1-7", "17-23"}
    assert own.refusal("enter") == ["EINIGKEIT-6"]


@pytest.mark.cites("EINIGKEIT-11")
def test_whoever_has_no_man_on_the_track_throws_three_times() -> None:
    found = unity("b1 b1 b1 h4").after("throw 5")
    assert (found.clauses, found.state.turn) == (["DICE-1", "EINIGKEIT-11", "MENSCH-21"], 0)
    assert found.after("throw 3").state.turn == 0
    assert found.after("throw 3", "throw 2").state.turn == 1
    lane = unity("b1 b1 b1 h2").after("throw 5", "throw 1")
    assert lane.legal == {"h2-h3"}
    assert lane.after("h2-h3").state.turn == 1


@pytest.mark.cites("MENSCH-19")
def test_whether_an_unusable_six_ends_the_tries_is_an_option() -> None:
    standing = ("40 h2 h3 h4",)
    assert unity(*standing).after("throw 6").state.turn == 0
    assert unity(*standing, options="six=ends").after("throw 6").state.turn == 1


@pytest.mark.cites("EINIGKEIT-4", "EINIGKEIT-14", "MENSCH-3")
def test_an_overlooked_beat_is_claimed_by_the_left_neighbour() -> None:
    found = unity("5 17 b1 b1", "8 b2 b2 b2").after("throw 3", "17-20")
    assert found.game.rules.movers(found.state) == (1,)
    assert found.legal == {"send back 5", "claim nothing"}
    assert found.refusal("send back 20") == ["EINIGKEIT-14"]
    assert found.refusal("8-11", 1) == ["MENSCH-3"]
    claimed = found.after("send back 5")
    assert (men(claimed)[0], claimed.state.turn) == ("20 b1 b1 b1", 1)
    assert claimed.clauses == ["EINIGKEIT-4"]
    waived = found.after("claim nothing")
    assert (men(waived)[0], waived.state.turn) == ("5 20 b1 b1", 1)
    assert waived.clauses == ["EINIGKEIT-14"]


@pytest.mark.cites("EINIGKEIT-14")
def test_whoever_beats_or_could_not_is_not_claimed() -> None:
    beats = unity("5 17 b1 b1", "8 b2 b2 b2").after("throw 3", "5-8")
    assert beats.state.extra.seat is None
    entering = unity("5 b1 b1 b1", "1 b2 b2 b2").after("throw 6", "5-11")
    assert entering.state.extra.seat is None  # the man that could have beaten is at home already
    six = unity("5 17 b1 b1", "11 b2 b2 b2").after("throw 6", "17-23")
    assert six.legal == {"send back 5", "claim nothing"}
    assert six.after("send back 5").state.turn == 0  # the 6 gives another throw all the same


@pytest.mark.cites("EINIGKEIT-14")
def test_who_may_claim_is_an_option() -> None:
    any_ = unity("5 17 b1 b1", "8 b2 b2 b2", options="missed=any").after("throw 3", "17-20")
    second = any_.after("claim nothing")
    assert second.game.rules.movers(second.state) == (3,)
    assert second.legal == {"send back 5", "claim nothing"}
    assert second.after("claim nothing").state.turn == 1
    duty = unity("5 17 b1 b1", "8 b2 b2 b2", options="missed=forbidden").after("throw 3")
    assert duty.legal == {"5-8"}
    assert duty.refusal("17-20") == ["EINIGKEIT-14"]


@pytest.mark.cites("EINIGKEIT-12", "EINIGKEIT-16")
def test_the_pair_wins_whose_eight_men_are_home_first() -> None:
    home = "h1 h2 h3 h4"
    first = unity("40 h2 h3 h4", AWAY, "20 h2 h3 h4").after("throw 1", "40-h1")
    assert (first.outcome, first.state.ranks) == (None, (0,))
    won = cross(UNITY, home, AWAY, "20 h2 h3 h4", "h1 h2 h3 b4", ranks=(0,), turn=2).after(
        "throw 1", "20-h1"
    )
    assert won.outcome == Outcome((1, 0, 1, 0), (0, 2))
    assert won.clauses[-1] == "EINIGKEIT-12"
    skipped = cross(UNITY, home, AWAY, "5 h2 h3 h4", "15 h1 h2 b4", ranks=(0,), turn=3)
    assert skipped.after("throw 2", "15-17").state.turn == 1


@pytest.mark.numbers("einigkeit-macht-stark")
def test_three_tries_bring_a_man_in_in_91_of_216_turns() -> None:
    """1 - (5/6)³, counted over all three throws."""
    begun = unity("b1 b1 b1 h4")
    entered = 0
    for first in range(1, 7):
        one = begun.after(f"throw {first}")
        if one.legal:
            entered += 36
            continue
        for second in range(1, 7):
            two = one.after(f"throw {second}")
            if two.legal:
                entered += 6
                continue
            entered += sum(bool(two.after(f"throw {third}").legal) for third in range(1, 7))
    assert entered == 216 - 125
