"""123 Meine Tante – deine Tante (meine-tante-deine-tante): stakes and pairs."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest

from daumen_rules.games.cards.engines.bank_table import BetOn, RankStake, Task
from daumen_rules.games.cards.meine_tante_deine_tante import GAME, Heir, LastPair, Rules, Staking
from daumen_rules.pieces.cards import PACK, Card, Rank
from tests.collection.cards.at_bank import kept, pack
from tests.collection.cards.at_table import after, cards, refused, told


def at(*acts: str, players: int = 3, rules: Rules = GAME.book.default) -> Any:
    """The table after these acts; the last seat holds the bank."""
    return after(GAME, GAME.rules.start(players, rules), *acts)


@pytest.mark.cites("TANTE-1", "TANTE-3", "TANTE-11", "ROUNDS-1")
def test_all_but_the_banker_stake_on_any_ranks_before_the_shuffle() -> None:
    table = at()
    assert (table.dealer, table.task, table.turn) == (2, Task.STAKE, 0)
    assert refused(GAME, table, "bet 4 on Q") == ["TANTE-3"]
    assert refused(GAME, table, "bet 0 on Q") == ["TANTE-3"]
    assert refused(GAME, at(rules=Rules(max_stake=4)), "bet 4 on Q") == []
    assert refused(GAME, table, "bet 1 on Q", 2) == ["ROUNDS-1", "TANTE-3"]
    laid = after(GAME, table, "bet 2 on Q", "bet 1 on 7")
    assert laid.on_ranks[0] == (RankStake(Rank.QUEEN, 2), RankStake(Rank.SEVEN, 1))
    assert refused(GAME, laid, "bet 1 on Q") == ["TANTE-11"]
    assert refused(GAME, laid, "turn") == ["TANTE-5"]
    assert after(GAME, laid, "pass", "pass").task is Task.DEAL


@pytest.mark.cites("TANTE-2")
def test_the_ends_of_four_lines_are_all_eight_ranks() -> None:
    offered = {str(act.rank.value) for act in GAME.legal_actions(at()) if isinstance(act, BetOn)}
    assert offered == {"A", "10", "K", "9", "Q", "8", "J", "7"}


@pytest.mark.cites("TANTE-4", "TANTE-5", "TANTE-6", "TANTE-7", "TANTE-10")
def test_to_the_left_the_bank_takes_and_to_the_right_it_pays() -> None:
    table = at("bet 2 on Q", "bet 1 on 7", "pass", "bet 3 on Q", "pass", pack("HQ S7 C9 DA"))
    assert told(GAME, at("pass", "pass"), pack("HQ")) == ["C shuffles."]
    assert told(GAME, table, "turn") == [
        "C turns Queen of hearts: my aunt.",
        "A pays 2.",
        "B pays 3.",
        "C gets 5.",
    ]
    one = after(GAME, table, "turn")
    assert (one.chips, one.left, one.on_ranks[1]) == ((-2, -3, 5), cards("HQ"), ())
    assert told(GAME, one, "turn")[:3] == [
        "C turns Seven of spades: your aunt.",
        "A gets 1.",
        "C pays 1.",
    ]
    two = after(GAME, one, "turn")
    assert (two.chips, two.on_ranks, kept(two)) == ((-1, -3, 4), ((), (), ()), 0)


@pytest.mark.cites("TANTE-9")
def test_of_two_aces_in_a_pair_the_bank_takes() -> None:
    table = at("bet 2 on A", "bet 1 on 7", "pass", players=2)
    table = after(GAME, table, pack("CA HA"), "turn")
    assert table.chips == (-2, 2)
    assert "Both have the same rank: the bank has taken." in told(GAME, table, "turn")
    assert after(GAME, table, "turn").chips == (-2, 2)


SEVENS_LAST = "H7 D7"


@pytest.mark.cites("TANTE-8")
def test_the_last_card_but_one_goes_to_the_left_or_is_not_turned() -> None:
    before = ("bet 1 on 7", "pass", pack("C7 S7", SEVENS_LAST))
    for last_pair, turns in ((LastPair.LITERAL, 31), (LastPair.SKIP_LAST_PAIR, 30)):
        rules = Rules(staking=Staking.BEFORE_EACH_PAIR, last_pair=last_pair, rounds=1)
        table = at(*before, players=2, rules=rules)
        shown = 0
        while GAME.rules.outcome(table) is None:
            if table.task is Task.STAKE:
                late = len(table.stock) == 2
                acts = ("bet 2 on 7", "pass") if late else ("pass",)
                table = after(GAME, table, *acts)
            else:
                shown += 1
                table = after(GAME, table, "turn")
        assert shown == turns
        assert table.chips == ((-3, 3) if last_pair is LastPair.LITERAL else (-1, 1))


@pytest.mark.cites("TANTE-3", "TANTE-10")
def test_stakes_are_laid_once_or_before_each_pair() -> None:
    acts = ("bet 1 on A", "bet 1 on K", "pass", pack("CA H9 S8"), "turn", "turn")
    once = at(*acts, players=2)
    assert once.task is Task.TURN
    table = at(*acts, players=2, rules=Rules(staking=Staking.BEFORE_EACH_PAIR))
    assert (table.task, table.turn) == (Task.STAKE, 0)
    assert refused(GAME, table, "bet 1 on K") == ["TANTE-11"]
    more = after(GAME, table, "bet 2 on A", "pass")
    assert (more.task, len(more.on_ranks[0])) == (Task.TURN, 2)
    assert refused(GAME, table, "turn", 1) == ["ROUNDS-1", "TANTE-5"]


@pytest.mark.cites("TANTE-12", "ROUNDS-2")
def test_the_left_neighbour_gets_the_bank_or_the_same_seat_keeps_it() -> None:
    acts = ("bet 1 on A", "pass", pack("CA"), "turn")
    table = at(*acts, players=2)
    assert (table.dealer, table.rounds, table.task) == (0, 1, Task.STAKE)
    assert at(*acts, players=2, rules=Rules(heir=Heir.SAME)).dealer == 1
    outcome = GAME.rules.outcome(at(*acts, players=2, rules=Rules(rounds=1)))
    assert outcome is not None
    assert (outcome.payments, outcome.winners) == ((-1, 1), (1,))


def won(words: str, turns: int) -> int:
    """What a chip on the Ten has won after so many cards."""
    table = at("bet 1 on 10", "pass", pack(words), *["turn"] * turns, players=2)
    return int(table.chips[0])


@pytest.mark.numbers("meine-tante-deine-tante")
@pytest.mark.cites("TANTE-6", "TANTE-7", "TANTE-9")
def test_one_pair_wins_7_of_62_and_loses_an_eighth() -> None:
    """Ranks alone decide, so each pair of ranks is turned once and counted as often as it lies."""
    pairs: dict[tuple[bool, bool], int] = {}
    for left, right in permutations(PACK, 2):
        key = (left.rank is Rank.TEN, right.rank is Rank.TEN)
        pairs[key] = pairs.get(key, 0) + 1
    shown = {(True, True): "C10 H10", (True, False): "C10 H7", (False, True): "C7 H10"}
    gains = {key: won(words, 1 if key[0] else 2) for key, words in shown.items()}
    assert gains == {(True, True): -1, (True, False): -1, (False, True): 1}
    total = sum(pairs.values())
    wins, loses = (
        Fraction(sum(n for key, n in pairs.items() if gains.get(key) == sign), total)
        for sign in (1, -1)
    )
    assert (wins, loses, wins - loses) == (Fraction(7, 62), Fraction(1, 8), Fraction(-3, 248))


@pytest.mark.numbers("meine-tante-deine-tante")
@pytest.mark.cites("TANTE-10")
def test_a_stake_that_lies_until_it_is_decided_loses_479_of_899() -> None:
    """The first of four Tens lies at a place in C(31 - place, 3) of all ways."""
    others = [str(card) for card in PACK if card.rank is not Rank.TEN]
    tens = [str(Card(suit, Rank.TEN)) for suit in sorted({c.suit for c in PACK}, key=str)]
    found = {1: 0, -1: 0}
    for place in range(29):
        order = " ".join([*others[:place], *tens, *others[place:]])
        found[won(order, place + 1)] += comb(31 - place, 3)
    total = comb(32, 4)
    assert Fraction(found[-1], total) == Fraction(479, 899)
    assert Fraction(found[1], total) == Fraction(420, 899)
