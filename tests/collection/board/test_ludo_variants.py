"""6 Springen, 7 Buntes Ärgern, 8 Wer den Cent nicht ehrt, 9 Schneller Pasch, by positions."""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome
from tests.collection.board.crosses import cross, men
from tests.collection.board.playing import Playing, playing_with
from tests.scene import seen_lines

# 6 Springen


def springen(*standing: str, options: str = "") -> Playing:
    return cross("springen", *standing, options=options)


@pytest.mark.cites("SPRINGEN-1")
def test_men_that_are_passed_over_do_not_count() -> None:
    found = springen("5 6 h3 h4", "8 b3 b3 b3").after("throw 3")
    assert found.legal == {"5-10", "6-10"}  # 5: 7, 9, 10; 6: 7, 9, 10
    assert found.refusal("5-9") == ["MENSCH-4"]
    over = springen("5 h2 h3 h4", "7 b3 b3 b3").after("throw 3")
    assert over.legal == {"5-9"}  # 6, 8, 9
    assert over.refusal("5-8") == ["SPRINGEN-1"]
    alone = springen("5 h2 h3 h4", "20 b3 b3 b3").after("throw 3")
    assert alone.legal == {"5-8"}


@pytest.mark.cites("SPRINGEN-3", "SPRINGEN-5")
def test_on_an_occupied_field_the_seat_beats_or_jumps_on() -> None:
    found = springen("5 h2 h3 h4", "8 b3 b3 b3").after("throw 3")
    assert found.legal == {"5-8", "5-9"}
    beats = found.after("5-8")
    assert (men(beats)[1], beats.clauses) == ("b3 b3 b3 b3", ["MENSCH-4", "MENSCH-7"])
    assert men(found.after("5-9")) == ["9 h2 h3 h4", "8 b3 b3 b3"]
    row = springen("5 9 h3 h4", "8 10 b3 b3").after("throw 3")
    assert row.legal == {"5-8", "5-10", "5-11", "9-13"}  # the own man on 9 is passed over only


@pytest.mark.cites("SPRINGEN-5")
def test_men_at_the_goal_are_jumped_too_and_nobody_goes_too_far() -> None:
    found = springen("40 h1 h3 h4", "20 b3 b3 b3").after("throw 1")
    assert found.legal == {"40-h2", "h1-h2"}
    none = springen("40 h2 h3 h4", "20 b3 b3 b3").after("throw 2")
    assert none.state.turn == 1  # h1 is the only free field, and takes one pip


@pytest.mark.cites("SPRINGEN-4")
def test_whether_men_may_count_is_an_option() -> None:
    found = springen("5 h2 h3 h4", "7 b3 b3 b3", options="skip=choice").after("throw 3")
    assert found.legal == {"5-9", "5-8"}
    assert springen("5 h2 h3 h4", "7 b3 b3 b3").after("throw 3").legal == {"5-9"}


@pytest.mark.cites("SPRINGEN-3")
def test_entering_beats_as_in_the_plain_game() -> None:
    found = springen("5 b1 h3 h4", "1 b3 b3 b3").after("throw 6")
    assert found.legal == {"enter"}
    assert men(found.after("enter"))[1] == "b3 b3 b3 b3"


# 7 Buntes Ärgern


def bunt(*standing: str, options: str = "") -> Playing:
    return cross("buntes-aergern", *standing, options=options)


@pytest.mark.cites("BUNT-1", "BUNT-2", "BUNT-7")
def test_a_man_enters_from_any_house() -> None:
    begun = playing_with(3, "buntes-aergern")
    assert men(begun) == ["b1 b2 b3 b4"] * 3
    six = begun.after("throw 6")
    assert six.legal == {"enter 1", "enter 11", "enter 21", "enter 31"}
    after = six.after("enter 31")
    assert (men(after)[0], after.clauses) == ("31 b1 b2 b3", ["BUNT-2"])
    assert after.after("throw 6").legal == {"enter 1", "enter 11", "enter 21"}


@pytest.mark.cites("BUNT-7", "MENSCH-10", "MENSCH-11")
def test_the_duties_hold_for_every_house() -> None:
    found = bunt("5 11 b2 b3", "30 b1 b2 b3").after("throw 3")
    assert found.legal == {"11-14"}
    assert found.refusal("5-8") == ["MENSCH-10"]
    free = bunt("5 11 b3 b4", "30 b1 b2 b3").after("throw 3")
    assert free.legal == {"5-8", "11-14"}
    six = bunt("5 11 b2 b3", "30 b1 b2 b3").after("throw 6")
    assert six.legal == {"enter 21"}
    assert six.refusal("enter 11") == six.refusal("enter 1") == ["MENSCH-11"]
    assert six.refusal("5-11") == ["MENSCH-9"]


