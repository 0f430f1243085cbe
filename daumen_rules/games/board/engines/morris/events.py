"""Morris: the events of actions, mills and the end.

The module only puts facts into words. `family` and `state` work the facts out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, listed, number
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.endings import repetition_told
from daumen_rules.pieces.event_text import TextEvent, told

from . import clauses as c
from .points import NEIGHBOURS, Points
from .state import Action, Move, Place, State, Take


def told_action(action: Action, passing: Clause) -> TextEvent:
    """The event of an action; `passing` is the clause that says who may pass."""
    seat = SeatTerm(action.seat)
    match action:
        case Place(_, point):
            return told(
                c.PLACE,
                "{seat} places a stone on {point}.",
                "{seat} setzt einen Stein auf {point}.",
                seat=seat,
                point=point.term,
            )
        case Move(_, origin, target):
            return told(
                c.MOVE if target in NEIGHBOURS[origin] else c.JUMP,
                "{seat} goes from {origin} to {target}.",
                "{seat} zieht von {origin} nach {target}.",
                seat=seat,
                origin=origin.term,
                target=target.term,
            )
        case Take(_, point):
            return told(
                c.TAKE,
                "{seat} takes the stone on {point}.",
                "{seat} nimmt den Stein auf {point}.",
                seat=seat,
                point=point.term,
            )
        case Leave():
            return told(c.DUTY, "{seat} takes no stone.", "{seat} nimmt keinen Stein.", seat=seat)
        case Pass():
            return told(passing, "{seat} passes.", "{seat} setzt aus.", seat=seat)
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
    return told(
        c.SAFE,
        "All stones of {seat} stand in mills.",
        "Alle Steine von {seat} stehen in Mühlen.",
        seat=SeatTerm(seat),
    )


def told_ending(state: State[Any]) -> Iterator[TextEvent]:
    """The event of the end; none while the game goes on."""
    if state.outcome is None:
        return
    few = state.has_too_few
    if few is not None:
        yield told(
            c.FEW,
            "{seat} has fewer than three stones left.",
            "{seat} hat weniger als drei Steine übrig.",
            seat=SeatTerm(few),
        )
    elif state.is_walled_in:
        yield told(
            c.WALLED,
            "{seat} is walled in and cannot move.",
            "{seat} ist eingemauert und kann nicht ziehen.",
            seat=SeatTerm(state.turn),
        )
    elif state.is_repeated:
        yield repetition_told(c.DRAW, state.rules.repetition)
    elif state.is_quiet:
        yield told(
            c.DRAW,
            "A draw: {moves} moves have closed no mill.",
            "Unentschieden: {moves} Züge haben keine Mühle geschlossen.",
            moves=number(state.quiet),
        )
