"""The types that saved values of a game may have, found in the modules of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin

import attrs

from daumen_rules.kernel.canonical import Form, coded, read
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import SeatTerm, Sentence, Term, Text
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible

from .value_faults import faults_of_action, faults_of_covered, faults_of_value, faults_of_view

if TYPE_CHECKING:
    from .game import AnyGame

_SHARED: Final = (TextEvent, Sentence, Text, Term, SeatTerm)


@cache
def clause_form(clauses: tuple[Clause, ...]) -> Form:
    """The form of clauses: they are saved by their ids."""
    return coded({clause.id: clause for clause in clauses}.__getitem__)


def parameters_of(rules: object, state: Callable[[], Any] | None) -> tuple[tuple[str, Any], ...]:
    """What the type variables of a game's states stand for: R for the class of its rule set, others
    as the class of its states says.
    """
    found: dict[str, Any] = {}
    if state is not None:
        kind = state()
        names = (each.__name__ for each in getattr(get_origin(kind), "__parameters__", ()))
        found.update(zip(names, get_args(kind), strict=False))
    return tuple((found | {"R": type(rules)}).items())


@cache
def saved_types(modules: tuple[str, ...]) -> tuple[type, ...]:
    """The types that values of a game can have."""
    found: dict[str, type] = {kind.__name__: kind for kind in _SHARED}
    for module in modules:
        for name, value in vars(import_module(module)).items():
            if isinstance(value, type) and (attrs.has(value) or issubclass(value, Enum)):
                found.setdefault(name, value)
    return tuple(found.values())


@cache
def forms_of(game: AnyGame) -> Mapping[type, Form]:
    """The saved forms of types that have their own."""
    forms = (*game.notation.verbs.forms, *game.notation.forms)
    return {Clause: clause_form(game.book.clauses), **dict(forms)}


def loaded(game: AnyGame, text: str) -> Any:
    """The value of a saved text, checked for consistency. Raises ValueError."""
    parameters = parameters_of(game.book.default, game.checks.state)
    value: Any = read(text, saved_types(game.book.modules), forms_of(game), parameters)
    if found := _faults(game, value):
        raise ValueError(f"this is no saved value: {found[0].say('en')}")
    return value


def _faults(game: AnyGame, value: Any) -> tuple[Impossible, ...]:
    """The faults of a state, a view, an action or an event. Raises ValueError for another value."""
    if hasattr(value, "viewer"):
        return faults_of_view(game.rules, game.checks, value)
    if hasattr(value, "rules") and hasattr(value, "players"):
        return game.faults(value) or faults_of_covered(game.rules, game.checks, value)
    if type(value) in {row.make for row in game.notation.verbs.rows}:
        return faults_of_action(game.notation.verbs, value, game.rules.seats[-1])
    if not (hasattr(value.__class__, "sentence") or hasattr(value, "players")):
        raise ValueError("this is no saved state, action, event or view")
    return faults_of_value(value, game.rules.seats[-1])
