"""31 Ceylonesisches Mühlespiel: what is otherwise than in Mühle."""

from __future__ import annotations

import pytest

from daumen_rules.games.board.engines.two_sides import BLACK, WHITE
from tests.collection.board.morris_plan import BLACK_WINS, plan
from tests.collection.board.playing import Playing, playing

SLUG = "ceylonesisches-muehlespiel"
PLACE, MILL, MOVE, TAKE = "MUEHLE-4", "MUEHLE-5", "MUEHLE-6", "MUEHLE-7"
SAFE, WALLED, DUTY = "MUEHLE-8", "MUEHLE-13", "MUEHLE-14"
PLACE_AGAIN, MOVE_AGAIN, WAITING = "CEYLON-3", "CEYLON-4", "CEYLON-5"


def ceylon(
    white: str,
    black: str,
    options: str = "",
    *,
    turn: int = WHITE,
    hands: tuple[int, int] = (0, 0),
) -> Playing:
    return plan(white, black, turn=turn, hands=hands, options=options, slug=SLUG)


@pytest.mark.cites("CEYLON-2", "CEYLON-3")
def test_a_mill_of_the_placing_takes_nothing_and_gives_another_stone() -> None:
    game = playing(SLUG).after("place a7", "place a1", "place d7", "place d1", "place g7")
    assert game.clauses == [PLACE, MILL, PLACE_AGAIN]
    assert (game.state.turn, game.state.hands) == (WHITE, (6, 7))
    assert game.refusal("take a1") == ["CEYLON-2"]
    assert all(words.startswith("place") for words in game.legal)
    assert game.after("place b4").state.turn == BLACK


@pytest.mark.cites("CEYLON-3")
def test_another_turn_can_give_another_turn() -> None:
    game = ceylon("d7 g7 a4 a1 b6 f6", "c3 e3 d1", hands=(3, 6)).after("place a7")
    assert game.clauses == [PLACE, MILL, MILL, PLACE_AGAIN]
    game = game.after("place d6")
    assert game.clauses == [PLACE, MILL, PLACE_AGAIN]
    assert game.after("place g1").state.turn == BLACK


@pytest.mark.cites("CEYLON-4")
def test_after_the_placing_a_mill_takes_a_stone_and_gives_another_move() -> None:
    game = ceylon("a7 d7 g4 f2", "a1 d1 b4 e3").after("g4-g7")
    assert game.legal == {"take a1", "take d1", "take b4", "take e3"}
    taken = game.after("take e3")
    assert taken.clauses == [TAKE, MOVE_AGAIN]
    assert taken.state.turn == WHITE
    assert taken.after("f2-f4").state.turn == BLACK
    opened = taken.after("g7-g4", "b4-c4", "g4-g7")
    assert opened.state.turn == WHITE


# Who has placed all stones before the other


@pytest.mark.cites("CEYLON-5")
def test_who_has_no_stone_in_hand_waits_until_all_are_placed() -> None:
    game = ceylon("a7 d7 g7 b4", "a1 d1", hands=(0, 3), turn=BLACK).after("place b2")
    assert game.legal == {"pass"}
    assert game.refusal("b4-c4") == [PLACE]
    assert game.refusal("place c4") == [PLACE]
    passed = game.after("pass")
    assert (passed.clauses, passed.state.turn) == ([WAITING], BLACK)
    assert passed.refusal("pass") == [WAITING]
    last = passed.after("place b6", "pass", "place f6")
    assert last.refusal("pass") == [WAITING]
    assert "b4-c4" in last.legal


@pytest.mark.cites("CEYLON-2", "CEYLON-5")
def test_that_who_has_no_stone_in_hand_waits_is_an_option() -> None:
    before = ceylon("a7 d7 g4 b4", "a1 d1", "waiting=moves", hands=(0, 3), turn=BLACK)
    game = before.after("place b2")
    assert {"b4-c4", "g4-g7"} <= game.legal
    assert game.refusal("pass") == [WAITING]
    assert game.after("b4-c4").state.turn == BLACK
    mill = game.after("g4-g7")
    assert mill.clauses == [MOVE, MILL, PLACE_AGAIN]
    assert (mill.state.turn, mill.state.lost) == (WHITE, before.state.lost)
    walled = ceylon("a7 d7 g7 g4", "a4 d6 f4", "waiting=moves", hands=(0, 2), turn=BLACK)
    waits = walled.after("place g1")
    assert (waits.outcome, waits.legal) == (None, {"pass"})


