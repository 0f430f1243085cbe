"""18, 19, 20, 24, 26, 29: how stones cross the board, what they may jump, and who has won."""

from __future__ import annotations

import pytest

from tests.collection.board.playing import playing
from tests.collection.board.stones_positions import (
    BLACK,
    BLACK_WINS,
    DRAWN,
    WHITE,
    WHITE_WINS,
    standing,
)
from tests.each import of_each

FREE, NO_RETURN, PASSING, DRAW = "STONES-3", "STONES-4", "STONES-5", "STONES-7"
CROSSING = ["eckdame", "halma-dame", "schach-halma", "pyramiden-dame", "raeuberdame"]


# What they have in common


@pytest.mark.cites("STONES-2", "ECKDAME-6", "HALMADAME-3", "SCHACHHALMA-8", "PYRAMIDEN-7")
@pytest.mark.cites("RAEUBER-2")
@pytest.mark.parametrize(
    ("slug", "clause", "white", "black"),
    [
        ("eckdame", "ECKDAME-6", "a5-b6", "h4-g3"),
        ("halma-dame", "HALMADAME-3", "a3-b4", "h6-g5"),
        ("schach-halma", "SCHACHHALMA-8", "b3-b4", "g6-g5"),
        ("pyramiden-dame", "PYRAMIDEN-7", "d6-c5", "e3-f4"),
        ("raeuberdame", "RAEUBER-2", "a3-b4", "h6-g5"),
    ],
)
def test_white_begins_and_they_move_in_turn(slug: str, clause: str, white: str, black: str) -> None:
    start = playing(slug)
    assert start.state.turn == WHITE
    assert clause in start.refusal(black, seat=BLACK)
    moved = start.after(white)
    assert moved.state.turn == BLACK
    assert clause in moved.refusal(white, seat=WHITE)
    assert black in moved.legal


@pytest.mark.cites("STONES-3")
@pytest.mark.parametrize("slug", CROSSING)
def test_a_stone_goes_to_a_free_square_only(slug: str) -> None:
    found = standing(slug, "d4 h8", "e5")
    assert FREE in found.refusal("d4-e5")
    assert FREE in found.refusal("d4-h8")
    assert FREE not in found.refusal("d4-b6")


@pytest.mark.cites("STONES-4")
@pytest.mark.parametrize("slug", ["halma-dame", "schach-halma", "pyramiden-dame", "raeuberdame"])
def test_a_series_of_jumps_goes_round_but_does_not_end_where_it_began(slug: str) -> None:
    """Four enemies in a square lead a stone round and back to c3."""
    found = standing(slug, "c3", "d4 d6 b6 b4")
    assert {"c3-e5", "c3-c7", "c3-a5"} <= found.legal
    assert "c3-c3" not in found.legal
    assert NO_RETURN in found.refusal("c3-c3")


@pytest.mark.cites("STONES-5")
@pytest.mark.parametrize(("slug", "corner"), [("eckdame", "h8"), ("schach-halma", "a1")])
def test_whoever_cannot_move_passes(slug: str, corner: str) -> None:
    blocked = {"h8": "", "a1": "a2 b1 b2 a3 c1 c3"}[corner]
    found = standing(slug, corner, f"d4 {blocked}")
    assert found.legal == {"pass"}
    after = found.after("pass")
    assert (after.state.turn, after.clauses) == (BLACK, [PASSING])
    assert after.refusal("pass") == [PASSING]


