"""A case: one state that fits a position, with the steps from there, and the points in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any, Final, TypeAlias

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import seen_on_turn
from daumen_rules.contracts.record_model import Act
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.positions.fields import fields_of, kinds_of, record_of
from daumen_rules.positions.parts import Row
from daumen_rules.positions.position import write_position
from daumen_rules.positions.shapes import shapes_of

from .filling import LookedAtError

AnyStep: TypeAlias = Step[Any, Any, Any]
COUNTED: Final = ("points", "score", "value", "total", "sum", "struck", "children", "chips")
"""The names of fields that hold a count for each seat, the one that tells most first."""


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
        """The seat that the question names; for a question such as `may I`, the one on turn."""
        found: Seat | None = self.filled["NAME"]
        if found is not None:
            return found
        movers = self.game.rules.movers(self.state)
        on_turn = tuple(mover for mover in movers if isinstance(mover, int))
        return next(iter(on_turn or seen_on_turn(self.game, self.state)), 0)

    @property
    def action(self) -> Any:
        """The action that the question names, as one of the named seat."""
        return attrs.evolve(self.filled["ACTION"], seat=self.seat)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The legal actions of a seat."""
        rules = self.game.rules
        return tuple(one for one in self.game.legal_actions(self.state) if rules.actor(one) == seat)

    def refusal(self, action: Any) -> Refused | None:
        """The refusal of an action; None for a legal one, whose effect is not looked at."""
        legality = self.game.rules.legality
        if legality.allows(self.state, action):
            return None
        return Refused(legality.breaches(self.state, action))

    def refusals(
        self, seat: Seat, fits: Callable[[Any], bool] = lambda _: True
    ) -> Iterator[Refused]:
        """The refusals of all illegal attempts of a seat, or of those that fit.

        Attempts that look at unknown pieces are left out.
        """
        with suppress(LookedAtError):
            for attempt in self.game.checks.attempts(self.state):
                if self.game.rules.actor(attempt) == seat and fits(attempt):
                    with suppress(LookedAtError):
                        if (found := self.refusal(attempt)) is not None:
                            yield found


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


def distance(one: Any, other: Any) -> int:
    """The number of values in which two states of the same class differ."""
    fields = attrs.fields(one.__class__)
    return sum(_differing(getattr(one, field.name), getattr(other, field.name)) for field in fields)


def _differing(one: Any, other: Any) -> int:
    if one == other:
        return 0
    if one.__class__ is tuple and other.__class__ is tuple and len(one) == len(other):
        return sum(_differing(*pair) for pair in zip(one, other, strict=True))
    return 1


def differences(game: AnyGame, one: Any, other: Any, names: Sequence[str]) -> tuple[Text, ...]:
    """The lines of a state that another state lacks."""
    lines = [
        [write_position(game, state, names=names, language=language) for language in LANGUAGES]
        for state in (one, other)
    ]
    pairs = zip(*lines[0], strict=True)
    return tuple(
        Text(f"{en[0]}: {en[1]}", f"{de[0]}: {de[1]}") for en, de in pairs if en not in lines[1][0]
    )


def sole_clauses(refusals: Iterable[Refused], most: int) -> tuple[Clause, ...]:
    """Up to `most` clauses that are the only breach of some refusal."""
    alone = dict[Clause, None]()
    for refusal in refusals:
        if len(refusal.clauses) == 1:
            alone[refusal.clauses[0]] = None
        if len(alone) == most:
            break
    return tuple(alone)


def points(game: AnyGame, state: Any, names: Sequence[str] = COUNTED) -> tuple[int | None, ...]:
    """The points of each seat so far; None where they are counted at the end only.

    They are in the first of some fields that a seat has.
    """
    outcome, unknown = game.outcome(state), (None,) * game.rules.players(state)
    if outcome is not None:
        return outcome.scores if outcome.parts == 1 else unknown
    shape = shapes_of(game).state
    for field in fields_of(record_of(shape, state)):
        row, values = field.shape, getattr(state, field.name)
        if not isinstance(row, Row) or row.item is None or values.__class__ is not tuple:
            continue
        if field.called.is_open and kinds_of(row.item):
            counts = tuple(_named(note, names) for note in values)
            if any(count is not None for count in counts):
                return counts
        elif field.called.en in COUNTED and len(values) == len(unknown):
            return tuple(map(_amount, values))
    return unknown if game.checks.so_far is None else game.checks.so_far(state)[1]


def _named(note: Any, names: Sequence[str]) -> int | None:
    """The count in the record of a seat; None where no field holds one."""
    amounts = (_amount(getattr(note, name, None)) for name in names)
    return next((amount for amount in amounts if amount is not None), None)


def _amount(value: Any) -> int | None:
    """A number, or the sum of the filled boxes of a sheet; None for any other value."""
    if value.__class__ is int:
        return value
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else None
    if value.__class__ is tuple and all(each is None or each.__class__ is int for each in value):
        return sum(each or 0 for each in value)
    return None
