"""A search with a time limit, and what is told of it on the way and at its end.

Here lives the clock of `differ`. What is searched stands in `witnesses`.
"""

from __future__ import annotations

import time
from typing import Final

from daumen_rules.cli.shared.progress import tell_progress
from daumen_rules.disputes.witness import Progress
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.stories.search import SearchResult, search
from daumen_rules.kernel.text import Language, Text

PATIENCE: Final = 1.0
"""How many seconds a search may take before it tells how far it is, and between two such lines."""


class _Clock:
    """Breaks a search off in time; tells how far it is where a language is given."""

    def __init__(self, seconds: float, language: Language | None) -> None:
        now = time.monotonic()
        self.end = now + seconds
        self.next = now + PATIENCE
        self.language: Final = language

    def __call__(self, progress: Progress) -> bool:
        now = time.monotonic()
        if self.language is not None and now >= self.next:
            self.next = now + PATIENCE
            tell_progress(_how_far(progress, self.language))
        return now < self.end


def _how_far(progress: Progress, language: Language) -> str:
    length, world, positions = progress.length, progress.world, progress.positions
    return Text(
        f"looking through games of {length} actions: {world}, {positions} positions so far",
        f"sieht Partien mit {length} Zügen durch: {world}, bisher {positions} Stellungen",
    )[language]


def search_within(
    first: RuleSet, second: RuleSet, seconds: float, language: Language | None
) -> SearchResult:
    """The shortest game that parts two rule sets, looked for so many seconds at most.

    With a language it is told on a terminal how far the search is.
    """
    if first == second:
        return SearchResult(None, -1, 0)
    return search(first, second, watch=_Clock(seconds, language))


def told_search(found: SearchResult, language: Language) -> str:
    """What was looked through, in words."""
    packs, most = len(STUDY_PACKS), len(STUDY_PACKS[-1].pack.cards)
    over = Text(
        f"over {packs} small packs of up to {most} cards",
        f"mit {packs} kleinen Blättern von bis zu {most} Karten",
    )
    if found.parting is not None:
        return Text(
            f"No game is shorter: all were looked through, {over.en}.",
            f"Keine Partie ist kürzer: Alle wurden durchgesehen, {over.de}.",
        )[language]
    games = found.covered
    alike = Text(
        f"No difference in any game of up to {games} actions, {over.en}.",
        f"Kein Unterschied in allen Partien von bis zu {games} Zügen, {over.de}.",
    )
    if games < 0:
        alike = Text("Nothing was looked through to the end.", "Nichts wurde ganz durchgesehen.")
    if found.at is None:
        return alike[language]
    length, world = found.at.length, found.at.world
    return Text(
        f"{alike.en} Time was up at {length} actions, in {world}; --time gives more.",
        f"{alike.de} Die Zeit war um bei {length} Zügen, in {world}; --time gibt mehr.",
    )[language]
