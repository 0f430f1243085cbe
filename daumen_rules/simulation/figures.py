"""Figures of many games: means that add up, with the interval in which the true mean lies.

All sums are exact, so figures of parts that are added in any order are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Final, TypeAlias

from attrs import define, field

from daumen_rules.kernel.frozen import frozen

from .games import PlayedGame, Results

Z: Final = 1.96
"""How many standard errors wide an interval is that holds the true mean 19 times of 20."""

Key: TypeAlias = tuple[str, ...]
"""What a figure is of: `("won", "seat", "1")`, `("lead with", "parry {card}")`."""


@frozen
class Figure:
    """The number, the sum and the sum of squares of some values."""

    count: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)

    @property
    def mean(self) -> float:
        """The mean; 0 of no values."""
        return float(self.total / self.count) if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 of less than two values."""
        if self.count < 2:
            return 0.0
        spread = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return sqrt(spread / self.count)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies 19 times of 20, if the values are independent."""
        wide = Z * self.error
        return self.mean - wide, self.mean + wide


@define
class Figures:
    """Figures by what they are of; values and other figures can be added."""

    sums: dict[Key, list[Fraction]] = field(factory=dict[Key, list[Fraction]])

    def add(self, key: Key, value: Fraction | int, times: int = 1) -> None:
        """Count a value, or so many equal ones."""
        held = self.sums.setdefault(key, [Fraction(0)] * 3)
        held[0] += times
        held[1] += value * times
        held[2] += value * value * times

    def join(self, others: Figures) -> None:
        """Add the figures of other games."""
        for key, sums in others.sums.items():
            held = self.sums.setdefault(key, [Fraction(0)] * 3)
            for at, each in enumerate(sums):
                held[at] += each

    def of(self, *key: str) -> Figure:
        """A figure; one of no values where nothing was counted."""
        count, total, squares = self.sums.get(key, [Fraction(0)] * 3)
        return Figure(int(count), total, squares)

    def under(self, *key: str) -> list[str]:
        """The words that follow in the keys that begin so, in order."""
        found = {other[len(key)] for other in self.sums if other[: len(key)] == key != other}
        return sorted(
            found, key=lambda word: (not word.isdigit(), len(word) * word.isdigit(), word)
        )

    def data(self) -> list[list[Any]]:
        """The figures for JSON: the words of the key, and the sums, written exactly."""
        return [[[*key], [str(each) for each in sums]] for key, sums in sorted(self.sums.items())]

    @classmethod
    def read(cls, data: Iterable[Any]) -> Figures:
        """The figures that `data` wrote. Raises ValueError, TypeError or ZeroDivisionError."""
        return cls({tuple(key): [Fraction(each) for each in sums] for key, sums in data})


def count(figures: Figures, played: PlayedGame) -> None:
    """Add a game to the figures."""
    figures.add(("steps",), played.steps)
    figures.add(("actions",), sum(played.actions.values()))
    count_results(figures, played.results)
    for clause, times in played.events.items():
        figures.add(("event", clause), times)
        for wait in played.waits[clause]:
            figures.add(("wait", clause), wait)
    for (seat, kind), times in played.actions.items():
        figures.add(("lead with", kind), played.results.leads[seat])
        figures.add(("times", kind), times)


def count_results(figures: Figures, results: Results, times: int = 1) -> None:
    """Add the results of a game to the figures, or of so many games with equal ones."""
    for seat, (bot, won, lead) in enumerate(
        zip(results.bots, results.won, results.leads, strict=True), start=1
    ):
        figures.add(("lead",), lead, times)
        for of in (("seat", str(seat)), ("bot", bot)):
            figures.add(("won", *of), won, times)
            figures.add(("lead", *of), lead, times)
            if results.points:
                figures.add(("points", *of), results.points[seat - 1], times)


def without(figures: Figures, kind: str) -> Figure:
    """The leads of the seats that did not do a kind of action in a game."""
    every, did = figures.of("lead"), figures.of("lead with", kind)
    return Figure(every.count - did.count, every.total - did.total, every.squares - did.squares)


def row(played: PlayedGame) -> Mapping[str, Any]:
    """A game as a row of a table: a column for each seat's bot, share, lead and points."""
    actions = sum(played.actions.values())
    told = {"game": played.number, "steps": played.steps, "actions": actions}
    return {**told, **results_row(played.results)}


def results_row(results: Results) -> Mapping[str, Any]:
    """The columns of the seats."""
    found: dict[str, Any] = {}
    for at, bot in enumerate(results.bots):
        found[f"bot_{at + 1}"] = bot
        found[f"won_{at + 1}"] = float(results.won[at])
        found[f"lead_{at + 1}"] = float(results.leads[at])
        if results.points:
            found[f"points_{at + 1}"] = results.points[at]
    return found
