"""Numbers that follow from the rules of card games: tricks, points of a deal, bounds, payments.

Games are played by chance; who takes a trick, and what it counts, is worked out here from the
cards that were played.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from attrs import evolve, field, frozen

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.cards.engines.desk import Meld
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Deal
from tests.collection.cards.at_table import after

TEN_HIGH: Final = ("7", "8", "9", "J", "Q", "K", "10", "A")
EYES: Final = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


@frozen
class Dealt:
    """One deal: its tricks in the order of play, its marriages, the states before and after it."""

    before: Any
    after: Any
    trump: str
    tricks: tuple[tuple[tuple[int, str], ...], ...]
    melds: tuple[tuple[int, str], ...] = ()
    stock: int = 0
    """How many cards are in the stock once all have been dealt."""
    pots: tuple[int, ...] = field(default=())

    def takers(self) -> list[int]:
        """Who takes each trick, where the Ten stands below the Ace."""
        return [max(trick, key=lambda one: self._height(trick, one[1]))[0] for trick in self.tricks]

    def _height(self, trick: tuple[tuple[int, str], ...], card: str) -> tuple[bool, bool, int]:
        suit = card[0]
        return suit == self.trump, suit == trick[0][1][0], TEN_HIGH.index(card[1:])

    def points(self) -> list[int]:
        """The points of cards and marriages of each seat."""
        found = [0] * self.after.players
        for taker, trick in zip(self.takers(), self.tricks, strict=True):
            found[taker] += sum(EYES.get(card[1:], 0) for _, card in trick)
        for seat, suit in self.melds:
            found[seat] += 40 if suit == self.trump else 20
        return found


def deals(slug: str, players: int, words: str, seed: int, most: int = 600) -> Iterator[Dealt]:
    """The whole deals of a match by chance."""
    found = game(slug)
    rules = found.book.read_rules(words)
    told = random_play(found, players, rules, Random(seed), most)
    begun, state = told.before, told.before
    tricks, melds, trick, pots = list[Any](), list[Any](), list[Any](), list[int]()
    trump, stock = "", -1
    for done in told.steps:
        last, state = state, done.state
        trump = last.trump.value if last.trump else trump
        stock = len(last.stock) if stock < 0 and last.hands and () not in last.hands else stock
        pots.append(state.pot)
        if isinstance(done.action, Meld):
            melds.append((done.action.seat, done.action.suit.value))
        if isinstance(done.action, Play):
            trick.append((done.action.seat, str(done.action.card)))
            if not state.trick:
                tricks.append(tuple(trick))
                trick = []
        if state.deals > begun.deals:
            yield Dealt(begun, state, trump, (*tricks,), (*melds,), stock, (*pots,))
            begun, tricks, melds, trick, pots, stock = state, [], [], [], [], -1


NUMBERS: Final = {
    "preference": (3, "manual with deals=3", {0, 10}),
    "brandeln": (4, "manual with deals=3", {0, 7}),
    "fuenf-dazu": (3, "manual with max_deals=6", {5}),
    "ecarte": (2, "manual", {5}),
    "zwanzig-ab": (4, "manual with max_deals=6", {5}),
    "dreiblatt": (4, "manual with deals=4", {0, 3}),
    "dreiblatt-mit-schieben": (4, "manual with deals=4", {0, 3}),
    "sechsundsechzig-zu-dritt": (3, "manual with max_deals=4", {8}),
}
"""Who plays by which rules, and how many tricks a deal has: none where nobody plays on."""


@pytest.mark.numbers("preference", "brandeln", "fuenf-dazu", "ecarte", "zwanzig-ab", "dreiblatt")
@pytest.mark.numbers("dreiblatt-mit-schieben", "sechsundsechzig-zu-dritt")
@pytest.mark.parametrize("slug", NUMBERS)
def test_each_deal_has_all_its_tricks(slug: str) -> None:
    players, words, numbers = NUMBERS[slug]
    found = [len(each.tricks) for seed in range(3) for each in deals(slug, players, words, seed)]
    assert {*found} <= numbers
    assert max(numbers) in found


@pytest.mark.numbers("fuenf-dazu")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_takes_off_five_and_adds_five_for_each_seat_without_a_trick(players: int) -> None:
    for each in deals("fuenf-dazu", players, "manual with max_deals=20", players):
        without = players - len({*each.takers()})
        assert sum(each.after.points) - sum(each.before.points) == 5 * without - 5


@pytest.mark.numbers("zwanzig-ab")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_hearts_take_off_one_more_and_double_what_seats_without_a_trick_get(players: int) -> None:
    trumps = set[str]()
    for each in deals("zwanzig-ab", players, "manual with max_deals=20", players):
        takers = each.takers()
        hearts = sum(
            dict(trick)[taker][0] == "H" for taker, trick in zip(takers, each.tricks, strict=True)
        )
        more = (players - len({*takers})) * (10 if each.trump == "H" else 5)
        assert sum(each.after.points) - sum(each.before.points) == more - 5 - hearts
        trumps.add(each.trump)
    assert "H" in trumps


@pytest.mark.numbers("dreiblatt", "dreiblatt-mit-schieben")
@pytest.mark.parametrize("slug", ["dreiblatt", "dreiblatt-mit-schieben"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_pot_comes_in_thirds_and_the_stock_is_enough_for_all(slug: str, players: int) -> None:
    for each in deals(slug, players, "manual with deals=8", players):
        assert {pot % 3 for pot in each.pots} == {0}
        assert sum(each.after.points) + each.after.pot == 0
        assert each.stock == 32 - 1 - 3 * players >= 3 * players


@pytest.mark.numbers("elfern")
@pytest.mark.parametrize(("players", "number"), [(2, 16), (3, 10)])
def test_all_twenty_high_cards_are_taken_or_left(players: int, number: int) -> None:
    for each in deals("elfern", players, "manual with deals=4", players):
        cards = [card for trick in each.tricks for _, card in trick]
        high = sum(card[1:] in "AKQJ10" for card in cards)
        left = {*map(str, PACK)} - {*cards}
        assert (len(each.tricks), len(cards)) == (number, 32 - (2 if players == 3 else 0))
        assert high + sum(card[1:] in "AKQJ10" for card in left) == 20
        assert sum(each.after.points) == 0


@pytest.mark.numbers("einundfuenfzig")
def test_a_card_turned_up_counts_and_somebody_comes_to_51_within_31_lays() -> None:
    found, begun = game("einundfuenfzig"), set[int]()
    for place in range(32):
        pack = PACK[place:] + PACK[:place]
        players = 2 + place % 3
        start = found.rules.start(players, found.book.default)
        begun.add(after(found, start, str(Deal(pack))).total)
        steps = random_play(found, players, found.book.default, Random(place)).steps
        lays = sum(isinstance(done.action, Play) for done in steps)
        outcome = found.outcome(steps[-1].state)
        assert outcome is not None
        assert (len(outcome.winners), steps[-1].state.total >= 51) == (players - 1, True)
        assert lays <= 31
    assert begun == {-1, 0, 1, 2, 3, 4, 8}


NO_MORE: Final = "manual with marriage=no, closing=no, nobody=none, max_deals=40"


@pytest.mark.numbers("sechsundsechzig")
def test_nobody_has_66_exactly_where_both_have_55_to_65() -> None:
    ends = set[bool]()
    for seed in range(4):
        for each in deals("sechsundsechzig", 2, NO_MORE, seed, 1200):
            points = each.points()
            nobody = each.after.points == each.before.points
            assert nobody == (max(points) < 66)
            if len(each.tricks) == 12:
                assert sum(points) == 120
                assert nobody == all(55 <= one <= 65 for one in points)
            ends.add(nobody)
    assert ends == {True, False}


@pytest.mark.numbers("sechsundsechzig")
def test_a_deal_brings_one_to_three_points_and_three_more_by_a_failed_close() -> None:
    got = set[int]()
    for seed in range(6):
        for each in deals("sechsundsechzig", 2, "manual", seed, 400):
            assert len({*each.melds}) == len(each.melds)
            both = zip(each.before.points, each.after.points, strict=True)
            more = [now - then for then, now in both]
            assert min(more) == 0
            got.add(max(more))
    assert {1, 2} < got <= {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.numbers("sechsundsechzig-zu-dritt")
def test_most_points_of_three_win_by_the_better_of_the_others() -> None:
    """One point where he has 33, two where he has fewer, three where he has no trick; with
    marriages, all points are 120 and 20 or 40 for each.
    """
    for seed in range(4):
        for each in deals("sechsundsechzig-zu-dritt", 3, "manual with max_deals=10", seed, 400):
            points, takers = each.points(), each.takers()
            first, second = sorted(points, reverse=True)[:2]
            best = points.index(first)
            others = {*takers} - {best}
            got = 0 if first == second else 3 if not others else 1 if second >= 33 else 2
            both = zip(each.before.points, each.after.points, strict=True)
            assert [now - then for then, now in both] == [got * (seat == best) for seat in range(3)]
            melded = sum(40 if suit == each.trump else 20 for _, suit in each.melds)
            assert sum(points) == 120 + melded


@pytest.mark.numbers("lasst-fuenf-gerade-sein")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_131_goes_as_119_but_for_its_words_and_who_begins(players: int) -> None:
    """The seat that begins sits left of the dealer in 119 and right of him in 131."""
    one, other = game("schnipp-schnapp-schnurr"), game("lasst-fuenf-gerade-sein")
    deal = str(Deal(tuple(Random(players).sample(PACK, 32))))
    here = after(one, one.rules.start(players, one.book.default), deal)
    there = after(other, other.rules.start(players, other.book.default), deal)
    turn = (there.turn - here.turn) % players
    there = evolve(there, hands=(*here.hands[-turn:], *here.hands[:-turn]) if turn else here.hands)
    random, lays = Random(players), 0
    while (outcome := one.outcome(here)) is None:
        mine, theirs = legal_actions(one.rules, here), legal_actions(other.rules, there)
        assert [*map(str, mine)] == [*map(str, theirs)]
        assert there.turn == (here.turn + turn) % players
        act = str(random.choice(mine))
        here, there = after(one, here, act), after(other, there, act)
        assert [*map(len, there.hands)] == [
            len(here.hands[(seat - turn) % players]) for seat in range(players)
        ]
        lays += 1
    ended = other.outcome(there)
    assert ended is not None
    assert ended.winners == tuple((seat + turn) % players for seat in outcome.winners)
    assert lays > 2


@pytest.mark.long
@pytest.mark.numbers("mau-mau")
def test_a_deal_by_chance_is_over_in_some_hundred_turns() -> None:
    """In 3,000 deals of another program none had more than 122 turns."""
    found = game("mau-mau")
    for seed in range(120):
        steps = random_play(
            found, 2 + seed % 4, found.book.read_rules("manual with max_deals=1"), Random(seed)
        ).steps
        assert sum(hasattr(done.action, "seat") for done in steps) <= 2 * 122
