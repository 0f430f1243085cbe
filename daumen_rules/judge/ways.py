"""Plays a record that begins with a position with gaps, in the ways to fill the gaps that matter.

What is said of that stands in `gapped_record`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.contracts.record_model import GameRecord, Record
from daumen_rules.disputes.search import TimeUpError
from daumen_rules.disputes.verdicts import refused
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.step import Breach
from daumen_rules.kernel.verdict import Reason, Verdict
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.options import OptionError
from daumen_rules.positions.position import Position
from daumen_rules.records.replay import play

from .filling import in_all_ways


@frozen
class Played:
    """What became of the entries of a record in one way to fill the gaps."""

    events: tuple[tuple[TextEvent, ...], ...]
    """The events of each legal entry."""
    breaches: tuple[Breach, ...]
    """The clauses that the first illegal entry breaks."""
    outcome: Outcome | None
    movers: tuple[Mover, ...]

    @property
    def legal(self) -> int:
        """The number of entries before the first illegal one."""
        return len(self.events)

    @property
    def refusal(self) -> Verdict:
        """The refusal of the first illegal entry."""
        return refused([Reason(breach.clause, breach.sentence) for breach in self.breaches])


@frozen(eq=False)
class Way:
    """A way to fill the gaps that matter: the state that begins, and what became of the entries."""

    start: Any
    played: Played


def under(position: Position[Any], rules: Any) -> Position[Any]:
    """A position under other rules."""
    return evolve(position, known=evolve(position.known, rules=rules))


def ways_of(
    record: Record, one: GameRecord, position: Position[Any], running: Callable[[], bool]
) -> tuple[list[Way], bool]:
    """The ways to fill the gaps that matter, and whether they are all. Raises TimeUpError, and
    OptionError where there is none.
    """
    game = record.game

    def played(state: Any) -> Played:
        if not running():
            raise TimeUpError
        answer = play(game, one, state)
        found = Played(
            tuple(step.events for step in answer.steps),
            () if answer.refused is None else answer.refused.breaches,
            answer.outcome,
            game.rules.movers(answer.state),
        )
        hash(found)
        return found

    found, are_all = in_all_ways(position, played, lambda way: way)
    if not found:
        raise OptionError(
            "by these rules no way to fill the gaps is possible",
            "nach diesen Regeln ist keine Weise möglich, die Lücken zu füllen",
        )
    return [Way(*each) for each in found], are_all


def parted(ways: Sequence[Way], entry: int) -> tuple[list[Way], list[Way]]:
    """The ways in which an entry is legal, and those in which it is not."""
    return (
        [way for way in ways if way.played.legal > entry],
        [way for way in ways if way.played.legal <= entry],
    )
