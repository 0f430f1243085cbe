"""Boards: what `show` prints is read, and errors stand at the row."""

from __future__ import annotations

import json

import pytest

from daumen_rules import SPECTATOR, load
from daumen_rules.contracts.record_model import GameRecord
from daumen_rules.contracts.record_model import Record as Written
from daumen_rules.games import catalogue
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.pieces.scenes import Board, Course, Scene
from daumen_rules.records.record import read, write_json
from tests.each import mostly_long, of_each

from .plays import NAMES, states
from .told import SCHEMA, error_of


def test_a_board_may_be_told_in_json() -> None:
    """A drawn board is one string, with slashes or new lines between its rows."""
    game = load("dame")
    rows = [*("........",) * 5, "..o.....", "........", "O......."]
    whole = game.position("players: A, B\nturn: B\nposition: B:Wc3,Ka1:B\n").known
    record = Written(
        game=game, rules=game.book.default, names=("A", "B"), games=(GameRecord(begins=whole),)
    )
    data = json.loads(write_json(record))
    for between in ("/", "\n"):
        told = data | {"position": {"board": between.join(rows), "turn": "B"}}
        SCHEMA.validate(told)
        assert read(json.dumps(told)) == record


STANDING = ("position", "stones", "sheep", "wolf", "men ", "fields")
"""The lines that say where stones, men or pawns stand."""


@pytest.mark.parametrize(
    "slug", mostly_long([s for s in catalogue.GAMES if load(s).scene.setup is not None], 8)
)
def test_a_board_is_read_as_it_is_drawn(slug: str) -> None:
    """The board that `show` prints, below `board:`, is the board of the state; in one line too."""
    game, tried = load(slug), 0
    players = game.rules.seats[0]
    setup = game.scene.setup
    assert setup is not None
    for state in [*states(game, players, seed=9, steps=40)][::4]:
        scene = game.scene.of(state, SPECTATOR)
        (board,) = [part for part in scene.middle if isinstance(part, (Board, Course))]
        drawn = [*scene_lines(Scene(middle=(board,)), "en")]
        stones = board.stones if isinstance(board, Board) else board.men
        if {tile.spans("en")[0][0] for _, tile in stones} - {*setup.signs}:
            continue
        own = game.write_position(state, NAMES[:players]).splitlines()
        others = [
            line
            for line in own
            if not line.startswith(("position", "stones", "sheep", "wolf", "men ", "fields"))
        ]
        turn = [] if "turn" in "".join(others) else [f"turn: {NAMES[state.turn]}"]
        for told in (
            ["board:", *drawn],
            [f"Brett: {'/'.join(drawn[:-1] if isinstance(board, Board) else drawn)}"],
        ):
            text = "\n".join((*others, *turn, *told))
            assert game.position(text).state == state, text
            tried += 1
    assert tried >= 8


LADDERS = (
    "".join(
        "|" + " ".join(map(str, row[:: -1 if row[0] // 10 % 2 else 1]))
        for row in (range(at, at + 10) for at in range(90, -1, -10))
    )
    .replace("|0 ", "|A0 ")
    .replace(" 5 ", " B5 ")
)
BOARDS = (
    ("dame", "board:|8   x|7|6|5|4|3|2|1 o|0", 11, 1, "8 rows"),
    ("dame", "board:|8   x|7|6|5|4|3|2", 9, 2, "8 rows"),
    ("dame", "board:|8   x|7|6|4|5|3|2|1", 6, 1, "row 5"),
    ("dame", "board:|8   x|7|6|5 . . q|4|3|2|1", 6, 7, "one of o, O, x, X"),
    ("dame", "board: ......../x", 2, 18, "8 rows"),
    ("muehle", "board:|7 o|6 x|5|4|3|2|1", 4, 3, "a place of the board"),
    ("wolf-und-schafe", "board:|8 W W|7|6|5|4|3|2|1 o o o o", 2, 1, "one wolf"),
    ("pferderennen", "board:|60 59", 3, 6, "8 rows"),
    ("leiterspiel", f"board:{LADDERS.replace('A0', ' 0')}", 2, 1, "one pawn of each seat"),
    ("leiterspiel", f"board:{LADDERS.replace('A0', 'A1')}", 12, 1, "field 0"),
    ("leiterspiel", f"board:{LADDERS.replace('A0', 'C0')}", 2, 1, "one pawn of each seat"),
    ("leiterspiel", f"board:{LADDERS.replace('A0', 'E0')}", 12, 1, "men (A, B, C, D)"),
    ("leiterspiel", f"board:{LADDERS} 10", 12, 23, "the end of the row"),
)


@of_each(("slug", "lines", "line", "column", "reason"), BOARDS)
def test_a_board_that_is_wrong_has_its_place(
    slug: str, lines: str, line: int, column: int, reason: str
) -> None:
    """A row too many or too few, another sign: the error stands at the row and says what fits."""
    wrong = error_of(load(slug), "players: A, B\n" + lines.replace("|", "\n"))
    assert wrong is not None
    assert (wrong.line, wrong.column) == (line, column), wrong.say("en")
    assert reason in wrong.say("en")
