"""The other readings by which a refused action would be allowed: found by trying them."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.other_readings import with_rules
from tests.collection.dice.positions import played as thrown
from tests.each import thinned

NOBODY_ACTS = ("turmblaeser", "spitz-pass-auf")
"""Games that hide something, in which no seat acts: only Nature and the referee do."""
HIDING = [x for x in GAMES if game(x).checks.alike is not None and x not in NOBODY_ACTS]


@pytest.mark.cites("CHICAGO-4")
def test_a_die_left_out_stands_for_good_by_one_reading_only() -> None:
    """4 is kept after the first throw; the second is 6 5; by one reading 4 is thrown anew."""
    found, sheet = game("chicago"), thrown("chicago", "146 keep_4 65")
    exchanged = found.notation.read(sheet.turn, "keep 6")
    assert isinstance(step(found.rules, sheet, exchanged), Refused)
    assert found.otherwise(sheet, exchanged) == (("frozen", "no"),)
    allowed = found.notation.read(sheet.turn, "keep 4 6")
    assert found.otherwise(sheet, allowed) == ()


@pytest.mark.cites("STICH-8")
def test_who_leads_the_next_trick_may_be_another_by_one_reading() -> None:
    """By the manual the taker leads; by the other reading the lead goes round the table."""
    found = game("der-letzte-stich")
    play = random_play(found, 3, found.book.default, Random(0), 200)
    other, states = found.book.read_rules("manual with next=round"), [play.before]
    told = list[tuple[tuple[str, str], ...]]()
    for done in play.steps:
        before, state = states[-1], done.state
        states.append(state)
        answer = step(found.rules, with_rules(before, before.rules, other), done.action)
        assert not isinstance(answer, Refused)
        here, there = found.rules.movers(state), found.rules.movers(answer.state)
        if here != there:
            action = next(a for a in found.rules.candidates(answer.state))
            assert isinstance(step(found.rules, state, action), Refused)
            assert found.otherwise(state, action) == ()
            told.append(found.otherwise(state, action, (before, done.action)))
    assert told
    assert set(told) == {(("next", "round"),)}


@pytest.mark.parametrize("slug", sorted({*thinned(HIDING), "skat"}))
@pytest.mark.long
def test_what_a_seat_is_told_of_readings_does_not_depend_on_what_it_cannot_know(slug: str) -> None:
    found, random = game(slug), Random(slug)
    rules, alike, compared = found.rules, found.checks.alike, 0
    assert alike is not None
    play = random_play(found, rules.seats[-1], found.book.default, random, 100)
    for done in play.steps[:: max(1, len(play.steps) // 6)]:
        state = done.state
        for seat in range(2):
            own = [
                action
                for action in found.checks.attempts(state)
                if rules.actor(action) == seat and not rules.legality.allows(state, action)
            ]
            for action in random.sample(own, min(3, len(own))):
                told = found.otherwise(state, action)
                for other in islice(alike(state, seat), 2):
                    compared += 1
                    assert told == found.otherwise(other, action)
    assert compared
