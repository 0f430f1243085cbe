"""What all games against a bank, or for a pot, keep: chips change hands, and none come or go."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.step import Refused
from tests.collection.cards.at_bank import kept

SLUGS = (
    *("trouper", "das-saebel-spiel", "meine-tante-deine-tante", "camerun-skat", "red-dog"),
    "siebzehn-und-vier",
)


@pytest.mark.parametrize("slug", SLUGS)
def test_chips_and_pot_keep_their_sum_and_no_purse_is_overdrawn(slug: str) -> None:
    found, random = game(slug), Random(slug)
    for players in (found.rules.seats[0], found.rules.seats[-1]):
        play = random_play(found, players, found.book.default, random, 150)
        assert {kept(table) for table in play.states} == {0}
        assert min(min(table.purses) for table in play.states) >= 0
        purses = {sum(table.purses) for table in play.states}
        assert purses <= {0, 30 + 10 * (players - 1)}


@pytest.mark.cites("SIEBZEHN-3")
def test_a_bank_of_siebzehn_und_vier_can_pay_all_stakes_that_lie() -> None:
    found, random = game("siebzehn-und-vier"), Random(3)
    rules = found.book.read_rules("manual with bank=7")
    for players in (2, 4, 6):
        play = random_play(found, players, rules, random, 300)
        assert all(sum(table.stakes) <= table.purses[table.dealer] for table in play.states)


@pytest.mark.cites("CARDS-1")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_pack_with_a_card_twice_is_not_dealt(slug: str) -> None:
    found = game(slug)
    play = random_play(found, found.rules.seats[0], found.book.default, Random(1), 20)
    at, deal = next(
        (state, step.action)
        for state, step in zip(play.states, play.steps, strict=False)
        if hasattr(step.action, "cards")
    )
    words = found.notation.write(deal).split()
    wrong = found.notation.read(found.rules.actor(deal), " ".join([*words[:-1], words[1]]))
    answer = found.step(at, wrong)
    assert isinstance(answer, Refused)
    assert [clause.id for clause in answer.clauses] == ["CARDS-1"]
