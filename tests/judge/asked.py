"""What tests of the judge share: a text of a position with a question, ruled on."""

from __future__ import annotations

from typing import Any

from daumen_rules.disputes.report import RulingReport
from daumen_rules.games import catalogue
from daumen_rules.judge.court import judge_of
from daumen_rules.kernel.lines import no_tick


def always() -> bool:
    """There is time left."""
    return True


def told(text: str) -> RulingReport[Any]:
    """The report of the ruling on a text."""
    judge = judge_of(text, None, catalogue.game(catalogue.GAMES[0]))
    situation = judge.read(text, no_tick)
    return judge.report(situation, judge.rule(situation, always))
