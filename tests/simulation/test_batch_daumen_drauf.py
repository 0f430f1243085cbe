"""The batch form of *Daumen drauf!* plays as the readable rules do."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Deal, State
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.rule_set import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.step import Step

pytest.importorskip("numba")

from .batch_equal import each_alone, games_alike, random_rules, states_alike

pytestmark = pytest.mark.long
SMALL = study_pack("duo-y2-h1")


def test_under_the_default_rules_with_two_to_seven_seats() -> None:
    assert all(games_alike(GAME, players, GERMAN, 1, players) > 20 for players in range(2, 8))


def test_under_every_reading_alone() -> None:
    rule_sets = [*each_alone(GAME)]
    assert len(rule_sets) == sum(len(option.words()) - 1 for option in GAME.book.options)
    for number, rules in enumerate(rule_sets):
        assert games_alike(GAME, 2 + number % 2, rules, 1, number) > 10


def test_under_random_rule_sets() -> None:
    random = Random(11)
    for number in range(12):
        players = random.choice(range(2, 5))
        assert games_alike(GAME, players, random_rules(GAME, players, random), 1, number) > 10


@pytest.mark.parametrize(
    "rules",
    [GERMAN, RuleSet(parry_timing="any_time", self_parry=True, end_test="any_moment")],
    ids=["german", "free parrying"],
)
def test_in_all_states_of_a_small_world(rules: RuleSet) -> None:
    """Two seats with a card each, and two cards in the pile: from all 24 deals."""
    begin = start(SMALL.seats, rules, pack=SMALL.pack)
    dealt: list[State] = []
    for cards in permutations(SMALL.pack.cards):
        step = GAME.step(begin, Deal(cards))
        assert isinstance(step, Step)
        dealt.append(step.state)
    assert states_alike(GAME, dealt, rules) > len(dealt)
