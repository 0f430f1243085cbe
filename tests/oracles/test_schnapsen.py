"""133 Sechsundsechzig, once nobody draws, is played as the package `schnapsen` plays Schnapsen.

Schnapsen has 20 cards and hands of five, so the last five tricks are compared, without Nines and
without marriages: which cards are legal, and who takes each trick.
`DAUMEN_RULES_ORACLE_POSITIONS` says how many decisions are compared.
"""

from __future__ import annotations

import os
from importlib import import_module
from random import Random
from typing import Any, Final

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.desk import Desk, Task
from daumen_rules.games.cards.engines.sixty_six import CARDS, Marriage
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.sechsundsechzig.game import GAME
from daumen_rules.games.cards.sechsundsechzig.rules import Rules
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.cards import Card, Rank, Suit

pytest.importorskip(
    "schnapsen",
    reason="schnapsen is not installed: python -m pip install --no-deps schnapsen==0.0.5",
)
deck: Any = import_module("schnapsen.deck")
other: Any = import_module("schnapsen.game")

POSITIONS: Final = int(os.environ.get("DAUMEN_RULES_ORACLE_POSITIONS", "400"))
TWENTY: Final = tuple(card for card in CARDS if card.rank is not Rank.NINE)
RULES: Final = Rules(marriage=Marriage.NO)


def theirs(card: Card) -> Any:
    """A card of the other engine."""
    rank = "TEN" if card.rank is Rank.TEN else card.rank.name
    return deck.Card.get_card(deck.Rank[rank], deck.Suit[card.suit.name])


class Table:
    """The same last tricks on both sides; in theirs leader and follower change places."""

    def __init__(self, hands: list[list[Card]], trump: Suit) -> None:
        desk: Desk[Rules] = GAME.rules.start(2, RULES)
        held = tuple(tuple(sorted(hand)) for hand in hands)
        self.desk = evolve(
            desk, task=Task.PLAY, hands=held, aside=((), ()), trump=trump, turn=0, dealer=1
        )
        self.engine = other.SchnapsenGamePlayEngine()
        self.bots = [other._DummyBot(), other._DummyBot()]
        self.trump = deck.Suit[trump.name]

    def state(self, leader: int) -> Any:
        """Their state before a trick that a seat leads."""
        seats = [
            other.BotState(
                implementation=self.bots[seat],
                hand=other.Hand([theirs(card) for card in self.desk.hands[seat]]),
            )
            for seat in (leader, 1 - leader)
        ]
        return other.GameState(
            leader=seats[0],
            follower=seats[1],
            talon=other.Talon([], self.trump),
            previous=None,
        )


def played(desk: Desk[Rules]) -> list[Card]:
    """The cards that may be played by our rules."""
    return [act.card for act in legal_actions(GAME.rules, desk) if isinstance(act, Play)]


def after(desk: Desk[Rules], card: Card) -> Desk[Rules]:
    answer = step(GAME.rules, desk, Play(desk.turn, card))
    assert not isinstance(answer, Refused)
    return answer.state


def last_tricks(table: Table, random: Random) -> int:
    """Plays the last tricks of a deal on both sides; gives the number of decisions compared."""
    engine, decisions = table.engine, 0
    while table.desk.task is Task.PLAY:
        leader = table.desk.turn
        before = table.state(leader)
        lead = random.choice(played(table.desk))
        table.desk = after(table.desk, lead)
        move = other.RegularMove(theirs(lead))
        answers = engine.move_validator.get_legal_follower_moves(engine, before, move)
        legal = played(table.desk)
        assert {answer.card for answer in answers} == {theirs(card) for card in legal}
        card = random.choice(legal)
        table.desk = after(table.desk, card)
        trick = other.RegularTrick(leader_move=move, follower_move=other.RegularMove(theirs(card)))
        *_, leads_on = engine.trick_scorer.score(trick, before.leader, before.follower, table.trump)
        if table.desk.task is Task.PLAY:
            assert (table.desk.turn == leader) is leads_on
        decisions += 1
    return decisions


def test_the_last_tricks_are_played_as_in_schnapsen(record_property: Any) -> None:
    decisions = deals = 0
    while decisions < POSITIONS:
        random = Random(deals)
        drawn = random.sample(TWENTY, 10)
        table = Table([drawn[:5], drawn[5:]], random.choice(list(Suit)))
        decisions += last_tricks(table, random)
        deals += 1
    found = f"{decisions} decisions in {deals} deals"
    record_property("oracle", found)
    print(f"\nSechsundsechzig and schnapsen: {found}, no difference")
