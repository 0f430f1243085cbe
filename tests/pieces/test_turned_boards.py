"""Boards that lie with a corner in front: each square at its place, each stone on its square."""

from __future__ import annotations

import re

from daumen_rules.kernel.text import Text
from daumen_rules.pieces.pictures.art import board_name
from daumen_rules.pieces.pictures.turned import HALF, STONE, stones_drawn, turned_symbol
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.pieces.scenes import Board, Scene, stone

ONE = stone("o", Text("stone", "Stein"), "stone-light")


def turned(*spots: tuple[int, int]) -> Board:
    return Board(stones=((spot, ONE) for spot in spots), turned=True)


def test_a1_lies_below_and_every_square_is_drawn_once() -> None:
    symbol = turned_symbol(turned())
    light, dark = re.findall(r'<g fill="#(?:f0dfb8|a9764a)">(.*?)</g>', symbol.body)
    tops = [re.findall(r'd="M(\d+) (\d+)l', part) for part in (light, dark)]
    assert [len({*each}) for each in tops] == [32, 32]
    lowest = max(tops[1], key=lambda at: int(at[1]))
    assert int(lowest[0]) == symbol.box[0] // 2
    assert [int(lowest[1]) + 2 * HALF] == [16 * HALF]


def test_ranks_stand_at_the_left_edge_and_files_at_the_right_one() -> None:
    names = re.findall(r'<text x="(\d+)" y="(\d+)">(\w)<', turned_symbol(turned()).body)
    middle = turned_symbol(turned()).box[0] // 2
    assert "".join(name for x, _, name in names if int(x) < middle) == "12345678"
    assert "".join(name for x, _, name in names if int(x) > middle) == "abcdefgh"
    heights = {name: int(y) for _, y, name in names}
    assert heights["1"] == heights["a"] > heights["8"] == heights["h"]


def test_stones_stand_in_the_middle_of_their_squares_and_are_named_after_them() -> None:
    board = turned((0, 0), (7, 7), (0, 7), (3, 3))
    drawn = {name: (x + STONE // 2, y + STONE // 2) for _, name, x, y, _ in stones_drawn(board)}
    wide = turned_symbol(board).box[0]
    assert drawn["a1"] == (wide // 2, 15 * HALF)
    assert drawn["h8"] == (wide // 2, HALF)
    assert drawn["d4"] == (wide // 2, 9 * HALF)
    assert drawn["a8"][0] < HALF * 2
    assert drawn["a8"][1] == 8 * HALF


def test_it_has_a_drawing_of_its_own_and_the_same_lines_as_an_upright_board() -> None:
    board = turned((0, 0))
    upright = Board(stones=board.stones)
    assert board_name(board) != board_name(upright)
    lines = [scene_lines(Scene(middle=(each,)), "en") for each in (board, upright)]
    assert lines[0] == lines[1]
