"""135 Das Säbel-Spiel: who names the card, stakes, and the side to which it falls."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from daumen_rules.games.cards.das_saebel_spiel import GAME, Named, Namer, Rules
from daumen_rules.games.cards.engines.bank_table import Task
from daumen_rules.pieces.cards import PACK, Card
from tests.collection.cards.at_bank import pack
from tests.collection.cards.at_table import after, cards, refused, told, told_by


def at(*acts: str, players: int = 3, rules: Rules = GAME.book.default) -> Any:
    """The table after these acts; C holds the bank of three."""
    return after(GAME, GAME.rules.start(players, rules), *acts)


NAMED = ("ask B", "name H10")


@pytest.mark.cites("SAEBEL-1", "SAEBEL-2", "SAEBEL-3", "SAEBEL-8", "ROUNDS-1")
def test_the_banker_shuffles_and_asks_another_seat_for_a_card() -> None:
    table = at(pack("C7"))
    assert (table.task, table.turn, len(table.stock)) == (Task.ASK, 2, 32)
    assert told(GAME, at(), pack("C7")) == ["C shuffles."]
    assert refused(GAME, table, "ask C") == ["SAEBEL-8"]
    assert refused(GAME, table, "ask D") == ["SAEBEL-8"]
    assert refused(GAME, at(pack("C7"), rules=Rules(namer=Namer.ALL)), "ask C") == []
    assert refused(GAME, table, "ask A", 1) == ["ROUNDS-1"]
    asked = after(GAME, table, "ask B")
    assert (asked.task, asked.turn) == (Task.NAME, 1)
    assert refused(GAME, asked, "ask A", 1) == ["SAEBEL-3"]
    assert refused(GAME, asked, "bet 1", 1) == ["SAEBEL-4"]


@pytest.mark.cites("SAEBEL-4", "SAEBEL-9")
def test_all_but_the_banker_may_stake_and_may_pass() -> None:
    table = at(pack("C7"), *NAMED)
    assert (table.named, table.task, table.turn) == (Card.parse("H10"), Task.STAKE, 0)
    assert refused(GAME, table, "bet 4") == ["SAEBEL-4"]
    assert refused(GAME, at(pack("C7"), *NAMED, rules=Rules(max_stake=5)), "bet 5") == []
    staked = after(GAME, table, "pass", "bet 3")
    assert (staked.stakes, staked.task, staked.turn) == ((0, 3, 0), Task.TURN, 2)


@pytest.mark.cites("SAEBEL-5", "SAEBEL-6", "SAEBEL-10")
def test_the_first_card_goes_to_the_left_where_the_bank_wins() -> None:
    table = at(pack("C7 S8 H10"), *NAMED, "bet 1", "bet 3")
    turned = after(GAME, table, "turn", "turn")
    assert (turned.left, turned.right) == (cards("C7"), cards("S8"))
    assert told(GAME, turned, "turn") == [
        "C turns Ten of hearts to the left.",
        "A pays 1.",
        "B pays 3.",
        "C gets 4.",
        "A has the bank now.",
    ]
    over = after(GAME, turned, "turn")
    assert (over.chips, over.dealer, over.task, over.rounds) == ((-1, -3, 4), 0, Task.DEAL, 1)
    assert (over.named, over.left) == (None, ())


@pytest.mark.cites("SAEBEL-7", "ROUNDS-2")
def test_to_the_right_stakes_go_back_doubled() -> None:
    table = at(pack("C7 H10"), *NAMED, "bet 1", "bet 3", "turn", rules=Rules(rounds=1))
    assert told(GAME, table, "turn")[-1] == "C pays 4."
    assert told_by(GAME, table, "turn")[1:4] == ["SAEBEL-7"] * 3
    outcome = GAME.rules.outcome(after(GAME, table, "turn"))
    assert outcome is not None
    assert (outcome.payments, outcome.winners) == ((1, 3, -4), (1,))


@pytest.mark.cites("SAEBEL-3")
def test_only_the_card_decides_or_any_of_its_rank() -> None:
    words = pack("C10 S8 H10")
    table = at(words, *NAMED, "bet 1", "bet 1", "turn")
    assert table.chips == (0, 0, 0)
    by_rank = at(words, *NAMED, "bet 1", "bet 1", "turn", rules=Rules(named=Named.RANK))
    assert by_rank.chips == (-1, -1, 2)


def falls(place: int, rules: Rules) -> bool:
    """Whether the bank wins where the named card, and all of its rank, lie from a place on."""
    wanted, *same = (card for card in PACK if card.rank.value == "10")
    others = [card for card in PACK if card.rank.value != "10"]
    order = [*others[:place], wanted, *same, *others[place:]]
    table = at(pack(" ".join(map(str, order))), "ask A", f"name {wanted}", players=2, rules=rules)
    table = after(GAME, table, "bet 1", *["turn"] * (place + 1))
    assert table.rounds == 1
    return bool(table.chips[0] < 0)


@pytest.mark.numbers("das-saebel-spiel")
@pytest.mark.cites("SAEBEL-5", "SAEBEL-6", "SAEBEL-7")
def test_a_card_is_fair_and_a_rank_wins_479_of_899_for_the_bank() -> None:
    """The first of four cards of a rank lies at a place in C(31 - place, 3) of all ways."""
    to_the_left = [falls(place, Rules(named=Named.RANK)) for place in range(29)]
    ways = [comb(31 - place, 3) for place in range(29)]
    assert sum(ways) == comb(32, 4)
    wins = sum(way for way, left in zip(ways, to_the_left, strict=True) if left)
    assert Fraction(wins, sum(ways)) == Fraction(479, 899)
    assert to_the_left == [place % 2 == 0 for place in range(29)]
    card = [falls(place, Rules()) for place in range(0, 29, 7)]
    assert card == [True, False, True, False, True]
    assert Fraction(sum(place % 2 == 0 for place in range(32)), 32) == Fraction(1, 2)
