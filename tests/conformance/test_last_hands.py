"""Fangs that a seat knows from the hands laid open at the end: no raise has released them."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from daumen_rules import ENGLISH
from daumen_rules.conformance.checking import EngineDiffers, check_game
from daumen_rules.conformance.generated_games import as_generated
from daumen_rules.conformance.random_games import random_game
from daumen_rules.games.daumen_drauf import wire
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine


class ForgetsLastHands(OwnEngine):
    """Tells no fang of a captured card that follows from another's last hand alone."""

    before: Any = None

    def answer(self, request: Form) -> Form:
        if request["message"] == "apply":
            self.before = self.state
        answer: Any = super().answer(request)
        if request["message"] != "view" or answer["view"]["hands"] is None or self.before is None:
            return cast("Form", answer)
        was: Any = wire.view_form(self.before, request["seat"])
        for seat, captured in enumerate(answer["view"]["captured"]):
            covered = [card for card in was["captured"][seat] if len(card) == 2]
            captured[:] = [card[:2] if card[:2] in covered else card for card in captured]
        return cast("Form", answer)


@pytest.mark.long
def test_a_fang_that_the_last_hands_show_is_not_said_to_be_released_by_a_raise() -> None:
    """By the English manual only the taker looks at a trick, so that others learn at the end."""
    random = Random(3)
    settings = BENCH.settings(ENGLISH)
    wrong: list[EngineDiffers] = []
    for i in range(120):
        setting, policy = settings[i % len(settings)], BENCH.policies[i % len(BENCH.policies)]
        game = as_generated(BENCH, random_game(BENCH, setting, policy, random, 0.0))
        engine: Any = ForgetsLastHands().answer
        try:
            check_game(engine, game)
        except EngineDiffers as differs:
            wrong.append(differs)
    found = {differs.blame.clause.id for differs in wrong}
    assert {d.place for differs in wrong for d in differs.failure.differences} == {"view.captured"}
    assert "OVER-2" in found
    assert "RAISE-2" not in found
