"""Whole turns of the morris games are those that a second program works out from the manual."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.board.engines.morris.state import FEWEST, AnyState, Task
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from tests.collection.board.morris_again import Table, spot, turns
from tests.conftest import many

STATES = 12
"""States of a game that are compared, from its beginning to its end."""


def table(state: AnyState) -> Table:
    white, black = (frozenset(spot(str(point)) for point in own) for own in state.stones)
    return Table((white, black), state.hands, state.turn)


def whole_turns(found: AnyGame, state: AnyState) -> Iterator[AnyState]:
    """The states after whole turns: a stone that is to be taken belongs to the turn of its mill."""
    for action in legal_actions(found.rules, state):
        answer = step(found.rules, state, action)
        assert isinstance(answer, Step)
        if answer.state.task is Task.TAKE and answer.state.ending is None:
            yield from whole_turns(found, answer.state)
        else:
            yield answer.state


def settled(one: Table) -> Table:
    """Nobody is on turn where somebody has too few stones."""
    left = [len(own) + hand for own, hand in zip(one.stones, one.hands, strict=True)]
    return one._replace(turn=-1) if min(left) < FEWEST else one


@pytest.mark.cites("MUEHLE-4", "MUEHLE-6", "MUEHLE-7", "MUEHLE-8", "MUEHLE-11")
@pytest.mark.cites("CEYLON-2", "CEYLON-3", "CEYLON-4", "CEYLON-5")
@pytest.mark.parametrize("slug", ["muehle", "ceylonesisches-muehlespiel"])
def test_whole_turns_are_the_same(slug: str) -> None:
    found = game(slug)
    for seed in range(many(3, 300)):
        play = random_play(found, 2, found.book.default, Random(seed))
        states = [s for s in play.states if s.task is not Task.TAKE and s.ending is None]
        for state in states[:: max(1, len(states) // STATES)]:
            ours = {settled(table(after)) for after in whole_turns(found, state)}
            again = turns(table(state), ceylon=slug != "muehle")
            assert ours == set(map(settled, again))


@pytest.mark.cites("CEYLON-2")
def test_in_ceylon_no_stone_leaves_before_all_are_placed() -> None:
    found = game("ceylonesisches-muehlespiel")
    for seed in range(5):
        for state in random_play(found, 2, found.book.default, Random(seed)).states:
            assert not (any(state.hands) and any(state.lost))
