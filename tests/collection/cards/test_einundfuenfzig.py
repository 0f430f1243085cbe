"""129 Einundfünfzig: drawing, laying another card, and the sum."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.einundfuenfzig import GAME, Lay, Rules, Seven, value
from daumen_rules.games.cards.engines.pile_game import PlayAs
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.cards import PACK, Card, Deal
from tests.collection.cards.at_table import after, cards, refused, rest, told


def dealt(dealer: str, other: str, up: str, stock: str, rules: Rules = GAME.book.default) -> Any:
    """Two seats; A is Vorhand, B deals and begins."""
    held = [cards(other), cards(dealer)]
    pack: list[Card] = [hand[place] for place in range(5) for hand in held]
    top = cards(f"{up} {stock}")
    start = GAME.rules.start(2, rules)
    return after(GAME, start, str(Deal((*pack, *top, *rest(*held, top)))))


DEALT = ("CA C9 S9 D9 H9", "CK CQ CJ C10 C8", "HK", "H10 S10")


@pytest.mark.cites("EINUNDFUENFZIG-1", "EINUNDFUENFZIG-2", "EINUNDFUENFZIG-3", "EINUNDFUENFZIG-4")
def test_five_cards_one_turned_up_and_the_dealer_begins_with_drawing() -> None:
    desk = dealt(*DEALT)
    assert ([*map(len, desk.hands)], desk.pile, desk.total) == ([5, 5], cards("HK"), 4)
    assert (desk.turn, desk.drawn, len(desk.stock)) == (1, Card.parse("H10"), 20)
    assert GAME.rules.view(desk, 1).drawn == Card.parse("H10")
    for viewer in (0, SPECTATOR):
        view = GAME.rules.view(desk, viewer)
        assert (view.drawn, view.has_drawn) == (None, True)


@pytest.mark.cites("EINUNDFUENFZIG-5")
def test_another_card_than_that_just_drawn_is_laid() -> None:
    desk = dealt(*DEALT)
    assert refused(GAME, desk, "H10") == ["EINUNDFUENFZIG-5"]
    assert refused(GAME, desk, "CK") == ["EINUNDFUENFZIG-5"]
    assert refused(GAME, evolve(desk, rules=Rules(lay=Lay.ANY)), "H10") == []
    later = after(GAME, desk, "CA")
    assert Card.parse("H10") in later.hands[1]
    assert (later.turn, later.drawn) == (0, Card.parse("S10"))


@pytest.mark.numbers("einundfuenfzig")
@pytest.mark.cites("EINUNDFUENFZIG-6")
def test_a_king_and_an_ace_are_five() -> None:
    assert told(GAME, dealt(*DEALT), "CA")[0] == "B lays Ace of clubs: 5."


@pytest.mark.numbers("einundfuenfzig")
@pytest.mark.cites("EINUNDFUENFZIG-7", "EINUNDFUENFZIG-8")
def test_cards_have_their_values_and_all_together_72_or_96() -> None:
    worth = {
        rank: value(Rules(), Card.parse(f"C{rank}"))
        for rank in ["A", "K", "Q", "J", "10", "9", "8", "7"]
    }
    assert worth == {"A": 1, "K": 4, "Q": 3, "J": 2, "10": -1, "9": 0, "8": 8, "7": 1}
    seven = Rules(seven=Seven.SEVEN)
    assert value(seven, Card.parse("H7")) == 7
    assert [sum(value(rules, card) for card in PACK) for rules in (Rules(), seven)] == [72, 96]


@pytest.mark.cites("EINUNDFUENFZIG-9")
def test_whoever_comes_to_51_has_lost() -> None:
    desk = evolve(dealt(*DEALT), total=50)
    safe = after(GAME, desk, "C9")
    assert (safe.total, GAME.rules.outcome(safe)) == (50, None)
    assert told(GAME, desk, "CA")[-1] == "B has lost."
    outcome = GAME.rules.outcome(after(GAME, desk, "CA"))
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.cites("EINUNDFUENFZIG-11")
def test_without_a_stock_nobody_draws() -> None:
    desk = evolve(dealt(*DEALT), stock=(), drawn=None)
    assert [refused(GAME, desk, str(card)) for card in desk.hands[1]] == [[]] * 5
    later = after(GAME, desk, "CA")
    assert (later.drawn, [*map(len, later.hands)]) == (None, [5, 4])


@pytest.mark.cites("EINUNDFUENFZIG-7")
def test_where_it_is_agreed_a_seat_says_whether_its_seven_counts_1_or_7() -> None:
    rules = Rules(seven=Seven.CHOICE)
    desk = dealt("C7 CQ CJ C10 C8", "CA C9 S9 D9 H9", "H7", "H10 S7", rules)
    assert desk.total == 1
    assert refused(GAME, desk, "C7") == ["EINUNDFUENFZIG-7"]
    for words in ("CQ as 7", "C8 as 1"):
        assert refused(GAME, desk, words) == ["EINUNDFUENFZIG-7"]
    assert refused(GAME, desk, "D9 as 1") == ["EINUNDFUENFZIG-5", "EINUNDFUENFZIG-7"]
    two = GAME.step(desk, PlayAs(desk.turn, Card.parse("C7"), 2))
    assert isinstance(two, Refused)
    assert [clause.id for clause in two.clauses] == ["EINUNDFUENFZIG-7"]
    assert after(GAME, desk, "C7 as 1").total == 2
    seven = after(GAME, desk, "C7 as 7")
    assert (seven.total, seven.pile[-1], seven.turn) == (8, Card.parse("C7"), 0)
    assert refused(GAME, seven, "S7 as 1") == ["EINUNDFUENFZIG-5"]
    by_manual = dealt("C7 CQ CJ C10 C8", "CA C9 S9 D9 H9", "H7", "H10 S7")
    assert refused(GAME, by_manual, "C7 as 7") == ["EINUNDFUENFZIG-7"]
    assert refused(GAME, by_manual, "C7") == []
