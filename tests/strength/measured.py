"""How strong the bot that thinks is in some games, measured by any number of processes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from attrs import define, field, frozen

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.simulation.shards import executors, run
from daumen_rules.table.players import BotName

from .arena import Result, played_out

USUAL_PLAYERS = 3

Pair = tuple[str, BotName]
"""A game, and the bots on the other seats."""


@frozen
class Bout:
    """A game that is played: which, against whom, and its number."""

    slug: str
    others: BotName
    number: int


def share_won(work: int, seed: int, bout: Bout) -> float:
    """The share of the victory of the one that thinks; the seed is that of game 0."""
    found, number = game(bout.slug), bout.number
    players = players_of(found)
    return played_out(found, players, number % players, work, seed + number, bout.others)


@define
class Measured:
    """The shares of victories so far, by game and opponents, each by the number of the game."""

    work: int
    seed: int
    kept: Path | None = None
    shares: dict[Pair, dict[int, float]] = field(factory=dict[Pair, dict[int, float]])

    def read(self) -> None:
        """Take over what was noted by earlier runs with the same work and seed."""
        if self.kept is not None and self.kept.exists():
            for line in self.kept.read_text("utf-8").splitlines():
                slug, others, work, seed, number, share = json.loads(line)
                if (work, seed) == (self.work, self.seed):
                    self.shares.setdefault((slug, others), {})[number] = share

    def play(self, asked: Iterable[Pair], games: int, workers: int) -> None:
        """Play the games of some pairs that are not played yet, up to a number of games of each,
        and note each as it comes.
        """
        left = (
            Bout(slug, others, number)
            for slug, others in asked
            for number in range(games)
            if number not in self.shares.setdefault((slug, others), {})
        )
        open_executor, ahead = executors(workers)
        task = partial(share_won, self.work, self.seed)
        for bout, share in run(task, left, open_executor, ahead=ahead):
            self.shares[bout.slug, bout.others][bout.number] = share
            if self.kept is not None:
                with self.kept.open("a", encoding="utf-8") as noted:
                    row = [bout.slug, bout.others, self.work, self.seed, bout.number, share]
                    noted.write(json.dumps(row) + "\n")

    def results(self) -> Iterator[Result]:
        """The result of each pair of which games were played."""
        for (slug, others), shares in self.shares.items():
            if shares:
                players = players_of(game(slug))
                yield Result(slug, players, self.work, len(shares), sum(shares.values()), others)


def players_of(found: AnyGame) -> int:
    """How many seats play: three if a game can be played by three."""
    seats = found.rules.seats
    return USUAL_PLAYERS if USUAL_PLAYERS in seats else max(2, seats[0])


def pairs(slugs: Sequence[str], against: Sequence[BotName]) -> Iterator[Pair]:
    """Each game with each kind of opponents; careful ones need an estimate of the game."""
    for slug in slugs:
        found = game(slug)
        if players_of(found) not in found.rules.seats:
            continue
        for others in against:
            if others != "careful" or found.checks.estimate is not None:
                yield slug, others
