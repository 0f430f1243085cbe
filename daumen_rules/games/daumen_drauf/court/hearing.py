"""What each manual says of a situation: the answer of our default, beside the readings it leaves.

What one rule set answers stands in `inquiry`; what several answers come to, in
`daumen_rules.disputes.classify`.
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
        """What one rule set answers; `enough` says of the answers found whether that will do."""
        return self._inquiry.finding(rules, enough)

    def of_manual(self, manual: Manual) -> Judged[World | None]:
        """What a manual says: by its default, beside the readings that it leaves."""
        base = self._inquiry.told(dict(PRESETS)[manual])
        heard = tuple(self._readings(manual, base)) if answers(base) else ()
        return Judged(manual, opinion(base, heard), unheard(base, heard))

    def _readings(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        yield from self._options(manual, base)
        yield from self._without_flag(manual)
        yield from self._taken_back(manual, base)

    def _without_flag(self, manual: Manual) -> Iterator[Alternative[World | None]]:
        """The readings of a question that no flag answers."""
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
        """The readings of flags that are asked for. One that needs others beside it says nothing
        where they answer the same without it.
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
        """A reading besides the default, and whether it parts from it."""
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
        """What other rules answer, if an answer of `base` is not possible under them; else that
        enough was found. Unless it is to be taken `strictly`, one answer in common is enough.

        First one way to each answer is judged by these rules: mostly it has the same.
        """
        one_of_each = {case.verdict.answer: case for case in kinds(base)}
        alike = (self._inquiry.is_alike(case, rules) for case in one_of_each.values())
        if one_of_each and (all(alike) if strictly else any(alike)):
            return SearchStopped(len(one_of_each), None, enough=True)
        known = frozenset(one_of_each) or answers(base)
        return self.finding(rules, known.issubset if strictly else shares(known))

    def asked(self, base: Found, rules: RuleSet) -> frozenset[str]:
        """The flags that are asked for in the worlds that were looked at. A reading of any other
        leaves every answer possible: the rules do the same there, step by step.
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
        """What other rules answer, if it is another where the card asked about is held, and it is
        not known whether it is; else None.
        """
        holding = with_card(self.situation) if isinstance(base, Always) else None
        if holding is None:
            return None
        held = Hearing(holding, self.running, self.pack)
        found = held.finding(rules, shares(answers(base)))
        return self._inquiry.told(rules) if differs(base, found) else None

    def _taken_back(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        """Where somebody was passed over: all since taken back, and that seat on turn (Q06)."""
        acts = [entry.act for entry in self.situation.trick]
        if Did.PASSED_OVER not in acts or self.situation.ask.kind.search.shown_card:
            return  # what somebody showed was shown, whether it is taken back or not
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
        """The questions that part the answers of two manuals, of one that is unclear its default.

        Where both depend on the gaps and have the same answers, where not all answers are known, or
        the time was up, that is not established.
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
