"""Whether an engine plays by another reading than it was told.

Here live the worlds that an engine can play in, and the games in which another reading is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from attrs import evolve

from daumen_rules.conformance.bench import Bench, Blame, OtherReading, World, made_up
from daumen_rules.conformance.messages import Fault
from daumen_rules.conformance.script import Ask, Failure, Script, differences
from daumen_rules.conformance.wire import Hello, R, Wire
from daumen_rules.kernel.ruling import A, E, S

LONG_GAME: Final = 30
"""Moves from which on each position asks for the view of one seat only."""

TRIES: Final = 3
"""How many times as many games are tried as must be played, where an engine leaves some out."""

AgreesUnder: TypeAlias = Callable[[Script[S, A, E], R], bool | None]
"""Plays a game with an engine that is told some rules: whether it agrees; None where it would not
play. Raises Fault.
"""


def playable(
    bench: Bench[R, S, A, E], rules: R, hello: Hello, players: Sequence[int] = ()
) -> list[World[S, A]]:
    """The worlds of a rule set in which an engine can play, with so many seats if any are asked."""
    return [
        world
        for world in bench.worlds(rules)
        if (not hello.players or world.players in hello.players)
        and (not players or world.players in players)
        and (not world.small or hello.plays("small_packs"))
    ]


def named_reading(
    bench: Bench[R, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    plays_by: Callable[[OtherReading[R]], bool],
) -> Blame:
    """The blame, with the other reading that the engine plays by, if it does."""
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
    worlds: Sequence[World[S, A]],
    agrees: AgreesUnder[S, A, E, R],
    games: int,
) -> bool:
    """Whether an engine that is told some rules plays so many games by those of the worlds. Those
    that it leaves out do not count.
    """
    random, played = Random(0), 0
    for i in range(TRIES * games):
        world, policy = worlds[i % len(worlds)], bench.policies[i % len(bench.policies)]
        try:
            agreed = agrees(made_up(bench, world, policy, random, 0.0), told)
        except Fault:
            return False
        if agreed is False:
            return False
        played += agreed is True
        if played == games:
            return True
    return False


def answers_fit(failure: Failure[S, A, E], asks: Sequence[Ask], wire: Wire[S, A, E]) -> bool:
    """Whether all that the engine says where it fails is right for what is asked about another
    game: to each of its answers there, and to nothing else, an ask belongs.
    """
    answers = {(ask.topic, ask.seat): answer for ask, answer in failure.said}
    there = [a for a in asks if a.position == failure.position and (a.topic, a.seat) in answers]
    if len(there) != len(failure.said):
        return False
    return not any(differences(ask, answers[ask.topic, ask.seat], wire) for ask in there)


def under(bench: Bench[R, S, A, Any], told: R | None) -> Callable[[S], S]:
    """What an opening is told as: by other rules, or as it is."""
    return lambda opening: opening if told is None else bench.under(opening, told)
