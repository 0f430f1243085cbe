"""How strong the bot that thinks is: `python -m tests.strength [GAME …] --games 400`.

    python -m tests.strength --games 400 --against random careful --workers 4 --write
    python -m tests.strength skat mau-mau --games 60 --seed 7 --kept mine.csv
    python -m tests.strength --games 0 --write

One that thinks plays against others that act at random, or carefully, by the estimate of the game;
it sits on every seat in turn. Against thinking ones plays one that searches, in the games that
have a batch form. Of a game of several deals one deal is played. All games in which
somebody chooses are played if none are named, the best known first.

The games take turns, 20 seeds each, then as many as 100, and so on. Each game is counted in a file
as it ends, `kept.csv` beside this module or `--kept FILE`, and a run goes on where it was broken
off, as long as the bot is the same. The result is the same for any number of `--workers`, and when
one of them dies. Prints the lines that stand in `spec/assurance.md`, with the interval in which the
true share of victories lies 19 times of 20, and says where that is not above the share of a seat;
`--write` puts them on that page.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.games.listing import listing

from . import kept
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
    parser.add_argument(
        "--against", nargs="+", choices=["random", "careful", "thinking"], default=["random"]
    )
    parser.add_argument("--work", type=int, default=USUAL_WORK)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=kept.FILE)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="the table in spec/assurance.md")
    asked = parser.parse_args()
    others = [slug for slug, one in listing().items() if one.has_choices]
    known = [slug for slug in BEST_KNOWN if slug in others]
    slugs = asked.slugs or list(dict.fromkeys((*known, *others)))
    measured = Measured(asked.work, asked.seed, asked.kept)
    measured.read()
    for games in sorted({min(asked.games, most) for most in (*ROUNDS, asked.games)}):
        measured.play(pairs(slugs, asked.against), games, asked.workers)
    print(f"seeds from {asked.seed}")
    rows = list(kept.most_played(measured.kept))
    print(kept.table(rows))
    for _, result in rows:
        if not result.is_stronger:
            doubt = "weaker" if result.is_weaker else "not stronger for certain"
            print(f"{result.slug} against {result.others}: {doubt}")
    if asked.write:
        kept.PAGE.write_text(kept.page(kept.PAGE.read_text("utf-8"), measured.kept), "utf-8")


if __name__ == "__main__":
    main()
