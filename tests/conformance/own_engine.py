"""The library itself behind the protocol, as a process: for tests of the talk, not of the rules.

`python own_engine.py [FAULT]` answers right, or with one of the faults below.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from daumen_rules import Refused, State
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object
from daumen_rules.games.daumen_drauf import wire
from daumen_rules.games.daumen_drauf.rules import legal_actions, step

Form = dict[str, Any]


class OwnEngine:
    """One game at a time, answered by the library."""

    def __init__(self, *, seats_from: int = 0, leaves_out: tuple[str, ...] = ()) -> None:
        self.seats_from = seats_from
        self.leaves_out = leaves_out
        self.state: State | None = None

    def answer(self, request: Form) -> Form:
        """The answer to a request, with seats counted from `seats_from`."""
        inner = _shifted(request, -self.seats_from)
        answer: Form = _shifted(self._answer(inner), self.seats_from)
        return answer

    def _answer(self, request: Form) -> Form:
        match request["message"]:
            case "hello":
                said = {"engine": "own", "protocol": 1, "rules": ["all"], "events": ["taken"]}
                return {**said, "seats_from": 0, "leaves_out": list(self.leaves_out)}
            case "new":
                opening, deal = wire.opening_of(request)
                return self._take(opening, deal)
            case "legal":
                assert self.state is not None
                return {"legal": [wire.action_form(a) for a in legal_actions(self.state)]}
            case "view":
                assert self.state is not None
                return {"view": wire.view_form(self.state, request["seat"])}
            case _:
                assert self.state is not None
                return self._take(self.state, wire.action_of(request["action"]))

    def _take(self, state: State, action: Any) -> Form:
        answer = step(state, action)
        if isinstance(answer, Refused):
            return {"refused": True}
        self.state = answer.state
        forms = (wire.event_form(event, 7) for event in answer.events)
        events = [form for form in forms if form is not None and form["event"] == "taken"]
        return {"state": wire.state_form(answer.state), "events": events}


def _shifted(form: Any, by: int) -> Any:
    """Seats counted from another number: written here anew, as an engine's author would."""
    items, members = as_list(form), as_object(form)
    if items is not None:
        return [_shifted(item, by) for item in items]
    if members is None:
        return form
    moved: Form = {name: _shifted(item, by) for name, item in members.items()}
    for key in ("seat", "turn", "leader", "starter"):
        if isinstance(moved.get(key), int):
            moved[key] += by
    if "seats_from" in moved:
        moved["seats_from"] = by
    return moved


def crash(number: int, line: str) -> str:
    if number == 40:
        print("something broke", file=sys.stderr)
        sys.exit(3)
    return line


def hang(number: int, line: str) -> str:
    if number == 40:
        for path in sys.argv[2:]:
            with open(path, "a") as begun:
                begun.write("x")
        time.sleep(600)
    return line


def flood(number: int, line: str) -> str:
    return line if number != 40 else "x" * 3_000_000


def garbage(number: int, line: str) -> str:
    return line if number != 40 else "Traceback (most recent call last):"


def half(number: int, line: str) -> str:
    if number == 40:
        sys.stdout.write(line[: len(line) // 2])
        sys.stdout.flush()
        sys.exit(0)
    return line


def lacking(number: int, line: str) -> str:
    return line if '"legal"' not in line else line.replace('"legal"', '"lawful"')


def noise(number: int, line: str) -> str:
    print("debug " * 2_000, file=sys.stderr)
    return line


def wrong_then_crash(number: int, line: str) -> str:
    if number == 40:
        sys.exit(3)
    return line.replace('"turn": 1', '"turn": 0')


def stubborn(number: int, line: str) -> str:
    return line


def null_events(number: int, line: str) -> str:
    """Right, but for what is told with the deal."""
    return line[:-1] + ', "events": null}' if number == 2 else line


def odd_name(number: int, line: str) -> str:
    """A name with half a surrogate pair, what clears a screen, and a line end; and a wrong turn."""
    if number == 1:
        return line.replace('"own"', '"own \\ud800\\u001b[2J\\n\\u202e"')
    return line.replace('"turn": 1', '"turn": 0')


def odd_errors(number: int, line: str) -> str:
    """Ends, with what a terminal obeys and no XML holds in its last words."""
    if number == 40:
        os.write(2, b"\x1b]0;title\x07\x1b[2J broke\x00\xff \xef\xbf\xbe\n")
        sys.exit(3)
    return line


def odd_value(number: int, line: str) -> str:
    return line.replace('"pile": ', '"pile": "\\udfff\\u001b", "was": ') if number > 3 else line


def fork(number: int, line: str) -> str:
    """Right, but it starts a process that does not end with it."""
    if number == 1:
        null = subprocess.DEVNULL
        program = [sys.executable, "-c", "import time; time.sleep(600)"]
        subprocess.Popen(program, start_new_session=True, stdin=null, stdout=null, stderr=null)
    return line


def leftover(number: int, line: str) -> str:
    """From message 100 on it forgets who is on turn."""
    return line.replace('"turn": 1', '"turn": 0') if number > 100 else line


HELD: list[str] = []
"""Answers that are not sent yet."""


def swapped(number: int, line: str) -> str:
    """The answers to messages 7 and 8, both about the first game, in each other's place."""
    if number == 7:
        HELD.append(line)
        return ""
    return f"{line}\n{HELD.pop()}" if number == 8 else line


def doubled(number: int, line: str) -> str:
    return f"{line}\n{line}" if number == 7 else line


def missing(number: int, line: str) -> str:
    """No answer to message 7; it ends before anybody waits for it."""
    if number == 9:
        sys.exit(3)
    return "" if number == 7 else line


def late(number: int, line: str) -> str:
    """The last answer in a game comes once more when the next one begins."""
    before, HELD[:] = "".join(HELD), [line]
    begins = '{"state": {"over": false' in line and '"trick": [], ' in line and number > 2
    begins = begins and '"captured": [[], []' in line
    return f"{before}\n{line}" if begins else line


def flood_after_garbage(number: int, line: str) -> str:
    return "no\n" + "x" * 3_000_000 if number == 40 else line


FAULTS: dict[str, Callable[[int, str], str]] = {
    f.__name__: f
    for f in (crash, hang, flood, garbage, half, lacking, noise, stubborn, wrong_then_crash)
}
ODD = (null_events, odd_name, odd_errors, odd_value)
OUT_OF_STEP = (swapped, doubled, missing, late, flood_after_garbage)
FAULTS.update((f.__name__, f) for f in (*ODD, *OUT_OF_STEP, fork, leftover))


def main() -> None:
    fault = FAULTS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    engine = OwnEngine(seats_from=1 if "one" in sys.argv else 0)
    for number, line in enumerate(sys.stdin, start=1):
        request = json.loads(line)
        if request["message"] == "bye":
            if fault is stubborn:
                time.sleep(60)
            return
        answer = json.dumps(engine.answer(request))
        said = fault(number, answer) if fault else answer
        if said:
            print(said, flush=True)


if __name__ == "__main__":
    main()
