"""Chance with exact weights.

A distribution says how likely each of Nature's actions is. They draw nothing by themselves: whoever
plays brings the random numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import factorial
from typing import TYPE_CHECKING, Generic, TypeVar

from .frozen import frozen

if TYPE_CHECKING:
    from fractions import Fraction

A = TypeVar("A")
T = TypeVar("T")


@frozen
class Distribution(Generic[A]):
    """Nature's actions, each as often as it is likely.

    `at(n)` is the action behind number n of `total` equally likely ones; an action that is more
    likely stands behind more numbers. Nothing is listed, so 54! deals are as good as six faces.
    """

    total: int
    at: Callable[[int], A]
    ways: Callable[[A], int]
    """How many of the `total` numbers lead to an action; 0 for an impossible one."""

    def weight(self, action: A) -> Fraction:
        """The exact probability of an action."""
        from fractions import Fraction  # here, because it makes every import of the library slower

        return Fraction(self.ways(action), self.total)

    def __iter__(self) -> Iterator[A]:
        """The different actions, one after the other."""
        seen: set[A] = set()
        for number in range(self.total):
            action = self.at(number)
            if action not in seen:
                seen.add(action)
                yield action


def weighted(*pairs: tuple[A, int]) -> Distribution[A]:
    """A few actions, each with its weight as a whole number above 0.

    Raises ValueError where there is none, or where a weight is not positive.
    """
    if not pairs or any(weight < 1 for _, weight in pairs):
        raise ValueError("a distribution needs actions with positive whole weights")
    spread = tuple(action for action, weight in pairs for _ in range(weight))
    return Distribution(len(spread), spread.__getitem__, spread.count)


def permutations(
    items: tuple[T, ...],
    action: Callable[[tuple[T, ...]], A],
    order: Callable[[A], tuple[T, ...]],
) -> Distribution[A]:
    """Every order of different items, equally likely.

    `action` makes an order into an action of Nature, `order` reads it out again.
    """

    orders = factorial(len(items))

    def at(number: int) -> A:
        if not 0 <= number < orders:
            raise ValueError(f"an order has a number from 0 to {orders - 1}")
        left = list(items)
        drawn: list[T] = []
        for size in range(len(items), 0, -1):
            number, place = divmod(number, size)
            drawn.append(left.pop(place))
        return action(tuple(drawn))

    def ways(wanted: A) -> int:
        found = order(wanted)
        return int(len(found) == len(items) and set(found) == set(items))

    return Distribution(orders, at, ways)
