"""Matches of an agreed number of deals, after which the balances of the seats count.

The points of the desk are what the seats have won and lost. No rule of a game stands here.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import Outcome
from daumen_rules.pieces.options import Source, number_option

from .desk import Desk


def deals_option(clause: Clause) -> int:
    """A field of a rule set: how many deals a match has."""
    return number_option(0, range(49), clause, Source.DECISION)("""
        How many deals has a match? 0 is one for each seat. | Wie viele Spiele hat eine Partie?
          0 heißt eins für jeden Platz.
    """)


def is_over(desk: Desk[Any]) -> bool:
    """Whether the agreed deals have been played."""
    return desk.deals >= (desk.rules.deals or desk.players)


def balance(desk: Desk[Any]) -> Outcome | None:
    """The outcome after the agreed deals: what each seat has won is paid."""
    return Outcome(desk.points, payments=desk.points) if is_over(desk) else None
