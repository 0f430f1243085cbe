"""What is known of each game without loading it: titles, players, chapter, luck or choice.

The file beside this module is written by `python -m tests.collection.write_listing`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

FILE: Final = Path(__file__).with_name("listing.json")


@frozen(kw_only=True)
class Listed:
    """A game as a list shows it."""

    slug: str
    title: Text
    chapter: str
    """Dice, board or cards; empty for a game with a manual of its own."""
    number: str
    """Its number in the text of the collection; empty for a game with a manual of its own."""
    listed: str | None
    """Its number in the table of contents; None if it is missing there."""
    players: tuple[int, ...]
    """The numbers of players that it can be played by."""
    has_choices: bool
    """Whether a seat ever has two actions to choose from; else all is luck."""
    hides: bool
    """Whether some seat sees what another does not."""


@cache
def listing() -> Mapping[str, Listed]:
    """All games by their slugs, in the order of the catalogue."""
    return {
        slug: Listed(
            slug=slug,
            title=Text(one["en"], one["de"]),
            chapter=one["chapter"],
            number=one["number"],
            listed=one["listed"],
            players=tuple(one["players"]),
            has_choices=one["has_choices"],
            hides=one["hides"],
        )
        for slug, one in json.loads(FILE.read_text("utf-8")).items()
    }
