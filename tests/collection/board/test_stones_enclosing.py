"""21, 23, 27: who is enclosed and leaves the board, and who has won."""

from __future__ import annotations

import pytest

from tests.collection.board.playing import playing
from tests.collection.board.stones_positions import BLACK, BLACK_WINS, WHITE, WHITE_WINS, standing

STUCK = "STONES-6"
ALL = ["go-dame", "mauern", "kesselschlacht"]
STEP = {"go-dame": "GODAME-4", "mauern": "MAUERN-7", "kesselschlacht": "KESSEL-3"}
ENCLOSED = {"go-dame": "GODAME-7", "mauern": "MAUERN-5", "kesselschlacht": "KESSEL-5"}
NO_JUMP = {"go-dame": "GODAME-5", "mauern": "MAUERN-3", "kesselschlacht": "KESSEL-2"}
TAKEN = {"go-dame": "GODAME-8", "mauern": "MAUERN-9", "kesselschlacht": "KESSEL-7"}
TURN = {"go-dame": "GODAME-3", "mauern": "MAUERN-6", "kesselschlacht": "KESSEL-8"}


@pytest.mark.cites("GODAME-2", "GODAME-3", "GODAME-4", "MAUERN-1", "MAUERN-2", "MAUERN-6")
@pytest.mark.cites("MAUERN-7", "KESSEL-1", "KESSEL-3", "KESSEL-8")
@pytest.mark.parametrize("slug", ALL)
def test_twelve_stones_go_one_square_forward_or_back_in_turn(slug: str) -> None:
    start = playing(slug)
    assert [len(own) for own in start.state.stones] == [12, 12]
    assert start.legal == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}
    assert start.refusal("b6-a5", seat=BLACK) == [TURN[slug]]
    assert start.after("a3-b4").clauses == [STEP[slug]]
    found = standing(slug, "d4", "h8")
    assert found.legal == {"d4-c3", "d4-e3", "d4-c5", "d4-e5"}
    assert found.refusal("d4-d5") == [STEP[slug]]


@pytest.mark.cites("MAUERN-8", "KESSEL-9")
@pytest.mark.parametrize("slug", ["mauern", "kesselschlacht"])
def test_by_option_stones_go_forward_only(slug: str) -> None:
    assert standing(slug, "d4", "h8", options="ways=forward").legal == {"d4-c5", "d4-e5"}
    assert standing(slug, "a1", "d4", BLACK, "ways=forward").legal == {"d4-c3", "d4-e3"}


@pytest.mark.cites("GODAME-5", "MAUERN-3", "KESSEL-2")
@pytest.mark.parametrize("slug", ALL)
def test_nothing_is_jumped(slug: str) -> None:
    found = standing(slug, "d4 c3", "e5")
    assert found.refusal("d4-f6") == [STEP[slug], NO_JUMP[slug]]
    assert found.refusal("d4-b2") == [STEP[slug], NO_JUMP[slug]]
    assert found.refusal("d4-d6") == [STEP[slug]]


@pytest.mark.cites("GODAME-7", "MAUERN-5", "KESSEL-5")
@pytest.mark.parametrize("slug", ALL)
@pytest.mark.parametrize(
    ("white", "stone", "last"),
    [("c3", "a1", "c3-b2"), ("b2 d2 b4 e5", "c3", "e5-d4"), ("g3 h6", "h4", "h6-g5")],
)
def test_a_stone_amid_the_board_or_at_its_rim_is_enclosed(
    slug: str, white: str, stone: str, last: str
) -> None:
    found = standing(slug, white, f"{stone} f8").after(last)
    assert [str(at) for at in found.state.stones[BLACK]] == ["f8"]
    assert found.clauses == [STEP[slug], ENCLOSED[slug]]
    assert found.state.turn == BLACK
    assert found.state.quiet == 0


