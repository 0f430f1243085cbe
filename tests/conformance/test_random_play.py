"""Engines for the games of the collection: right ones are found right, others by their option."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.engine import Engine
from daumen_rules.conformance.engine_questions import EngineQuestions, failure
from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.messages import Conversation, FunctionConnection, ProcessConnection
from daumen_rules.conformance.random_games import random_game
from daumen_rules.conformance.report import Plan
from daumen_rules.games.catalogue import SLUGS, game
from tests.conformance.game_engine import GameEngine
from tests.conftest import many
from tests.each import mostly_long

ENGINE = Path(__file__).parent / "game_engine.py"


SPEC = Path(__file__).parents[2] / "spec" / "collection" / "protocol.schema.json"
SCHEMA: dict[str, Any] = json.loads(SPEC.read_text("utf-8"))


@cache
def _shape(what: str) -> Any:
    """What looks at lines of one kind."""
    return Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{what}"})


MOVES = many(12, 60)
"""How far games are played here."""


@contextmanager
def function(
    slug: str, reading: str = "", *, positions: bool = True
) -> Generator[FunctionConnection, None, None]:
    """A connection to the library itself, which may not begin with positions."""
    engine = GameEngine(slug, reading)

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        told = engine.answer(request)
        return told if positions else {**told, "positions": False}

    yield FunctionConnection(answer)


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_the_library_agrees_with_itself_over_the_protocol(slug: str) -> None:
    found = bench(game(slug))
    world = found.settings(game(slug).book.default)[-1]
    played = random_game(found, world, found.policies[0], Random(slug), 0.2, longest=MOVES)
    assert played.moves
    talk = Conversation(FunctionConnection(GameEngine(slug).answer), found.forms)
    asking = EngineQuestions(rules=found.game.rules, forms=found.forms, hello=talk.hello(slug))
    asks = asking.asks(played, all_views=False)
    answers = talk.ask(asks)
    assert failure(played, asks, answers, found.forms) is None
    for ask, answer in zip(asks, answers, strict=True):
        assert _shape("request").is_valid(dict(ask.request))
        assert _shape(f"{ask.topic}_answer").is_valid(dict(answer))


@pytest.mark.long
def test_an_engine_that_plays_by_another_reading_is_told_which() -> None:
    found = bench(game("wolf-und-schafe"))
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(game("wolf-und-schafe").book.default,), games=1)
    lie = Campaign(found, lambda: function("wolf-und-schafe", "first=sheep"), plan)
    (finding,) = lie.run().findings
    assert finding.blame.reading == ("first", "sheep")
    assert finding.failure.position <= 1
    told = found.tell(finding.failure, finding.blame, "de")
    assert any(line.startswith("Deine Engine hätte recht nach first=sheep") for line in told)
    assert len(told) < 20


@pytest.mark.long
def test_an_engine_in_another_process() -> None:
    @contextmanager
    def connection() -> Generator[ProcessConnection, None, None]:
        with Engine([sys.executable, str(ENGINE), "die-boese-eins", "rounds=2"]) as engine:
            yield ProcessConnection(engine)

    found = game("die-boese-eins")
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(found.book.default,), games=1, shrink=False)
    report = Campaign(bench(found), connection, plan).run()
    assert report.findings
    assert not report.faults


def test_hidden_cards_are_not_in_a_view_and_seats_are_shifted() -> None:
    found = game("mau-mau")
    state = found.rules.start(2, found.book.default)
    form = forms_of(found).view(state, 0)
    assert "rules" not in form
    assert not {"Deal", "Card"} & set(str(form))
