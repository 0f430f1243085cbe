"""Morris: the events of actions, mills and the end.

The module only puts facts into words. `family` and `state` work the facts out.
"""

from __future__ import annotations

from typing import assert_never

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, listed
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent, told

from ..two_sides import going_told, seat_told
from . import clauses as c
from .points import NEIGHBOURS, Points
from .state import Action, Move, Place, Take


def told_action(action: Action, passing: Clause) -> TextEvent:
    """The event of an action; `passing` is the clause that says who may pass."""
    match action:
        case Place(seat, point):
            return told(
                c.PLACE,
                "{seat} places a stone on {point}.",
                "{seat} setzt einen Stein auf {point}.",
                seat=SeatTerm(seat),
                point=point.term,
            )
        case Move(seat, origin, target):
            by = c.MOVE if target in NEIGHBOURS[origin] else c.JUMP
            return going_told(by, seat, origin.term, target.term)
        case Take(seat, point):
            return told(
                c.TAKE,
                "{seat} takes the stone on {point}.",
                "{seat} nimmt den Stein auf {point}.",
                seat=SeatTerm(seat),
                point=point.term,
            )
        case Leave(seat):
            return seat_told(c.DUTY, "{seat} takes no stone.", "{seat} nimmt keinen Stein.", seat)
        case Pass(seat):
            return seat_told(passing, "{seat} passes.", "{seat} setzt aus.", seat)
        case _:
            assert_never(action)


def told_mill(seat: Seat, line: Points) -> TextEvent:
    """The event of a seat that has closed a mill."""
    return told(
        c.MILL,
        "{seat} has closed a mill: {line}.",
        "{seat} hat eine Mühle geschlossen: {line}.",
        seat=SeatTerm(seat),
        line=listed([point.term for point in line]),
    )


def told_all_safe(seat: Seat) -> TextEvent:
    """The event that all stones of a seat are safe, so that its opponent takes none for a mill."""
    en, de = "All stones of {seat} stand in mills.", "Alle Steine von {seat} stehen in Mühlen."
    return seat_told(c.SAFE, en, de, seat)
