"""Finds the clause that an engine gets wrong, from wrong points.

The module compares its points with those of simple mistakes. A clause can be to blame only if it is
about every seat whose points are wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from daumen_rules.kernel.clause import Clause

from .. import clauses as c
from ..cards import Card, Fang
from ..model import CardCount, Finished, State

_WEIGHTS: Final = (0, 1, -1, 2, -2, 3, -3)
"""The points that a card may count by mistake."""

_ABOUT: Final[tuple[tuple[Clause, Callable[[CardCount, Sequence[Card]], int]], ...]] = (
    (c.VAL_4, lambda tally, _: min(0, tally.score)),
    (c.OVER_4, lambda _, hand: sum(card.fang is Fang.POISONOUS for card in hand)),
    (c.OVER_2, lambda tally, _: tally.hand),
    (c.VAL_2, lambda tally, _: tally.minus),
    (c.VAL_1, lambda tally, _: tally.plus),
)
"""What each clause about points looks at; nothing is 0. The narrower ones come first."""


def of_points(after: State, theirs: Sequence[int] | None) -> tuple[Clause, ...]:
    """The clauses that may be to blame, the likeliest first."""
    if not isinstance(after, Finished):
        return c.OVER_1, c.VAL_3  # points before the end
    if theirs is None or len(theirs) != len(after.tallies):
        return c.VAL_5, c.VAL_3
    found = dict.fromkeys((*_counted(after, theirs), *_about(after, theirs)))
    return tuple(found) or (c.VAL_3, c.VAL_1, c.VAL_2)


def _counted(after: Finished, theirs: Sequence[int]) -> list[Clause]:
    """The clauses for which a simple mistake gives exactly these points."""
    tallies, hands = after.tallies, after.table.hands
    harmless = [sum(card.fang is Fang.HARMLESS for card in hand) for hand in hands]
    poison = [len(hand) - held for hand, held in zip(hands, harmless, strict=True)]
    mistakes: list[tuple[Clause, list[int]]] = []
    for weight in _WEIGHTS:
        mistakes += [
            (c.VAL_1, [weight * t.plus - t.minus - t.hand for t in tallies]),
            (c.VAL_2, [t.plus + weight * t.minus - t.hand for t in tallies]),
            (c.OVER_2, [t.plus - t.minus + weight * t.hand for t in tallies]),
            (c.OVER_2, [t.score + weight * h for t, h in zip(tallies, harmless, strict=True)]),
            (c.OVER_4, [t.score + weight * p for t, p in zip(tallies, poison, strict=True)]),
        ]
    mistakes += [
        (c.VAL_4, [max(0, t.score) for t in tallies]),
        (c.VAL_4, [abs(t.score) for t in tallies]),
        (c.VAL_3, [-t.score for t in tallies]),
        (c.VAL_3, [t.minus - t.plus - t.hand for t in tallies]),
        (c.VAL_3, [t.minus - t.plus + t.hand for t in tallies]),
    ]
    last = sum(t.hand for t in tallies)  # which somebody else may pay
    mistakes += [
        (c.OVER_2, [t.plus - t.minus - last * (i == payer) for i, t in enumerate(tallies)])
        for payer in range(len(tallies))
    ]
    return [clause for clause, points in mistakes if points == list(theirs)]


def _about(after: Finished, theirs: Sequence[int]) -> list[Clause]:
    """The clauses that are about every seat whose points are wrong; first those by which seats that
    are alike have alike mistakes.
    """
    seats = list(zip(after.tallies, after.table.hands, theirs, strict=True))
    alike: list[Clause] = []
    others: list[Clause] = []
    for clause, looks_at in _ABOUT:
        seen = {(looks_at(t, hand), points - t.score) for t, hand, points in seats}
        if all(looked for looked, mistake in seen if mistake):
            (alike if len(seen) == len({looked for looked, _ in seen}) else others).append(clause)
    return alike + others