@pytest.mark.cites("STONES-7")
@of_each(
    ("slug", "acts"),
    [
        ("halma-dame", "a3-b4 h6-g5 b4-a3 g5-h6"),
        ("raeuberdame", "a3-b4 h6-g5 b4-a3 g5-h6"),
        ("pyramiden-dame", "d6-c5 e3-f4 c5-d6 f4-e3"),
        ("go-dame", "a3-b4 h6-g5 b4-a3 g5-h6"),
        ("mauern", "a3-b4 h6-g5 b4-a3 g5-h6"),
        ("kesselschlacht", "a3-b4 h6-g5 b4-a3 g5-h6"),
        ("hasami-yogi", "a1-a4 h8-h5 a4-a1 h5-h8"),
        ("acht-ritter", "a8-a7 h2-h3 a7-a8 h3-h2"),
    ],
)
def test_a_position_that_occurs_three_times_is_a_draw(slug: str, acts: str) -> None:
    round_ = acts.split()
    once = playing(slug).after(*round_)
    assert once.outcome is None
    twice = once.after(*round_)
    assert (twice.outcome, twice.clauses[-1]) == (DRAWN, DRAW)
    assert playing(slug, "repetition=2").after(*round_).outcome == DRAWN
    assert playing(slug, "repetition=4").after(*round_, *round_).outcome is None


@pytest.mark.cites("STONES-7")
@of_each(
    ("slug", "acts", "limit"),
    [
        ("eckdame", "a5-b6 h4-g3 c3-d4", 400),
        ("halma-dame", "a3-b4 h6-g5 c3-d4", 400),
        ("schach-halma", "b3-b4 g6-g5 a3-a4", 400),
        ("pyramiden-dame", "d6-c5 e3-f4 f6-g5", 400),
        ("raeuberdame", "a3-b4 h6-g5 c3-d4", 400),
        ("froesche-und-kroeten", "d6-d5 d3-d4 d5-d3", 400),
        ("go-dame", "a3-b4 h6-g5 c3-d4", 1000),
        ("mauern", "a3-b4 h6-g5 c3-d4", 1000),
        ("kesselschlacht", "a3-b4 h6-g5 c3-d4", 1000),
        ("hasami-yogi", "a1-a4 h8-h5 b1-b3", 1000),
        ("acht-ritter", "a8-a7 h2-h3 c8-c7", 200),
    ],
)
def test_so_many_moves_without_a_stone_taken_are_a_draw(slug: str, acts: str, limit: int) -> None:
    assert playing(slug).state.rules.limit == limit
    two = playing(slug, "limit=3, repetition=4").after(*acts.split()[:2])
    assert two.outcome is None
    three = two.after(acts.split()[2])
    assert (three.outcome, three.clauses[-1]) == (DRAWN, DRAW)


# 18 Eckdame


@pytest.mark.cites("ECKDAME-1", "ECKDAME-2", "ECKDAME-3", "ECKDAME-7")
def test_nine_stones_stand_in_the_corner_and_go_forward_or_sideways() -> None:
    start = playing("eckdame")
    assert [len(own) for own in start.state.stones] == [9, 9]
    assert " ".join(map(str, start.state.stones[WHITE])) == "a1 a3 a5 b2 b4 c1 c3 d2 e1"
    assert " ".join(map(str, start.state.stones[BLACK])) == "d8 e7 f6 f8 g5 g7 h4 h6 h8"
    assert start.legal == {"a5-b6", "b4-c5", "c3-d4", "d2-e3", "e1-f2"}
    assert standing("eckdame", "d4", "h8").legal == {"d4-e5", "d4-e3", "d4-c5"}
    assert standing("eckdame", "a1", "d4", BLACK).legal == {"d4-c3", "d4-e3", "d4-c5"}


@pytest.mark.cites("ECKDAME-8")
def test_no_stone_goes_back_or_onto_a_light_square() -> None:
    found = standing("eckdame", "d4 g3", "f4 h8")
    assert found.refusal("d4-c3") == ["ECKDAME-7", "ECKDAME-8"]
    assert found.refusal("d4-d5") == ["ECKDAME-7"]
    assert standing("eckdame", "d4", "c3").refusal("d4-b2") == ["ECKDAME-7", "ECKDAME-8"]
    assert standing("eckdame", "a1", "d4", BLACK).refusal("d4-e5") == ["ECKDAME-7", "ECKDAME-8"]


