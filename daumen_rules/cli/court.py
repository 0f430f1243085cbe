"""Situations put before the rules: the game's completions, searched and judged by the court room.

Here the game and the court room are joined. How a ruling is told stands in `judge_words`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from attrs import frozen

from daumen_rules.disputes.classify import opinion, unheard
from daumen_rules.disputes.findings import (
    Always,
    Clear,
    Depends,
    Finding,
    Opinion,
    Option,
    Stopped,
    codes,
)
from daumen_rules.disputes.matching import fill, other_weight
from daumen_rules.disputes.ruling import Judged, Ruling, ruling_id
from daumen_rules.disputes.search import TimeUpError, search
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.readings import PRESETS, RULES_VERSION, RuleSet, describe
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.games.daumen_drauf.situation import alone
from daumen_rules.games.daumen_drauf.situation.asks import lasting_ask
from daumen_rules.games.daumen_drauf.situation.completions import (
    Completions,
    Tools,
    is_single,
)
from daumen_rules.games.daumen_drauf.situation.faults import faults
from daumen_rules.games.daumen_drauf.situation.json_form import canonical
from daumen_rules.games.daumen_drauf.situation.model import Manual, Situation
from daumen_rules.games.daumen_drauf.situation.variants import (
    default,
    parting_rules,
    question_named,
    support,
    variants,
)
from daumen_rules.games.daumen_drauf.situation.worlds import World

TOOLS = Tools(fill, other_weight)
Running: TypeAlias = Callable[[], bool]
Found: TypeAlias = Finding["World | None"]
Verdicts: TypeAlias = Opinion["World | None"]


def always() -> bool:
    """Time without end."""
    return True


@frozen
class Court:
    """A situation, and the time there is to judge it."""

    situation: Situation
    running: Running = always
    pack: Pack | None = None

    def ruling(self) -> Ruling[World | None]:
        """The ruling: for each manual asked, or for the one rule set."""
        situation = self.situation
        rules = situation.rules
        judged = tuple(self.of_manual(manual) for manual in situation.manuals)
        if isinstance(rules, RuleSet):
            judged = (Judged[World | None](describe(rules), Clear(self.finding(rules))),)
        name = rules if isinstance(rules, str) else f"with {describe(rules)}"
        ask = lasting_ask(situation.ask, situation.names)
        id_ = ruling_id(RULES_VERSION, name, canonical(situation), ask)
        return Ruling(id_, judged, self._parting(judged))

    def finding(self, rules: RuleSet, enough: frozenset[str] = frozenset()) -> Found:
        """What one rule set answers; an answer that is `enough` ends the search.

        Where something is enough, answers come without their reasons.
        """
        if self.situation.ask.kind in alone.OF_GAMES:
            return Always(alone.of_games(self.situation, rules), None, gaps=False)
        told = alone.spoken(self.situation)
        if told is not None:
            return Always(told.verdicts[0][1], None, gaps=False)
        pack = self.pack or pack_for(self.situation.players)
        completions = Completions(self.situation, rules, pack, TOOLS, self._tick, told=not enough)
        found = search(
            completions.branches(),
            self.running,
            completions.nearer,
            lambda: faults(self.situation, rules, pack, self._tick),
            is_single,
            enough,
        )
        return cast("Found", found)

    def _tick(self) -> None:
        if not self.running():
            raise TimeUpError

    def of_manual(self, manual: Manual) -> Judged[World | None]:
        """What a manual says: by its default, beside the readings that it leaves."""
        told = alone.spoken(self.situation)
        if told is not None:
            return Judged(manual, self._spoken(manual, told))
        base = self.finding(dict(PRESETS)[manual])
        known = codes(base)
        options = (
            Option(
                *(v.question, v.flag, v.reading, v.support, v.of_default),
                self.finding(v.rules, enough=known),
            )
            for v in variants(manual, self.situation.ask.kind)
        )
        heard = tuple(options) if known else ()
        return Judged(manual, opinion(base, heard), unheard(base, heard))

    def _spoken(self, manual: Manual, told: alone.Spoken) -> Verdicts:
        question = question_named(told.question)
        first = default(question, manual)
        of_default = support(first, manual)
        readings = {reading.value: reading for reading in question.readings}
        findings: dict[str, Found] = {
            value: Always(verdict, None, gaps=False) for value, verdict in told.verdicts
        }
        options = tuple(
            Option(question.id, "", r, support(r, manual), of_default, findings[value])
            for value, r in readings.items()
            if value in findings and value != first.value
        )
        base = findings[first.value]
        return opinion(base, options)

    def _parting(self, judged: tuple[Judged[World | None], ...]) -> tuple[str, ...]:
        """The questions that part two manuals which both answer, and not alike.

        Where both depend on the gaps, or the time was up, that is not established.
        """
        if len(judged) < 2 or not all(isinstance(j.opinion, Clear) for j in judged):
            return ()
        findings = [j.opinion.finding for j in judged]
        if all(isinstance(f, Depends) for f in findings) or any(
            isinstance(f, Stopped) for f in findings
        ):
            return ()
        german, english = map(codes, findings)
        if german == english or not german or not english:
            return ()
        found = tuple(
            question
            for question, rules in parting_rules()
            if codes(self.finding(rules)) not in (german, frozenset())
        )
        return found or tuple(question for question, _ in parting_rules())
