"""124 Elfern: a stock, free tricks, six tricks in which suit is followed, and eleven high cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.elfern import GAME, LastSix, Rules
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.tricks import Play, Trick
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Card, Deal
from tests.collection.cards.at_table import after, cards, played_out, refused, rest, told
from tests.each import of_each

HIGH = cards(" ".join(f"{suit}{rank}" for suit in "DHSC" for rank in ("A", "K", "Q", "J", "10")))


def dealt(*hands: str, stock: str = "", rules: Rules = GAME.book.default) -> Any:
    """A deal in which Vorhand, seat A, and the seats after it hold these cards."""
    start = GAME.rules.start(len(hands), rules)
    held = [cards(words) for words in hands]
    pack: list[Card] = [
        card for two in range(0, 6, 2) for hand in held for card in hand[two : two + 2]
    ]
    top = cards(stock)
    return after(GAME, start, str(Deal((*pack, *top, *rest(*held, top)))))


def at_the_end(high: tuple[int, ...], rules: Rules = GAME.book.default) -> Any:
    """The desk before the last card: seat A is to play it, B has led; so many high cards lie in the
    tricks of each, besides two low cards of the last trick."""
    left, tricks = list(HIGH), list[Trick]()
    for seat, count in enumerate(high):
        others = [*left[:count]]
        left = left[count:]
        tricks += [(Play(seat, card),) for card in others]
    desk = GAME.rules.start(len(high), rules)
    hands = (cards("C7"), *[()] * (len(high) - 1))
    trick = tuple(Play(seat, card) for seat, card in enumerate(cards("C8 C9"), 1))
    return evolve(
        desk,
        task=Task.PLAY,
        hands=hands,
        aside=((),) * len(high),
        trick=trick[: len(high) - 1],
        tricks=tuple(tricks),
    )


@pytest.mark.cites("ELFERN-1", "ELFERN-4")
@pytest.mark.parametrize(("players", "stock"), [(2, 20), (3, 14)])
def test_six_cards_each_and_the_rest_is_the_stock(players: int, stock: int) -> None:
    desk = after(GAME, GAME.rules.start(players, Rules()), str(Deal(PACK)))
    assert ([*map(len, desk.hands)], len(desk.stock), desk.turn) == ([6] * players, stock, 0)
    assert [card in desk.hands[0] for card in PACK[:3]] == [True, True, False]


@pytest.mark.cites("ELFERN-5", "ELFERN-6", "ELFERN-11")
@pytest.mark.parametrize(
    ("lead", "other", "takes"),
    [("C10", "CJ", 1), ("CA", "CK", 0), ("C9", "C8", 0), ("C7", "SA", 0), ("CQ", "CK", 1)],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick(
    lead: str, other: str, takes: int
) -> None:
    desk = after(GAME, dealt(f"{lead} D7 D8 D9 DJ DQ", f"{other} H7 H8 H9 HJ HQ"), lead, other)
    assert desk.turn == takes


@pytest.mark.cites("ELFERN-7", "ELFERN-11", "ELFERN-12")
def test_the_taker_draws_first_and_leads() -> None:
    desk = dealt("C7 D7 D8 D9 DJ DQ", "CA H7 H8 H9 HJ HQ", "C8 S7 S8 S9 SJ SQ", stock="SA HA DA")
    assert refused(GAME, desk, "CA") == ["ELFERN-12"]
    drawn = after(GAME, desk, "C7", "CA", "C8")
    assert drawn.turn == 1
    for card, hand in zip(cards("DA SA HA"), drawn.hands, strict=True):
        assert card in hand


@pytest.mark.cites("ELFERN-5", "ELFERN-8")
def test_suit_is_followed_in_the_last_six_tricks_alone() -> None:
    desk = after(GAME, dealt("CA D7 D8 D9 DJ DQ", "C7 H7 H8 H9 HJ HQ"), "CA")
    assert refused(GAME, desk, "H7") == []
    last = evolve(desk, stock=())
    assert refused(GAME, last, "H7") == ["ELFERN-8"]
    assert refused(GAME, evolve(last, rules=Rules(last_six=LastSix.FREE)), "H7") == []


@pytest.mark.cites("ELFERN-7", "ELFERN-13")
@pytest.mark.parametrize(("players", "tricks", "left"), [(2, 16, 0), (3, 10, 2)])
def test_so_many_tricks_are_played_and_so_many_cards_stay_in_the_stock(
    players: int, tricks: int, left: int
) -> None:
    desk = after(GAME, GAME.rules.start(players, Rules()), str(Deal(PACK)))
    random = Random(124)
    while len(desk.tricks) < tricks - 1 or len(desk.trick) < players - 1:
        act = random.choice(legal_actions(GAME.rules, desk))
        desk = after(GAME, desk, str(act))
    assert len(desk.stock) == left
    assert played_out(GAME, desk, random).deals == 1


@pytest.mark.cites("ELFERN-2", "ELFERN-3", "ELFERN-9", "ELFERN-10", "ELFERN-15")
@of_each(
    ("high", "points"),
    [
        ((11, 9), (1, -1)),
        ((10, 10), (0, 0)),
        ((6, 14), (-1, 1)),
        ((15, 5), (2, -2)),
        ((20, 0), (3, -3)),
        ((19, 1), (2, -2)),
        ((8, 12, 0), (-1, 2, -1)),
        ((8, 7, 5), (0, 0, 0)),
    ],
)
def test_eleven_win_the_stake_fifteen_twice_and_twenty_three_times_as_much(
    high: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert after(GAME, at_the_end(high), "C7").points == points


@pytest.mark.cites("ELFERN-9", "ELFERN-14")
def test_the_stake_and_the_number_of_deals_are_agreed() -> None:
    desk = at_the_end((11, 9), Rules(stake=5, deals=1))
    ended = after(GAME, desk, "C7")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, outcome.payments) == ((0,), (5, -5))
    assert told(GAME, desk, "C7")[-1] == "A has won."
    assert GAME.rules.outcome(after(GAME, at_the_end((11, 9)), "C7")) is None
