"""The end of every game has its reasons: the clauses of its outcome, told by the judge too."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import YES, Seats
from daumen_rules.games import catalogue
from daumen_rules.kernel.step import Step
from tests.each import thinned
from tests.judge.asked import told
from tests.judge.test_all_games import GAMES, NAMES

MOST: Final = 3000
"""The number of steps after which a random game is given up."""


def ended(game: AnyGame, random: Random) -> tuple[Any, Step[Any, Any, Any]] | None:
    """The state before the last step of a random game, and that step; None for a long game."""
    state, before, last = game.start(game.rules.seats[0]), None, None
    for _ in range(MOST):
        chance = game.chance(state)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        elif actions := game.legal_actions(state):
            action = random.choice(actions)
        else:
            break
        answer = game.step(state, action)
        assert isinstance(answer, Step)
        before, last, state = state, answer, answer.state
    assert last is not None
    return None if game.outcome(state) is None else (before, last)


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(slug, marks=() if at % 25 == 7 else pytest.mark.long)
        for at, slug in enumerate(thinned(GAMES, 2))
    ],
)
@pytest.mark.long
def test_the_end_is_told_with_its_clauses(slug: str) -> None:
    game = catalogue.game(slug)
    tries = (ended(game, Random(f"{slug} {at}")) for at in range(8))
    before, last = next(found for found in tries if found is not None)
    outcome = game.outcome(last.state)
    assert outcome is not None
    told_at_the_end = {event.clause for event in last.events}
    assert outcome.clauses
    assert told_at_the_end.issuperset(outcome.clauses)
    names = NAMES[: game.rules.players(last.state)]
    mover = game.rules.actor(last.action)
    who = names[mover] if isinstance(mover, int) else mover.value
    done = f"{who}: {game.notation.write(last.action)}\n"
    for lines in (
        game.write_position(last.state, names),
        f"{game.write_position(before, names)}{done}",
    ):
        for question, answer in (
            ("is it over", YES),
            ("who wins", Seats(tuple(sorted(outcome.winners)))),
        ):
            (opinion,) = told(f"{lines}ask: {question}\n").opinions
            assert opinion.finding.verdict is not None
            assert opinion.finding.verdict.answer == answer
            assert set(opinion.finding.verdict.clauses) >= set(outcome.clauses)
