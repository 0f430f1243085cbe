"""What the test bench costs. Run with `python -m pytest tests/benchmarks/test_conform.py -n 0 -s`.

The same games are played three times in one run: by the rules alone (to make up the games and to
work out every right answer), with an engine of no cost that says just these answers, and with the
JavaScript engine. What the second takes beyond the first is the kit's own. Both are times of the
processor, so that others on the machine do not count.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daumen_rules import GERMAN
from daumen_rules.conformance.answers import example_of
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.engine import Engine, Trouble
from daumen_rules.conformance.engine_questions import EngineQuestions
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.messages import ProcessConnection, encoded
from daumen_rules.conformance.random_games import random_game
from daumen_rules.conformance.report import Plan
from daumen_rules.contracts.engine_tests.script import Ask
from tests.conformance.benches import BENCH

GAMES = 120
HARNESS = Path("spec/engines/javascript/harness.js")


def _rules_alone() -> list[list[Ask]]:
    """The games of a talk, and what is asked about them with the right answers."""
    asking = EngineQuestions(rules=BENCH.game.rules, forms=BENCH.forms, hello=Hello(engine=""))
    worlds, found = BENCH.settings(GERMAN), list[list[Ask]]()
    for i in range(GAMES):
        world, policy = worlds[i % len(worlds)], BENCH.policies[i % len(BENCH.policies)]
        played = random_game(BENCH, world, policy, Random(i), 0.1)
        found.append(asking.asks(played, all_views=len(played.moves) < 30))
    return found


class _Costless:
    """Says the right answers, which it was told beforehand."""

    def __init__(self, talk: list[list[Ask]]) -> None:
        self._answers = [[encoded(example_of(ask)) for ask in asks] for asks in talk]
        self._next = -1

    def ask(self, requests: Sequence[Any]) -> list[bytes]:
        self._next += 1
        if self._next == 0:
            return [b'{"engine": "costless", "protocol": 1, "leaves_out": []}']
        return self._answers[self._next - 1]

    def bye(self) -> None:
        return None

    left_behind: Sequence[str] = ()


class _Timed:
    """A connection whose time is taken."""

    def __init__(self, connection: ProcessConnection) -> None:
        self._connection = connection
        self.seconds = 0.0

    def ask(self, requests: Sequence[Any]) -> list[bytes]:
        begun = time.perf_counter()
        try:
            return self._connection.ask(requests)
        finally:
            self.seconds += time.perf_counter() - begun

    def bye(self) -> Trouble | None:
        return self._connection.bye()

    left_behind: Sequence[str] = ()


def test_overhead_of_the_kit() -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    begun = time.process_time()
    talk = _rules_alone()
    rules = time.process_time() - begun

    from daumen_rules.conformance.engine_questions import differences
    from daumen_rules.conformance.messages import Conversation

    conversation = Conversation(_Costless(talk), BENCH.forms)
    conversation.hello("daumen_drauf")
    begun = time.process_time()
    for asks in talk:
        for ask, answer in zip(asks, conversation.ask(asks), strict=True):
            assert not differences(ask, answer, BENCH.forms)
    kit = time.process_time() - begun

    with Engine(["node", str(HARNESS)]) as engine:
        timed = _Timed(ProcessConnection(engine))
        plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=GAMES)
        begun = time.perf_counter()
        report = Campaign(BENCH, lambda: nullcontext(timed), plan).run()
        whole = time.perf_counter() - begun
    assert report.is_clean
    answers = sum(map(len, talk))
    print(
        f"\n{GAMES} games, {answers} answers: rules alone {rules:.2f} s, kit {kit:.2f} s; "
        f"a talk with the JavaScript engine ({report.asks} answers) {whole:.2f} s, of which "
        f"{timed.seconds:.2f} s talking with it; kit {100 * kit / (rules + kit):.0f} % of what is "
        "not the engine's"
    )
