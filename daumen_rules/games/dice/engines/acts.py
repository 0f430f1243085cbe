"""What is done in a dice game besides throwing: a number is chosen, or a word is said.

How such acts are written and read. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from attrs import frozen

from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.text import Term, Text, number
from daumen_rules.pieces.dice import THROW, Throw
from daumen_rules.pieces.operands import numbers as numbers_of
from daumen_rules.pieces.operands import one_of
from daumen_rules.pieces.verbs import Verb, Verbs, verb

STOP: Final = "stop"
"""What a seat says that throws no more in this go."""
ROLL: Final = "roll"
"""What a seat says that throws once more, where it may stop."""


@frozen(repr=False)
class Choose(Worded):
    """A seat chooses a number: what it aims at, a die, a row."""

    seat: Seat
    number: int


@frozen(repr=False)
class Say(Worded):
    """A seat says one of the words of a game, such as `stop`."""

    seat: Seat
    word: str

    def __str__(self) -> str:
        return self.word


Act: TypeAlias = Throw | Choose | Say


@frozen
class Word:
    """What can be said: the word in German, and what is told of whoever says it."""

    german: str
    told: Text


WORDS: Final[Mapping[str, Word]] = {
    STOP: Word("aufhören", Text("{seat} stops.", "{seat} hört auf.")),
    ROLL: Word("weiter", Text("{seat} throws again.", "{seat} würfelt weiter.")),
}


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses."""
    return NATURE if isinstance(action, Throw) else action.seat


def act_of(seat: Seat, choice: int | str) -> Choose | Say:
    """The act by which a seat chooses."""
    return Choose(seat, choice) if isinstance(choice, int) else Say(seat, choice)


def choice_of(action: Choose | Say) -> int | str:
    """What a seat chooses by an act."""
    return action.number if isinstance(action, Choose) else action.word


def said(says: Mapping[str, Word], choice: int | str) -> Term:
    """What can be chosen, as it is said."""
    if isinstance(choice, int):
        return number(choice)
    return Term(choice, Text(choice, says[choice].german))


def verbs(numbers: Sequence[int], says: Mapping[str, Word]) -> Verbs[Act]:
    """How to throw, to choose one of some numbers, and to say one of some words."""
    rows: list[Verb[Act]] = [THROW]
    if numbers:
        rows.append(verb(Choose, "choose {number}", "wähle {number}", number=numbers_of(numbers)))
    if says:
        words = {word: said(says, word).words for word in says}
        rows.append(verb(Say, "{word}", "{word}", word=one_of("a word", "ein Wort", words)))
    return Verbs(tuple(rows))
