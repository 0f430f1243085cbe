"""What a value has computed once can be forgotten; the value stays what it was."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules import Table, load
from daumen_rules.kernel.caching import forget, once
from daumen_rules.kernel.frozen import frozen


@frozen(slots=False)
class Counted:
    number: int
    calls: list[int]
    inner: Counted | None = None

    @once
    def twice(self) -> int:
        self.calls.append(self.number)
        return 2 * self.number


def test_what_is_forgotten_is_computed_anew() -> None:
    inner = Counted(1, [])
    value = Counted(2, [], inner)
    assert (value.twice, value.twice, inner.twice) == (4, 4, 2)
    forget(value)
    assert value == Counted(2, value.calls, inner)
    assert (value.calls, inner.calls) == ([2], [1])
    assert (value.twice, inner.twice) == (4, 2)
    assert (value.calls, inner.calls) == ([2, 2], [1, 1])


def test_a_value_that_keeps_nothing_stays() -> None:
    forget(3)
    forget((1, 2))


def test_a_table_forgets_what_past_states_have_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that a table still keeps after some steps is one that has been forgotten."""
    forgotten = list[Any]()

    def noted(value: Any) -> None:
        forgotten.append(value)
        forget(value)

    monkeypatch.setattr("daumen_rules.table.steps.forget", noted)
    table = Table(load("muehle"), ("A", "B"), (), seed=3, bot="random")
    table.next()
    game, steps = table.game, table.ongoing.steps
    assert id(steps[63].state) in {*map(id, forgotten)}
    for name in ("moves", "targets", "ending"):
        assert [name in vars(state) for state in forgotten] == [False] * len(forgotten)
    assert "ending" in vars(steps.state)
    states: list[Any] = [step.state for step in steps]
    played = game.replay(table.record).games[0].steps
    assert [step.state for step in played] == states
    assert [game.legal_actions(step.state) for step in played] == [
        game.legal_actions(state) for state in states
    ]
