"""Matches in which tricks take points off, and a deal without a trick adds some.

The engine counts a deal and says how the match stands. A game says what a trick is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, number_option, option

from .desk import After, Desk

Goal = StrEnum("Goal", "AT_LEAST EXACT")
"""What is asked of a seat that takes off its last points."""


def goal_option(clause: Clause) -> Goal:
    """A field of a rule set: what if a seat takes off more points than it has."""
    return option(Goal.AT_LEAST, clause, Source.DECISION)("""
        What if a seat takes off more points than it has left? | Was gilt, wenn ein Platz mehr
          Punkte tilgt, als er hat?
        it has taken off all | er hat alle getilgt
        the deal does not count for it | das Spiel zählt für ihn nicht
    """)


def deals_option(clause: Clause) -> int:
    """A field of a rule set: the number of deals that ends a match that nobody wins."""
    return number_option(200, range(1, 1001), clause, Source.DECISION)("""
        After how many deals is a match over that nobody has won? | Nach wie vielen Spielen ist
          eine Partie zu Ende, die niemand gewonnen hat?
    """)


@frozen
class Worth:
    """The clauses by which points are taken off, are added, and stay as they are."""

    off: Clause
    added: Clause
    goal: Clause


def counted(desk: Desk[Any], off: Sequence[int], added: int, by: Worth) -> After:
    """The desk with the points of a deal: `off` by seat, `added` where that is 0."""
    events: list[TextEvent] = []
    points = list(desk.points)
    for seat, less in enumerate(off):
        clause, left = (by.off, points[seat] - less) if less else (by.added, points[seat] + added)
        if left < 0 and desk.rules.goal is Goal.EXACT:
            clause, left = by.goal, points[seat]
        points[seat] = left
        events.append(
            told(
                clause,
                "{seat} takes off {less}, and has {points} now.",
                "{seat} tilgt {less} und hat jetzt {points}.",
                seat=SeatTerm(seat),
                less=number(less),
                points=number(left),
            )
        )
    return evolve(desk, points=tuple(points)), tuple(events)


def standing(desk: Desk[Any], payments: tuple[int, ...] = ()) -> Outcome | None:
    """The outcome where a seat has taken off all, or where the match is too long: the fewest points
    are best. `payments` are what is paid where somebody has won.
    """
    scores = tuple(-left for left in desk.points)
    if min(desk.points) <= 0:
        return Outcome(scores, payments=payments)
    return Outcome(scores, winners=()) if desk.deals >= desk.rules.max_deals else None