@pytest.mark.cites("BUNT-3", "BUNT-6")
@pytest.mark.parametrize(
    ("at", "face", "target", "house"),
    [("17", 3, 20, "b2"), ("19", 2, 21, "b3"), ("38", 2, 40, "b4"), ("8", 1, 9, "b1")],
)
def test_a_beaten_man_goes_to_the_house_it_has_passed_last(
    at: str, face: int, target: int, house: str
) -> None:
    found = bunt(f"{at} h2 h3 h4", f"{target} h2 h3 h4").after(f"throw {face}", f"{at}-{target}")
    assert (men(found)[1], found.clauses) == (
        f"h2 h3 h4 {house}",
        ["MENSCH-4", "MENSCH-7", "BUNT-3"],
    )


@pytest.mark.cites("BUNT-4", "BUNT-6")
def test_a_full_house_sends_the_man_on() -> None:
    full = bunt("17 b2 h3 h4", "20 b2 h3 h4").after("throw 3", "17-20")
    assert men(full)[1] == "h3 h4 b2 b3"
    assert full.clauses[-1] == "BUNT-4"
    both = bunt("17 b2 b3 h4", "20 b2 b3 h4").after("throw 3", "17-20")
    assert men(both)[1] == "h4 b2 b3 b4"
    last = bunt("37 b4 h3 h4", "39 b4 h3 h4").after("throw 2", "37-39")
    assert men(last)[1] == "h3 h4 b1 b4"


@pytest.mark.cites("BUNT-4")
def test_the_man_that_enters_makes_room_for_the_man_that_it_beats() -> None:
    found = bunt("17 b2 h3 h4", "11 b2 h3 h4").after("throw 6", "enter 11")
    assert men(found) == ["11 17 h3 h4", "h3 h4 b2 b2"]


# 8 Wer den Cent nicht ehrt

CENT = "wer-den-cent-nicht-ehrt"


@pytest.mark.cites("CENT-1", "CENT-2", "CENT-7")
def test_each_man_gets_a_coin_on_the_a_field() -> None:
    begun = playing_with(2, CENT)
    assert begun.state.extra.heaps == (((1, 1),), ((21, 1),))
    after = begun.after("throw 6", "1-7", "throw 6", "enter")
    assert after.state.extra.heaps[0] == ((1, 1), (7, 1))
    assert after.clauses == ["MENSCH-11", "CENT-2"]


@pytest.mark.cites("CENT-3", "CENT-4")
def test_the_coins_of_a_beaten_man_go_to_the_man_that_beats() -> None:
    begun = playing_with(2, CENT).after(
        *("throw 5", "1-6", "throw 1", "21-22", "throw 5", "6-11", "throw 1", "22-23"),
        *("throw 5", "11-16", "throw 1", "23-24", "throw 5", "16-21", "throw 1", "24-25"),
    )
    after = begun.after("throw 4", "21-25")
    assert after.state.extra.heaps == (((25, 2),), ())
    assert after.clauses == ["MENSCH-4", "MENSCH-7", "CENT-3"]
    again = after.after("throw 6", "enter", "throw 3", "21-24")
    assert again.state.extra.heaps[1] == ((24, 1),)


def cent(*standing: str, heaps: tuple[tuple[tuple[int, int], ...], ...], options: str) -> Playing:
    found = cross(CENT, *standing, options=options)
    return Playing(found.game, evolve(found.state, extra=evolve(found.state.extra, heaps=heaps)))


@pytest.mark.cites("CENT-6", "CENT-8", "CENT-9", "CENT-5")
@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        ("", Outcome((4, 9), (1,))),
        ("count=goal", Outcome((4, 2), (0,))),
        ("ends=first", Outcome((4, 9), (1,))),
        ("ends=first, count=goal", Outcome((4, 2), (0,))),
    ],
)
def test_the_most_coins_win_at_the_end(options: str, outcome: Outcome) -> None:
    heaps = (((40, 1), (42, 1), (43, 1), (44, 1)), ((30, 7), (41, 2)))
    found = cent("40 h2 h3 h4", "30 h1 b3 b3", heaps=heaps, options=options)
    assert found.after("throw 1", "40-h1").outcome == outcome


@pytest.mark.cites("CENT-8")
def test_three_play_on_after_the_first_is_done_or_not() -> None:
    heaps = (((40, 1), (42, 1), (43, 1), (44, 1)), ((15, 1),), ((30, 2),))
    standing = ("40 h2 h3 h4", "15 b2 b2 b2", "30 b3 b3 b3")
    goes_on = cent(*standing, heaps=heaps, options="ends=all").after("throw 1", "40-h1")
    assert (goes_on.outcome, goes_on.state.turn) == (None, 1)
    ends = cent(*standing, heaps=heaps, options="ends=first").after("throw 1", "40-h1")
    assert ends.outcome == Outcome((4, 1, 2), (0,))


