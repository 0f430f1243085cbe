"""The clause that best explains several failing games.

Several clauses may explain one failure. In further games most of them explain nothing; the right
one explains all failures, and no game that passes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from attrs import field

from daumen_rules.contracts.engine_tests.engine_tests import Blame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .explanations import explained
from .random_games import random_game

GAMES: Final = 90
"""How many further games are played."""
VOTES: Final = 12
"""After how many failing games the vote ends."""
WEIGHTS: Final = (4, 3, 2)
"""The votes that a game gives to the clauses it names first, second and third; all others get 1."""

Check = Callable[[Script[Any, Any, Any]], Failure[Any, Any, Any] | None]


@frozen
class Further:
    """The results of further games: the blame of each failing game, and how well each clause
    explains all of them.
    """

    blames: tuple[Blame, ...] = ()
    suspicion: Mapping[Clause, float] = field(factory=dict[Clause, float])
    wrong: tuple[Failure[Any, Any, Any], ...] = ()
    right: tuple[Script[Any, Any, Any], ...] = ()


def voted(blame: Blame, further: Iterable[Blame]) -> Blame:
    """The blame with its clauses ordered by the votes of further games; ties keep their order."""
    votes: Counter[Clause] = Counter()
    for one in (blame, *further):
        for rank, clause in enumerate(dict.fromkeys(one.clauses)):
            votes[clause] += WEIGHTS[rank] if rank < len(WEIGHTS) else 1
    clause, *others = sorted(dict.fromkeys(blame.clauses), key=lambda clause: -votes[clause])
    return evolve(blame, clause=clause, others=tuple(others))


EXPLAINS: Final = 4.0
"""How much it counts that a clause explains what the engine says; half an explanation counts a
quarter of it."""


def with_clearest_clause(
    bench: Bench[Any, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    suspicion: Mapping[Clause, float],
    explains: Mapping[Clause, float] | None = None,
) -> Blame:
    """The blame of a failure, led by the clause that best separates failing from passing games and
    explains what the engine says, if it applies to this failure. On a tie the clause named first
    stays.
    """
    about, explained = bench.suspicion([failure], ()), explains or {}
    most = max(suspicion.values(), default=0.0) or 1.0
    every = (*(clause for clause in suspicion if clause in about), *explained)
    best = max(
        (blame.clause, *every),
        key=lambda clause: (
            suspicion.get(clause, 0.0) / most + EXPLAINS * explained.get(clause, 0.0) ** 2
        ),
    )
    others = tuple(clause for clause in blame.clauses if clause != best)
    return evolve(blame, clause=best, others=others)


def explaining(
    bench: Bench[Any, S, A, E],
    wrong: Sequence[Failure[S, A, E]],
    right: Sequence[Script[S, A, E]],
    go_on: Callable[[], bool] = lambda: True,
) -> Mapping[Clause, float]:
    """How well each clause explains what an engine says in some failing games, as far as there is
    time; the first is the smallest. A game that has its own way to weigh clauses needs none.
    """
    if bench.own_tests.suspicion is not None:
        return {}
    return explained(bench.game, bench.forms, wrong, right, go_on)


def further_games(
    bench: Bench[Any, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    settings: Sequence[Setting[S, A]],
    check: Check,
    go_on: Callable[[], bool] = lambda: True,
) -> Further:
    """The results of further games, failing and passing."""
    seats = bench.size_of(failure.script.opening)[0]
    alike = [setting for setting in settings if not setting.small and setting.players == seats]
    small = [setting for setting in settings if setting.small] or alike or settings
    blames: list[Blame] = []
    wrong, right = [failure], list[Script[S, A, E]]()
    for played in _games(bench, small, alike or small, go_on):
        found = check(played)
        if found is None:
            right.append(played)
        elif found.script != failure.script:
            blamed = bench.blame(found)
            if set(blamed.clauses) & set(blame.clauses):
                blames.append(blamed)
                wrong.append(found)
        if len(blames) == VOTES:
            break
    return Further(tuple(blames), bench.suspicion(wrong, right), tuple(wrong), tuple(right))


def _games(
    bench: Bench[Any, S, A, E],
    small: Sequence[Setting[S, A]],
    alike: Sequence[Setting[S, A]],
    go_on: Callable[[], bool],
) -> Iterator[Script[S, A, E]]:
    """Random games for the vote; the larger small settings come first, because more happens in
    them.
    """
    random = Random(1)
    for i in range(GAMES):
        if not go_on():
            return
        some = alike if i % 3 == 2 else small[::-1]
        setting, policy = some[i % len(some)], bench.policies[i % len(bench.policies)]
        yield random_game(bench, setting, policy, random, probes=0.1)
