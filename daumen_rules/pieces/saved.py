"""Which types the saved values of a game may have, found in the modules of its rules."""

from __future__ import annotations

from enum import Enum
from functools import cache
from importlib import import_module
from typing import Final

import attrs

from daumen_rules.kernel.canonical import Form, coded
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import SeatTerm, Sentence, Term, Text
from daumen_rules.pieces.told import Told

_SHARED: Final = (Told, Sentence, Text, Term, SeatTerm)


@cache
def clause_form(clauses: tuple[Clause, ...]) -> Form:
    """Clauses are saved by their ids."""
    return coded({clause.id: clause for clause in clauses}.__getitem__)


@cache
def saved_types(modules: tuple[str, ...]) -> tuple[type, ...]:
    """The types that values of a game can have."""
    found: dict[str, type] = {kind.__name__: kind for kind in _SHARED}
    for module in modules:
        for name, value in vars(import_module(module)).items():
            if isinstance(value, type) and (attrs.has(value) or issubclass(value, Enum)):
                found.setdefault(name, value)
    return tuple(found.values())
