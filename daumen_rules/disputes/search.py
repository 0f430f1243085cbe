"""The search over all ways to fill the gaps: it looks at every branch, or says where it stopped.

Here lives the course of the search. Which branches there are, and that together they cover every
world, is for whoever knows the game. Time comes in as a function; nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from daumen_rules.disputes.findings import Always, Depends, Finding, Impossible, Stopped
from daumen_rules.kernel.verdict import Case, Reason, W

FURTHER: Final = 24
"""How many branches more are looked at for a closer pair, once two answers are known."""


def search(
    branches: Iterable[Case[W] | None],
    running: Callable[[], bool],
    nearer: Callable[[Case[W], Case[W]], tuple[int, Case[W]]],
    why_not: Callable[[], tuple[Reason, ...]],
    single: Callable[[W], bool],
    enough: frozenset[str] = frozenset(),
) -> Finding[W]:
    """What all branches together find.

    A branch is a set of worlds with the same answer: one of them with its answer, or None where it
    is empty. `running` says whether there is time left. `nearer` brings the second of two cases as
    near to the first as its branch allows, and counts in how many cards they differ. `why_not` is
    asked where no branch has a world, `single` whether a world is the only one. A case whose answer
    is in `enough` ends the search: then it is only asked whether there is such a case.
    """
    further = worlds = looked_at = 0
    pairs: list[tuple[int, Case[W], Case[W]]] = []
    firsts: list[Case[W]] = []
    for looked_at, case in enumerate(branches, start=1):
        if case is not None:
            worlds += 1
            if case.verdict.code in enough:
                return Stopped(looked_at, case)
            for first in firsts:
                if first.verdict.code != case.verdict.code:
                    distance, second = nearer(first, case)
                    pairs.append((distance, first, second))
            if len(firsts) < FURTHER:
                firsts.append(case)
        if pairs:
            further += 1
            if further > FURTHER or pairs[-1][0] <= 1:
                break
        if not running():
            if not pairs:
                return Stopped(looked_at, firsts[0] if firsts else None)
            break
    if pairs:
        _, first, second = min(pairs, key=lambda pair: pair[0])
        return Depends(first, second)
    if not firsts:
        return Impossible(why_not())
    example = firsts[0]
    gaps = worlds > 1 or not single(example.world)
    reasons = tuple(
        reason
        for reason in example.verdict.reasons
        if all(reason.clause in case.verdict.clauses for case in firsts)
    )
    verdict = example.verdict
    if reasons and len(reasons) < len(verdict.reasons):
        verdict = type(verdict)(verdict.code, verdict.said, reasons)
    return Always(verdict, example.world, gaps)
