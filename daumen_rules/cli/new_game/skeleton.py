"""Makes the skeleton of a game of the collection: its module, its tests, its line in the catalogue.

Each chapter has templates: a game that plays at once, and tests that pass. No file is written here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from daumen_rules.kernel.frozen import frozen

_TEMPLATES: Final = files("daumen_rules.cli.new_game") / "templates"
_GAP: Final = re.compile(r"\{\{ (\w+) \}\}")


@frozen
class Skeleton:
    """The names of a new game, and the text of its files."""

    slug: str
    chapter: str
    number: str
    name: str
    """The part of the ids of its clauses before the hyphen, such as `KNIFFEL`."""

    @property
    def module(self) -> str:
        """The name of the game's module."""
        return self.slug.replace("-", "_")

    @property
    def line(self) -> str:
        """The game's line in the catalogue."""
        return f'    "{self.slug}": "{self.chapter}.{self.module}",'

    @property
    def game(self) -> str:
        """The source of the game's module."""
        return self._filled(f"{self.chapter}.py.txt")

    @property
    def tests(self) -> str:
        """The source of the module of its tests."""
        return self._filled(f"{self.chapter}_tests.py.txt")

    def _filled(self, template: str) -> str:
        title = " ".join(word.capitalize() for word in self.slug.split("-"))
        values = {"number": self.number, "name": self.name, "module": self.module, "title": title}
        text = (_TEMPLATES / template).read_text(encoding="utf-8")
        return _GAP.sub(lambda gap: values[gap[1]], text)


_LISTED: Final = re.compile(r'    "([a-z0-9-]+)": "(\w+)\.[\w.]+",')


def with_line(catalogue: str, skeleton: Skeleton, numbers: Mapping[str, str]) -> str | None:
    """The source of the catalogue with a game's line inserted in its chapter, after lower numbers.

    `numbers` has the number of each listed game by slug. None if the lines of games in `catalogue`
    are missing or do not follow each other directly.
    """
    lines = catalogue.split("\n")
    found = [(at, match) for at, line in enumerate(lines) if (match := _LISTED.fullmatch(line))]
    chapters = list(dict.fromkeys(match[2] for _, match in found))
    if not found or [at for at, _ in found] != list(range(found[0][0], found[-1][0] + 1)):
        return None
    if skeleton.chapter not in chapters:
        chapters.append(skeleton.chapter)
    own = (chapters.index(skeleton.chapter), _order(skeleton.number))
    before = [
        at
        for at, match in found
        if (chapters.index(match[2]), _order(numbers.get(match[1], "0"))) <= own
    ]
    lines.insert(before[-1] + 1 if before else found[0][0], skeleton.line)
    return "\n".join(lines)


def _order(number: str) -> tuple[int, str]:
    """The sort key of a game's number, such as 110 or 110b."""
    digits = re.match(r"\d+", number)
    return (int(digits[0]) if digits else 0), number
