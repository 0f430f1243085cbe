"""What no dice game takes: other numbers of players, other dice, acts that are not offered."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.forms import opening_of
from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.dice import Throw
from tests.each import of_each

DICE = [slug for slug in SLUGS if ".dice." in game(slug).book.modules[-1]]


def test_there_are_84_dice_games() -> None:
    assert len(DICE) == 84


@of_each("slug", DICE)
def test_no_other_number_of_players_begins_a_game(slug: str) -> None:
    found = game(slug)
    rules = found.book.rule_sets[0][0]
    for players in (0, min(found.rules.seats) - 1, max(found.rules.seats) + 1):
        with pytest.raises(ValueError, match=f"{slug} is not for {players}"):
            opening_of(found)({"rules": rules, "players": players})


@of_each("slug", DICE)
def test_other_dice_are_refused_and_change_nothing(slug: str) -> None:
    found = game(slug)
    play = random_play(found, found.rules.seats[0], found.book.default, Random(slug), 12)
    tried = 0
    for state in [play.before, *(each.state for each in play.steps)]:
        chance = found.rules.chance(state)
        if chance is None or not isinstance(chance.at(0), Throw):
            continue
        faces, before = chance.at(0).faces, hash(state)
        for wrong in ((*faces, 1), faces[1:], (7, *faces[1:]), (0, *faces[1:])):
            answer = step(found.rules, state, Throw(wrong))
            assert isinstance(answer, Refused), wrong
            assert "DICE-1" in {clause.id for clause in answer.clauses}
            assert hash(state) == before
            tried += 1
    assert tried


@pytest.mark.long
@of_each("slug", DICE)
def test_what_is_not_offered_is_refused_by_clauses_of_the_game(slug: str) -> None:
    found = game(slug)
    play = random_play(found, found.rules.seats[0], found.book.default, Random(slug), 12)
    for state in [play.before, *(each.state for each in play.steps)]:
        offered = set(found.rules.candidates(state))
        for action in found.checks.attempts(state):
            answer = step(found.rules, state, action)
            if isinstance(answer, Refused):
                assert answer.clauses
                assert set(answer.clauses) <= set(found.book.clauses)
            else:
                assert found.rules.actor(action) is NATURE or action in offered
