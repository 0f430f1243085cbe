"""The referee's note that a seat was the first to call or say a word.

The game has the words and their consequences.
"""

from __future__ import annotations

from collections.abc import Mapping

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import REFEREE, Seat, seat_letter

from .choices import Word, words_of
from .operands import anybody, one_of
from .verbs import Verb, verb


@frozen(repr=False)
class Heard(Worded):
    """The referee's action: which seat first did what `word` says; None for no seat."""

    seat: Seat | None
    word: str

    def __str__(self) -> str:
        return f"{self.word} {'nobody' if self.seat is None else seat_letter(self.seat)}"


def heard_verb(hears: Mapping[str, Word], players: int) -> Verb[Heard]:
    """The verb of that action, for a number of seats."""
    word, seat = one_of("what was heard", "was zu hören war", words_of(hears)), anybody(players)
    en, phrase = "{word} {seat}", {each: heard.phrase for each, heard in hears.items()}
    return verb(
        Heard, en, en, by=REFEREE, phrase=lambda said: phrase[said["word"]], word=word, seat=seat
    )
