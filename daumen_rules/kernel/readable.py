"""How values read where they are printed: `str` in words for people, `repr` on one short line."""

from __future__ import annotations

from typing import Protocol

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Sentence, shortened

LONGEST = 180
"""So many characters of a value stand in its `repr`."""


class _Happening(Protocol):
    @property
    def clause(self) -> Clause: ...

    @property
    def sentence(self) -> Sentence: ...


def short_repr(value: object, words: str) -> str:
    """A `repr` of one line: the kind of a value, and the beginning of its words."""
    line = " ".join(words.split())
    return f"<{type(value).__name__}: {shortened(line, LONGEST - len(type(value).__name__))}>"


class Sentenced:
    """What is told by a sentence and has its clause: an event, a breach."""

    __slots__ = ()

    def __str__(self: _Happening) -> str:
        return f"{self.sentence.say('en')} [{self.clause.id}]"

    def __repr__(self) -> str:
        return short_repr(self, str(self))
