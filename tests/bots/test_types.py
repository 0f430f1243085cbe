"""The types let no state through to a bot.

Every `type: ignore` here is an expectation: a type checker that has nothing to complain about in
such a line complains about the comment.
"""

from __future__ import annotations

import random

from daumen_rules import Action, Pass, State, View
from daumen_rules.bots.bot import Below, Bot, decide
from daumen_rules.bots.careful_bot import careful_bot
from daumen_rules.bots.random_bot import random_bot
from daumen_rules.games.daumen_drauf.estimate import estimate
from daumen_rules.games.daumen_drauf.game import GAME
from tests.bots.arena import dealt


def accepted(seen: View, below: Below) -> None:
    """A view is what a bot takes."""
    by_chance: Action = random_bot(seen, below)
    with_care: Action = careful_bot(estimate)(seen, below)
    assert {by_chance, with_care} <= set(seen.legal_actions)


def refused(state: State, below: Below) -> None:
    """A state is not."""
    random_bot(state, below)  # type: ignore[arg-type]
    careful_bot(estimate)(state, below)  # type: ignore[arg-type]
    estimate(state, Pass(0))  # type: ignore[arg-type]


def cheat(state: State, below: Below) -> Action:
    """No bot: it wants to see the state."""
    raise AssertionError(f"{state} is nobody's business")


def refused_as_bot(state: State, below: Below) -> None:
    """What wants a state is no bot of this game."""
    bot: Bot[View, Action] = cheat  # type: ignore[assignment]
    decide(GAME.rules, state, 0, bot, below)
    decide(GAME.rules, state, 0, cheat, below)  # type: ignore[misc]


def test_a_view_is_accepted_at_run_time_too() -> None:
    chances = random.Random(1)
    accepted(GAME.rules.view(dealt(3, chances), 0), chances.randrange)
