"""A case: one state that fits a position, with the steps from there, and the points in it."""

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
"""The names of fields that hold a count for each seat."""


@frozen(kw_only=True, eq=False, repr=False)
class Case:
    """A state, the steps from there, and the values in the gaps of the question."""

    game: AnyGame
    start: Any
    steps: tuple[AnyStep, ...]
    filled: Mapping[str, Any]

    @property
    def state(self) -> Any:
        """The state after all steps."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def before(self) -> Any:
        """The state before the last action."""
        return self.steps[-2].state if len(self.steps) > 1 else self.start

    @property
    def seat(self) -> Seat:
        """The seat that the question names."""
        found: int = self.filled["NAME"]
        return found

    @property
    def action(self) -> Any:
        """The action that the question names, as one of the named seat."""
        return attrs.evolve(self.filled["ACTION"], seat=self.seat)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The legal actions of a seat."""
        rules = self.game.rules
        return tuple(one for one in self.game.legal_actions(self.state) if rules.actor(one) == seat)

    def refusals(self, seat: Seat) -> Iterator[Refused]:
        """The refusals of all illegal attempts of a seat."""
        for attempt in self.game.checks.attempts(self.state):
            if self.game.rules.actor(attempt) == seat:
                answer = self.game.step(self.state, attempt)
                if isinstance(answer, Refused):
                    yield answer


def played(game: AnyGame, start: Any, acts: Sequence[Act]) -> tuple[AnyStep, ...] | Refused:
    """The steps of some actions in turn, or the first refusal."""
    steps, state = list[AnyStep](), start
    for act in acts:
        answer = game.step(state, act.action)
        if isinstance(answer, Refused):
            return answer
        steps.append(answer)
        state = answer.state
    return tuple(steps)


def sole_clauses(refusals: Iterator[Refused]) -> tuple[Clause, ...]:
    """The clauses that are the only breach of some refusal."""
    alone = (refused.clauses[0] for refused in refusals if len(refused.clauses) == 1)
    return tuple(dict.fromkeys(alone))


def points(game: AnyGame, state: Any) -> tuple[int, ...] | None:
    """The points of each seat so far; None where the game counts them at its end only."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores if outcome.parts == 1 else None
    shape = shapes_of(game).state()
    for field in fields_of(record_of(shape, state)):
        row, values = field.shape, getattr(state, field.name)
        if not isinstance(row, Row) or row.item is None or values.__class__ is not tuple:
            continue
        if field.called.is_open and kinds_of(row.item):
            counts = [_named(record) for record in values]
            if values and None not in counts:
                return tuple(count for count in counts if count is not None)
        elif field.called.en in COUNTED and len(values) == game.rules.players(state):
            counts = [_amount(value) for value in values]
            known = tuple(count for count in counts if count is not None)
            return known if len(known) == len(counts) else None
    return None if game.checks.so_far is None else game.checks.so_far(state)[1]


def _named(note: Any) -> int | None:
    """The count in the record of a seat; None where no field holds one."""
    for field in attrs.fields(note.__class__):
        if field.name in COUNTED:
            return _amount(getattr(note, field.name))
    return None


def _amount(value: Any) -> int | None:
    """A number, or the sum of the filled boxes of a sheet; None for any other value."""
    if value.__class__ is int:
        return value
    if value.__class__ is tuple and all(each is None or each.__class__ is int for each in value):
        return sum(each or 0 for each in value)
    return None
