"""Finds the shortest games in which the open readings of a ruling differ, to tell beside it.

`stories.witness_text` tells a game in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from daumen_rules.contracts.report_text import hung
from daumen_rules.disputes.findings import Clear, Opinion
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text

from .situation.model import Manual
from .situation.variants import default, question_named
from .situation.worlds import World

if TYPE_CHECKING:  # most rulings leave nothing open and do not need it
    from ..witnesses import Witness


def games_apart(ruling: Ruling[World | None], language: Language, long: bool) -> Iterator[str]:
    """The games in which the open readings of a ruling differ: the first in short, or all."""
    return Games(language, long).lines(ruling)


@frozen
class Games:
    """Tells the games beside a ruling: the first in short, or all of them whole."""

    language: Language
    long: bool

    def lines(self, ruling: Ruling[World | None]) -> Iterator[str]:
        """The lines that tell the games of a ruling."""
        told: set[Witness | None] = set()
        for question, *values in self._open(ruling):
            from ..stories.witness_text import witness_of

            witness = witness_of(question, *values)
            if witness not in told and (self.long or not told):
                told.add(witness)
                yield from self._game(question, witness)

    def _game(self, question: str, witness: Witness | None) -> Iterator[str]:
        from ..stories.witness_text import pointer, settled_words, whole_story

        if witness is None and self.long:
            yield from ("", hung(settled_words(question_named(question), self.language), 0, 0))
        elif witness is None:
            words = Text(
                f"see `daumen-rules differ {question}`, a game by hand",
                f"siehe `daumen-rules differ {question}`, eine Partie von Hand",
            )
            yield hung(words[self.language], 2, 6)
        elif self.long:
            yield from ("", *whole_story(witness, self.language))
        else:
            yield hung(pointer(witness, self.language), 2, 6)

    def _open(self, ruling: Ruling[World | None]) -> Iterator[tuple[str, ...]]:
        """The questions that a ruling leaves open, each with the readings that differ."""
        for question in ruling.parting:
            yield question, question_named(question).default_english
        for judged in ruling.judged:
            if not isinstance(judged.opinion, Clear):
                yield from self._parted(judged.name, judged.opinion)

    def _parted(self, manual: str, opinion: Opinion[World | None]) -> Iterator[tuple[str, ...]]:
        of: Manual = "german" if manual == "german" else "english"
        assert not isinstance(opinion, Clear)
        for option in opinion.options:
            ours = default(question_named(option.question), of)
            yield option.question, option.reading.value, ours.value
