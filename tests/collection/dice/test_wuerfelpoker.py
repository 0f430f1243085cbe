"""113 Würfelpoker: by what a pot is won, raising, keeping, and how often combinations fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.wuerfelpoker import rank
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.positions import cited, ended, forbidden, played

KINDS = [480, 3600, 1800, 1200, 240, 300, 150, 6]
"""Throws of 7776: nothing, a pair, two pairs, three alike, a sequence, a full house, four, five."""


@pytest.mark.numbers("wuerfelpoker")
@pytest.mark.cites("WPOKER-3", "WPOKER-4", "WPOKER-5", "WPOKER-8")
def test_the_combinations_fall_so_often_and_no_two_hands_are_equal() -> None:
    begun = table("wuerfelpoker", players=2)
    kinds, equal = Counter[int](), Fraction()
    ranks = set[object]()
    for there, part in next_sheets(game("wuerfelpoker"), begun).items():
        height = rank(there.rules, there.notes[0].dice)
        kinds[height[0]] += int(part * 7776)
        ranks.add(height)
        equal += part**2
    assert [kinds[kind] for kind in range(8)] == KINDS
    assert len(ranks) == 252
    assert equal == Fraction(3557, 559872)


RAISING, THREE = "manual with raising=yes", "manual with throws=three"


@pytest.mark.cites("WPOKER-12")
def test_several_pots_are_won_by_the_chips() -> None:
    told = cited("wuerfelpoker", "66666 11234 66666 11234", "manual with rounds=2")
    assert (told[0], told[-1]) == ("WPOKER-3", "WPOKER-12")


@pytest.mark.cites("WPOKER-13")
@pytest.mark.parametrize(("words", "seats"), [("", [1, 2, 0]), (", next_starter=same", [0, 0, 0])])
def test_who_begins_the_next_round(words: str, seats: list[int]) -> None:
    rounds = (" ".join(["66666 11234 11235"] * number) for number in (1, 2, 3))
    rules = f"manual with rounds=4{words}"
    assert [played("wuerfelpoker", acts, rules, 3).turn for acts in rounds] == seats


@pytest.mark.cites("WPOKER-7", "WPOKER-10")
def test_a_throw_is_raised_once_and_a_raise_is_not_raised() -> None:
    """Also a seat that has still to throw answers."""
    assert forbidden("wuerfelpoker", "66666 c2", "c1", RAISING) == {"WPOKER-10"}
    asked = played("wuerfelpoker", "11234 c1", RAISING, 3)
    assert (asked.turn, asked.notes[1].dice) == (1, ())
    both = played("wuerfelpoker", "11234 c1 call call", RAISING, 3)
    assert ([note.chips for note in both.notes], both.turn) == ([-2, -2, -2], 1)


@pytest.mark.cites("WPOKER-11", "WPOKER-2")
def test_dice_may_be_kept_where_three_throws_are_agreed() -> None:
    assert forbidden("wuerfelpoker", "55123", "keep_5_5") == {"DICE-3", "WPOKER-11"}
    kept = played("wuerfelpoker", "55123 keep_5_5", THREE)
    assert forbidden("wuerfelpoker", "55123 keep_5_5", "11234", THREE) == {"DICE-1"}
    assert (kept.turn, kept.notes[0].dice) == (0, (5, 5))
    third = played("wuerfelpoker", "55123 keep_5_5 514 keep_5_5_5 12", THREE)
    assert (third.notes[0].dice, third.turn) == ((1, 2, 5, 5, 5), 1)
    content = played("wuerfelpoker", "55123 content", THREE)
    assert (content.notes[0].dice, content.turn) == ((1, 2, 3, 5, 5), 1)
    assert forbidden("wuerfelpoker", "55123", "keep_4", THREE) == {"WPOKER-11"}
    done = ended("wuerfelpoker", "55123 content 11234 keep_1_1 111 content", THREE)
    assert done.scores == (-1, 1)
    asked = f"{THREE}, raising=yes"
    assert forbidden("wuerfelpoker", "55123", "c1", asked) == {"WPOKER-7"}
    assert played("wuerfelpoker", "55123 content c1", asked).turn == 1
