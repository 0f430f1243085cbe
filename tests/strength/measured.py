"""How strong the bot that thinks is in some games, measured by any number of processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from attrs import define, field, frozen

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.simulation.shards import executors, run
from daumen_rules.table.players import BotName

from . import kept as keeping
from .arena import played_out

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
    """The victories of this version of the bot so far, by game and opponents."""

    work: int
    seed: int
    path: Path
    kept: keeping.Kept = field(factory=keeping.Kept)
    ahead: dict[Bout, float] = field(factory=dict[Bout, float])
    """Games that have ended before one of a smaller number: not counted yet."""

    def read(self) -> None:
        """Take over what earlier runs have counted."""
        self.kept = keeping.read(self.path)

    def key(self, pair: Pair) -> keeping.Key:
        """The line of the file that a pair adds to."""
        return keeping.Key(*pair, self.work, self.seed, keeping.bot_version(pair[1]))

    def played(self, pair: Pair) -> int:
        """How many games of a pair are counted."""
        counted = self.kept.get(self.key(pair))
        return 0 if counted is None else counted.games

    def play(self, asked: Iterable[Pair], games: int, workers: int) -> None:
        """Play the games of some pairs that are not played yet, up to a number of games of each,
        and count each in the file as it comes.
        """
        left = (Bout(*pair, number) for pair in asked for number in range(self.played(pair), games))
        open_executor, ahead = executors(workers)
        task = partial(share_won, self.work, self.seed)
        for bout, share in run(task, left, open_executor, ahead=ahead):
            self.ahead[bout] = share
            self._count((bout.slug, bout.others))

    def _count(self, pair: Pair) -> None:
        """Count the games of a pair that are next by their numbers."""
        while (bout := Bout(*pair, self.played(pair))) in self.ahead:
            before = self.kept.get(self.key(pair))
            self.kept[self.key(pair)] = keeping.Counted(
                players_of(game(bout.slug)),
                bout.number + 1,
                (0.0 if before is None else before.won) + self.ahead.pop(bout),
                f"{datetime.now(UTC):%Y-%m-%d}",
            )
            keeping.write(self.path, self.kept)


def players_of(found: AnyGame) -> int:
    """How many seats play: three if a game can be played by three."""
    seats = found.rules.seats
    return USUAL_PLAYERS if USUAL_PLAYERS in seats else max(2, seats[0])


def pairs(slugs: Sequence[str], against: Sequence[BotName]) -> Iterator[Pair]:
    """Each game with each kind of opponents; careful ones need an estimate of the game, and a
    game in which one searches among thinking ones a batch form.
    """
    for slug in slugs:
        found = game(slug)
        if players_of(found) not in found.rules.seats:
            continue
        for others in against:
            estimates, searches = found.checks.estimate is not None, found.batch is not None
            if {"careful": estimates, "thinking": searches}.get(others, True):
                yield slug, others
