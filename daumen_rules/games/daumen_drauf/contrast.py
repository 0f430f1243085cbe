"""The pairs of rule sets to compare, and the facts of two games that a comparison looks at.

`deal_classes` lists the deals that a complete comparison needs.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeAlias

from daumen_rules.kernel.frozen import frozen

from .cards import Card
from .knowledge import knowledge
from .match import Match, PlayedGame
from .model import Finished, ShownCard, State, Undealt
from .questions import QUESTIONS
from .rule_set import ENGLISH, GERMAN, RuleSet, difference, flag_value, with_flags

COMPANIONS: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("self_parry", "true"): {"parry_timing": "any_time"},
    ("end_test", "any_moment_pile_empty"): {
        "covered_card_is_hand_card": "false",
        "refill_scope": "lap",
    },
    ("covered_card_is_hand_card", "false"): {"end_test": "any_moment"},
    ("unfinished_trick", "nobody"): {
        "end_test": "any_moment",
        "covered_card_is_hand_card": "false",
    },
    ("parrier_releases_old_card", "true"): {"inspection": "taker_only"},
}
"""The readings of other questions, on both sides, that a reading needs in order to tell."""


@frozen
class Contrast:
    """Two rule sets to be parted; by one flag of a question, or the two manuals as a whole."""

    question: str
    """The id of the question, or empty."""
    flag: str
    value: str
    """The reading that stands against the German default."""
    first: RuleSet
    second: RuleSet

    @property
    def name(self) -> str:
        """`Q31-all_or_nothing`."""
        return f"{self.question}-{self.value}" if self.question else self.value


def contrasts() -> tuple[Contrast, ...]:
    """Every reading that a flag offers against the German default, then the two manuals."""
    by_flag = [
        _contrast(question.id, flag, reading.value)
        for question in QUESTIONS
        for flag in question.flags
        for reading in question.readings
        if reading.value != flag_value(GERMAN, flag)
    ]
    return (*by_flag, Contrast("", "", "german-english", GERMAN, ENGLISH))


def _contrast(question: str, flag: str, value: str) -> Contrast:
    companions = COMPANIONS.get((flag, value), {})
    first = with_flags(GERMAN, companions)
    return Contrast(question, flag, value, first, with_flags(first, {flag: value}))


# Results

Shown: TypeAlias = tuple[tuple[int, Card], ...]


def _shown(cards: tuple[ShownCard, ...]) -> Shown:
    return tuple((shown.seat, shown.card) for shown in cards)


def result(state: State) -> Hashable:
    """The places of all cards, the turn, the leader; at the end the winners and the next starter.

    The points follow from where the cards are.
    """
    if isinstance(state, Undealt):
        return None
    table = state.table
    places = table.hands, table.pile, tuple(map(_shown, table.captured))
    if isinstance(state, Finished):
        return places, _shown(state.left), _after_the_end(state)
    trick = state.trick
    return places, trick.turn, trick.leader, _shown(trick.shown)


def _after_the_end(state: Finished) -> tuple[tuple[int, ...], int]:
    """Who has won if no more games were agreed, and who starts the next one otherwise."""
    table = state.table
    played = (PlayedGame(table.starter, state.tallies),)
    one = Match(table.players, table.rules, 1, table.starter, played)
    assert one.outcome is not None
    return one.outcome.winners, one.starter


def result_and_knowledge(state: State) -> Hashable:
    """The result, and the facts that every seat can know of every card."""
    if isinstance(state, Undealt):
        return None
    known = tuple(
        (k.kind, k.zone, k.seat, k.fang)
        for seat in range(state.table.players)
        for k in knowledge(state, seat)
    )
    return result(state), known


TELLING: Final = frozenset({"inspection", "parrier_releases_old_card"})
"""The flags that change what is known, whatever else they change."""
COUNTING: Final = frozenset({"match_measure", "next_starter"})
"""The flags that look at points; to all others a fang is as good as none."""

JUDGING: Final = frozenset({"parry_timing", "self_parry", "must_show_scope", "colour_scope"})
"""The flags that `legality` and its candidates ask for: without them the same actions are legal."""


def differing(first: RuleSet, second: RuleSet) -> frozenset[str]:
    """The flags in which two rule sets differ."""
    return frozenset(flag for flag, _, _ in difference(first, second))
