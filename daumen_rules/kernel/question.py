"""An open question of a rule text, and the readings it leaves.

Questions are data, and of any game. What a reading does to a game is a flag of that game's rule
set.
"""

from __future__ import annotations

from enum import Enum

from .clause import Clause
from .frozen import frozen
from .text import Text


class Support(Enum):
    """How far a rule text carries a reading."""

    STRONG = "strong"
    """The words say it."""
    MODERATE = "moderate"
    """The words lean that way."""
    WEAK = "weak"
    """The words only do not exclude it."""
    NONE = "none"
    """The text says nothing on it."""
    EXCLUDED = "excluded"
    """The words exclude it."""


@frozen
class Reading:
    """One way to answer a question."""

    value: str
    """The word for it; where the question has a flag, the flag's value in a rule set."""
    says: Text
    german: Support
    english: Support


@frozen
class Question:
    """What a rule text leaves open, or where two texts part."""

    id: str
    title: Text
    clauses: tuple[Clause, ...]
    flags: tuple[str, ...]
    """The fields of the rule set that decide it; empty where the texts leave no choice."""
    readings: tuple[Reading, ...]
    default_german: str
    default_english: str
    why: Text
    scenario: Text
