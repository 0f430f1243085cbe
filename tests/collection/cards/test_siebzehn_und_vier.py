"""127 Siebzehn und Vier: stakes up to the bank, buying up to 21, the bank's turn, who is paid."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.bank_table import Task
from daumen_rules.games.cards.siebzehn_und_vier.game import GAME
from daumen_rules.games.cards.siebzehn_und_vier.rules import (
    BankCards,
    Bought,
    Raises,
    Rules,
    TwoAces,
    Values,
    points,
)
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK
from tests.collection.cards.at_bank import kept, pack
from tests.collection.cards.at_table import after, cards, refused, told


def at(*acts: str, players: int = 3, rules: Rules = GAME.book.default) -> Any:
    """The table after these acts; C holds the bank of three."""
    return after(GAME, GAME.rules.start(players, rules), *acts)


STAKED = ("bet 3", "bet 2")
"""A plays for three chips, and B joins with two."""


@pytest.mark.cites("SIEBZEHN-1", "SIEBZEHN-2", "SIEBZEHN-4", "SIEBZEHN-7", "ROUNDS-1")
def test_the_bank_is_filled_and_the_first_seat_says_for_how_much_it_plays() -> None:
    table = at()
    assert (table.dealer, table.player, table.turn, table.task) == (2, 0, 0, Task.STAKE)
    assert table.purses == (10, 10, 30)
    assert at(rules=Rules(chips=5, bank=50)).purses == (5, 5, 50)
    assert refused(GAME, table, "bet 0") == ["SIEBZEHN-7"]
    assert refused(GAME, table, "bet 11") == ["SIEBZEHN-7"]
    assert refused(GAME, table, "bet 1", 1) == ["ROUNDS-1"]
    assert refused(GAME, table, "pass") == ["SIEBZEHN-18"]


@pytest.mark.cites("SIEBZEHN-3", "SIEBZEHN-18")
def test_others_join_in_turn_as_far_as_the_bank_can_pay_all() -> None:
    rules = Rules(bank=7)
    assert refused(GAME, at(rules=rules), "bet 8") == ["SIEBZEHN-7", "SIEBZEHN-3"]
    table = at("bet 4", rules=rules, players=4)
    assert (table.task, table.turn) == (Task.JOIN, 1)
    assert refused(GAME, table, "bet 4") == ["SIEBZEHN-3", "SIEBZEHN-18"]
    joined = after(GAME, table, "bet 2")
    assert (joined.turn, joined.stakes) == (2, (4, 2, 0, 0))
    assert refused(GAME, joined, "bet 2") == ["SIEBZEHN-3", "SIEBZEHN-18"]
    assert after(GAME, joined, "pass").task is Task.DEAL
    assert at("bet 4", players=2).task is Task.DEAL


@pytest.mark.cites("SIEBZEHN-8", "SIEBZEHN-21")
def test_the_seat_gets_two_cards_face_down_and_the_bank_one() -> None:
    assert told(GAME, at(*STAKED), pack("C7 S9 H8"))[0] == "C shuffles."
    table = at(*STAKED, pack("C7 S9 H8"))
    assert table.hands == (cards("H8 C7"), (), cards("S9"))
    assert (table.task, table.turn, len(table.stock)) == (Task.BUY, 0, 29)
    seen = {viewer: GAME.rules.view(table, viewer) for viewer in (0, 1, 2, SPECTATOR)}
    assert [seen[viewer].hand for viewer in seen] == [cards("H8 C7"), (), cards("S9"), ()]
    assert {view.held for view in seen.values()} == {(2, 0, 1)}


@pytest.mark.cites("SIEBZEHN-9", "SIEBZEHN-10")
def test_the_seat_buys_face_up_or_passes_and_shows_nothing() -> None:
    table = at(*STAKED, pack("C7 S9 H8 DQ"))
    bought = after(GAME, table, "buy")
    assert (bought.open[0], bought.hands[0], bought.task) == (cards("DQ"), cards("H8 C7"), Task.BUY)
    hidden = at(*STAKED, pack("C7 S9 H8 DQ"), "buy", rules=Rules(bought=Bought.HIDDEN))
    assert (hidden.open[0], hidden.hands[0]) == ((), cards("DQ H8 C7"))
    assert refused(GAME, table, "raise") == ["SIEBZEHN-12"]
    assert refused(GAME, table, "bet 1") == ["SIEBZEHN-7"]
    passed = after(GAME, table, "pass")
    assert (passed.hands[0], passed.task, passed.turn) == (cards("H8 C7"), Task.BANK, 2)


@pytest.mark.cites("SIEBZEHN-10", "SIEBZEHN-12")
def test_21_is_shown_and_the_bank_turns_its_card() -> None:
    table = at(*STAKED, pack("C10 S9 HA"))
    assert (table.open, table.task, table.turn) == (
        (cards("HA C10"), (), cards("S9")),
        Task.BANK,
        2,
    )


@pytest.mark.cites("SIEBZEHN-11", "SIEBZEHN-16")
def test_with_more_than_21_a_seat_is_out_and_the_bank_takes_all() -> None:
    table = at(*STAKED, pack("C10 S9 H9 D8"))
    assert told(GAME, table, "buy") == [
        "A buys Eight of diamonds.",
        "A shows H9 C10 D8: 27.",
        "A pays 3.",
        "B pays 2.",
        "C gets 5.",
    ]
    out = after(GAME, table, "buy")
    assert (out.purses, out.player, out.task, out.turn) == ((7, 8, 35), 1, Task.STAKE, 1)


@pytest.mark.cites("SIEBZEHN-5", "SIEBZEHN-12", "SIEBZEHN-14", "SIEBZEHN-15")
def test_the_bank_buys_to_two_cards_at_least_and_pays_whoever_is_nearer_to_21() -> None:
    table = at(*STAKED, pack("C10 S9 H9 D8 DJ"), "pass")
    assert refused(GAME, table, "pass") == ["SIEBZEHN-5"]
    assert refused(GAME, table, "raise") == ["SIEBZEHN-5"]
    one = at(*STAKED, pack("C10 S9 H9"), "pass", rules=Rules(bank_cards=BankCards.ONE))
    assert refused(GAME, one, "pass") == []
    bought = after(GAME, table, "buy")
    assert told(GAME, bought, "pass") == [
        "C passes.",
        "A shows H9 C10: 19.",
        "A gets 3.",
        "B gets 2.",
        "C pays 5.",
    ]
    assert after(GAME, bought, "pass").purses == (13, 12, 25)


@pytest.mark.cites("SIEBZEHN-13", "SIEBZEHN-14")
def test_the_bank_wins_equals_and_may_raise_its_points_by_one_up_to_21() -> None:
    """18 against 19 loses, 18 raised to 19 wins; 21 cannot be raised."""
    acts = (*STAKED, pack("C10 S10 H9 D8 DJ DQ"), "pass", "buy")
    assert at(*acts, "pass").purses == (13, 12, 25)
    assert at(*acts, "raise").purses == (7, 8, 35)
    assert at(*acts, "buy", "pass").purses == (7, 8, 35)
    no = Rules(raises=Raises.NO)
    assert refused(GAME, at(*acts, rules=no), "raise") == ["SIEBZEHN-13"]
    full = at(*STAKED, pack("C10 S10 H9 DA"), "pass", "buy")
    assert refused(GAME, full, "raise") == ["SIEBZEHN-13"]
    against_21 = at(*STAKED, pack("C10 S10 HA D9 DJ"), "buy", "buy", "raise")
    assert against_21.purses == (7, 8, 35), "20 and one more, as against 21"


@pytest.mark.cites("SIEBZEHN-12", "SIEBZEHN-15")
def test_a_bank_with_more_than_21_pays() -> None:
    table = at(*STAKED, pack("C7 S10 H8 D9 D8"), "pass", "buy")
    assert after(GAME, table, "buy").purses == (13, 12, 25)


@pytest.mark.cites("SIEBZEHN-6", "SIEBZEHN-22")
def test_cards_count_by_three_readings_and_two_aces_are_too_much_or_21() -> None:
    hand = cards("C7 C8 C9 C10 CJ CQ CK CA")
    by = {
        values: [points(Rules(values=values), (card,)) for card in hand]
        for values in (Values.PIPS, Values.LITERAL, Values.STANDARD)
    }
    assert by == {
        Values.PIPS: [7, 8, 9, 10, 1, 1, 2, 11],
        Values.LITERAL: [1, 1, 1, 1, 1, 1, 2, 11],
        Values.STANDARD: [7, 8, 9, 10, 2, 3, 4, 11],
    }
    aces = pack("CA S9 HA")
    assert at(*STAKED, aces).purses == (7, 8, 35)
    assert at(*STAKED, aces, rules=Rules(two_aces=TwoAces.PLAYER)).task is Task.BANK
    bank = (*STAKED, pack("C10 SA H9 DA"), "pass", "buy")
    assert at(*bank, rules=Rules(two_aces=TwoAces.PLAYER)).purses == (13, 12, 25)
    both = at(*bank, rules=Rules(two_aces=TwoAces.BOTH))
    assert after(GAME, both, "pass").purses == (7, 8, 35)


LOSES: tuple[str, ...] = ("pass", pack("C10 S10 H8 DA"), "pass", "buy", "pass")
"""Nobody joins, and the seat loses with 18 against 21."""


@pytest.mark.cites("SIEBZEHN-19", "SIEBZEHN-20", "ROUNDS-2")
def test_each_seat_plays_once_then_the_left_neighbour_is_banker_with_chips_anew() -> None:
    table = at("bet 3", *LOSES)
    assert (table.player, table.turn, table.purses) == (1, 1, (7, 10, 33))
    over = after(GAME, table, "bet 2", *LOSES)
    assert (over.chips, over.rounds, over.dealer) == ((-3, -2, 5), 1, 0)
    assert (over.purses, over.player, kept(over)) == ((30, 10, 10), 1, 0)
    match = at("bet 3", *LOSES, "bet 2", *LOSES, rules=Rules(rounds=1))
    outcome = GAME.rules.outcome(match)
    assert outcome is not None
    assert (outcome.payments, match.purses) == ((-3, -2, 5), (0, 0, 0))


@pytest.mark.cites("SIEBZEHN-19")
def test_who_has_no_chips_is_passed_over_and_a_broken_bank_ends_the_round() -> None:
    broke = at("bet 1", "bet 10", *LOSES[1:])
    assert (broke.chips, broke.rounds) == ((-1, -10, 11), 1)
    wins: tuple[str, ...] = ("pass", pack("C10 S10 HA D9 D8"), "buy", "buy")
    table = at("bet 5", *wins, rules=Rules(bank=5))
    assert (table.chips, table.rounds, table.dealer) == ((5, 0, -5), 1, 0)


@pytest.mark.cites("SIEBZEHN-15", "SIEBZEHN-16")
def test_purses_of_a_round_keep_their_sum() -> None:
    table = at(*STAKED, pack("C10 S9 H9 D8 DJ"), "pass", "buy", "pass")
    assert sum(table.purses) == sum(at().purses) == 50
    assert evolve(table, purses=at().purses).chips == (0, 0, 0)


@pytest.mark.numbers("siebzehn-und-vier")
@pytest.mark.cites("SIEBZEHN-6")
def test_16_of_496_pairs_are_21_and_all_cards_count_196_or_216() -> None:
    for values, whole in ((Values.PIPS, 196), (Values.STANDARD, 216)):
        rules = Rules(values=values)
        pairs = [points(rules, pair) for pair in combinations(PACK, 2)]
        assert (pairs.count(21), len(pairs)) == (16, 496)
        assert sum(points(rules, (card,)) for card in PACK) == whole
    literal = [points(Rules(values=Values.LITERAL), pair) for pair in combinations(PACK, 2)]
    assert literal.count(21) == 0
