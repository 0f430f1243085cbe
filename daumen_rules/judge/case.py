"""One way in which it can lie: the state that was told, what was done, what is counted there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.positions.fields import fields_of, kinds_of, record_of
from daumen_rules.positions.parts import Row
from daumen_rules.positions.shapes import shapes_of

AnyStep: TypeAlias = Step[Any, Any, Any]
COUNTED: Final = ("points", "score", "chips", "value", "total", "sum", "struck")
"""What the field is called in which something is counted for each seat."""


@frozen(kw_only=True, eq=False, repr=False)
class Case:
    """A state and the steps from there; a question and what fills its gaps."""

    game: AnyGame
    start: Any
    steps: tuple[AnyStep, ...]
    filled: Mapping[str, Any]

    @property
    def state(self) -> Any:
        """The state after what was done."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def before(self) -> Any:
        """The state before the last action."""
        return self.steps[-2].state if len(self.steps) > 1 else self.start

    @property
    def seat(self) -> Seat:
        """The seat that is named."""
        found: int = self.filled["NAME"]
        return found

    @property
    def action(self) -> Any:
        """The action that is named, as the seat's own."""
        return attrs.evolve(self.filled["ACTION"], seat=self.seat)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do."""
        rules = self.game.rules
        return tuple(one for one in self.game.legal_actions(self.state) if rules.actor(one) == seat)

    def refusals(self, seat: Seat) -> Iterator[Refused]:
        """What breaks the rules of all that a seat might try, each with its breaches."""
        for attempt in self.game.checks.attempts(self.state):
            if self.game.rules.actor(attempt) == seat:
                answer = self.game.step(self.state, attempt)
                if isinstance(answer, Refused):
                    yield answer


def played(game: AnyGame, start: Any, acts: Sequence[Act]) -> tuple[AnyStep, ...] | Refused:
    """The steps of some actions, or why one is refused."""
    steps, state = list[AnyStep](), start
    for act in acts:
        answer = game.step(state, act.action)
        if isinstance(answer, Refused):
            return answer
        steps.append(answer)
        state = answer.state
    return tuple(steps)


def sole_clauses(refusals: Iterator[Refused]) -> tuple[Clause, ...]:
    """The clauses each of which alone refuses something."""
    alone = (refused.clauses[0] for refused in refusals if len(refused.clauses) == 1)
    return tuple(dict.fromkeys(alone))


def points(game: AnyGame, state: Any) -> tuple[int, ...] | None:
    """What each seat has got so far; None where that is counted at the end alone."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores if outcome.parts == 1 else None
    shape = shapes_of(game).state()
    for field in fields_of(record_of(shape, state)):
        of, held = field.shape, getattr(state, field.name)
        if not isinstance(of, Row) or of.item is None or held.__class__ is not tuple:
            continue
        if field.called.is_open and kinds_of(of.item):
            inner = [_named(each) for each in held]
            if held and None not in inner:
                return tuple(each for each in inner if each is not None)
        elif field.called.en in COUNTED and len(held) == game.rules.players(state):
            found = [_amount(each) for each in held]
            return tuple(each for each in found if each is not None) if None not in found else None
    return None if game.checks.so_far is None else game.checks.so_far(state)[1]


def _named(note: Any) -> int | None:
    """What is counted in the note of a seat."""
    for field in attrs.fields(note.__class__):
        if field.name in COUNTED:
            return _amount(getattr(note, field.name))
    return None


def _amount(value: Any) -> int | None:
    """A number, or the sum of those of a sheet that are known."""
    if value.__class__ is int:
        return value
    if value.__class__ is tuple and all(each is None or each.__class__ is int for each in value):
        return sum(each or 0 for each in value)
    return None
