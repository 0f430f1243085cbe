"""What the table hears, beside whoever is on turn: that a seat was the first to call or to speak.

Which words a game has, and what follows from them, stands with that game.
"""

from __future__ import annotations

from collections.abc import Mapping

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import REFEREE, Seat, seat_letter
from daumen_rules.kernel.text import Text

from .operands import anybody, one_of
from .verbs import Verb, verb


@frozen(repr=False)
class Heard(Worded):
    """The table: who was heard, first of all, to do what a word says; None for nobody."""

    seat: Seat | None
    word: str

    def __str__(self) -> str:
        return f"{self.word} {'nobody' if self.seat is None else seat_letter(self.seat)}"


def hearing(words: Mapping[str, Text], players: int) -> Verb[Heard]:
    """How it is told what was heard of one of so many seats."""
    word = one_of("what was heard", "was zu hören war", words)
    seat = anybody(players)
    return verb(Heard, "{word} {seat}", "{word} {seat}", by=REFEREE, word=word, seat=seat)
