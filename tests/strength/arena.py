"""A seat that thinks among others that act at random or carefully, or one that searches among
others that think: games by seed, and intervals.

A game has the same course whenever it is played by the same seed.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from attrs import frozen

from daumen_rules.bots.careful_bot import careful_bot
from daumen_rules.bots.searching_bot import searching_bot
from daumen_rules.bots.simulation import Simulator
from daumen_rules.bots.thinking_bot import thinking_bot
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.table.players import BotName

FAR = 2_000
"""After so many steps a game counts as won by nobody."""
Z = 1.96
"""How wide an interval is that holds what is true 19 times of 20."""


def played_out(
    game: AnyGame, players: int, seat: int, work: int, seed: int, others: BotName = "random"
) -> float:
    """The share of the victory for one that thinks, among others that act at random or by the
    game's estimate, or for one that searches among others that think; of a game that nobody wins,
    or that is still going on after many steps, the same for all.

    Of a game of several deals one is played; most points in it are the victory.
    """
    rules, below = game.rules, Random(seed).randrange
    bot = (searching_bot if others == "thinking" else thinking_bot)(game, seat, work)
    estimate = game.checks.estimate if others == "careful" else None
    state: Any = rules.start(players, game.book.default)
    simulator = Simulator(game, seat, below)
    before = simulator.deals(state)
    for _ in range(FAR):
        deals, outcome = simulator.deals(state), rules.outcome(state)
        if deals != before:
            best = max(deals[1])
            winners = tuple(s for s, points in enumerate(deals[1]) if points == best)
        elif outcome is not None:
            winners = outcome.winners
        else:
            winners = None
        if winners is not None:
            return (seat in winners) / len(winners) if winners else 1 / players
        chance, mover = rules.chance(state), rules.movers(state)[0]
        if chance is not None:
            action = chance.at(below(chance.total))
        elif mover == seat:
            action = bot(rules.view(state, seat), below)
        elif others == "thinking" and isinstance(mover, int):
            action = thinking_bot(game, mover, work)(rules.view(state, mover), below)
        elif estimate is not None and isinstance(mover, int):
            view = rules.view(state, mover)
            legal = [a for a in legal_actions(rules, state) if rules.actor(a) == mover]
            action = careful_bot(estimate, legal)(view, below)
        else:
            legal = [a for a in legal_actions(rules, state) if rules.actor(a) != seat]
            action = legal[below(len(legal))]
        answer = step(rules, state, action)
        assert not isinstance(answer, Refused), answer.say("en")
        state = answer.state
    return 1 / players


@frozen
class Result:
    """How often the one that thinks has won, where a victory of several is shared."""

    slug: str
    players: int
    work: int
    games: int
    won: float
    others: str = "random"

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of victories lies 19 times of 20, by Wilson."""
        n, p = self.games, self.won / self.games
        middle, wide = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return (middle - wide) / (1 + Z * Z / n), (middle + wide) / (1 + Z * Z / n)

    @property
    def is_stronger(self) -> bool:
        """Whether it wins more than its share, for certain 19 times of 20."""
        return self.interval[0] > 1 / self.players

    @property
    def is_weaker(self) -> bool:
        """Whether it wins less than its share, for certain 19 times of 20."""
        return self.interval[1] < 1 / self.players

    def __str__(self) -> str:
        low, high = self.interval
        share = self.won / self.games
        return (
            f"| {self.slug} | {self.players} | {self.others} | {self.work} | {self.games} "
            f"| {share:.3f} | {low:.3f} to {high:.3f} | {1 / self.players:.3f} |"
        )


def strength(
    game: AnyGame, players: int, work: int, games: int, seed: int, others: BotName = "random"
) -> Result:
    """The one that thinks sits on every seat in turn; game g has seed `seed` + g."""
    won = 0.0
    for number in range(games):
        won += played_out(game, players, number % players, work, seed + number, others)
    return Result(game.slug, players, work, games, won, others)
