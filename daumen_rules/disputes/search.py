"""The search over all ways to fill the gaps: it looks at every branch, or says where it stopped.

The game's court gives the branches, and sees to it that together they cover every world. A function
tells whether time is left; nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import Final, Generic, TypeAlias

from attrs import define, field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.verdict import Answer, Completion, Reason, Verdict, W, by_gist

from .findings import Always, Depends, Finding, Impossible, SearchStopped

FURTHER: Final = 24
"""The number of further branches in which to look for a closer pair, once two answers are known."""
FOR_ALL: Final = 300
"""The number of further branches in which to look for other answers, once the pair is known."""


Enough: TypeAlias = Callable[[Set[Answer]], bool]
"""Gets the answers found so far, and says whether the search can end."""


class TimeUpError(Exception):
    """The time is up. The caller's branches raise it between two branches."""


def search(
    branches: Iterable[Completion[W] | None],
    running: Callable[[], bool],
    nearer: Callable[[Completion[W], Completion[W]], tuple[int, Completion[W]]],
    why_not: Callable[[], tuple[Reason, ...]],
    single: Callable[[W], bool],
    every: frozenset[Answer] = frozenset(),
    enough: Enough | None = None,
) -> Finding[W]:
    """Looks at all branches and joins their answers to one finding.

    A branch is a set of worlds with the same answer for the same reasons. It is given as one of its
    worlds with the answer, or as None where the set is empty. Raising TimeUpError from `branches`
    ends the search, as does False from `running`. `nearer` changes the second of two cases, within
    its branch, to be as near to the first as possible, and counts the differences that remain.
    `why_not` gives the reasons where no branch has a world; `single` says whether a world is the
    only one. `every` holds all possible answers, empty where they are not known beforehand; the
    search for answers ends once it has found them all. `enough` may end the search early; until it
    does, the search looks at every branch.
    """
    seen = _Seen[W](running, nearer, every, enough is not None)
    complete = True
    try:
        for case in branches:
            if case is not None:
                seen.look_at(case)
                if enough is not None and enough(seen.answers.keys()):
                    return SearchStopped(seen.worlds, case, enough=True)
            if seen.is_done():
                complete = seen.has_every()
                break
            if not running():
                raise TimeUpError
    except TimeUpError:
        if not seen.pairs or enough is not None:
            return SearchStopped(seen.worlds, seen.firsts[0] if seen.firsts else None)
        complete = seen.has_every()
    known = {case.verdict.answer for case in seen.firsts}
    late = (case for answer, case in seen.answers.items() if answer not in known)
    kinds = (*seen.firsts, *late)
    if seen.pairs:
        _, first, second = min(seen.pairs, key=lambda pair: pair[0])
        answers = tuple(case.verdict for case in seen.answers.values())
        return Depends(first, second, answers, complete, kinds=kinds)
    if seen.common is None:
        return Impossible(_why_not(why_not))
    example = seen.firsts[0].world
    among = () if seen.common.reasons else tuple(seen.clauses)
    gaps = seen.worlds > 1 or not single(example)
    return Always(seen.common, example, gaps, among, kinds=kinds, looked_at=seen.worlds)


def _why_not(why_not: Callable[[], tuple[Reason, ...]]) -> tuple[Reason, ...]:
    """The reasons from `why_not`; none where its time is up before it has found one."""
    try:
        return why_not()
    except TimeUpError:
        return ()


@define
class _Seen(Generic[W]):
    """The branches that the search has looked at, and the answers that they gave."""

    running: Callable[[], bool]
    nearer: Callable[[Completion[W], Completion[W]], tuple[int, Completion[W]]]
    every: frozenset[Answer]
    plain: bool
    """Whether any two cases with different answers will do, however far apart they are."""
    worlds: int = 0
    further: int = 0
    firsts: list[Completion[W]] = field(factory=list[Completion[W]])
    pairs: list[tuple[int, Completion[W], Completion[W]]] = field(
        factory=list[tuple[int, Completion[W], Completion[W]]]
    )
    common: Verdict | None = None
    """The first answer, with the reasons that hold in all worlds so far."""
    clauses: dict[Clause, None] = field(factory=dict[Clause, None])
    """All clauses that carried an answer so far."""
    answers: dict[Answer, Completion[W]] = field(factory=dict[Answer, Completion[W]])
    """The first case of each answer so far."""

    def look_at(self, case: Completion[W]) -> None:
        """Takes in one more case."""
        self.worlds += 1
        self.clauses |= dict.fromkeys(case.verdict.clauses)
        self.answers.setdefault(case.verdict.answer, case)
        known = self.common
        self.common = case.verdict if known is None else in_common(known, case.verdict)
        if not self.is_near():
            self._pair(case)

    def _pair(self, case: Completion[W]) -> None:
        if self.plain and self.pairs:
            return
        for first in self.firsts:
            if first.verdict.answer != case.verdict.answer and (not self.pairs or self.running()):
                distance, second = (0, case) if self.plain else self.nearer(first, case)
                self.pairs.append((distance, first, second))
        if len(self.firsts) < FURTHER:
            self.firsts.append(case)

    def is_near(self) -> bool:
        """Whether two answers are known, and the search for a closer pair has ended."""
        if not self.pairs:
            return False
        return self.further > FURTHER or min(distance for distance, *_ in self.pairs) <= 1

    def has_every(self) -> bool:
        """Whether all possible answers were found."""
        return bool(self.every) and self.every <= self.answers.keys()

    def is_done(self) -> bool:
        """Whether the search can end. Counts a branch: the search calls it once for each."""
        self.further += bool(self.pairs)
        if self.plain or not self.is_near():
            return False
        return self.has_every() or self.further > FURTHER + FOR_ALL


def in_common(verdict: Verdict, other: Verdict) -> Verdict:
    """The first verdict, reduced to the reasons that hold in the other case too.

    A reason stays word for word where the other verdict has it; where that has only the same
    clause, the clause's gist replaces the reason. The remedies stay if both verdicts have the same,
    and a suggestion stays if the other verdict has it too.
    """
    reasons = (
        reason if reason in other.reasons else by_gist(reason.clause)
        for reason in verdict.reasons
        if reason.clause in other.clauses
    )
    remedies = verdict.remedies if verdict.remedies == other.remedies else ()
    suggestions = tuple(one for one in verdict.suggestions if one in other.suggestions)
    return evolve(
        verdict,
        reasons=tuple(dict.fromkeys(reasons)),
        remedies=remedies,
        suggestions=suggestions,
    )
