"""A small change to the JavaScript engine, and a copy of the engine with it.

The module handles texts and folders. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from attrs import frozen

ENGINE: Final = Path(__file__).parents[2] / "spec" / "engines" / "javascript"
"""The engine that is right."""
RULE_FILES: Final = (
    "cards.js",
    "deal.js",
    "ending.js",
    "engine.js",
    "legality.js",
    "refill.js",
    "table.js",
    "view.js",
)
"""The files of the engine that hold rules."""


@frozen
class Patch:
    """A text of a file that stands there once, and what stands there instead."""

    file: str
    old: str
    new: str

    def applied(self, source: str) -> str:
        """The source with the patch. Raises ValueError unless the old text stands there once."""
        found = source.count(self.old)
        if found != 1:
            raise ValueError(f"{self.file}: {self.old!r} stands there {found} times, not once")
        return source.replace(self.old, self.new)


def write_engine(folder: Path, changed: Mapping[str, str]) -> tuple[str, ...]:
    """Write the engine into a folder, some files with other sources; the command that starts it."""
    for name in (*RULE_FILES, "harness.js", "package.json"):
        text = changed.get(name) or (ENGINE / name).read_text("utf-8")
        (folder / name).write_text(text, "utf-8")
    return "node", str(folder / "harness.js")


def patched(patches: Iterable[Patch]) -> dict[str, str]:
    """The sources of the patched files by name."""
    sources: dict[str, str] = {}
    for patch in patches:
        source = sources.get(patch.file) or (ENGINE / patch.file).read_text("utf-8")
        sources[patch.file] = patch.applied(source)
    return sources
