"""A server of tables: browsers and bots play any game over WebSockets.

    pip install . starlette uvicorn websockets      (in a clone of the repository)
    uvicorn server:app                              (in this folder)

`POST /tables` with {"game": "skat", "names": ["Anna", "Ben", "Cem"], "people": [0, 1]} makes a
table, and answers with its number and a key for each person. Whoever opens `/tables/1?key=KEY` sits
down; without a key one watches. Each client is sent what it may know, and sends {"at": …,
"do": "bid 18"}. A client that was lost comes back with its key.
"""

import json
import secrets
from typing import Any, Literal

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from daumen_rules import SPECTATOR, Table, load

LONGEST = 10_000  # characters of a message; the table's seed is its own, and secret


class Room:
    """A table, the keys of its people, and the clients that look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.keys = {secrets.token_urlsafe(): seat for seat in table.players.people}
        self.clients: dict[WebSocket, tuple[Any, int]] = {}  # the viewer, and events it was told

    async def tell(self, client: WebSocket) -> None:
        """Send a client what has happened, what it sees, and what it may do."""
        viewer, since = self.clients[client]
        message = self.table.message_for(viewer, language(client), since)
        self.clients[client] = viewer, message["events"]
        await client.send_json(message)

    async def tell_all(self) -> None:
        for client in list(self.clients):
            try:
                await self.tell(client)
            except (KeyError, WebSocketDisconnect, RuntimeError):  # lost while others were told
                self.clients.pop(client, None)


def language(client: WebSocket) -> Literal["en", "de"]:
    """German for `?lang=de`, else English."""
    return "de" if client.query_params.get("lang") == "de" else "en"


rooms: dict[int, Room] = {}


async def make_table(request: Request) -> JSONResponse:
    """Make a table of a game, with people on some seats and bots on the others."""
    try:
        asked = json.loads(await request.body())
        game, names = load(str(asked["game"])), [str(name) for name in asked["names"]]
        rules = game.book.read_rules(str(asked.get("rules", game.book.rule_sets[0][0])))
        people = [int(seat) for seat in asked["people"]]
        table = Table(game, names, people, rules=rules, bot="careful")  # thinking keeps all waiting
    except (LookupError, TypeError, ValueError, OverflowError, RecursionError) as error:
        return JSONResponse({"error": f"{type(error).__name__}: {error}"}, 400)
    number = len(rooms) + 1
    rooms[number] = room = Room(table)
    keys = {names[seat]: key for key, seat in room.keys.items()}
    return JSONResponse({"table": number, "keys": keys})


async def sit_down(client: WebSocket) -> None:
    """Serve a client until it leaves; its seat stays its own."""
    room, key = rooms.get(client.path_params["number"]), client.query_params.get("key")
    if room is None or (key is not None and key not in room.keys):
        await client.close(4404)
        return
    await client.accept()
    viewer = SPECTATOR if key is None else room.keys[key]
    room.clients[client] = viewer, 0
    try:
        await room.tell(client)
        while True:
            frame = await client.receive()
            if frame["type"] == "websocket.disconnect":
                break
            text = frame.get("text") or ""
            reply = room.table.receive(viewer, text[:LONGEST], language(client))
            try:
                await client.send_json(reply)
            finally:  # the others are told also where this client was lost meanwhile
                if reply["done"]:
                    await room.tell_all()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.clients.pop(client, None)


app = Starlette(
    routes=[
        Route("/tables", make_table, methods=["POST"]),
        WebSocketRoute("/tables/{number:int}", sit_down),
    ]
)
