"""Whether a failure can be reproduced: in a fresh process, alone or after the games before it.

All games run in one process, so an engine may keep something from an earlier game, and it may fail
by chance. Then the game alone proves nothing, and the engine's author needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, TypeAlias

from attrs import field

from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.kernel.frozen import frozen

AnyScript: TypeAlias = Script[Any, Any, Any]

ALONE = 3
"""How often a game is played alone, each time in a fresh process."""
TRIES = 40
"""How often the search tries with fewer games before."""
MOST_BEFORE = 400
"""How many earlier games are kept for a failure that comes by chance."""
CHANCES = 20
"""How often a saved game that failed by chance is replayed."""


class How(Enum):
    """How something wrong comes again; the value is its code in a kept game."""

    ALONE = "alone"
    """Always in a fresh process."""
    AFTER = "after"
    """After other games."""
    CHANCE = "chance"
    """Now and then."""
    UNKNOWN = "unknown"
    """It was not tried, for the time was up."""


@frozen
class Reproduction:
    """How a failure can be reproduced.

    `alone`: every time, in a fresh process. `after`: after the games in `before`. `chance`: now and
    then, in `times` of `of` plays alone. `unknown`: not tried, because the time was up.
    """

    how: How = How.ALONE
    before: tuple[AnyScript, ...] = field(default=(), repr=False)
    times: int = 0
    of: int = 0


GoesWrong: TypeAlias = Callable[[Sequence[AnyScript]], bool]
"""Plays games in a fresh process: whether the last one fails."""


def _always() -> bool:
    return True


def reproduced(
    game: AnyScript,
    before: Sequence[AnyScript],
    goes_wrong: GoesWrong,
    go_on: Callable[[], bool] = _always,
) -> Reproduction:
    """How the failure of a game can be reproduced, given the games before it. While `go_on` allows
    it, fewer of them are searched.
    """
    times = sum(goes_wrong([game]) for _ in range(ALONE))
    if times == ALONE:
        return Reproduction(How.ALONE, times=times, of=ALONE)
    if times == 0 and before and goes_wrong([*before, game]):
        return Reproduction(How.AFTER, _fewest(game, before, goes_wrong, go_on), of=ALONE)
    return Reproduction(How.CHANCE, tuple(before[-MOST_BEFORE:]), times, ALONE)


def _fewest(
    game: AnyScript,
    before: Sequence[AnyScript],
    goes_wrong: GoesWrong,
    go_on: Callable[[], bool],
) -> tuple[AnyScript, ...]:
    """Few of the earlier games after which it still fails, preferably the last ones."""
    best, number = tuple(before), 1

    def enough(some: Sequence[AnyScript]) -> bool:
        return goes_wrong([*some, game])

    while number < len(best) and go_on():
        if enough(best[-number:]):
            best = best[-number:]
            break
        number *= 2
    tries, size = TRIES, max(1, len(best) // 2)
    while size and tries and go_on():
        at = 0
        while at < len(best) and tries and len(best) > 1 and go_on():
            tries -= 1
            fewer = (*best[:at], *best[at + size :])
            if fewer and enough(fewer):
                best = fewer
            else:
                at += size
        size //= 2
    return best
