"""A ruling as data, for machines."""

from __future__ import annotations

from typing import Any

from daumen_rules.contracts.report_text import advice_data
from daumen_rules.disputes.findings import (
    Alternative,
    Always,
    Clear,
    Contradictory,
    Depends,
    Finding,
    Impossible,
    Opinion,
    SearchStopped,
    Silent,
)
from daumen_rules.disputes.ruling import Ruling, summary
from daumen_rules.kernel.text import Language
from daumen_rules.kernel.verdict import Reason, Verdict

from ..rule_set import RULES_VERSION
from .asks.reading import write_ask
from .completed import completed
from .situation.model import Situation
from .situation.worlds import World
from .situation.writer import write_text


def ruling_data(
    file: str, situation: Situation, ruling: Ruling[World | None], language: Language
) -> dict[str, Any]:
    """A ruling as JSON data."""
    short = summary(ruling)
    assert short is not None
    return {
        "file": file,
        "ruling": ruling.id,
        "version": RULES_VERSION,
        "question": write_ask(situation.ask, situation.names, language),
        "answer": short.answer.code,
        "parting": list(ruling.parting),
        "parting_defaults": list(ruling.parting_defaults),
        "judged": [
            {
                "rules": judged.name,
                **_opinion(situation, judged.opinion, language),
                "not_looked_at": list(judged.unheard),
            }
            for judged in ruling.judged
        ],
    }


def _opinion(
    situation: Situation, opinion: Opinion[World | None], language: Language
) -> dict[str, Any]:
    kind = {Clear: "clear", Silent: "silent", Contradictory: "contradictory"}[type(opinion)]
    options = opinion.notes if isinstance(opinion, Clear) else opinion.options
    return {
        "opinion": kind,
        **_finding(situation, opinion.finding, language),
        "readings": [_option(situation, option, language) for option in options],
    }


def _finding(
    situation: Situation, finding: Finding[World | None], language: Language
) -> dict[str, Any]:
    match finding:
        case Always(verdict=verdict, gaps=gaps, among=among):
            return {
                "finding": "always",
                "gaps": gaps,
                **_verdict(situation, verdict, language),
                "among": [clause.id for clause in among],
            }
        case Depends(first=first, second=second, answers=answers, complete=complete):
            return {
                "finding": "depends",
                "answers": [verdict.answer.code for verdict in answers],
                "complete": complete,
                "cases": [
                    {
                        **_verdict(situation, case.verdict, language),
                        "situation": ""
                        if case.world is None
                        else write_text(completed(situation, case.world)),
                    }
                    for case in (first, second)
                ],
            }
        case Impossible(reasons=reasons):
            return {"finding": "impossible", "reasons": _reasons(situation, reasons, language)}
        case SearchStopped(looked_at=looked_at, so_far=so_far):
            data: dict[str, Any] = {"finding": "stopped", "branches": looked_at}
            return data if so_far is None else data | _verdict(situation, so_far.verdict, language)


def _verdict(situation: Situation, verdict: Verdict, language: Language) -> dict[str, Any]:
    return {
        "code": verdict.answer.code,
        "answer": verdict.said.say(language, situation.names),
        "reasons": _reasons(situation, verdict.reasons, language),
        "remedies": [remedy.say(language, situation.names) for remedy in verdict.remedies],
        "suggestions": advice_data(verdict.suggestions, situation.names, language),
    }


def _reasons(
    situation: Situation, reasons: tuple[Reason, ...], language: Language
) -> list[dict[str, Any]]:
    return [
        {
            "clause": reason.clause.id,
            "german": reason.clause.german,
            "english": reason.clause.english,
            "facts": {name: fact.code for name, fact in reason.sentence.facts},
            "text": reason.sentence.say(language, situation.names),
        }
        for reason in reasons
    ]


def _option(
    situation: Situation, option: Alternative[World | None], language: Language
) -> dict[str, Any]:
    return {
        "question": option.question,
        "flag": option.flag,
        "value": option.reading.value,
        "support": option.support.value,
        "support_of_default": option.of_default.value,
        **_finding(situation, option.finding, language),
    }