@pytest.mark.cites("GODAME-7", "MAUERN-5", "KESSEL-6")
@pytest.mark.parametrize("slug", ALL)
def test_a_group_is_taken_at_once_or_saves_itself(slug: str) -> None:
    """White closes the ring around a1 and b2."""
    for unit, left in (("group", ["f8"]), ("single", ["a1", "b2", "f8"])):
        by_default = {"group": "go-dame kesselschlacht", "single": "mauern"}[unit]
        options = "" if slug in by_default.split() else f"unit={unit}"
        found = standing(slug, "a3 c1 d4", "a1 b2 f8", options=options).after("d4-c3")
        assert [str(at) for at in found.state.stones[BLACK]] == left


@pytest.mark.cites("GODAME-7", "MAUERN-5", "KESSEL-5")
@pytest.mark.parametrize("slug", ALL)
def test_a_stone_with_a_free_square_beside_it_stays(slug: str) -> None:
    found = standing(slug, "b2 d2 e5", "c3 f8").after("e5-d4")
    assert len(found.state.stones[BLACK]) == 2
    assert found.clauses == [STEP[slug]]


@pytest.mark.cites("GODAME-9")
def test_whether_free_squares_within_a_ring_save_the_stones_in_it_is_an_option() -> None:
    """White closes the ring around a1, which has b2 free, and the squares beyond are more. A wall
    along the whole diagonal leaves twelve squares on either side, so that neither is enclosed.
    """
    ring = ("a3 c1 d4", "a1 f8")
    assert len(standing("go-dame", *ring).after("d4-c3").state.stones[BLACK]) == 2
    held = standing("go-dame", *ring, options="ring=holds").after("d4-c3")
    assert [str(at) for at in held.state.stones[BLACK]] == ["f8"]
    assert held.clauses == [STEP["go-dame"], ENCLOSED["go-dame"]]
    wall = standing("go-dame", "a1 c1 c3 d4 e5 f6 g7 h8", "b6 g3", options="ring=holds")
    assert len(wall.after("c1-b2").state.stones[BLACK]) == 2


@pytest.mark.cites("GODAME-10", "GODAME-8")
def test_all_stones_of_a_seat_can_be_taken_at_once() -> None:
    found = standing("go-dame", "a3 c1 d4", "a1 b2").after("d4-c3")
    assert (found.outcome, found.state.stones[BLACK]) == (WHITE_WINS, ())


@pytest.mark.cites("MAUERN-5", "KESSEL-5", "STONES-8")
@pytest.mark.parametrize("slug", ["mauern", "kesselschlacht"])
def test_by_option_enclosed_stones_may_be_left(slug: str) -> None:
    found = standing(slug, "c3", "a1 f8", options="taking=may").after("c3-b2")
    assert (found.state.turn, found.legal) == (WHITE, {"take", "leave"})
    assert found.refusal("b2-c3") == [ENCLOSED[slug]]
    taken = found.after("take")
    assert (len(taken.state.stones[BLACK]), taken.state.turn) == (1, BLACK)
    assert taken.clauses == [ENCLOSED[slug]]
    left = found.after("leave")
    assert (len(left.state.stones[BLACK]), left.state.turn) == (2, BLACK)
    assert left.clauses == ["STONES-8"]
    assert left.refusal("take") == left.refusal("leave") == [ENCLOSED[slug]]
    assert playing(slug).refusal("take") == [ENCLOSED[slug]]


@pytest.mark.cites("GODAME-8", "MAUERN-9", "KESSEL-7")
@pytest.mark.parametrize("slug", ALL)
def test_whoever_has_taken_all_stones_has_won(slug: str) -> None:
    found = standing(slug, "c3", "a1").after("c3-b2")
    assert (found.outcome, found.legal) == (WHITE_WINS, set())
    assert found.clauses == [STEP[slug], ENCLOSED[slug], TAKEN[slug]]
    assert standing(slug, "h8", "f6", BLACK).after("f6-g7").outcome == BLACK_WINS


@pytest.mark.cites("STONES-6")
@pytest.mark.parametrize("slug", ALL)
def test_whoever_cannot_move_has_lost(slug: str) -> None:
    """Where stones save each other a seat can be shut in and keep them all."""
    found = standing(slug, "a3 c1 d4", "a1 b2", options="unit=single").after("d4-c3")
    assert (found.outcome, found.clauses) == (WHITE_WINS, [STEP[slug], STUCK])
