"""Tells a ruling in lines that fit a terminal. Machines get the same report from `data`.

This module chooses how much is told, and in which order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.report_text import SUPPORTS, advice_lines, citation, hung, remedies_told
from daumen_rules.disputes.report import (
    CaseReport,
    FindingReport,
    OpinionReport,
    ReadingReport,
    Result,
    RulingReport,
    Standing,
)
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.kernel.verdict import Reason, Suggestion, Verdict, by_gist

MOST_LINES: Final = 12
MOST_DIFFERENCES: Final = 4

Games: TypeAlias = Callable[[bool], Iterator[str]]
"""The games that show how open readings differ: all of them whole for True, else one in short."""


@frozen
class Room:
    """How much is told of each opinion: numbers of `reasons` and `readings`, None for all of them.
    `games` and `advice` say whether a game that shows open readings, and suggestions, are told.
    """

    reasons: int | None
    readings: int | None
    games: bool = True
    advice: bool = False

    @property
    def is_long(self) -> bool:
        """Whether the room has no limit, as with `--long`."""
        return self.reasons is None

    def holds(self, opinion: OpinionReport[Any]) -> bool:
        """Whether there is room for all reasons, readings and suggestions of an opinion."""
        readings, reasons, finding = self.readings, self.reasons, opinion.finding
        advice = finding.suggestions or (finding.verdict and finding.verdict.suggestions)
        return (
            (readings is None or len(opinion.readings) <= readings)
            and (reasons is None or len(_always(opinion.finding)) <= reasons)
            and (self.advice or not advice)
        )


WHOLE: Final = Room(None, None, advice=True)
ROOMS: Final = (
    Room(3, 2, advice=True),
    *(Room(reasons, readings) for readings in (2, 1) for reasons in (3, 2, 1)),
    Room(1, 1, games=False),
    Room(1, 0, games=False),
)
"""Rooms from large to small. A ruling takes the first in which it has at most twelve lines."""


def ruling_lines(
    file: str, told: RulingReport[Any], games: Games, language: Language, *, long: bool = False
) -> Iterator[str]:
    """The ruling by its paragraphs: everything if `long`, else at most twelve lines.

    Each line fits a terminal, unless the name of the file is too long.
    """
    lines: list[str] = []
    for room in (WHOLE,) if long else ROOMS:
        parts = [*_Lines(told, language, room).parts(file, games)]
        lines = [line for part in parts for line in part.splitlines()]
        if long or len(lines) <= MOST_LINES:
            yield from parts
            return
    yield from lines[: MOST_LINES - 1]
    left = len(lines) - MOST_LINES + 1
    more = Text(f"… {left} more lines: --long", f"… {left} weitere Zeilen: --long")
    yield more[language]


@frozen
class _Lines:
    """Tells a report in one language, as far as `room` allows."""

    told: RulingReport[Any]
    language: Language
    room: Room

    def _say(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def _sentence(self, sentence: Sentence) -> str:
        return self.told.say(sentence, self.language)

    def parts(self, file: str, games: Games) -> Iterator[str]:
        """The heading and each paragraph."""
        id_ = self.told.id
        heading = self._say(f"{file}, ruling {id_}", f"{file}, Entscheid {id_}")
        if not all(map(self.room.holds, self.told.opinions)):
            heading += self._say(" (more with --long)", " (mehr mit --long)")
        yield heading
        yield from filter(None, self._parts(games))

    def _parts(self, games: Games) -> Iterator[str]:
        yield self._question()
        if self.told.parting:
            yield self._parting()
        known: tuple[FindingReport[Any], ...] = ()
        said = set[str]()
        for names, opinion in self._groups():
            for part in self._opinion(names, opinion, known):
                if self.room.is_long or part not in said:
                    said.add(part)
                    yield part
            known = () if self.room.is_long else (*known, opinion.finding)
        unclear = [opinion for opinion in self.told.opinions if not opinion.is_clear]
        if unclear and len(self.told.opinions) > 1:
            yield self._together(unclear)
        if self.room.games:
            yield from games(self.room.is_long)

    # The whole

    def _question(self) -> str:
        asked = self.told.question[self.language]
        return hung(f"{asked[0].upper()}{asked[1:].removesuffix('?')}?", 0, 2)

    def _titled(self, questions: tuple[tuple[str, Text], ...]) -> str:
        return ", ".join(f"{id_} ({title[self.language]})" for id_, title in questions)

    def _parting(self) -> str:
        named = self._titled(self.told.parting)
        words = self._say(
            f"contradictory: the two manuals differ in {named}",
            f"widersprüchlich: Die beiden Anleitungen gehen auseinander in {named}",
        )
        return hung(words, 0, 2)

    def _together(self, unclear: list[OpinionReport[Any]]) -> str:
        """The line on `unclear` manuals: open questions, and where our defaults for both differ."""
        readings = unclear[0].readings
        questions = ", ".join(dict.fromkeys(reading.question for reading in readings))
        one = unclear[0].name[self.language]
        who = one if len(unclear) == 1 else self._say("manuals", "Anleitungen")
        if unclear[0].standing is Standing.SILENT:
            words = self._say(
                f"silent: the {who} on {questions}", f"schweigt: {who} zu {questions}"
            )
        else:
            words = self._say(
                f"contradictory: the {who} in itself, on {questions}",
                f"widersprüchlich: {who} in sich, zu {questions}",
            )
        if self.told.parting_defaults:
            named = self._titled(self.told.parting_defaults)
            words += self._say(
                f"; our defaults for the two part in {named}",
                f"; unsere Vorgaben für die beiden gehen auseinander in {named}",
            )
        return hung(words, 0, 2)

    # Opinions

    def _groups(self) -> Iterator[tuple[str, OpinionReport[Any]]]:
        """Each opinion with the name of its manual; a single one if both manuals judge alike."""
        first, *others = self.told.opinions
        if others and all(self._alike(first, other) for other in others):
            yield self._say("both manuals", "beide Anleitungen"), first
            return
        for opinion in self.told.opinions:
            yield opinion.name[self.language], opinion

    def _alike(self, one: OpinionReport[Any], other: OpinionReport[Any]) -> bool:
        return _essence(one) == _essence(other) and (
            not self.room.is_long or (one.finding, one.readings) == (other.finding, other.readings)
        )

    def _opinion(
        self, name: str, opinion: OpinionReport[Any], known: tuple[FindingReport[Any], ...]
    ) -> Iterator[str]:
        """The answer of a manual, and its reasons. Those of `known` findings are not told again."""
        answer = said = opinion.finding.said[self.language]
        if opinion.standing is Standing.SILENT:
            said = self._say(
                f"silent; our default says: {answer}", f"schweigt; unsere Vorgabe sagt: {answer}"
            )
        elif opinion.standing is Standing.CONTRADICTORY:
            said = self._say(
                f"contradictory; our default says: {answer}",
                f"widersprüchlich; unsere Vorgabe sagt: {answer}",
            )
        yield hung(f"{name}: {said}", 0, 2)
        yield from self._carried(opinion.finding, known)
        for reading in opinion.readings[: self.room.readings]:
            yield from self._reading(reading)
        if opinion.unheard and opinion.finding.result is not Result.STOPPED:
            late = ", ".join(opinion.unheard)
            unheard = self._say(
                f"other readings not looked at, the limit was reached: {late}",
                f"andere Lesarten nicht angesehen, die Grenze war erreicht: {late}",
            )
            yield hung(unheard, 2, 6)

    def _carried(
        self, finding: FindingReport[Any], told: tuple[FindingReport[Any], ...]
    ) -> Iterator[str]:
        known = tuple(reason for one in told for reason in _always(one))
        match finding.result:
            case Result.ALWAYS:
                assert finding.verdict is not None
                yield from self._reasons(finding.verdict, known)
                if finding.among:
                    yield from self._among(finding.among)
            case Result.IMPOSSIBLE | Result.STOPPED:
                yield from map(self._reason, finding.reasons[: self.room.reasons])
                yield from self._advice(finding.suggestions)
            case Result.DEPENDS:
                if finding not in told and finding.provided is not None and not self.room.is_long:
                    yield from self._reasons(finding.provided)
                elif finding not in told:
                    for case in finding.cases:
                        yield from self._case(case)

    def _reasons(self, verdict: Verdict, known: tuple[Reason, ...] = ()) -> Iterator[str]:
        for reason in verdict.reasons[: self.room.reasons]:
            if reason not in known:
                yield self._reason(reason)
        if not known or set(verdict.reasons) - set(known):
            for remedy in remedies_told(verdict.remedies, self.told.names, self.language):
                yield hung(f"-> {remedy}", 2, 6)
            yield from self._advice(verdict.suggestions)

    def _advice(self, suggestions: tuple[Suggestion, ...]) -> Iterator[str]:
        if self.room.advice:
            yield from advice_lines(suggestions, self.told.names, self.language)

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

    def _case(self, case: CaseReport[Any]) -> Iterator[str]:
        long, verdict = self.room.is_long, case.verdict
        told = case.all_differences if long else case.differences[:MOST_DIFFERENCES]
        words = "; ".join(text[self.language] for text in told)
        when = self._say("for example if", "zum Beispiel wenn")
        clauses = ", ".join(clause.id for clause in verdict.clauses[: self.room.reasons])
        by = f" ({clauses})" if clauses and not long else ""
        yield hung(f"{self._sentence(verdict.said)}{by}, {when} {words}", 2, 6)
        if long:
            yield from (self._reason(reason, 4) for reason in verdict.reasons)
            text = case.situation[self.language]
            yield from (f"      {line}" for line in text.splitlines()[2:])

    def _reading(self, told: ReadingReport[Any]) -> Iterator[str]:
        title, support = told.title[self.language], SUPPORTS[told.support][self.language]
        answer = told.finding.said[self.language]
        words = self._say(
            f"{told.question} ({title}), read otherwise (support {support}): {answer}",
            f"{told.question} ({title}), anders gelesen (Halt {support}): {answer}",
        )
        yield hung(words, 2, 6)
        if self.room.is_long:
            yield hung(f"{told.reading.value}: {told.reading.says[self.language]}", 6, 8)


def _always(finding: FindingReport[Any]) -> tuple[Reason, ...]:
    """The reasons of an answer that holds in all cases."""
    return finding.reasons if finding.result is Result.ALWAYS else ()


def _essence(opinion: OpinionReport[Any]) -> tuple[object, ...]:
    """The answer of a manual, its reasons, and the readings that leave it open."""
    finding = opinion.finding
    readings = () if opinion.is_clear else opinion.readings
    return (
        opinion.standing,
        tuple((r.question, r.reading.value, r.support, r.finding.known) for r in readings),
        finding.result,
        finding.known,
        _always(finding),
        opinion.unheard,
    )
