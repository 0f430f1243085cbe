"""Morris: the rows that refuse an action.

The module has a row for each clause that forbids something. No function changes a state.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import NO_FACTS, Facts, Legality, Row, engine_row, row, where
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.rows import in_turn

from ..two_sides import SIDES, actor, movers
from . import clauses as c
from .clauses import Taking
from .state import Action, AnyState, Move, Place, Take, Task, takeable


def is_doubtful(state: AnyState, action: Action) -> bool:
    """Whether the rows have to be asked: False for a plain placing or move of the seat on turn."""
    if action.seat != state.turn or state.ending:
        return True
    if isinstance(action, Move):
        targets = state.targets.get(action.origin, ())
        return state.task is not Task.MOVE or action.target not in targets
    if isinstance(action, Place):
        return state.task is not Task.PLACE or not state.is_free(action.point)
    return True


_IN_TURN: Final[Row[AnyState, Action]] = in_turn(c.TURN, movers, actor)
_BEFORE_MOVING: Final = (Task.PLACE, Task.PASS)


@row(
    c.PLACE,
    "First all stones are placed; there are still {hands} in hand.",
    "Zuerst werden alle Steine gesetzt; es sind noch {hands} in der Hand.",
)
def moves_before_all_are_placed(state: AnyState, action: Move) -> Facts | None:
    """No stone moves while stones in hand have to be placed first."""
    if state.task not in _BEFORE_MOVING:
        return None
    return {"hands": number(sum(state.hands))}


def _has_in_hand(state: AnyState, action: Place) -> bool:
    return action.seat in SIDES and state.hands[action.seat] > 0


@row(c.PLACE, "{seat} has no stone in hand.", "{seat} hat keinen Stein in der Hand.")
def places_none(state: AnyState, action: Place) -> Facts | None:
    """A seat places only stones that it has in hand."""
    return None if _has_in_hand(state, action) else {"seat": SeatTerm(action.seat)}


@row(c.PLACE, "{point} is not free.", "{point} ist nicht frei.")
def places_on_another(state: AnyState, action: Place) -> Facts | None:
    """A seat places a stone only on a free point."""
    if not _has_in_hand(state, action) or state.is_free(action.point):
        return None
    return {"point": action.point.term}


@row(c.MOVE, "{seat} has no stone on {origin}.", "{seat} hat keinen Stein auf {origin}.")
def moves_none(state: AnyState, action: Move) -> Facts | None:
    """A seat moves only its own stones."""
    if action.origin in state.own(action.seat):
        return None
    return {"seat": SeatTerm(action.seat), "origin": action.origin.term}


@row(c.MOVE, "{point} is not free.", "{point} ist nicht frei.")
def moves_onto_another(state: AnyState, action: Move) -> Facts | None:
    """A stone moves only to a free point."""
    if action.origin not in state.own(action.seat) or state.is_free(action.target):
        return None
    return {"point": action.target.term}


@row(
    c.MOVE,
    "{target} is not next to {origin}, and {seat} has {left} stones left.",
    "{target} grenzt nicht an {origin}, und {seat} hat noch {left} Steine.",
)
def moves_too_far(state: AnyState, action: Move) -> Facts | None:
    """A stone moves to a neighbouring point, or to any point if its seat has three stones left."""
    if action.origin not in state.own(action.seat) or not state.is_free(action.target):
        return None
    if action.target in state.reach(action.seat)[action.origin]:
        return None
    return {
        "target": action.target.term,
        "origin": action.origin.term,
        "seat": SeatTerm(action.seat),
        "left": number(state.left(action.seat)),
    }


@row(
    c.TAKE,
    "For the mill a stone comes off the board first.",
    "Für die Mühle kommt zuerst ein Stein vom Feld.",
)
def goes_on_after_a_mill(state: AnyState, action: Place | Move | Pass) -> Facts | None:
    """A seat that has closed a mill takes a stone before it does anything else."""
    return NO_FACTS if state.task is Task.TAKE else None


@row(
    c.TAKE,
    "There is no stone to be taken: no mill was closed just now.",
    "Es ist kein Stein zu nehmen: Gerade wurde keine Mühle geschlossen.",
)
def takes_without_a_mill(state: AnyState, action: Take | Leave) -> Facts | None:
    """A seat takes a stone only just after it has closed a mill.

    The row leaves it to `takes_from_a_mill` to refuse a seat out of turn if all stones of the
    opponent stand in closed mills.
    """
    if state.task is Task.TAKE or _finds_all_safe(state, action):
        return None
    return NO_FACTS


@engine_row(
    "A mill that is closed during the placing takes no stone; there are still {hands} in hand.",
    "Eine Mühle, die beim Setzen entsteht, nimmt keinen Stein; es sind noch {hands} in der Hand.",
)
def takes_during_the_placing(state: AnyState, action: Take | Leave) -> Facts | None:
    """In a variant, no seat takes a stone before all stones are placed."""
    return {"hands": number(sum(state.hands))} if any(state.hands) else None


@row(
    c.TAKE,
    "There is no stone to be taken: no mill was closed just now.",
    "Es ist kein Stein zu nehmen: Gerade wurde keine Mühle geschlossen.",
)
def takes_without_a_mill_once_all_are_placed(state: AnyState, action: Take | Leave) -> Facts | None:
    """In that variant, `takes_without_a_mill` holds once all stones are placed."""
    return None if any(state.hands) else takes_without_a_mill.finds(state, action)


def _finds_all_safe(state: AnyState, action: Take | Leave) -> bool:
    """Whether a seat out of turn tries to take a stone while all of them stand in closed mills."""
    if action.seat == state.turn or not isinstance(action, Take):
        return False
    return action.point in state.own(1 - action.seat) and not takeable(state, action.seat)


@row(c.TAKE, "The opponent has no stone on {point}.", "Der Gegner hat keinen Stein auf {point}.")
def takes_none(state: AnyState, action: Take) -> Facts | None:
    """A seat takes only stones of the opponent."""
    if state.task is not Task.TAKE or action.point in state.own(1 - action.seat):
        return None
    return {"point": action.point.term}


@row(
    c.SAFE,
    "The stone on {point} stands in a closed mill.",
    "Der Stein auf {point} steht in einer geschlossenen Mühle.",
)
def takes_from_a_mill(state: AnyState, action: Take) -> Facts | None:
    """A seat takes no stone out of a closed mill, unless the rule set allows it."""
    if action.point not in state.own(1 - action.seat):
        return None
    return None if action.point in takeable(state, action.seat) else {"point": action.point.term}


@row(
    c.DUTY,
    "Whoever has closed a mill takes a stone.",
    "Wer eine Mühle geschlossen hat, nimmt einen Stein.",
)
def left_alone(state: AnyState, action: Leave) -> Facts | None:
    """A seat that may take a stone has to take one, unless the rule set lets it choose."""
    return None if state.rules.taking is Taking.MAY else NO_FACTS


@engine_row("{seat} cannot pass.", "{seat} kann nicht aussetzen.")
def passes_by_choice(state: AnyState, action: Pass) -> Facts | None:
    """A seat passes only when it can do nothing else."""
    return None if state.task is Task.PASS else {"seat": SeatTerm(action.seat)}


def legality(passing: Clause, not_taking: Clause | None) -> Legality[AnyState, Action]:
    """The table of a game. `passing` is its clause that says who may pass; `not_taking` the clause
    by which mills take no stone during the placing, None where they take one.
    """
    taking = [takes_without_a_mill]
    if not_taking is not None:
        during = takes_during_the_placing.under(not_taking)
        taking = [during, takes_without_a_mill_once_all_are_placed]
    return Legality(
        *where(
            is_doubtful,
            _IN_TURN,
            moves_before_all_are_placed,
            places_none,
            places_on_another,
            moves_none,
            moves_onto_another,
            moves_too_far,
            goes_on_after_a_mill,
            *taking,
            takes_none,
            takes_from_a_mill,
            left_alone,
            passes_by_choice.under(passing),
        )
    )
