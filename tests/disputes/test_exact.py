"""The search is exact: it finds what all completions together say, neither more nor less.

Here random situations in small packs are searched, and every completion is looked at one by one.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from daumen_rules import GERMAN, Card, RuleSet
from daumen_rules.disputes.findings import Always, Depends, answers
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.court.asks.of_tricks import WAS
from daumen_rules.games.daumen_drauf.court.asks.verdicts import CardAnswer
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.games.daumen_drauf.remembered_cards import one_of
from daumen_rules.kernel.verdict import Verdict, by_gist
from tests.conftest import many
from tests.disputes.blanked import situation
from tests.disputes.brute import verdicts
from tests.each import of_each

READINGS: Final = (
    "refill_first=last_actor",
    "refill_short=all_or_nothing",
    "refill_short=whole_need",
    "refill_short=one_by_one",
    "refill_after_parry=false",
    "forced_pass=skip_empty_hands",
    "forced_pass=skip_all",
    "end_test=before_refill",
    "end_test=any_moment, covered_card_is_hand_card=false",
    "leader_without_cards=game_ends",
    "must_show_scope=lap",
    "colour_scope=lap",
    "parry_timing=any_time, self_parry=true",
    "refill_scope=lap",
    "refill_scope=lap, covered_card_is_hand_card=false",
    "end_test=any_moment, covered_card_is_hand_card=false, unfinished_trick=nobody",
)


def pack(kinds: str, hand: int) -> Pack:
    cards = (Card.parse(kind + fang) for kind in kinds.split() for fang in "ph")
    return Pack(tuple(sorted(cards)), hand)


TABLES: Final = ((pack("Y1 Y2 G1", 2), 2), (pack("Y1 Y2 G1", 1), 3), (pack("Y1 Y2 G1 B1", 2), 2))


def check(rules: RuleSet, seed: int) -> None:
    """Compares the search with all completions of one random situation."""
    random = Random(seed)
    small, players = random.choice(TABLES)
    asked = situation(random, rules, small, players, random.choice((0.2, 0.5, 0.8)))
    found = Hearing(asked, pack=small).finding(rules)
    every = verdicts(asked, rules, small)
    expected = {verdict.answer for verdict in every}
    if asked.ask.kind is WAS:
        cards = [one.card for one in expected if isinstance(one, CardAnswer)]
        expected = {CardAnswer(one_of(card for card in cards if isinstance(card, Card)))}
        assert len(cards) == len({verdict.answer for verdict in every})
    assert every, "a situation from a real game has a completion"
    if isinstance(found, Always):
        assert answers(found) == expected, asked
        assert_true_in_all(found, every)
    else:
        assert isinstance(found, Depends), asked
        assert len({case.verdict.answer for case in found.cases}) == 2
        assert found.complete
        assert answers(found) == expected, asked


def assert_true_in_all(found: Always[World | None], every: list[Verdict]) -> None:
    """What is told with an answer is a reason in every completion, or the gist of a clause is."""
    verdict = found.verdict
    assert verdict.reasons or found.among
    for other in every:
        assert other.remedies == verdict.remedies or not verdict.remedies
        assert verdict.reasons or set(other.clauses) & set(found.among)
        for reason in verdict.reasons:
            in_general = reason == by_gist(reason.clause) and reason.clause in other.clauses
            assert in_general or reason in other.reasons, (reason, other)


@of_each("seed", range(many(default=8, thorough=400)))
def test_the_search_finds_what_all_completions_say(seed: int) -> None:
    check(GERMAN, seed)


@pytest.mark.parametrize("reading", READINGS)
def test_the_search_is_exact_under_every_reading(reading: str) -> None:
    rules = RuleSet.parse(f"german with {reading}")
    for seed in range(1000, 1000 + many(default=2, thorough=25)):
        check(rules, seed)


@pytest.mark.parametrize(
    ("reading", "seed"),
    [
        # a card of unknown fang, parried by whoever showed it
        ("parry_timing=any_time, self_parry=true", 5484),
        ("parry_timing=any_time, self_parry=true", 5576),
        ("parry_timing=any_time, self_parry=true", 5940),
        # a trick that ends because all others are jumped, and then the card is drawn
        ("forced_pass=skip_all", 5780),
    ],
)
def test_the_search_is_exact_where_it_once_was_not(reading: str, seed: int) -> None:
    check(RuleSet.parse(f"german with {reading}"), seed)
