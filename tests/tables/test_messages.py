"""What a table sends: labelled, as the schema says, and no more than its receiver may know."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from daumen_rules import SPECTATOR, Refused, Table, load
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.pieces.dice import Throw
from tests.conftest import many
from tests.each import mostly_long, thinned
from tests.tables.alike import answers, followed, looks_alike
from tests.tables.messages import played, replied, valid, viewers

HIDING = tuple(slug for slug in GAMES if game(slug).checks.alike is not None)


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 2)))
def test_what_is_sent_is_as_the_schema_says_and_can_be_answered(slug: str) -> None:
    """Each action that is offered is done with the words that stand there."""
    found, random = game(slug), Random(slug)
    for table in islice(played(found, 1, 20), 0, None, 4):
        for viewer in viewers(table):
            message = valid(table.message_for(viewer, random.choice(("en", "de"))))
            assert message["seat"] == (None if viewer is SPECTATOR else viewer)
            assert viewer is not SPECTATOR or message["actions"] == []
            assert all(re.search("[a-zäöü]{2}", act["say"]) for act in message["actions"])
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
    """Scenes, actions, questions, marks, refusals, ids and moves too; also where people throw and
    deal themselves, and an example shows how that is written.
    """
    looked, random = 0, Random(slug)
    for seed in range(many(12, 50)):
        enters = bool(seed % 2)
        for table in played(game(slug), seed, 60, enters_chance=enters):
            other = looks_alike(table, random)
            if other is not None and (looked < 2 or random.random() < many(1, 10) / 10):
                viewer, state = other
                mine = answers(table, table.ongoing.state, viewer)
                assert mine == answers(table, state, viewer)
                for here, there in followed(table, state, viewer, random) if looked < 2 else ():
                    assert here == there
                looked += 1
            if looked >= many(8, 1_000):
                return
    assert looked


def test_what_has_happened_is_told_since_the_last_message() -> None:
    table = Table(load("mau-mau"), ("Anna", "Ben"), (0,), seed=7)
    first = table.message_for(0)
    assert [line["clause"] for line in first["happened"]] == ["MAU-2", "MAU-2", "MAU-3"]
    assert table.message_for(0, since=first["events"])["happened"] == []
    drawn = table.receive(0, {"at": first["at"], "do": first["actions"][0]["do"]})
    assert drawn == {"done": True}
    second = table.message_for(0, "de", first["events"])
    assert second["at"] != first["at"]
    assert second["happened"][0]["text"].startswith("Du ")
    other = table.message_for(1, "de", first["events"])["happened"][0]
    assert other["text"].startswith("Anna ")
    assert other["seats"] == second["happened"][0]["seats"] == [0]
    (moved,) = second["happened"][0]["moved"]
    assert (moved["from"], moved["to"]) == (
        {"place": "stock", "at": None},
        {"place": "drawn 0", "at": None},
    )
    (card,) = [
        card
        for part in second["scene"]["seats"][0]["parts"]
        for card in part.get("cards", ())
        if part["role"] == "drawn"
    ]
    assert (moved["id"], moved["value"]) == (card["id"], card["value"])
    spectator = table.message_for(SPECTATOR)
    assert spectator["view"]["hand Anna"].endswith(" cards")


def test_a_client_that_was_lost_is_told_a_long_game_again() -> None:
    """It is told what one that stayed was told bit by bit; nobody has more than its last lines."""
    table, told, random = Table(load("mau-mau"), 2, seed=4), list[object](), Random(4)
    for _ in range(160):
        asked = table.next()
        message = table.message_for(0, since=len(told))
        told += message["happened"]
        if asked.actions:
            table.act(random.choice(asked.actions))
    told += table.message_for(0, since=len(told))["happened"]
    assert len(told) > 150
    assert table.message_for(0, since=0)["happened"] == told
    assert table.message_for(0, since=len(told) - 100)["happened"] == told[-100:]
    assert table.message_for(0, since=-3)["happened"] == told[-3:]


def test_a_stone_keeps_its_id_and_a_captured_one_goes() -> None:
    """White goes from c3 to d4, Black from f6 to e5, where White takes the stone."""
    table = Table(load("dame"), ("Anna", "Ben"), seed=1)
    begun = _stones(table)
    for act in ("c3-d4", "f6-e5", "d4xf6"):
        seat = table.next().movers[0]
        assert isinstance(seat, int)
        mark = table.message_for(seat)["at"]
        assert table.receive(seat, {"at": mark, "do": act}) == {"done": True}, act
    lines = table.message_for(SPECTATOR)["happened"]
    assert lines[-1]["seats"] == [0]
    went, taken = lines[-1]["moved"]
    assert (went["id"], taken["id"]) == (begun["c3"], begun["f6"])
    assert went["from"] == {"place": "board", "at": "d4"}
    assert went["to"] == {"place": "board", "at": "f6"}
    assert taken["to"] is None
    table.take_back((0,))
    back = table.message_for(SPECTATOR)["happened"][-1]
    assert back["moved"][0]["to"] == {"place": "board", "at": "d4"}
    assert _stones(table)["d4"] == begun["c3"]


def test_dice_that_are_kept_keep_their_ids_and_thrown_ones_have_new_ids() -> None:
    """Of 1 1 3 3 6 the ones are kept; the three others show 1 3 5 then."""
    table = Table(load("kniffel"), ("Anna", "Ben"), enters_chance=True)
    acts = "throw 3 1 6 1 3", "keep 1 1", "throw 5 1 3"
    lying = list[dict[str, str]]()
    for seat, act in zip((0, 0, 0), acts, strict=True):
        mark = table.message_for(seat)["at"]
        assert table.receive(seat, {"at": mark, "do": act}) == {"done": True}
        lying.append(_dice(table))
    first, kept, again = lying
    assert sorted(first.values()) == ["1", "1", "3", "3", "6"]
    assert kept == {name: value for name, value in first.items() if value == "1"}
    assert sorted(again.values()) == ["1", "1", "1", "3", "5"]
    new = {name: value for name, value in again.items() if name not in kept}
    assert sorted(new.values()) == ["1", "3", "5"]
    assert not new.keys() & first.keys()
    moved = [one for line in table.message_for(SPECTATOR)["happened"] for one in line["moved"]]
    place = {"place": "lying", "at": None}
    assert {one["id"]: one["value"] for one in moved if one["to"] == place} == {**first, **new}
    assert {one["id"] for one in moved if one["from"] == place} == first.keys() - kept.keys()


def test_the_same_face_thrown_again_is_another_die() -> None:
    table = Table(load("mensch-aergere-dich-nicht"), 2, enters_chance=True)
    ids = list[str]()
    for _ in range(3):
        assert not isinstance(table.act(Throw((6,))), Refused)
        ids += _dice(table)
        table.act(table.next().actions[0])
    assert len({*ids}) == len(ids) == 3


def _dice(table: Table) -> dict[str, str]:
    """The faces of the dice that lie there, by their ids."""
    parts = table.message_for(SPECTATOR)["scene"]["middle"]
    return {
        die["id"]: die["value"] for part in parts if part["kind"] == "dice" for die in part["dice"]
    }


@pytest.mark.parametrize(
    ("slug", "sides"),
    [
        ("dame", [False, True, False]),
        ("acht-ritter", [True, False, False]),
        ("wolf-und-schafe", [False, True, False]),
        ("muehle", [False, False, False]),
    ],
)
def test_a_board_says_from_which_side_a_seat_looks(slug: str, sides: list[bool]) -> None:
    """The second seat has the stones on the upper ranks in 11 and 22, the first in 12."""
    table = Table(load(slug), seed=1)
    scenes = [table.message_for(viewer)["scene"] for viewer in (0, 1, SPECTATOR)]
    assert [scene["middle"][0]["far"] for scene in scenes] == sides


def _stones(table: Table) -> dict[str, str]:
    """The ids of the stones of a board, by field."""
    (board,) = [
        part for part in table.message_for(SPECTATOR)["scene"]["middle"] if part["kind"] == "board"
    ]
    return {stone["at"]: stone["id"] for stone in board["stones"]}
