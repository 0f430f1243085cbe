"""Goes whose throws are added, or whose best throw counts, as in 85 Pasch and 86 Gleichpasch.

Each game says what a throw is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

from .sheets import Best, Sheet, with_note

Combine = StrEnum("Combine", "SUM BEST")
Bests = Sheet[Any, Best]


def combine_option(clause: Clause) -> Combine:
    """The option of what counts in a go: the sum of its three throws, or the best one."""
    return option(Combine.SUM, clause, Source.DECISION)("""
        What counts of the three throws? | Was zählt von den drei Würfen?
        their sum | ihre Summe
        the best of them | der beste von ihnen
    """)


def combining(worth: Callable[[Faces], int], *marks: Clause) -> Callable[[Bests, Faces], Bests]:
    """The function that scores a throw by `worth`: it adds it to the go, or keeps the best."""

    @cites(*marks)
    def count(sheet: Bests, faces: Faces) -> Bests:
        best = sheet.rules.combine is Combine.BEST
        note = sheet.note.with_throw(worth(faces), best=best, first=not sheet.thrown)
        return with_note(sheet, note)

    return count
