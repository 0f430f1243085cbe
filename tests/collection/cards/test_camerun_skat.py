"""137 Camerun-Skat: open hands, hits, and payments to and fro."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest

from daumen_rules.games.cards.camerun_skat import GAME, Count, Equal, Rules
from daumen_rules.games.cards.engines.bank_table import Task
from daumen_rules.kernel.seats import SPECTATOR
from tests.collection.cards.at_bank import kept, pack
from tests.collection.cards.at_table import after, cards, refused, told


def at(*acts: str, players: int = 3, rules: Rules = GAME.book.default) -> Any:
    """The table after these acts; C holds the bank of three."""
    return after(GAME, GAME.rules.start(players, rules), *acts)


DEALT = "C7 C8 S7 S8 H9 H10"
"""A gets C7 S7 H9, B gets C8 S8 H10."""


@pytest.mark.cites("CAMERUN-1", "CAMERUN-2", "CAMERUN-9", "ROUNDS-1")
def test_all_but_the_banker_get_three_cards_or_more_face_up() -> None:
    table = at(pack(DEALT))
    assert (table.dealer, table.turn, table.task) == (2, 2, Task.TURN)
    assert table.open == (cards("H9 S7 C7"), cards("H10 S8 C8"), ())
    assert GAME.rules.view(table, SPECTATOR).open == table.open
    assert (len(table.stock), refused(GAME, table, "turn", 0)) == (26, ["ROUNDS-1"])
    assert [len(hand) for hand in at(pack(""), rules=Rules(cards=5)).open] == [5, 5, 0]
    eleven = at(pack(""), players=11, rules=Rules(cards=15))
    assert ({*map(len, eleven.open)}, len(eleven.stock)) == ({3, 0}, 2)


@pytest.mark.cites("CAMERUN-3", "CAMERUN-4")
def test_who_has_the_rank_pays_once_though_it_has_two_such_cards() -> None:
    table = at(pack(f"{DEALT} D7 DA"))
    assert told(GAME, table, "turn") == ["C turns Seven of diamonds.", "A pays 1.", "C gets 1."]
    one = after(GAME, table, "turn")
    assert (one.chips, one.hits, one.middle) == ((-1, 0, 1), (1, 0, 0), cards("D7"))
    assert after(GAME, one, "turn").chips == one.chips
    each = at(pack(f"{DEALT} D7"), "turn", rules=Rules(equal=Equal.EACH))
    assert (each.chips, each.hits) == ((-3, 0, 3), (2, 0, 0))
    five = at(pack(f"{DEALT} D7"), "turn", rules=Rules(unit=5))
    assert five.chips == (-5, 0, 5)


STEPS = (1, 2, 3, -2, -3, -4)


@pytest.mark.numbers("camerun-skat")
@pytest.mark.cites("CAMERUN-5", "CAMERUN-6", "CAMERUN-7")
def test_payments_swing_to_the_bank_and_back() -> None:
    """A has four ranks, of which twelve cards are turned."""
    hits = " ".join(f"{suit}{rank}" for rank in ("7", "8", "9", "10") for suit in "SHD")
    table = at(pack(f"C7 CJ C8 CQ C9 CK C10 CA {hits}"), rules=Rules(cards=4))
    gains = list[int]()
    for _ in range(12):
        table = after(GAME, table, "turn")
        gains.append(table.chips[2])
    assert gains == [1, 3, 6, 4, 1, -3, -2, 0, 3, 1, -2, -6]
    assert gains == [*accumulate(STEPS * 2)]


@pytest.mark.cites("CAMERUN-5")
def test_hits_are_counted_for_each_seat_or_for_all_together() -> None:
    both = pack("C7 C8 S9 S10 HJ HQ D7 D8 D9")
    acts = ("turn",) * 3
    assert at(both, *acts).chips == (-3, -1, 4)
    assert at(both, *acts, rules=Rules(count=Count.ALL)).chips == (-4, -2, 6)


@pytest.mark.cites("CAMERUN-8", "CAMERUN-10", "ROUNDS-2")
def test_when_all_cards_are_turned_the_next_seat_gets_the_bank() -> None:
    table = at(pack(DEALT), *["turn"] * 25)
    assert (len(table.stock), table.rounds, kept(table)) == (1, 0, 0)
    assert told(GAME, table, "turn")[-1] == "A has the bank now."
    over = after(GAME, table, "turn")
    assert (over.dealer, over.hits, over.task) == (0, (0, 0, 0), Task.DEAL)
    assert over.rounds == 1
    last = at(pack(DEALT), *["turn"] * 26, rules=Rules(rounds=1))
    outcome = GAME.rules.outcome(last)
    assert outcome is not None
    assert sum(outcome.payments) == 0
