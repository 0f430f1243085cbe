"""Plays many games of each game that hides something, and compares what seats are sent.

    python -m tests.tables.campaign --games 1000
    python -m tests.tables.campaign --games 20 skat mau-mau
    python -m tests.tables.campaign --games 1000 --kept kept.jsonl --workers 4

In each game a step is drawn; in every other game people throw and deal themselves, so that the
table waits for them too. From the step on, and then from the beginning, the first time that another
state looks like the one at the table to a seat, or to somebody who watches, it has to be sent the
same for both, and be answered the same; so also in the next steps, until it can tell the two apart.
Games without such a step are not counted.

The games take turns, ten seeds each. With `--kept` each seed that was played is noted in a file,
and a run goes on with the seeds that it lacks. The result is the same for any number of
`--workers`, and when one of them dies. Prints each difference with the seed that makes it
again, and at the end a line for each game. The exit status is 1 if there was a difference.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from attrs import define, field, frozen

from daumen_rules import Table
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.simulation.shards import executors, run
from tests.tables.alike import answers, followed, looks_alike
from tests.tables.messages import played

MOST_STEPS: Final = 60
"""How many steps of a game are played at most."""
TURN: Final = 10
"""How many seeds of a game are played before it is the turn of the next."""


@frozen
class Seeded:
    """A game that is played by a seed."""

    slug: str
    seed: int


@define
class Campaign:
    """What differed in the games that were played so far, by game and seed."""

    kept: Path | None
    told: dict[str, dict[int, str | None]] = field(factory=lambda: defaultdict(dict))

    def read(self) -> None:
        """Take over what was noted by earlier runs."""
        if self.kept is not None and self.kept.exists():
            for line in self.kept.read_text("utf-8").splitlines():
                slug, seed, told = json.loads(line)
                self.told[slug][seed] = told

    def play(self, asked: Sequence[Seeded], workers: int) -> None:
        """Play some seeds, and note each as it comes."""
        open_executor, ahead = executors(workers)
        for one, told in run(difference_in, asked, open_executor, ahead=ahead):
            self.told[one.slug][one.seed] = told
            if told:
                print(f"{one.slug}, seed {one.seed}: {told}", flush=True)
            if self.kept is not None:
                with self.kept.open("a", encoding="utf-8") as noted:
                    noted.write(json.dumps([one.slug, one.seed, told]) + "\n")

    def wanting(self, slugs: Sequence[str], games: int) -> list[Seeded]:
        """The next seeds of each game of which fewer than `games` were compared; of a game, twice
        as many are played at most.
        """
        found = list[Seeded]()
        for slug in slugs:
            most = min(TURN, max(0, games - self.compared(slug)))
            left = (seed for seed in range(2 * games) if seed not in self.told[slug])
            found += (Seeded(slug, seed) for seed in islice(left, most))
        return found

    def compared(self, slug: str) -> int:
        """In how many games of a kind states were compared."""
        return sum(told is not None for told in self.told[slug].values())

    def differing(self, slug: str) -> int:
        """In how many of them something differed."""
        return sum(map(bool, self.told[slug].values()))


def difference_in(asked: Seeded) -> str | None:
    """What differs in a game; see `difference`."""
    return difference(game(asked.slug), asked.seed)


def difference(found: AnyGame, seed: int) -> str | None:
    """What differs between two states that look alike, empty if nothing does; None if there are no
    such states in this game.
    """
    random = Random(f"{found.slug} {seed}")
    first = random.randrange(MOST_STEPS // 2)
    for table in _from_step(found, seed, first):
        other = looks_alike(table, random)
        if other is not None:
            viewer, state = other
            one = answers(table, table.ongoing.state, viewer)
            two = answers(table, state, viewer)
            pairs = [(one, two), *followed(table, state, viewer, random)]
            return next((_first(*pair) for pair in pairs if pair[0] != pair[1]), "")
    return None


def _from_step(found: AnyGame, seed: int, first: int) -> Iterator[Table]:
    """A table before each of its steps from a number on, and then before those up to it, for games
    that are over sooner. People throw and deal themselves in every other game.
    """
    steps = partial(played, found, seed, MOST_STEPS, enters_chance=bool(seed % 2))
    yield from islice(steps(), first, None)
    yield from islice(steps(), first)


def _first(one: object, two: object) -> str:
    """The first lines in which two messages differ, as JSON."""
    pairs = zip(*(json.dumps(told, indent=0).splitlines() for told in (one, two)), strict=False)
    return next((f"{a} | {b}" for a, b in pairs if a != b), "one is longer")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("slugs", nargs="*")
    chosen = parser.parse_args()
    slugs = [slug for slug in chosen.slugs or GAMES if game(slug).checks.alike is not None]
    campaign = Campaign(chosen.kept)
    campaign.read()
    while wanting := campaign.wanting(slugs, chosen.games):
        campaign.play(wanting, chosen.workers)
    for slug in slugs:
        compared, differing = campaign.compared(slug), campaign.differing(slug)
        print(f"{slug}: {compared} games, {differing} differ")
    return 1 if any(map(campaign.differing, slugs)) else 0


if __name__ == "__main__":
    sys.exit(main())
