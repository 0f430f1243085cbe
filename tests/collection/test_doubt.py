"""Where something is plainly allowed rows are not asked: asked all the same, they find nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step

DRAUGHTS = ("draught", "italienische-dame", "tuerkische-dame", "englische-dame")
MORRIS = ("muehle", "ceylonesisches-muehlespiel")
STEPS = 90


def states(found: AnyGame) -> Iterator[Any]:
    """The states of a game by chance, but for those in which Nature acts."""
    random, rules = Random(found.book.slug), found.rules
    state = rules.start(rules.seats[0], found.book.default)
    for _ in range(STEPS):
        chance = rules.chance(state)
        if chance is not None:
            act = chance.at(random.randrange(chance.total))
        elif rules.movers(state):
            yield state
            act = random.choice(legal_actions(rules, state))
        else:
            break
        answer = step(rules, state, act)
        assert isinstance(answer, Step)
        state = answer.state


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS, "skat"])
def test_what_is_allowed_breaks_no_row_that_is_asked_where_in_doubt(slug: str) -> None:
    found, plain = game(slug), 0
    rules = found.rules
    headings = {row.heading for row in rules.legality.rows if row.heading is not None}
    (doubt,) = (heading for heading in headings if heading.__name__ == "is_doubtful")
    rows = [row for row in rules.legality.rows if row.heading is doubt]
    for state in states(found):
        tried = (*found.checks.attempts(state), *rules.candidates(state))
        allowed: list[Any] = rules.legality.allowed(state, tried)
        for action in allowed:
            plain += not doubt(state, action)
            for row in rows:
                if row.speaks_of(state.__class__, action.__class__):
                    assert row.finds(state, action) is None, (row.name, str(action))
    assert plain > STEPS


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS, "skat"])
def test_nobody_does_what_another_seat_may_do(slug: str) -> None:
    found = game(slug)
    rules = found.rules
    for state in states(found):
        for action in legal_actions(rules, state):
            seat = rules.actor(action)
            if isinstance(seat, int):
                other: Any = evolve(action, seat=(seat + 1) % rules.players(state))
                assert not rules.legality.allows(state, other), str(other)


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS])
def test_after_a_draw_nobody_does_what_he_could_do_before(slug: str) -> None:
    found = game(slug)
    rules = found.rules
    limit = getattr(found.book.default, "quiet_limit")  # noqa: B009 - an option of these games
    for state in states(found):
        if slug in MORRIS:
            drawn = evolve(state, quiet=limit)
        else:
            drawn = evolve(state, past=(state.position,) * limit)
        before = legal_actions(rules, state)
        assert before
        assert not rules.legality.allowed(drawn, before)
