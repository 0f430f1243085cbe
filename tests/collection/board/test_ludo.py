"""2 Mensch ärgere Dich nicht: moves, duties, throws, ranks, by positions made from the manual."""

from __future__ import annotations

import pytest

from daumen_rules.games.board.engines.ludo.fields import (
    HOME_SPOTS,
    RING_SPOTS,
    YARD_SPOTS,
    beyond,
    progress,
)
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome
from tests.collection.board.crosses import cross, men
from tests.collection.board.playing import playing_with
from tests.scene import seen_lines

LUDO = "mensch-aergere-dich-nicht"
TURN, MOVE, BEAT, OWN, CLEAR, ENTER = (f"MENSCH-{n}" for n in (3, 4, 7, 9, 10, 11))
AGAIN, GOAL, LAST, WIN, TRIES, SIX = (f"MENSCH-{n}" for n in (12, 13, 14, 15, 18, 19))
LAPSE = "MENSCH-21"

# The cross


@pytest.mark.cites("MENSCH-16")
def test_neighbours_on_the_track_touch_each_other_on_the_board() -> None:
    places = {*RING_SPOTS.values(), *HOME_SPOTS.values(), *YARD_SPOTS.values()}
    assert len(places) == 40 + 16 + 16
    for field in range(1, 41):
        (x, y), (a, b) = RING_SPOTS[field], RING_SPOTS[field % 40 + 1]
        assert abs(x - a) + abs(y - b) == 1
    for arm in range(4):
        (x, y), (a, b) = RING_SPOTS[beyond(arm, 10 * arm + 1, 39) or 0], HOME_SPOTS[arm, 41]
        assert abs(x - a) + abs(y - b) == 1


@pytest.mark.cites("MENSCH-16", "MENSCH-13")
def test_a_man_goes_39_fields_from_its_a_field_to_the_last_before_the_goal() -> None:
    for arm in range(4):
        walked = [beyond(arm, 10 * arm + 1, steps) for steps in range(44)]
        assert walked[:40] == [(10 * arm + step) % 40 + 1 for step in range(40)]
        assert walked[40:] == [41, 42, 43, 44]
        assert beyond(arm, 10 * arm + 1, 44) is None
        assert [progress(arm, field or 0) for field in walked] == [*range(44)]


@pytest.mark.cites("MENSCH-1", "MENSCH-17")
def test_each_seat_begins_with_one_man_on_its_a_field() -> None:
    assert men(playing_with(4, LUDO)) == [
        "1 b1 b1 b1",
        "11 b2 b2 b2",
        "21 b3 b3 b3",
        "31 b4 b4 b4",
    ]
    assert men(playing_with(2, LUDO)) == ["1 b1 b1 b1", "21 b3 b3 b3"]
    assert men(playing_with(3, LUDO))[2] == "21 b3 b3 b3"


# Moves


@pytest.mark.cites("MENSCH-3", "MENSCH-4")
def test_a_man_goes_by_the_throw_and_the_turn_passes() -> None:
    found = cross(LUDO, "5 17 b1 b1", "25 b3 b3 b3").after("throw 4")
    assert found.legal == {"5-9", "17-21"}
    assert found.refusal("5-8") == found.refusal("5-10") == [MOVE]
    assert found.refusal("6-10") == [MOVE]
    assert found.refusal("25-29", seat=1) == [TURN]
    after = found.after("17-21")
    assert (men(after), after.clauses, after.state.turn) == (
        ["5 21 b1 b1", "25 b3 b3 b3"],
        [MOVE],
        1,
    )
    assert after.refusal("5-9", seat=0) == [TURN]


@pytest.mark.cites("MENSCH-7")
def test_a_man_of_another_colour_is_beaten_and_nobody_has_to() -> None:
    found = cross(LUDO, "5 17 b1 b1", "9 b3 b3 b3").after("throw 4")
    assert found.legal == {"5-9", "17-21"}
    beats = found.after("5-9")
    assert men(beats) == ["9 17 b1 b1", "b3 b3 b3 b3"]
    assert beats.clauses == [MOVE, BEAT]


@pytest.mark.cites("MENSCH-4")
def test_men_are_passed_over_and_count() -> None:
    found = cross(LUDO, "5 6 b1 b1", "7 8 b3 b3").after("throw 4")
    assert found.legal == {"5-9", "6-10"}


@pytest.mark.cites("MENSCH-9")
def test_no_move_ends_on_a_man_of_ones_own() -> None:
    found = cross(LUDO, "5 9 b1 b1", "25 b3 b3 b3").after("throw 4")
    assert found.legal == {"9-13"}
    assert found.refusal("5-9") == [OWN]


