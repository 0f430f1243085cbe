"""One language of the page of a situation, as HTML: the question, the table, the ruling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from daumen_rules.contracts.court import ShownSituation
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.scenes import Scene

from . import texts as w
from .markup import Markup, joined, tag, tags
from .ruling_side import Answer, Example, Ground, RulingSide

_BREAK: Final = Markup("<br>")


@frozen
class Side:
    """What stands on a side, and the drawings of its scenes; `asked` draws the card in question."""

    language: Language
    title: str
    shown: ShownSituation
    ruling: RulingSide | None
    answers: Sequence[Answer]
    drawn: Mapping[Scene, Markup]
    asked: Markup

    def main(self, *, hidden: bool) -> Markup:
        """The element of this side."""
        opening = f'main id="side-{self.language}" class="side" lang="{self.language}"'
        opening += f' data-title="{escape(self.title)}"' + " hidden" * hidden
        return tag(opening, *self._sections())

    def _sections(self) -> list[Markup]:
        shown = self.shown
        asked = tag('div class="asked"', tag("p", shown.question), self.asked)
        details = f"{', '.join(shown.names)} · {shown.details}"
        notes = tags('p class="count"', shown.notes)
        return [
            tag(
                'section class="question"',
                tag("h2", w.QUESTION[self.language]),
                asked,
                tag('p class="count"', details),
            ),
            tag(
                'section class="table"',
                tag("h2", w.PAGE["table"][self.language]),
                self._drawn(shown.scene),
                notes,
            ),
            *(() if self.ruling is None else (self._ruling(self.ruling),)),
        ]

    def _drawn(self, scene: Scene) -> Markup:
        return tag('div class="drawn"', self.drawn[scene])

    def _ruling(self, ruling: RulingSide) -> Markup:
        answers = joined(self._answer(ruling, answer) for answer in self.answers)
        return tag(
            'section class="ruling"',
            tag("h2", ruling.heading),
            tag("p", ruling.parting) if ruling.parting else "",
            answers,
            tag('p class="hint"', ruling.id),
        )

    def _answer(self, ruling: RulingSide, answer: Answer) -> Markup:
        remedies = tags("li", (f"→ {remedy}" for remedy in answer.remedies))
        readings = tags("li", answer.readings)
        summary = tag("summary", ruling.readings)
        examples = joined(map(self._example, answer.examples))
        framed = bool(answer.examples) and answer.examples[0].framed
        return joined(
            (
                tag("h3", f"{answer.of}: {answer.said}"),
                _grounds(answer.grounds),
                tag('ul class="remedies"', remedies) if remedies else "",
                tags("p", answer.advice),
                tag('div class="examples"', examples) if examples else "",
                tag('p class="hint"', ruling.difference) if framed else "",
                tag('details class="readings"', summary, tag("ul", readings)) if readings else "",
            )
        )

    def _example(self, example: Example) -> Markup:
        told: list[Markup] = []
        if example.scene is not None:
            told = [tag('ul class="told"', tags("li", example.told)), self._drawn(example.scene)]
        return tag(
            'div class="example"', tag("h3", example.title), *told, _grounds(example.grounds)
        )


def _grounds(grounds: Sequence[Ground]) -> Markup:
    """Clauses that are reasons; each opens on a click."""

    def one(ground: Ground) -> Markup:
        summary = tag("summary", tag("b", ground.clause), " ", ground.said)
        gist = () if ground.gist == ground.said else (ground.gist, _BREAK)
        return tag("details", summary, tag('p class="gist"', *gist, ground.cited))

    return tag('ul class="grounds"', tags("li", map(one, grounds)))
