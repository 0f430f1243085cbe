"""A game played with an engine, and the first difference between the engine and the rules.

`conformance.engine_questions` says which questions an engine gets and how answers are compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Literal, TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, R, step
from daumen_rules.kernel.step import A, E, Refused, S, Step

from .forms import Fields

Topic: TypeAlias = Literal["hello", "new", "legal", "apply", "view"]


@frozen
class Move(Generic[S, A, E]):
    """An action, the state in which it is taken, and the answer of the rules."""

    before: S
    action: A
    answer: Step[S, A, E] | Refused

    @property
    def after(self) -> S:
        """The state after the move."""
        return self.before if isinstance(self.answer, Refused) else self.answer.state


@frozen
class Script(Generic[S, A, E]):
    """A game: the state before Nature's first action, that action, and the moves after it.

    If a game does not begin with Nature's action, `deal` is None and `dealt` is the opening;
    Nature's later actions are moves. A script may contain illegal actions, which change nothing.
    """

    opening: S
    deal: A | None
    dealt: S
    moves: tuple[Move[S, A, E], ...] = ()

    @property
    def actions(self) -> tuple[A, ...]:
        """The actions of the moves, legal or not."""
        return tuple(move.action for move in self.moves)

    def state(self, position: int) -> S:
        """The state after a number of moves."""
        return self.moves[position - 1].after if position else self.dealt


def script(
    rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None, actions: Iterable[A]
) -> Script[S, A, E]:
    """The script of a deal and actions. Raises ValueError for an illegal deal."""
    state = dealt = after_deal(rules, opening, deal)
    moves: list[Move[S, A, E]] = []
    for action in actions:
        moves.append(Move(state, action, step(rules, state, action)))
        state = moves[-1].after
    return Script(opening, deal, dealt, tuple(moves))


def after_deal(rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None) -> S:
    """The state of the first move. Raises ValueError for an illegal deal."""
    if deal is None:
        return opening
    first = step(rules, opening, deal)
    if isinstance(first, Refused):
        raise ValueError(first.say("en"))
    return first.state


@frozen
class Ask:
    """One request, and the expected fields of the answer in normal form.

    `position` is the number of moves made before. For a legal action, `events` are the events whose
    names are in `named`.
    """

    request: Fields
    topic: Topic
    position: int
    expected: Any
    seat: int | None = None
    events: tuple[Fields, ...] = ()
    named: frozenset[str] = frozenset()


@frozen
class Difference:
    """A difference between an answer and the rules: the request, the field, and both values. For
    `legal` the values are the lists of actions that only one side has.
    """

    ask: Ask
    part: Literal["legal", "view", "state", "fields", "refused", "events"]
    theirs: Any
    ours: Any
    field: str = ""

    @property
    def place(self) -> str:
        """The part and the field, as reports have them: `state.turn`."""
        return f"{self.part}.{self.field}" if self.field else self.part


@frozen
class Failure(Generic[S, A, E]):
    """The first position at which an engine differs from the rules.

    `script` ends there; `said` are all requests about that position with their answers; `lines` are
    the raw answers, if they are known.
    """

    script: Script[S, A, E]
    differences: tuple[Difference, ...]
    said: tuple[tuple[Ask, Fields], ...]
    lines: tuple[str, ...] = ()

    @property
    def position(self) -> int:
        """The number of moves made."""
        return len(self.script.moves)

    @property
    def move(self) -> Move[S, A, E] | None:
        """The last move; None if the deal is wrong already."""
        return self.script.moves[-1] if self.script.moves else None

    def line(self, ask: Ask) -> str:
        """The raw answer to a request; empty if it is not known."""
        asked = [other for other, _ in self.said]
        return self.lines[asked.index(ask)] if len(self.lines) == len(asked) else ""

    def at(self, place: str) -> Difference | None:
        """The difference in a field such as `state.turn`."""
        return next((d for d in self.differences if d.place == place), None)