@pytest.mark.cites("ECKDAME-9", "ECKDAME-10", "ECKDAME-13")
def test_enemies_are_jumped_one_after_another_and_own_stones_never() -> None:
    found = standing("eckdame", "d4", "e5 g7")
    assert found.legal == {"d4-c5", "d4-e3", "d4-f6", "d4-h8"}
    assert found.after("d4-f6").clauses == ["ECKDAME-9"]
    over = found.after("d4-h8")
    assert over.clauses == ["ECKDAME-10"]
    assert len(over.state.stones[BLACK]) == 2
    assert standing("eckdame", "d4", "e5 f6").refusal("d4-g7") == ["ECKDAME-7"]
    own = standing("eckdame", "d4 e5", "a1")
    assert own.refusal("d4-f6") == ["ECKDAME-7", "ECKDAME-13"]


NEARLY = "d8 e7 f6 f8 g5 g7 h6 h8"


@pytest.mark.cites("ECKDAME-14")
def test_the_nine_squares_of_the_other_corner_win() -> None:
    found = standing("eckdame", f"{NEARLY} g3", "a1")
    won = found.after("g3-h4")
    assert (won.outcome, won.clauses) == (WHITE_WINS, ["ECKDAME-7", "ECKDAME-14"])
    lost = standing("eckdame", "h8", "a1 a3 a5 b2 b4 c1 c3 d2 f2", BLACK).after("f2-e1")
    assert lost.outcome == BLACK_WINS
    assert found.after("g3-f4").outcome is None


@pytest.mark.cites("ECKDAME-14", "HALMADAME-9", "SCHACHHALMA-11", "PYRAMIDEN-12")
@pytest.mark.parametrize(
    ("slug", "white", "black", "last"),
    [
        ("eckdame", "d8 e7 f6 f8 g5 g7 h6 g3 a1", "h8", "g3-h4"),
        ("halma-dame", "b6 d6 f6 a7 c7 e7 g7 b8 d8 g5 a1 c3", "f8 h8", "g5-h6"),
        ("schach-halma", "f8 g8 f7 g7 h7 h6 g5 c5", "h8", "g5-g6"),
        ("pyramiden-dame", "a1 c1 e1 b2 d2 f2 c3 e3 c5 h8", "g1", "c5-d4"),
    ],
)
def test_by_option_one_own_stone_among_those_on_all_squares_is_enough(
    slug: str, white: str, black: str, last: str
) -> None:
    """An enemy who never leaves his home keeps a seat from winning only by the default."""
    found = standing(slug, white, black)
    assert found.after(last).outcome is None
    by_option = standing(slug, white, black, options="goal=filled").after(last)
    assert by_option.outcome == WHITE_WINS


# 19 Halma-Dame


@pytest.mark.cites("HALMADAME-2", "HALMADAME-4")
def test_twelve_stones_go_one_square_forward_or_back() -> None:
    start = playing("halma-dame")
    assert [len(own) for own in start.state.stones] == [12, 12]
    assert start.legal == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}
    found = standing("halma-dame", "d4", "h8")
    assert found.legal == {"d4-c3", "d4-e3", "d4-c5", "d4-e5"}
    assert found.refusal("d4-d5") == ["HALMADAME-4"]
    assert found.after("d4-c3").clauses == ["HALMADAME-4"]


@pytest.mark.cites("HALMADAME-5", "HALMADAME-6", "HALMADAME-8")
def test_lone_enemies_are_jumped_in_zigzag_and_own_stones_never() -> None:
    found = standing("halma-dame", "d4 c3", "e5 e7")
    assert {"d4-f6", "d4-d8"} <= found.legal
    assert found.after("d4-f6").clauses == ["HALMADAME-5"]
    assert found.after("d4-d8").clauses == ["HALMADAME-6"]
    assert found.refusal("d4-b2") == ["HALMADAME-4", "HALMADAME-8"]
    assert "d4-f6" not in standing("halma-dame", "d4", "e5 f6").legal


