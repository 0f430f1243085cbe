"""How far a simulation has come, told on a terminal, and whether it goes on."""

from __future__ import annotations

import time
from typing import Final

from daumen_rules.kernel.text import Language, Text

from ..shared.progress import tell_progress

_PAUSE: Final = 1.0
"""So many seconds pass between two lines."""


class Progress:
    """Counts games, and says whether time is left; always, if `seconds` is None."""

    def __init__(
        self, asked: int, seconds: float | None, language: Language, *, plain: bool
    ) -> None:
        self.games, self.asked = 0, asked
        self._seconds, self._plain = seconds, plain
        self._language: Language = language
        self._begun = self._told = time.monotonic()

    def runs(self) -> bool:
        """Whether to go on."""
        now = time.monotonic()
        if not self._plain and now - self._told >= _PAUSE:
            self._told = now
            pace = self.games / (now - self._begun)
            words = Text(
                f"{self.games} of {self.asked} games, {pace:.0f} a second",
                f"{self.games} von {self.asked} Partien, {pace:.0f} je Sekunde",
            )
            tell_progress(words[self._language])
        return self._seconds is None or now - self._begun < self._seconds
