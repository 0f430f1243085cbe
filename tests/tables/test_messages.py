"""What a table sends: labelled, as the schema says, and no more than its receiver may know."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from daumen_rules import SPECTATOR, Table, load
from daumen_rules.games.catalogue import GAMES, game
from tests.conftest import many
from tests.each import mostly_long, thinned
from tests.tables.alike import answers, looks_alike
from tests.tables.messages import played, replied, valid, viewers

HIDING = tuple(slug for slug in GAMES if game(slug).checks.alike is not None)
HIDING_BETWEEN = {"turmblaeser", "verirrter-ritter", "wieviel-augen-2w", "wieviel-augen-3w"}
"""Games that hide something only while nobody is asked."""


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 2)))
def test_what_is_sent_is_as_the_schema_says_and_can_be_answered(slug: str) -> None:
    """Each action that is offered is done with the words that stand there."""
    found, random = game(slug), Random(slug)
    for table in islice(played(found, 1, 20), 0, None, 4):
        for viewer in viewers(table):
            message = valid(table.message_for(viewer, random.choice(("en", "de"))))
            assert message["seat"] == (None if viewer is SPECTATOR else table.players.names[viewer])
            assert viewer is not SPECTATOR or message["actions"] == []
        seat = next((seat for seat in viewers(table) if table.message_for(seat)["actions"]), None)
        if seat is None:
            continue
        message = table.message_for(seat)
        steps = len(table.ongoing.steps)
        act = random.choice(message["actions"])["do"]
        assert replied(table.receive(seat, {"at": message["at"], "do": act})) == {"done": True}
        assert len(table.games) > 1 or len(table.ongoing.steps) > steps
        return


@pytest.mark.parametrize("slug", mostly_long(thinned(HIDING, 2)))
def test_states_that_a_seat_cannot_tell_apart_are_sent_alike(slug: str) -> None:
    """Scenes, actions, questions, marks and refusals too."""
    looked, random = 0, Random(slug)
    for seed in range(many(12, 50)):
        for table in played(game(slug), seed, 60):
            other = looks_alike(table, random)
            if other is not None and (looked < 2 or random.random() < many(1, 10) / 10):
                viewer, state = other
                mine = answers(table, table.ongoing.state, viewer)
                assert mine == answers(table, state, viewer)
                looked += 1
            if looked >= many(8, 1_000):
                return
    assert looked or slug in HIDING_BETWEEN


def test_what_has_happened_is_told_since_the_last_message() -> None:
    table = Table(load("mau-mau"), ("Anna", "Ben"), (0,), seed=7)
    first = table.message_for(0)
    assert [line["clause"] for line in first["happened"]] == ["MAU-2", "MAU-2", "MAU-3"]
    assert table.message_for(0, since=first["events"])["happened"] == []
    drawn = table.receive(0, {"at": first["at"], "do": first["actions"][0]["do"]})
    assert drawn == {"done": True}
    second = table.message_for(0, "de", first["events"])
    assert second["at"] != first["at"]
    assert second["happened"][0]["text"].startswith("Anna ")
    spectator = table.message_for(SPECTATOR)
    assert spectator["view"]["hand Anna"].endswith(" cards")


def test_things_have_values_and_actions_say_what_they_touch() -> None:
    table = Table(load("muehle"), seed=1)
    table.receive(0, {"at": table.message_for(0)["at"], "do": "place d6"})
    message = table.message_for(1)
    (board,) = [part for part in message["scene"]["middle"] if part["kind"] == "board"]
    assert [stone["at"] for stone in board["stones"]] == ["d6"]
    assert {act["touches"][0] for act in message["actions"]} >= {"a1", "g7"}
    assert "d6" not in {act["touches"][0] for act in message["actions"]}
