"""Two answers to one question: a fault of the protocol, whatever the game is."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.checker import EngineFails
from daumen_rules.conformance.checking import check_game
from daumen_rules.conformance.engine import Engine, Misdeed
from daumen_rules.conformance.generated_games import as_generated
from daumen_rules.conformance.messages import Conversation, ProcessConnection
from daumen_rules.conformance.random_games import random_game
from daumen_rules.kernel.step import Refused
from tests.conformance.game_engine import GameEngine
from tests.conformance.own_engine import OwnEngine

ENGINES: dict[str, Any] = {"daumen-drauf": OwnEngine, "kniffel": partial(GameEngine, "kniffel")}


@pytest.mark.parametrize("slug", ENGINES)
def test_a_refusal_with_a_state_is_a_fault(slug: str) -> None:
    found, engine = bench(slug), ENGINES[slug]()
    setting = found.settings(found.game.book.default)[0]
    played = random_game(found, setting, found.policies[0], Random(1), 0.5, 60)
    assert any(isinstance(move.answer, Refused) for move in played.moves)
    last: dict[str, Any] = {}

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = engine.answer(request)
        last.update(told if "state" in told else {})
        return {**told, "state": last["state"]} if told.get("refused") else told

    with pytest.raises(EngineFails) as raised:
        check_game(answer, as_generated(found, played))
    assert "expected either `refused` or `state`" in str(raised.value)


SAYS_BYE = """
import sys
for line in sys.stdin:
    if '"hello"' in line:
        print('{"engine": "polite", "protocol": 1}', flush=True)
    if '"bye"' in line:
        print('{"bye": true}', flush=True)
        break
"""


@contextmanager
def _polite() -> Generator[ProcessConnection, None, None]:
    with Engine([sys.executable, "-c", SAYS_BYE]) as engine:
        yield ProcessConnection(engine)


def test_an_answer_to_bye_is_one_too_many() -> None:
    with _polite() as connection:
        talk = Conversation(connection, bench("kniffel").forms)
        talk.hello("kniffel")
        fault = talk.bye()
    assert fault is not None
    assert fault.trouble is not None
    assert fault.trouble.what is Misdeed.UNASKED
