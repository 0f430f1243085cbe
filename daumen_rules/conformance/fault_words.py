"""An answer that cannot be used, in words.

Here lives the telling of a `Fault`: which answer, what is wrong with it, what a right one looks
like.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from daumen_rules.conformance.messages import Fault
from daumen_rules.kernel.text import Language, Text

_TROUBLES: Final = {
    "start": Text("it does not start", "sie startet nicht"),
    "crash": Text("it ended", "sie endete"),
    "closed": Text("it closed its pipe", "sie schloss ihre Leitung"),
    "silent": Text("no answer in time", "keine Antwort in der Zeit"),
    "flood": Text("a flood of output without an answer", "eine Flut von Ausgabe ohne Antwort"),
    "stays": Text("it does not end", "sie endet nicht"),
    "unasked": Text("more answers than questions", "mehr Antworten als Fragen"),
}


def fault_lines(fault: Fault, language: Language) -> Iterator[str]:
    """An answer that cannot be used: which, why, and what a right one looks like."""
    asked = fault.request.get("message")
    head = Text(
        f"Your answer to message {fault.number} ({asked})",
        f"Deine Antwort auf Nachricht {fault.number} ({asked})",
    )[language]
    if fault.trouble is not None:
        what = _TROUBLES[fault.trouble.what][language]
        status = "" if fault.trouble.status is None else f" ({fault.trouble.status})"
        yield f"{head}: {what}{status}"
        for line in fault.trouble.errors.splitlines()[-5:]:
            yield f"  stderr: {line[:160]}"
    if fault.flaw is not None:
        yield f"{head}: {fault.flaw.text[language]}"
    yield "  → " + _cut(fault.request)
    if fault.answer is not None:
        yield "  ← " + fault.answer[:200].decode("utf-8", "replace")
    if fault.example is not None:
        right = Text("a right one looks like", "richtig wäre etwa")[language]
        yield f"  {right}: {_cut(fault.example)}"


def _cut(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:299] + "…"
