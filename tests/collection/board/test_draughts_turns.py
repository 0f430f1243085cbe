"""What a turn does in games of draughts: where stones go, what they take, when they are crowned."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.board.engines.draughts.board import KINGS, MEN, Position
from daumen_rules.games.board.engines.draughts.state import Capture, Demand, Move, State, measure
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.boards import SQUARES, Square
from daumen_rules.pieces.expected_error import ExpectedError
from tests.collection.board.situation import captures, position, situation, stones
from tests.each import of_each
from tests.scene import seen_lines


@pytest.mark.cites("DAME-5", "DAME-6", "DAME-15", "ENGLISCHE-2", "TUERKISCHE-2", "TUERKISCHE-5")
@pytest.mark.parametrize(
    ("slug", "start", "words"),
    [
        ("dame", "W:Wd4:Bh8", "d4-c5 d4-e5"),
        ("dame", "B:Wa1:Bd4", "d4-c3 d4-e3"),
        ("dame", "B:Wc1,h2:Bb2", "b2-a1"),
        ("dame", "W:WKd2,e1:Bh8", "d2-c1 d2-c3 d2-b4 d2-a5 d2-e3 d2-f4 d2-g5 d2-h6 e1-f2"),
        (
            "englische-dame",
            "W:WKd2,d6:Bh8",
            "d2-c1 d2-e1 d2-c3 d2-b4 d2-a5 d2-e3 d2-f4 d2-g5 d2-h6 d2-d4 d2-b2 d2-f2 d2-h2 "
            "d6-c7 d6-e7",
        ),
        ("tuerkische-dame", "W:Wd4:Bh8", "d4-c4 d4-d5 d4-e4"),
        (
            "tuerkische-dame",
            "W:WKb2,b4,d2:Bh8",
            "b2-a2 b2-b1 b2-b3 b2-c2 b4-a4 b4-b5 b4-c4 d2-c2 d2-d3 d2-e2",
        ),
    ],
)
def test_where_stones_go(slug: str, start: str, words: str) -> None:
    found = situation(slug, start)
    assert found.legal == set(words.split())
    assert found.outcome is None


@pytest.mark.cites("DAME-7", "DAME-8", "DAME-9", "DAME-10", "DAME-16")
@pytest.mark.cites("POLNISCHE-2", "TUERKISCHE-3", "ITALIENISCHE-3", "DRAUGHT-2", "DRAUGHT-4")
@of_each(
    ("slug", "start", "turn", "after"),
    [
        ("dame", "W:Wc3:Bd4,d6,h8", "c3xe5xc7", "B:Wc7:Bh8"),
        ("dame", "W:Wc3:BKd4,h8", "c3xe5", "B:We5:Bh8"),
        ("dame", "W:WKa1:Bd4,h8", "a1xf6", "B:WKf6:Bh8"),
        ("draught", "W:Wa1,h2:Bb2,d4,g3", "h2xf4", "B:Wa1,f4:Bb2,d4"),
        ("draught", "W:WKc3:Bb2,h8", "c3xa1", "B:WKa1:Bh8"),
        ("polnische-dame", "W:Wd4:Bc3,h8", "d4xb2", "B:Wb2:Bh8"),
        ("tuerkische-dame", "W:Wd4:Be4,f5,h8", "d4xf4xf6", "B:Wf6:Bh8"),
        ("italienische-dame", "W:WKc3:BKd4,h8", "c3xe5", "B:WKe5:Bh8"),
    ],
)
def test_what_stones_take(slug: str, start: str, turn: str, after: str) -> None:
    found = situation(slug, start).after(turn)
    assert position(found) == after
    assert found.clauses == ["DAME-8"]


@pytest.mark.cites("DAME-13", "POLNISCHE-5", "TUERKISCHE-4")
@of_each(
    ("slug", "start", "turn", "after"),
    [
        ("dame", "W:Wc7:Bh6", "c7-b8", "B:WKb8:Bh6"),
        ("dame", "B:Wh4:Bb2", "b2-a1", "W:Wh4:BKa1"),
        ("dame", "W:Wd6:Be7,g7", "d6xf8", "B:WKf8:Bg7"),
        ("polnische-dame", "W:Wd6:Be7,a7", "d6xf8", "B:WKf8:Ba7"),
        ("polnische-dame", "W:Wd6:Be7,g7,a7", "d6xf8xh6", "B:Wh6:Ba7"),
        ("polnische-dame", "W:Wd6:Be7,g7,g5,e5,a7", "d6xf8xh6xf4xd6", "B:Wd6:Ba7"),
        ("tuerkische-dame", "W:Wc6:Bc7,d8,a4", "c6xc8xe8", "B:WKe8:Ba4"),
        ("tuerkische-dame", "W:Wc7:Ba4", "c7-c8", "B:WKc8:Ba4"),
    ],
)
def test_when_a_man_becomes_a_king(slug: str, start: str, turn: str, after: str) -> None:
    found = situation(slug, start).after(turn)
    assert position(found) == after
    by = "TUERKISCHE-4" if slug == "tuerkische-dame" else "DAME-13"
    assert (by in found.clauses) == ("K" in after)


@pytest.mark.cites("ITALIENISCHE-3")
def test_only_men_leave_kings_alone() -> None:
    assert captures(situation("italienische-dame", "W:Wc3:BKd4,h8")) == set()
    assert captures(situation("italienische-dame", "W:Wc3:Bd4,h8")) == {"c3xe5"}


# Whole games by chance

GAMES = {
    "dame": "manual",
    "draught": "manual",
    "polnische-dame": "manual",
    "englische-dame": "manual with missed=forbidden",
    "tuerkische-dame": "manual with missed=forbidden",
    "schlagdame": "manual",
    "italienische-dame": "manual",
}


@pytest.mark.parametrize("slug", GAMES)
def test_what_holds_in_every_game(slug: str) -> None:
    """Stones stay on their squares and colours, none is made, men are crowned on the last row, and
    there is no quiet move where a capture is a duty.
    """
    found = game(slug)
    play = random_play(found, 2, found.book.read_rules(GAMES[slug]), Random(slug))
    for state in play.states:
        board = state.position.board
        assert slug == "tuerkische-dame" or all(
            square.is_dark for square, stone in zip(SQUARES, board, strict=True) if stone
        )
        assert MEN[0] not in board[-8:]
        assert MEN[1] not in board[:8]
        if state.captures and state.is_strict:
            assert all(isinstance(action, Capture) for action in legal_actions(found.rules, state))
    for told, (before, after) in zip(play.steps, pairwise(play.states), strict=True):
        assert measure(after) < measure(before)
        if isinstance(told.action, Move | Capture):
            keeps_to_the_rules(slug, before, after, told.action)
        elif isinstance(told.action, Demand):
            assert after.corrects


def keeps_to_the_rules(slug: str, before: State, after: State, action: Move | Capture) -> None:
    """The mover keeps his stones; the other loses as many as are jumped over, all different."""
    seat = action.seat
    assert stones(after, seat) == stones(before, seat)
    lost = stones(before, 1 - seat) - stones(after, 1 - seat)
    if isinstance(action, Move):
        assert lost == 0
        return
    run = before.captures[tuple(SQUARES.index(square) for square in action.path)]
    assert lost == len(run.taken) == len(set(run.taken)) == len(run.path) - 1
    if slug in ("polnische-dame", "italienische-dame"):
        assert {len(other.taken) for other in before.demanded.values()} == {lost}
    if slug == "italienische-dame" and run.stone in MEN:
        assert not any(before.position.board[square] in KINGS for square in run.taken)


@pytest.mark.parametrize("slug", GAMES)
def test_the_sides_are_alike(slug: str) -> None:
    """Turned half round with the colours swapped, the set-up is the same, but for who begins."""
    found = situation(slug)
    assert found.game.checks.rotated is not None
    turned = found.game.checks.rotated(found.state, 1, 2)
    assert turned.position.board == found.state.position.board
    assert turned.turn == 1
    assert found.game.checks.rotated(turned, 1, 2) == found.state


def test_without_kings_englische_dame_is_dame() -> None:
    random = Random(15)
    found, rules = game("englische-dame"), game("dame").book.default
    for state in random_play(found, 2, found.book.default, random).states:
        if not any(king in state.position.board for king in KINGS):
            here = {found.notation.write(action) for action in legal_actions(found.rules, state)}
            there = State(
                rules=rules, position=state.position, claim=state.claim, corrects=state.corrects
            )
            assert here == {
                found.notation.write(a) for a in legal_actions(game("dame").rules, there)
            }


# Words


@of_each("words", ["", "c3", "c3-", "c3-d4-e5", "c3xi5", "huff", "huff x", "c3xe5-g7"])
def test_words_that_are_no_turn_are_told_what_was_expected(words: str) -> None:
    with pytest.raises(ExpectedError) as error:
        game("dame").notation.read(0, words)
    assert error.value.text.en != error.value.text.de


@pytest.mark.parametrize(
    "text", ["", "W", "W:Wa1", "X:Wa1:Bb2", "W:Wa9:B", "W:Ba1:Wb2", "W:Wa1,:B"]
)
def test_texts_that_are_no_position_are_refused(text: str) -> None:
    with pytest.raises(ExpectedError):
        Position.parse(text)


def test_a_picture_shows_men_and_kings() -> None:
    found = situation("dame", "W:Wc1,Kg3:Bd6,Kh8")
    view = found.game.rules.view(found.state, 0)
    assert seen_lines(found.game, view, "en") == (
        "8   ·   ·   ·   X",
        "7 ·   ·   ·   ·",
        "6   ·   x   ·   ·",
        "5 ·   ·   ·   ·",
        "4   ·   ·   ·   ·",
        "3 ·   ·   ·   O",
        "2   ·   ·   ·   ·",
        "1 ·   o   ·   ·",
        "  a b c d e f g h",
        "► A  White (o)",
        "  B  Black (x)",
    )


@pytest.mark.parametrize(("square", "turned"), [((0, 0), (7, 7)), ((1, 3), (6, 4))])
def test_half_a_turn_of_the_board_takes_a_square_to_the_opposite_one(
    square: tuple[int, int], turned: tuple[int, int]
) -> None:
    """a1 lies where h8 lay, and b4 where g5 lay."""
    assert Square(*square).turned() == Square(*turned)
    assert Square(*turned).turned() == Square(*square)
