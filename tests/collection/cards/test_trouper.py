"""141 Trouper: stakes, the two ranks, the cards in the middle, and the bank that is handed on."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from daumen_rules.games.cards.engines.bank_table import Task
from daumen_rules.games.cards.trouper import GAME, LastRound, Rules
from daumen_rules.pieces.cards import PACK
from tests.collection.cards.at_bank import pack
from tests.collection.cards.at_table import after, cards, refused, told, told_by


def at(*acts: str, players: int = 3, rules: Rules = GAME.book.default) -> Any:
    """The table after these acts; C holds the bank of three."""
    return after(GAME, GAME.rules.start(players, rules), *acts)


STAKED = ("bet 2", "bet 1")


@pytest.mark.cites("TROUPER-1", "TROUPER-2", "ROUNDS-1")
def test_all_but_the_banker_stake_in_turn_one_chip_at_least() -> None:
    table = at()
    assert (table.dealer, table.turn, table.task) == (2, 0, Task.STAKE)
    assert refused(GAME, table, "bet 0") == ["TROUPER-2"]
    assert refused(GAME, table, "bet 4") == ["TROUPER-2"]
    assert refused(GAME, at(rules=Rules(max_stake=4)), "bet 4") == []
    assert refused(GAME, table, "bet 1", 1) == ["ROUNDS-1"]
    assert refused(GAME, table, "bet 1", 2) == ["ROUNDS-1", "TROUPER-2"]
    assert at(*STAKED).stakes == (2, 1, 0)


@pytest.mark.cites("TROUPER-5", "TROUPER-6", "TROUPER-7")
def test_after_the_stakes_two_cards_are_laid_out() -> None:
    table = at(*STAKED)
    assert table.task is Task.DEAL
    assert told(GAME, table, pack("HJ S9"))[:3] == [
        "C shuffles.",
        "C turns Jack of hearts to the left.",
        "C turns Nine of spades to the right.",
    ]
    dealt = after(GAME, table, pack("HJ S9"))
    assert (dealt.left, dealt.right, len(dealt.stock)) == (cards("HJ"), cards("S9"), 30)
    assert (dealt.task, dealt.turn) == (Task.TURN, 2)
    assert refused(GAME, dealt, "keep") == ["TROUPER-11"]


@pytest.mark.cites("TROUPER-3", "TROUPER-8", "TROUPER-9", "TROUPER-12", "TROUPER-13")
def test_the_rank_to_the_right_pays_all_and_the_banker_keeps_the_bank() -> None:
    table = at(*STAKED, pack("HJ S9 C7 D9"), "turn")
    assert (table.middle, table.chips) == (cards("C7"), (0, 0, 0))
    paid = after(GAME, table, "turn")
    assert (paid.chips, paid.stakes, paid.rounds) == ((2, 1, -3), (0, 0, 0), 1)
    assert (paid.task, paid.dealer, paid.turn) == (Task.STAKE, 2, 0)
    assert (paid.hands, paid.left, paid.middle) == ((), (), ())


@pytest.mark.cites("TROUPER-4", "TROUPER-9", "TROUPER-11", "TROUPER-13")
def test_a_jack_to_the_left_and_one_in_the_middle_win_and_the_bank_may_be_handed_on() -> None:
    won = at(*STAKED, pack("HJ S9 CJ"), "turn")
    assert (won.chips, won.task, won.turn) == ((-2, -1, 3), Task.HEIR, 2)
    assert refused(GAME, won, "hand on to C") == ["TROUPER-13"]
    assert refused(GAME, won, "hand on to D") == ["TROUPER-13"]
    assert refused(GAME, won, "turn") == ["ROUNDS-1"]
    other = after(GAME, won, "hand on to A")
    assert (other.dealer, other.turn, other.rounds) == (0, 1, 1)
    same = after(GAME, won, "keep")
    assert (same.dealer, same.turn) == (2, 0)
    for words in ("keep", "hand on to A"):
        assert told_by(GAME, won, words)[0] == "TROUPER-11"


@pytest.mark.cites("TROUPER-10")
def test_equal_ranks_win_at_once() -> None:
    won = at(*STAKED, pack("HJ SJ"))
    assert (won.chips, won.middle, won.task) == ((-2, -1, 3), (), Task.HEIR)


@pytest.mark.cites("TROUPER-14", "ROUNDS-2")
def test_a_match_has_a_round_for_each_seat_and_the_bank_is_not_offered_at_its_end() -> None:
    one = Rules(rounds=1)
    over = at(*STAKED, pack("HJ SJ"), rules=one)
    outcome = GAME.rules.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.payments) == ((2,), (-2, -1, 3))
    asked = at(*STAKED, pack("HJ SJ"), rules=Rules(rounds=1, last=LastRound.YES))
    assert (asked.task, GAME.rules.outcome(asked)) == (Task.HEIR, None)
    assert GAME.rules.outcome(after(GAME, asked, "keep")) == outcome
    three = at(*[*STAKED, pack("HJ S9 C9"), "turn"] * 3)
    assert (three.rounds, GAME.rules.movers(three)) == (3, ())


@pytest.mark.numbers("trouper")
@pytest.mark.cites("TROUPER-9", "TROUPER-10")
def test_the_bank_wins_17_of_31_rounds() -> None:
    """With the same ranks at once; else the ranks are alike, as each has three cards left."""
    pairs = [left.rank is right.rank for left, right in permutations(PACK, 2)]
    same = Fraction(sum(pairs), len(pairs))
    assert same == Fraction(3, 31)
    assert same + (1 - same) / 2 == Fraction(17, 31)
    for first, second in (("HJ S9", "S9 HJ"), ("C7 DA", "DA C7")):
        results = list[Any]()
        for words in (first, second):
            table = at("bet 1", pack(words), players=2)
            while table.rounds == 0 and table.task is Task.TURN:
                table = after(GAME, table, "turn")
            results.append(table.chips)
        assert sorted(results) == [(-1, 1), (1, -1)], "the same pack, ranks exchanged"


@pytest.mark.cites("TROUPER-8")
def test_a_round_ends_with_the_25th_card_in_the_middle_at_the_latest() -> None:
    late = [card for card in PACK if card.rank.value in "J9"]
    others = [card for card in PACK if card not in late]
    order = " ".join(map(str, [late[0], late[1], *others]))
    assert late[0].rank is not late[1].rank
    table = at("bet 1", pack(order), *["turn"] * 24, players=2)
    assert (table.rounds, len(table.middle), table.task) == (0, 24, Task.TURN)
    assert after(GAME, table, "turn").chips != (0, 0)
