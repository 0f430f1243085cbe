"""Which clauses a game exercises: by an event, by a refusal, or by another sign that the game
states.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import R
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.step import A, E, Refused, S
from daumen_rules.kernel.text import quoted

from .bench import Bench
from .random_games import random_game

CHANCES: Final = 40
"""How many random games are searched for a clause that no row and no sign of the game shows."""
LONGEST: Final = 300
"""The greatest number of moves of such a game."""


def executable(bench: Bench[Any, Any, Any, Any]) -> tuple[Clause, ...]:
    """The clauses that a game can exercise, as far as the game says, in the order of its book."""
    return tuple(
        clause
        for clause in bench.game.book.clauses
        if clause.kind.computes and clause not in bench.never
    )


def nearest_clause(game: AnyGame, words: str) -> str:
    """The id of the clause most similar to some words; if none is similar, that of a row."""
    ids = [clause.id for clause in game.book.clauses]
    return (*nearest(words.upper(), ids), game.rules.legality.rows[0].clause.id)[0]


def reachable_clause(bench: Bench[Any, Any, Any, Any], id_: str) -> Clause:
    """The clause with an id. Raises ValueError for an unknown id and for a clause that no game
    exercises.
    """
    every = bench.game.book.clauses
    clause = next((clause for clause in every if clause.id == id_), None)
    if clause is None:
        like = nearest_clause(bench.game, id_)
        raise ValueError(f"found {quoted(id_)}; expected the id of a clause, such as {like!r}")
    if not clause.kind.computes:
        raise ValueError(f"{id_} ({clause.kind.value}) computes nothing: no game exercises it")
    if clause in bench.never:
        raise ValueError(f"no game exercises {id_}: {bench.never[clause]}")
    return clause


def could_reach(bench: Bench[Any, S, A, E], clause: Clause | None, opening: S) -> bool:
    """Whether a game with this opening may exercise a clause."""
    needs = bench.own_tests.clause_coverage.needs
    return clause is None or clause not in needs or needs[clause](opening)


def opening_shows(bench: Bench[Any, S, A, E], clause: Clause, opening: S) -> bool:
    """Whether the opening of a game exercises a clause."""
    by_opening = bench.own_tests.clause_coverage.by_opening
    return clause in by_opening and by_opening[clause](opening)


def move_shows(bench: Bench[Any, S, A, E], clause: Clause, move: Move[S, A, E]) -> bool:
    """Whether a move exercises a clause: by a refusal, an event, or another sign."""
    if isinstance(move.answer, Refused):
        return clause in move.answer.clauses
    if any(event.clause == clause for event in move.answer.events):
        return True
    by_move = bench.own_tests.clause_coverage.by_move
    return clause in by_move and by_move[clause](move)


def forbids(bench: Bench[Any, S, A, E], clause: Clause, state: S, action: A) -> bool:
    """Whether an action is refused by a clause."""
    return clause in {breach.clause for breach in bench.game.rules.legality.breaches(state, action)}


def could_be_shown(bench: Bench[R, Any, Any, Any], clause: Clause, rules: R) -> bool:
    """Whether a row, the game, or one of some random games exercises a clause."""
    said = bench.own_tests.clause_coverage
    if any(row.clause == clause for row in bench.game.rules.legality.rows):
        return True
    if clause in said.by_opening or clause in said.by_move:
        return True
    random, settings = Random(0), bench.settings(rules)
    for i in range(CHANCES):
        setting, policy = settings[i % len(settings)], bench.policies[i % len(bench.policies)]
        played = random_game(bench, setting, policy, random, 0.0, longest=LONGEST)
        if any(move_shows(bench, clause, move) for move in played.moves):
            return True
    return False


def clauses_shown(bench: Bench[Any, S, A, E], played: Script[S, A, E]) -> frozenset[Clause]:
    """The clauses that a game exercises."""
    return frozenset(
        clause
        for clause in executable(bench)
        if opening_shows(bench, clause, played.opening)
        or any(move_shows(bench, clause, move) for move in played.moves)
    )
