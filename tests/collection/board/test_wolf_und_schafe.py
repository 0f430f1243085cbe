"""22 Wolf und Schafe: what is placed where, who moves how, and who wins."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.conformance.secrecy import LANGUAGES
from daumen_rules.games.board.wolf_und_schafe.clauses import Behind
from daumen_rules.games.board.wolf_und_schafe.field import SHEEP, WOLF
from daumen_rules.games.board.wolf_und_schafe.game import GAME
from daumen_rules.kernel.game import Outcome
from daumen_rules.pieces.boards import Square, squares
from daumen_rules.pieces.expected_error import ExpectedError
from tests.collection.board.playing import Playing, playing
from tests.collection.board.wolf_solved import Known, sheep_win
from tests.scene import seen_lines

SHEEP_WIN = Outcome((1, 0))
WOLF_WINS = Outcome((0, 1))
PLACE, MOVE, WAYS, TURN, FREE = "WOLF-4", "WOLF-5", "WOLF-6", "WOLF-7", "WOLF-10"


def field(wolf: str, sheep: str, turn: int, options: str = "") -> Playing:
    """The game with the pieces on these squares."""
    stand = {"wolf": Square.parse(wolf), "sheep": squares(sheep)}
    return playing("wolf-und-schafe", options, turn=turn, **stand)


@pytest.mark.cites("WOLF-2", "WOLF-3", "WOLF-4")
def test_the_wolf_begins_on_any_dark_square_but_those_of_the_sheep() -> None:
    start = playing("wolf-und-schafe")
    dark = {f"{file}{rank}" for rank in range(1, 9) for file in "aceg"[: 4 * (rank % 2)]}
    dark |= {f"{file}{rank}" for rank in range(2, 9, 2) for file in "bdfh"}
    assert start.state.sheep == squares("a1 c1 e1 g1")
    assert start.legal == {f"place {square}" for square in dark - {"a1", "c1", "e1", "g1"}}
    assert len(start.legal) == 28
    assert start.refusal("place d5") == [PLACE]
    assert start.refusal("place c1") == [PLACE]
    assert start.refusal("place d4", seat=SHEEP) == [TURN]
    assert start.refusal("c1-d2", seat=SHEEP) == [TURN, PLACE]
    assert start.after("place d4").refusal("place f6") == [PLACE]


@pytest.mark.cites("WOLF-5", "WOLF-6")
def test_pieces_go_one_square_diagonally_sheep_forward_only() -> None:
    assert field("d4", "a1 c1 e1 g1", WOLF).legal == {"d4-c3", "d4-e3", "d4-c5", "d4-e5"}
    sheep = field("d8", "a3 d4 h6 c1", SHEEP)
    assert sheep.legal == {"a3-b4", "d4-c5", "d4-e5", "h6-g7", "c1-b2", "c1-d2"}
    assert sheep.refusal("d4-d5") == [MOVE]
    assert sheep.refusal("d4-f6") == [MOVE]
    assert sheep.refusal("d4-c3") == [WAYS]
    assert sheep.refusal("d4-d3") == [MOVE, WAYS]
    assert sheep.refusal("d8-c7") == [MOVE, WAYS]
    assert sheep.refusal("f2-g3") == [MOVE]


@pytest.mark.cites("WOLF-10")
def test_nobody_goes_where_something_stands_nor_over_it() -> None:
    wolf = field("d4", "c3 e3 c5 a1", WOLF)
    assert wolf.legal == {"d4-e5"}
    assert wolf.refusal("d4-c5") == [FREE]
    assert wolf.refusal("d4-b2") == [MOVE]
    sheep = field("d4", "c3 b2 g1 h2", SHEEP)
    assert sheep.refusal("c3-d4") == sheep.refusal("b2-c3") == [FREE]


@pytest.mark.cites("WOLF-7")
def test_they_move_in_turn_and_not_after_the_end() -> None:
    game = playing("wolf-und-schafe").after("place d8", "d8-c7")
    assert game.state.turn == SHEEP
    assert game.refusal("c7-d6", seat=WOLF) == [TURN]
    game = game.after("a1-b2")
    assert game.state.turn == WOLF
    assert game.refusal("c1-d2", seat=SHEEP) == [TURN]
    assert field("e1", "a3 c3 e3 g3", SHEEP).refusal("a3-b4") == [TURN]


@pytest.mark.cites("WOLF-11")
def test_who_moves_first_is_an_option() -> None:
    assert playing("wolf-und-schafe").after("place d8").state.turn == WOLF
    assert playing("wolf-und-schafe", "first=sheep").after("place d8").state.turn == SHEEP


@pytest.mark.cites("WOLF-8")
def test_the_sheep_win_where_the_wolf_cannot_move() -> None:
    for wolf, sheep, last in (("h8", "f6 a3 c3 e3", "f6-g7"), ("d4", "c3 e3 c5 f4", "f4-e5")):
        game = field(wolf, sheep, SHEEP)
        assert game.outcome is None
        hemmed = game.after(last)
        assert hemmed.outcome == SHEEP_WIN
        assert hemmed.clauses == ["WOLF-5", "WOLF-8"]
        assert hemmed.legal == set()


@pytest.mark.cites("WOLF-9")
def test_the_wolf_wins_behind_the_sheep_by_each_reading() -> None:
    """He goes down past sheep on e5 (the last of all), then below it, then to the first rank."""
    ends = dict[str, str]()
    for option in Behind:
        game = field("d6", "e5 g5 b8 h8", WOLF, f"behind={option.value}")
        for words in ("d6-c5", "g5-h6", "c5-d4", "h6-g7", "d4-c3", "e5-d6", "c3-d2", "d6-c7"):
            game = game.after(words)
            if game.outcome:
                break
        else:
            words = "d2-c1"
            game = game.after(words)
        assert (game.outcome, game.clauses) == (WOLF_WINS, ["WOLF-5", "WOLF-9"])
        ends[option.value] = words
    assert ends == {"level_with_last": "d6-c5", "below_all": "c5-d4", "first_rank": "d2-c1"}


@pytest.mark.cites("WOLF-9")
@pytest.mark.parametrize("behind", Behind)
def test_a_wolf_above_the_last_sheep_is_not_behind_them(behind: Behind) -> None:
    assert field("d4", "c3 e5 g5 a5", SHEEP, f"behind={behind.value}").outcome is None


@pytest.mark.cites("WOLF-9")
def test_sheep_that_go_on_can_leave_the_wolf_behind_them() -> None:
    game = field("c3", "e3 a5 c5 g5", SHEEP)
    assert game.outcome is None
    assert game.after("e3-d4").outcome == WOLF_WINS
    assert field("c3", "e3 a5 c5 g5", SHEEP, "behind=first_rank").after("e3-d4").outcome is None


@pytest.mark.cites("WOLF-12")
def test_the_wolf_wins_where_no_sheep_can_move() -> None:
    stuck = field("f6", "h4 b8 d8 f8", WOLF).after("f6-g5")
    assert stuck.outcome == WOLF_WINS
    assert stuck.clauses == ["WOLF-5", "WOLF-12"]
    assert field("g5", "h4 b8 d8 g7", SHEEP).outcome is None


def test_no_game_has_more_than_28_moves_of_sheep_and_they_never_go_back() -> None:
    for seed in range(10):
        play = random_play(GAME, 2, GAME.book.default, Random(seed))
        ranks = [[sheep.rank for sheep in state.sheep] for state in play.states]
        heights = [sum(row) for row in ranks]
        assert heights == sorted(heights)
        assert heights[-1] == sum(told.action.seat == SHEEP for told in play.steps) <= 28


@pytest.mark.parametrize("behind", Behind)
def test_sheep_in_a_row_hem_in_a_wolf_beyond_it(behind: Behind) -> None:
    """The whole board is searched in tests/benchmarks; here the last three ranks."""
    known: Known = {}
    for wolf in ["a7", "c7", "e7", "g7", "b8", "d8", "f8", "h8"]:
        for turn in (SHEEP, WOLF):
            state = field(wolf, "b6 d6 f6 h6", turn, f"behind={behind.value}").state
            assert sheep_win(state, known)
    gap = field("e7", "b6 d6 g7 h6", WOLF, f"behind={behind.value}").state
    assert not sheep_win(gap, known)


def test_it_is_shown_as_on_the_board_and_written_in_squares() -> None:
    game = field("d4", "a1 c1 e1 h2", SHEEP)
    for language in LANGUAGES:
        assert seen_lines(GAME, game.state, language)[4:9] == (
            "4   ·   W   ·   ·",
            "3 ·   ·   ·   ·",
            "2   ·   ·   ·   o",
            "1 o   o   o   ·",
            "  a b c d e f g h",
        )
    assert seen_lines(GAME, game.state, "de")[9:] == ("► A  Schafe (o)", "  B  Wolf (W)")
    for words in ("d4", "d4-", "d4 e5"):
        with pytest.raises(ExpectedError, match=r"^`c3-d4` or `place c3`: a square such as c3$"):
            GAME.notation.read(WOLF, words)
    for words in ("place", "place d4 d4", "place i9", "setze i9"):
        with pytest.raises(ExpectedError, match=r"^`place c3`: a square such as c3$"):
            GAME.notation.read(WOLF, words)
