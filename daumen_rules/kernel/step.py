"""The answers of `step`: a step, or a refusal with every broken clause.

The rows that find breaches stand in `row`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from .clause import Clause
from .frozen import frozen
from .readable import InLines, Sentenced
from .seats import Seat
from .text import Language, Sentence

S = TypeVar("S")
A = TypeVar("A")


class Event(Protocol):
    """Something that happened: its clause and its sentence."""

    @property
    def clause(self) -> Clause: ...

    @property
    def sentence(self) -> Sentence: ...


E = TypeVar("E", bound=Event)


@frozen(repr=False)
class Breach(Sentenced):
    """One broken clause, with the values compared."""

    clause: Clause
    sentence: Sentence

    @property
    def facts(self) -> Mapping[str, str]:
        """The values compared, by name, as they stand in JSON."""
        return {name: fact.code for name, fact in self.sentence.facts}

    def say(self, language: Language, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """The breach in words; `names` are the players' names by seat, and what is said of the seat
        of `reader` is said to it.
        """
        return self.sentence.say(language, names, reader)


@frozen(repr=False)
class Step(InLines, Generic[S, A, E]):
    """A legal action, the state after it, and the events in their order."""

    action: A
    state: S
    events: tuple[E, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.events))


@frozen(repr=False)
class Refused(InLines):
    """An illegal action: all clauses it breaks, at least one."""

    breaches: tuple[Breach, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The broken clauses, in the order of the table."""
        return tuple(breach.clause for breach in self.breaches)

    def say(self, language: Language, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """All reasons in words, one line each, with their clauses."""
        return "\n".join(f"{b.say(language, names, reader)} [{b.clause.id}]" for b in self.breaches)

    def __str__(self) -> str:
        return self.say("en")
