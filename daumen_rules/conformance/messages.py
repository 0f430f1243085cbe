"""What is asked, line by line, and how an answer is read: JSON, its shape, and seats counted anew.

Here live the six messages of `spec/protocol.md` as far as no game is needed to know them. An answer
that cannot be read is a `Fault`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from attrs import frozen

from daumen_rules.conformance.engine import Engine, Trouble
from daumen_rules.conformance.script import Ask, Script, is_right
from daumen_rules.conformance.shapes import (
    Flaw,
    Shape,
    as_list,
    as_object,
    count,
    list_of,
    of_kind,
    record,
    text,
)
from daumen_rules.conformance.wire import PROTOCOL, Fields, Hello, Wire, shifted
from daumen_rules.kernel.text import Text

PARTS: Final = ("views", "points", "illegal", "small_packs")
"""What an engine may leave out."""


@frozen
class Fault(Exception):
    """An answer that cannot be used: the request, what came, and its flaw or the trouble behind it.

    `number` counts the requests of the conversation from 1. `example` is a right answer. `before`
    are the answers to the requests asked together with it that could be used.
    """

    number: int
    request: Fields
    answer: bytes | None = None
    flaw: Flaw | None = None
    example: Any = None
    trouble: Trouble | None = None
    before: tuple[Fields, ...] = ()
    game: Script[Any, Any, Any] | None = None
    """The game in which it happened, up to there."""


_BYE: Final[Fields] = {"message": "bye"}


class Talker(Protocol):
    """Somebody who answers requests: an engine in another process, or a Python function."""

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        """An answer for each request, as a line of JSON. Raises Trouble."""
        ...

    def bye(self) -> Trouble | None:
        """Say goodbye: nothing is answered. Trouble says that the engine does not end by it."""
        ...


@frozen
class ProcessTalker:
    """An engine in another process."""

    engine: Engine

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        return self.engine.exchange([encoded(request) for request in requests])

    def bye(self) -> Trouble | None:
        return self.engine.bye(encoded(_BYE))


@frozen
class FunctionTalker:
    """A Python function from a request to an answer, both of them dicts."""

    function: Callable[[dict[str, Any]], dict[str, Any]]

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        return [encoded(self.function(json.loads(encoded(request)))) for request in requests]

    def bye(self) -> Trouble | None:
        return None


def encoded(form: Fields) -> bytes:
    """A request as a line, without its end."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode()


_A_LINE: Final = Text("one JSON object in a line", "ein JSON-Objekt in einer Zeile")
_one_of_parts = of_kind(
    Text(f"one of {', '.join(PARTS)}", f"eins von {', '.join(PARTS)}"), PARTS.__contains__
)
HELLO_SHAPE: Final = record(
    {
        "engine": text,
        "protocol": of_kind(Text(str(PROTOCOL), str(PROTOCOL)), lambda v: v == PROTOCOL),
    },
    {
        "rules": list_of(text),
        "players": list_of(count),
        "leaves_out": list_of(_one_of_parts),
        "events": list_of(text),
        "seats_from": of_kind(Text("0 or 1", "0 oder 1"), lambda v: v in (0, 1)),
    },
    others=True,
)


def answer_shape(ask: Ask, wire: Wire[Any, Any, Any]) -> Shape:
    """The shape of a right answer to an ask."""
    state: dict[str, Shape] = {"state": wire.state_shape}
    match ask.topic:
        case "hello":
            return HELLO_SHAPE
        case "legal":
            return record({"legal": list_of(wire.action_shape)}, others=True)
        case "view":
            return record({"view": wire.view_shape}, others=True)
        case "apply":
            refusal = record({"refused": _refusal}, others=True)
            after = record(state, {"events": list_of(wire.event_shape)}, others=True)
            return lambda value, place: (refusal if _refuses(value) else after)(value, place)
        case "new":
            return record(state, others=True)


def _refuses(value: Any) -> bool:
    return bool((as_object(value) or {}).get("refused"))


def _is_refusal(value: Any) -> bool:
    clauses = as_list(value) or []
    return value is True or (bool(clauses) and all(isinstance(id_, str) for id_ in clauses))


_refusal = of_kind(
    Text("true or a list of clauses", "true oder eine Liste von Klauseln"), _is_refusal
)


class Conversation:
    """The requests to one talker and its answers: counted, checked, with seats counted from 0."""

    def __init__(self, talker: Talker, wire: Wire[Any, Any, Any]) -> None:
        self._talker = talker
        self._wire = wire
        self._asked = 0
        self._first_seat = 0

    def hello(self, game: str) -> Hello:
        """Say hello. Raises Fault."""
        request = {"message": "hello", "protocol": PROTOCOL, "game": game}
        example = {"engine": "my engine 0.3", "protocol": PROTOCOL}
        answer = self.ask([Ask(request, "hello", 0, example)])[0]
        self._first_seat = answer.get("seats_from", 0)
        return Hello(
            engine=answer["engine"],
            rules=tuple(answer.get("rules", ("german",))),
            players=tuple(answer.get("players", ())),
            leaves_out=frozenset(answer.get("leaves_out", ())),
            events=frozenset(answer.get("events", ())),
            seats_from=self._first_seat,
        )

    def ask(self, asks: Sequence[Ask]) -> list[Fields]:
        """The answers to asks; each has the shape that a right one has. Raises Fault.

        A game that the engine does not support has one answer, which says so.
        """
        begun, self._asked = self._asked, self._asked + len(asks)
        sent = [shifted(ask.request, self._first_seat, self._wire.seat_fields) for ask in asks]
        trouble = None
        try:
            lines = self._talker.ask(sent)
        except Trouble as caught:
            trouble, lines = caught, list(caught.answered)
        answers: list[Fields] = []
        for i, line in enumerate(lines[: len(asks)]):
            answer, flaw = self._read(line, asks[i])
            if flaw is not None:
                example = shifted(example_of(asks[i]), self._first_seat, self._wire.seat_fields)
                raise Fault(begun + i + 1, sent[i], line, flaw, example, before=tuple(answers))
            answers.append(answer)
            if "unsupported" in answer:
                return answers
        if trouble is not None:
            i = min(len(lines), len(asks) - 1)
            raise Fault(begun + i + 1, sent[i], trouble=trouble, before=tuple(answers))
        return answers

    def bye(self) -> Fault | None:
        """Say goodbye. A fault says that the engine did not end well."""
        trouble = self._talker.bye()
        return None if trouble is None else Fault(self._asked + 1, _BYE, trouble=trouble)

    def _read(self, line: bytes, ask: Ask) -> tuple[Any, Flaw | None]:
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            shown = line[:120].decode("utf-8", "replace")
            return None, Flaw("", Text(repr(shown), repr(shown)), _A_LINE)
        answer = shifted(told, -self._first_seat, self._wire.seat_fields)
        if is_right(ask, answer, self._wire):
            return answer, None
        members = as_object(told) or {}
        if set(members) & {"error", "unsupported"}:
            if ask.topic == "new" and isinstance(members.get("unsupported"), str):
                return members, None
            said = Text(f"the engine says: {told}", f"die Engine sagt: {told}")
            return None, Flaw("", said, Text("an answer", "eine Antwort"))
        return answer, answer_shape(ask, self._wire)(told, "")


def example_of(ask: Ask) -> Any:
    """A right answer to an ask."""
    match ask.topic:
        case "hello":
            return ask.expected
        case "legal" | "view":
            return {ask.topic: ask.expected}
        case "new" | "apply":
            refused = "refused" in ask.expected
            return {"refused": True} if refused else {"state": ask.expected}
