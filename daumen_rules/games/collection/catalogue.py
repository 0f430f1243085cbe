"""The catalogue: every game of the collection, with the module that holds it.

Here lives the list alone, one line a game. A module has its entry under the name `ENTRY` and is
loaded when it is asked for.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from daumen_rules.games.collection.pieces.entry import AnyEntry
from daumen_rules.kernel.text import Text

_MODULES: Final = {
    "wolf-und-schafe": "board.wolf_und_schafe",
}
SLUGS: Final = tuple(_MODULES)
"""The names of the games in commands and records, in the order of the catalogue."""


class UnknownGameError(LookupError):
    """No game of the catalogue: what was asked for, and the nearest names."""

    def __init__(self, slug: str) -> None:
        near = get_close_matches(slug, SLUGS, n=3, cutoff=0.5)
        ask_en, ask_de = (" or ".join(near), " oder ".join(near)) if near else ("–", "–")
        self.text = Text(
            f"no game {slug!r}; the nearest are {ask_en}" if near else f"no game {slug!r}",
            f"kein Spiel {slug!r}; am nächsten sind {ask_de}" if near else f"kein Spiel {slug!r}",
        )
        super().__init__(self.text.en)


def entry(slug: str) -> AnyEntry:
    """The game of a name. Raises UnknownGameError."""
    if slug not in _MODULES:
        raise UnknownGameError(slug)
    found: AnyEntry = import_module(f"daumen_rules.games.collection.{_MODULES[slug]}").ENTRY
    return found
