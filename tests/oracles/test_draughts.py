"""Draught and Polnische Dame are played as two other engines play them, in games by chance.

OpenSpiel's checkers is 13 Draught: there each jump is an action of its own and the turn goes on
with the same player, and forty turns without a capture are a draw. The Brazilian draughts of
py-draughts are 14 Polnische Dame whose captured stones stay until the capture is over; of captures
that take the same stones from and to the same squares it names one.

`DAUMEN_RULES_ORACLE_POSITIONS` says how many positions are compared with each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from daumen_rules.games.board import draught, polnische_dame
from daumen_rules.games.board.engines.draughts.board import KINGS, Position, Stone
from daumen_rules.games.board.engines.draughts.clauses import Missed, Taken
from daumen_rules.games.board.engines.draughts.state import Action, Capture, Move, State
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.boards import SIZE, Square, number, squares
from tests.conftest import many

Note: TypeAlias = Callable[[str, object], None]
"""What `record_property` of pytest is."""
POSITIONS: Final = int(os.environ.get("DAUMEN_RULES_ORACLE_POSITIONS", many(100, 200)))


class Seen:
    """What was compared, and what differed."""

    def __init__(self) -> None:
        self.positions = self.with_kings = self.games = 0
        self.differences: list[str] = []

    def compare(self, state: State, ours: object, theirs: object) -> None:
        """Count a position, and note where the other engine sees something else."""
        self.positions += 1
        self.with_kings += any(king in state.position.board for king in KINGS)
        if ours != theirs:
            self.differences.append(f"{state.position}: {ours}, the other engine {theirs}")

    @property
    def is_over(self) -> bool:
        return self.positions >= POSITIONS or bool(self.differences)

    def report(self, name: str, record_property: Note) -> None:
        found = f"{self.positions} positions ({self.with_kings} with kings) in {self.games} games"
        record_property("oracle", found)
        print(f"\n{name}: {found}, {len(self.differences)} differences")
        assert not self.differences, self.differences[0]


def after(game: Any, state: State, action: Action) -> State:
    answer = step(game.rules, state, action)
    assert isinstance(answer, Step), answer
    found: State = answer.state
    return found


# 13 and OpenSpiel

LETTERS: Final = {
    "o": Stone.WHITE_MAN,
    "8": Stone.WHITE_KING,
    "+": Stone.BLACK_MAN,
    "*": Stone.BLACK_KING,
    ".": None,
}


def their_position(other: Any) -> Position:
    """The position in a picture of OpenSpiel: ranks from the eighth, each after its number."""
    rows = str(other).splitlines()[:SIZE]
    board = tuple(LETTERS[letter] for row in reversed(rows) for letter in row[1 : SIZE + 1])
    return Position(board, other.current_player())


def their_turns(
    other: Any, path: tuple[Square, ...] = ()
) -> Iterator[tuple[tuple[Square, ...], Any]]:
    """Whole turns of OpenSpiel, each with the state after it."""
    seat = other.current_player()
    for action in other.legal_actions():
        word = other.action_to_string(action)
        origin, target = squares(f"{word[:2]} {word[2:]}")
        assert not path or path[-1] == origin
        taken, beyond = (*(path or (origin,)), target), other.child(action)
        if beyond.current_player() == seat:
            yield from their_turns(beyond, taken)
        else:
            yield taken, beyond


def test_draught_is_the_checkers_of_open_spiel(record_property: Note) -> None:
    pyspiel: Any = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
    )
    game, rules = draught.GAME, draught.Rules(repetition=9, quiet_limit=400)
    random, seen = Random(13), Seen()
    while not seen.is_over:
        seen.games += 1
        state, other = game.rules.start(2, rules), pyspiel.load_game("checkers").new_initial_state()
        while not other.is_terminal() and not seen.is_over:
            turns = dict(their_turns(other))
            actions = [a for a in legal_actions(game.rules, state) if isinstance(a, Move | Capture)]
            ours = state.position, sorted(action.path for action in actions)
            seen.compare(state, ours, (their_position(other), sorted(turns)))
            if actions and not seen.differences:
                action = random.choice(actions)
                state, other = after(game, state, action), turns[action.path]
        scores = [int(points > 0) for points in other.returns()]
        if other.is_terminal() and any(scores):
            outcome = game.rules.outcome(state)
            seen.compare(state, outcome and list(outcome.scores), scores)
    seen.report("Draught and OpenSpiel", record_property)


# 14 and py-draughts


def their_square(place: int) -> int:
    """Their squares are the dark ones, from the left of the eighth rank."""
    row, place_in_row = divmod(place, SIZE // 2)
    return number(Square(2 * place_in_row + (row % 2 == 0), SIZE - 1 - row))


@pytest.mark.long
def test_polnische_dame_is_the_brazilian_draughts_of_py_draughts(
    record_property: Note,
) -> None:
    draughts: Any = pytest.importorskip(
        "draughts", reason="py-draughts is not installed: python -m pip install py-draughts==1.10.1"
    )
    game = polnische_dame.GAME
    rules = polnische_dame.Rules(
        missed=Missed.FORBIDDEN, taken=Taken.AFTER, repetition=9, quiet_limit=60
    )
    random, seen = Random(14), Seen()
    while not seen.is_over:
        seen.games += 1
        state, other = game.rules.start(2, rules), draughts.BrazilianBoard()
        while game.rules.outcome(state) is None and not seen.is_over:
            theirs = {
                (
                    their_square(move.square_list[0]),
                    their_square(move.square_list[-1]),
                    frozenset(map(their_square, move.captured_list)),
                ): move
                for move in other.legal_moves
            }
            ours = {
                turn(state, a): a
                for a in legal_actions(game.rules, state)
                if isinstance(a, Move | Capture)
            }
            seen.compare(state, set(ours), set(theirs))
            if not seen.differences:
                chosen = random.choice(list(ours))
                state = after(game, state, ours[chosen])
                other.push(theirs[chosen])
        if game.rules.outcome(state) is not None and state.is_stuck:
            seen.compare(state, [], list(other.legal_moves))
    seen.report("Polnische Dame and py-draughts", record_property)


def turn(state: State, action: Move | Capture) -> tuple[int, int, frozenset[int]]:
    """Where a turn begins and ends, and what it takes."""
    path = tuple(map(number, action.path))
    run = state.captures.get(path)
    return path[0], path[-1], frozenset(run.taken if run else ())
