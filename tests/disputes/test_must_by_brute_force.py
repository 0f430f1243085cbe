"""What a seat must or may do, whatever the card: rulings are what all completions together say."""

from __future__ import annotations

from random import Random

from attrs import evolve

from daumen_rules import GERMAN, RuleSet
from daumen_rules.disputes.findings import Always, Depends, answers
from daumen_rules.games.daumen_drauf.court.asks.must import (
    MAY_PARRY,
    MUST_PASS,
    MUST_SHOW,
    WHAT_MAY,
)
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.model import Ask, Heap
from tests.conftest import many
from tests.disputes.blanked import reached, situation
from tests.disputes.brute import verdicts
from tests.disputes.test_exact import READINGS, TABLES, assert_true_in_all
from tests.each import of_each


def check(rules: RuleSet, seed: int) -> None:
    """Compares the ruling where the whole hand of a seat is told with all completions."""
    random = Random(seed)
    small, players = random.choice(TABLES)
    seat, kind = (
        random.randrange(players),
        random.choice((MAY_PARRY, MUST_PASS, MUST_SHOW, WHAT_MAY)),
    )
    _, entries, now = reached(Random(seed), rules, small, players)
    shown = {entry.card for entry in entries}
    hand = tuple(card for card in now.table.hands[seat] if card not in shown)
    told = situation(Random(seed), rules, small, players, random.choice((0.2, 0.5, 0.8)))
    hands = (*told.hands[:seat], Heap(hand), *told.hands[seat + 1 :])
    asked = evolve(told, hands=hands, ask=Ask(kind, seat))
    found = Hearing(asked, pack=small).finding(rules)
    every = verdicts(asked, rules, small)
    assert every, "a situation from a real game has a completion"
    assert answers(found) == {verdict.answer for verdict in every}, asked
    if isinstance(found, Always):
        assert_true_in_all(found, every)
    else:
        assert isinstance(found, Depends), asked


@of_each("seed", range(many(default=8, thorough=400)))
def test_the_ruling_is_what_all_completions_say(seed: int) -> None:
    check(GERMAN, seed)


@of_each("reading", READINGS)
def test_so_it_is_under_every_reading(reading: str) -> None:
    for seed in range(1000, 1000 + many(default=1, thorough=25)):
        check(RuleSet.parse(f"german with {reading}"), seed)
