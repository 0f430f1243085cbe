"""Which clauses the checks of one run have exercised, by game: pytest tells those that are left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.step import Refused, Step

from .clause_coverage import executable

_EXERCISED: Final[dict[str, set[str]]] = {}
"""By the name of a game the ids of the clauses that were exercised."""


def note_exercised(game: AnyGame, *answers: Step[Any, Any, Any] | Refused | None) -> None:
    """Notes the clauses of some answers of the rules."""
    ids = _EXERCISED.setdefault(game.slug, set())
    for answer in answers:
        if isinstance(answer, Refused):
            ids.update(clause.id for clause in answer.clauses)
        elif answer is not None:
            ids.update(event.clause.id for event in answer.events)


def note_game(game: AnyGame, played: Script[Any, Any, Any]) -> None:
    """Notes the clauses of a game."""
    note_exercised(game, *(move.answer for move in played.moves))


def exercised() -> Mapping[str, list[str]]:
    """The ids of the exercised clauses, by the name of the game."""
    return {slug: sorted(ids) for slug, ids in _EXERCISED.items()}


def add_exercised(others: Mapping[str, Iterable[str]]) -> None:
    """Adds what another process has exercised."""
    for slug, ids in others.items():
        _EXERCISED.setdefault(slug, set()).update(ids)


def summary_lines() -> list[str]:
    """A line for each game that was checked: how many clauses were exercised, and which not."""
    from .bench import bench

    lines = list[str]()
    for slug, ids in sorted(_EXERCISED.items()):
        every = [clause.id for clause in executable(bench(slug))]
        missing = [id_ for id_ in every if id_ not in ids]
        told = f"; not reached: {' '.join(missing)}" if missing else ""
        lines.append(f"{slug}: {len(every) - len(missing)} of {len(every)} clauses{told}")
    return lines
