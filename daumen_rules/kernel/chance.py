"""Chance with exact weights: how likely each of Nature's actions is.

A distribution draws nothing. The caller brings the random numbers.
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
    """Nature's actions with their weights. `at(n)` is the action for number n of `total` equally
    likely numbers; a likelier action has more numbers.

    The actions are not stored in a list, so 54! deals cost no more than six faces.
    """

    total: int
    at: Callable[[int], A]
    ways: Callable[[A], int]
    """How many of the `total` numbers give an action; 0 for an impossible action."""

    def weight(self, action: A) -> Fraction:
        """The exact probability of an action."""
        from fractions import Fraction  # here, because it makes every import of the library slower

        return Fraction(self.ways(action), self.total)

    def __iter__(self) -> Iterator[A]:
        """The different actions, in a fixed order."""
        seen: set[A] = set()
        for number in range(self.total):
            action = self.at(number)
            if action not in seen:
                seen.add(action)
                yield action


def weighted(*pairs: tuple[A, int]) -> Distribution[A]:
    """A distribution of a few actions, each with its weight, a whole number above 0. Raises
    ValueError for an empty list and for other weights.
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
    """A distribution of all orders of different items, equally likely. `action` makes Nature's
    action from an order; `order` reads the order out of an action.
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
