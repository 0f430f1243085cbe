"""A ruling as a page tells it: answers with their clauses, and examples as pictures.

Here lives the telling of a ruling on a page. To somebody who does not know everything clauses are
told by their gist alone, and no example is drawn whose made-up cards could be taken for true.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from daumen_rules.cli.pictures import board_words as b
from daumen_rules.cli.pictures.board import Board, Drawer
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
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.completed import completed, differences
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.possible_answers import possible_answers
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.variants import question_named
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.kernel.text import Text
from daumen_rules.kernel.verdict import Case, Reason, Verdict, by_gist
from daumen_rules.pieces.telling import SUPPORTS, citation

BRANCHES = 2_000
"""How many ways to fill gaps are looked at; counted, so that equal situations give equal pages."""


@frozen
class Ground:
    """A clause that carries an answer: its id, what it says here, its gist and its places."""

    clause: str
    said: str
    gist: str
    cited: str


@frozen
class Example:
    """One way to fill the gaps; `board` is None where it is not drawn.

    `framed` says that cards are framed in it, which lie elsewhere in the other example.
    """

    title: str
    told: tuple[str, ...]
    board: Board | None
    grounds: tuple[Ground, ...]
    framed: bool


@frozen
class Answer:
    """What a manual, or both, answer."""

    of: str
    said: str
    grounds: tuple[Ground, ...]
    examples: tuple[Example, ...]
    readings: tuple[str, ...]


def ruling_on(situation: Situation) -> Ruling[World | None]:
    """The ruling on what a situation tells, after so many branches at most."""
    looked_at = iter(range(BRANCHES))
    return Hearing(situation, lambda: next(looked_at, None) is not None).ruling()


@frozen
class Clerk:
    """Tells the rulings on a situation as somebody sees it."""

    situation: Situation
    drawer: Drawer

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
        return text[self.drawer.language].format(**gaps)

    def _title(self, question: str) -> str:
        return question_named(question).title[self.drawer.language]

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
            examples=self._examples(finding) if isinstance(finding, Depends) else (),
            readings=tuple(map(self._reading, options)),
        )

    def _finding(self, finding: Finding[World | None]) -> str:
        match finding:
            case Always(verdict=verdict, gaps=gaps):
                said = self._verdict(verdict)
                return self._say(b.WHATEVER, answer=said) if gaps else said
            case Depends():
                answers = possible_answers(self.situation, self.drawer.language, finding)
                return self._say(b.DEPENDS, answers=answers)
            case Impossible():
                return self._say(b.IMPOSSIBLE)
            case Stopped():
                return self._say(b.STOPPED)

    def _verdict(self, verdict: Verdict) -> str:
        return verdict.said.say(self.drawer.language, self.situation.names)

    def _grounds(self, reasons: tuple[Reason, ...]) -> Iterator[Ground]:
        language, told = self.drawer.language, set[tuple[str, str]]()
        for reason in reasons:
            clause, said = reason.clause, reason.sentence.say(language, self.situation.names)
            if self.drawer.viewer is not None:
                said = clause.gist[language]
            if (clause.id, said) not in told:
                told.add((clause.id, said))
                yield Ground(clause.id, said, clause.gist[language], citation(clause, language))

    def _reading(self, option: Option[World | None]) -> str:
        return self._say(
            b.READ_AS,
            id=option.question,
            title=self._title(option.question),
            reading=option.reading.value,
            support=SUPPORTS[option.support][self.drawer.language],
            answer=self._finding(option.finding),
        )

    # Examples

    def _examples(self, finding: Depends[World | None]) -> tuple[Example, ...]:
        first, second = finding.cases
        return self._example(first, second), self._example(second, first)

    def _example(self, case: Case[World | None], other: Case[World | None]) -> Example:
        answer, grounds = self._verdict(case.verdict), tuple(self._grounds(case.verdict.reasons))
        world, there = case.world, other.world
        if self.drawer.viewer is not None or world is None or there is None:
            return Example(answer, (), None, grounds, framed=False)
        elsewhere = there.where()
        marked = frozenset(
            card for card, place in world.where().items() if elsewhere[card] != place
        )
        drawer = evolve(self.drawer, marked=marked)
        told = differences(self.situation, world, there, self.drawer.language)
        title = self._say(b.EXAMPLE, answer=answer)
        board = drawer.board(completed(self.situation, world))
        return Example(title, told, board, grounds, framed=bool(marked))


def _alike(one: Opinion[World | None], two: Opinion[World | None]) -> bool:
    """Whether two manuals give the same answer, and neither leaves it open."""
    return (
        isinstance(one, Clear)
        and isinstance(two, Clear)
        and type(one.finding) is type(two.finding)
        and codes(one.finding) == codes(two.finding)
    )
