"""Golden records: of each game of the collection one whole game, kept so that a change is seen.

The module knows where they are and how one is made. `python -m tests.collection.write_golden`
writes those that are missing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from click.testing import CliRunner

from daumen_rules.cli.main import main
from daumen_rules.games.catalogue import game

FOLDER: Final = Path(__file__).parents[2] / "spec" / "collection" / "games"
SEED: Final = 1


def path_of(slug: str) -> Path:
    """Where the record of a game is kept."""
    return FOLDER / f"{slug}.game"


def players_of(slug: str) -> int:
    """How many play it there: two, or the fewest that can."""
    seats = game(slug).rules.seats
    return 2 if 2 in seats else seats[0]


def play(slug: str, target: Path) -> None:
    """Play a game by bots and write its record, without the line that says how it was played."""
    options = [f"--players={players_of(slug)}", "--auto", f"--seed={SEED}", f"--record={target}"]
    result = CliRunner().invoke(main, ["play", "--game", slug, *options])
    assert result.exit_code == 0, result.output
    target.write_text(target.read_text("utf-8").partition("\n")[2], "utf-8")
