"""28 Hasami Yogi: how stones go, what is surrounded, and which rows win."""

from __future__ import annotations

from itertools import product

import pytest

from tests.collection.board.playing import playing
from tests.collection.board.stones_positions import BLACK, BLACK_WINS, WHITE, WHITE_WINS, standing

SLUG = "hasami-yogi"
SLIDE, JUMP, SURROUNDED = "HASAMI-5", "HASAMI-8", "HASAMI-13"


@pytest.mark.cites("HASAMI-2", "HASAMI-3", "HASAMI-4")
def test_eight_stones_each_stand_on_the_base_lines_and_white_begins() -> None:
    start = playing(SLUG)
    files = "abcdefgh"
    assert [*map(str, start.state.stones[WHITE])] == [f"{file}1" for file in files]
    assert [*map(str, start.state.stones[BLACK])] == [f"{file}8" for file in files]
    assert start.legal == {f"{f}1-{f}{rank}" for f, rank in product(files, range(2, 8))}
    assert start.refusal("a8-a7", seat=BLACK) == ["HASAMI-4"]


@pytest.mark.cites("HASAMI-5", "HASAMI-6", "HASAMI-7")
def test_a_stone_goes_straight_as_far_as_it_wants_and_stops_before_another() -> None:
    found = standing(SLUG, "d4 d6 f1 f3", "b4 a4 h1 h3 h5 h7")
    up, down = {"d4-d5"}, {"d4-d3", "d4-d2", "d4-d1"}
    left, right = {"d4-c4"}, {"d4-e4", "d4-f4", "d4-g4", "d4-h4"}
    assert {words for words in found.legal if words.startswith("d4")} == up | down | left | right
    assert found.refusal("d4-e5") == [SLIDE, "HASAMI-6"]
    assert found.refusal("d4-d7") == [SLIDE]
    assert found.refusal("d4-e6") == [SLIDE]
    assert found.after("d4-h4").clauses == [SLIDE]


@pytest.mark.cites("HASAMI-8")
def test_an_enemy_beside_a_stone_is_jumped_and_nothing_captured() -> None:
    found = standing(SLUG, "d4 a1 a2 a3", "d5 d7 h1 h3 h5")
    jumped = found.after("d4-d6")
    assert jumped.clauses == [JUMP]
    assert len(jumped.state.stones[BLACK]) == 5
    assert found.refusal("d4-d8") == [SLIDE]
    assert standing(SLUG, "d4 a1 a2 a3", "d6 h1 h3 h5").refusal("d4-d7") == [SLIDE]
    assert standing(SLUG, "d4 d5 a1 a2", "h1 h3 h5 h7").refusal("d4-d6") == [SLIDE]


@pytest.mark.cites("HASAMI-11", "HASAMI-12")
@pytest.mark.parametrize(
    ("white", "last"),
    [
        ("b3 c3 d3 e1", "e1-e3"),
        ("d2 d3 d4 a5", "a5-d5"),
        ("b2 c3 d4 e1", "e1-e5"),
        ("b6 c5 d4 e1", "e1-e3"),
        ("a8 b8 c8 d3", "d3-d8"),
    ],
)
def test_four_in_a_row_win_in_every_direction(white: str, last: str) -> None:
    found = standing(SLUG, white, "h1 h3 h5 h7").after(last)
    assert (found.outcome, found.clauses) == (WHITE_WINS, [SLIDE, "HASAMI-11"])


@pytest.mark.cites("HASAMI-12")
def test_stones_on_the_base_line_count_for_no_row() -> None:
    own = standing(SLUG, "a1 b1 c1 d4", "h2 h4 h6 h8").after("d4-d1")
    assert own.outcome is None
    column = standing(SLUG, "d1 d2 d3 a4", "h2 h4 h6 h8").after("a4-d4")
    assert column.outcome is None
    theirs = standing(SLUG, "a8 b8 c8 d3", "h1 h3 h5 h7", options="base=both").after("d3-d8")
    assert theirs.outcome is None
    black = standing(SLUG, "h2 h4 h6 g1", "a8 b8 c8 d4", BLACK).after("d4-d8")
    assert black.outcome is None


