"""Skat is played as OpenSpiel plays it: the same cards are legal, the same seat is to play.

Compared is the play alone: its auction goes to whoever first names a game, it has no hand games, no
announcements and no values. `DAUMEN_RULES_ORACLE_POSITIONS` says how many decisions are compared.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.games.cards.engines.auction import Bid, Pass
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.skat.game import GAME
from daumen_rules.games.cards.skat.rules import DealDir, Rules
from daumen_rules.games.cards.skat.table import Declare, Discard, SkatAct, SkatDesk, TakeSkat
from daumen_rules.games.cards.skat.values import Kind
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import Card, Deal, Rank, Suit

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
)

POSITIONS: Final = int(os.environ.get("DAUMEN_RULES_ORACLE_POSITIONS", "400"))
SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
RANKS: Final = tuple(map(Rank, ("7", "8", "9", "Q", "K", "10", "A", "J")))
CARDS: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
"""The cards by the numbers of the other engine."""
PASSES: Final = 32
"""Its number for a pass; the games follow in the order of `KINDS`."""
KINDS: Final = (Kind.DIAMONDS, Kind.HEARTS, Kind.SPADES, Kind.CLUBS, Kind.GRAND, Kind.NULL)
RULES: Final = Rules(deals=1, deal_dir=DealDir.CW)
"""Its packets go clockwise."""
WORDS: Final[dict[int, tuple[SkatAct, ...]]] = {
    0: (Pass(1), Pass(2), Bid(0, 18)),
    1: (Bid(1, 18), Pass(0), Pass(2)),
    2: (Pass(1), Bid(2, 18), Pass(0)),
}
"""An auction that each seat wins."""


def after(match: SkatDesk, *actions: SkatAct) -> SkatDesk:
    for action in actions:
        answer = step(GAME.rules, match, action)
        assert isinstance(answer, Step), answer
        match = answer.state
    return match


def both(random: Random) -> tuple[SkatDesk, Any]:
    """The same deal before the first lead: dealt, bid, skat taken, laid away, declared."""
    other = pyspiel.load_game("skat").new_initial_state()
    pack = random.sample(range(len(CARDS)), len(CARDS))
    soloist, kind = random.randrange(3), random.choice(KINDS)
    said = [PASSES] * soloist + [PASSES + 1 + KINDS.index(kind)]
    for number in (*pack, *said):
        other.apply_action(number)
    own = after(GAME.rules.start(3, RULES), Deal(tuple(CARDS[n] for n in pack)), *WORDS[soloist])
    own = after(own, TakeSkat(soloist))
    away = random.choice([a for a in legal_actions(GAME.rules, own) if isinstance(a, Discard)])
    for card in away.cards:
        assert other.current_player() == soloist
        other.apply_action(CARDS.index(card))
    return after(own, away, Declare(soloist, kind)), other


def test_the_same_cards_are_legal_and_the_same_seat_plays(
    record_property: Callable[[str, object], None],
) -> None:
    random = Random(150)
    decisions = deals = choices = 0
    differences: list[str] = []
    while decisions < POSITIONS and not differences:
        deals += 1
        own, other = both(random)
        while own.task is Task.PLAY and not differences:
            seat, told = other.current_player(), words(_cards(other))
            turn, legal = own.turn, legal_actions(GAME.rules, own)
            cards = words(a.card for a in legal if isinstance(a, Play))
            if (seat, told) != (turn, cards):
                differences.append(f"{own}\nseat {turn}: {cards}; OpenSpiel {seat}: {told}")
            decisions += 1
            choices += len(legal) > 1
            action = random.choice(legal)
            assert isinstance(action, Play)
            own = after(own, action)
            other.apply_action(CARDS.index(action.card))
        if not differences and not same_end(own, other):
            differences.append(f"{own.results}; OpenSpiel {other.returns()}")
    found = f"{decisions} decisions ({choices} with a choice) in {deals} deals"
    record_property("oracle", found)
    print(f"\nSkat and OpenSpiel: {found}, {len(differences)} differences")
    assert not differences, differences[0]


def _cards(other: Any) -> list[Card]:
    numbers: list[int] = other.legal_actions()
    return [CARDS[number] for number in numbers]


def words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, sorted(cards)))


def same_end(own: SkatDesk, other: Any) -> bool:
    """Its returns are the soloist's points around 60, in 120ths; of Null only who has won.

    Without a trick the skat does not count by our manual, and does with the other engine.
    """
    (result,) = own.results
    assert result is not None
    returned = other.returns()[result.soloist]
    if not other.is_terminal() or result.contract.kind is Kind.NULL:
        return bool(other.is_terminal() and (returned > 0) == result.won)
    return result.tricks == 0 or round(returned * 120) + 60 == result.points
