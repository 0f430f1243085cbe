"""Where something is plainly allowed rows are not asked: asked all the same, they find nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.ruling import Step

GAMES = (
    *("muehle", "ceylonesisches-muehlespiel", "skat"),
    *("draught", "italienische-dame", "tuerkische-dame", "englische-dame"),
)
STEPS = 90


def speaks(row: Row[Any, Any], state: object, action: object) -> bool:
    """Whether a row has something to say of such states and actions."""
    return row.speaks_of(type(state), type(action))


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_allowed_breaks_no_row_that_is_asked_where_in_doubt(slug: str) -> None:
    found, random, plain = game(slug), Random(slug), 0
    rules = found.rules
    headings = {row.heading for row in rules.legality.rows if row.heading is not None}
    (doubt,) = (heading for heading in headings if heading.__name__ == "is_doubtful")
    rows = [row for row in rules.legality.rows if row.heading is doubt]
    state = rules.start(rules.seats[0], found.book.default)
    for _ in range(STEPS):
        if not rules.movers(state):
            break
        tried = [*found.checks.attempts(state), *rules.candidates(state)]
        for action in rules.legality.allowed(state, tried):
            plain += not doubt(state, action)
            for row in rows:
                if speaks(row, state, action):
                    assert row.finds(state, action) is None, (row.name, str(action))
        chance = rules.chance(state)
        if chance is None:
            act = random.choice(legal_actions(rules, state))
        else:
            act = chance.at(random.randrange(chance.total))
        answer = step(rules, state, act)
        assert isinstance(answer, Step)
        state = answer.state
    assert plain > STEPS
