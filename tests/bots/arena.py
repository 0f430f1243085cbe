"""Games of bots for tests: one of a kind against others, seats rotating, deals from fixed seeds.

The module only helps; it expects nothing by itself.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeAlias

from daumen_rules import GERMAN, Action, RuleSet, State, View, deals
from daumen_rules.bots.bot import Bot, decide
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.scoring import outcome
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.step import Refused

Player: TypeAlias = Bot[View, Action]


def taken(state: State, action: Action) -> State:
    """The state after an action that is legal."""
    answer = step(state, action)
    assert not isinstance(answer, Refused), answer.say("en")
    return answer.state


def dealt(players: int, below: random.Random, rules: RuleSet = GERMAN) -> State:
    """A game after a random deal."""
    undealt = start(players, rules)
    shuffled = deals(undealt)
    return taken(undealt, shuffled.at(below.randrange(shuffled.total)))


def scores(bots: Sequence[Player], seed: int, rules: RuleSet = GERMAN) -> tuple[int, ...]:
    """The points of one game, by seat."""
    chances = random.Random(seed)
    state = dealt(len(bots), chances, rules)
    while isinstance(state, Playing):
        seat = state.trick.turn
        state = taken(state, decide(GAME.rules, state, seat, bots[seat], chances.randrange))
    end = outcome(state)
    assert end is not None
    return end.scores


def duel(one: Player, others: Player, players: int, games: int) -> tuple[int, int, int]:
    """One bot among others: its points, the mean points of an other seat, its games won or shared.

    Both sums are over all games; game g has seed g, and the one sits on seat g modulo `players`.
    """
    mine, theirs, won = 0, 0, 0
    for seed in range(games):
        seat = seed % players
        bots = [one if i == seat else others for i in range(players)]
        points = scores(bots, seed)
        mine += points[seat]
        theirs += sum(points) - points[seat]
        won += points[seat] == max(points)
    return mine, theirs // (players - 1), won