@pytest.mark.cites("HALMADAME-8")
def test_behind_an_own_stone_one_may_get_by_other_jumps() -> None:
    """From d4 over e3, g3, g5 to f6, which also lies behind the own stone on e5."""
    found = standing("halma-dame", "d4 e5", "e3 g3 g5")
    assert "d4-f6" in found.legal
    assert found.refusal("d4-f6") == []


@pytest.mark.cites("HALMADAME-9")
def test_the_squares_of_the_other_set_up_win() -> None:
    there = "b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8"
    won = standing("halma-dame", f"{there} g5", "a1").refusal("g5-h8")
    assert won == ["HALMADAME-4"]
    found = standing("halma-dame", f"{there.replace('h6 ', '')} h8 g5", "a1").after("g5-h6")
    assert (found.outcome, found.clauses) == (WHITE_WINS, ["HALMADAME-4", "HALMADAME-9"])


# 20 Schach-Halma


@pytest.mark.cites("SCHACHHALMA-2", "SCHACHHALMA-3", "SCHACHHALMA-4", "SCHACHHALMA-5")
def test_eight_pawns_fill_the_corner_but_for_the_tip() -> None:
    start = playing("schach-halma")
    assert " ".join(map(str, start.state.stones[WHITE])) == "a1 a2 a3 b1 b2 b3 c1 c2"
    assert " ".join(map(str, start.state.stones[BLACK])) == "f7 f8 g6 g7 g8 h6 h7 h8"
    around = {f"d4-{to}" for to in ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]}
    found = standing("schach-halma", "d4", "h1")
    assert found.legal == around
    assert found.refusal("d4-d6") == ["SCHACHHALMA-5"]
    assert found.after("d4-d5").clauses == ["SCHACHHALMA-5"]


@pytest.mark.cites("SCHACHHALMA-6", "SCHACHHALMA-7")
def test_stones_of_either_colour_are_jumped_one_after_another() -> None:
    found = standing("schach-halma", "d4 d5", "e6 h1")
    assert {"d4-d6", "d4-f6"} <= found.legal
    assert found.after("d4-d6").clauses == ["SCHACHHALMA-6"]
    assert found.after("d4-f6").clauses == ["SCHACHHALMA-7"]
    assert "d4-d7" not in found.legal
    assert "d4-d6" not in standing("schach-halma", "d4 d5", "d6").legal


@pytest.mark.cites("SCHACHHALMA-9")
def test_stones_leave_the_own_corner_first() -> None:
    """b3 can get out, a1 cannot: it only reaches other squares of the corner."""
    out = {"b3-a4", "b3-b4", "b3-c4", "b3-c3"}
    within = {"b3-a2", "b3-b2", "b3-c2", "b3-a3"}
    corner = {"a1-a2", "a1-b1", "a1-b2"}
    far = {f"e5-{to}" for to in ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]}
    found = standing("schach-halma", "a1 b3 e5", "h1")
    assert found.legal == out
    assert found.refusal("e5-e6") == found.refusal("a1-a2") == ["SCHACHHALMA-9"]
    assert found.refusal("b3-b2") == ["SCHACHHALMA-9"]
    by_moving = standing("schach-halma", "a1 b3 e5", "h1", options="home=move")
    assert by_moving.legal == out | within | corner
    assert by_moving.refusal("e5-e6") == ["SCHACHHALMA-9"]
    free = standing("schach-halma", "a1 b3 e5", "h1", options="home=free")
    assert free.legal == out | within | corner | far
    assert standing("schach-halma", "a1 e5", "h1").legal == corner | far


@pytest.mark.cites("SCHACHHALMA-11")
def test_the_squares_of_the_other_corner_win() -> None:
    found = standing("schach-halma", "f8 g8 f7 g7 h7 h6 h8 g5", "a1").after("g5-g6")
    assert (found.outcome, found.clauses) == (WHITE_WINS, ["SCHACHHALMA-5", "SCHACHHALMA-11"])


