"""The functions that users call to check an engine in a test: one game, or generated games.

`checker` talks with the engine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.script import Script, script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import read
from daumen_rules.records.replay import replay

from .arguments import (
    DEFAULT_RULES,
    bench_given,
    is_strategy,
    language_given,
    of_kind,
    players_given,
    rules_given,
    settings_given,
    wrong,
)
from .checker import AnyEngine, Checker, EngineDiffers, EngineFails, EngineFunction
from .clause_coverage import reachable_clause
from .engine import Engine, Trouble
from .engine_reading import games_for
from .function_calls import FunctionFails
from .function_checks import FunctionDiffers, check_function
from .messages import ProcessConnection

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy

    from .generated_games import GeneratedGame


def check_game(
    engine: AnyEngine, game: GeneratedGame[Any, Any, Any] | str, *, language: Language = "en"
) -> None:
    """Plays one game with an engine, for example one from `strategies.games()`, or the first game
    of the text of a record.

    Raises EngineDiffers, an AssertionError with the deal, the moves, both answers, and the clause;
    or EngineFails for an unusable answer.
    """
    __tracebackhide__ = True
    told_in = language_given(language)
    if isinstance(game, str):
        played_in, played = _recorded(game)
        Checker(engine, told_in, played_in).check(played)
        return
    of_kind("game", game, Script, "a game, such as strategies.games() draws, or a record")
    Checker(engine, told_in, game.bench.game).check(game)


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
    """Plays the fixed suite with an engine, then many games that Hypothesis draws, and reports the
    smallest that goes wrong. Where the rules are a strategy, only games are drawn.

    `engine` is a function from a request to an answer as in `spec/protocol.md`, such as an adapter,
    or a connection. `game` is a game or its name in the catalogue, `rules` a rule set, its words
    such as `"german with refill_short=greedy"`, or a strategy. With `clause` all games exercise
    that clause. `settings` are those of Hypothesis; its profile, its database and
    `--hypothesis-seed` work as in any other test.

    Raises EngineDiffers or EngineFails, both AssertionErrors, and ValueError for a clause that no
    game exercises and for an argument that cannot be used.
    """
    __tracebackhide__ = True
    bench = bench_given(game)
    under, number = rules_given(bench, rules), players_given(bench, players)
    few, told_in = settings_given(settings), language_given(language)
    checker = Checker(engine, told_in, bench.game)
    if not is_strategy(under):
        seats = (number,) if isinstance(number, int) else checker.hello.players
        asked = None if clause is None else reachable_clause(bench, clause).id
        fixed = bench.suite((under,), seats)
        checker.check_all(games_for(bench, checker.hello, fixed, asked))
    checker.check_generated(under, _numbers(number, checker.hello.players), clause, few)
    if not checker.games:
        reasons = "; ".join(sorted(checker.unsupported)) or "no game was drawn"
        raise ValueError(f"the engine has played no game: {reasons}")


def _recorded(text: str) -> tuple[AnyGame, Script[Any, Any, Any]]:
    """The first game of a record, with its game. Raises ValueError."""
    try:
        record = read(dedent(text))
    except InputError as error:
        raise ValueError(f"game: {error}") from None
    replayed = replay(record).games[0]
    actions = [step.action for step in replayed.steps]
    if replayed.illegal is not None:
        actions.append(replayed.illegal.action)
    rules, opening = record.game.rules, replayed.before
    _, deal = bench_given(record.game).forms.opening(
        bench_given(record.game).forms.new(opening, actions[0] if actions else None)
    )
    return record.game, script(rules, opening, deal, actions[0 if deal is None else 1 :])


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
    "FunctionDiffers",
    "FunctionFails",
    "check_engine",
    "check_function",
    "check_game",
    "engine_process",
]
