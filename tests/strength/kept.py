"""What was measured, kept in a file beside this module: counts of games, one line for each game,
opponents, work, first seed and version of the bot; and the table on the page that is made of it.

Games are counted in the order of their numbers, so a line of n games stands for the games 0 to
n - 1, and a later run goes on with game n.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from attrs import asdict, fields, frozen

from daumen_rules.games.listing import listing

from .arena import Result

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path(__file__).with_name("kept.csv")
PAGE: Final = ROOT / "spec" / "assurance.md"
BEGIN: Final = "<!-- strength -->"
END: Final = "<!-- end of strength -->"


@cache
def bot_version(others: str) -> str:
    """Which bot it is, against others: eight digits that change with any module of the bots, and
    for the one that searches against thinking ones, with the modules of its search.
    """
    told = sha256()
    bots = ROOT / "daumen_rules" / "bots"
    searching = [bots / "batch_search.py", bots / "searching_bot.py"]
    paths = sorted({*bots.glob("*.py")} - {*searching})
    if others == "thinking":
        pieces = sorted((ROOT / "daumen_rules" / "pieces").glob("batch_*.py"))
        paths += [*searching, *pieces]
    for path in paths:
        told.update(path.read_bytes())
    return told.hexdigest()[:8]


@frozen(order=True)
class Key:
    """What was measured: the bot in a game, against whom, from which seed on."""

    game: str
    others: str
    work: int
    seed: int
    bot: str


@frozen
class Counted:
    """The games played so far, the victories in them (shared ones in parts), and the last day."""

    players: int
    games: int
    won: float
    day: str


Kept = dict[Key, Counted]


def read(path: Path) -> Kept:
    """What a file keeps; nothing if there is none."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as lines:
        return {
            Key(row["game"], row["others"], int(row["work"]), int(row["seed"]), row["bot"]): (
                Counted(int(row["players"]), int(row["games"]), float(row["won"]), row["day"])
            )
            for row in csv.DictReader(lines)
        }


def write(path: Path, kept: Kept) -> None:
    """Keep it: the file is whole at any moment."""
    names = [field.name for field in (*fields(Key), *fields(Counted))]
    beside = path.with_name(f"{path.name}.new")
    with beside.open("w", encoding="utf-8", newline="") as lines:
        rows = csv.DictWriter(lines, names, lineterminator="\n")
        rows.writeheader()
        for key, counted in sorted(kept.items(), key=lambda one: one[0]):
            won = f"{counted.won:.4f}".rstrip("0").rstrip(".")
            rows.writerow({**asdict(key), **asdict(counted), "won": won})
    beside.replace(path)


def most_played(kept: Kept) -> Iterator[tuple[str, Result]]:
    """For each game, opponents and work the version of which most games were played, in the order
    of the catalogue, with its last day.
    """
    best: dict[tuple[str, str, int], tuple[Key, Counted]] = {}
    for key, counted in kept.items():
        place = (key.game, key.others, key.work)
        if place not in best or _weight(counted) > _weight(best[place][1]):
            best[place] = (key, counted)
    order = list(listing())
    for place in sorted(best, key=lambda place: (order.index(place[0]), place[1:])):
        key, counted = best[place]
        yield (
            counted.day,
            Result(key.game, counted.players, key.work, counted.games, counted.won, key.others),
        )


def _weight(counted: Counted) -> tuple[int, str]:
    return counted.games, counted.day


def table(rows: Iterable[tuple[str, Result]]) -> str:
    """The table: a line for each game and opponents."""
    head = ("game", "seats", "others", "work", "games", "won", "interval", "share of a seat")
    names = " | ".join((*head, "last day"))
    lines = (f"| {names} |", "|" + " --- |" * (len(head) + 1))
    return "\n".join((*lines, *(f"{result} {day} |" for day, result in rows)))


def page(text: str, kept: Kept) -> str:
    """The text of the page with the table of what is kept in its place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(most_played(kept))}\n\n{END}{after}"
