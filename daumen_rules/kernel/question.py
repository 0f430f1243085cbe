"""An open question of a rule text, and its possible readings.

Questions are data. The effect of a reading is a value in the game's rule set.
"""

from __future__ import annotations

from enum import Enum

from .clause import Clause
from .frozen import frozen
from .text import Text


class Support(Enum):
    """How far a rule text supports a reading."""

    STRONG = "strong"
    """The words say it."""
    MODERATE = "moderate"
    """The words suggest it."""
    WEAK = "weak"
    """The words do not exclude it."""
    NONE = "none"
    """The text says nothing on it."""
    EXCLUDED = "excluded"
    """The words exclude it."""


@frozen
class Reading:
    """One way to answer a question."""

    value: str
    """The name of the reading; if the question has a flag, the value of the flag in a rule set."""
    says: Text
    german: Support
    english: Support


@frozen
class Question:
    """A point that a rule text leaves open, or in which two texts differ."""

    id: str
    title: Text
    clauses: tuple[Clause, ...]
    flags: tuple[str, ...]
    """The fields of the rule set that decide the question; empty if the texts leave no choice."""
    readings: tuple[Reading, ...]
    default_german: str
    default_english: str
    why: Text
    scenario: Text
