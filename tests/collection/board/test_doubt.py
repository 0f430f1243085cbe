"""What is plainly allowed is asked nothing: then rows that are asked all the same find nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from daumen_rules.games.board.engines.draughts import legality as draughts
from daumen_rules.games.board.engines.morris import legality as morris
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Step

GAMES = {
    "muehle": morris.is_doubtful,
    "ceylonesisches-muehlespiel": morris.is_doubtful,
    "draught": draughts.is_doubtful,
    "italienische-dame": draughts.is_doubtful,
    "tuerkische-dame": draughts.is_doubtful,
}
STEPS = 60


@pytest.mark.parametrize(("slug", "is_doubtful"), GAMES.items())
def test_what_is_beyond_doubt_breaks_no_row(
    slug: str, is_doubtful: Callable[[Any, Any], bool]
) -> None:
    found, random, plain = game(slug), Random(slug), 0
    rules, checks = found.rules, found.checks
    rows = [row for row in rules.legality.rows if row.heading is is_doubtful]
    state = rules.start(2, found.book.default)
    for _ in range(STEPS):
        for action in (*checks.attempts(state), *legal_actions(rules, state)):
            if not is_doubtful(state, action):
                plain += 1
                for row in rows:
                    if row.speaks_of(type(state), type(action)):
                        assert row.finds(state, action) is None, (row.name, str(action))
        if not rules.movers(state):
            break
        answer = step(rules, state, random.choice(legal_actions(rules, state)))
        assert isinstance(answer, Step)
        state = answer.state
    assert plain > STEPS