# 24 Pyramiden-Dame


@pytest.mark.cites("PYRAMIDEN-1", "PYRAMIDEN-2", "PYRAMIDEN-3", "PYRAMIDEN-4", "PYRAMIDEN-6")
def test_the_pyramids_stand_tip_to_tip_on_dark_squares() -> None:
    start = playing("pyramiden-dame")
    white, black = (set(map(str, own)) for own in start.state.stones)
    assert white == {"b8", "d8", "f8", "h8", "c7", "e7", "g7", "d6", "f6", "e5"}
    assert black == {"a1", "c1", "e1", "g1", "b2", "d2", "f2", "c3", "e3", "d4"}
    found = standing("pyramiden-dame", "d4", "h8")
    assert found.legal == {"d4-c3", "d4-e3", "d4-c5", "d4-e5"}
    assert found.refusal("d4-d3") == ["PYRAMIDEN-6"]
    assert found.after("d4-c3").clauses == ["PYRAMIDEN-6"]


@pytest.mark.cites("PYRAMIDEN-8")
def test_by_option_stones_advance_only() -> None:
    """White comes from above."""
    white = standing("pyramiden-dame", "d4", "e5", options="ways=forward")
    assert white.legal == {"d4-c3", "d4-e3"}
    black = standing("pyramiden-dame", "e5", "d4", BLACK, "ways=forward")
    assert black.legal == {"d4-c5", "d4-f6"}


@pytest.mark.cites("PYRAMIDEN-9", "PYRAMIDEN-10")
def test_own_and_enemy_stones_are_jumped_in_a_series() -> None:
    found = standing("pyramiden-dame", "e5 d4", "b2")
    assert {"e5-c3", "e5-a1"} <= found.legal
    assert found.after("e5-c3").clauses == ["PYRAMIDEN-9"]
    assert found.after("e5-a1").clauses == ["PYRAMIDEN-10"]


@pytest.mark.cites("PYRAMIDEN-12")
def test_the_pyramid_built_again_wins() -> None:
    there = "a1 c1 e1 g1 b2 d2 f2 c3 e3"
    found = standing("pyramiden-dame", f"{there} c5", "h8").after("c5-d4")
    assert (found.outcome, found.clauses) == (WHITE_WINS, ["PYRAMIDEN-6", "PYRAMIDEN-12"])


# 26 Räuberdame


@pytest.mark.cites("RAEUBER-1", "RAEUBER-3", "RAEUBER-5", "RAEUBER-6")
def test_robbers_step_and_jump_over_enemies() -> None:
    start = playing("raeuberdame")
    assert [len(own) for own in start.state.stones] == [12, 12]
    found = standing("raeuberdame", "d4", "e5 e7")
    assert found.legal == {"d4-c3", "d4-e3", "d4-c5", "d4-f6", "d4-d8"}
    assert found.after("d4-c5").clauses == ["RAEUBER-3"]
    assert found.after("d4-f6").clauses == ["RAEUBER-5"]
    assert found.after("d4-d8").clauses == ["RAEUBER-6"]
    assert standing("raeuberdame", "d4 e5", "h8").refusal("d4-f6") == ["RAEUBER-3"]


@pytest.mark.cites("RAEUBER-4")
def test_by_option_robbers_go_forward_only() -> None:
    assert standing("raeuberdame", "d4", "c5", options="ways=forward").legal == {"d4-e5", "d4-b6"}


ACROSS = "d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8 a5"


