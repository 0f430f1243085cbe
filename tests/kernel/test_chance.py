"""Distributions: how likely each of Nature's actions is, exactly.

The two ways to make one are tried on few items. Expected weights are counted by hand.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from daumen_rules.kernel.chance import Distribution, permutations, weighted


def letters(text: str) -> Distribution[str]:
    """All orders of some letters, as words."""
    return permutations(tuple(text), "".join, tuple)


def test_an_action_is_as_likely_as_its_share_of_the_numbers() -> None:
    coin = weighted(("heads", 2), ("tails", 1))
    assert coin.total == 3
    assert [coin.at(number) for number in range(3)] == ["heads", "heads", "tails"]
    assert coin.weight("heads") == Fraction(2, 3)
    assert coin.weight("tails") == Fraction(1, 3)


def test_an_impossible_action_has_weight_zero() -> None:
    assert weighted(("heads", 1)).weight("edge") == 0
    assert letters("ab").weight("aa") == 0
    assert letters("ab").weight("a") == 0
    assert letters("ab").weight("abc") == 0
    assert letters("ab").weight("aba") == 0
    assert letters("abc").weight("aab") == 0


def test_each_action_is_listed_once() -> None:
    assert list(weighted(("a", 3), ("b", 1), ("a", 2))) == ["a", "b"]
    assert weighted(("a", 3), ("b", 1), ("a", 2)).weight("a") == Fraction(5, 6)


@pytest.mark.parametrize("pairs", [(), (("a", 0),), (("a", 1), ("b", -1))])
def test_a_distribution_needs_positive_weights(pairs: tuple[tuple[str, int], ...]) -> None:
    with pytest.raises(ValueError, match="positive whole weights"):
        weighted(*pairs)


def test_three_letters_have_six_orders() -> None:
    assert letters("abc").total == 6
    assert set(letters("abc")) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert {letters("abc").weight(order) for order in letters("abc")} == {Fraction(1, 6)}


def test_of_nothing_there_is_one_order() -> None:
    assert list(letters("")) == [""]
    assert letters("").weight("") == 1


def test_the_weights_of_all_actions_sum_to_one() -> None:
    for chance in (letters("abcd"), weighted(("a", 7), ("b", 2), ("c", 4))):
        assert sum(chance.weight(action) for action in chance) == 1


def test_many_orders_need_no_list() -> None:
    numbers = permutations(tuple(range(54)), tuple, tuple)
    assert numbers.total == 230843697339241380472092742683027581083278564571807941132288000000000000
    assert sorted(numbers.at(numbers.total - 1)) == list(range(54))
    assert numbers.at(0) != numbers.at(numbers.total - 1)
