"""The functions that users call to check an engine in a test: one game, or generated games.

`checker` talks with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.text import Language

from .arguments import (
    DEFAULT_RULES,
    bench_given,
    language_given,
    of_kind,
    players_given,
    rules_given,
    settings_given,
    wrong,
)
from .checker import AnyEngine, Checker, EngineDiffers, EngineFails, EngineFunction
from .engine import Engine, Trouble
from .messages import ProcessConnection

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy

    from .generated_games import GeneratedGame


def check_game(
    engine: AnyEngine, game: GeneratedGame[Any, Any, Any], *, language: Language = "en"
) -> None:
    """Plays one game with an engine, for example one from `strategies.games()`.

    Raises EngineDiffers, an AssertionError with the deal, the moves, both answers, and the clause;
    or EngineFails for an unusable answer.
    """
    __tracebackhide__ = True
    of_kind("game", game, Script, "a game, such as strategies.games() draws")
    Checker(engine, language_given(language), game.bench.game).check(game)


def check_engine(
    engine: AnyEngine,
    *,
    rules: str | AttrsInstance | SearchStrategy[Any] = DEFAULT_RULES,
    players: int | SearchStrategy[int] | None = None,
    clause: str | None = None,
    settings: settings | None = None,
    language: Language = "en",
    game: AnyGame | str = USUAL,
) -> None:
    """Plays many games with an engine, drawn by Hypothesis, and reports the smallest that goes
    wrong.

    `engine` is a function from a request to an answer as in `spec/protocol.md`, such as an adapter,
    or a connection. `game` is a game or its name in the catalogue, `rules` a rule set, its words
    such as `"german with refill_short=greedy"`, or a strategy. With `clause` all games come upon
    that clause. `settings` are those of Hypothesis; its profile, its database and
    `--hypothesis-seed` work as in any other test.

    Raises EngineDiffers or EngineFails, both AssertionErrors, and ValueError for a clause that no
    game comes upon and for an argument that cannot be used.
    """
    __tracebackhide__ = True
    bench = bench_given(game)
    under, number = rules_given(bench, rules), players_given(bench, players)
    few, told_in = settings_given(settings), language_given(language)
    checker = Checker(engine, told_in, bench.game)
    checker.check_generated(under, _numbers(number, checker.hello.players), clause, few)
    if not checker.games:
        reasons = "; ".join(sorted(checker.unsupported)) or "no game was drawn"
        raise ValueError(f"the engine has played no game: {reasons}")


@contextmanager
def engine_process(
    command: Sequence[str], answer_time: float = 5.0
) -> Generator[ProcessConnection]:
    """A context manager that runs an engine written in any language.

    `command` starts it, as a list of words; `answer_time` is the time limit of one answer in
    seconds. Raises ValueError for a command that does not start.
    """
    if isinstance(command, str) or not command:
        raise wrong("command", command, 'a list of words, such as ["node", "my_engine.js"]')
    try:
        engine = Engine(command, answer_time)
    except Trouble as trouble:
        expected = f"one that can be started (here: {trouble.detail})"
        raise wrong("command", list(command), expected) from None
    with engine:
        yield ProcessConnection(engine)


def _numbers(
    players: int | SearchStrategy[int] | None, can: Sequence[int]
) -> int | SearchStrategy[int] | None:
    if players is not None or not can:
        return players
    from hypothesis import strategies as st

    return st.sampled_from(sorted(can))


__all__ = [
    "AnyEngine",
    "EngineDiffers",
    "EngineFails",
    "EngineFunction",
    "check_engine",
    "check_game",
    "engine_process",
]
