"""What a decision costs beside OpenSpiel and python-chess: `python -m tests.benchmarks.others`.

All play at random through their public functions from Python, in turn and in one run: what is
legal, a choice, what it leads to. Printed are decisions a second and their ratio. Nothing here
fails for being slow; `python -m pip install ".[oracles]"` brings the others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from attrs import frozen

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step

ROUNDS: Final = 7
"""How often each side has its turn; the fastest counts, so that other work disturbs less."""
PLIES: Final = 200
"""After so many moves a game of chess is broken off."""


@frozen
class Pair:
    """A game of ours and one of others, of about the same size."""

    slug: str
    players: int
    rules: str
    other: str
    games: int
    """Whole games a round."""


PAIRS: Final = (
    Pair("daumen-drauf", 4, "german", "hearts", 20),
    Pair("daumen-drauf", 4, "german", "hearts, child", 20),
    Pair("daumen-drauf", 4, "german", "python-chess", 20),
    Pair("skat", 3, "manual with deals=1", "skat", 60),
    # Every jump is a decision with them, a whole turn is one with us; they draw earlier.
    Pair("draught", 2, "manual with quiet_limit=40", "checkers", 25),
    # They draw after 200 turns.
    Pair("muehle", 2, "manual with all_in_mills=any", "nine_mens_morris", 15),
    # A match of ours goes to a hundred points, one of theirs lasts a deal of two packs.
    Pair("mau-mau", 3, "manual", "crazy_eights(players=3)", 15),
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


def open_spiel(pair: Pair, random: Random) -> int:
    """Random games by OpenSpiel, whose states change or are copied, and whose chance is weighted as
    ours is. The number of decisions.
    """
    name, _, copied = pair.other.partition(", ")
    other, decisions = import_module("pyspiel").load_game(name), 0
    for _ in range(pair.games):
        state = other.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                (action,) = random.choices(actions, weights)
            else:
                action = random.choice(state.legal_actions())
                decisions += 1
            if copied:
                state = state.child(action)
            else:
                state.apply_action(action)
    return decisions


def chess(pair: Pair, random: Random) -> int:
    """Random games by python-chess, each board a copy without its past. The number of moves."""
    board_of: Any = import_module("chess").Board
    decisions = 0
    for _ in range(pair.games // 4):
        board = board_of()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board = board.copy(stack=False)
            board.push(random.choice(moves))
            decisions += 1
    return decisions


def rate(play: Callable[[Pair, Random], int], pair: Pair, random: Random) -> float:
    """Decisions a second of one round."""
    begun = time.process_time()
    decisions = play(pair, random)
    return decisions / (time.process_time() - begun)


def main() -> None:
    """Print the ratios."""
    for pair in PAIRS:
        theirs = chess if pair.other == "python-chess" else open_spiel
        random = Random(pair.slug)
        rates = [(rate(ours, pair, random), rate(theirs, pair, random)) for _ in range(ROUNDS)]
        own, other = (max(side) for side in zip(*rates, strict=True))
        print(
            f"{pair.slug} ({pair.rules}) and {pair.other}: {own:,.0f} and {other:,.0f} "
            f"decisions a second, ratio 1 : {other / own:.2f}"
        )


if __name__ == "__main__":
    main()
