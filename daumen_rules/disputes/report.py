"""A ruling told once, as a value: what each manual answers, why, with examples and other readings.

Text, JSON and pages are made of it; sentences are said in a language only there. It is made in
`telling`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Generic

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.kernel.verdict import Answer, Reason, Verdict, W, by_gist

from .ruling import Summary


class Result(Enum):
    """What a search has come to; the value is its code."""

    ALWAYS = "always"
    DEPENDS = "depends"
    IMPOSSIBLE = "impossible"
    STOPPED = "stopped"


class Standing(Enum):
    """How a manual stands to its answer; the value is its code."""

    CLEAR = "clear"
    SILENT = "silent"
    CONTRADICTORY = "contradictory"


@frozen(kw_only=True)
class CaseReport(Generic[W]):
    """One of two ways to fill the gaps that give different answers."""

    verdict: Verdict
    world: W
    other: W
    """The other way."""
    differences: tuple[Text, ...]
    """What is so here and not there: of what the question is about."""
    all_differences: tuple[Text, ...]
    situation: Text
    """The situation with its gaps filled, in the notation."""


@frozen(kw_only=True)
class FindingReport(Generic[W]):
    """What one rule set answers."""

    result: Result
    said: Text
    """The answer in words."""
    verdict: Verdict | None = None
    """The answer in all cases; of a search that was stopped that of the cases looked at."""
    reasons: tuple[Reason, ...] = ()
    """Why it is so in all cases, or why the situation cannot arise."""
    among: tuple[Clause, ...] = ()
    """Where no reason holds in all cases: the clauses that carry the answer in one or another."""
    gaps: bool = False
    answers: tuple[Answer, ...] = ()
    """Where it depends: all answers that were found; with `complete` there are no others."""
    complete: bool = False
    provided: Verdict | None = None
    """Where it depends: the answer wherever what is asked about is at hand at all."""
    cases: tuple[CaseReport[W], ...] = ()
    looked_at: int = 0

    @property
    def known(self) -> frozenset[Answer]:
        """The answers that are known."""
        verdicts = (self.verdict, *(case.verdict for case in self.cases))
        return frozenset((*self.answers, *(one.answer for one in verdicts if one is not None)))


@frozen(kw_only=True)
class ReadingReport(Generic[W]):
    """A reading besides the default, and what it answers."""

    question: str
    title: Text
    flag: str
    reading: Reading
    support: Support
    of_default: Support
    finding: FindingReport[W]


@frozen(kw_only=True)
class OpinionReport(Generic[W]):
    """What a manual, or a rule set, says."""

    rules: str
    name: Text
    standing: Standing
    finding: FindingReport[W]
    readings: tuple[ReadingReport[W], ...]
    """Those that leave the manual open, or of a clear one the weaker ones."""
    unheard: tuple[str, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the manual itself answers."""
        return self.standing is Standing.CLEAR


@frozen(kw_only=True)
class RulingReport(Generic[W]):
    """A ruling as it is told."""

    id: str
    version: str
    names: tuple[str, ...]
    question: Text
    """The question in the notation."""
    summary: Summary
    parting: tuple[tuple[str, Text], ...]
    """The questions that part the manuals, by id and title."""
    parting_defaults: tuple[tuple[str, Text], ...]
    opinions: tuple[OpinionReport[W], ...]

    def say(self, sentence: Sentence, language: Language) -> str:
        """A sentence of the report in words."""
        return sentence.say(language, self.names)


def with_gists(told: RulingReport[W]) -> RulingReport[W]:
    """The same for somebody who may not know all that is told: clauses by their gist alone, without
    what would make it legal, without examples whose cards could be taken for true.
    """
    opinions = (evolve(one, finding=_with_gists(one.finding)) for one in told.opinions)
    return evolve(told, opinions=tuple(opinions))


def _with_gists(finding: FindingReport[W]) -> FindingReport[W]:
    def hidden(verdict: Verdict) -> Verdict:
        return Verdict(verdict.answer, _gists(verdict.reasons))

    return evolve(
        finding,
        verdict=None if finding.verdict is None else hidden(finding.verdict),
        reasons=_gists(finding.reasons),
        cases=tuple(
            evolve(
                case,
                verdict=hidden(case.verdict),
                differences=(),
                all_differences=(),
                situation=Text("", ""),
            )
            for case in finding.cases
        ),
    )


def _gists(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(by_gist(reason.clause) for reason in reasons))
