"""The results of a search over all ways to fill the gaps, and the opinion of a manual.

They are frozen values and know no game. `W` is a world: one way to fill all gaps.
"""

from __future__ import annotations

from typing import Generic, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.verdict import Answer, Completion, Reason, Suggestion, Verdict, W


@frozen
class Always(Generic[W]):
    """The same answer in every world; `gaps` says whether there is more than one.

    The reasons of `verdict` hold in every world. Where no reason does, `among` lists the clauses
    that carry the answer in some world. `kinds` are some of the cases that the search looked at,
    and `looked_at` is the number of all of them.
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

    `answers` are the verdicts of all answers found; with `complete` there are no other answers.
    `kinds` are some of the cases that the search looked at, at least one for each answer.
    `provided` is the answer in all worlds in which the seat has the card that the question names;
    None where it depends even there. The game's court works it out.
    """

    first: Completion[W]
    second: Completion[W]
    answers: tuple[Verdict, ...] = ()
    complete: bool = False
    provided: Verdict | None = None
    kinds: tuple[Completion[W], ...] = field(default=(), eq=False, repr=False)

    @property
    def cases(self) -> tuple[Completion[W], Completion[W]]:
        """The first and the second case."""
        return (self.first, self.second)


@frozen
class Impossible:
    """No world fits; `reasons` say why the situation cannot arise, and `suggestions` what the
    players can do where an action that was not allowed is noticed only now.
    """

    reasons: tuple[Reason, ...]
    suggestions: tuple[Suggestion, ...] = ()


@frozen
class SearchStopped(Generic[W]):
    """The search ended before it had looked at every branch, mostly because its time was up.

    The `looked_at` branches all give the answer of `so_far`, None where no world was found. With
    `enough` the search ended because the answers found sufficed, with `drawn` because only a
    sample of the worlds was drawn.
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
    """Some of the cases that a search has looked at; empty for a stopped or impossible one."""
    return finding.kinds if isinstance(finding, Always | Depends) else ()


@frozen
class Alternative(Generic[W]):
    """A reading that a manual leaves open besides its default, and the results under it.

    `flag` is the field of the rule set that chooses it. `support` says how well the manual supports
    this reading, `of_default` how well it supports the default. `parts` says that the two give
    different answers in a world that was found.
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
    """The manual answers. `notes` are weaker readings with another answer."""

    finding: Finding[W]
    notes: tuple[Alternative[W], ...] = ()


@frozen
class Silent(Generic[W]):
    """No clause carries the answer; `finding` follows our default reading."""

    finding: Finding[W]
    options: tuple[Alternative[W], ...]


@frozen
class Contradictory(Generic[W]):
    """Clauses of one manual support different answers equally; `finding` follows our default."""

    finding: Finding[W]
    options: tuple[Alternative[W], ...]


Opinion: TypeAlias = Clear[W] | Silent[W] | Contradictory[W]
