"""The answers that only the judge of any game gives: actions, events, the points of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import field

from daumen_rules.disputes.answers import Phrase
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Sentence, Term, Text, sentence


@frozen
class Actions:
    """The legal actions of a seat, in the words of records and in both languages."""

    written_words: tuple[str, ...]
    told: tuple[Text, ...] = field(eq=False)

    @property
    def code(self) -> str:
        """What machines call it."""
        return ", ".join(self.written_words) or "nothing"

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        if not self.told:
            return sentence("nothing", "nichts")
        row = Text(", ".join(one.en for one in self.told), ", ".join(one.de for one in self.told))
        return sentence("{row}", "{row}", row=Term(self.code, row))

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


@frozen
class Happening:
    """The events of a step: their sentences, and the ids of their clauses."""

    ids: tuple[str, ...]
    sentences: tuple[Sentence, ...]

    @property
    def code(self) -> str:
        """What machines call it: the clauses by which it happens."""
        return " ".join(("happens", *self.ids))

    @property
    def said(self) -> Sentence:
        """The answer in words: the sentence of the last event. The reasons tell all events."""
        return self.sentences[-1] if self.sentences else sentence("nothing", "nichts")

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return "happens"


@frozen
class Worth:
    """The points that each choice brings."""

    choices: tuple[tuple[str, int], ...]
    told: tuple[Text, ...] = field(eq=False)

    @property
    def code(self) -> str:
        """What machines call it."""
        return ", ".join(f"{words}: {worth}" for words, worth in self.choices)

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        rows = [*zip(self.told, (worth for _, worth in self.choices), strict=True)]
        row = Text(
            ", ".join(f"{one.en}: {worth}" for one, worth in rows),
            ", ".join(f"{one.de}: {worth}" for one, worth in rows),
        )
        return sentence("{row}", "{row}", row=Term(self.code, row))

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


CHANCE: Final = Phrase("nature", sentence("chance, such as a throw", "der Zufall, etwa ein Wurf"))
REFEREE: Final = Phrase("referee", sentence("the referee", "der Schiedsrichter"))
NOT_OVER: Final = Phrase(
    "nobody yet", sentence("nobody yet: it is not over", "noch niemand: Es ist nicht zu Ende")
)
COUNTED_LATER: Final = Phrase(
    "counted later",
    sentence("none yet: they are counted at the end", "noch keine: Gezählt wird am Ende"),
)
