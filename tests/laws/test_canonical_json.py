"""Saving and loading is the identity, and equal values give equal bytes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from daumen_rules import SPECTATOR, Card, Show, view, witness
from daumen_rules.games.daumen_drauf.saving import load, save
from tests.laws import strategies as our
from tests.laws.played import Game


@our.one_in(3)
@given(our.whole_games)
def test_states_actions_events_and_views_come_back_as_they_were(game: Game) -> None:
    for place in game.sample(2):
        state = game.states[place]
        assert load(save(state)) == state
        assert save(load(save(state))) == save(state)
        for viewer in (*range(game.players), SPECTATOR):
            seen = view(state, viewer)
            assert load(save(seen)) == seen
    for event in game.events[:40]:
        assert load(save(event)) == event
        assert load(save(witness(event, SPECTATOR))) == witness(event, SPECTATOR)
    for action in game.actions:
        assert load(save(action)) == action


def test_an_action_is_written_so_that_a_person_can_read_it() -> None:
    data = json.loads(save(Show(1, Card.parse("Y3p"))))
    assert data == {"Show": {"seat": 1, "card": {"Card": "Y3p"}}}


@pytest.mark.parametrize(
    "text",
    ["", "{", "3", "[]", '{"Card":"Y3p"}', '{"Nothing":{}}', '{"Show":{"seat":1}}', '{"Show":3}',
     '{"Show":{"seat":0,"card":{"Card":"Y3"}}}', '{"Show":{},"Pass":{}}', "[" * 100_000],
)  # fmt: skip
def test_a_text_that_was_not_saved_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        load(text)
