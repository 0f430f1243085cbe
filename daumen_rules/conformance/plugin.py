"""Clauses as items of pytest: a test with the argument `daumen_case` runs once for each clause.

`pytest_daumen_rules` holds the part that pytest loads at its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, cast

import pytest
from attrs import AttrsInstance

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.text import Language

from .arguments import (
    DEFAULT_RULES,
    bench_given,
    language_given,
    number_given,
    options_given,
    rule_set_given,
    settings_given,
    wrong,
)
from .bench import AnyBench
from .checker import AnyEngine, Checker
from .clause_coverage import executable, reachable_clause
from .engine_reading import games_for

if TYPE_CHECKING:
    from hypothesis import settings


@frozen(kw_only=True)
class DaumenCase(Generic[R]):
    """A clause of a game, to be checked on an engine under a rule set."""

    bench: AnyBench
    clause: Clause
    rules: R
    players: int | None = None
    games: int = 20
    language: Language = "en"

    def check(self, engine: AnyEngine, *, settings: settings | None = None) -> None:
        """Plays the fixed games about the clause with an engine, then drawn games in which the
        clause comes up.

        `engine` is what `check_engine` takes. So many games are drawn as the marker says, or as
        `settings` of Hypothesis say. Raises EngineDiffers or EngineFails, both AssertionErrors; the
        test is skipped where the engine plays none of the games.
        """
        __tracebackhide__ = True
        import hypothesis

        given = settings_given(settings)
        checker = Checker(engine, self.language, self.bench.game)
        seats = () if self.players is None else (self.players,)
        fixed = self.bench.suite((self.rules,), seats)
        checker.check_all(games_for(self.bench, checker.hello, fixed, self.clause.id))
        checker.check_generated(
            cast("AttrsInstance", self.rules),
            self.players,
            self.clause.id,
            given or hypothesis.settings(max_examples=self.games),
        )
        if not checker.games:
            why = (
                "; ".join(sorted(checker.unsupported))
                or "no game by these rules was found that exercises it"
            )
            pytest.skip(f"{self.clause.id}: {why}")

    def __str__(self) -> str:
        return self.clause.id


def cases(
    rules: str | AttrsInstance = DEFAULT_RULES,
    clauses: str | Sequence[str] = "*",
    players: int | None = None,
    games: int = 20,
    language: Language = "en",
    game: AnyGame | str = USUAL,
) -> list[DaumenCase[Any]]:
    """The cases of a marker, in the order of the clauses.

    `game` is a game or its name in the catalogue, `clauses` are ids or patterns such as `HIGH-*`.
    Raises ValueError for one that no clause fits, for a clause that no game exercises, and for any
    argument that cannot be used.
    """
    bench, told_in = bench_given(game), language_given(language)
    under, number = rule_set_given(bench, rules), number_given(bench, players)
    if not _is_a_count(games):
        raise wrong("games", games, "a number from 1 up")
    patterns = _patterns(bench, clauses)
    return [
        DaumenCase(
            bench=bench,
            clause=clause,
            rules=under,
            players=number,
            games=games,
            language=told_in,
        )
        for clause in executable(bench)
        if any(fnmatchcase(clause.id, pattern) for pattern in patterns)
    ]


def _is_a_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _patterns(bench: AnyBench, clauses: object) -> list[str]:
    """The ids and patterns, each of which must match a clause. Raises ValueError."""
    words = [clauses] if isinstance(clauses, str) else clauses
    if not isinstance(words, list | tuple) or not words:
        raise wrong(
            "clauses", clauses, "ids or patterns, such as 'HIGH-5' or ['PARRY-4', 'FILL-*']"
        )
    patterns = [str(word) for word in cast("Sequence[object]", words)]
    for pattern in patterns:
        if not any(fnmatchcase(clause.id, pattern) for clause in executable(bench)):
            reachable_clause(bench, pattern)
    return patterns


def generate(metafunc: pytest.Metafunc) -> None:
    """Runs a test once for each clause that its marker names, by default for all.

    A bad marker makes one item, which fails with the reason; other tests run.
    """
    mark = metafunc.definition.get_closest_marker("daumen_rules")
    try:
        found = _cases_of(mark) if mark else cases()
    except (TypeError, ValueError) as error:
        why = f"@pytest.mark.daumen_rules: {error}"
        metafunc.parametrize("daumen_case", [why], ids=["marker"], indirect=True)
    else:
        metafunc.parametrize("daumen_case", found, ids=str, indirect=True)


def _cases_of(mark: pytest.Mark) -> list[DaumenCase[Any]]:
    asked = signature(cases)
    options_given(mark.kwargs, asked.parameters)
    asked.bind(*mark.args, **mark.kwargs)  # a TypeError that speaks of the arguments alone
    return cases(*mark.args, **mark.kwargs)
