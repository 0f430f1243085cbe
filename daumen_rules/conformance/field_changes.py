"""Which clause changes which field of a state: learnt from games of our own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause

from .clause_trace import Part, clause_trace
from .forms import forms_of
from .random_play import random_play
from .trace_samples import Sample, cited_in, clauses_of, spread, step_trace, told_apart

OWN: Final = 6
OWN_STEPS: Final = 50
"""How many games are played, and how many steps of each are looked at."""


@cache
def changes(game: AnyGame) -> Mapping[tuple[str, Clause], float]:
    """How much each clause has to do with each place of a state, from 0 to 1.

    In some games of our own: what runs in the steps in which the place changes, and seldom in
    others.
    """
    trace, forms = clause_trace(game), forms_of(game)
    told: list[tuple[frozenset[Part], frozenset[str]]] = []
    for seed in range(OWN):
        seats = game.rules.seats
        play = random_play(game, seats[seed % len(seats)], game.book.default, Random(seed))
        steps = len(play.steps)
        for at in sorted({*spread(steps, OWN_STEPS), *range(max(0, steps - 2), steps)}):
            step, before = play.steps[at], play.states[at]
            parts = step_trace(game, before, step.action).parts
            events = {("event", clause) for clause in cited_in(game, step)}
            told.append((parts | events, _changed(forms, before, step.state)))
    found: dict[tuple[str, Clause], float] = defaultdict(float)
    for place in frozenset[str]().union(*(places for _, places in told)):
        samples = [Sample(parts, place in places) for parts, places in told]
        for part, score in told_apart(samples).items():
            for clause in clauses_of(trace, part):
                found[place, clause] = max(found[place, clause], score)
    return found


def _changed(forms: Forms[Any, Any, Any], before: Any, after: Any) -> frozenset[str]:
    """The places of a state that differ from those of another."""
    one, other = forms.state(before), forms.state(after)
    places = {f"state.{name}" for name in one if one[name] != other[name]}
    fields = forms.fields.items()
    places |= {f"fields.{name}" for name, f in fields if f.write(before) != f.write(after)}
    return frozenset(places)
