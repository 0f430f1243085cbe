"""A vector: a game up to a position, an action, and what is expected of it under which rules.

Frozen values. What a vector expects is what its source states; nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text

from ..match import PlayedGame
from ..model import Action, Card


class Level(Enum):
    """How firmly a vector stands."""

    MUST = "must"
    """Both manuals say so, whatever the readings."""
    EDITION = "edition"
    """The manuals differ: one expectation for each."""
    SILENT = "silent"
    """A manual leaves it open: the reading decides, and the question is named."""
    HOUSE = "house"
    """Our own decision."""


@frozen
class Because:
    """Why: the places in the German and in the English manual, and a short derivation."""

    german: str | None
    english: str | None
    text: Text


@frozen(kw_only=True)
class Given:
    """A game up to a position. `deck` has its top card first; None: nothing is dealt yet."""

    players: int
    starter: Seat
    hand_size: int
    deck: tuple[Card, ...] | None
    moves: tuple[Action, ...]
    action: Action
    """The action that the vector is about."""


@frozen(kw_only=True)
class MatchGiven:
    """The games of a match that have been played; asked is what comes of them."""

    players: int
    agreed: int
    first_starter: Seat
    played: tuple[PlayedGame, ...]


@frozen
class Expected:
    """What is expected under some rule sets, each named as `RuleSet.parse` reads it.

    `refused` are the ids of all broken clauses, None where the action is allowed. `facts` are
    stated by hand: some of what is so afterwards, as the sources have it.
    """

    rules: tuple[str, ...]
    refused: tuple[str, ...] | None
    facts: Mapping[str, Any]


@frozen(kw_only=True)
class Vector:
    """One fixed test: the clause that it is about, and what is given and expected."""

    id: str
    """Such as `HIGH-5.01`; it never changes and is never given twice."""
    clause: str
    level: Level
    question: str | None
    """The open question that decides, where readings differ; or one that the vector answers."""
    title: Text
    because: Because
    given: Given | MatchGiven
    cases: tuple[Expected, ...]

    @property
    def verdict(self) -> str:
        """`disputed` where a question is named and decides, else `allowed` or `refused`."""
        first, *others = self.cases
        if self.question is not None and others:
            return "disputed"
        return "allowed" if first.refused is None else "refused"
