"""Turns a ruling into data for JSON. People get the same report from `lines`, or on a page."""

from __future__ import annotations

from typing import Any

from daumen_rules.contracts.report_text import advice_data
from daumen_rules.disputes.report import (
    CaseReport,
    FindingReport,
    OpinionReport,
    ReadingReport,
    Result,
    RulingReport,
)
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language
from daumen_rules.kernel.verdict import Reason, Verdict


def ruling_data(
    file: str, situation: dict[str, Any], told: RulingReport[Any], language: Language
) -> dict[str, Any]:
    """A ruling as data for JSON. `file` is the file of its situation, `situation` what it says."""
    return {
        "file": file,
        "situation": situation,
        "ruling": told.id,
        "version": told.version,
        "question": told.question[language],
        "answer": told.summary.answer.code,
        "parting": [question for question, _ in told.parting],
        "parting_defaults": [question for question, _ in told.parting_defaults],
        "judged": [*map(_Data(told.names, language).opinion, told.opinions)],
    }


@frozen
class _Data:
    names: tuple[str, ...]
    language: Language

    def opinion(self, opinion: OpinionReport[Any]) -> dict[str, Any]:
        return {
            "rules": opinion.rules,
            "opinion": opinion.standing.value,
            **self.finding(opinion.finding),
            "readings": [*map(self.reading, opinion.readings)],
            "not_looked_at": list(opinion.unheard),
        }

    def finding(self, finding: FindingReport[Any]) -> dict[str, Any]:
        data: dict[str, Any] = {"finding": finding.result.value}
        answer = {} if finding.verdict is None else self.verdict(finding.verdict)
        match finding.result:
            case Result.ALWAYS:
                among = [clause.id for clause in finding.among]
                return {**data, "gaps": finding.gaps, **answer, "among": among}
            case Result.DEPENDS:
                return {
                    **data,
                    "answers": [answer.code for answer in finding.answers],
                    "complete": finding.complete,
                    "cases": [*map(self.case, finding.cases)],
                }
            case Result.IMPOSSIBLE:
                said = advice_data(finding.suggestions, self.names, self.language)
                return {**data, "reasons": self.reasons(finding.reasons), "suggestions": said}
            case Result.STOPPED:
                return {**data, "branches": finding.looked_at, **answer}

    def case(self, case: CaseReport[Any]) -> dict[str, Any]:
        return {**self.verdict(case.verdict), "situation": case.situation.en}

    def verdict(self, verdict: Verdict) -> dict[str, Any]:
        return {
            "code": verdict.answer.code,
            "answer": verdict.said.say(self.language, self.names),
            "reasons": self.reasons(verdict.reasons),
            "remedies": [remedy.say(self.language, self.names) for remedy in verdict.remedies],
            "suggestions": advice_data(verdict.suggestions, self.names, self.language),
        }

    def reasons(self, reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
        return [
            {
                "clause": reason.clause.id,
                "german": reason.clause.german,
                "english": reason.clause.english,
                "facts": {name: fact.code for name, fact in reason.sentence.facts},
                "text": reason.sentence.say(self.language, self.names),
            }
            for reason in reasons
        ]

    def reading(self, told: ReadingReport[Any]) -> dict[str, Any]:
        return {
            "question": told.question,
            "flag": told.flag,
            "value": told.reading.value,
            "support": told.support.value,
            "support_of_default": told.of_default.value,
            **self.finding(told.finding),
        }
