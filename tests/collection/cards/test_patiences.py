"""147 Orakel and 148 Die Jagd: two patiences, beside programs that play them in another way."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from daumen_rules.games.cards.die_jagd import GAME as HUNT
from daumen_rules.games.cards.die_jagd import Later
from daumen_rules.games.cards.die_jagd import Rules as HuntRules
from daumen_rules.games.cards.orakel import GAME as ORACLE
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, RANKS, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, played_out, refused, rest, told
from tests.each import of_each

UPWARDS = tuple(Card(suit, rank) for suit in Suit for rank in RANKS)


def dealt(game: Any, pack: tuple[Card, ...], rules: Any = None) -> Any:
    return after(game, game.rules.start(1, rules or game.book.default), str(Deal(pack)))


def on_piles(*piles: str) -> Any:
    """Piles with these cards, the first on top, and the other piles from the rest of the pack."""
    named = [cards(pile) for pile in piles]
    return dealt(ORACLE, (*(card for pile in named for card in pile), *rest(*named)))


# Orakel


@pytest.mark.cites("ORAKEL-1", "ORAKEL-2", "ORAKEL-6")
def test_eight_piles_of_four_are_laid_out_with_their_top_cards_turned_up() -> None:
    layout = dealt(ORACLE, PACK)
    assert layout.lying == PACK[::4]
    assert (layout.heights, len(layout.stock), layout.stock[:3]) == ((3,) * 8, 24, PACK[1:4])
    view = ORACLE.rules.view(layout, 0)
    assert (view.lying, view.stock) == (PACK[::4], 24)
    assert ORACLE.rules.view(layout, SPECTATOR).stock == 24


@pytest.mark.cites("ORAKEL-2", "ORAKEL-3", "ORAKEL-7")
def test_two_open_cards_of_a_rank_go_and_those_beneath_are_turned_up() -> None:
    layout = on_piles("S7 D8 H8 C8", "D7 S9 D9 H9", "H7 SA DA HA")
    assert told(ORACLE, layout, "remove 1 3")[1:] == [
        "Pile 1: Eight of diamonds.",
        "Pile 3: Ace of spades.",
    ]
    later = after(ORACLE, layout, "remove 1 3")
    assert later.lying[:3] == cards("D8 D7 SA")
    assert (later.aside, later.heights[:3]) == (cards("S7 H7"), (2, 3, 2))


@pytest.mark.cites("ORAKEL-3")
@pytest.mark.parametrize("words", ["remove 1 4", "remove 1 1", "remove 2 1"])
def test_other_cards_do_not_go(words: str) -> None:
    layout = on_piles("S7 D8 H8 C8", "D7 S9 D9 H9", "H7 SA DA HA", "SK DK HK CK")
    assert refused(ORACLE, layout, words) == ["ORAKEL-3"]


@pytest.mark.cites("ORAKEL-3", "ORAKEL-7")
def test_of_three_open_cards_of_a_rank_any_two_may_go() -> None:
    layout = on_piles("S7 D8 H8 C8", "D7 S9 D9 H9", "H7 SA DA HA", "SK DK HK CK")
    found = {str(each) for each in legal_actions(ORACLE.rules, layout)}
    assert {"remove 1 2", "remove 1 3", "remove 2 3"} <= found


@pytest.mark.cites("ORAKEL-4")
def test_it_is_solved_when_all_cards_have_gone() -> None:
    ranks = [tuple(Card(suit, rank) for rank in half) for suit in Suit for half in HALVES]
    layout = dealt(ORACLE, tuple(card for pile in ranks for card in pile))
    steps = 0
    while found := legal_actions(ORACLE.rules, layout):
        layout, steps = after(ORACLE, layout, str(found[0])), steps + 1
    assert (steps, len(layout.aside)) == (16, 32)
    outcome = ORACLE.rules.outcome(layout)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((32,), (0,))
    assert [clause.id for clause in outcome.clauses] == ["ORAKEL-4"]


HALVES = (RANKS[:4], RANKS[4:])


@pytest.mark.cites("ORAKEL-5")
def test_it_is_stuck_just_when_all_open_cards_differ() -> None:
    pack = tuple(Card(suit, rank) for rank in RANKS for suit in Suit)
    outcome = ORACLE.rules.outcome(dealt(ORACLE, pack))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0,), ())
    assert [clause.id for clause in outcome.clauses] == ["ORAKEL-5"]


def by_lists(pack: tuple[Card, ...], random: Random) -> int:
    """How many cards go if a pair is drawn each time: a program with lists of ranks."""
    piles = [[card.rank.value for card in pack[at : at + 4]][::-1] for at in range(0, 32, 4)]
    gone = 0
    while True:
        pairs = [
            (a, b)
            for b in range(8)
            for a in range(b)
            if piles[a] and piles[b] and piles[a][-1] == piles[b][-1]
        ]
        if not pairs:
            return gone
        a, b = random.choice(sorted(pairs))
        gone += len([piles[a].pop(), piles[b].pop()])


def gone_in(pack: tuple[Card, ...], random: Random) -> int:
    """How many cards go in our game."""
    return len(played_out(ORACLE, dealt(ORACLE, pack), random).aside)


@pytest.mark.numbers("orakel")
@of_each("seed", range(12))
def test_a_plain_program_gets_as_far_with_the_same_choices(seed: int) -> None:
    pack = tuple(Random(seed).sample(PACK, 32))
    assert gone_in(pack, Random(seed)) == by_lists(pack, Random(seed))


@pytest.mark.long
@pytest.mark.numbers("orakel")
def test_19_of_100_deals_are_solved_by_chance() -> None:
    ours, theirs = 800, 8_000
    random = Random(147)
    packs = [tuple(random.sample(PACK, 32)) for _ in range(theirs)]
    share = sum(by_lists(pack, random) == 32 for pack in packs) / theirs
    solved = sum(gone_in(pack, random) == 32 for pack in packs[:ours]) / ours
    assert abs(share - 0.19) < 3 * (0.19 * 0.81 / theirs) ** 0.5 + 0.005
    assert abs(solved - share) < 3 * (0.19 * 0.81 / ours) ** 0.5


# Die Jagd


@pytest.mark.cites("JAGD-1", "JAGD-2", "JAGD-3", "JAGD-4", "JAGD-7")
@pytest.mark.numbers("die-jagd")
def test_rows_from_seven_to_ace_go_in_one_round() -> None:
    layout = dealt(HUNT, UPWARDS)
    assert layout.lying == UPWARDS
    assert told(HUNT, layout, "count")[:2] == ["A counts.", "Seven of diamonds goes."]
    later = after(HUNT, layout, "count")
    outcome = HUNT.rules.outcome(later)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((32,), (0,))


@pytest.mark.cites("JAGD-5", "JAGD-6")
@pytest.mark.numbers("die-jagd")
@pytest.mark.parametrize("later", Later)
def test_rows_from_ace_to_seven_never_lose_a_card(later: Later) -> None:
    found = after(HUNT, dealt(HUNT, UPWARDS[::-1], HuntRules(later=later)), "count")
    outcome = HUNT.rules.outcome(found)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, found.turns) == ((0,), (), 1)


@pytest.mark.cites("JAGD-6")
@pytest.mark.parametrize(
    ("later", "gone"), [(Later.CONTINUE, "D8 D7"), (Later.RESTART, "D8"), (Later.GAPS_COUNT, "D8")]
)
def test_how_the_second_round_counts(later: Later, gone: str) -> None:
    """The Ace stands first, all else against the count; the Eight goes in the first round. After
    that 31 cards are left, so the next round begins with the Ace where the count goes on.
    """
    row = cards("DA D8 DQ DK D10 D9 D7 DJ")
    pack = (*row, *(card for suit in Suit if suit is not Suit.DIAMONDS for card in odd(suit)))
    first = after(HUNT, dealt(HUNT, pack, HuntRules(later=later)), "count")
    assert first.aside == cards("D8")
    assert first.count == 0
    second = after(HUNT, first, "count")
    assert second.count == (7 if later is Later.CONTINUE else 0)
    third = after(HUNT, second, "count") if later is Later.CONTINUE else second
    assert (len(third.aside) > 1) is (later is not Later.GAPS_COUNT)


def odd(suit: Suit) -> tuple[Card, ...]:
    """A row in which no card stands where its rank is counted."""
    return tuple(Card(suit, rank) for rank in RANKS[::-1])


def by_ranks(pack: tuple[Card, ...], later: Later) -> int:
    """How many cards go: a program that counts on until nothing changes in eight rounds."""
    words = [rank.value for rank in RANKS]
    row: list[str | None] = [card.rank.value for card in pack]
    said, idle = 0, 0
    while idle < 8 and any(row):
        before = row.count(None)
        said = said if later is Later.CONTINUE else 0
        for at in range(32):
            if row[at] is None and later is not Later.GAPS_COUNT:
                continue
            if row[at] == words[said % 8]:
                row[at] = None
            said += 1
        idle = idle + 1 if row.count(None) == before else 0
    return row.count(None)


def hunted(pack: tuple[Card, ...], later: Later) -> int:
    return len(played_out(HUNT, dealt(HUNT, pack, HuntRules(later=later)), Random(0)).aside)


@pytest.mark.cites("JAGD-5", "JAGD-6")
@pytest.mark.numbers("die-jagd")
@of_each(("seed", "later"), [*product(range(8), Later)])
def test_a_program_that_counts_eight_rounds_gets_as_far(seed: int, later: Later) -> None:
    pack = tuple(Random(seed).sample(PACK, 32))
    assert hunted(pack, later) == by_ranks(pack, later)


@pytest.mark.numbers("die-jagd")
def test_the_first_round_hits_four_cards_in_the_mean() -> None:
    """Each card stands once in each place when the pack is turned."""
    turned = [(*PACK[at:], *PACK[:at]) for at in range(32)]
    hits = [len(after(HUNT, dealt(HUNT, pack), "count").aside) for pack in turned]
    assert sum(hits) == 4 * 32


@pytest.mark.long
@pytest.mark.numbers("die-jagd")
def test_a_third_of_all_deals_is_solved() -> None:
    ours, theirs = 600, 6_000
    random = Random(148)
    packs = [tuple(random.sample(PACK, 32)) for _ in range(theirs)]
    found = [by_ranks(pack, Later.CONTINUE) for pack in packs]
    share = found.count(32) / theirs
    assert abs(share - 0.335) < 3 * (0.335 * 0.665 / theirs) ** 0.5
    assert [hunted(pack, Later.CONTINUE) for pack in packs[:ours]] == found[:ours]
