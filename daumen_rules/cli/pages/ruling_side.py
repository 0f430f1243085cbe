"""Words of a ruling for the page of a situation, in one language. The court draws the examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.court import CaseScene
from daumen_rules.contracts.report_text import SUPPORTS, advice, citation, remedies_told
from daumen_rules.disputes.report import (
    CaseReport,
    FindingReport,
    OpinionReport,
    ReadingReport,
    Result,
    RulingReport,
    Standing,
)
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason, Suggestion, Verdict, by_gist
from daumen_rules.pieces.scenes import Scene

Draw: TypeAlias = Callable[[CaseReport[Any]], CaseScene]

RULING: Final = Text("What the rules say", "Was die Regeln sagen")
RULING_OF_ONE: Final = Text(
    "What the rules say to somebody who knows no more than {name}",
    "Was die Regeln jemandem sagen, der nicht mehr weiß als {name}",
)
A_SPECTATOR: Final = Text("a spectator", "ein Zuschauer")
BOTH_MANUALS: Final = Text("Both manuals", "Beide Anleitungen")
PARTING: Final = Text(
    "The two manuals differ in {questions}.",
    "Die beiden Anleitungen gehen auseinander in {questions}.",
)
SILENT: Final = Text(
    "silent; our default says: {answer}", "schweigt; unsere Vorgabe sagt: {answer}"
)
CONTRADICTORY: Final = Text(
    "contradictory; our default says: {answer}", "widersprüchlich; unsere Vorgabe sagt: {answer}"
)
STOPPED: Final = Text(
    "not settled here, too many ways to fill the gaps; `daumen-rules judge --work` searches longer",
    "hier offen, zu viele Weisen, die Lücken zu füllen; `daumen-rules judge --work` sucht länger",
)
EXAMPLE: Final = Text("{answer}, for example like this", "{answer}, zum Beispiel so")
READ_AS: Final = Text(
    "{id} ({title}), read otherwise (support {support}): {answer}",
    "{id} ({title}), anders gelesen (Halt {support}): {answer}",
)
DIFFERENCE: Final = Text(
    "Framed: the cards that lie elsewhere in the other example.",
    "Umrandet: die Karten, die im anderen Beispiel anderswo liegen.",
)
OTHER_READINGS: Final = Text("Other readings", "Andere Lesarten")
RULING_ID: Final = Text("Ruling {id}", "Entscheid {id}")


@frozen(kw_only=True)
class Ground:
    """A clause that is the reason of an answer: its id, our sentence here, its gist, its places."""

    clause: str
    said: str
    gist: str
    cited: str


@frozen(kw_only=True)
class Example:
    """One way to fill the gaps, with its answer and reasons; `scene` is None if it is not drawn.

    `framed` says whether the scene frames the cards that lie elsewhere in the other example.
    """

    title: str
    told: tuple[str, ...]
    scene: Scene | None
    grounds: tuple[Ground, ...]
    framed: bool


@frozen(kw_only=True)
class Answer:
    """The answer of a manual, or of both, with its reasons, examples and other readings."""

    of: str
    said: str
    grounds: tuple[Ground, ...]
    remedies: tuple[str, ...]
    advice: tuple[str, ...]
    examples: tuple[Example, ...]
    readings: tuple[str, ...]


@frozen
class RulingSide:
    """A report in the words of a page.

    `viewer` is the onlooker for whom it is made, None for one who knows all. Without `draw`, which
    draws examples, these have only their answers.
    """

    told: RulingReport[Any]
    viewer: Viewer | None
    draw: Draw | None
    language: Language

    @property
    def heading(self) -> str:
        """The heading of the ruling."""
        if self.viewer is None:
            return self._say(RULING)
        seat = self.viewer
        name = self.told.names[seat] if isinstance(seat, int) else self._say(A_SPECTATOR)
        return self._say(RULING_OF_ONE, name=name)

    @property
    def parting(self) -> str:
        """The questions on which the two manuals differ, in a sentence; empty if there are none."""
        named = ", ".join(f"{id_} ({title[self.language]})" for id_, title in self.told.parting)
        return self._say(PARTING, questions=named) if named else ""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answer of each manual; a single one if both answer alike."""
        first, *others = self.told.opinions
        if others and all(_alike(first, other) for other in others):
            return (self._answer(self._say(BOTH_MANUALS), first),)
        return tuple(self._answer(self._name(one), one) for one in self.told.opinions)

    @property
    def id(self) -> str:
        """The id of the ruling, in words."""
        return self._say(RULING_ID, id=self.told.id)

    @property
    def difference(self) -> str:
        """The sentence that explains framed cards."""
        return self._say(DIFFERENCE)

    @property
    def readings(self) -> str:
        """The heading of other readings."""
        return self._say(OTHER_READINGS)

    def _say(self, text: Text, **gaps: object) -> str:
        return text[self.language].format(**gaps)

    def _name(self, opinion: OpinionReport[Any]) -> str:
        """The name of a manual with a capital letter; the name of a rule set unchanged."""
        name = opinion.name[self.language]
        return name if name == opinion.rules else f"{name[0].upper()}{name[1:]}"

    def _answer(self, of: str, opinion: OpinionReport[Any]) -> Answer:
        finding, said = opinion.finding, self._finding(opinion.finding)
        if opinion.standing is Standing.SILENT:
            said = self._say(SILENT, answer=said)
        elif opinion.standing is Standing.CONTRADICTORY:
            said = self._say(CONTRADICTORY, answer=said)
        settled = finding.verdict if finding.result is Result.ALWAYS else None
        return Answer(
            of=of,
            said=said,
            grounds=tuple(self._grounds((*finding.reasons, *map(by_gist, finding.among)))),
            remedies=() if settled is None else self._remedies(settled),
            advice=self._advice(finding.suggestions if settled is None else settled.suggestions),
            examples=tuple(map(self._example, finding.cases)),
            readings=tuple(map(self._reading, opinion.readings)),
        )

    def _finding(self, finding: FindingReport[Any]) -> str:
        stopped = finding.result is Result.STOPPED
        return self._say(STOPPED) if stopped else finding.said[self.language]

    def _grounds(self, reasons: tuple[Reason, ...]) -> Iterator[Ground]:
        told = set[tuple[str, str]]()
        for reason in reasons:
            clause, said = reason.clause, self.told.say(reason.sentence, self.language)
            if (clause.id, said) not in told:
                told.add((clause.id, said))
                yield Ground(
                    clause=clause.id,
                    said=said,
                    gist=clause.gist[self.language],
                    cited=citation(clause, self.language),
                )

    def _remedies(self, verdict: Verdict) -> tuple[str, ...]:
        return tuple(remedies_told(verdict.remedies, self.told.names, self.language))

    def _advice(self, suggestions: tuple[Suggestion, ...]) -> tuple[str, ...]:
        lines = advice(suggestions, self.told.names)
        return tuple(line[self.language] for line in lines)

    def _reading(self, told: ReadingReport[Any]) -> str:
        return self._say(
            READ_AS,
            id=told.question,
            title=told.title[self.language],
            support=SUPPORTS[told.support][self.language],
            answer=self._finding(told.finding),
        )

    def _example(self, case: CaseReport[Any]) -> Example:
        answer = self.told.say(case.verdict.said, self.language)
        grounds = tuple(self._grounds(case.verdict.reasons))
        if self.draw is None:
            return Example(title=answer, told=(), scene=None, grounds=grounds, framed=False)
        drawn = self.draw(case)
        return Example(
            title=self._say(EXAMPLE, answer=answer),
            told=tuple(text[self.language] for text in case.all_differences),
            scene=drawn.scene,
            grounds=grounds,
            framed=drawn.framed,
        )


def _alike(one: OpinionReport[Any], two: OpinionReport[Any]) -> bool:
    """Whether two manuals give the same answer, and neither leaves it open."""
    return (
        one.is_clear
        and two.is_clear
        and one.finding.result is two.finding.result
        and one.finding.known == two.finding.known
    )
