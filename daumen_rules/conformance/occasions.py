"""Which clauses a game comes upon: by an event, by a refusal, or by what else shows them."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import R
from daumen_rules.kernel.names import nearest
from daumen_rules.kernel.step import A, E, Refused, S
from daumen_rules.kernel.text import quoted

from .bench import Bench
from .random_games import made_up

CHANCES: Final = 40
"""Games by chance in which a clause is looked for that no row and no game says is shown."""
LONGEST: Final = 300
"""Moves of such a game at most."""


def executable(bench: Bench[Any, Any, Any, Any]) -> tuple[Clause, ...]:
    """The clauses that a game can come upon, as far as it says, in the order of its book."""
    never = bench.special.occasions.never
    return tuple(
        clause for clause in bench.game.book.clauses if clause.kind.computes and clause not in never
    )


def nearest_clause(game: AnyGame, words: str) -> str:
    """The id of a clause that is most like some words; that of a row where none is."""
    ids = [clause.id for clause in game.book.clauses]
    return (*nearest(words.upper(), ids), game.rules.legality.rows[0].clause.id)[0]


def clause_called(bench: Bench[Any, Any, Any, Any], id_: str) -> Clause:
    """The clause of an id. Raises ValueError for one that does not exist or that no game shows."""
    every = bench.game.book.clauses
    clause = next((clause for clause in every if clause.id == id_), None)
    if clause is None:
        like = nearest_clause(bench.game, id_)
        raise ValueError(f"found {quoted(id_)}; expected the id of a clause, such as {like!r}")
    if not clause.kind.computes:
        raise ValueError(f"{id_} ({clause.kind.value}) computes nothing: no game comes upon it")
    never = bench.special.occasions.never
    if clause in never:
        raise ValueError(f"no game comes upon {id_}: {never[clause]}")
    return clause


def could_come_upon(bench: Bench[Any, S, A, E], clause: Clause | None, opening: S) -> bool:
    """Whether a game that begins like this can come upon a clause, as far as can be told."""
    needs = bench.special.occasions.needs
    return clause is None or clause not in needs or needs[clause](opening)


def opening_shows(bench: Bench[Any, S, A, E], clause: Clause, opening: S) -> bool:
    """Whether a game comes upon a clause by its opening."""
    by_opening = bench.special.occasions.by_opening
    return clause in by_opening and by_opening[clause](opening)


def move_shows(bench: Bench[Any, S, A, E], clause: Clause, move: Move[S, A, E]) -> bool:
    """Whether a move is refused by a clause, brings an event of it, or shows it otherwise."""
    if isinstance(move.answer, Refused):
        return clause in move.answer.clauses
    if any(event.clause == clause for event in move.answer.events):
        return True
    by_move = bench.special.occasions.by_move
    return clause in by_move and by_move[clause](move)


def forbids(bench: Bench[Any, S, A, E], clause: Clause, state: S, action: A) -> bool:
    """Whether an action is refused by a clause."""
    return clause in {breach.clause for breach in bench.game.rules.legality.breaches(state, action)}


def could_be_shown(bench: Bench[R, Any, Any, Any], clause: Clause, rules: R) -> bool:
    """Whether a row, the game, or one of some games by chance shows a clause."""
    said = bench.special.occasions
    if any(row.clause == clause for row in bench.game.rules.legality.rows):
        return True
    if clause in said.by_opening or clause in said.by_move:
        return True
    random, settings = Random(0), bench.settings(rules)
    for i in range(CHANCES):
        setting, policy = settings[i % len(settings)], bench.policies[i % len(bench.policies)]
        played = made_up(bench, setting, policy, random, 0.0, longest=LONGEST)
        if any(move_shows(bench, clause, move) for move in played.moves):
            return True
    return False


def clauses_shown(bench: Bench[Any, S, A, E], played: Script[S, A, E]) -> frozenset[Clause]:
    """The clauses that a game comes upon."""
    return frozenset(
        clause
        for clause in executable(bench)
        if opening_shows(bench, clause, played.opening)
        or any(move_shows(bench, clause, move) for move in played.moves)
    )
