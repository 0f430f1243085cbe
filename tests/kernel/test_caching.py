"""What a value has computed once can be forgotten; the value stays what it was."""

from __future__ import annotations

from typing import Any

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


def test_a_table_forgets_what_past_states_have_computed() -> None:
    table = Table(load("muehle"), ("A", "B"), (), seed=3, bot="random")
    table.next()
    states: list[Any] = [step.state for step in table.ongoing.steps]
    game, past, last = table.game, states[:-1], states[-1]
    for name in ("moves", "targets", "outcome"):
        assert [name in vars(state) for state in past] == [False] * len(past)
    assert "outcome" in vars(last)
    played = game.replay(table.record).games[0].steps
    assert [step.state for step in played] == states
    assert [game.legal_actions(step.state) for step in played] == [
        game.legal_actions(state) for state in states
    ]
