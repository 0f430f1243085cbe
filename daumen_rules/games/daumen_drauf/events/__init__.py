"""What happens in a game, in the order it happens, each with its clause.

All events make one closed union. An event holds what the referee sees, and says how it is told.
"""

from __future__ import annotations

from typing import TypeAlias

from .dealing import Dealt, Drawn, Leads, NobodyDraws, PileEmpty
from .ending import GameOver, Inspected, LastHand, Scored, Taken, TrickLeft
from .showing import Parried, Passed, Released, Shown, Skipped

Event: TypeAlias = (
    Dealt
    | Drawn
    | NobodyDraws
    | PileEmpty
    | Leads
    | Shown
    | Released
    | Passed
    | Skipped
    | Parried
    | Taken
    | Inspected
    | TrickLeft
    | GameOver
    | LastHand
    | Scored
)

__all__ = [
    "Dealt",
    "Drawn",
    "Event",
    "GameOver",
    "Inspected",
    "LastHand",
    "Leads",
    "NobodyDraws",
    "Parried",
    "Passed",
    "PileEmpty",
    "Released",
    "Scored",
    "Shown",
    "Skipped",
    "Taken",
    "TrickLeft",
]
