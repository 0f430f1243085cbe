"""146 Quartett is played as OpenSpiel plays Go Fish without a stock: questions, turns, winners.

Compared is the reading by which the left neighbour is on turn after a question in vain, with four
seats, in deals without a set in a hand: the other engine deals such a set in another way.
`DAUMEN_RULES_ORACLE_POSITIONS` says how many questions are compared.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.games.cards.quartett import GAME, Ask, OnMiss, Rules
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, RANKS, Deal

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
)

POSITIONS: Final = int(os.environ.get("DAUMEN_RULES_ORACLE_POSITIONS", "400"))
SEATS: Final = 4
EACH: Final = 8


def both(random: Random) -> tuple[Any, Any]:
    """The same deal in both programs; suits do not count in the other one."""
    while True:
        pack = random.sample(PACK, 32)
        hands = [pack[at : at + EACH] for at in range(0, 32, EACH)]
        held = [[card.rank for card in hand] for hand in hands]
        if all(ranks.count(rank) < SEATS for ranks in held for rank in ranks):
            break
    other = pyspiel.load_game("go_fish(players=4,ranks=8,suits=4,initial_cards=8)")
    state = other.new_initial_state()
    for card in pack:
        state.apply_action(RANKS.index(card.rank))
    order = tuple(card for cards in zip(*hands, strict=True) for card in cards)
    rules = Rules(on_miss=OnMiss.LEFT, max_turns=1000)
    dealt = step(GAME.rules, GAME.rules.start(SEATS, rules), Deal(order))
    assert isinstance(dealt, Step)
    return dealt.state, state


def numbered(ask: Ask) -> int:
    """A question by the number that it has in the other program."""
    return ask.of * EACH + RANKS.index(ask.rank)


def test_the_same_may_be_asked_and_the_same_seats_win() -> None:
    random, compared = Random(146), 0
    while compared < POSITIONS:
        layout, state = both(random)
        while (outcome := GAME.rules.outcome(layout)) is None:
            asks = {
                numbered(ask): ask
                for ask in legal_actions(GAME.rules, layout)
                if isinstance(ask, Ask)
            }
            assert (layout.turn, sorted(asks)) == (state.current_player(), state.legal_actions())
            number = random.choice(sorted(asks))
            answer = step(GAME.rules, layout, asks[number])
            assert isinstance(answer, Step)
            layout, compared = answer.state, compared + 1
            state.apply_action(number)
        assert state.is_terminal()
        best = max(state.returns())
        winners = tuple(seat for seat, won in enumerate(state.returns()) if won == best)
        assert winners == outcome.winners
