"""A game with other fields of its parts, for whoever plants a fault."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from daumen_rules.contracts.engine_tests.engine_tests import engine_tests_of
from daumen_rules.contracts.game import AnyGame

PARTS = ("book", "rules", "notation", "scene", "checks")


def changed(game: AnyGame, **fields: Any) -> AnyGame:
    """A game with other parts, or with other fields, each of the part that has a field
    of that name, or of its engine tests.
    """
    for name, value in fields.items():
        if name in PARTS:
            game = evolve(game, **{name: value})
            continue
        part = next((part for part in PARTS if hasattr(getattr(game, part), name)), None)
        if part is None:
            tests = evolve(engine_tests_of(game), **{name: value})
            game = changed(game, engine_tests=lambda tests=tests: tests)
            continue
        game = evolve(game, **{part: evolve(getattr(game, part), **{name: value})})
    return game
