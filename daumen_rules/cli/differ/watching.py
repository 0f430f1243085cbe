"""A search with a time limit, and what is told of it on the way."""

from __future__ import annotations

import time
from typing import Final

from daumen_rules.cli.shared.progress import tell_progress
from daumen_rules.disputes.parting import Progress
from daumen_rules.kernel.text import Language, Text

PATIENCE: Final = 1.0
"""How many seconds a search may take before it tells how far it is, and between two such lines."""


class Clock:
    """Breaks a search off in time, if there is a limit; tells how far it is, if in a language."""

    def __init__(self, seconds: float | None, language: Language | None) -> None:
        now = time.monotonic()
        self.end = None if seconds is None else now + seconds
        self.next = now + PATIENCE
        self.language: Final = language

    def __call__(self, progress: Progress) -> bool:
        now = time.monotonic()
        if self.language is not None and now >= self.next:
            self.next = now + PATIENCE
            tell_progress(_how_far(progress, self.language))
        return self.end is None or now < self.end


def _how_far(progress: Progress, language: Language) -> str:
    length, opening, positions = progress.length, progress.opening, progress.positions
    return Text(
        f"looking through games of {length} actions: {opening}, {positions} positions so far",
        f"sieht Partien mit {length} Zügen durch: {opening}, bisher {positions} Stellungen",
    )[language]
