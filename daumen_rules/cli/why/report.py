"""Tells why an action is allowed or refused: people in lines, machines in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daumen_rules.contracts.record_model import Record
from daumen_rules.contracts.report_text import (
    ANYHOW,
    DEPENDS,
    SO_IF,
    advice_data,
    advice_lines,
    citation,
    reading_lines,
    readings_data,
    remedies_told,
)
from daumen_rules.disputes.explanation import Explanation
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason

from ..shared.wording import has_two_manuals, place

_HIDDEN = Text(
    "Which clause it breaks depends on cards that are hidden here.",
    "Welche Klausel verletzt ist, liegt an Karten, die hier verborgen sind.",
)
_ELSE = Text("Otherwise it is refused:", "Sonst ist es regelwidrig:")


@frozen
class Asked:
    """The action that `why` explains, as far as the reader may know it.

    `mover` is a seat, or a word for chance or the table. `said` and `written` are its words for
    people and in records, None for a hidden action.
    """

    mover: Seat | str
    said: Text | None
    written: str | None
    why: Explanation


@frozen
class WhyReport:
    """Tells in one language why an action of a record is allowed or refused."""

    record: Record
    language: Language

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.record.names

    def lines(self, asked: Asked) -> Iterator[str]:
        """The verdict on an action, its reasons, and the reasons of its events, line by line."""
        told, language, mover = asked.why, self.language, asked.mover
        name = self.names[mover] if isinstance(mover, int) else mover
        verdict = Text("allowed", "erlaubt") if told.allowed else Text("refused", "regelwidrig")
        if told.anyhow is not None:
            en, de = verdict.en + ANYHOW.en, verdict.de + ANYHOW.de
            if told.drawn:
                en = f"{verdict.en} in all {told.drawn} ways looked at; there are more"
                de = f"{verdict.de} auf alle {told.drawn} angesehenen Weisen; es gibt mehr"
            verdict = Text(en, de) if told.anyhow else DEPENDS
        done = "" if asked.said is None else f"{asked.said[language]}: "
        yield f"{name}: {done}{verdict[language]}"
        yield from (SO_IF[language].format(one[language]) for one in told.so_if)
        if told.against:
            yield f"  {_ELSE[language]}"
            yield from self._chain(told.against, "    ")
        yield from (f"  {one[language]}" for one in told.silent)
        yield from self._chain(told.reasons, "  ")
        if not told.allowed and not told.reasons:
            yield f"  {_HIDDEN[language]}"
        for remedy in remedies_told(told.remedies, self.names, language):
            yield f"  -> {remedy}"
        questions = self.record.game.book.questions()
        yield from reading_lines(questions, told.otherwise, language, indent=2)
        yield from advice_lines(told.suggestions, self.names, language)
        for event in told.events:
            if event.reasons:
                yield f"  {event.event.sentence.say(language, self.names)}"
                yield from self._chain(event.reasons, "      ")

    def _chain(self, reasons: Sequence[Reason], indent: str) -> Iterator[str]:
        cited = citation if has_two_manuals(self.record.game) else place
        for reason in reasons:
            said = reason.sentence.say(self.language, self.names)
            yield f"{indent}{said} [{reason.clause.id}: {cited(reason.clause, self.language)}]"

    def data(self, asked: Asked) -> dict[str, Any]:
        """The same as data for JSON."""
        told, mover, names = asked.why, asked.mover, self.names
        gaps = None if told.anyhow is None else "always" if told.allowed else "never"
        return {
            "seat": mover if isinstance(mover, int) else None,
            "action": asked.written,
            "allowed": told.allowed,
            "gaps": "depends" if told.anyhow is False else gaps,
            "so_if": [one[self.language] for one in told.so_if],
            "against": self._chain_data(told.against),
            "ways_drawn": told.drawn,
            "silent": [one[self.language] for one in told.silent],
            "reasons": self._chain_data(told.reasons),
            "remedies": [remedy.say(self.language, names) for remedy in told.remedies],
            "otherwise": readings_data(told.otherwise),
            "suggestions": advice_data(told.suggestions, names, self.language),
            "events": [
                {
                    "event": event.name,
                    "text": event.event.sentence.say(self.language, names),
                    "reasons": self._chain_data(event.reasons),
                }
                for event in told.events
            ],
        }

    def _chain_data(self, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
        return [
            {
                "clause": reason.clause.id,
                "german": reason.clause.german,
                "english": reason.clause.english,
                "facts": {name: fact.code for name, fact in reason.sentence.facts},
                "text": reason.sentence.say(self.language, self.names),
            }
            for reason in reasons
        ]
