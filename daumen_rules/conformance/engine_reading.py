"""Whether an engine plays by another reading than the one it was told.

It chooses settings that the engine can play, and games in which another reading is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import Blame, FixedGame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S

from .bench import Bench, OtherReading
from .hello import Hello
from .messages import UnusableAnswer
from .random_games import random_game

GAMES: Final = 60
"""In how many games an engine must agree with another reading before the report says that it plays
by it."""
LEAST: Final = 12
"""In how many of them it must agree at least where games are long."""
MOVES: Final = 1_000
"""How many moves long games have together."""
TRIES: Final = 3
"""How many games are tried for each that must be played, because an engine may decline some."""

AgreesUnder: TypeAlias = Callable[[Script[S, A, E], R], bool | None]
"""Plays a game with an engine that is told some rules: whether it agrees; None if it declines.
Raises UnusableAnswer.
"""


def playable(
    bench: Bench[R, S, A, E], rules: R, hello: Hello, players: Sequence[int] = ()
) -> list[Setting[S, A]]:
    """The settings of a rule set that the engine can play, with the given numbers of players if
    there are any.
    """
    return [
        setting
        for setting in bench.settings(rules)
        if (not hello.players or setting.players in hello.players)
        and (not players or setting.players in players)
        and (not setting.small or hello.plays("small_packs"))
    ]


def is_for(bench: Bench[Any, S, A, E], hello: Hello, one: FixedGame[S, A, E]) -> bool:
    """Whether a fixed game is for an engine: it can begin it, and no shorter one shows the same."""
    opening = one.game.opening
    return (
        not (one.is_long and hello.positions)
        and (hello.positions or not bench.forms.begins_in_the_middle(opening))
        and (not hello.players or bench.size_of(opening)[0] in hello.players)
        and (hello.plays("small_packs") or not bench.is_small(opening))
    )


def games_for(
    bench: Bench[Any, S, A, E],
    hello: Hello,
    fixed: Iterable[FixedGame[S, A, E]],
    clause: str | None = None,
) -> Iterator[Script[S, A, E]]:
    """The fixed games that are for an engine, with `clause` those about it."""
    for one in fixed:
        if (clause is None or clause in one.clauses) and is_for(bench, hello, one):
            yield one.game


def named_reading(
    bench: Bench[R, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    plays_by: Callable[[OtherReading[R]], bool],
) -> Blame:
    """The blame, with the other reading that the engine plays by, if there is one."""
    for reading in bench.other_readings(failure):
        if plays_by(reading):
            clause = blame.clause if blame.clause in reading.clauses else reading.clauses[0]
            others = dict.fromkeys((*blame.clauses, *reading.clauses))
            others.pop(clause)
            named = (reading.flag, reading.value)
            return evolve(blame, clause=clause, others=tuple(others), reading=named)
    return blame


def plays_by(
    bench: Bench[R, S, A, E],
    told: R,
    settings: Sequence[Setting[S, A]],
    agrees: AgreesUnder[S, A, E, R],
    go_on: Callable[[], bool] = lambda: True,
    number: int = GAMES,
) -> bool:
    """Whether an engine that was told one rule set plays some games by another. Games that it
    declines do not count; without time for them the answer is no.
    """
    random, games, moves = Random(0), 0, 0
    for i in range(TRIES * number):
        if not go_on():
            return False
        setting, policy = settings[i % len(settings)], bench.policies[i % len(bench.policies)]
        played = random_game(bench, setting, policy, random, 0.0)
        try:
            agreed = agrees(played, told)
        except UnusableAnswer:
            return False
        if agreed is False:
            return False
        games, moves = games + (agreed is True), moves + (agreed is True) * len(played.moves)
        if games == number or (games >= LEAST and moves >= MOVES):
            return True
    return False


def under(bench: Bench[R, S, A, Any], told: R | None) -> Callable[[S], S]:
    """The function that changes an opening to the rule set that the engine is told; None changes
    nothing.
    """
    return lambda opening: opening if told is None else bench.under(opening, told)
