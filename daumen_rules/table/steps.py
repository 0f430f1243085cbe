"""The steps of a game that is played, in little memory: actions are kept, of states only a few.

The others are made again from the nearest state before them when somebody asks, as for a record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias, overload

from attrs import define, field

from daumen_rules.kernel.caching import forget
from daumen_rules.kernel.game import GameRules, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.event_text import TextEvent

AnyStep: TypeAlias = Step[Any, Any, TextEvent]

TIDY: Final = 4
"""After so many steps, those that are far enough back are dropped."""
SELDOM: Final = 64
"""After so many steps, also those further back forget what they have computed since."""


def kept_for(number: int) -> int:
    """For how many steps the step of this number is kept: the greatest power of four in it. So
    there are always a few, fewer the further back they are.
    """
    found = 1
    while number % (4 * found) == 0:
        found *= 4
    return found


@define(eq=False)
class Steps(Sequence[AnyStep]):
    """The steps from the state `before`. `state` is the one after the last of them."""

    rules: GameRules[Any, Any, Any, TextEvent, Any]
    before: Any
    state: Any = field(init=False)
    _actions: list[Any] = field(factory=list[Any], init=False)
    _same: dict[Any, Any] = field(factory=dict[Any, Any], init=False)
    """Each action that was done; equal ones are kept once."""
    _kept: dict[int, AnyStep] = field(factory=dict[int, AnyStep], init=False)
    """Some steps, by their number from 1, in order; the last is always one of them."""

    def __attrs_post_init__(self) -> None:
        self.state = self.before

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, place: int) -> AnyStep: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[AnyStep]: ...
    def __getitem__(self, place: int | slice) -> AnyStep | Sequence[AnyStep]:
        if isinstance(place, slice):
            return [*self][place]
        at = range(len(self._actions))[place]
        return self._kept.get(at + 1) or next(self.since(at))

    def __iter__(self) -> Iterator[AnyStep]:
        return self.since(0)

    @property
    def actions(self) -> Sequence[Any]:
        """The actions of all steps; they are at hand."""
        return tuple(self._actions)

    def since(self, first: int) -> Iterator[AnyStep]:
        """The steps from the one at place `first` on."""
        known = max((number for number in self._kept if number <= first), default=0)
        state = self._kept[known].state if known else self.before
        for number, action in enumerate(self._actions[known:], known + 1):
            done = self._kept.get(number) or self._again(state, action)
            state = done.state
            if number > first:
                yield done

    def _again(self, state: Any, action: Any) -> AnyStep:
        done = step(self.rules, state, action)
        assert isinstance(done, Step), "it was legal when it was done"
        return done

    def append(self, done: AnyStep) -> None:
        """Add a step from the last state."""
        self._actions.append(self._same.setdefault(done.action, done.action))
        number = len(self._actions)
        self._kept[number] = done
        self.state = done.state
        if number % TIDY == 0:
            self._tidy(number)

    def _tidy(self, number: int) -> None:
        """Drop steps that are far enough back, and what the states of the others have computed;
        those further back have seldom computed anything since they were tidied.
        """
        first = 0 if number % SELDOM == 0 else number - TIDY
        for at, one in [*self._kept.items()]:
            if number - at >= kept_for(at):
                del self._kept[at]
            elif first <= at < number:
                forget(one.state)

    def cut(self, length: int) -> None:
        """Drop all steps but the first so many."""
        last = [self[length - 1]] if length else []
        del self._actions[length:]
        self._kept = {at: one for at, one in self._kept.items() if at < length}
        self._kept.update((length, one) for one in last)
        self.state = last[0].state if last else self.before
