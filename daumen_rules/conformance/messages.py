"""Messages to an engine, line by line, and the checks of an answer: its JSON, its shape, its seats.

The six messages of `spec/protocol.md`, as far as no game is needed to know them. An answer that
cannot be read is an `UnusableAnswer`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from attrs import field

from daumen_rules.contracts.engine_tests.forms import PROTOCOL, Fields, Forms
from daumen_rules.contracts.engine_tests.script import Ask, Script
from daumen_rules.contracts.engine_tests.shapes import Flaw, as_object, cut
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

from .answer_order import AnswerOrder
from .answers import answer_shapes, example_of
from .engine import Engine, Trouble
from .engine_text import cleaned, cleaned_lines, read_line
from .hello import Hello, shifted
from .reproduce import Reproduction


@frozen
class UnusableAnswer(Exception):
    """An answer that cannot be used: the request, the answer, and its flaw or the trouble behind
    it.

    `number` counts the requests of the conversation from 1. `example` is a right answer. `before`
    are the usable answers to earlier requests of the same exchange.
    """

    number: int
    request: Fields
    answer: str | None = None
    """The answer as text that is safe to show."""
    flaw: Flaw | None = None
    example: Any = None
    trouble: Trouble | None = None
    before: tuple[Fields, ...] = ()
    game: Script[Any, Any, Any] | None = None
    """The game up to the answer."""
    reproduction: Reproduction = field(default=Reproduction())
    """How it can be reproduced in a process of its own."""


_BYE: Final[Fields] = {"message": "bye"}


class EngineConnection(Protocol):
    """A connection to an engine: a process, or a Python function."""

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        """An answer for each request, as a line of JSON. Raises Trouble."""
        ...

    def bye(self) -> Trouble | None:
        """Says goodbye, which has no answer. Returns the trouble if the engine does not end."""
        ...

    @property
    def left_behind(self) -> Sequence[str]:
        """The names of processes that outlived the engine."""
        ...


@frozen
class ProcessConnection:
    """An engine in another process."""

    engine: Engine

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        return self.engine.exchange([encoded(request) for request in requests])

    def bye(self) -> Trouble | None:
        return self.engine.bye(encoded(_BYE))

    @property
    def left_behind(self) -> Sequence[str]:
        return self.engine.left_behind


@frozen
class FunctionConnection:
    """A Python function from a request to an answer, both dicts."""

    function: Callable[[dict[str, Any]], dict[str, Any]]

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        return [_line_of(self.function(json.loads(encoded(request)))) for request in requests]

    def bye(self) -> Trouble | None:
        return None

    @property
    def left_behind(self) -> Sequence[str]:
        return ()


def encoded(form: Fields) -> bytes:
    """A request as a line, without line end."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode()


def _line_of(answer: object) -> bytes:
    """The line of a value that a function returned, even if the value is not JSON."""
    try:
        return json.dumps(answer).encode()
    except (TypeError, ValueError, RecursionError):
        return cleaned(repr(answer)).encode()


class Conversation:
    """The requests to one engine and its answers: counted, checked, with seats counted from 0."""

    def __init__(self, connection: EngineConnection, forms: Forms[Any, Any, Any]) -> None:
        self._connection = connection
        self._forms = forms
        self._shapes = answer_shapes(forms)
        self._asked = 0
        self._first_seat = 0
        self._asks_before: tuple[Ask, ...] = ()
        self._order: AnswerOrder | None = None
        self.lines: list[str] = []
        """The answers to the last asks as they came, as text that is harmless to show."""

    def hello(self, game: str) -> Hello:
        """Says hello. Raises UnusableAnswer."""
        request = {"message": "hello", "protocol": PROTOCOL, "game": game}
        example = {"engine": "my engine 0.3", "protocol": PROTOCOL}
        answer = self.ask([Ask(request, "hello", 0, example)])[0]
        self._first_seat = answer.get("seats_from", 0)
        fields = tuple(answer.get("fields", ()))
        self._shapes = answer_shapes(self._forms, fields)
        return Hello(
            engine=answer["engine"],
            rules=tuple(answer.get("rules", ("german",))),
            players=tuple(answer.get("players", ())),
            leaves_out=frozenset(answer.get("leaves_out", ())),
            events=frozenset(answer.get("events", ())),
            seats_from=self._first_seat,
            fields=fields,
            positions=answer.get("positions", False),
        )

    def ask(self, asks: Sequence[Ask]) -> list[Fields]:
        """The answers to some requests, each of the right shape. Raises UnusableAnswer.

        If the engine does not support the game, there is one answer, which says so.
        """
        begun, self._asked = self._asked, self._asked + len(asks)
        sent = [shifted(ask.request, self._first_seat, self._forms.seat_fields) for ask in asks]
        trouble = None
        try:
            lines = self._connection.ask(sent)
        except Trouble as caught:
            trouble, lines = caught, list(caught.answered)
        self.lines = [cleaned_lines(line) for line in lines]
        order = AnswerOrder(asks, lines, self._asks_before, begun, self._read, self._forms)
        self._order, self._asks_before = order, tuple(asks[-2:])
        answers: list[Fields] = []
        for i, line in enumerate(lines[: len(asks)]):
            answer, flaw = self._read(line, asks[i])
            if flaw is not None:
                at, out_of_step = order.shift_at(i) or (i, flaw)
                raise self._fault(order, at, out_of_step, answers, trouble)
            answers.append(answer)
            if "unsupported" in answer:
                return answers
        if trouble is not None:
            i = min(len(lines), len(asks) - 1)
            extra = self.lines[len(asks)] if len(lines) > len(asks) else None
            raise UnusableAnswer(
                begun + i + 1, sent[i], extra, trouble=trouble, before=tuple(answers)
            )
        return answers

    def check_order(self, answers: Sequence[Fields]) -> None:
        """Raises UnusableAnswer if two of the last answers are swapped."""
        found = self._order.swap() if self._order else None
        if self._order and found is not None:
            raise self._fault(self._order, *found, answers)

    def _fault(
        self,
        order: AnswerOrder,
        i: int,
        flaw: Flaw,
        answers: Sequence[Fields],
        trouble: Trouble | None = None,
    ) -> UnusableAnswer:
        ask, seats = order.asks[i], self._forms.seat_fields
        return UnusableAnswer(
            number=order.begun + i + 1,
            request=shifted(ask.request, self._first_seat, seats),
            answer=self.lines[i],
            flaw=flaw,
            example=shifted(example_of(ask), self._first_seat, seats),
            trouble=trouble,
            before=tuple(answers[:i]),
        )

    def bye(self) -> UnusableAnswer | None:
        """Says goodbye. Returns a fault if the engine did not end well."""
        trouble = self._connection.bye()
        return None if trouble is None else UnusableAnswer(self._asked + 1, _BYE, trouble=trouble)

    def _read(self, line: bytes, ask: Ask) -> tuple[Any, Flaw | None]:
        told, flaw = read_line(line)
        if flaw is not None:
            return None, flaw
        members = as_object(told) or {}
        if set(members) & {"error", "unsupported"}:
            if ask.topic == "new" and isinstance(members.get("unsupported"), str):
                return members, None
            words = cut(json.dumps(told, ensure_ascii=False))
            said = Text(f"the engine says: {words}", f"die Engine sagt: {words}")
            return None, Flaw("", said, Text("an answer", "eine Antwort"))
        flaw = self._shapes[ask.topic](told, "")
        return shifted(told, -self._first_seat, self._forms.seat_fields), flaw
