"""Morris: what is forbidden.

Here lives the table of rules of the family: a row and its function for each clause that forbids.
"""

from __future__ import annotations

from typing import TypeVar

from daumen_rules.games.collection.board.morris_clauses import (
    DUTY,
    MOVE,
    PLACE,
    SAFE,
    TAKE,
    TURN,
    Taking,
)
from daumen_rules.games.collection.board.morris_points import Point
from daumen_rules.games.collection.board.morris_state import (
    Action,
    AnyBoard,
    Leave,
    Move,
    Pass,
    Place,
    Take,
    Task,
    next_to,
    takeable,
)
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Breach, Rule, breach
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import SeatTerm, number

T = TypeVar("T")


def movers(state: AnyBoard) -> tuple[Mover, ...]:
    return () if state.outcome else (state.turn,)


def actor(action: Action) -> Mover:
    return action.seat


# Legality


def not_placed_so(state: AnyBoard, action: Action) -> Breach | None:
    """Stones of the hand come first, each to a free point."""
    if isinstance(action, Move) and state.task in (Task.PLACE, Task.PASS):
        return breach(
            PLACE,
            "First all stones are placed; there are still {hands} in hand.",
            "Zuerst werden alle Steine gesetzt; es sind noch {hands} in der Hand.",
            hands=number(sum(state.hands)),
        )
    if not isinstance(action, Place):
        return None
    if not state.hands[action.seat]:
        return breach(
            PLACE,
            "{seat} has no stone in hand.",
            "{seat} hat keinen Stein in der Hand.",
            seat=SeatTerm(action.seat),
        )
    return None if state.is_free(action.point) else _not_free(PLACE, action.point)


def no_such_move(state: AnyBoard, action: Action) -> Breach | None:
    """One's own stone goes to a free point next to it, or to any with three stones left."""
    if not isinstance(action, Move):
        return None
    if action.origin not in state.stones[action.seat]:
        return breach(
            MOVE,
            "{seat} has no stone on {origin}.",
            "{seat} hat keinen Stein auf {origin}.",
            seat=SeatTerm(action.seat),
            origin=action.origin.term,
        )
    if not state.is_free(action.target):
        return _not_free(MOVE, action.target)
    if action.target in next_to(state, action.seat, action.origin):
        return None
    return breach(
        MOVE,
        "{target} is not next to {origin}, and {seat} has {left} stones left.",
        "{target} grenzt nicht an {origin}, und {seat} hat noch {left} Steine.",
        target=action.target.term,
        origin=action.origin.term,
        seat=SeatTerm(action.seat),
        left=number(state.left(action.seat)),
    )


def _not_free(clause: Clause, point: Point) -> Breach:
    return breach(clause, "{point} is not free.", "{point} ist nicht frei.", point=point.term)


def not_taken_so(state: AnyBoard, action: Action) -> Breach | None:
    """A stone of the opponent is taken just after a mill, before anything else."""
    if not isinstance(action, Take | Leave):
        if state.task is not Task.TAKE:
            return None
        return breach(
            TAKE,
            "For the mill a stone comes off the board first.",
            "Für die Mühle kommt zuerst ein Stein vom Feld.",
        )
    if state.task is not Task.TAKE:
        return breach(
            TAKE,
            "There is no stone to be taken: no mill was closed just now.",
            "Es ist kein Stein zu nehmen: Gerade wurde keine Mühle geschlossen.",
        )
    if isinstance(action, Take) and action.point not in state.stones[1 - action.seat]:
        return breach(
            TAKE,
            "The opponent has no stone on {point}.",
            "Der Gegner hat keinen Stein auf {point}.",
            point=action.point.term,
        )
    return None


def taken_from_a_mill(state: AnyBoard, action: Action) -> Breach | None:
    """A stone in a closed mill is safe."""
    if not isinstance(action, Take) or action.point not in state.stones[1 - action.seat]:
        return None
    if action.point in takeable(state, action.seat):
        return None
    return breach(
        SAFE,
        "The stone on {point} stands in a closed mill.",
        "Der Stein auf {point} steht in einer geschlossenen Mühle.",
        point=action.point.term,
    )


def left_alone(state: AnyBoard, action: Action) -> Breach | None:
    """Whoever may take a stone takes it."""
    if not isinstance(action, Leave) or state.rules.taking is Taking.MAY:
        return None
    return breach(
        DUTY,
        "Whoever has closed a mill takes a stone.",
        "Wer eine Mühle geschlossen hat, nimmt einen Stein.",
    )


def _passed(clause: Clause) -> Rule[AnyBoard, Action]:
    def passed(state: AnyBoard, action: Action) -> Breach | None:
        """Only who can do nothing else passes."""
        if not isinstance(action, Pass) or state.task is Task.PASS:
            return None
        return breach(
            clause,
            "{seat} cannot pass.",
            "{seat} kann nicht aussetzen.",
            seat=SeatTerm(action.seat),
        )

    return Rule(clause, passed)


def legality(passing: Clause) -> tuple[Rule[AnyBoard, Action], ...]:
    """The table of a game; `passing` is its clause that says who may pass."""
    return (
        in_turn(TURN, movers, actor),
        Rule(PLACE, not_placed_so),
        Rule(MOVE, no_such_move),
        Rule(TAKE, not_taken_so),
        Rule(SAFE, taken_from_a_mill),
        Rule(DUTY, left_alone),
        _passed(passing),
    )
