"""The answers that only the judge of any game gives: actions, events, the points of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import Phrase
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import LANGUAGES, Sentence, Term, Text, sentence


def actions(game: AnyGame, some: Sequence[Any]) -> Phrase:
    """Actions, in the words of records and in both languages."""
    return _row(tuple((game.notation.write(one), _told(game, one)) for one in some))


def worths(game: AnyGame, each: Sequence[tuple[Any, int]]) -> Phrase:
    """Actions, each with the points that it brings."""
    told = ((game.notation.write(one), _told(game, one), worth) for one, worth in each)
    return _row(
        tuple(
            (f"{code}: {worth}", Text(f"{words.en}: {worth}", f"{words.de}: {worth}"))
            for code, words, worth in told
        )
    )


def _told(game: AnyGame, action: Any) -> Text:
    return Text(*(game.notation.verbs.write(action, language) for language in LANGUAGES))


def _row(parts: tuple[tuple[str, Text], ...]) -> Phrase:
    """Several things in a row: their codes, and their words."""
    if not parts:
        return Phrase("nothing", _NOTHING)
    code = ", ".join(code for code, _ in parts)
    words = Text(*(", ".join(text[language] for _, text in parts) for language in LANGUAGES))
    return Phrase(code, sentence("{row}", "{row}", row=Term(code, words)))


_NOTHING: Final = sentence("nothing", "nichts")


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
        return self.sentences[-1] if self.sentences else _NOTHING

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return "happens"


CHANCE: Final = Phrase("nature", sentence("chance, such as a throw", "der Zufall, etwa ein Wurf"))
REFEREE: Final = Phrase("referee", sentence("the referee", "der Schiedsrichter"))
NOT_OVER: Final = Phrase(
    "nobody yet", sentence("nobody yet: it is not over", "noch niemand: Es ist nicht zu Ende")
)
COUNTED_LATER: Final = Phrase(
    "counted later",
    sentence("none yet: they are counted at the end", "noch keine: Gezählt wird am Ende"),
)