def test_a_man_is_shown_with_its_coins() -> None:
    found = cent("17 b1 b1 b1", "30 b3 b3 b3", heaps=(((17, 3),), ((30, 1),)), options="")
    lines = seen_lines(game(CENT), found.state, "en")
    assert any("A+317" in line.split() for line in lines)
    assert lines[11].endswith("coins: 3")


# 9 Schneller Pasch


def pasch(*standing: str, options: str = "", **fields: int) -> Playing:
    return cross("schneller-pasch", *standing, options=options, **fields)


@pytest.mark.cites("PASCH-1", "PASCH-2", "PASCH-8")
def test_both_dice_are_used_by_one_man_or_by_two() -> None:
    found = pasch("5 17 h3 h4", "30 b3 b3 b3").after("throw 2 3")
    assert found.legal == {"5-7", "5-8", "17-19", "17-20"}
    first = found.after("5-7")
    assert (first.state.faces, first.state.turn) == ((3,), 0)
    assert first.legal == {"7-10", "17-20"}
    assert men(first.after("7-10"))[0] == "10 17 h3 h4"
    done = first.after("17-20")
    assert (men(done)[0], done.state.turn) == ("7 20 h3 h4", 1)


@pytest.mark.cites("PASCH-5")
def test_whether_a_man_stops_between_the_dice_is_an_option() -> None:
    found = pasch("5 7 8 h4", "30 b3 b3 b3").after("throw 2 3")
    assert "5-10" not in found.legal
    sums = pasch("5 7 8 h4", "30 b3 b3 b3", options="both=sum").after("throw 2 3")
    assert "5-10" in sums.legal
    assert sums.after("5-10").state.turn == 1
    duty = pasch("5 1 b1 h4", "30 b3 b3 b3", options="both=sum").after("throw 2 3")
    assert duty.legal == {"1-3", "1-4", "1-6"}
    enters = pasch("5 17 b1 h4", "30 b3 b3 b3", options="both=sum").after("throw 6 3")
    assert enters.legal == {"enter", "5-8", "17-20"}


@pytest.mark.cites("PASCH-8")
def test_every_six_brings_a_man_in_and_the_duties_hold_for_each_die() -> None:
    found = pasch("b1 b1 b1 b1", "30 b3 b3 b3").after("throw 6 3")
    assert found.legal == {"enter"}
    on = found.after("enter")
    assert on.legal == {"1-4"}
    lapses = pasch("b1 b1 b1 b1", "30 b3 b3 b3").after("throw 2 3")
    assert lapses.clauses == ["DICE-1", "MENSCH-21"]


@pytest.mark.cites("PASCH-3", "PASCH-6")
def test_a_double_gives_another_throw_and_a_six_by_an_option() -> None:
    double = pasch("5 17 h3 h4", "30 b3 b3 b3").after("throw 2 2")
    assert double.clauses == ["DICE-1", "PASCH-3"]
    assert double.after("5-7", "7-9").state.turn == 0
    assert double.after("5-7", "7-9").state.thrown == 1
    six = pasch("5 17 h3 h4", "30 b3 b3 b3", options="extra=double_or_six").after("throw 2 6")
    assert six.clauses == ["DICE-1", "PASCH-6"]
    again = six.after("5-7", "7-13")
    assert (again.state.turn, again.state.thrown) == (0, 0)
    plain = pasch("5 17 h3 h4", "30 b3 b3 b3").after("throw 2 6", "5-7", "7-13")
    assert plain.state.turn == 1


@pytest.mark.cites("PASCH-4", "PASCH-7")
def test_after_the_third_double_the_foremost_man_goes_back() -> None:
    found = pasch("35 2 h4 b1", "30 b3 b3 b3", thrown=2).after("throw 3 3")
    assert (men(found)[0], found.state.turn) == ("2 h4 b1 b1", 1)
    assert found.clauses == ["DICE-1", "PASCH-4"]
    second = pasch("h2 h3 h4 b1", "5 31 b3 b3", turn=1, thrown=2).after("throw 3 3")
    assert men(second)[1] == "31 b3 b3 b3"  # seat B enters on 21: 5 is further than 31
    none = pasch("h1 h2 h3 b1", "30 b3 b3 b3", thrown=2).after("throw 3 3")
    assert (men(none)[0], none.clauses, none.state.turn) == (
        "h1 h2 h3 b1",
        ["DICE-1", "PASCH-7"],
        1,
    )
    other = pasch("35 2 h4 b1", "30 b3 b3 b3", thrown=2).after("throw 3 4")
    assert other.state.turn == 0


@pytest.mark.cites("PASCH-1", "MENSCH-15")
def test_the_last_man_at_the_goal_ends_the_turn_with_the_first_die() -> None:
    done = pasch("40 h2 h3 h4", "30 b3 b3 b3", "11 b2 b2 b2").after("throw 1 1", "40-h1")
    assert (done.state.turn, done.state.faces, done.state.ranks) == (1, (), (0,))
