"""From what each reading finds to what a manual says: clear, silent or contradictory.

The one rule of judgement between readings; it knows no game.
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

    Where all are possible the gaps decide, not the reading. Where a search was stopped, or has not
    found all answers, nobody knows.
    """
    if isinstance(base, SearchStopped) or isinstance(other, SearchStopped):
        return False
    if isinstance(other, Depends) and not other.complete:
        return False
    mine, theirs = answers(base), answers(other)
    return bool(mine and theirs) and not mine <= theirs


def counts(support: Support, of_default: Support) -> bool:
    """Whether a reading that answers otherwise leaves a manual silent or contradictory."""
    return RANK[of_default] <= RANK[Support.WEAK] or RANK[support] >= RANK[of_default]


def is_equal(support: Support, of_default: Support) -> bool:
    """Whether a manual carries a reading as well as the default, and by more than a hint."""
    return RANK[support] >= max(RANK[of_default], RANK[Support.MODERATE])


def opinion(base: Finding[W], options: Sequence[Alternative[W]]) -> Opinion[W]:
    """The answer of a manual: that of its default reading, and of the readings that it does not
    exclude.

    A reading counts where an answer of the default is not possible under it, or where it parts
    from the default in a world that was found. The manual is silent where a reading counts and the
    default itself has no more than weak support; contradictory where such a reading is carried at
    least as well as the default. Otherwise the default stands, and weaker readings are noted.
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
    """The questions of readings that could not be looked at to the end in the time there was."""
    known = answers(base)
    stopped = ((o.question, o.finding) for o in options if isinstance(o.finding, SearchStopped))
    late = (q for q, f in stopped if not f.enough and not known <= answers(f))
    return tuple(dict.fromkeys(late))
