"""Verdicts made of an answer and of the clauses that carry it, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Sentence
from daumen_rules.kernel.verdict import Answer, Reason, Suggestion, Verdict, by_gist

from .answers import ALLOWED, REFUSED, Number, Seats, YesNo
from .search import in_common

Why: TypeAlias = Sequence[Reason | Clause]


def verdict(answer: Answer, why: Why) -> Verdict:
    """A verdict; it gives a clause by its gist where no reason brings a sentence of that clause."""
    cited = {one.clause for one in why if isinstance(one, Reason)}
    reasons = (
        one if isinstance(one, Reason) else by_gist(one)
        for one in dict.fromkeys(why)
        if one not in cited
    )
    return Verdict(answer, tuple(reasons))


def allowed(why: Why) -> Verdict:
    """The verdict that the seat may do it."""
    return verdict(ALLOWED, why)


def refused(
    why: Why, remedies: tuple[Sentence, ...] = (), advice: tuple[Suggestion, ...] = ()
) -> Verdict:
    """The verdict that the seat may not: broken clauses, remedies, and advice for afterwards."""
    return Verdict(REFUSED, verdict(REFUSED, why).reasons, remedies, advice)


def in_all(refusals: Sequence[Refused]) -> tuple[Reason, ...]:
    """The reasons that all of some refusals share, each in words that hold of every refusal."""
    why = ([Reason(breach.clause, breach.sentence) for breach in r.breaches] for r in refusals)
    return reduce(in_common, map(refused, why)).reasons


def yes_or_no(yes: bool, why: Why) -> Verdict:
    """The verdict yes or no."""
    return verdict(YesNo(yes), why)


def seat_or_nobody(seat: Seat | None, why: Why) -> Verdict:
    """The verdict that names a seat, or nobody for None."""
    return verdict(Seats(() if seat is None else (seat,)), why)


def number_of(value: int, why: Why) -> Verdict:
    """The verdict that gives a number."""
    return verdict(Number(value), why)
