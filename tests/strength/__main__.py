"""How strong the bot that thinks is: `python -m tests.strength [GAME[:WORK] ...]`.

One that thinks plays against others that act at random, or, with `--against careful`, by the
estimate of the game; it sits on every seat in turn. Prints a line a game,
with the interval in which the true share of victories lies 19 times of 20, as it stands in
`spec/assurance.md`.
"""

from __future__ import annotations

from argparse import ArgumentParser

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.games.catalogue import game
from tests.strength.arena import strength

GAMES = ("daumen-drauf", "skat", "muehle", "dame", "mau-mau", "kniffel")
"""The games that are played if none are named."""


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.strength")
    parser.add_argument("games_asked", nargs="*", metavar="GAME[:WORK]", default=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int)
    parser.add_argument("--against", choices=["random", "careful"], default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | seats | others | work | games | won | interval | share of a seat |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for word in asked.games_asked:
        slug, _, work = word.partition(":")
        found = game(slug)
        result = strength(
            found,
            asked.players or found.rules.seats[0],
            int(work or USUAL_WORK),
            asked.games,
            asked.seed,
            asked.against,
        )
        print(result, "" if result.is_stronger else "(not for certain)", flush=True)


if __name__ == "__main__":
    main()