# Duties


@pytest.mark.cites("MENSCH-11", "MENSCH-12")
def test_with_a_six_a_man_has_to_enter() -> None:
    found = cross(LUDO, "5 17 b1 b1", "25 b3 b3 b3").after("throw 6")
    assert found.legal == {"enter"}
    assert found.refusal("5-11") == [ENTER]
    after = found.after("enter")
    assert (men(after)[0], after.clauses, after.state.turn) == ("1 5 17 b1", [ENTER], 0)
    assert after.state.faces == ()


@pytest.mark.cites("MENSCH-11", "MENSCH-7")
def test_entering_beats_a_man_on_the_a_field() -> None:
    found = cross(LUDO, "5 b1 b1 b1", "1 b3 b3 b3").after("throw 6", "enter")
    assert men(found) == ["1 5 b1 b1", "b3 b3 b3 b3"]
    assert found.clauses == [ENTER, BEAT]


@pytest.mark.cites("MENSCH-10", "MENSCH-11")
def test_with_a_six_a_man_of_ones_own_on_the_a_field_goes_on_first() -> None:
    found = cross(LUDO, "1 5 b1 b1", "25 b3 b3 b3").after("throw 6")
    assert found.legal == {"1-7"}
    assert found.refusal("5-11") == [CLEAR]
    assert found.refusal("enter") == [ENTER]
    assert found.after("1-7").state.turn == 0


@pytest.mark.cites("MENSCH-10")
def test_the_a_field_has_to_be_cleared_while_men_stand_on_the_b_fields() -> None:
    found = cross(LUDO, "1 5 b1 b1", "25 b3 b3 b3").after("throw 3")
    assert found.legal == {"1-4"}
    assert found.refusal("5-8") == [CLEAR]
    free = cross(LUDO, "1 5 h3 h4", "25 b3 b3 b3").after("throw 3")
    assert free.legal == {"1-4", "5-8"}


@pytest.mark.cites("MENSCH-10")
def test_where_the_a_field_cannot_be_cleared_another_man_may_go() -> None:
    found = cross(LUDO, "1 4 b1 b1", "25 b3 b3 b3").after("throw 3")
    assert found.legal == {"4-7"}
    six = cross(LUDO, "1 7 b1 b1", "25 b3 b3 b3").after("throw 6")
    assert six.legal == {"7-13"}


@pytest.mark.cites("MENSCH-11")
def test_nobody_enters_without_a_six_or_without_a_man_on_the_b_fields() -> None:
    found = cross(LUDO, "5 b1 b1 b1", "25 b3 b3 b3").after("throw 5")
    assert found.refusal("enter") == [ENTER]
    none = cross(LUDO, "5 6 7 h1", "25 b3 b3 b3").after("throw 6")
    assert none.refusal("enter") == [ENTER]
    assert none.legal == {"5-11", "6-12", "7-13"}


@pytest.mark.cites("MENSCH-21")
def test_the_only_move_is_a_duty_though_it_beats() -> None:
    found = cross(LUDO, "5 b1 b1 b1", "8 b3 b3 b3").after("throw 3")
    assert found.legal == {"5-8"}


# The goal


@pytest.mark.cites("MENSCH-13")
def test_goal_fields_count_singly_and_may_be_passed_over() -> None:
    found = cross(LUDO, "39 h2 b1 b1", "25 b3 b3 b3").after("throw 5")
    assert found.legal == {"39-h4"}
    assert found.refusal("39-h3") == [MOVE]
    after = found.after("39-h4")
    assert (men(after)[0], after.clauses) == ("h2 h4 b1 b1", [GOAL])
    beyond_all = cross(LUDO, "39 5 b1 b1", "25 b3 b3 b3").after("throw 6")
    assert beyond_all.legal == {"enter"}
    own = cross(LUDO, "39 h2 h1 5", "25 b3 b3 b3").after("throw 3")
    assert own.legal == {"h1-h4", "5-8"}
    assert own.refusal("39-h2") == [OWN]


@pytest.mark.cites("MENSCH-20")
def test_whether_a_man_at_the_goal_goes_further_is_an_option() -> None:
    found = cross(LUDO, "5 h1 b1 b1", "25 b3 b3 b3").after("throw 2")
    assert found.legal == {"5-7", "h1-h3"}
    stays = cross(LUDO, "5 h1 b1 b1", "25 b3 b3 b3", options="lane=stays").after("throw 2")
    assert stays.legal == {"5-7"}
    assert stays.refusal("h1-h3") == [MOVE]


