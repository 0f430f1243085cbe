"""Finds the answer of one rule set to a situation, by a search over its completions.

`situation.completions` makes them, and `daumen_rules.disputes.search` goes through them. `hearing`
finds the opinion of a manual, which allows several rule sets.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TypeAlias, cast

from daumen_rules.disputes.answers import NO, REFUSED
from daumen_rules.disputes.findings import Always, Depends, Finding, Impossible
from daumen_rules.disputes.matching import fill, weights
from daumen_rules.disputes.search import Enough, TimeUpError, in_common, search
from daumen_rules.disputes.verdicts import verdict
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.verdict import Answer, Completion

from ..cards import Card, Pack
from ..remembered_cards import one_of
from ..rule_set import RuleSet
from ..setup import pack_for
from .asks.going_on import ways_to_go_on
from .asks.of_tricks import OVER
from .asks.row import Open
from .asks.verdicts import CardAnswer
from .completed import with_card
from .situation.completions import Completions, Tools, is_single
from .situation.faults import faults, of_the_cards, of_the_question
from .situation.model import Ask, Situation
from .situation.under_rules import answer_under
from .situation.worlds import World

TOOLS = Tools(fill, weights)
Running: TypeAlias = Callable[[], bool]
Found: TypeAlias = Finding["World | None"]


def shares(known: frozenset[Answer]) -> Enough:
    """Whether one of some answers is among those found."""
    return lambda found: not known.isdisjoint(found)


def _together(found: Finding[World]) -> Finding[World]:
    """A finding with different cards as answers, as one answer: the set of these cards."""
    if not isinstance(found, Depends) or not found.complete:
        return found
    answers = [verdict.answer for verdict in found.answers]
    cards = [one.card for one in answers if isinstance(one, CardAnswer)]
    reasons = reduce(in_common, found.answers).reasons
    fitting = one_of(card for card in cards if isinstance(card, Card))
    carrying = (
        ()
        if reasons
        else tuple(dict.fromkeys(clause for one in found.answers for clause in one.clauses))
    )
    told = verdict(CardAnswer(fitting), reasons)
    return Always(told, found.first.world, gaps=True, among=carrying, kinds=found.kinds)


def always() -> bool:
    """Says that time is left, always."""
    return True


@frozen
class Inquiry:
    """A situation, and a function that says whether time is left.

    Where it asks an open question without a flag, `reading` is the reading to apply to it; empty
    stands for our default.
    """

    situation: Situation
    running: Running = always
    pack: Pack | None = None
    reading: str = ""

    def finding(self, rules: RuleSet, enough: Enough | None = None) -> Found:
        """The finding under one rule set.

        `enough` gets the answers found so far and says whether the search can end; with it answers
        come without reasons.
        """
        situation, kind = self.situation, self.situation.ask.kind
        if broken := tuple(dict.fromkeys(of_the_cards(situation, self._pack))):
            return Impossible(broken)
        if absent := of_the_question(situation, self._pack):
            may = REFUSED in kind.answers
            return Always(verdict(REFUSED, absent), None, gaps=False) if may else Impossible(absent)
        asked = situation.open_question
        if asked is not None and (
            kind.answer is None or not situation.trick or not asked.of_position
        ):
            return self._of_readings(asked, rules)
        if kind.of_table is not None:
            return Always(kind.of_table(situation, rules, self._pack), None, gaps=False)
        found = self._searched(rules, enough)
        if isinstance(found, Impossible):
            return evolve(found, suggestions=ways_to_go_on(situation))
        return cast("Found", _together(found) if kind.search.shown_card else found)

    def _of_readings(self, asked: Open[Situation], rules: RuleSet) -> Found:
        """The answer of the reading, without the trick; Impossible if the position cannot arise."""
        answer = asked.answer(self.situation, self.reading)
        if asked.of_position:
            over = evolve(self, situation=evolve(self.situation, ask=Ask(OVER)))
            found = over.finding(rules, shares(frozenset({NO})))
            if isinstance(found, Impossible):
                return found
            if asked.once_over is not None and isinstance(found, Always):
                answer = asked.once_over
        return Always(answer, None, gaps=False)

    def _searched(self, rules: RuleSet, enough: Enough | None) -> Finding[World]:
        completions = Completions(
            *(self.situation, rules, self._pack, TOOLS, self._tick),
            told=enough is None,
            reading=self.reading,
        )
        return search(
            completions.branches(),
            self.running,
            completions.nearer,
            lambda: faults(self.situation, rules, self._pack, self._tick),
            is_single,
            self.situation.ask.kind.answers,
            enough,
        )

    def told(self, rules: RuleSet) -> Found:
        """The finding under one rule set, as a ruling tells it.

        If it depends, and the seat may lack the card that the question names, the two cases shown
        are ones in which the seat has it. If the answer is settled once the seat has the card,
        `provided` is that answer.
        """
        found, holding = self.finding(rules), with_card(self.situation)
        if not isinstance(found, Depends) or holding is None:
            return found
        held = evolve(self, situation=holding).finding(rules)
        if isinstance(held, Depends):
            return evolve(found, first=held.first, second=held.second)
        settled = held.verdict if isinstance(held, Always) else None
        return evolve(found, provided=settled)

    def _tick(self) -> None:
        if not self.running():
            raise TimeUpError

    @property
    def _pack(self) -> Pack:
        return self.pack or pack_for(self.situation.players)

    def is_alike(self, case: Completion[World | None], rules: RuleSet) -> bool | None:
        """Whether other rules give the same answer in the world of a case.

        None where that world cannot arise under them, and where the time is up.
        """
        assert case.world is not None
        if not self.running():
            return None
        found = answer_under(self.situation, rules, self._pack, case.world, self.reading)
        return None if found is None else found.answer == case.verdict.answer
