"""Positions of ludo games in words: the men of each seat by their fields.

The tests of these games share it.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.games.board.engines.ludo.fields import TERMS
from tests.collection.board.playing import Playing, playing_with

FIELDS = {term.words.en: field for field, term in TERMS.items()}


def fields(words: str) -> tuple[int, ...]:
    """The fields of words such as `1 17 h2 b1`, in their order."""
    return tuple(sorted(FIELDS[word] for word in words.split()))


def cross(slug: str, *men: str, options: str = "", **others: Any) -> Playing:
    """A game before a throw, with the men of each seat on some fields."""
    standing = tuple(map(fields, men))
    return playing_with(len(men), slug, options, men=standing, **others)


def men(found: Playing) -> list[str]:
    """Where the men of each seat stand, in words."""
    return [" ".join(TERMS[field].words.en for field in own) for own in found.state.men]
