"""The parts of a ruling in words: question, answers, reasons, examples, readings.

Each comes in lines that fit; how much is told of a ruling stands in `ruling_words`.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.contracts.report_text import SUPPORTS, advice_lines, citation, hung, remedies_told
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
from daumen_rules.disputes.ruling import Judged
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.kernel.verdict import Completion, Reason, Verdict, by_gist

from .asks.reading import write_ask
from .completed import completed, differences
from .possible_answers import possible_answers
from .situation.model import Situation
from .situation.variants import question_named
from .situation.worlds import World
from .situation.writer import write_text

_Found = Finding["World | None"]


@frozen
class Room:
    """How many reasons and readings are told of each opinion, None for all and everything else;
    whether a game is told that shows where readings part, and what can be done after all.
    """

    reasons: int | None
    readings: int | None
    story: bool = True
    advice: bool = False


@frozen
class Parts:
    """Tells what belongs to a situation."""

    situation: Situation
    language: Language
    room: Room

    @property
    def _long(self) -> bool:
        return self.room.reasons is None

    def _say(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def _sentence(self, sentence: Sentence) -> str:
        return sentence.say(self.language, self.situation.names)

    def question(self) -> str:
        """What is asked."""
        ask = write_ask(self.situation.ask, self.situation.names, self.language)
        return hung(f"{ask[0].upper()}{ask[1:].removesuffix('?')}?", 0, 2)

    def parting(self, questions: tuple[str, ...]) -> str:
        """That the manuals part."""
        named = self._titled(questions)
        return hung(
            self._say(
                f"contradictory: the two manuals part in {named}",
                f"widersprüchlich: Die beiden Anleitungen gehen auseinander in {named}",
            ),
            0,
            2,
        )

    def _titled(self, questions: tuple[str, ...]) -> str:
        return ", ".join(f"{q} ({question_named(q).title[self.language]})" for q in questions)

    def together(
        self, names: list[str], opinion: Opinion[World | None], defaults: tuple[str, ...]
    ) -> str:
        """What both manuals come to together, where one of them or both are unclear; and in what
        their defaults part.
        """
        assert not isinstance(opinion, Clear)
        questions = ", ".join(dict.fromkeys(option.question for option in opinion.options))
        who = names[0] if len(names) == 1 else self._say("manuals", "Anleitungen")
        if isinstance(opinion, Silent):
            words = self._say(
                f"silent: the {who} on {questions}", f"schweigt: {who} zu {questions}"
            )
        else:
            words = self._say(
                f"contradictory: the {who} in itself, on {questions}",
                f"widersprüchlich: {who} in sich, zu {questions}",
            )
        if defaults:
            named = self._titled(defaults)
            words += self._say(
                f"; our defaults for the two part in {named}",
                f"; unsere Vorgaben für die beiden gehen auseinander in {named}",
            )
        return hung(words, 0, 2)

    # Opinions

    def opinion(
        self, name: str, judged: Judged[World | None], known: tuple[_Found, ...]
    ) -> Iterator[str]:
        """What a manual says, and why; what carries findings that are `known` is not told again."""
        opinion = judged.opinion
        finding, answer = opinion.finding, self._answer(opinion.finding)
        if isinstance(opinion, Silent):
            said = self._say(
                f"silent; our default says: {answer}", f"schweigt; unsere Vorgabe sagt: {answer}"
            )
        elif isinstance(opinion, Contradictory):
            said = self._say(
                f"contradictory; our default says: {answer}",
                f"widersprüchlich; unsere Vorgabe sagt: {answer}",
            )
        else:
            said = answer
        yield hung(f"{name}: {said}", 0, 2)
        yield from self._carried(finding, known)
        options = opinion.notes if isinstance(opinion, Clear) else opinion.options
        for option in options[: self.room.readings]:
            yield from self._option(option)
        if judged.unheard and not isinstance(finding, SearchStopped):
            late = ", ".join(judged.unheard)
            unheard = self._say(
                f"other readings not looked at, the limit was reached: {late}",
                f"andere Lesarten nicht angesehen, die Grenze war erreicht: {late}",
            )
            yield hung(unheard, 2, 6)

    def _answer(self, finding: _Found) -> str:
        match finding:
            case Always(verdict=verdict, gaps=gaps):
                said = self._sentence(verdict.said)
                if not gaps or not self.situation.ask.kind.is_permission:
                    return said
                return self._say(
                    f"{said}, whatever fills the gaps", f"{said}, was auch in die Lücken kommt"
                )
            case Depends():
                answers = possible_answers(self.situation, self.language, finding)
                return self._say("depends: ", "kommt darauf an: ") + answers
            case Impossible():
                return self._say(
                    "impossible: this cannot arise", "unmöglich: Das kann nicht vorkommen"
                )
            case SearchStopped(looked_at=0):
                return self._say(
                    "not settled: the limit was reached before a way to fill the gaps was found",
                    "offen: Die Grenze war erreicht, bevor eine Weise gefunden war, die Lücken zu "
                    "füllen",
                )
            case SearchStopped(looked_at=count, so_far=so_far):
                so = self._sentence(so_far.verdict.said) if so_far else "–"
                return self._say(
                    f"not settled: the limit was reached; in the {count} kinds of ways to fill the "
                    f"gaps looked at: {so}",
                    f"offen: Die Grenze war erreicht; in den {count} angesehenen Arten, die Lücken "
                    f"zu füllen: {so}",
                )

    def _carried(self, finding: _Found, told: tuple[_Found, ...]) -> Iterator[str]:
        known = tuple(reason for one in told for reason in reasons_of(one))
        match finding:
            case Always(verdict=verdict, among=among):
                yield from self._reasons(verdict, known)
                if among:
                    yield from self._among(among)
            case Impossible(reasons=reasons):
                yield from (self._reason(reason) for reason in reasons[: self.room.reasons])
            case Depends(provided=provided):
                if finding not in told and provided is not None and not self._long:
                    yield from self._reasons(provided)
                elif finding not in told:
                    yield from self._cases(finding)
            case SearchStopped():
                pass

    def _reasons(self, verdict: Verdict, known: tuple[Reason, ...] = ()) -> Iterator[str]:
        for reason in verdict.reasons[: self.room.reasons]:
            if reason not in known:
                yield self._reason(reason)
        if not known or set(verdict.reasons) - set(known):
            names = self.situation.names
            for remedy in remedies_told(verdict.remedies, names, self.language):
                yield hung(f"-> {remedy}", 2, 6)
            advice = verdict.suggestions if self.room.advice else ()
            yield from advice_lines(advice, names, self.language)

    def _reason(self, reason: Reason, indent: int = 2) -> str:
        words = self._sentence(reason.sentence)
        cited = citation(reason.clause, self.language)
        return hung(f"{reason.clause.id}: {words} ({cited})", indent, 6)

    def _among(self, clauses: tuple[Clause, ...]) -> Iterator[str]:
        words = self._say(
            "for one of these reasons, as the gaps are filled:",
            "aus einem von diesen Gründen, je nachdem, was in die Lücken kommt:",
        )
        yield hung(words, 2, 6)
        yield from (self._reason(by_gist(one)) for one in clauses[: self.room.reasons])

    # Examples

    def _cases(self, finding: Depends[World | None]) -> Iterator[str]:
        first, second = finding.cases
        yield from self._case(first, second)
        yield from self._case(second, first)

    def _case(
        self, case: Completion[World | None], other: Completion[World | None]
    ) -> Iterator[str]:
        assert case.world is not None
        assert other.world is not None
        worlds = (case.world, other.world)
        told = differences(self.situation, *worlds, self.language, whole=self._long)
        words = "; ".join(told if self._long else told[:4])
        when = self._say("for example if", "zum Beispiel wenn")
        clauses = ", ".join(clause.id for clause in case.verdict.clauses[: self.room.reasons])
        by = f" ({clauses})" if clauses and not self._long else ""
        yield hung(f"{self._sentence(case.verdict.said)}{by}, {when} {words}", 2, 6)
        if self._long:
            yield from (self._reason(reason, 4) for reason in case.verdict.reasons)
            text = write_text(completed(self.situation, case.world), self.language)
            yield from (f"      {line}" for line in text.splitlines()[2:])

    # Readings

    def _option(self, option: Alternative[World | None]) -> Iterator[str]:
        question, reading = question_named(option.question), option.reading
        support = SUPPORTS[option.support][self.language]
        answer = self._answer(option.finding)
        title = question.title[self.language]
        words = self._say(
            f"{question.id} ({title}): read as {reading.value} (support {support}): {answer}",
            f"{question.id} ({title}): als {reading.value} (Halt {support}): {answer}",
        )
        yield hung(words, 2, 6)
        if self._long:
            yield hung(reading.says[self.language], 6, 6)


def reasons_of(finding: _Found) -> tuple[Reason, ...]:
    """The reasons of an answer that holds in all cases."""
    return finding.verdict.reasons if isinstance(finding, Always) else ()
