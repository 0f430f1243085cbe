"""What games of the collection cost, side by side with OpenSpiel in the same run.

Run with `python -m pytest tests/benchmarks/test_collection_speed.py -n 0 -s`. Both play at random
through their public functions from Python: what is legal, a choice, what it leads to. Printed are
decisions a second and their ratio; nothing here fails for being slow.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from attrs import frozen

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Step

ROUNDS: Final = 5
"""How often each side has its turn; the fastest counts, so that other work disturbs less."""


@frozen
class Pair:
    """A game of ours, and the nearest of OpenSpiel."""

    slug: str
    players: int
    rules: str
    other: str
    games: int
    """Whole games a round."""


PAIRS: Final = (
    # Draught: every jump is a decision with them, a whole turn is one with us; they draw earlier.
    Pair("draught", 2, "manual with quiet_limit=40", "checkers", 25),
    # Mühle: they draw after 200 turns.
    Pair("muehle", 2, "manual with all_in_mills=any", "nine_mens_morris", 10),
    # Skat: their auction goes to whoever first names a game, and there are no hand games.
    Pair("skat", 3, "manual with deals=1", "skat", 25),
)


def ours(pair: Pair, random: Random) -> int:
    """Random games by our functions. The number of decisions."""
    found = game(pair.slug)
    played, decisions = found.rules, 0
    rules = found.book.read_rules(pair.rules)
    for _ in range(pair.games):
        state = played.start(pair.players, rules)
        while played.movers(state):
            chance = played.chance(state)
            if chance is None:
                action = random.choice(legal_actions(played, state))
                decisions += 1
            else:
                action = chance.at(random.randrange(chance.total))
            answer = step(played, state, action)
            assert isinstance(answer, Step)
            state = answer.state
    return decisions


def theirs(pair: Pair, random: Random) -> int:
    """Random games by OpenSpiel. The number of decisions."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="python -m pip install open-spiel==2.0.2")
    other, decisions = pyspiel.load_game(pair.other), 0
    for _ in range(pair.games):
        state = other.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def rate(play: Callable[[Pair, Random], int], pair: Pair, random: Random) -> float:
    """Decisions a second of one round."""
    begun = time.process_time()
    decisions = play(pair, random)
    return decisions / (time.process_time() - begun)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.slug)
def test_random_play_side_by_side(pair: Pair) -> None:
    random = Random(pair.slug)
    rates = [(rate(ours, pair, random), rate(theirs, pair, random)) for _ in range(ROUNDS)]
    own, other = (max(side) for side in zip(*rates, strict=True))
    print(
        f"\n{pair.slug} ({pair.rules}) and OpenSpiel {pair.other}: "
        f"{own:,.0f} and {other:,.0f} decisions a second, ratio 1 : {other / own:.1f}"
    )
