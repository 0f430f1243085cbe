"""Positions of the morris games for tests: where stones stand, and what is in the hands."""

from __future__ import annotations

from daumen_rules.games.board.engines.morris.points import points
from daumen_rules.games.board.engines.morris.state import NINE, Task
from daumen_rules.games.board.engines.two_sides import WHITE
from daumen_rules.kernel.game import Outcome
from tests.collection.board.playing import Playing, playing

WHITE_WINS = Outcome((1, 0))
BLACK_WINS = Outcome((0, 1))
DRAWN = Outcome((0, 0), winners=())


def plan(
    white: str,
    black: str,
    *,
    turn: int = WHITE,
    hands: tuple[int, int] = (0, 0),
    options: str = "",
    slug: str = "muehle",
    quiet: int = 0,
) -> Playing:
    """A position at the beginning of a turn; the stones that are missing were taken."""
    stones = points(white), points(black)
    lost = tuple(NINE - len(own) - hand for own, hand in zip(stones, hands, strict=True))
    task = Task.PLACE if hands[turn] else Task.PASS if any(hands) else Task.MOVE
    where = {"stones": stones, "hands": hands, "lost": lost, "turn": turn, "task": task}
    return playing(slug, options, quiet=quiet, **where)
