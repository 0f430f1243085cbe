"""The answer to a question about a game: the answer itself, and the clauses that support it.

Games give verdicts; tools compare them. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from attrs import field

from .clause import Clause
from .frozen import frozen
from .text import Sentence

W = TypeVar("W")
"""A world: one way to fill all gaps in what people know."""


@frozen
class Reason:
    """A clause, and its meaning for the case at hand."""

    clause: Clause
    sentence: Sentence


def by_gist(clause: Clause) -> Reason:
    """A reason that tells the gist of a clause."""
    return Reason(clause, Sentence(clause.gist))


@frozen
class Suggestion:
    """A way to go on after an illegal action for which the manual has no rule: its code for
    machines, and its effect.
    """

    name: str
    sentence: Sentence


class Answer(Protocol):
    """The value of an answer: whether a seat may, a number, seats, a card. Two answers are the same
    if their values are equal.
    """

    @property
    def code(self) -> str:
        """The name of the answer in JSON."""
        ...

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        ...

    def written(self, names: Sequence[str], /) -> str:
        """The answer as the writer of a situation expects it."""
        ...


@frozen
class Verdict:
    """The answer to a question in one world, and why.

    `remedies` are the smallest changes that would turn a no into a yes; `suggestions` are ways to
    go on if the action happened anyway.
    """

    answer: Answer
    reasons: tuple[Reason, ...] = field(default=(), eq=False)
    remedies: tuple[Sentence, ...] = field(default=(), eq=False)
    suggestions: tuple[Suggestion, ...] = field(default=(), eq=False)

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        return self.answer.said

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses that support it, without repetition."""
        return tuple(dict.fromkeys(reason.clause for reason in self.reasons))


@frozen
class Completion(Generic[W]):
    """A world, and the verdict in it."""

    verdict: Verdict
    world: W
