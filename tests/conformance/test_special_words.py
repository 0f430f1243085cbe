"""What is told in words of its own: a parrying card kept, a trick that is gone, the pile."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import Any

import pytest

from daumen_rules import GERMAN
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Finding, Plan
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine


class KeepsTheTwin(OwnEngine):
    """Tells a parrier the twin in its hand until it has shown another card."""

    kept: Form | None = None

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if request["message"] in ("apply", "new") and "state" in answer:
            action: Form = request.get("action", {})
            self.kept = action if action.get("do") == "parry" else None
        if self.kept and request["message"] == "view" and request["seat"] == self.kept["seat"]:
            view: Form = answer["view"]
            return {"view": {**view, "hand": [*view["hand"], self.kept["card"]]}}
        return answer


class LosesTheLead(OwnEngine):
    """Tells no trick while there is one card in it."""

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        state: Form = answer.get("state") or {}
        return {"state": {**state, "trick": []}} if len(state.get("trick", ())) == 1 else answer


class DrawsFromBelow(OwnEngine):
    """Tells seat 0, when it has drawn, the last card of the pile in place of those drawn."""

    drawn: frozenset[str] = frozenset()

    def answer(self, request: Form) -> Form:
        if request["message"] == "view":
            view: Form = super().answer(request)["view"]
            below = self._pile()[-1:]
            if request["seat"] or not self.drawn or not below:
                return {"view": view}
            hand = [card for card in view["hand"] if card not in self.drawn]
            return {"view": {**view, "hand": [*hand, *below]}}
        before = self._hand()
        answer = super().answer(request)
        if request["message"] in ("new", "apply"):
            new = request["message"] == "new"
            self.drawn = frozenset() if new else self._hand() - before
        return answer

    def _hand(self) -> frozenset[str]:
        table = getattr(self.state, "table", None)
        return frozenset(map(str, table.hands[0])) if table else frozenset()

    def _pile(self) -> list[str]:
        table = getattr(self.state, "table", None)
        return list(map(str, table.pile)) if table else []


def _found(engine: type[OwnEngine]) -> Finding[Any, Any, Any]:
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=60, most=1)
    connection = FunctionConnection(engine().answer)
    return Campaign(BENCH, lambda: nullcontext(connection), plan).run().findings[0]


slow = partial(pytest.param, marks=pytest.mark.long)


@pytest.mark.parametrize(
    ("engine", "clause", "theirs", "ours"),
    [
        slow(KeepsTheTwin, "PARRY-4", "and holds it still", "with the trick"),
        (LosesTheLead, "LEAD-1", "the trick is empty", "in the trick: "),
        slow(DrawsFromBelow, "START-6", "from further down", "from the top"),
    ],
)
@pytest.mark.long
def test_it_is_told_in_words_of_its_own_with_its_clause(
    engine: type[OwnEngine], clause: str, theirs: str, ours: str
) -> None:
    finding = _found(engine)
    lines = BENCH.tell(finding.failure, finding.blame, "en")
    assert finding.blame.clause.id == clause
    says = [line for line in lines if line.startswith(("your engine says", "the rules say"))]
    assert theirs in says[0]
    assert ours in says[1]
    german = " ".join(BENCH.tell(finding.failure, finding.blame, "de"))
    assert theirs not in german
