"""The server of `spec/examples`: clients play to the end, one comes back, one watches."""

from __future__ import annotations

import asyncio
import json
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daumen_rules import SPECTATOR, Table, load
from daumen_rules.kernel.seats import Viewer
from daumen_rules.table.ongoing import OngoingGame
from tests.tables.alike import plainly
from tests.tables.messages import replied, valid

testclient = pytest.importorskip("starlette.testclient")
EXAMPLES = Path(__file__).parents[2] / "spec" / "examples"
HISTORY = ("at", "events", "happened", "outcome")


def knows_no_more(table: Table, viewer: Viewer, message: Any) -> None:
    """The message is the same for a state that is drawn for the view: nothing hidden is in it. Ids
    are left out: they come from what the viewer saw before, which the drawn state does not have.
    """
    one, game = table.ongoing, table.game
    drawn = game.sample(one.view(viewer), Random(len(one.steps)).randrange)
    assert game.view(drawn, viewer) == one.view(viewer)
    other = Table(game, table.players.names, table.players.people)
    other.games[0] = OngoingGame(game, drawn)
    if not table.is_over:
        here, there = plainly(message), plainly(other.message_for(viewer))
        for key in here.keys() - {*HISTORY}:
            assert here[key] == there[key], key


class Client:
    """A client at a table of the server."""

    def __init__(self, http: Any, number: int, table: Table, viewer: Viewer, key: str) -> None:
        self.path = f"/tables/{number}" + (f"?key={key}" if key else "")
        self.http, self.table, self.viewer, self.read_so_far = http, table, viewer, 0
        self.sit()

    def sit(self) -> None:
        """Open a connection, and read what lies there."""
        self.socket = self.http.websocket_connect(self.path)
        self.socket.__enter__()
        self.read()

    def leave(self) -> None:
        self.socket.__exit__(None, None, None)

    def read(self) -> None:
        """Read what is sent; every fifth time, whether this client may know it all."""
        self.message = self.socket.receive_json()
        self.read_so_far += 1
        if self.read_so_far % 5 == 0:
            knows_no_more(self.table, self.viewer, valid(self.message))

    def act(self, do: str) -> Any:
        self.socket.send_text(json.dumps({"at": self.message["at"], "do": do}))
        return replied(self.socket.receive_json())


@pytest.mark.long
@pytest.mark.parametrize(("slug", "names"), [("skat", 3), ("daumen-drauf", 2), ("muehle", 2)])
def test_clients_play_to_the_end_and_one_comes_back(slug: str, names: int) -> None:
    server = runpy.run_path(str(EXAMPLES / "server.py"))
    with testclient.TestClient(server["app"]) as http:
        play_to_the_end(server, http, slug, names)


def play_to_the_end(server: Any, http: Any, slug: str, names: int) -> None:
    """Two people act at random, each on a connection of its own; a third looks on."""
    called = ["Anna", "Ben", "Cem"][:names]
    made = http.post("/tables", json={"game": slug, "names": called, "people": [0, 1]}).json()
    table: Table = server["rooms"][made["table"]].table
    random, number = Random(slug), made["table"]
    people = [Client(http, number, table, seat, made["keys"][called[seat]]) for seat in range(2)]
    watching = Client(http, number, table, SPECTATOR, "")
    try:
        until_the_end(people, watching, table, random)
    finally:  # the server waits for all of them
        for client in (*people, watching):
            client.leave()


def until_the_end(people: list[Client], watching: Client, table: Table, random: Random) -> None:
    for steps in range(2_000):
        if people[0].message["outcome"] is not None:
            break
        if steps == 15:
            people[0].leave()
            people[0].sit()
        asked = people[0].message["asked"]
        actor = next(one for one in people if one.viewer in asked["who"])
        act = random.choice(actor.message["actions"])["do"]
        if steps % 10 == 3:
            assert actor.act("nonsense")["wrong"] == "words"
            assert people[1 - people.index(actor)].act(act)["done"] is False
        assert actor.act(act) == {"done": True}
        for client in (*people, watching):
            client.read()
    assert table.is_over
    seen, played = watching.message["outcome"], people[0].message["outcome"]
    assert seen is not None
    for key in played.keys() - {"text"}:  # a player is told in the second person
        assert seen[key] == played[key], key


def test_a_table_that_cannot_be_and_a_false_key_are_refused() -> None:
    server = runpy.run_path(str(EXAMPLES / "server.py"))
    http = testclient.TestClient(server["app"])
    wrong: tuple[object, ...] = (
        {},
        {"game": "chess", "names": ["A"], "people": []},
        {"game": "skat"},
        {"game": "skat", "names": ["A", "A", "B"], "people": [0]},
        [],
    )
    for asked in wrong:
        assert http.post("/tables", json=asked).status_code == 400
    made = http.post("/tables", json={"game": "muehle", "names": ["A", "B"], "people": [0]})
    for path in ("/tables/9", f"/tables/{made.json()['table']}?key=x"):
        with (
            pytest.raises(testclient.WebSocketDisconnect) as error,
            http.websocket_connect(path),
        ):
            pass
        assert error.value.code == 4404


class Lost:
    """A connection that breaks off after the client has sent its action: no reply arrives."""

    def __init__(self, path: dict[str, int], key: str) -> None:
        self.path_params, self.query_params = path, {"key": key}
        self.told = list[Any]()

    async def accept(self) -> None:
        pass

    async def send_json(self, data: Any) -> None:
        if self.told:
            raise testclient.WebSocketDisconnect(1006)
        self.told.append(data)

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": json.dumps({"at": "1.0", "do": "place a1"})}


class Open:
    """A connection of somebody who looks on."""

    def __init__(self) -> None:
        self.query_params = dict[str, str]()
        self.told = list[Any]()

    async def send_json(self, data: Any) -> None:
        self.told.append(data)


def test_others_are_told_what_a_client_did_that_was_lost_right_after() -> None:
    server = runpy.run_path(str(EXAMPLES / "server.py"))
    room = server["Room"](Table(load("muehle"), ("Anna", "Ben")))
    server["rooms"][1] = room
    watching, gone = Open(), Open()
    room.clients = {watching: (SPECTATOR, 0)}
    (key,) = [key for key, seat in room.keys.items() if seat == 0]
    asyncio.run(server["sit_down"](Lost({"number": 1}, key)))
    assert [line["text"] for line in watching.told[-1]["happened"]] == [
        "Anna places a stone on a1."
    ]
    assert {*room.clients} == {watching}

    async def leaves(data: Any) -> None:
        del room.clients[gone]

    room.clients = {watching: (SPECTATOR, 0), gone: (SPECTATOR, 0)}
    watching.send_json = leaves  # type: ignore[method-assign]
    asyncio.run(room.tell_all())
    assert gone.told == []
