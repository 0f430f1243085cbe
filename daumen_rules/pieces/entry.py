"""A game of the catalogue: the game of the kernel, and what a catalogue and tools want to know.

Here lives the record `Entry`. It states no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar

import attrs
from attrs import frozen

from daumen_rules.kernel.canonical import Form, coded, read, write
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import Game
from daumen_rules.kernel.ruling import A, S
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.text import Language, SeatTerm, Sentence, Term, Text
from daumen_rules.pieces.court import AnyCourt
from daumen_rules.pieces.options import Option, options_of
from daumen_rules.pieces.told import Told

R = TypeVar("R")
V = TypeVar("V")


@frozen(kw_only=True)
class Entry(Generic[R, S, A, V]):
    """A game of the catalogue; its options' defaults are `rules`. Its events are of any type."""

    game: Game[R, S, A, Any, V]
    number: str = ""
    """The number of the game in the text of the collection's manual; empty where it has one of its
    own.
    """
    listed: str | None = None
    """The number in the list of contents, None where the game is missing there."""
    title: Text
    """The name of the game, and what it means in English."""
    write: Callable[[A], str]
    """An action as words, without its mover: `throw 3 5`, `c3-d4`, `bid 18`."""
    read: Callable[[Mover, str], A]
    """The action of a mover in words. Raises ValueError that says what was expected."""
    picture: Callable[[V, Language], tuple[str, ...]]
    """What a view shows, in lines for people."""
    attempts: Callable[[S], Iterable[A]]
    """What somebody might try in a state, allowed or not; all that may be done is among it."""
    pieces: Callable[[S], Iterable[Hashable] | None] | None = None
    """What is never lost nor made, each once; None where nothing lies yet."""
    measure: Callable[[S], Any] | None = None
    """What every step makes smaller, where the game has a bound by itself."""
    longest: int
    """Steps after which any game is over, or far more than random play takes."""
    alike: Callable[[S, Viewer], Iterable[S]] | None = None
    """Other states that a viewer cannot tell from this one; None where nothing is hidden."""
    masked: Callable[[Any, Viewer], Hashable] | None = None
    """What a viewer can tell of a state or an action, said apart from the view; None where nothing
    is hidden.
    """
    rotated: Callable[[Any, int, int], Any] | None = None
    """A state or an action with every seat so many places on, of how many; None where parts
    differ.
    """
    examples: tuple[tuple[Mover, str], ...] = ()
    """Words of actions that seldom come up, for those who write them."""
    forms: tuple[tuple[type, Form], ...] = ()
    """Types that are saved in a form of their own, such as cards."""
    court: Callable[[], AnyCourt] | None = None
    """What rules on what people remember, loaded when it is asked for; most games have none."""

    @property
    def slug(self) -> str:
        """The name of the game in commands and records."""
        return self.game.slug.replace("_", "-")

    @property
    def rules(self) -> R:
        """The rule set with every default."""
        return self.game.rule_sets[0][1]

    @property
    def options(self) -> tuple[Option, ...]:
        """What the manual leaves open, in the order of the fields of the rule set."""
        return options_of(type(self.rules))

    def players(self, state: S) -> int:
        """How many seats a state has; every state of a game has `players`."""
        found: int = getattr(state, "players")  # noqa: B009 - a state of any game
        return found

    def save(self, value: Any) -> str:
        """A state, action, event or view as canonical JSON."""
        return write(value, self._forms())

    def load(self, text: str) -> Any:
        """The value of a saved text. Raises ValueError."""
        return read(text, _types(self.game.modules), self._forms(), type(self.rules))

    def _forms(self) -> dict[type, Form]:
        return {Clause: _clause_form(self.game.clauses), **dict(self.forms)}


_SHARED = (Told, Sentence, Text, Term, SeatTerm)


@cache
def _clause_form(clauses: tuple[Clause, ...]) -> Form:
    return coded({clause.id: clause for clause in clauses}.__getitem__)


@cache
def _types(modules: tuple[str, ...]) -> tuple[type, ...]:
    """The types that values of a game can have."""
    found: dict[str, type] = {kind.__name__: kind for kind in _SHARED}
    for module in modules:
        for name, value in vars(import_module(module)).items():
            if isinstance(value, type) and (attrs.has(value) or issubclass(value, Enum)):
                found.setdefault(name, value)
    return tuple(found.values())


AnyEntry = Entry[Any, Any, Any, Any]


def with_examples(entry: Entry[R, S, A, V], *examples: tuple[Mover, str]) -> Entry[R, S, A, V]:
    """An entry with words of actions that seldom come up."""
    return attrs.evolve(entry, examples=examples)


def seat_of(mover: Mover) -> Seat:
    """The seat of a mover. Raises ValueError for Nature and the referee."""
    if isinstance(mover, int):
        return mover
    raise ValueError("an action of a seat")
