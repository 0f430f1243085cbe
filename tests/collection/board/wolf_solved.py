"""Who wins 22 Wolf und Schafe from a position if both play as well as can be.

The search runs over the game's own transitions. It knows no rule.
"""

from __future__ import annotations

from typing import TypeAlias

from daumen_rules.games.board.wolf_und_schafe.field import SHEEP, Field
from daumen_rules.games.board.wolf_und_schafe.game import GAME
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.boards import Square

Known: TypeAlias = dict[tuple[tuple[Square, ...], Square | None, int], bool]
"""Positions by sheep, wolf and turn, and whether the sheep win from there."""


def sheep_win(state: Field, known: Known) -> bool:
    """Whether the sheep win whatever the wolf does; what is found is added to what is known, all of
    one rule set. It goes no deeper than the longest game.
    """
    key = (state.sheep, state.wolf, state.turn)
    if key not in known:
        outcome = GAME.rules.outcome(state)
        if outcome is not None:
            known[key] = outcome.winners == (SHEEP,)
        else:
            answers = (
                step(GAME.rules, state, action) for action in legal_actions(GAME.rules, state)
            )
            found = (isinstance(a, Step) and sheep_win(a.state, known) for a in answers)
            known[key] = any(found) if state.turn == SHEEP else all(found)
    return known[key]
