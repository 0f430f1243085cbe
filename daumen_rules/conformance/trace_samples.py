"""Samples of what the rules worked out, and what tells the wrong ones from the others.

A sample has the parts that ran, the clauses that were cited, and the words of what happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from types import CodeType
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause, source_of
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.book import ClauseBlock

from .clause_trace import ClauseTrace, Part, Traced, clause_trace


@frozen
class Sample:
    """Something that the rules worked out, and whether the engine has it wrong."""

    parts: frozenset[Part]
    is_wrong: bool


def told_apart(samples: Sequence[Sample]) -> Mapping[Part, float]:
    """How well each part tells the wrong samples from the others, from 0 to 1.

    It is the measure of Ochiai, less what a part has that every sample has: the share of the wrong
    samples that have the part, times the share of those with it that are wrong, and of that the
    root.
    """
    wrong = [sample.parts for sample in samples if sample.is_wrong]
    if not wrong:
        return {}
    all_of_it = Counter(part for sample in samples for part in sample.parts)
    of_wrong = Counter(part for parts in wrong for part in parts)
    usual = sqrt(len(wrong) / len(samples))
    return {
        part: max(0.0, (times / sqrt(len(wrong) * all_of_it[part]) - usual) / (1.001 - usual))
        for part, times in of_wrong.items()
    }


def spread(number: int, most: int) -> list[int]:
    """At most so many of the first numbers, evenly spread."""
    if number <= most:
        return list(range(number))
    return [at * number // most for at in range(most)]


def step_trace(game: AnyGame, state: Any, action: Any) -> Traced:
    """What runs in a legal step, but for the rows that allow it, and for the end of the game."""
    trace, before = clause_trace(game), evolve(state)

    def compute() -> None:
        after = evolve(game.rules.effect(before, action).state)
        game.rules.outcome(after)
        game.rules.movers(after)

    return trace.of(compute)


def cited_in(game: AnyGame, step: Step[Any, Any, Any]) -> frozenset[Clause]:
    """The clauses of the events of a step, and those by which the game is over then."""
    outcome = game.rules.outcome(step.state)
    ended = () if outcome is None else outcome.clauses
    return frozenset((*(event.clause for event in step.events), *ended))


def clauses_of(trace: ClauseTrace, part: Part) -> tuple[Clause, ...]:
    first = part[0]
    if isinstance(first, CodeType):
        return trace.clauses[first]
    return (part[1],) if isinstance(part[1], Clause) else ()


@cache
def own_clauses(game: AnyGame) -> frozenset[Clause]:
    """The clauses of a game that stand in its own text, not in one that several games share."""
    own = game.book.number
    blocks = {clause: source_of(clause) for clause in game.book.clauses}
    return frozenset(c for c, b in blocks.items() if isinstance(b, ClauseBlock) and b.number == own)
