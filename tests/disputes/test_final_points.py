"""Whether points can be, compared with every way to share out the cards by counts.

With two players twelve cards are harmless and twelve poisonous. All of them are captured but for
one hand of at most five, whose cards count -1 each.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from daumen_rules import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.court.situation.points_asked import can_be
from daumen_rules.games.daumen_drauf.court.situation.reader import read_text
from daumen_rules.games.daumen_drauf.setup import pack_for
from tests.each import mostly_long, of_each

HALF = 12


def _can_be(final: tuple[int, int], heaps: list[tuple[int, int, int | None]]) -> bool:
    """By trying all: a heap has at least so many harmless and poisonous cards, and so many in all
    (None: any number); first the two captured ones, then the two hands.
    """
    for hand, held, plus in product((0, 1), range(6), range(HALF + 1)):
        for minus in range(HALF + 1):
            for good in range(held + 1):
                bad = held - good
                shares = [(plus, minus), (HALF - plus - good, HALF - minus - bad)]
                hands = [(0, 0), (0, 0)]
                hands[hand] = (good, bad)
                points = tuple(
                    shares[seat][0] - shares[seat][1] - sum(hands[seat]) for seat in (0, 1)
                )
                if points == final and all(
                    min(share) >= 0
                    and share[0] >= known[0]
                    and share[1] >= known[1]
                    and known[2] in (None, sum(share))
                    for share, known in zip((*shares, *hands), heaps, strict=True)
                ):
                    return True
    return False


def _line(known: tuple[int, int, int | None]) -> str:
    good, bad, size = known
    cards = ["?h"] * good + ["?p"] * bad
    more = ["..."] if size is None else ["?"] * (size - good - bad)
    return " ".join((*cards, *more)) or "none"


@pytest.mark.parametrize("seed", mostly_long(range(80)))
def test_points_can_be_as_every_way_to_share_out_the_cards_says(seed: int) -> None:
    random = Random(seed)
    final = (random.randint(-6, 6), random.randint(-6, 4))
    if seed % 4:
        final = (final[0], -final[0] - random.choice((0, 0, 2, 4)))
    heaps: list[tuple[int, int, int | None]] = []
    for most in (12, 12, 3, 3):
        size = random.choice((None, None, None, random.randint(0, most)))
        good = random.randint(0, min(2, most if size is None else size))
        bad = random.randint(0, min(2, most if size is None else size - good))
        heaps.append((good, bad, size))
    heads = ("captured Anna", "captured Ben", "hand Anna", "hand Ben")
    lines = [f"{head}: {_line(heap)}" for head, heap in zip(heads, heaps, strict=True)]
    head = "daumen_drauf situation 1\nrules: german\nnames: Anna, Ben"
    asked = f"final: {final[0]} {final[1]}\nask: can these points be\n"
    situation = read_text("\n".join((head, *lines, asked)))
    expected = "yes" if _can_be(final, heaps) else "no"
    assert can_be(situation, GERMAN, pack_for(2)).answer.code == expected


@pytest.mark.cites("MAT-4", "VAL-3")
def test_poisonous_cards_that_are_remembered_count_against_those_of_others() -> None:
    """All twelve poisonous cards are Anna's, so two cards of Ben come to +2, never to 0."""
    head = "daumen_drauf situation 1\nrules: german\nnames: Anna, Ben\n"
    mine = f"captured Anna: {'?p ' * 12}...\nhand Anna: none\nhand Ben: none\n"
    for ben, points, expected in ((0, "0 0", "yes"), (2, "0 0", "no"), (2, "-2 2", "yes")):
        lines = f"captured Ben: {ben} cards\nfinal: {points}\nask: can these points be\n"
        assert can_be(read_text(head + mine + lines), GERMAN, pack_for(2)).answer.code == expected


@pytest.mark.cites("Q31", "Q42")
@of_each(
    ("rules", "told", "points", "expected"),
    [
        ("refill_short=all_or_nothing", "pile: ?h ?h", "-2 0", "yes"),
        ("refill_short=all_or_nothing", "pile: ?h ?h", "2 0", "no"),
        ("refill_short=all_or_nothing", "pile: ?p ?p", "2 0", "yes"),
        ("refill_short=all_or_nothing", "pile: ?p ?p", "-2 0", "no"),
        ("unfinished_trick=nobody", "trick\nAnna: Y3h", "-1 0", "yes"),
        ("unfinished_trick=nobody", "trick\nAnna: Y3h", "0 0", "no"),
        ("unfinished_trick=highest_takes", "trick\nAnna: Y3h", "-1 0", "no"),
        ("unfinished_trick=highest_takes", "trick\nAnna: Y3h", "0 0", "yes"),
    ],
)
def test_cards_that_count_for_nobody_are_missing_from_the_sum(
    rules: str, told: str, points: str, expected: str
) -> None:
    """All cards together are 0; two harmless ones in the pile leave -2, a harmless trick -1."""
    if rules.startswith("unfinished"):
        rules = f"end_test=any_moment, covered_card_is_hand_card=false, {rules}"
    head = "daumen_drauf situation 1\nnames: Anna, Ben\nhand Anna: none\nhand Ben: none\n"
    asked = f"final: {points}\nask: can these points be\n{told}\n"
    found = can_be(read_text(head + asked), RuleSet.parse(f"german with {rules}"), pack_for(2))
    assert found.answer.code == expected