@pytest.mark.cites("MENSCH-13", "MENSCH-15")
def test_each_colour_has_goal_fields_of_its_own() -> None:
    found = cross(LUDO, "h1 5 b1 b1", "20 h2 b3 b3", turn=1).after("throw 1")
    assert found.legal == {"20-h1", "h2-h3"}


# Throws and turns


@pytest.mark.cites("MENSCH-21", "DICE-1")
def test_a_throw_that_cannot_be_used_lapses() -> None:
    found = cross(LUDO, "b1 b1 b1 b1", "25 b3 b3 b3").after("throw 5")
    assert (found.clauses, found.state.turn) == (["DICE-1", LAPSE], 1)


@pytest.mark.cites("MENSCH-18")
def test_how_often_is_thrown_for_a_six_is_an_option() -> None:
    start = cross(LUDO, "b1 b1 b1 h4", "25 b3 b3 b3", options="tries=three")
    twice = start.after("throw 5", "throw 4")
    assert (twice.clauses, twice.state.turn) == (["DICE-1", TRIES, LAPSE], 0)
    assert twice.after("throw 1").state.turn == 1
    assert twice.after("throw 6").legal == {"enter"}
    outside = cross(LUDO, "40 h1 h2 h4", "25 b3 b3 b3", options="tries=three")
    assert outside.after("throw 5").state.turn == 1


@pytest.mark.cites("MENSCH-19")
def test_whether_an_unusable_six_gives_another_throw_is_an_option() -> None:
    six = cross(LUDO, "40 h1 h2 h4", "25 b3 b3 b3").after("throw 6")
    assert (six.clauses, six.state.turn) == (["DICE-1", SIX, LAPSE], 0)
    ends = cross(LUDO, "40 h1 h2 h4", "25 b3 b3 b3", options="six=ends").after("throw 6")
    assert (ends.clauses, ends.state.turn) == (["DICE-1", LAPSE], 1)


@pytest.mark.cites("MENSCH-12")
def test_a_six_without_men_on_the_b_fields_is_used_on_the_track() -> None:
    found = cross(LUDO, "5 10 h1 h2", "25 b3 b3 b3").after("throw 6")
    assert found.legal == {"5-11", "10-16"}
    assert found.clauses == ["DICE-1", AGAIN]
    assert found.after("5-11").state.turn == 0


@pytest.mark.cites("MENSCH-14", "MENSCH-15")
def test_whoever_brings_the_last_man_in_with_a_six_does_not_throw_again() -> None:
    three = cross(LUDO, "38 h1 h2 h3", "12 b2 b2 b2", "26 b3 b3 b3")
    done = three.after("throw 6", "38-h4")
    assert done.clauses == [GOAL, WIN, LAST]
    assert (done.state.turn, done.state.ranks, done.outcome) == (1, (0,), None)


@pytest.mark.cites("MENSCH-15")
def test_the_others_play_on_for_the_next_ranks() -> None:
    three = cross(LUDO, "h1 h2 h3 h4", "10 h1 h2 h3", "26 b3 b3 b3", ranks=(0,), turn=2)
    assert three.after("throw 4", "26-30").state.turn == 1
    over = three.after("throw 4", "26-30", "throw 4", "10-h4")
    assert over.outcome == Outcome((2, 1, 0), (0,))
    assert over.refusal("30-34", seat=2) == [TURN]


# Pictures and positions


def test_the_cross_is_shown_with_all_names() -> None:
    found = cross(LUDO, "1 5 b1 b1", "h1 b3 b3 b3").state
    lines = [line.split() for line in seen_lines(game(LUDO), found, "de")]
    assert lines[10] == ["Ab1", "Ab1", "A1", "40", "39", "b4", "b4"]
    assert " ".join(lines[11]) == "► A Figuren auf: 1, 5, b1, b1"
    assert any("A5" in line for line in lines)
    assert any("Bh1" in line for line in lines)


def test_a_position_is_told_by_the_fields_of_the_men() -> None:
    told = """
    players: Anna, Ben
    turn: Ben
    men Anna: 1 5 b1 b1
    men Ben: 25 h1 b3 b3
    dice: 3
    """
    found = game(LUDO)
    position = found.position(told)
    assert position.state.men == ((1, 5, 45, 45), (25, 41, 47, 47))
    german = found.write_position(position.state, ("Anna", "Ben"), "de")
    assert "Figuren Ben: 25 h1 b3 b3" in german
    assert found.position(german).state == position.state
