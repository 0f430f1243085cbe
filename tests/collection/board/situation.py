"""Situations of draughts: positions in words, claims, and how many ways there are to play.

The tests of draughts share this. A position is written `W:Wc1,Kg3:Bd6`.
"""

from __future__ import annotations

from daumen_rules.games.board.engines.draughts.board import Position
from daumen_rules.games.board.engines.draughts.state import Capture, Move, State
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.step import Step
from tests.collection.board.playing import Playing, playing

WHITE_WINS = Outcome((1, 0))
BLACK_WINS = Outcome((0, 1))
DRAWN = Outcome((0, 0), winners=())


def situation(slug: str, position: str | None = None, options: str = "") -> Playing:
    """A game before its first turn, or in a position."""
    if position is None:
        return playing(slug, options)
    return playing(slug, options, position=Position.parse(position))


def position(found: Playing) -> str:
    """What stands where, in words."""
    return str(found.state.position)


def stones(state: State, seat: int) -> int:
    """How many stones a seat has."""
    return sum(stone is not None and stone.seat == seat for stone in state.position.board)


def captures(found: Playing) -> set[str]:
    """What may be captured, in words."""
    return {words for words in found.legal if "x" in words}


def claims(found: Playing) -> set[str]:
    """What may be claimed, in words."""
    return {words for words in found.legal if words == "demand" or words.startswith("huff ")}


def perft(found: Playing, depth: int) -> list[int]:
    """How many ways there are to play one turn, two turns, up to a depth; claims are not made.

    A position that comes about in several ways is looked at once, for all of them.
    """
    game, counts = found.game.rules, list[int]()
    ways: dict[Position, tuple[State, int]] = {found.state.position: (found.state, 1)}
    for level in range(1, depth + 1):
        counts.append(0)
        states, ways = ways, {}
        for state, times in states.values():
            turns = [a for a in legal_actions(game, state) if isinstance(a, Move | Capture)]
            counts[-1] += times * len(turns)
            for answer in (step(game, state, turn) for turn in turns if level < depth):
                assert isinstance(answer, Step)
                after = answer.state
                ways[after.position] = after, times + ways.get(after.position, (after, 0))[1]
    return counts
