"""*Daumen drauf!* on the test bench, as most tests of the bench have it."""

from __future__ import annotations

from typing import Final

from daumen_rules import Action, Event, RuleSet, State
from daumen_rules.conformance.bench import Bench, bench
from daumen_rules.games.daumen_drauf.game import GAME

BENCH: Final[Bench[RuleSet, State, Action, Event]] = bench(GAME)
