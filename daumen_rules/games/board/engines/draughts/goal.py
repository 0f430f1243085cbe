"""Draughts: how a game is won.

This is the goal of Dame, for the games that have none of their own.
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
    """Who wins when a seat has no stones left."""
    return 1 - seat


@cites(STUCK)
def stuck_loses(seat: Seat) -> Seat:
    """Who wins when a seat is on turn and can move no stone."""
    return 1 - seat


@frozen
class Goal:
    """Who wins when a seat has no stones left, and when it can move none."""

    bare: Callable[[Seat], Seat]
    stuck: Callable[[Seat], Seat]


TAKING: Final = Goal(bare_loses, stuck_loses)
"""The goal of Dame."""
