"""Whatever is typed or noted: a game reads it or says what it expected, and refuses it or acts."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE, REFEREE
from daumen_rules.kernel.step import Refused
from tests.conftest import many
from tests.each import of_each

NO_WORDS = ["", "-", "1", "²", "throw 7", "throw ²", "deal x", "a1", "a1-", "x y z", "play H10 H10"]


@pytest.mark.long
@of_each("slug", GAMES)
def test_no_words_break_a_game(slug: str) -> None:
    """Words and pieces of words are read as an action of whoever is said to act, or ValueError; and
    such an action in any state is taken or refused, chance only if it can come so.
    """
    found, random = game(slug), Random(slug)
    rules, players = found.rules, found.rules.seats[0]
    play = random_play(found, players, found.book.default, random)
    states = [*random.sample(play.states, min(many(2, 20), len(play.states))), play.states[-1]]
    acts = random.sample(play.steps, min(many(5, 50), len(play.steps)))
    written = [found.notation.write(told.action) for told in acts]
    written += [
        found.notation.write(action)
        for action in [*found.checks.attempts(states[0])][:: many(40, 3)]
    ]
    pieces = [part for words in written for part in (words.rpartition(" ")[0], f"{words} 1")]
    for mover in (*range(players), NATURE, REFEREE):
        for words in dict.fromkeys([*written, *pieces, *NO_WORDS]):
            try:
                action = found.notation.read(mover, words)
            except ValueError:
                continue
            assert rules.actor(action) == mover
            assert found.notation.read(mover, found.notation.write(action)) == action
            for state in states:
                chance = rules.chance(state)
                possible = mover is not NATURE or (chance is not None and chance.ways(action) > 0)
                answer = step(rules, state, action)
                assert isinstance(answer, Refused) or possible


@of_each("slug", GAMES)
def test_an_example_is_an_action_of_its_mover(slug: str) -> None:
    found = game(slug)
    for row in found.notation.verbs.rows:
        mover, words = row.by or 0, row.example("en")
        assert mover in (NATURE, REFEREE, *range(found.rules.seats[0]))
        assert found.rules.actor(found.notation.read(mover, words)) == mover
