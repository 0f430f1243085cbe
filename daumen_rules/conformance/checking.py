"""An engine checked in a test: one game, or games that Hypothesis draws and makes small.

Here live the two functions that users call. The talk with an engine stands in `checker`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from daumen_rules.conformance.adapter import EngineAdapter, InTrick, NewGame, OpenTable, SeatView
from daumen_rules.conformance.checker import (
    AnyEngine,
    Checker,
    EngineDiffers,
    EngineFails,
    EngineFunction,
)
from daumen_rules.conformance.daumen_drauf.hits import Played
from daumen_rules.games.daumen_drauf.readings import GERMAN, RuleSet
from daumen_rules.kernel.text import Language

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy


def check_game(engine: AnyEngine, game: Played, *, language: Language = "en") -> None:
    """Play one game with an engine, such as one drawn by `strategies.games()`.

    Raises EngineDiffers, an AssertionError with the deal, the moves, what the engine and what the
    rules say, and the clause; or EngineFails for an answer that cannot be used.
    """
    __tracebackhide__ = True
    Checker(engine, language).check(game)


def check_engine(
    engine: AnyEngine,
    *,
    rules: str | RuleSet | SearchStrategy[RuleSet] = GERMAN,
    players: int | SearchStrategy[int] | None = None,
    clause: str | None = None,
    settings: settings | None = None,
    language: Language = "en",
) -> None:
    """Play many games with an engine, drawn by Hypothesis, and tell the smallest that goes wrong.

    `engine` is a function from a request to an answer as in `spec/protocol.md`, an `EngineAdapter`,
    or a talker. `rules` is a rule set, its words such as `"german with refill_short=greedy"`, or a
    strategy. With `clause` all games come upon that clause. `settings` are those of Hypothesis; its
    profile, its database and `--hypothesis-seed` work as in any other test.

    Raises EngineDiffers or EngineFails, both AssertionErrors, and ValueError for a clause that no
    game comes upon.
    """
    __tracebackhide__ = True
    checker = Checker(engine, language)
    under = RuleSet.parse(rules) if isinstance(rules, str) else rules
    checker.check_drawn(under, _numbers(players, checker.hello.players), clause, settings)
    if not checker.games:
        reasons = "; ".join(sorted(checker.unsupported)) or "no game was drawn"
        raise ValueError(f"the engine has played no game: {reasons}")


def _numbers(
    players: int | SearchStrategy[int] | None, can: Sequence[int]
) -> int | SearchStrategy[int] | None:
    if players is not None or not can:
        return players
    from hypothesis import strategies as st

    return st.sampled_from(sorted(can))


__all__ = [
    "AnyEngine",
    "EngineAdapter",
    "EngineDiffers",
    "EngineFails",
    "EngineFunction",
    "InTrick",
    "NewGame",
    "OpenTable",
    "SeatView",
    "check_engine",
    "check_game",
]