@pytest.mark.cites("HASAMI-13")
def test_an_enemy_with_four_stones_beside_it_is_taken() -> None:
    found = standing(SLUG, "c4 e4 d5 d1", "d4 h1 h3 h5 h7").after("d1-d3")
    assert [*map(str, found.state.stones[BLACK])] == ["h1", "h3", "h5", "h7"]
    assert found.clauses == [SLIDE, SURROUNDED]
    diagonal = standing(SLUG, "c3 e3 c5 e8", "d4 h1 h3 h6 h7").after("e8-e5")
    assert len(diagonal.state.stones[BLACK]) == 5


@pytest.mark.cites("HASAMI-13")
def test_the_rim_helps_by_option_only() -> None:
    for options, left in (("", 5), ("edge=helps", 4)):
        found = standing(SLUG, "a5 b4 a1 e1", "a4 h1 h3 h5 h7", options=options).after("a1-a3")
        assert len(found.state.stones[BLACK]) == left


@pytest.mark.cites("HASAMI-15")
def test_a_stone_that_went_between_others_by_itself_is_taken_by_option_only() -> None:
    for options, left in (("", 5), ("hole=taken", 4)):
        found = standing(SLUG, "c4 e4 d5 d3 a1", "d6 h1 h3 h5 h7", BLACK, options)
        assert len(found.after("d6-d4", "a1-a2").state.stones[BLACK]) == left


@pytest.mark.cites("HASAMI-13", "STONES-8")
def test_by_option_a_surrounded_stone_may_be_left() -> None:
    found = standing(SLUG, "c4 e4 d5 d1", "d4 h1 h3 h5 h7", options="taking=may").after("d1-d3")
    assert found.legal == {"take", "leave"}
    assert found.refusal("d3-d2") == [SURROUNDED]
    assert len(found.after("take").state.stones[BLACK]) == 4
    left = found.after("leave")
    assert (len(left.state.stones[BLACK]), left.state.turn) == (5, BLACK)


@pytest.mark.cites("HASAMI-14")
def test_five_stones_taken_win() -> None:
    found = standing(SLUG, "c4 e4 d5 d1", "d4 h1 h3 h5").after("d1-d3")
    assert (found.outcome, found.clauses) == (WHITE_WINS, [SLIDE, SURROUNDED, "HASAMI-14"])


@pytest.mark.cites("STONES-6", "HASAMI-12")
def test_whoever_cannot_move_has_lost() -> None:
    """White's four stones in the corner are shut in. By default Black has won by a diagonal."""
    black = "a3 b3 c1 c2 a4 b4 d1 e2"
    found = standing(SLUG, "a1 a2 b1 b2", black, BLACK, "base=both").after("e2-d2")
    assert (found.outcome, found.clauses) == (BLACK_WINS, [SLIDE, "STONES-6"])
    row = standing(SLUG, "a1 a2 b1 b2", "a3 b3 c1 c2 a4 b4 d2 e1", BLACK).after("e1-d1")
    assert (row.outcome, row.clauses) == (BLACK_WINS, [SLIDE, "HASAMI-11"])


@pytest.mark.numbers("hasami-yogi")
@pytest.mark.cites("HASAMI-11", "HASAMI-12")
def test_of_130_rows_107_win_for_each_seat() -> None:
    """35 in ranks, 32 in files and 40 on diagonals do not touch the own base line."""
    steps = ((1, 0), (0, 1), (1, 1), (1, -1))
    rows = [
        [(file + n * dx, rank + n * dy) for n in range(4)]
        for (file, rank), (dx, dy) in product(product(range(8), range(8)), steps)
        if file + 3 * dx < 8 and 0 <= rank + 3 * dy < 8
    ]
    assert len(rows) == 130
    for seat, base in ((WHITE, 0), (BLACK, 7)):
        winning = 0
        for row in rows:
            own = " ".join(f"{'abcdefgh'[file]}{rank + 1}" for file, rank in row)
            sides = (own, "") if seat == WHITE else ("", own)
            found = standing(SLUG, *sides, turn=1 - seat)
            won = found.game.rules.outcome(found.state)
            others = [s for s in range(2) if won and s in won.winners]
            is_row = any(rank == base for _, rank in row)
            way = found.state.rules.way
            assert (way.won(found.state, seat).clause.id == "HASAMI-11") == (not is_row)
            assert others == [seat]
            winning += not is_row
        assert winning == 107
