"""Which people throw with Enter: those who choose nothing in a game, which random play of it finds;
and those who have chosen nothing since their last throw, so that no wall of text runs by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from attrs import define

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, REFEREE, Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.table.steps import AnyStep
from daumen_rules.table.table import Seated

GAMES: Final = 3
"""How many games are played at most to find the seats that choose."""
STEPS: Final = 300
"""How many steps of each game are played at most."""


def throws_dice(game: AnyGame) -> bool:
    """Whether chance throws in a game, and does not only deal cards."""
    return any(row.words.en.startswith("throw") for row in game.notation.verbs.of(NATURE))


@define
class Pace:
    """Tells a table which people say when they throw: always those of `always`, and those who have
    done nothing since they threw last.
    """

    table: Seated
    always: frozenset[Seat]
    _before: tuple[int, Seat | None] = (0, None)
    """How many steps the game had, and who was on turn."""

    def look(self) -> None:
        """Look at the table before something is done there."""
        ongoing = self.table.ongoing
        self._before = len(ongoing.steps), ongoing.on_turn

    def follow(self) -> None:
        """Say who throws with Enter, after something was done at the table, or taken back."""
        steps, (many, seat) = self.table.ongoing.steps, self._before
        if len(steps) <= many:
            return
        actor, idle = self.table.game.rules.actor(steps[-1].action), self.table.throwers
        if actor is NATURE and seat in self.table.players.people and _threw(steps[-1], seat):
            idle |= {seat}
        self.table.throwers = self.always | (idle - {actor})


def _threw(step: AnyStep, seat: Seat | None) -> bool:
    """Whether a throw was that of the seat on turn: others may throw for it, such as a bank."""
    said = (fact for event in step.events[:1] for _, fact in event.sentence.facts)
    named = [fact.seat for fact in said if isinstance(fact, SeatTerm)]
    return named[:1] == [seat]


def choosing(game: AnyGame, players: int, rules: Any, people: Iterable[Seat]) -> frozenset[Seat]:
    """Seats that have a choice between two actions, by these rules. All of them are looked for
    until those of `people` are found.

    Where eyes are needed at the table, everybody counts.
    """
    if game.notation.verbs.of(REFEREE):
        return frozenset(range(players))
    found = set[Seat]()
    hides = throws_dice(game) and game.checks.alike is not None
    least = 1 if hides else 2  # who names hidden dice acts
    for number in range(GAMES):
        random, state = Random(number), game.start(players, rules)
        for _ in range(STEPS):
            if {*people} <= found or game.outcome(state) is not None:
                break
            chance, legal = game.rules.chance(state), legal_actions(game.rules, state)
            some = Counter(map(game.rules.actor, legal))
            found |= {m for m, many in some.items() if many >= least and isinstance(m, int)}
            action = (
                random.choice(legal)
                if chance is None
                else chance.at(random.randrange(chance.total))
            )
            after = step(game.rules, state, action)
            assert not isinstance(after, Refused), after.say("en")
            state = after.state
    return frozenset(found)
