"""Positions of the games of stones: squares of both seats in words, and how many ways there are.

The tests of these games share this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daumen_rules.games.board.engines.stones.places import in_order
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.boards import squares
from tests.collection.board.playing import Playing, playing

WHITE, BLACK = 0, 1
WHITE_WINS = Outcome((1, 0))
BLACK_WINS = Outcome((0, 1))
DRAWN = Outcome((0, 0), winners=())


def standing(
    slug: str, white: str, black: str, turn: int = WHITE, options: str = "", **fields: Any
) -> Playing:
    """A game with stones on these squares."""
    stones = in_order(squares(white)), in_order(squares(black))
    return playing(slug, options, stones=stones, turn=turn, **fields)


SELDOM: Mapping[str, tuple[tuple[str, str, int, str, str], ...]] = {
    "eckdame": (
        ("h8", "d4", WHITE, "", "pass"),
        ("d8 e7 f6 f8 g5 g7 h6 h8 g3", "a1", WHITE, "", "g3-h4"),
    ),
    "halma-dame": (
        ("a1", "b2 c3", WHITE, "", "pass"),
        ("b6 d6 f6 a7 c7 e7 g7 b8 d8 f8 h8 g5", "a1", WHITE, "", "g5-h6"),
    ),
    "schach-halma": (
        ("a1", "a2 b1 b2 a3 c1 c3", WHITE, "", "pass"),
        ("f8 g8 f7 g7 h7 h6 h8 g5", "a1", WHITE, "", "g5-g6"),
    ),
    "pyramiden-dame": (("a1 c1 e1 g1 b2 d2 f2 c3 e3 c5", "h8", WHITE, "", "c5-d4"),),
    "raeuberdame": (
        ("d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8 a5", "e1", WHITE, "", "a5-b6"),
        ("b2 d4", "a1", WHITE, "wins=both", "d4-c3 pass"),
    ),
    "froesche-und-kroeten": (
        ("d8", "d7 d5", WHITE, "series=yes", "d8-d4"),
        ("d1", "d2 d3", WHITE, "", "pass"),
    ),
    "go-dame": (
        ("c3", "a1", WHITE, "", "c3-b2"),
        ("a3 c1 d4", "a1 b2", WHITE, "unit=single", "d4-c3"),
    ),
    "mauern": (("c3", "a1", WHITE, "", "c3-b2"),),
    "kesselschlacht": (("c3", "a1", WHITE, "", "c3-b2"),),
    "hasami-yogi": (
        ("c4 e4 d5 d1", "d4 h1 h3 h5", WHITE, "", "d1-d3"),
        ("a1 a2 b1 b2", "a3 b3 c1 c2 a4 b4 d1 e2", BLACK, "base=both", "e2-d2"),
    ),
}
"""Positions of each game in which there happens what chance seldom or never brings about: the
squares of White and of Black, who is on turn, the options, and what is done.
"""


def seldom(slug: str) -> Iterator[str]:
    """The clauses of what happens there."""
    for white, black, turn, options, acts in SELDOM[slug]:
        found = standing(slug, white, black, turn, options)
        for words in acts.split():
            found = found.after(words)
            yield from found.clauses


def perft(found: Playing, depth: int) -> list[int]:
    """How many ways there are to act once, twice, up to a depth. A position that comes about in
    several ways is looked at once, for all of them.
    """
    game, counts = found.game.rules, list[int]()
    ways: dict[str, tuple[Any, int]] = {found.state.position: (found.state, 1)}
    for level in range(1, depth + 1):
        counts.append(0)
        states, ways = ways, {}
        for state, times in states.values():
            actions = legal_actions(game, state)
            counts[-1] += times * len(actions)
            for answer in (step(game, state, action) for action in actions if level < depth):
                assert isinstance(answer, Step)
                after = answer.state
                ways[after.position] = after, times + ways.get(after.position, (after, 0))[1]
    return counts
