"""Situations put before the rules: the game's completions, searched and judged by the court room.

Here the game and the court room are joined. How a ruling is told stands in `judge_words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from typing import TypeAlias, cast

from daumen_rules.disputes.classify import counts, differs, is_equal, opinion, unheard
from daumen_rules.disputes.findings import (
    Alternative,
    Always,
    Clear,
    Depends,
    Finding,
    Impossible,
    Opinion,
    Stopped,
    codes,
    kinds,
)
from daumen_rules.disputes.matching import fill, weights
from daumen_rules.disputes.ruling import Judged, Ruling, ruling_id
from daumen_rules.disputes.search import Enough, TimeUpError, in_common, search
from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.court.completed import with_card
from daumen_rules.games.daumen_drauf.court.situation import verdicts as v
from daumen_rules.games.daumen_drauf.court.situation import without_position
from daumen_rules.games.daumen_drauf.court.situation.asks import lasting_ask
from daumen_rules.games.daumen_drauf.court.situation.completions import (
    Completions,
    Tools,
    is_single,
)
from daumen_rules.games.daumen_drauf.court.situation.faults import faults, of_the_cards
from daumen_rules.games.daumen_drauf.court.situation.json_form import canonical
from daumen_rules.games.daumen_drauf.court.situation.model import Asks, Manual, Situation
from daumen_rules.games.daumen_drauf.court.situation.sight import until
from daumen_rules.games.daumen_drauf.court.situation.under_rules import answer_under, traced
from daumen_rules.games.daumen_drauf.court.situation.variants import (
    Variant,
    default,
    parting_rules,
    question_named,
    support,
    variants,
)
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.games.daumen_drauf.notation.words import Did
from daumen_rules.games.daumen_drauf.readings import (
    FLAGS,
    PRESETS,
    RULES_VERSION,
    RuleSet,
    describe,
)
from daumen_rules.games.daumen_drauf.remembered import one_of
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.verdict import Completion

TOOLS = Tools(fill, weights)
Running: TypeAlias = Callable[[], bool]
Found: TypeAlias = Finding["World | None"]
Verdicts: TypeAlias = Opinion["World | None"]


def _shares(known: frozenset[str]) -> Enough:
    """Whether one of some answers is among those found."""
    return lambda found: not known.isdisjoint(found)


def every(kind: Asks) -> frozenset[str]:
    """The codes of all answers to a question, where they are few; empty where they are many."""
    if kind is Asks.OVER:
        return frozenset(("yes", "no"))
    may = (Asks.SHOW, Asks.PASS, Asks.PARRY, Asks.LOOK)
    return frozenset(("allowed", "refused")) if kind in may else frozenset()


def _together(found: Finding[World]) -> Finding[World]:
    """All cards that fit, as one answer: what was it is answered by the set of them."""
    if not isinstance(found, Depends) or not found.complete:
        return found
    cards = {verdict.code.removeprefix("card "): verdict for verdict in found.answers}
    reasons = reduce(in_common, cards.values()).reasons
    fitting = one_of(Card.parse(word) for word in cards)
    carrying = (
        ()
        if reasons
        else tuple(dict.fromkeys(clause for one in cards.values() for clause in one.clauses))
    )
    told = v.card(fitting, reasons)
    return Always(told, found.first.world, gaps=True, among=carrying, kinds=found.kinds)


def always() -> bool:
    """Time without end."""
    return True


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
            judged = (Judged[World | None](describe(rules), Clear(self.told(rules))),)
        name = rules if isinstance(rules, str) else f"with {describe(rules)}"
        ask = lasting_ask(situation.ask, situation.names)
        id_ = ruling_id(RULES_VERSION, name, canonical(situation), ask)
        parting, clear = self._parting(judged), all(isinstance(j.opinion, Clear) for j in judged)
        return Ruling(id_, judged, parting if clear else (), () if clear else parting)

    def finding(self, rules: RuleSet, enough: Enough | None = None) -> Found:
        """What one rule set answers. `enough` says of the answers found whether the search can end;
        then answers come without their reasons.
        """
        if self.situation.ask.kind in without_position.OF_GAMES:
            if broken := tuple(dict.fromkeys(of_the_cards(self.situation, self._pack))):
                return Impossible(broken)
            return Always(without_position.of_games(self.situation, rules), None, gaps=False)
        told = without_position.spoken(self.situation)
        if told is not None:
            return Always(told.verdicts[0][1], None, gaps=False)
        pack = self._pack
        completions = Completions(
            self.situation, rules, pack, TOOLS, self._tick, told=enough is None
        )
        found = search(
            completions.branches(),
            self.running,
            completions.nearer,
            lambda: faults(self.situation, rules, pack, self._tick),
            is_single,
            every(self.situation.ask.kind),
            enough,
        )
        return cast("Found", _together(found) if self.situation.ask.kind is Asks.WAS else found)

    def told(self, rules: RuleSet) -> Found:
        """What one rule set answers, as it is told. Where an answer depends, and the card asked
        about is perhaps not held at all, two ways are shown in which it is; where that settles the
        answer, it is told.
        """
        found, holding = self.finding(rules), with_card(self.situation)
        if not isinstance(found, Depends) or holding is None:
            return found
        held = Hearing(holding, self.running, self.pack).finding(rules)
        if isinstance(held, Depends):
            return evolve(found, first=held.first, second=held.second)
        settled = held.verdict if isinstance(held, Always) else None
        return evolve(found, provided=settled)

    def _tick(self) -> None:
        if not self.running():
            raise TimeUpError

    def of_manual(self, manual: Manual) -> Judged[World | None]:
        """What a manual says: by its default, beside the readings that it leaves."""
        told = without_position.spoken(self.situation)
        if told is not None:
            return Judged(manual, self._spoken(manual, told))
        base = self.told(dict(PRESETS)[manual])
        known = codes(base)
        heard = (*self._options(manual, base), *self._taken_back(manual, base)) if known else ()
        return Judged(manual, opinion(base, heard), unheard(base, heard))

    def _if_held(self, base: Found, rules: RuleSet) -> Found | None:
        """What other rules answer, if it is another where the card asked about is held, and it is
        not known whether it is; else None.
        """
        holding = with_card(self.situation) if isinstance(base, Always) else None
        if holding is None:
            return None
        held = Hearing(holding, self.running, self.pack)
        found = held.finding(rules, _shares(codes(base)))
        return self.told(rules) if differs(base, found) else None

    def _taken_back(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        """Where somebody was passed over: all since taken back, and that seat on turn (Q06)."""
        acts = [entry.act for entry in self.situation.trick]
        if Did.PASSED_OVER not in acts or self.situation.ask.kind is Asks.WAS:
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

    def _options(self, manual: Manual, base: Found) -> Iterator[Alternative[World | None]]:
        """The readings of flags that are asked for. One that needs others beside it says nothing
        where they answer the same without it.
        """
        asked = self._asked(base, dict(PRESETS)[manual])
        before = list[tuple[Variant, frozenset[str]]]()
        for variant in variants(manual):
            if not asked & variant.flags:
                continue
            option = self._option(variant, base)
            found = codes(option.finding)
            if not found or not any(v.is_in(variant) and same == found for v, same in before):
                before.append((variant, found))
                yield option

    def _option(self, variant: Variant, base: Found) -> Alternative[World | None]:
        """A reading besides the default, and whether it parts from it."""
        v = variant
        found = self._compared(base, v.rules, strictly=counts(v.support, v.of_default))
        alike = isinstance(found, Stopped) and found.enough
        parts = alike and is_equal(v.support, v.of_default)
        parts = parts and any(self._alike(case, v.rules) is False for case in kinds(base))
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
        one_of_each = {case.verdict.code: case for case in kinds(base)}
        alike = (self._alike(case, rules) for case in one_of_each.values())
        if one_of_each and (all(alike) if strictly else any(alike)):
            return Stopped(len(one_of_each), None, enough=True)
        known = frozenset(one_of_each) or codes(base)
        return self.finding(rules, known.issubset if strictly else _shares(known))

    def _alike(self, case: Completion[World | None], rules: RuleSet) -> bool | None:
        """Whether other rules give the same answer in a world; None where it cannot arise, or the
        time is up.
        """
        assert case.world is not None
        if not self.running():
            return None
        found = answer_under(self.situation, rules, self._pack, case.world)
        return None if found is None else found.code == case.verdict.code

    def _asked(self, base: Found, rules: RuleSet) -> frozenset[str]:
        """The flags that are asked for in the worlds that were looked at. A reading of any other
        leaves every answer possible: the rules do the same there, step by step.
        """
        noting, asked = traced(rules)
        if self.situation.ask.kind in without_position.OF_GAMES:
            self.finding(noting)
            return frozenset(asked)
        for case in kinds(base):
            self._alike(case, noting)
        holding = with_card(self.situation) if isinstance(base, Always) else None
        if holding is not None:
            held = Hearing(holding, self.running, self.pack)
            found = held.finding(rules, _shares(codes(base)))
            if not isinstance(found, Stopped) or found.so_far is None:
                return frozenset(FLAGS)
            held._alike(found.so_far, noting)
        return frozenset(asked) if kinds(base) else frozenset(FLAGS)

    @property
    def _pack(self) -> Pack:
        return self.pack or pack_for(self.situation.players)

    def _spoken(self, manual: Manual, told: without_position.Spoken) -> Verdicts:
        question = question_named(told.question)
        first = default(question, manual)
        of_default = told.of_default or support(first, manual)
        readings = {reading.value: reading for reading in question.readings}
        findings: dict[str, Found] = {
            value: Always(verdict, None, gaps=False) for value, verdict in told.verdicts
        }
        options = tuple(
            Alternative(question.id, "", r, support(r, manual), of_default, findings[value])
            for value, r in readings.items()
            if value in findings and value != first.value
        )
        base = findings[first.value]
        return opinion(base, options)

    def _parting(self, judged: tuple[Judged[World | None], ...]) -> tuple[str, ...]:
        """The questions that part the answers of two manuals, of one that is unclear its default.

        Where both depend on the gaps and have the same answers, where not all answers are known, or
        the time was up, that is not established.
        """
        if len(judged) < 2:
            return ()
        findings = [j.opinion.finding for j in judged]
        if any(isinstance(f, Stopped) for f in findings):
            return ()
        depending = [f for f in findings if isinstance(f, Depends)]
        if len(depending) == len(findings) and not all(f.complete for f in depending):
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
