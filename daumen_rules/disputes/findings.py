"""The results of a search over all ways to fill the gaps, and the opinion of a manual on them.

All are frozen values, and know no game. `W` is a world: one way to fill all gaps.
"""

from __future__ import annotations

from typing import Generic, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.verdict import Answer, Completion, Reason, Verdict, W


@frozen
class Always(Generic[W]):
    """The same answer in every world; `gaps` says whether there is more than one.

    The reasons of `verdict` hold in every world. Where none does, `among` are the clauses that
    carry the answer in one world or another. `kinds` are some of the cases looked at, and
    `looked_at` says how many there were.
    """

    verdict: Verdict
    example: W
    gaps: bool
    among: tuple[Clause, ...] = ()
    kinds: tuple[Completion[W], ...] = field(default=(), eq=False, repr=False)
    looked_at: int = field(default=1, eq=False, repr=False)


@frozen
class Depends(Generic[W]):
    """Two worlds with different answers.

    `answers` are all answers that were found; with `complete` there are no others. `kinds` are some
    of the cases looked at, with one of each answer. `provided` is the answer wherever what is asked
    about is at hand at all, None where it depends even then; whoever knows the game finds it.
    """

    first: Completion[W]
    second: Completion[W]
    answers: tuple[Verdict, ...] = ()
    complete: bool = False
    provided: Verdict | None = None
    kinds: tuple[Completion[W], ...] = field(default=(), eq=False, repr=False)

    @property
    def cases(self) -> tuple[Completion[W], Completion[W]]:
        """Both of them."""
        return (self.first, self.second)


@frozen
class Impossible:
    """There is no world: why the situation cannot arise."""

    reasons: tuple[Reason, ...]


@frozen
class SearchStopped(Generic[W]):
    """The search ended early, mostly because its time was up.

    All branches looked at so far, so many, give the same answer, or none was found; with
    `enough` it ended because it had found what it was asked for, and with `drawn` they are all that
    were drawn from more.
    """

    looked_at: int
    so_far: Completion[W] | None
    enough: bool = False
    drawn: bool = False


Finding: TypeAlias = Always[W] | Depends[W] | Impossible | SearchStopped[W]


def answers(finding: Finding[W]) -> frozenset[Answer]:
    """The answers that a finding knows of."""
    match finding:
        case Always(verdict=verdict):
            return frozenset({verdict.answer})
        case Depends(answers=found):
            both = {case.verdict.answer for case in finding.cases}
            return frozenset(both | {verdict.answer for verdict in found})
        case SearchStopped(so_far=so_far):
            return frozenset() if so_far is None else frozenset({so_far.verdict.answer})
        case Impossible():
            return frozenset()


def kinds(finding: Finding[W]) -> tuple[Completion[W], ...]:
    """Some of the cases that a search has looked at, none where it was stopped."""
    return finding.kinds if isinstance(finding, Always | Depends) else ()


@frozen
class Alternative(Generic[W]):
    """A reading that a manual leaves open besides its default, and the results under it.

    `flag` ties it to a rule set. `support` is the manual's for it, `of_default` its for the
    default. `parts` says that a world was found in which it answers otherwise than the default.
    """

    question: str
    flag: str
    reading: Reading
    support: Support
    of_default: Support
    finding: Finding[W]
    parts: bool = False


@frozen
class Clear(Generic[W]):
    """The manual answers. `notes` are the weaker readings that would answer otherwise."""

    finding: Finding[W]
    notes: tuple[Alternative[W], ...] = ()


@frozen
class Silent(Generic[W]):
    """No clause carries the answer; `finding` is by our default."""

    finding: Finding[W]
    options: tuple[Alternative[W], ...]


@frozen
class Contradictory(Generic[W]):
    """Clauses of one manual carry different answers equally well; `finding` is by our default."""

    finding: Finding[W]
    options: tuple[Alternative[W], ...]


Opinion: TypeAlias = Clear[W] | Silent[W] | Contradictory[W]
