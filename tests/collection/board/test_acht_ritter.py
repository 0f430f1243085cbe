"""12 Acht Ritter: how knights move and capture, and how many moves bring them into contact."""

from __future__ import annotations

import pytest

from tests.collection.board.playing import Playing, playing
from tests.collection.board.stones_positions import BLACK, BLACK_WINS, WHITE_WINS, standing

SLUG = "acht-ritter"
TURN, STEP, CAPTURE, AS_IN_CHESS = "RITTER-3", "RITTER-4", "RITTER-6", "RITTER-7"


@pytest.mark.cites("RITTER-1", "RITTER-2", "RITTER-3")
def test_four_stones_stand_as_printed_and_white_begins() -> None:
    start = playing(SLUG)
    assert [" ".join(map(str, own)) for own in start.state.stones] == [
        "a8 c8 e8 g8",
        "b2 d2 f2 h2",
    ]
    assert start.refusal("b2-b3", seat=BLACK) == [TURN]


@pytest.mark.cites("RITTER-2")
@pytest.mark.parametrize(
    ("set_up", "white", "black"),
    [
        ("white_nearer", "a7 c7 e7 g7", "b2 d2 f2 h2"),
        ("black_farther", "a8 c8 e8 g8", "b1 d1 f1 h1"),
    ],
)
def test_by_option_both_stand_alike_and_white_can_capture_at_once(
    set_up: str, white: str, black: str
) -> None:
    start = playing(SLUG, f"set_up={set_up}")
    assert [" ".join(map(str, own)) for own in start.state.stones] == [white, black]
    captures = [words for words in start.legal if words.partition("-")[2] in black.split()]
    assert captures
    assert start.after(captures[0]).outcome == WHITE_WINS


@pytest.mark.cites("RITTER-4", "RITTER-7")
def test_a_stone_goes_like_the_queen_or_the_knight() -> None:
    found = standing(SLUG, "a1 b3 c8 d8", "h7 h5 h3 f8")
    queen = {f"a1-{file}1" for file in "bcdefgh"} | {f"a1-a{rank}" for rank in range(2, 9)}
    queen |= {f"a1-{'abcdefgh'[n]}{n + 1}" for n in range(1, 8)}
    knight = {"a1-c2"}
    assert {words for words in found.legal if words.startswith("a1-")} == queen | knight
    assert found.refusal("a1-b3") == [AS_IN_CHESS]
    assert found.refusal("a1-d2") == [STEP]
    assert found.refusal("b3-b3") == [AS_IN_CHESS]
    assert standing(SLUG, "a1 c3 c8 d8", "h7 h5 h2 f8").refusal("a1-d4") == [STEP, AS_IN_CHESS]


@pytest.mark.cites("RITTER-6", "RITTER-7")
def test_a_capture_wins() -> None:
    found = standing(SLUG, "a1 b8 d8 g8", "a4 c2 f2 h2")
    queen = found.after("a1-a4")
    assert (queen.outcome, queen.clauses) == (WHITE_WINS, [STEP, CAPTURE])
    assert queen.legal == set()
    assert found.after("a1-c2").outcome == WHITE_WINS
    assert found.refusal("a1-a5") == [STEP, AS_IN_CHESS]
    black = standing(SLUG, "a1 b8 d8 g8", "a4 c2 f2 h2", BLACK)
    assert black.after("c2-a1").outcome == BLACK_WINS


@pytest.mark.cites("RITTER-6", "RITTER-8")
def test_a_knight_left_in_danger_decides_the_game_or_all_four_have_to_be_captured() -> None:
    """Black could have moved the knight on a4, or captured with it, and did neither."""
    before = standing(SLUG, "a1 b8 d8 g8", "a4 c2 f2 h2", BLACK).after("h2-h3")
    assert before.after("a1-a4").outcome == WHITE_WINS
    goes_on = standing(SLUG, "a1 b8 d8 g8", "a4 c2 f2 h2", options="wins=all").after("a1-a4")
    assert (goes_on.outcome, len(goes_on.state.stones[BLACK])) == (None, 3)
    last = standing(SLUG, "a1 b8 d8 g8", "a4", options="wins=all").after("a1-a4")
    assert (last.outcome, last.clauses) == (WHITE_WINS, [STEP, CAPTURE])


@pytest.mark.numbers("acht-ritter")
@pytest.mark.cites("RITTER-4", "RITTER-7")
def test_of_76_first_moves_13_make_no_contact_and_leave_258_such_answers() -> None:
    """Counted independently; nothing can be captured before both have moved."""
    start = playing(SLUG)
    threatened = set(map(str, start.state.stones[BLACK]))
    assert len(start.legal) == 76
    assert not any(words.partition("-")[2] in threatened for words in start.legal)
    quiet = [after for after in map(start.after, start.legal) if not in_contact(after)]
    assert len(quiet) == 13
    answers = [after for one in quiet for after in map(one.after, one.legal)]
    assert sum(not in_contact(after) for after in answers) == 258


def in_contact(found: Playing) -> bool:
    """Whether the seat on turn could capture something."""
    state = found.state
    theirs = {*state.numbers[1 - state.turn]}
    return any(theirs.intersection(targets) for targets in state.targets.values())