@pytest.mark.cites("CEYLON-5")
def test_a_mill_gives_no_other_turn_to_who_has_to_wait() -> None:
    white, black = "a7 d7 b4", "a1 d1 c3"
    game = ceylon(white, black, hands=(1, 3)).after("place g7")
    assert (game.clauses, game.state.turn) == ([PLACE, MILL], BLACK)
    moves = ceylon(white, black, "waiting=moves", hands=(1, 3)).after("place g7")
    assert (moves.clauses, moves.state.turn) == ([PLACE, MILL, PLACE_AGAIN], WHITE)
    assert "b4-c4" in moves.legal


# The last stone of all


@pytest.mark.cites("CEYLON-6")
def test_whether_the_last_stone_of_all_gives_a_move_is_an_option() -> None:
    for options, turn in (("", BLACK), ("last_stone=ends", WHITE)):
        game = ceylon("a7 d7 b4 f4", "a1 d1 c3", options, hands=(0, 1), turn=BLACK)
        after = game.after("place g1")
        assert after.state.turn == turn
        assert all("-" in words for words in after.legal)
        earlier = ceylon("a7 d7", "a1 d1 c3", options, hands=(1, 2), turn=BLACK)
        assert earlier.after("place g1").state.turn == BLACK


LAST_BUT_ONE = "a7 d7 a4 d1 g1 b6 f6 b2"
AROUND_IT = "c4 c3 d6 f4 d2 a1 g4 f2 b4"
"""Free is the corner of White's mill; then nothing but points that only Black is next to."""


@pytest.mark.cites("CEYLON-7")
def test_what_becomes_of_another_turn_without_a_move_is_an_option() -> None:
    ends = ceylon(LAST_BUT_ONE, AROUND_IT, hands=(1, 0)).after("place g7")
    assert (ends.outcome, ends.state.turn) == (None, BLACK)
    assert ends.clauses == [PLACE, MILL]
    loses = ceylon(LAST_BUT_ONE, AROUND_IT, "no_move=loses", hands=(1, 0)).after("place g7")
    assert loses.outcome == BLACK_WINS
    assert loses.clauses == [PLACE, MILL, PLACE_AGAIN, WALLED]


# A mill that takes nothing


@pytest.mark.cites("CEYLON-8")
def test_whether_a_mill_that_takes_nothing_gives_a_move_is_an_option() -> None:
    in_mills = ("a7 d7 g4 f2", "a1 d1 g1")
    again = ceylon(*in_mills).after("g4-g7")
    assert (again.clauses, again.state.turn) == ([MOVE, MILL, SAFE, MOVE_AGAIN], WHITE)
    ends = ceylon(*in_mills, "not_taken=ends").after("g4-g7")
    assert (ends.clauses, ends.state.turn) == ([MOVE, MILL, SAFE], BLACK)
    taken = ceylon("a7 d7 g4 f2", "a1 d1 g1 b4", "not_taken=ends").after("g4-g7", "take b4")
    assert taken.state.turn == WHITE
    placed = ceylon("a7 d7", "a1 d1", "not_taken=ends", hands=(7, 7)).after("place g7")
    assert placed.state.turn == WHITE


@pytest.mark.cites("CEYLON-8", "CEYLON-4")
def test_the_options_of_muehle_are_options_here_too() -> None:
    outside, in_mills = ("a7 d7 g4 f2", "a1 d1 g1 b4"), ("a7 d7 g4 f2", "a1 d1 g1")
    assert ceylon(*outside).after("g4-g7").refusal("leave") == [DUTY]
    left = ceylon(*outside, "taking=may").after("g4-g7", "leave")
    assert (left.clauses, left.state.turn) == ([DUTY, MOVE_AGAIN], WHITE)
    ends = ceylon(*outside, "taking=may, not_taken=ends").after("g4-g7", "leave")
    assert (ends.clauses, ends.state.turn) == ([DUTY], BLACK)
    some = ceylon(*in_mills, "all_in_mills=any").after("g4-g7")
    assert some.legal == {"take a1", "take d1", "take g1"}
