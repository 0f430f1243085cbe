"""Plays many games of each game that hides something, and compares what seats are sent.

    python -m tests.tables.campaign --games 1000
    python -m tests.tables.campaign --games 20 skat mau-mau
    python -m tests.tables.campaign --games 1000 --kept kept.jsonl

In each game a step is drawn; in every other game people throw and deal themselves, so that the
table waits for them too. From the step on, and then from the beginning, the first time that another
state looks like the one at the table to a seat, or to somebody who watches, it has to be sent the
same for both, and be answered the same; so also in the next steps, until it can tell the two apart.
Games without such a step are not counted.

The games take turns, ten seeds each. With `--kept` each seed that was played is noted in a file,
and a run goes on after the seeds that it has. Prints each difference with the seed that makes it
again, and at the end a line for each game. The exit status is 1 if there was a difference.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from attrs import define, field

from daumen_rules import Table
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from tests.tables.alike import answers, followed, looks_alike
from tests.tables.messages import played

MOST_STEPS: Final = 60
"""How many steps of a game are played at most."""
TURN: Final = 10
"""How many seeds of a game are played before it is the turn of the next."""


@define
class Campaign:
    """The seeds that were played so far, by game."""

    kept: Path | None
    tried: Counter[str] = field(factory=Counter[str])
    compared: Counter[str] = field(factory=Counter[str])
    differing: Counter[str] = field(factory=Counter[str])

    def read(self) -> None:
        """Take over what was noted by earlier runs."""
        if self.kept is not None and self.kept.exists():
            for line in self.kept.read_text("utf-8").splitlines():
                slug, seed, told = json.loads(line)
                self._count(slug, told)
                assert seed + 1 == self.tried[slug], "each seed is noted once, in order"

    def play(self, slug: str, seed: int) -> None:
        """Play the next seed of a game, and note it."""
        told = difference(game(slug), seed)
        self._count(slug, told)
        if told:
            print(f"{slug}, seed {seed}: {told}", flush=True)
        if self.kept is not None:
            with self.kept.open("a", encoding="utf-8") as noted:
                noted.write(json.dumps([slug, seed, told]) + "\n")

    def _count(self, slug: str, told: str | None) -> None:
        self.tried[slug] += 1
        self.compared[slug] += told is not None
        self.differing[slug] += bool(told)

    def wants(self, slug: str, games: int) -> bool:
        """Whether fewer than `games` were compared; twice as many are played at most."""
        return self.compared[slug] < games and self.tried[slug] < 2 * games


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
    parser.add_argument("slugs", nargs="*")
    chosen = parser.parse_args()
    slugs = [slug for slug in chosen.slugs or GAMES if game(slug).checks.alike is not None]
    campaign = Campaign(chosen.kept)
    campaign.read()
    while wanting := [slug for slug in slugs if campaign.wants(slug, chosen.games)]:
        for slug in wanting:
            for _ in range(TURN):
                if campaign.wants(slug, chosen.games):
                    campaign.play(slug, campaign.tried[slug])
    for slug in slugs:
        print(f"{slug}: {campaign.compared[slug]} games, {campaign.differing[slug]} differ")
    return 1 if any(campaign.differing[slug] for slug in slugs) else 0


if __name__ == "__main__":
    sys.exit(main())
