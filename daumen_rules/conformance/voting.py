"""Which clause explains most of several games in which an engine is wrong.

One game may be explained by several clauses. In other games of other tables some of them explain
nothing any more, and the one that is to blame does so in all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from attrs import evolve

from daumen_rules.conformance.bench import Bench
from daumen_rules.conformance.made_up import made_up
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import A, E, S
from daumen_rules.pieces.bench.script import Failure, Script
from daumen_rules.pieces.bench.special import Blame, Setting

GAMES: Final = 90
"""Further games that are looked at."""
VOTES: Final = 12
"""Games that go wrong after which it is settled."""
WEIGHTS: Final = (4, 3, 2)
"""What a game gives the clause that it names first, second and third; any other one gets 1."""

Check = Callable[[Script[Any, Any, Any]], Failure[Any, Any, Any] | None]


def voted(blame: Blame, further: Iterable[Blame]) -> Blame:
    """The blame, with its clauses in the order in which further games name them too; what is alike
    stays in its order.
    """
    votes: Counter[Clause] = Counter()
    for one in (blame, *further):
        for rank, clause in enumerate(dict.fromkeys(one.clauses)):
            votes[clause] += WEIGHTS[rank] if rank < len(WEIGHTS) else 1
    clause, *others = sorted(dict.fromkeys(blame.clauses), key=lambda clause: -votes[clause])
    return evolve(blame, clause=clause, others=tuple(others))


def further_blames(
    bench: Bench[Any, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    settings: Sequence[Setting[S, A]],
    check: Check,
    go_on: Callable[[], bool] = lambda: True,
) -> list[Blame]:
    """What other games come to that go wrong for what may be the same cause."""
    seats = bench.size_of(failure.script.opening)[0]
    alike = [setting for setting in settings if not setting.small and setting.players == seats]
    small = [setting for setting in settings if setting.small] or alike or settings
    found = _failing(bench, small, alike or small, check, go_on)
    blames = (bench.blame(one) for one in found if one.script != failure.script)
    return list(islice((b for b in blames if set(b.clauses) & set(blame.clauses)), VOTES))


def _failing(
    bench: Bench[Any, S, A, E],
    small: Sequence[Setting[S, A]],
    alike: Sequence[Setting[S, A]],
    check: Check,
    go_on: Callable[[], bool],
) -> Iterator[Failure[S, A, E]]:
    """The larger small settings come first, for in them more happens."""
    random = Random(1)
    for i in range(GAMES):
        if not go_on():
            return
        some = alike if i % 3 == 2 else small[::-1]
        setting, policy = some[i % len(some)], bench.policies[i % len(bench.policies)]
        found = check(made_up(bench, setting, policy, random, probes=0.1))
        if found is not None:
            yield found
