"""Clauses as items of pytest: a test that takes a `daumen_case` runs once for each of them.

Here lives what the argument is and how it is chosen. What pytest loads at its start, for all of its
users, stands in `pytest_daumen_rules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import frozen

from daumen_rules.conformance.checker import AnyEngine, Checker
from daumen_rules.conformance.daumen_drauf.hits import EXECUTABLE, Played, executable
from daumen_rules.conformance.script import script
from daumen_rules.conformance.vectors import trials
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Undealt
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language

if TYPE_CHECKING:
    from hypothesis import settings


@frozen(kw_only=True)
class DaumenCase:
    """A clause to be checked on an engine, under a rule set."""

    clause: Clause
    rules: RuleSet
    players: int | None = None
    games: int = 20
    language: Language = "en"

    def check(self, engine: AnyEngine, *, settings: settings | None = None) -> None:
        """Play the fixed games about the clause with an engine, then games drawn to come upon it.

        `engine` is what `check_engine` takes. So many games are drawn as the marker says, or as
        `settings` of Hypothesis say. Raises EngineDiffers or EngineFails, both AssertionErrors; the
        test is skipped where the engine plays none of the games.
        """
        __tracebackhide__ = True
        import hypothesis

        checker = Checker(engine, self.language)
        fixed = _vectors(self.rules).get(self.clause.id, ())
        checker.check_all(g for g in fixed if self.players in (None, _players(g)))
        checker.check_drawn(
            self.rules,
            self.players,
            self.clause.id,
            settings or hypothesis.settings(max_examples=self.games),
        )
        if not checker.games:
            why = "; ".join(sorted(checker.unsupported)) or "no game by these rules comes upon it"
            pytest.skip(f"{self.clause.id}: {why}")

    def __str__(self) -> str:
        return self.clause.id


def _players(game: Played) -> int:
    assert isinstance(game.opening, Undealt)
    return game.opening.players


@cache
def _vectors(rules: RuleSet) -> Mapping[str, tuple[Played, ...]]:
    """The games of the fixed suite for a rule set, by the id of their clause."""
    games: dict[str, list[Played]] = {}
    for trial in trials(rules):
        last = () if trial.action is None else (trial.action,)
        game = script(GAME, trial.opening, trial.deal, (*trial.moves, *last))
        games.setdefault(trial.vector.clause, []).append(game)
    return {id_: tuple(found) for id_, found in games.items()}


def cases(
    rules: str | RuleSet = "german",
    clauses: str | Sequence[str] = "*",
    players: int | None = None,
    games: int = 20,
    language: Language = "en",
) -> list[DaumenCase]:
    """The cases of a marker, in the order of the clauses.

    `clauses` are ids or patterns such as `HIGH-*`. Raises ValueError for one that no clause fits,
    for a clause that no game comes upon, and for words that are no rule set.
    """
    under = RuleSet.parse(rules) if isinstance(rules, str) else rules
    patterns = [clauses] if isinstance(clauses, str) else list(clauses)
    for pattern in patterns:
        if not any(fnmatchcase(clause.id, pattern) for clause in EXECUTABLE):
            executable(pattern)
    return [
        DaumenCase(clause=clause, rules=under, players=players, games=games, language=language)
        for clause in EXECUTABLE
        if any(fnmatchcase(clause.id, pattern) for pattern in patterns)
    ]


def generate(metafunc: pytest.Metafunc) -> None:
    """Run a test once for each clause that its marker names, by default for all."""
    mark = metafunc.definition.get_closest_marker("daumen_rules")
    try:
        found = cases(*mark.args, **mark.kwargs) if mark else cases()
    except (TypeError, ValueError) as error:
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: daumen_rules: {error}") from None
    metafunc.parametrize("daumen_case", found, ids=str)
