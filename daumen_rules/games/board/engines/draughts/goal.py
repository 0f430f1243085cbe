"""Draughts: how a game is won.

The module has the goal of Dame. A game with another goal has its own functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

from .clauses import BARE, STUCK


@cites(BARE)
def bare_loses(seat: Seat) -> Seat:
    """The winner when `seat` has no stones left: its opponent."""
    return 1 - seat


@cites(STUCK)
def stuck_loses(seat: Seat) -> Seat:
    """The winner when `seat` is on turn and can move no stone: its opponent."""
    return 1 - seat


@frozen
class Goal:
    """The functions that name the winner when a seat has no stones left or can move none."""

    bare: Callable[[Seat], Seat]
    stuck: Callable[[Seat], Seat]


TAKING: Final = Goal(bare_loses, stuck_loses)
"""The goal of Dame."""
