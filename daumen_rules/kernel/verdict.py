"""The answer to a question about a game: what it is, and the clauses that carry it.

Games give verdicts and cases, and tools compare them. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from attrs import field

from .clause import Clause
from .frozen import frozen
from .text import Sentence

W = TypeVar("W")
"""A world: one way to fill all gaps of what is known."""


@frozen
class Reason:
    """A clause, and what it says of the case at hand."""

    clause: Clause
    sentence: Sentence


def by_gist(clause: Clause) -> Reason:
    """A clause told by what it says in general."""
    return Reason(clause, Sentence(clause.gist))


@frozen
class Suggestion:
    """A way to go on after something illegal that no rule speaks of: what machines call it, and
    what it changes.
    """

    name: str
    sentence: Sentence


class Answer(Protocol):
    """The value of an answer: whether a seat may, a number, seats, a card. Frozen; two answers are
    the same where the values are equal.
    """

    @property
    def code(self) -> str:
        """What machines call it, in JSON alone."""
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

    `remedies` are the smallest changes by which a no would be a yes; `suggestions` are what can be
    done where it was done all the same.
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
        """The clauses that carry it, each once."""
        return tuple(dict.fromkeys(reason.clause for reason in self.reasons))


@frozen
class Completion(Generic[W]):
    """A world, and the answer in it."""

    verdict: Verdict
    world: W
