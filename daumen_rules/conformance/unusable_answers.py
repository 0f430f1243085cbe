"""Unusable answers in words: which answer, what is wrong with it, and a right one as example."""

from __future__ import annotations

import json
from collections.abc import Iterator
from signal import Signals
from typing import Final

from daumen_rules.contracts.engine_tests.shapes import cut
from daumen_rules.kernel.lines import split_lines
from daumen_rules.kernel.text import Language, Text

from .engine import Misdeed
from .messages import UnusableAnswer

_TROUBLES: Final = {
    Misdeed.START: Text("the engine does not start", "die Engine startet nicht"),
    Misdeed.CRASH: Text("the engine ended", "die Engine endete"),
    Misdeed.CLOSED: Text("the engine closed its output", "die Engine schloss ihre Ausgabe"),
    Misdeed.SILENT: Text(
        "no answer in time; is every answer ended by a line feed and flushed?",
        "keine Antwort in der Zeit; endet jede mit einem Zeilenende und wird gleich geschrieben?",
    ),
    Misdeed.FLOOD: Text(
        "a flood of output without an answer", "eine Flut von Ausgabe ohne Antwort"
    ),
    Misdeed.STAYS: Text("the engine does not end", "die Engine endet nicht"),
    Misdeed.UNASKED: Text("more answers than questions", "mehr Antworten als Fragen"),
}


def fault_lines(fault: UnusableAnswer, language: Language) -> Iterator[str]:
    """The lines about an unusable answer: which one, why, and a right one as example."""
    asked = fault.request.get("message")
    head = Text(
        f"Your answer to message {fault.number} ({asked})",
        f"Deine Antwort auf Nachricht {fault.number} ({asked})",
    )[language]
    if fault.flaw is not None:
        yield f"{head}: {fault.flaw.text[language]}"
        head = Text("  after it", "  danach")[language]
    if fault.trouble is not None:
        what = _TROUBLES[fault.trouble.what][language]
        yield f"{head}: {what}{_status(fault.trouble.status, language)}"
        if fault.trouble.detail:
            begun = Text("an unfinished line", "eine unvollständige Zeile")[language]
            yield f"  {begun}: {fault.trouble.detail}"
        if fault.trouble.errors:
            for line in _ends(split_lines(fault.trouble.errors)):
                yield f"  stderr: {cut(line, 160)}"
    if asked == "view" and fault.flaw is not None:
        yield Text(
            "  what a view holds beside its fields is a leak: a seat would see what it cannot know",
            "  was eine Sicht außer ihren Feldern enthält, ist ein Leck: Ein Platz sähe zu viel",
        )[language]
    yield "  → " + _json(fault.request)
    if fault.answer is not None:
        yield "  ← " + cut(fault.answer, 200)
    if fault.example is not None:
        right = Text("a right one looks like", "richtig wäre etwa")[language]
        yield f"  {right}: {_json(fault.example)}"


def _status(status: int | None, language: Language) -> str:
    """How a process ended: its exit status, or the name of the signal."""
    if status is None:
        return ""
    number = Text(f" (status {status})", f" (Status {status})")[language]
    try:
        return f" ({Signals(-status).name})" if status < 0 else number
    except ValueError:
        return number


def _ends(lines: list[str]) -> list[str]:
    """The first and the last lines, because some languages print the error first and others
    last.
    """
    return lines if len(lines) <= 12 else [*lines[:6], "…", *lines[-5:]]


def _json(value: object) -> str:
    return cut(json.dumps(value, ensure_ascii=False), 300)
