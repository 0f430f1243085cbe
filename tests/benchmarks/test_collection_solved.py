"""Games of the collection that are solved from their first action on, over their own transitions.

Run with `python -m pytest tests/benchmarks/test_collection_solved.py -n 0 -s`; it takes minutes.
"""

from __future__ import annotations

import pytest

from daumen_rules.games.board.wolf_und_schafe.clauses import Behind, First, Rules
from daumen_rules.games.board.wolf_und_schafe.field import Place
from daumen_rules.games.board.wolf_und_schafe.game import GAME
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from tests.collection.board.wolf_solved import Known, sheep_win


@pytest.mark.numbers("wolf-und-schafe")
@pytest.mark.parametrize("behind", Behind)
def test_the_sheep_win_wherever_the_wolf_begins_and_whoever_moves_first(behind: Behind) -> None:
    """After the placing it makes no difference who was first, so both are searched together."""
    known: Known = {}
    for first in First:
        start = GAME.rules.start(2, Rules(first=first, behind=behind))
        placings = legal_actions(GAME.rules, start)
        assert len(placings) == 28
        for placing in placings:
            assert isinstance(placing, Place)
            answer = step(GAME.rules, start, placing)
            assert isinstance(answer, Step)
            assert sheep_win(answer.state, known), placing.square
    print(f"\nWolf und Schafe, behind={behind.value}: {len(known):,} positions searched")
