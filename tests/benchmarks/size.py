"""How long the library is: `python -m tests.benchmarks.size [REVISION]`, beside an earlier tree.

Lines of Python are counted as they stand, blank ones and comments too. A game of the collection has
the lines of its module, or of its folder; with what games share, also its part of the engines.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.benchmarks.against import EARLIER, ROOT, taken

SHORT: Final = 40
CHAPTERS: Final = ("dice", "board", "cards")


def lines(path: Path) -> int:
    """The lines of a file, or of all in a folder."""
    files = path.rglob("*.py") if path.is_dir() else [path]
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def rooms(package: Path) -> list[Path]:
    """The folders of the collection."""
    room = package / "games"
    earlier = room / "collection"
    every = [earlier] if earlier.is_dir() else [room / chapter for chapter in CHAPTERS]
    return [path for path in every if path.is_dir()]


def games(package: Path) -> list[Path]:
    """The modules and folders of the games of the collection."""
    return [
        path
        for room in rooms(package)
        for chapter in ([room / each for each in CHAPTERS] if room.stem == "collection" else [room])
        for path in chapter.iterdir()
        if path.stem not in ("engines", "__init__", "__pycache__") and _is_game(path)
    ]


def _is_game(path: Path) -> bool:
    """Whether a module, or one in a folder, joins the parts of a game."""
    files = path.rglob("*.py") if path.is_dir() else [path]
    return any("\nGAME" in file.read_text(encoding="utf-8") for file in files)


def told(package: Path) -> list[str]:
    """The figures of a tree, in words."""
    of_games = sorted(map(lines, games(package)))
    shared = sum(map(lines, rooms(package))) / len(of_games)
    drauf = package / "games" / "daumen_drauf"
    texts = [path for stem in ("clauses", "questions") for path in drauf.glob(f"{stem}*")]
    modules = [file for file in package.rglob("*.py") if file.stem != "__init__"]
    return [
        f"library: {lines(package):,} lines of Python",
        f"games of the collection: {len(of_games)}, of {sum(of_games) / len(of_games):.0f} lines "
        f"in the mean, {of_games[len(of_games) // 2]} in the middle, "
        f"{shared:.0f} with what they share",
        f"Daumen drauf!, clauses and questions: {sum(map(lines, texts)):,} lines",
        f"modules below {SHORT} lines: {sum(lines(file) < SHORT for file in modules)}",
    ]


def main(revision: str = EARLIER) -> None:
    """Print the figures of both trees."""
    with tempfile.TemporaryDirectory() as folder:
        taken(revision, Path(folder), "daumen_rules")
        for name, tree in (("here", ROOT), (revision, Path(folder))):
            print(f"{name}:", *told(tree / "daumen_rules"), sep="\n  ")


if __name__ == "__main__":
    main(*sys.argv[1:])
