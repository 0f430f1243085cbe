"""The labels before the actions of a list: numbers, or letters where a number can be an action.

It is the same in all games, and the same throughout a game: a label is never a word of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count, islice, product
from string import ascii_lowercase
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import Text

from . import texts as t

_COMMON: Final = range(1, 31)
"""Numbers that are tried as the words of an action."""
_SHORTCUTS: Final = ("h", "q")
"""Letters that are commands."""


def labels(game: AnyGame, mover: Mover, size: int) -> tuple[str, ...]:
    """The labels of a list of `size` actions of a mover, in their order."""
    numbered = not has_letters(game, mover)
    found = map(str, count(1)) if numbered else _letters(game, mover)
    return tuple(islice(found, size))


def has_letters(game: AnyGame, mover: Mover) -> bool:
    """Whether a bare number can be an action, such as `2` for `raise 2`."""
    return any(_is_word(game, mover, str(number)) for number in _COMMON)


def _letters(game: AnyGame, mover: Mover) -> Iterator[str]:
    """Letters, and then pairs of letters, that are no words of the game."""
    pairs = map("".join, product(ascii_lowercase, repeat=2))
    for label in chain(ascii_lowercase, pairs):
        if label not in _SHORTCUTS and not _is_word(game, mover, label):
            yield label


def _is_word(game: AnyGame, mover: Mover, word: str) -> bool:
    """Whether a word can be an action of a mover, whole or without its verb."""
    verbs = game.notation.verbs
    return any(
        next(verbs.readings(mover, f"{lead} {word}"), None) is not None
        for lead in ("", *verbs.leads(mover))
    )


def sign(label: str) -> str:
    """A label as it stands before its action: `3`, or `c)`."""
    return label if label.isdigit() else f"{label})"


def labelled(marks: Sequence[str]) -> Mapping[str, int]:
    """The places of labels by all that people may type for them."""
    return {typed: at for at, mark in enumerate(marks) for typed in (mark, f"{mark})")}


def expected(marks: Sequence[str], other: Text) -> Text:
    """What may be typed where a list has these labels, or `other`."""
    if not marks:
        return other
    several = t.NUMBER_OR if marks[0].isdigit() else t.LETTER_OR
    words = several if len(marks) > 1 else t.ONE_OR
    first, last = marks[0], marks[-1]
    return Text(
        words.en.format(first=first, last=last, other=other.en),
        words.de.format(first=first, last=last, other=other.de),
    )
