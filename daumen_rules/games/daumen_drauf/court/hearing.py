"""The opinion of each manual on a situation: the answer by our default, and by other readings.

`inquiry` finds the answer of one rule set; `daumen_rules.disputes.classify` weighs several answers.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.disputes.classify import counts, differs, is_equal, opinion, unheard
from daumen_rules.disputes.findings import (
    Alternative,
    Always,
    Clear,
    Depends,
    SearchStopped,
    answers,
    kinds,
)
from daumen_rules.disputes.ruling import Judged, Ruling, ruling_id
from daumen_rules.disputes.search import Enough
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.verdict import Answer

from ..cards import Pack
from ..notation.remembered_actions import Did
from ..rule_set import FLAGS, PRESETS, RULES_VERSION, RuleSet, describe
from .asks.reading import lasting_ask
from .completed import with_card
from .inquiry import Found, Inquiry, Running, always, shares
from .situation.json_form import canonical
from .situation.model import Manual, Situation
from .situation.sight import until
from .situation.under_rules import traced
from .situation.variants import Variant, default, parting_rules, question_named, support, variants
from .situation.worlds import World


@frozen
class Hearing:
    """A situation, and a function that says whether time is left."""

    situation: Situation
    running: Running = always
    pack: Pack | None = None

    def ruling(self) -> Ruling[World | None]:
        """The ruling, with an opinion for each manual that is asked, or for the one rule set."""
        situation = self.situation
        rules = situation.rules
        judged = tuple(self.of_manual(manual) for manual in situation.manuals)
        if isinstance(rules, RuleSet):
            judged = (Judged[World | None](describe(rules), Clear(self._inquiry.told(rules))),)
        name = rules if isinstance(rules, str) else f"with {describe(rules)}"
        ask = lasting_ask(situation.ask, situation.names)
        id_ = ruling_id(RULES_VERSION, name, canonical(situation), ask)
        parting, clear = self._parting(judged), all(isinstance(j.opinion, Clear) for j in judged)
        return Ruling(id_, judged, parting if clear else (), () if clear else parting)

    @property
    def _inquiry(self) -> Inquiry:
        return Inquiry(self.situation, self.running, self.pack)

    def finding(self, rules: RuleSet, enough: Enough | None = None) -> Found:
        """The finding under one rule set; `enough` may end the search with the answers found."""
        return self._inquiry.finding(rules, enough)

    def of_manual(self, manual: Manual) -> Judged[World | None]:
        """The opinion of a manual, from its default and the other readings that it leaves open."""
        base = self._inquiry.told(dict(PRESETS)[manual])
        heard = tuple(self._readings(manual, base)) if answers(base) else ()
        return Judged(manual, opinion(base, heard), unheard(base, heard))

    def _readings(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        yield from self._options(manual, base)
        yield from self._without_flag(manual)
        yield from self._taken_back(manual, base)

    def _without_flag(self, manual: Manual) -> Iterator[Alternative[World | None]]:
        """The other readings of the open question that is asked, if no flag answers it."""
        asked = self.situation.open_question
        if asked is None:
            return
        question, rules = question_named(asked.question), dict(PRESETS)[manual]
        first = default(question, manual)
        of_default = asked.of_default or support(first, manual)
        for reading in question.readings:
            if reading.value != first.value:
                found = evolve(self._inquiry, reading=reading.value).finding(rules)
                carried = support(reading, manual)
                yield Alternative(question.id, "", reading, carried, of_default, found)

    def _options(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        """The readings of those flags that the rules ask for here.

        A reading that needs other readings beside it is left out where these give the same answer
        without it.
        """
        asked = self.asked(base, dict(PRESETS)[manual])
        before = list[tuple[Variant, frozenset[Answer]]]()
        for variant in variants(manual):
            if not asked & variant.flags:
                continue
            option = self._option(variant, base)
            found = answers(option.finding)
            if not found or not any(v.is_in(variant) and same == found for v, same in before):
                before.append((variant, found))
                yield option

    def _option(self, variant: Variant, base: Found) -> Alternative[World | None]:
        """A reading besides the default, and whether its answers differ from the default's."""
        v = variant
        found = self._compared(base, v.rules, strictly=counts(v.support, v.of_default))
        alike = isinstance(found, SearchStopped) and found.enough
        parts = alike and is_equal(v.support, v.of_default)
        parts = parts and any(
            self._inquiry.is_alike(case, v.rules) is False for case in kinds(base)
        )
        if parts:
            found = self.finding(v.rules)
        elif not differs(base, found) and (held := self._if_held(base, v.rules)):
            found, parts = held, True
        return Alternative(v.question, v.flag, v.reading, v.support, v.of_default, found, parts)

    def _compared(self, base: Found, rules: RuleSet, *, strictly: bool) -> Found:
        """The finding under other rules, or a search that stopped as the answers are the same.

        They are the same if all answers of `base` are possible under the other rules; without
        `strictly`, one answer in common suffices. A first test judges one world of each answer by
        the other rules, as mostly each keeps its answer.
        """
        one_of_each = {case.verdict.answer: case for case in kinds(base)}
        alike = (self._inquiry.is_alike(case, rules) for case in one_of_each.values())
        if one_of_each and (all(alike) if strictly else any(alike)):
            return SearchStopped(len(one_of_each), None, enough=True)
        known = frozenset(one_of_each) or answers(base)
        return self.finding(rules, known.issubset if strictly else shares(known))

    def asked(self, base: Found, rules: RuleSet) -> frozenset[str]:
        """The flags that the rules ask for in the worlds that the search looked at.

        The reading of any other flag leaves every answer possible, as the rules do not use it.
        """
        noting, asked = traced(rules)
        if self.situation.ask.kind.of_table is not None:
            self.finding(noting)
            return frozenset(asked)
        for case in kinds(base):
            self._inquiry.is_alike(case, noting)
        holding = with_card(self.situation) if isinstance(base, Always) else None
        if holding is not None:
            held = Hearing(holding, self.running, self.pack)
            found = held.finding(rules, shares(answers(base)))
            if not isinstance(found, SearchStopped) or found.so_far is None:
                return frozenset(FLAGS)
            held._inquiry.is_alike(found.so_far, noting)
        return frozenset(asked) if kinds(base) else frozenset(FLAGS)

    def _if_held(self, base: Found, rules: RuleSet) -> Found | None:
        """The finding under other rules, if the seat holds the card that the question names.

        None where that answer is the same, and where it is known whether the seat holds the card.
        """
        holding = with_card(self.situation) if isinstance(base, Always) else None
        if holding is None:
            return None
        held = Hearing(holding, self.running, self.pack)
        found = held.finding(rules, shares(answers(base)))
        return self._inquiry.told(rules) if differs(base, found) else None

    def _taken_back(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        """The reading that takes back all actions since a seat was passed over (Q06)."""
        acts = [entry.act for entry in self.situation.trick]
        if Did.PASSED_OVER not in acts or self.situation.ask.kind.search.shown_card:
            return  # a card was shown even if it is taken back
        at = acts.index(Did.PASSED_OVER)
        seat = self.situation.trick[at].seat
        question = question_named("Q06")
        reading = next(r for r in question.readings if r.value == "taken_back")
        back = evolve(until(self.situation, at), turn=seat)
        hearing, rules = Hearing(back, self.running, self.pack), dict(PRESETS)[manual]
        held = hearing._if_held(base, rules)
        found = held or hearing.finding(rules)
        of_default, carried = support(default(question, manual), manual), support(reading, manual)
        yield Alternative(question.id, "", reading, carried, of_default, found, held is not None)

    def _parting(self, judged: tuple[Judged[World | None], ...]) -> tuple[str, ...]:
        """The questions on which two manuals differ; an unclear manual counts with its default.

        None where both depend on the gaps with the same answers, where not all answers are known,
        and where the time was up: then a difference is not established.
        """
        if len(judged) < 2:
            return ()
        findings = [j.opinion.finding for j in judged]
        if any(isinstance(f, SearchStopped) for f in findings):
            return ()
        depending = [f for f in findings if isinstance(f, Depends)]
        if len(depending) == len(findings) and not all(f.complete for f in depending):
            return ()
        german, english = map(answers, findings)
        if german == english or not german or not english:
            return ()
        found = tuple(
            question
            for question, rules in parting_rules()
            if answers(self.finding(rules)) not in (german, frozenset())
        )
        return found or tuple(question for question, _ in parting_rules())
