"""A game as it is played with an engine, and where the engine first departs from the rules.

What is asked about a game, and how answers are compared, stands in `conformance.engine_questions`.
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
    """An action, where it is taken, and what the rules answer."""

    before: S
    action: A
    answer: Step[S, A, E] | Refused

    @property
    def after(self) -> S:
        """The state that the action leaves."""
        return self.before if isinstance(self.answer, Refused) else self.answer.state


@frozen
class Script(Generic[S, A, E]):
    """A game: the state before Nature's first act, that act, and what is done after it.

    `deal` is None, and `dealt` the opening, in a game that does not begin with one; all that Nature
    does later is among the moves. Actions that are not allowed may be among them; they change
    nothing.
    """

    opening: S
    deal: A | None
    dealt: S
    moves: tuple[Move[S, A, E], ...] = ()

    @property
    def actions(self) -> tuple[A, ...]:
        """What the seats do, forbidden or not."""
        return tuple(move.action for move in self.moves)

    def state(self, position: int) -> S:
        """The state after so many moves."""
        return self.moves[position - 1].after if position else self.dealt


def script(
    rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None, actions: Iterable[A]
) -> Script[S, A, E]:
    """The script of a deal and actions. Raises ValueError for a deal that is not allowed."""
    state = dealt = after_deal(rules, opening, deal)
    moves: list[Move[S, A, E]] = []
    for action in actions:
        moves.append(Move(state, action, step(rules, state, action)))
        state = moves[-1].after
    return Script(opening, deal, dealt, tuple(moves))


def after_deal(rules: GameRules[R, S, A, E, Any], opening: S, deal: A | None) -> S:
    """The state in which the first move is made. Raises ValueError for a deal not allowed."""
    if deal is None:
        return opening
    first = step(rules, opening, deal)
    if isinstance(first, Refused):
        raise ValueError(first.say("en"))
    return first.state


@frozen
class Ask:
    """One request, and what a right answer holds, in normal form.

    `position` is how many moves have been made when it is answered. Of a legal action `events` are
    those whose names the engine tells too, the ones in `named`.
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
    """Where an answer departs from the rules: what was asked, in which part of the answer and which
    field of it, if it has fields, and both values.

    For `legal` the values are lists of actions that only one side has.
    """

    ask: Ask
    part: Literal["legal", "view", "state", "refused", "events"]
    theirs: Any
    ours: Any
    field: str = ""

    @property
    def place(self) -> str:
        """The part and the field, as reports have them: `state.turn`."""
        return f"{self.part}.{self.field}" if self.field else self.part


@frozen
class Failure(Generic[S, A, E]):
    """The first position of a game at which an engine departs from the rules.

    `script` ends there; `said` are all asks about that position with their answers, and `lines` are
    those answers as they came, if it is known.
    """

    script: Script[S, A, E]
    differences: tuple[Difference, ...]
    said: tuple[tuple[Ask, Fields], ...]
    lines: tuple[str, ...] = ()

    @property
    def position(self) -> int:
        """How many moves were made."""
        return len(self.script.moves)

    @property
    def move(self) -> Move[S, A, E] | None:
        """The last move; None where the deal is wrong already."""
        return self.script.moves[-1] if self.script.moves else None

    def line(self, ask: Ask) -> str:
        """The answer to an ask as it came; empty where that is not known."""
        asked = [other for other, _ in self.said]
        return self.lines[asked.index(ask)] if len(self.lines) == len(asked) else ""

    def at(self, place: str) -> Difference | None:
        """The difference in a place such as `state.turn`."""
        return next((d for d in self.differences if d.place == place), None)
