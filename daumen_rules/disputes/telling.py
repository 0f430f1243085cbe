"""Makes the report of a ruling.

A game's court gives, as functions, the parts that only it knows, such as how two worlds differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.kernel.verdict import Completion, Verdict, W

from .answers import Number
from .findings import (
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
from .report import (
    CaseReport,
    FindingReport,
    OpinionReport,
    ReadingReport,
    Result,
    RulingReport,
    Standing,
)
from .ruling import Judged, Ruling, summary


@frozen(kw_only=True)
class Telling(Generic[W]):
    """The parts of a report that a game's court provides."""

    names: tuple[str, ...]
    version: str
    question: Text
    is_permission: bool
    """Whether the question asks what a seat may do."""
    rules: Callable[[str], Text]
    """The name of a manual or a rule set, within a sentence."""
    title: Callable[[str], Text]
    """The title of an open question."""
    differences: Callable[[W, W], tuple[tuple[Text, ...], tuple[Text, ...]]]
    """The facts that hold in the first of two worlds alone: those asked about, and all."""
    completed: Callable[[W], Text]
    """The situation with its gaps filled, in the notation."""
    if_at_hand: Callable[[Verdict], Text]
    """The words of an answer that holds if the seat has the card that the question names."""


def report(ruling: Ruling[W | None], telling: Telling[W]) -> RulingReport[W]:
    """The report of a ruling."""
    found = summary(ruling)
    assert found is not None
    walker = _Walker(telling)
    return RulingReport(
        id=ruling.id,
        version=telling.version,
        names=telling.names,
        question=telling.question,
        summary=found,
        parting=walker.titled(ruling.parting),
        parting_defaults=walker.titled(ruling.parting_defaults),
        opinions=tuple(map(walker.opinion, ruling.judged)),
    )


@frozen
class _Walker(Generic[W]):
    """Makes each part of a report from the part of the ruling."""

    telling: Telling[W]

    def titled(self, questions: Iterable[str]) -> tuple[tuple[str, Text], ...]:
        return tuple((question, self.telling.title(question)) for question in questions)

    def opinion(self, judged: Judged[W | None]) -> OpinionReport[W]:
        opinion = judged.opinion
        options = opinion.notes if isinstance(opinion, Clear) else opinion.options
        return OpinionReport(
            rules=judged.name,
            name=self.telling.rules(judged.name),
            standing=_standing(opinion),
            finding=self.finding(opinion.finding),
            readings=tuple(map(self.reading, options)),
            unheard=judged.unheard,
        )

    def reading(self, option: Alternative[W | None]) -> ReadingReport[W]:
        return ReadingReport(
            question=option.question,
            title=self.telling.title(option.question),
            flag=option.flag,
            reading=option.reading,
            support=option.support,
            of_default=option.of_default,
            finding=self.finding(option.finding),
        )

    def finding(self, finding: Finding[W | None]) -> FindingReport[W]:
        match finding:
            case Always(verdict=verdict, gaps=gaps, among=among):
                said = self.said(verdict)
                return FindingReport(
                    result=Result.ALWAYS,
                    said=_whatever(said) if gaps and self.telling.is_permission else said,
                    verdict=verdict,
                    reasons=verdict.reasons,
                    among=among,
                    gaps=gaps,
                )
            case Depends(first=first, second=second, answers=answers, complete=complete):
                said = self.possible(finding)
                return FindingReport(
                    result=Result.DEPENDS,
                    said=Text(f"depends: {said.en}", f"kommt darauf an: {said.de}"),
                    answers=tuple(verdict.answer for verdict in answers),
                    complete=complete,
                    provided=finding.provided,
                    cases=(self.case(first, second), self.case(second, first)),
                )
            case Impossible(reasons=reasons, suggestions=suggestions):
                return FindingReport(
                    result=Result.IMPOSSIBLE,
                    said=_CANNOT_ARISE,
                    reasons=reasons,
                    suggestions=suggestions,
                )
            case SearchStopped(looked_at=looked_at, so_far=so_far, drawn=drawn):
                same = None if so_far is None else so_far.verdict
                return FindingReport(
                    result=Result.STOPPED,
                    said=self.stopped(looked_at, same, drawn=drawn),
                    verdict=same,
                    reasons=same.reasons if same is not None and drawn else (),
                    looked_at=looked_at,
                )

    def case(self, case: Completion[W | None], other: Completion[W | None]) -> CaseReport[W]:
        assert case.world is not None
        assert other.world is not None
        about, every = self.telling.differences(case.world, other.world)
        return CaseReport(
            verdict=case.verdict,
            world=case.world,
            other=other.world,
            differences=about,
            all_differences=every,
            situation=self.telling.completed(case.world),
        )

    # Words

    def said(self, verdict: Verdict) -> Text:
        en, de = (verdict.said.say(language, self.telling.names) for language in LANGUAGES)
        return Text(en, de)

    def stopped(self, looked_at: int, verdict: Verdict | None, *, drawn: bool) -> Text:
        if not looked_at:
            return _NOTHING_FOUND
        so = Text("–", "–") if verdict is None else self.said(verdict)
        if drawn:
            return Text(
                f"in all {looked_at} ways looked at: {so.en}; there are more",
                f"in allen {looked_at} angesehenen Weisen: {so.de}; es gibt mehr",
            )
        return Text(
            f"not settled: the limit was reached; in the {looked_at} kinds of ways to fill the "
            f"gaps looked at: {so.en}",
            f"offen: Die Grenze war erreicht; in den {looked_at} angesehenen Arten, die Lücken "
            f"zu füllen: {so.de}",
        )

    def possible(self, finding: Depends[W | None]) -> Text:
        """All answers, a range of numbers, or two of them as examples."""
        if finding.provided is not None:
            return self.telling.if_at_hand(finding.provided)
        two = [self.said(case.verdict) for case in finding.cases]
        if not finding.complete:
            either = _either(two)
            return Text(f"for example {either.en}", f"zum Beispiel {either.de}")
        answers = [verdict.answer for verdict in finding.answers]
        values = [answer.value for answer in answers if isinstance(answer, Number)]
        if len(answers) == len(values) > 2:
            least, most = min(values), max(values)
            return Text(f"from {least} to {most}", f"von {least} bis {most}")
        return _either((*two, *map(self.said, finding.answers)))


def _standing(opinion: Opinion[W]) -> Standing:
    match opinion:
        case Clear():
            return Standing.CLEAR
        case Silent():
            return Standing.SILENT
        case Contradictory():
            return Standing.CONTRADICTORY


def _whatever(said: Text) -> Text:
    return Text(f"{said.en}, whatever fills the gaps", f"{said.de}, was auch in die Lücken kommt")


def _either(answers: Sequence[Text]) -> Text:
    *first, last = dict.fromkeys(answers)
    if not first:
        return last
    en, de = (", ".join(text[language] for text in first) for language in LANGUAGES)
    return Text(f"{en} or {last.en}", f"{de} oder {last.de}")


_CANNOT_ARISE: Final = Text("impossible: this cannot arise", "unmöglich: Das kann nicht vorkommen")
_NOTHING_FOUND: Final = Text(
    "not settled: the limit was reached before a way to fill the gaps was found",
    "offen: Die Grenze war erreicht, bevor eine Weise gefunden war, die Lücken zu füllen",
)
