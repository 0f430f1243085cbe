"""How a ruling is told, in words.

Here lives the telling of a ruling. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from daumen_rules.cli.completed import completed, differences
from daumen_rules.cli.lookup import SUPPORTS, folded
from daumen_rules.cli.verdict import citation
from daumen_rules.disputes.findings import (
    Always,
    Clear,
    Contradictory,
    Depends,
    Finding,
    Impossible,
    Opinion,
    Option,
    Silent,
    Stopped,
    codes,
)
from daumen_rules.disputes.ruling import Judged, Ruling
from daumen_rules.games.daumen_drauf.situation.asks import write_ask
from daumen_rules.games.daumen_drauf.situation.model import Asks, Situation
from daumen_rules.games.daumen_drauf.situation.variants import question_named
from daumen_rules.games.daumen_drauf.situation.worlds import World
from daumen_rules.games.daumen_drauf.situation.writer import write_text
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason, Verdict

MOST_LINES = 12
_Found = Finding["World | None"]
_MANUALS = {
    "german": Text("German manual", "deutsche Anleitung"),
    "english": Text("English manual", "englische Anleitung"),
}
_MAY = (Asks.SHOW, Asks.PASS, Asks.PARRY, Asks.LOOK, Asks.LOOK_AGAIN, Asks.TALK, Asks.UNCOVER)


@frozen
class Teller:
    """Tells rulings on one situation."""

    situation: Situation
    language: Language
    long: bool = False

    def lines(self, file: str, ruling: Ruling[World | None]) -> Iterator[str]:
        """The ruling line by line; without `long` at most twelve lines."""
        lines = [line for part in self._lines(file, ruling) for line in part.splitlines()]
        if self.long or len(lines) <= MOST_LINES:
            yield from lines
            return
        yield from lines[: MOST_LINES - 1]
        left = len(lines) - MOST_LINES + 1
        yield self._say(f"… {left} more lines: --long", f"… {left} weitere Zeilen: --long")

    def _say(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def _lines(self, file: str, ruling: Ruling[World | None]) -> Iterator[str]:
        ask = write_ask(self.situation.ask, self.situation.names, self.language)
        yield self._say(f"{file}, ruling {ruling.id}", f"{file}, Entscheid {ruling.id}")
        yield f"{ask[0].upper()}{ask[1:]}?"
        if ruling.parting:
            named = ", ".join(
                f"{q} ({question_named(q).title[self.language]})" for q in ruling.parting
            )
            yield self._folded(
                self._say(
                    f"contradictory: the two manuals part in {named}",
                    f"widersprüchlich: Die beiden Anleitungen gehen auseinander in {named}",
                )
            )
        groups: list[tuple[list[str], Opinion[World | None]]] = []
        for judged in ruling.judged:
            if groups and self._alike(groups[-1][1], judged):
                groups[-1][0].append(judged.name)
            else:
                groups.append(([judged.name], judged.opinion))
        for names, opinion in groups:
            yield from self._opinion(self._named(names), opinion)

    def _alike(self, opinion: Opinion[World | None], judged: Judged[World | None]) -> bool:
        other = judged.opinion
        return (
            isinstance(opinion, Clear)
            and isinstance(other, Clear)
            and type(opinion.finding) is type(other.finding)
            and (codes(opinion.finding) == codes(other.finding))
            and (self.long is False or opinion.notes == other.notes)
        )

    def _named(self, names: list[str]) -> str:
        if len(names) > 1:
            return self._say("both manuals", "beide Anleitungen")
        text = _MANUALS.get(names[0])
        return names[0] if text is None else text[self.language]

    def _folded(self, text: str, indent: int = 2) -> str:
        return folded(text, indent, "") if len(text) > 96 else text

    # Opinions

    def _opinion(self, name: str, opinion: Opinion[World | None]) -> Iterator[str]:
        finding = opinion.finding
        if isinstance(opinion, Silent):
            answer = self._answer(finding)
            yield self._say(
                f"{name}: silent; our default says: {answer}",
                f"{name}: schweigt; unsere Vorgabe sagt: {answer}",
            )
        elif isinstance(opinion, Contradictory):
            answer = self._answer(finding)
            yield self._say(
                f"{name}: contradictory; our default says: {answer}",
                f"{name}: widersprüchlich; unsere Vorgabe sagt: {answer}",
            )
        else:
            yield f"{name}: {self._answer(finding)}"
        yield from self._carried(finding)
        options = opinion.notes if isinstance(opinion, Clear) else opinion.options
        for option in options if self.long or not isinstance(opinion, Clear) else options[:1]:
            yield from self._option(option)

    def _answer(self, finding: _Found) -> str:
        match finding:
            case Always(verdict=verdict, gaps=gaps):
                said = self._verdict(verdict)
                if not gaps or self.situation.ask.kind not in _MAY:
                    return said
                return self._say(
                    f"{said}, whatever fills the gaps", f"{said}, was auch in die Lücken kommt"
                )
            case Depends(first=first, second=second):
                one, two = self._verdict(first.verdict), self._verdict(second.verdict)
                return self._say(f"depends: {one} or {two}", f"kommt darauf an: {one} oder {two}")
            case Impossible():
                return self._say(
                    "impossible: this cannot arise", "unmöglich: Das kann nicht vorkommen"
                )
            case Stopped(looked_at=count, so_far=so_far):
                so = self._verdict(so_far.verdict) if so_far else self._say("nothing", "nichts")
                return self._say(
                    f"not settled: the time was up after {count} branches; so far: {so}",
                    f"offen: Die Zeit war nach {count} Zweigen um; bis dahin: {so}",
                )

    def _verdict(self, verdict: Verdict) -> str:
        return verdict.said.say(self.language, self.situation.names)

    def _carried(self, finding: _Found) -> Iterator[str]:
        match finding:
            case Always(verdict=verdict):
                yield from self._reasons(verdict.reasons)
            case Impossible(reasons=reasons):
                yield from self._reasons(reasons)
            case Depends():
                yield from self._cases(finding)
            case Stopped():
                pass

    def _reasons(self, reasons: tuple[Reason, ...]) -> Iterator[str]:
        for reason in reasons if self.long else reasons[:3]:
            words = reason.sentence.say(self.language, self.situation.names)
            cited = citation(reason.clause, self.language)
            yield self._folded(f"  {reason.clause.id}: {words} ({cited})", 6)

    def _cases(self, finding: Depends[World | None]) -> Iterator[str]:
        first, second = finding.first, finding.second
        for case, other in ((first, second), (second, first)):
            assert case.world is not None
            assert other.world is not None
            told = differences(self.situation, case.world, other.world, self.language)
            told = told if self.long else told[:4]
            words = "; ".join(told)
            when = self._say("for example if", "zum Beispiel wenn")
            yield self._folded(f"  {self._verdict(case.verdict)}, {when} {words}", 6)
            yield from self._reasons(case.verdict.reasons if self.long else ())
            if self.long:
                text = write_text(completed(self.situation, case.world), self.language)
                yield from (f"      {line}" for line in text.splitlines()[2:])

    def _option(self, option: Option[World | None]) -> Iterator[str]:
        question, reading = question_named(option.question), option.reading
        support = SUPPORTS[option.support][self.language]
        answer = self._answer(option.finding)
        title = question.title[self.language]
        yield self._folded(
            self._say(
                f"  {question.id} ({title}): read as {reading.value} (support {support}): {answer}",
                f"  {question.id} ({title}): als {reading.value} (Halt {support}): {answer}",
            ),
            6,
        )
        if self.long:
            yield self._folded(f"      {reading.says[self.language]}", 6)
