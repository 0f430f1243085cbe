"""How strong the bot that thinks is: `python -m tests.strength [GAME[:WORK] ...] [--games 200]`.

One that thinks plays against others that do anything, on every seat in turn. Prints a line a game,
with the interval in which the true share of victories lies 19 times of 20, as it stands in
`spec/assurance.md`.
"""

from __future__ import annotations

from argparse import ArgumentParser

from daumen_rules.games.catalogue import game
from tests.strength.arena import strength

WORK = {
    "chicago": 4,
    "einundzwanzig": 16,
    "die-boese-drei": 8,
    "tausend": 8,
    "der-letzte-stich": 4,
    "herz-ass-herz-10": 4,
    "mogeln": 2,
    "daumen-drauf": 4,
    "wolf-und-schafe": 4,
    "dame": 1,
    "ceylonesisches-muehlespiel": 1,
    "kniffel": 1,
}
"""How often an action is played out at first, by game."""


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.strength")
    parser.add_argument("games_asked", nargs="*", metavar="GAME[:WORK]", default=list(WORK))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | seats | work | games | won | interval | share of a seat |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for word in asked.games_asked:
        slug, _, work = word.partition(":")
        found = game(slug)
        result = strength(
            found, found.rules.seats[0], int(work or WORK.get(slug, 4)), asked.games, asked.seed
        )
        print(result, "" if result.is_stronger else "(not for certain)", flush=True)


if __name__ == "__main__":
    main()
