"""Moments of games of the collection at which somebody may have a secret."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from daumen_rules.conformance.laws import take
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import legal_actions

WITH_SECRETS = tuple(slug for slug in GAMES if game(slug).checks.alike is not None)
"""The games in which something is hidden."""
STEPS = 150
"""How far a game is played that may be long."""


def moments(
    found: AnyGame, players: int, rules: Any, random: Random, each: int = 1
) -> list[Play[Any, Any, Any]]:
    """Single steps of a game by chance: of each kind of act so many, wherever they were taken."""
    steps = list(_played(found, found.rules.start(players, rules), random))
    places = defaultdict[type[object], list[Play[Any, Any, Any]]](list)
    for moment in steps:
        places[type(moment.steps[0].action)].append(moment)
    return [one for at in places.values() for one in random.sample(at, min(each, len(at)))]


def _played(found: AnyGame, state: Any, random: Random) -> Iterator[Play[Any, Any, Any]]:
    """A game step by step: first it is drawn what kind of act is done, so rare ones come up."""
    game = found.rules
    for _ in range(STEPS):
        if game.outcome(state) is not None:
            return
        chance = game.chance(state)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        else:
            legal = legal_actions(game, state)
            kind = random.choice(list(dict.fromkeys(map(type, legal))))
            action = random.choice([act for act in legal if type(act) is kind])
        moment = take(game, state, action)
        yield moment
        state = moment.states[-1]