@pytest.mark.cites("RAEUBER-8", "RAEUBER-9", "RAEUBER-10")
def test_who_is_across_or_shuts_the_other_in_wins_by_each_reading() -> None:
    across = {
        wins: standing("raeuberdame", ACROSS, "e1", options=f"wins={wins}").after("a5-b6")
        for wins in ("either", "both", "shut_in")
    }
    assert {wins: found.outcome for wins, found in across.items()} == {
        "either": WHITE_WINS,
        "both": None,
        "shut_in": None,
    }
    assert across["either"].clauses == ["RAEUBER-3", "RAEUBER-8"]
    shut = {
        wins: standing("raeuberdame", "b2 d4", "a1", options=f"wins={wins}").after("d4-c3")
        for wins in ("either", "both", "shut_in")
    }
    assert {wins: found.outcome for wins, found in shut.items()} == {
        "either": WHITE_WINS,
        "both": None,
        "shut_in": WHITE_WINS,
    }
    assert shut["either"].clauses == ["RAEUBER-3", "RAEUBER-9"]
    assert shut["both"].legal == {"pass"}


@pytest.mark.cites("RAEUBER-4", "RAEUBER-10")
def test_both_at_once_come_only_where_nothing_goes_back() -> None:
    """Black's stone on e1 can go no further: then White, who is across, has shut him in."""
    found = standing("raeuberdame", ACROSS, "e1", options="wins=both, ways=forward")
    assert found.after("a5-b6").outcome == WHITE_WINS


# 29 Frösche und Kröten


@pytest.mark.cites("FROESCHE-1", "FROESCHE-2", "FROESCHE-3", "FROESCHE-4", "FROESCHE-5")
def test_three_stones_each_stand_on_one_file_and_stay_there() -> None:
    start = playing("froesche-und-kroeten")
    assert [" ".join(map(str, own)) for own in start.state.stones] == ["d6 d7 d8", "d1 d2 d3"]
    assert start.legal == {"d6-d5"}
    assert start.refusal("d6-e5") == start.refusal("d6-d4") == ["FROESCHE-4"]
    assert start.refusal("d3-d4", seat=BLACK) == ["FROESCHE-3"]
    assert start.after("d6-d5").clauses == ["FROESCHE-4"]


@pytest.mark.cites("FROESCHE-6", "FROESCHE-8")
def test_nothing_goes_back_while_the_stone_or_by_option_any_can_go_forward() -> None:
    """d5 stands before two enemies and can only go back; d7 can go forward."""
    found = standing("froesche-und-kroeten", "d5 d7", "d4 d3")
    assert found.legal == {"d5-d6", "d7-d6"}
    assert found.refusal("d7-d8") == ["FROESCHE-6"]
    by_player = standing("froesche-und-kroeten", "d5 d7", "d4 d3", options="duty=player")
    assert by_player.legal == {"d7-d6"}
    assert by_player.refusal("d5-d6") == ["FROESCHE-6"]
    alone = standing("froesche-und-kroeten", "d5", "d4 d3", options="duty=player")
    assert alone.legal == {"d5-d6"}


@pytest.mark.cites("FROESCHE-7", "FROESCHE-8", "FROESCHE-9")
def test_an_enemy_is_jumped_forward_or_back_and_by_option_several() -> None:
    found = standing("froesche-und-kroeten", "d8", "d7 d5")
    assert found.legal == {"d8-d6"}
    assert found.after("d8-d6").clauses == ["FROESCHE-7"]
    assert standing("froesche-und-kroeten", "d4", "d5 d3 d2").legal == {"d4-d6"}
    series = standing("froesche-und-kroeten", "d8", "d7 d5", options="series=yes")
    assert series.legal == {"d8-d6", "d8-d4"}
    assert series.after("d8-d4").clauses == ["FROESCHE-9"]


@pytest.mark.cites("FROESCHE-10")
def test_the_three_squares_of_the_opponent_win() -> None:
    found = standing("froesche-und-kroeten", "d4 d2 d1", "d8 d7 d5").after("d4-d3")
    assert (found.outcome, found.clauses) == (WHITE_WINS, ["FROESCHE-4", "FROESCHE-10"])
    lost = standing("froesche-und-kroeten", "d1 d2 d4", "d8 d7 d5", BLACK).after("d5-d6")
    assert lost.outcome == BLACK_WINS
