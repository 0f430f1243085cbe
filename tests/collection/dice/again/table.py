"""What second programs say and are told: who throws how many dice, who is asked what, the end.

A program is a generator. It yields a number of dice, and is sent their faces; or a seat with the
words among which it chooses, and is sent one of them; the referee is asked as a seat is. Where a
throw is waited for, a program may be sent what the referee has heard. What it returns is the end.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import frozen

from daumen_rules.kernel.seats import Referee


@frozen
class Ask:
    """A seat, or the referee, chooses one of some words."""

    seat: int | Referee
    words: tuple[str, ...]


@frozen
class End:
    """Who has won, and as far as the manual says so the points of all and what they are paid."""

    winners: tuple[int, ...]
    points: tuple[int, ...] | None = None
    payments: tuple[int, ...] | None = None


Program: TypeAlias = Generator[int | Ask, Any, End]
Programs: TypeAlias = dict[str, Callable[[int], Program]]
Options: TypeAlias = Mapping[str, str]
"""What a rule set says, each option by its name, as the page of the game writes it."""
OptionPrograms: TypeAlias = dict[str, Callable[[int, Options], Program]]


def best(points: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most."""
    return tuple(seat for seat, each in enumerate(points) if each == max(points))


def highest(points: Sequence[int]) -> End:
    """The most points win."""
    return End(best(points), tuple(points))


def all_but(players: int, *losers: int) -> End:
    """All have won but some."""
    return End(tuple(seat for seat in range(players) if seat not in losers))


def throw_off(seats: Iterable[int], sign: int = 1, dice: int = 1) -> Generator[int, Any, int]:
    """The seat that is left when equals throw, again and again, for the highest or the lowest."""
    left = list(seats)
    while len(left) > 1:
        faces = yield dice * len(left)
        sums = [sign * sum(faces[i * dice : (i + 1) * dice]) for i in range(len(left))]
        left = [seat for seat, each in zip(left, sums, strict=True) if each == max(sums)]
    return left[0]


def rounds(players: int, many: int) -> Iterable[int]:
    """The seats in turn, so many times."""
    return [*range(players)] * many
