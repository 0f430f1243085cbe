"""Decides from the findings under each reading whether a manual is clear, silent or contradictory.

This is the only place that weighs readings against each other. It knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.question import Support
from daumen_rules.kernel.verdict import W

from .findings import (
    Alternative,
    Clear,
    Contradictory,
    Depends,
    Finding,
    Impossible,
    Opinion,
    SearchStopped,
    Silent,
    answers,
)

RANK: Final = {
    Support.EXCLUDED: 0,
    Support.NONE: 1,
    Support.WEAK: 2,
    Support.MODERATE: 3,
    Support.STRONG: 4,
}


def differs(base: Finding[W], other: Finding[W]) -> bool:
    """Whether an answer that is possible under one reading is impossible under another.

    Where the other reading allows every answer of `base`, the gaps decide and not the reading:
    False. A stopped or incomplete search proves nothing: False as well.
    """
    if isinstance(base, SearchStopped) or isinstance(other, SearchStopped):
        return False
    if isinstance(other, Depends) and not other.complete:
        return False
    mine, theirs = answers(base), answers(other)
    return bool(mine and theirs) and not mine <= theirs


def counts(support: Support, of_default: Support) -> bool:
    """Whether a reading with another answer makes a manual silent or contradictory."""
    return RANK[of_default] <= RANK[Support.WEAK] or RANK[support] >= RANK[of_default]


def is_equal(support: Support, of_default: Support) -> bool:
    """Whether a manual supports a reading as well as the default, and at least moderately."""
    return RANK[support] >= max(RANK[of_default], RANK[Support.MODERATE])


def opinion(base: Finding[W], options: Sequence[Alternative[W]]) -> Opinion[W]:
    """The opinion of a manual: the finding under its default, and the readings that change it.

    A reading changes it where an answer of the default is impossible under that reading, or where
    the two differ in a world that was found; readings that the manual excludes are left out. The
    manual is silent where the default has at most weak support, and contradictory where such a
    reading has at least as much support as the default. Otherwise it is clear, and the weaker
    readings are notes.
    """
    if isinstance(base, Impossible):
        return Clear(base)
    other = tuple(
        option
        for option in options
        if option.support is not Support.EXCLUDED
        and (option.parts or differs(base, option.finding))
    )
    silent = tuple(o for o in other if RANK[o.of_default] <= RANK[Support.WEAK])
    if silent:
        return Silent(base, silent)
    equal = tuple(o for o in other if RANK[o.support] >= RANK[o.of_default])
    return Contradictory(base, equal) if equal else Clear(base, other)


def unheard(base: Finding[W], options: Sequence[Alternative[W]]) -> tuple[str, ...]:
    """The ids of questions with a reading whose search ran out of time before it was decided."""
    known = answers(base)
    stopped = ((o.question, o.finding) for o in options if isinstance(o.finding, SearchStopped))
    late = (q for q, f in stopped if not f.enough and not known <= answers(f))
    return tuple(dict.fromkeys(late))
