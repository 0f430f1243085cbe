"""How strong the bot that thinks is: `python -m tests.strength [GAME …] --games 400`.

    python -m tests.strength --games 400 --against random careful --kept kept.jsonl --workers 4
    python -m tests.strength skat mau-mau --games 60 --seed 7
    python -m tests.strength --games 0 --kept kept.jsonl

One that thinks plays against others that act at random, or carefully, by the estimate of the game;
it sits on every seat in turn. Of a game of several deals one deal is played. All games in which
somebody chooses are played if none are named, the best known first.

The games take turns, 20 seeds each, then as many as 100, and so on. With `--kept` each game that
was played is noted in a file, and a run goes on with those that it lacks. The result is the same
for any number of `--workers`, and when one of them dies. Prints a line a game as it
stands in `spec/assurance.md`, with the interval in which the true share of victories lies 19 times
of 20, and says where that is not above the share of a seat.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.games.listing import listing

from .measured import Measured, pairs

BEST_KNOWN = (
    *("daumen-drauf", "skat", "muehle", "dame", "mau-mau", "mogeln", "kniffel", "chicago"),
    *("mensch-aergere-dich-nicht", "elfern", "schwimmen", "siebzehn-und-vier"),
)
ROUNDS = (20, 100, 400)
"""How many games of each pair of bots are played until it is the turn of the next game."""


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.strength")
    parser.add_argument("slugs", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", nargs="+", choices=["random", "careful"], default=["random"])
    parser.add_argument("--work", type=int, default=USUAL_WORK)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    others = [slug for slug, one in listing().items() if one.has_choices]
    known = [slug for slug in BEST_KNOWN if slug in others]
    slugs = asked.slugs or list(dict.fromkeys((*known, *others)))
    measured = Measured(asked.work, asked.seed, asked.kept)
    measured.read()
    for games in sorted({min(asked.games, most) for most in (*ROUNDS, asked.games)}):
        measured.play(pairs(slugs, asked.against), games, asked.workers)
    print(f"seeds from {asked.seed}")
    print("| game | seats | others | work | games | won | interval | share of a seat |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for result in measured.results():
        doubt = "weaker" if result.is_weaker else "" if result.is_stronger else "not for certain"
        print(result, doubt and f"({doubt})", flush=True)


if __name__ == "__main__":
    main()
