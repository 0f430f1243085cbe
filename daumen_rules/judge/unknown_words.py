"""What a question names that a game does not have, such as a square beyond the rim of the board.

The words of the question fit an action of the game but for an operand, which looks like a word of
that operand and is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.operands import AnyOperand, Operand, Several, words_of
from daumen_rules.pieces.verbs import templates

from .asks import ARTICLES, FROM_TO
from .nearest import games_named
from .spoken import spoken

_SIGNS: Final = re.compile(r"\w*[\d\W]\w*")
"""A word with a digit or a sign: people write fields and cards so, but hardly other words."""
_MOST: Final = 3
"""The number of words that a value has at most, such as `10 of hearts`."""
Pattern: TypeAlias = tuple[re.Pattern[str], tuple[AnyOperand, ...]]


@frozen
class Unknown:
    """A word that names nothing of a game, and what was expected there."""

    word: str
    expected: Text

    def column(self, text: str) -> int:
        """The column of the word in the text that has it."""
        return text.rfind(self.word.split(" ")[0]) + 1 or 1


def check_known(words: str) -> None:
    """Raises InputError for plain words that name one game and something that it does not have."""
    match games_named(words):
        case [(slug, rest)]:
            unknown = unknown_word(game(slug), rest)
            if unknown is not None:
                raise InputError(1, unknown.column(words), unknown.word, unknown.expected)
        case _:
            pass


def unknown_word(of: AnyGame, words: str) -> Unknown | None:
    """The first word of a question that fits an action but for naming what the game does not have;
    None where the question is about no action, or about one of the game.
    """
    said = [word for word in words.rstrip(" ?!.").split() if word.lower() not in ARTICLES]
    for begun in range(len(said)):
        text = FROM_TO.sub(r"\1-\2", " ".join(said[begun:]))
        found = [unknown for each in _patterns(of) if (unknown := _in(text, *each)) is not None]
        if found:
            fewest = min(found, key=len)
            return fewest[0] if fewest else None
    return None


@cache
def _patterns(of: AnyGame) -> tuple[Pattern, ...]:
    """The spellings of all actions that have operands."""
    found = list[Pattern]()
    for row in spoken(of).rows:
        for parts in templates(row):
            operands = tuple(part[1] for part in parts if not isinstance(part, str))
            if operands:
                texts = (re.escape(part) if isinstance(part, str) else "(.+?)" for part in parts)
                found.append((re.compile("".join(texts), re.IGNORECASE), operands))
    return tuple(found)


def _in(
    text: str, pattern: re.Pattern[str], operands: tuple[AnyOperand, ...]
) -> list[Unknown] | None:
    """What a text names that is unknown, if it is spelled in that way; None if it is not."""
    fits, unknown = pattern.fullmatch(text), list[Unknown]()
    for operand, said in zip(operands, fits.groups() if fits else (), strict=False):
        one = operand.of if isinstance(operand, Several) else operand
        words = said.split(operand.between) if isinstance(operand, Several) else [said]
        if said == text and len(words) == 1:
            return None  # a word alone is no action
        for word in words:
            if one.read(word) is None:
                if not _looks_like(one, word):
                    return None
                unknown.append(Unknown(word, one.brief or one.what))
    return unknown if fits else None


def _looks_like(operand: Operand[object], word: str) -> bool:
    """Whether a word has a digit or a sign as a value has; or it differs from a value in one
    capital letter, or in one of several words.
    """
    said = word.lower().split(" ")
    known = [each for value in operand.values for each in words_of(operand, value)]
    if len(said) == 1 and word.isupper() and word.isalpha():
        return len(word) > 1 and any(_but_for_one(said[0], each) for each in known)
    if len(said) == 1:
        return _SIGNS.fullmatch(word) is not None and any(map(_SIGNS.fullmatch, known))
    return len(said) <= _MOST and any(_but_for_one(said, each.split(" ")) for each in known)


def _but_for_one(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two words have the same letters, or two texts the same words, but for one."""
    return len(one) == len(other) and sum(map(str.__ne__, one, other)) == 1
