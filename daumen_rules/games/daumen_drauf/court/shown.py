"""A situation as it is shown: the question, the table, and the ruling with its examples.

To somebody who does not know everything clauses are
told by their gist alone, and no example is drawn whose made-up cards could be taken for true.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.contracts.court import Answer, Example, Ground, ShownSituation
from daumen_rules.contracts.report_text import SUPPORTS, advice, citation, remedies_told
from daumen_rules.disputes.asks import filled
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
    answers,
)
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Completion, Reason, Verdict, by_gist

from ..model import Kind
from . import shown_words as b
from .completed import completed, differences
from .possible_answers import possible_answers
from .scene import Drawer
from .situation.json_form import rules_words
from .situation.model import Ask, Situation
from .situation.sight import seen_by, until
from .situation.variants import question_named
from .situation.worlds import World


def seen(situation: Situation, viewer: Viewer | None, step: int) -> Situation:
    """A situation after so many of its actions, as far as somebody knows it; None knows all."""
    told = until(situation, step)
    return told if viewer is None else seen_by(told, viewer)


def shown(
    situation: Situation,
    viewer: Viewer | None,
    step: tuple[int, int],
    ruling: Ruling[World | None] | None,
    language: Language,
) -> ShownSituation:
    """A situation that was `seen`, after so many of how many actions, with the ruling on it."""
    drawer, ask = Drawer(viewer), situation.ask
    clerk = RulingTeller(situation, drawer, language)
    name = viewer_name(situation, viewer, language)
    title = b.RULING if viewer is None else b.RULING_OF_ONE
    legend = b.LEGEND if viewer is None else b.LEGEND_OF_ONE
    return ShownSituation(
        names=situation.names,
        question=question_words(ask, situation.names, language),
        asked=None if ask.card is None else drawer.card(ask.card),
        details=heading(situation, viewer, step, language),
        scene=drawer.scene(situation),
        notes=(*facts(situation, language), legend[language].format(name=name)),
        ruling=title[language].format(name=name),
        parting="" if ruling is None else clerk.parting(ruling),
        answers=() if ruling is None else clerk.answers(ruling),
        id="" if ruling is None else b.RULING_ID[language].format(id=ruling.id),
        difference=b.DIFFERENCE[language],
        readings=b.OTHER_READINGS[language],
    )


def question_words(ask: Ask, names: tuple[str, ...], language: Language) -> str:
    """The question as it is said: `May Cleo show green 2 harmless?`"""
    card = "" if ask.card is None else ask.card.term.words[language]
    if isinstance(ask.card, Kind):
        card = b.FANG_UNKNOWN[language].format(card=card)
    words = {"NAME": "" if ask.seat is None else names[ask.seat], "CARD": card}
    said = filled(ask.kind.form[language], words)
    return f"{said[0].upper()}{said[1:]}?"


def heading(
    situation: Situation, viewer: Viewer | None, step: tuple[int, int], language: Language
) -> str:
    """What is shown: the rules, who looks, and after how many of how many actions."""
    rules, (done, last) = situation.rules, step
    if isinstance(rules, str):
        words = [b.RULES[rules][language]]
    else:
        words = [b.OTHER_RULES[language].format(rules=rules_words(rules))]
    if done < last:
        words.append(b.ACTIONS[language].format(step=done, last=last))
    if viewer is not None:
        name = situation.names[viewer] if isinstance(viewer, int) else b.SPECTATOR[language]
        words.append(b.SEEN_BY[language].format(name=name))
    return " · ".join(words)


def viewer_name(situation: Situation, viewer: Viewer | None, language: Language) -> str:
    """Who looks, within a sentence; nobody where all is shown that is told."""
    if isinstance(viewer, int):
        return situation.names[viewer]
    return "" if viewer is None else b.A_SPECTATOR[language]


def facts(situation: Situation, language: Language) -> Iterator[str]:
    """What is told besides the table."""
    names = situation.names
    yield b.STARTER[language].format(name=names[situation.starter])
    if situation.totals is not None:
        points = ", ".join(
            f"{name} {total}" if total >= 0 else f"{name} \N{MINUS SIGN}{-total}"
            for name, total in zip(names, situation.totals, strict=True)
        )
        yield b.TOTALS[language].format(points=points)


@frozen
class RulingTeller:
    """Tells the rulings on a situation as somebody sees it."""

    situation: Situation
    drawer: Drawer
    language: Language

    def parting(self, ruling: Ruling[World | None]) -> str:
        """Where the two manuals part; nothing where they do not."""
        named = ", ".join(f"{q} ({self._title(q)})" for q in ruling.parting)
        return self._say(b.PARTING, questions=named) if named else ""

    def answers(self, ruling: Ruling[World | None]) -> tuple[Answer, ...]:
        """What each manual answers, or both where they answer alike."""
        found = [(judged.name, judged.opinion) for judged in ruling.judged]
        if len(found) > 1 and _alike(*(opinion for _, opinion in found)):
            return (self._answer(self._say(b.BOTH_MANUALS), found[0][1]),)
        return tuple(
            self._answer(self._say(b.MANUALS[name]) if name in b.MANUALS else name, opinion)
            for name, opinion in found
        )

    def _say(self, text: Text, **gaps: object) -> str:
        return text[self.language].format(**gaps)

    def _title(self, question: str) -> str:
        return question_named(question).title[self.language]

    # Opinions

    def _answer(self, of: str, opinion: Opinion[World | None]) -> Answer:
        finding, said = opinion.finding, self._finding(opinion.finding)
        if isinstance(opinion, Silent):
            said = self._say(b.SILENT, answer=said)
        elif isinstance(opinion, Contradictory):
            said = self._say(b.CONTRADICTORY, answer=said)
        reasons = finding.reasons if isinstance(finding, Impossible) else ()
        if isinstance(finding, Always):
            reasons = (*finding.verdict.reasons, *map(by_gist, finding.among))
        options = opinion.notes if isinstance(opinion, Clear) else opinion.options
        return Answer(
            of=of,
            said=said,
            grounds=tuple(self._grounds(reasons)),
            remedies=tuple(self._remedies(finding)),
            advice=tuple(self._advice(finding)),
            examples=self._examples(finding) if isinstance(finding, Depends) else (),
            readings=tuple(map(self._reading, options)),
        )

    def _finding(self, finding: Finding[World | None]) -> str:
        match finding:
            case Always(verdict=verdict, gaps=gaps):
                said = self._verdict(verdict)
                return self._say(b.WHATEVER, answer=said) if gaps else said
            case Depends():
                answers = possible_answers(self.situation, self.language, finding)
                return self._say(b.DEPENDS, answers=answers)
            case Impossible():
                return self._say(b.IMPOSSIBLE)
            case SearchStopped():
                return self._say(b.STOPPED)

    def _verdict(self, verdict: Verdict) -> str:
        return verdict.said.say(self.language, self.situation.names)

    def _grounds(self, reasons: tuple[Reason, ...]) -> Iterator[Ground]:
        language, told = self.language, set[tuple[str, str]]()
        for reason in reasons:
            clause, said = reason.clause, reason.sentence.say(language, self.situation.names)
            if self.drawer.viewer is not None:
                said = clause.gist[language]
            if (clause.id, said) not in told:
                told.add((clause.id, said))
                yield Ground(
                    clause=clause.id,
                    said=said,
                    gist=clause.gist[language],
                    cited=citation(clause, language),
                )

    def _remedies(self, finding: Finding[World | None]) -> Iterator[str]:
        """What would make it legal; nothing for a seat, which may not know what it hangs on."""
        if isinstance(finding, Always) and self.drawer.viewer is None:
            names = self.situation.names
            yield from remedies_told(finding.verdict.remedies, names, self.language)

    def _advice(self, finding: Finding[World | None]) -> Iterator[str]:
        """How to go on where it was done all the same; nothing for a seat, as above."""
        if isinstance(finding, Always) and self.drawer.viewer is None:
            for text in advice(finding.verdict.suggestions, self.situation.names):
                yield text[self.language]

    def _reading(self, option: Alternative[World | None]) -> str:
        return self._say(
            b.READ_AS,
            id=option.question,
            title=self._title(option.question),
            reading=option.reading.value,
            support=SUPPORTS[option.support][self.language],
            answer=self._finding(option.finding),
        )

    # Examples

    def _examples(self, finding: Depends[World | None]) -> tuple[Example, ...]:
        first, second = finding.cases
        return self._example(first, second), self._example(second, first)

    def _example(self, case: Completion[World | None], other: Completion[World | None]) -> Example:
        answer, grounds = self._verdict(case.verdict), tuple(self._grounds(case.verdict.reasons))
        world, there = case.world, other.world
        if self.drawer.viewer is not None or world is None or there is None:
            return Example(title=answer, told=(), scene=None, grounds=grounds, framed=False)
        elsewhere = there.where()
        marked = frozenset(
            card for card, place in world.where().items() if elsewhere[card] != place
        )
        drawer = evolve(self.drawer, framed=marked)
        told = differences(self.situation, world, there, self.language)
        return Example(
            title=self._say(b.EXAMPLE, answer=answer),
            told=told,
            scene=drawer.scene(completed(self.situation, world)),
            grounds=grounds,
            framed=bool(marked),
        )


def _alike(one: Opinion[World | None], two: Opinion[World | None]) -> bool:
    """Whether two manuals give the same answer, and neither leaves it open."""
    return (
        isinstance(one, Clear)
        and isinstance(two, Clear)
        and type(one.finding) is type(two.finding)
        and answers(one.finding) == answers(two.finding)
    )
