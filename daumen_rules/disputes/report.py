"""The report of a ruling, as a value: the answer of each manual, its reasons, examples, readings.

`telling` makes it. Lines, JSON and pages are made from it, and choose the language of sentences.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Generic

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.kernel.verdict import Answer, Reason, Suggestion, Verdict, W, by_gist

from .ruling import Summary


class Result(Enum):
    """The kind of a finding; the value is its code."""

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
    """A way to fill the gaps, shown beside another one with another answer."""

    verdict: Verdict
    world: W
    other: W
    """The other way."""
    differences: tuple[Text, ...]
    """The facts that the question is about and that hold in this world, but not in the other."""
    all_differences: tuple[Text, ...]
    """All facts that hold in this world, but not in the other."""
    situation: Text
    """The situation with its gaps filled, in the notation."""


@frozen(kw_only=True)
class FindingReport(Generic[W]):
    """The answer of one rule set."""

    result: Result
    said: Text
    """The answer in words."""
    verdict: Verdict | None = None
    """The answer in all cases; of a stopped search, the answer of the cases it looked at."""
    reasons: tuple[Reason, ...] = ()
    """The reasons that hold in all cases, or those why the situation cannot arise."""
    suggestions: tuple[Suggestion, ...] = ()
    """What the players can do where the situation cannot arise."""
    among: tuple[Clause, ...] = ()
    """Where no reason holds in all cases: the clauses that carry the answer in some case."""
    gaps: bool = False
    answers: tuple[Answer, ...] = ()
    """Of `DEPENDS`: all answers that were found; with `complete` there are no others."""
    complete: bool = False
    provided: Verdict | None = None
    """Of `DEPENDS`: the answer if the seat has the card that the question names."""
    cases: tuple[CaseReport[W], ...] = ()
    looked_at: int = 0

    @property
    def known(self) -> frozenset[Answer]:
        """The answers that are known."""
        verdicts = (self.verdict, *(case.verdict for case in self.cases))
        return frozenset((*self.answers, *(one.answer for one in verdicts if one is not None)))


@frozen(kw_only=True)
class ReadingReport(Generic[W]):
    """A reading besides the default, and the answer under it."""

    question: str
    title: Text
    flag: str
    reading: Reading
    support: Support
    of_default: Support
    finding: FindingReport[W]


@frozen(kw_only=True)
class OpinionReport(Generic[W]):
    """The opinion of a manual or a rule set."""

    rules: str
    name: Text
    standing: Standing
    finding: FindingReport[W]
    readings: tuple[ReadingReport[W], ...]
    """The readings that make the manual silent or contradictory, or the notes of a clear one."""
    unheard: tuple[str, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the manual answers the question."""
        return self.standing is Standing.CLEAR


@frozen(kw_only=True)
class RulingReport(Generic[W]):
    """A ruling with all its words, ready to be shown."""

    id: str
    version: str
    names: tuple[str, ...]
    question: Text
    """The question in the notation."""
    summary: Summary
    parting: tuple[tuple[str, Text], ...]
    """The questions on which the manuals differ, by id and title."""
    parting_defaults: tuple[tuple[str, Text], ...]
    """The questions on which only the defaults of the manuals differ, by id and title."""
    opinions: tuple[OpinionReport[W], ...]

    def say(self, sentence: Sentence, language: Language) -> str:
        """A sentence in a language, with the names of the players."""
        return sentence.say(language, self.names)


def with_gists(told: RulingReport[W]) -> RulingReport[W]:
    """The report for a reader who may not know all cards.

    It gives each clause by its gist alone. It leaves out remedies, and the cards of example cases,
    which the reader could take for the real ones.
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
