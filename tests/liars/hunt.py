"""Playing with an engine until it is caught: what a benchmark and the tests of the bench share.

`talk` leads a conversation, and `hunt` is a campaign by every reading that ends with the first
thing found. It knows what to play, not what is wrong.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from attrs import frozen

from daumen_rules.conformance.campaign import Campaign, Watch
from daumen_rules.conformance.engine import Engine
from daumen_rules.conformance.messages import ProcessConnection, UnusableAnswer
from daumen_rules.conformance.report import Finding, Plan, Report
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from tests.conformance.benches import BENCH

RULE_SETS: Final[tuple[RuleSet, ...]] = BENCH.rule_sets()
"""The rule sets of `conform --rules every`."""
MOST_GAMES: Final = 2_000
"""Half of them in small worlds alone, which comes to a minute in all."""


@frozen
class Catch:
    """How an engine was caught: after how many games and seconds, and what was found."""

    games: int
    seconds: float
    finding: Finding[State, Action, Event] | None
    faults: tuple[UnusableAnswer, ...] = ()

    @property
    def clause(self) -> str:
        """The clause named first; empty where the engine failed to answer."""
        return self.finding.blame.clause.id if self.finding else ""


class _Clock:
    """Ends a talk in time if there is a limit, and notes when something was first found."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begun = time.monotonic()
        self.games = 0
        self.found: float | None = None

    def __call__(self, report: Report[Any, Any, Any], of: int) -> bool:
        now = time.monotonic() - self._begun
        if self.found is None and report.has_found:
            self.found, self.games = now, report.games
        return self._seconds is None or now < self._seconds


@cache
def fixed_games() -> tuple[FixedGame[State, Action, Event], ...]:
    """The fixed suite for every rule set."""
    return BENCH.suite(RULE_SETS)


def _no_end(report: Report[Any, Any, Any], of: int) -> bool:
    """A talk that only its plan ends."""
    return True


def talk(
    command: Sequence[str], plan: Plan[RuleSet, State, Action, Event], watch: Watch | None = None
) -> Report[State, Action, Event]:
    """What a talk with an engine comes to."""

    @contextmanager
    def connection() -> Generator[ProcessConnection, None, None]:
        with Engine(command) as engine:
            yield ProcessConnection(engine)

    return Campaign(BENCH, connection, plan, watch or _no_end).run()


def hunt(
    command: Sequence[str],
    seconds: float | None = None,
    *,
    games: int = MOST_GAMES,
    rules: tuple[RuleSet, ...] = RULE_SETS,
    fixed: bool = True,
    shrink: bool = False,
) -> Catch | None:
    """Play with an engine until it is caught; None if it is not in so many games and seconds.

    The fixed suite comes first if it is asked for. With `shrink` the game found is made small and
    the clause is the one that a report names; otherwise it is a first guess.
    """
    plan: Plan[RuleSet, State, Action, Event] = Plan(
        rules=rules,
        games=games,
        suite=fixed_games() if fixed else (),
        most=1,
        shrink=shrink,
    )
    clock = _Clock(seconds)
    report = talk(command, plan, clock)
    if not report.has_found:
        return None
    finding = report.findings[0] if report.findings else None
    clock(report, 0)
    assert clock.found is not None
    return Catch(clock.games or report.games, clock.found, finding, tuple(report.faults))
