"""The engines and the faults planted in them, read from their files."""

from __future__ import annotations

import shutil
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ENGINES: Final = HERE / "engines"
SECOND: Final = HERE.parent / "second" / "engines"
"""Engines that tell whole positions, with three faults in some of them."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine of one game."""

    game: str
    path: Path

    @property
    def is_javascript(self) -> bool:
        """Whether it needs Node."""
        return self.path.suffix == ".js"

    @property
    def can_run(self) -> bool:
        """Whether its language is installed."""
        return not self.is_javascript or shutil.which("node") is not None

    def command(self, plant: tuple[str, ...] = ()) -> list[str]:
        """What starts it; `plant` has texts of the engine, each with the text in its place."""
        program = "node" if self.is_javascript else sys.executable
        talk = ENGINES / f"talk{self.path.suffix}"
        return [program, str(talk), str(self.path), *plant]


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake planted in an engine."""

    name: str
    engine: Engine
    wrong: str
    plant: tuple[str, ...]
    first: tuple[str, ...]
    """The clauses that it breaks; a report is right that names one of them first."""
    also: tuple[str, ...]
    """Clauses that it breaks too, and that are not the ones to look at first."""

    def __str__(self) -> str:
        return f"{self.engine.game}/{self.name}"


def engines(folder: Path = ENGINES) -> list[Engine]:
    """All engines of a folder, in the order of their names."""
    paths = [path for path in sorted(folder.iterdir()) if path.suffix in (".py", ".js")]
    games = [path for path in paths if path.stem != "talk"]
    return [Engine(path.stem.replace("_", "-"), path) for path in games]


def faults(engine: Engine) -> list[Fault]:
    """The faults planted in an engine, in the order of their file; none where it has no file."""
    path = engine.path.parents[1] / "faults" / f"{engine.path.stem}.toml"
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    return [
        Fault(
            row["id"],
            engine,
            row["wrong"],
            tuple(text for pair in row["plant"] for text in pair),
            tuple(row["first"]),
            tuple(row.get("also", ())),
        )
        for row in tomllib.loads(text)["fault"]
    ]
