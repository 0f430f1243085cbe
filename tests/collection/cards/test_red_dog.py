"""136 Red Dog: the pot, the cards in the middle, who has to beat, and what it brings."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.balances import EndPot
from daumen_rules.games.cards.engines.bank_table import Task
from daumen_rules.games.cards.red_dog import GAME, Doubling, Ends, Refill, Rules, Turns, beats
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, Card, Deal
from tests.collection.cards.at_bank import kept
from tests.collection.cards.at_table import after, cards, refused, rest, told

LOW, OTHER = "C7 S7 H7", "C8 S8 H8"
"""Hands that beat little."""


def dealt(*hands: str, middle: str, rules: Rules = GAME.book.default, **begun: Any) -> Any:
    """A deal in which Vorhand, seat A, and the seats after it hold these cards."""
    start = evolve(GAME.rules.start(len(hands), rules), **begun)
    held = [cards(words) for words in hands]
    pack: list[Card] = [hand[place] for place in range(3) for hand in held]
    top = cards(middle)
    return after(GAME, start, str(Deal((*pack, *top, *rest(*held, top)))))


@pytest.mark.cites("REDDOG-1", "REDDOG-2", "REDDOG-3", "ROUNDS-1")
def test_three_cards_each_three_in_the_middle_a_base_each_and_vorhand_turns_one() -> None:
    table = dealt(LOW, "C9 S9 H9", OTHER, middle="DA DK DQ", rules=Rules(base=2))
    assert ([*map(len, table.hands)], table.middle, len(table.covered)) == ([3] * 3, cards("DA"), 2)
    assert (table.pot, table.chips, table.turn) == (6, (-2, -2, -2), 0)
    assert refused(GAME, table, "cannot", 1) == ["ROUNDS-1"]
    view = GAME.rules.view(table, 0)
    assert (view.hand, view.held, view.covered, view.stock) == (table.hands[0], (3, 3, 3), 2, 20)
    assert GAME.rules.view(table, SPECTATOR).hand == ()


@pytest.mark.cites("REDDOG-4", "REDDOG-5", "REDDOG-10")
def test_a_higher_card_of_the_same_suit_beats_and_has_to() -> None:
    table = dealt("HJ HK SA", OTHER, "C9 S9 D9", middle="H10 DK DQ")
    assert refused(GAME, table, "SA") == ["REDDOG-4"]
    assert refused(GAME, table, "H8") == ["REDDOG-10", "REDDOG-4"]
    assert refused(GAME, table, "H9") == ["REDDOG-10", "REDDOG-4"]
    assert refused(GAME, table, "cannot") == ["REDDOG-4"]
    assert told(GAME, table, "HK")[0] == "A beats with King of hearts and gets 2."
    beaten = after(GAME, table, "HJ")
    assert (beaten.pot, beaten.chips, beaten.turn) == (1, (1, -1, -1), 1)
    assert (beaten.open[0], beaten.hands[0]) == (cards("HJ"), cards("HK SA"))


@pytest.mark.cites("REDDOG-6", "REDDOG-11")
def test_the_next_card_is_turned_after_a_failure_or_always() -> None:
    hands, middle = ("HJ C7 S7", "HQ C8 S8", "C9 S9 D9"), "H10 DK DQ"
    table = after(GAME, dealt(*hands, middle=middle), "HJ")
    assert table.middle == cards("H10")
    always = after(GAME, dealt(*hands, middle=middle, rules=Rules(turns=Turns.ALWAYS)), "HJ")
    assert always.middle == cards("H10 DK")
    assert refused(GAME, table, "cannot") == ["REDDOG-4"], "the beaten card still lies open"
    failed = after(GAME, dealt(LOW, "HQ C8 S8", "C9 S9 D9", middle=middle), "cannot")
    assert (failed.middle, failed.turn) == (cards("H10 DK"), 1)
    assert refused(GAME, failed, "HQ") == []
    assert refused(GAME, failed, "cannot") == refused(GAME, failed, "S8") == ["REDDOG-6"]


@pytest.mark.cites("REDDOG-7", "REDDOG-8")
def test_when_nobody_could_beat_all_double_their_stake_once_and_again() -> None:
    """After two rounds in which nobody could each has paid four times the base; or three times."""
    for doubling, paid in ((Doubling.DOUBLED, (2, 4)), (Doubling.BASE, (2, 3))):
        rules = Rules(doubling=doubling)
        table = dealt(LOW, OTHER, middle="DA DK DQ", rules=rules)
        one = after(GAME, table, "cannot", "cannot")
        assert (one.task, one.dealer, one.rounds) == (Task.DEAL, 0, 1)
        assert (one.pot, one.chips) == (2 * paid[0], (-paid[0],) * 2)
        chips = {"chips": one.chips, "pot": one.pot, "base": one.base}
        two = after(GAME, dealt(LOW, OTHER, middle="DA DK DQ", rules=rules, **chips), "cannot")
        assert two.pot == one.pot, "nothing is paid while there is something in the pot"
        two = after(GAME, two, "cannot")
        assert (two.pot, two.chips) == (2 * paid[1], (-paid[1],) * 2)


@pytest.mark.cites("REDDOG-8")
def test_all_try_or_the_first_success_ends_the_round() -> None:
    hands, middle = ("HJ C7 S7", "HQ C8 S8"), "H10 DK DQ"
    table = dealt(*hands, middle=middle)
    assert after(GAME, table, "HJ").task is Task.BEAT
    short = after(GAME, dealt(*hands, middle=middle, rules=Rules(ends=Ends.SUCCESS)), "HJ")
    assert (short.task, short.rounds, short.pot) == (Task.DEAL, 1, 0)
    over = after(GAME, table, "HJ", "HQ")
    assert (over.rounds, over.pot, over.chips) == (1, 0, (1, -1))


@pytest.mark.cites("REDDOG-9", "REDDOG-12")
def test_an_empty_pot_is_filled_before_the_next_round_or_at_once_and_pays_what_it_has() -> None:
    hands, middle = ("HJ C7 S7", "HQ C8 S8"), "H10 DK DQ"
    table = after(GAME, dealt(*hands, middle=middle), "HJ")
    assert table.pot == 0
    assert told(GAME, table, "HQ")[0] == "B beats with Queen of hearts and gets 0."
    again = after(GAME, table, "HQ")
    assert dealt(*hands, middle=middle, chips=again.chips, rounds=1).pot == 2
    filled = dealt(*hands, middle=middle, rules=Rules(refill=Refill.AT_ONCE))
    filled = after(GAME, filled, "HJ")
    assert (filled.pot, filled.chips) == (2, (0, -2))
    assert after(GAME, filled, "HQ").chips == (-1, -1)


@pytest.mark.cites("REDDOG-13", "ROUNDS-2")
def test_a_pot_that_is_left_is_shared_or_stays() -> None:
    hands, middle = ("HJ C7 S7", OTHER, "C9 S9 D9"), "H10 DA DK"
    shared, stays = (EndPot.SHARED, (1, 0, -1), True), (EndPot.STAYS, (1, -1, -1), False)
    for end_pot, scores, paid in (shared, stays):
        rules = Rules(rounds=1, end_pot=end_pot)
        table = after(GAME, dealt(*hands, middle=middle, rules=rules), "HJ", "cannot")
        assert (table.pot, kept(table)) == (1, 0)
        outcome = GAME.rules.outcome(after(GAME, table, "cannot"))
        assert outcome is not None
        assert outcome.left == (0 if paid else 1)
        assert (outcome.scores, outcome.payments) == (scores, scores)


@pytest.mark.numbers("red-dog")
@pytest.mark.cites("REDDOG-4")
def test_the_first_attempt_succeeds_with_5313_of_17980() -> None:
    """Three of the 31 other cards fail if none of them beats the open one."""
    chances = list[Fraction]()
    for lies in PACK:
        beating = sum(beats(card, lies) for card in PACK)
        chances.append(1 - Fraction(comb(31 - beating, 3), comb(31, 3)))
    assert sum(chances) / len(chances) == Fraction(5313, 17980)
