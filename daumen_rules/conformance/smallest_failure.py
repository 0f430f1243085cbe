"""What a failure of an engine comes to: the smallest game, and the clause that several games name.

More games are played with the engine for it. The limits are amounts of work; the caller says
whether there is time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from daumen_rules.contracts.engine_tests.engine_tests import Blame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S

from .bench import Bench, OtherReading
from .blame_votes import explaining, further_games, voted, with_clearest_clause
from .engine_reading import AgreesUnder, named_reading, plays_by
from .shrink import Check, shrunk

VOTING: Final = 1_500
"""The number of positions that an engine is asked about for the vote at most."""


@frozen(kw_only=True)
class MoreGames(Generic[R, S, A, E]):
    """How more games are played with an engine that has failed."""

    check: Check
    agrees: AgreesUnder[S, A, E, R]
    settings: Callable[[R], Sequence[Setting[S, A]]]
    """The settings of a rule set that the engine can play."""
    go_on: Callable[[], bool]
    """Whether there is time for another game."""
    to_explain: Callable[[], Callable[[], bool]] = lambda: lambda: True
    """Begins to explain a failure; the result says whether there is time to go on."""
    positions: bool = False
    """Whether the engine begins games in the middle."""
    stands: Callable[[Failure[S, A, E]], bool] = lambda _: True
    """Whether a smaller game fails every time."""


def smallest(
    bench: Bench[R, S, A, E], found: Failure[S, A, E], blame: Blame, more: MoreGames[R, S, A, E]
) -> tuple[Failure[S, A, E], Blame]:
    """The smallest failure found, and the clause that several games agree on."""
    asked = 0

    def check(played: Script[S, A, E], since: int = 0, /) -> Failure[S, A, E] | None:
        nonlocal asked
        asked += len(played.moves) + 1
        return more.check(played, since)

    def has_votes_left() -> bool:
        return asked < VOTING and more.go_on()

    settings = more.settings(bench.rules_of(found.script.opening))
    further = further_games(bench, found, blame, settings, check, has_votes_left)
    agreed = voted(blame, further.blames)
    small = shrunk(bench, found, agreed, settings, more.check, more.go_on, positions=more.positions)
    small = small if more.stands(small) else found
    agreed = voted(bench.blame(small), (blame, *further.blames))
    explains = explaining(bench, (small, *further.wrong), further.right, more.to_explain())
    return small, with_clearest_clause(bench, small, agreed, further.suspicion, explains)


def with_reading(
    bench: Bench[R, S, A, E], failure: Failure[S, A, E], blame: Blame, more: MoreGames[R, S, A, E]
) -> Blame:
    """The blame, with the other reading that the engine plays by, if more games confirm it."""
    told = bench.rules_of(failure.script.opening)

    def plays(reading: OtherReading[R]) -> bool:
        every = more.settings(reading.rules)
        return plays_by(bench, told, every, more.agrees, more.go_on)

    return named_reading(bench, failure, blame, plays)
