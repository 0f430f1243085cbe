"""A record of the collection played by the rules: every step, up to the first that is refused.

Here lives the replay alone. How it is told is the command line's business.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from daumen_rules.kernel.game import Outcome, step
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.ruling import Refused, Step
from daumen_rules.pieces.told import Told
from daumen_rules.records.noted import Act, Claim, Record


@frozen
class Replay:
    """What became of a record. `refused` is the answer to its first illegal action, if any."""

    record: Record
    before: Any
    steps: tuple[Step[Any, Any, Told], ...]
    refused: Refused | None = None

    @property
    def state(self) -> Any:
        """The state after the last legal action."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def illegal(self) -> Act | None:
        """The first illegal action."""
        return self.record.acts[len(self.steps)] if self.refused else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None where it did not."""
        found: Outcome | None = self.record.game.rules.outcome(self.state)
        return found

    @property
    def differing(self) -> tuple[Claim, ...]:
        """What the record says of the end and is not so; all of it where there was no end."""
        ended = self.outcome
        claims = self.record.claims
        return tuple(c for c in claims if ended is None or c.true_values(ended) != c.values)

    @property
    def is_true(self) -> bool:
        """Whether all that was done is legal, and the end is as the record says."""
        return self.refused is None and not self.differing


def replay(record: Record, rules: Any = None, tick: Tick = no_tick) -> Replay:
    """Play a record by its own rules, or by others. `tick` is called before every action; what it
    raises ends the replay.
    """
    if rules is not None:
        record = evolve(record, rules=rules)
    game = record.game.rules
    before = state = game.start(len(record.names), record.rules)
    steps: list[Step[Any, Any, Told]] = []
    for act in record.acts:
        tick()
        answer = step(game, state, act.action)
        if isinstance(answer, Refused):
            return Replay(record, before, tuple(steps), answer)
        steps.append(answer)
        state = answer.state
    return Replay(record, before, tuple(steps))
