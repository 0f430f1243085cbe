"""How strong the bot that thinks is: `python -m tests.strength [GAME …] --games 400`.

    python -m tests.strength --games 400 --against random careful --kept kept.jsonl
    python -m tests.strength skat mau-mau --games 60 --seed 7
    python -m tests.strength --games 0 --kept kept.jsonl

One that thinks plays against others that act at random, or carefully, by the estimate of the game;
it sits on every seat in turn. Of a game of several deals one deal is played. All games in which
somebody chooses are played if none are named, the best known first.

The games take turns, 20 seeds each, then as many as 100, and so on. With `--kept` each game that
was played is noted in a file, and a run goes on after those that it has. Prints a line a game as it
stands in `spec/assurance.md`, with the interval in which the true share of victories lies 19 times
of 20, and says where that is not above the share of a seat.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import define, field

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.games.listing import listing
from daumen_rules.table.players import BotName

from .arena import Result, played_out

BEST_KNOWN = (
    *("daumen-drauf", "skat", "muehle", "dame", "mau-mau", "mogeln", "kniffel", "chicago"),
    *("mensch-aergere-dich-nicht", "elfern", "schwimmen", "siebzehn-und-vier"),
)
ROUNDS = (20, 100, 400)
"""How many games of each pair of bots are played until it is the turn of the next game."""
USUAL_PLAYERS = 3

Pair = tuple[str, BotName]
"""A game, and the bots on the other seats."""


@define
class Measured:
    """The shares of victories so far, by game and opponents."""

    work: int
    seed: int
    kept: Path | None = None
    shares: dict[Pair, list[float]] = field(factory=dict[Pair, list[float]])

    def read(self) -> None:
        """Take over what was noted by earlier runs with the same work and seed."""
        if self.kept is not None and self.kept.exists():
            for line in self.kept.read_text("utf-8").splitlines():
                slug, others, work, seed, share = json.loads(line)
                if (work, seed) == (self.work, self.seed):
                    self.shares.setdefault((slug, others), []).append(share)

    def play(self, found: AnyGame, others: BotName) -> None:
        """Play the next game of a pair, and note it."""
        shares = self.shares.setdefault((found.slug, others), [])
        number, players = len(shares), players_of(found)
        seed = self.seed + number
        share = played_out(found, players, number % players, self.work, seed, others)
        shares.append(share)
        if self.kept is not None:
            with self.kept.open("a", encoding="utf-8") as noted:
                row = [found.slug, others, self.work, self.seed, share]
                noted.write(json.dumps(row) + "\n")

    def results(self) -> Iterator[Result]:
        """The result of each pair."""
        for (slug, others), shares in self.shares.items():
            players = players_of(game(slug))
            yield Result(slug, players, self.work, len(shares), sum(shares), others)


def players_of(found: AnyGame) -> int:
    """How many seats play: three if a game can be played by three."""
    seats = found.rules.seats
    return USUAL_PLAYERS if USUAL_PLAYERS in seats else max(2, seats[0])


def pairs(slugs: Sequence[str], against: Sequence[BotName]) -> Iterator[tuple[AnyGame, BotName]]:
    """Each game with each kind of opponents; careful ones need an estimate of the game."""
    for slug in slugs:
        found = game(slug)
        if players_of(found) not in found.rules.seats:
            continue
        for others in against:
            if others != "careful" or found.checks.estimate is not None:
                yield found, others


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.strength")
    parser.add_argument("slugs", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", nargs="+", choices=["random", "careful"], default=["random"])
    parser.add_argument("--work", type=int, default=USUAL_WORK)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    others = [slug for slug, one in listing().items() if one.has_choices]
    known = [slug for slug in BEST_KNOWN if slug in others]
    slugs = asked.slugs or list(dict.fromkeys((*known, *others)))
    measured = Measured(asked.work, asked.seed, asked.kept)
    measured.read()
    for games in sorted({min(asked.games, most) for most in (*ROUNDS, asked.games)}):
        for found, opponents in pairs(slugs, asked.against):
            while len(measured.shares.get((found.slug, opponents), ())) < games:
                measured.play(found, opponents)
    print(f"seeds from {asked.seed}")
    print("| game | seats | others | work | games | won | interval | share of a seat |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for result in measured.results():
        doubt = "weaker" if result.is_weaker else "" if result.is_stronger else "not for certain"
        print(result, doubt and f"({doubt})", flush=True)


if __name__ == "__main__":
    main()
