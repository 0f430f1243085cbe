"""Saving and loading is the identity, and equal values give equal bytes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from daumen_rules import SPECTATOR, Card, Show
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.view import view, witness
from tests.each import of_each
from tests.laws import strategies as our
from tests.laws.played import Game


@our.one_in(3)
@given(our.whole_games)
@pytest.mark.long
def test_states_actions_events_and_views_come_back_as_they_were(game: Game) -> None:
    for place in game.sample(2):
        state = game.states[place]
        assert GAME.load(GAME.save(state)) == state
        assert GAME.save(GAME.load(GAME.save(state))) == GAME.save(state)
        for viewer in (*range(game.players), SPECTATOR):
            seen = view(state, viewer)
            assert GAME.load(GAME.save(seen)) == seen
    for event in game.events[:40]:
        assert GAME.load(GAME.save(event)) == event
        assert GAME.load(GAME.save(witness(event, SPECTATOR))) == witness(event, SPECTATOR)
    for action in game.actions:
        assert GAME.load(GAME.save(action)) == action


def test_an_action_is_written_so_that_a_person_can_read_it() -> None:
    data = json.loads(GAME.save(Show(1, Card.parse("Y3p"))))
    assert data == {"Show": {"seat": 1, "card": {"Card": "Y3p"}}}


@of_each(
    "text",
    ["", "{", "3", "[]", '{"Card":"Y3p"}', '{"Nothing":{}}', '{"Show":{"seat":1}}', '{"Show":3}',
     '{"Show":{"seat":0,"card":{"Card":"Y3"}}}', '{"Show":{},"Pass":{}}', "[" * 100_000],
)  # fmt: skip
def test_a_text_that_was_not_saved_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        GAME.load(text)
