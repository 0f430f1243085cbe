"""Detects an engine whose answers are out of step: swapped, repeated, late or missing.

The right answer to every request is known. So an answer that is right for a nearby request shows
that the order is wrong, not the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Ask
from daumen_rules.contracts.engine_tests.shapes import Flaw
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

from .engine_questions import differences

_EXPECTED = Text("answers in the order asked", "Antworten in der Reihenfolge der Fragen")
_SWAPPED = Text("the two are swapped", "die beiden sind vertauscht")
_MISSING = Text("an answer before it is missing", "davor fehlt eine Antwort")
_TWICE = Text("it comes twice", "sie kommt zweimal")
_LATE = Text("it comes late", "sie kommt zu spät")


@frozen
class AnswerOrder:
    """The lines that answer some requests.

    `before` are the last requests of the previous exchange; `begun` is the number of requests
    before these.
    """

    asks: Sequence[Ask]
    lines: Sequence[bytes]
    before: Sequence[Ask]
    begun: int
    read: Callable[[bytes, Ask], tuple[Any, Flaw | None]]
    forms: Forms[Any, Any, Any]

    def shift_at(self, i: int) -> tuple[int, Flaw] | None:
        """The first line that is out of step, and how; None if all are in step."""
        for by in (1, -1, 2, -2):
            if not self._fits(i, i + by):
                continue
            if by > 0 and self._fits(i + by, i):
                return i, self._flaw(i + by, _SWAPPED)
            first = at = i
            while at > 0 and self._fits(at - 1, at - 1 + by):
                at -= 1
                first = first if self._fits(at, at) else at
            if by > 0:
                return first, self._flaw(first + by, _MISSING)
            twice = first + by >= 0 and self.lines[first] == self.lines[first + by]
            return first, self._flaw(first + by, _TWICE if twice else _LATE)
        return None

    def swap(self) -> tuple[int, Flaw] | None:
        """The first two neighbouring answers that are each right for the other's request.

        Two swapped views could also come from a wrong engine, but not if it answers other pairs
        correctly.
        """
        every = range(len(self.asks))
        i = next((i for i in every if not self._fits(i, i)), -1)
        if i < 0 or not (self._fits(i, i + 1) and self._fits(i + 1, i)):
            return None
        is_told_rightly = any(
            self._is_view(k) and self._is_view(k + 1) and self._parts(k) and self._parts(k + 1)
            for k in every
            if k + 1 in every and k not in (i, i + 1)
        )
        if self._is_view(i) and self._is_view(i + 1) and not is_told_rightly:
            return None
        return i, self._flaw(i + 1, _SWAPPED)

    def _is_view(self, i: int) -> bool:
        return self.asks[i].topic == "view"

    def _parts(self, i: int) -> bool:
        """Whether a line answers its own request and not the one after it."""
        return self._fits(i, i) and not self._fits(i, i + 1)

    def _fits(self, line: int, ask: int) -> bool:
        """Whether a line is the right answer to a request."""
        at = len(self.before) + ask
        if not (0 <= line < len(self.lines) and 0 <= at < len(self.before) + len(self.asks)):
            return False
        asked = (*self.before, *self.asks)[at]
        if asked.topic == "hello":
            return False
        answer, flaw = self.read(self.lines[line], asked)
        return (
            flaw is None
            and "unsupported" not in answer
            and not differences(asked, answer, self.forms)
        )

    def _flaw(self, ask: int, how: Text) -> Flaw:
        number, topic = (
            self.begun + ask + 1,
            (*self.before, *self.asks)[len(self.before) + ask].topic,
        )
        found = Text(
            f"the answer to message {number} ({topic}), out of step: {how.en}",
            f"die Antwort auf Nachricht {number} ({topic}), außer Tritt: {how.de}",
        )
        return Flaw("", found, _EXPECTED)
