"""Which people throw with Enter: those who choose nothing in a game, found by random play of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import REFEREE, Seat
from daumen_rules.kernel.step import Refused

GAMES: Final = 3
"""How many games are played at most to find the seats that choose."""
STEPS: Final = 300
"""How many steps of each game are played at most."""


def choosing(game: AnyGame, players: int, rules: Any, people: Iterable[Seat]) -> frozenset[Seat]:
    """Seats that have a choice between two actions, by these rules. All of them are looked for
    until those of `people` are found.

    Where eyes are needed at the table, everybody counts.
    """
    if game.notation.verbs.of(REFEREE):
        return frozenset(range(players))
    found = set[Seat]()
    for number in range(GAMES):
        random, state = Random(number), game.start(players, rules)
        for _ in range(STEPS):
            if {*people} <= found or game.outcome(state) is not None:
                break
            chance, legal = game.rules.chance(state), legal_actions(game.rules, state)
            some = Counter(map(game.rules.actor, legal))
            found |= {mover for mover, many in some.items() if many > 1 and isinstance(mover, int)}
            action = (
                random.choice(legal)
                if chance is None
                else chance.at(random.randrange(chance.total))
            )
            after = step(game.rules, state, action)
            assert not isinstance(after, Refused), after.say("en")
            state = after.state
    return frozenset(found)
