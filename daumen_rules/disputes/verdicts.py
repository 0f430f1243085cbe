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
    """An answer; clauses without a sentence of their own are told by their gist."""
    cited = {one.clause for one in why if isinstance(one, Reason)}
    reasons = (
        one if isinstance(one, Reason) else by_gist(one)
        for one in dict.fromkeys(why)
        if one not in cited
    )
    return Verdict(answer, tuple(reasons))


def allowed(why: Why) -> Verdict:
    """The seat may."""
    return verdict(ALLOWED, why)


def refused(
    why: Why, remedies: tuple[Sentence, ...] = (), advice: tuple[Suggestion, ...] = ()
) -> Verdict:
    """The seat may not: all broken clauses, what would make it legal, and what can be done then."""
    return Verdict(REFUSED, verdict(REFUSED, why).reasons, remedies, advice)


def in_all(refusals: Sequence[Refused]) -> tuple[Reason, ...]:
    """What is broken by all of some refusals, as it holds of each of them."""
    why = ([Reason(breach.clause, breach.sentence) for breach in r.breaches] for r in refusals)
    return reduce(in_common, map(refused, why)).reasons


def yes_or_no(yes: bool, why: Why) -> Verdict:
    """Yes, or no."""
    return verdict(YesNo(yes), why)


def seat_or_nobody(seat: Seat | None, why: Why) -> Verdict:
    """A seat, or nobody."""
    return verdict(Seats(() if seat is None else (seat,)), why)


def number_of(value: int, why: Why) -> Verdict:
    """A number."""
    return verdict(Number(value), why)
