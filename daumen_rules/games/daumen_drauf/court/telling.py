"""Makes the report of a ruling on a situation, with the parts that only this court knows."""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes.report import RulingReport
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.disputes.telling import Telling, report
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.kernel.verdict import Verdict

from ..rule_set import RULES_VERSION
from .asks.reading import write_ask
from .completed import completed, differences
from .situation.model import Situation
from .situation.variants import question_named
from .situation.worlds import World
from .situation.writer import write_text

_MANUALS: Final = {
    "german": Text("German manual", "deutsche Anleitung"),
    "english": Text("English manual", "englische Anleitung"),
}


def told(situation: Situation, ruling: Ruling[World | None]) -> RulingReport[World]:
    """The report of the ruling on a situation."""
    ask, names = situation.ask, situation.names

    def filled(world: World) -> Text:
        whole = completed(situation, world)
        return Text(*(write_text(whole, language) for language in LANGUAGES))

    def if_held(verdict: Verdict) -> Text:
        assert ask.card is not None
        assert ask.seat is not None
        said = Text(*(verdict.said.say(language, names) for language in LANGUAGES))
        name, card = names[ask.seat], ask.card.term.words
        return Text(
            f"{said.en} if {name} holds {card.en}, else refused",
            f"{said.de}, wenn {name} {card.de} hat, sonst nicht erlaubt",
        )

    return report(
        ruling,
        Telling(
            names=names,
            version=RULES_VERSION,
            question=Text(*(write_ask(ask, names, language) for language in LANGUAGES)),
            is_permission=ask.kind.is_permission,
            rules=lambda name: _MANUALS.get(name, Text(name, name)),
            title=lambda question: question_named(question).title,
            differences=lambda world, other: differences(situation, world, other),
            completed=filled,
            if_at_hand=if_held,
        ),
    )
