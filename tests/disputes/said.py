"""How tests name what a court says: answers by their codes, and a ruling in lines as of `judge`."""

from __future__ import annotations

from functools import partial

from daumen_rules.cli.judge.lines import ruling_lines
from daumen_rules.disputes.findings import Finding, answers
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.court import COURT
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.kernel.text import Language
from daumen_rules.kernel.verdict import W


def codes(finding: Finding[W]) -> frozenset[str]:
    """The codes of the answers that a finding knows of."""
    return frozenset(answer.code for answer in answers(finding))


def lines_of(
    situation: Situation,
    ruling: Ruling[World | None],
    language: Language = "en",
    *,
    long: bool = False,
) -> list[str]:
    """The ruling in lines."""
    games = partial(COURT.games, ruling, language)
    told = COURT.report(situation, ruling)
    parts = ruling_lines("-", told, games, language, long=long)
    return [line for part in parts for line in part.splitlines()]
