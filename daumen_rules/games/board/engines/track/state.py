"""Tracks: states and actions.

`play` works out what a throw does.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.pieces.choices import Say
from daumen_rules.pieces.dice import Faces, Throw
from daumen_rules.pieces.marks import BySeat, Called

R = TypeVar("R")
Action: TypeAlias = Throw | Say


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured, Generic[R]):
    """A race in play.

    `at` has the field of each pawn, `waits` the turns that each seat still sits out. `faces` has
    the last throw only while the seat on turn has to choose.
    """

    rules: R
    players: int
    at: Annotated[BySeat[int], Called("fields", "Felder")]
    waits: Annotated[BySeat[int], Called("waiting", "aussetzen")]
    turn: Annotated[Seat, Called("turn", "am Zug")] = 0
    faces: Annotated[Faces, Called("dice", "Würfel")] = ()
    is_over: Annotated[bool, Called("over", "vorbei")] = False


AnyState: TypeAlias = State[Any]


def movers(state: AnyState) -> tuple[Mover, ...]:
    if state.is_over:
        return ()
    return (state.turn,) if state.faces else (NATURE,)


def actor(action: Action) -> Mover:
    return NATURE if isinstance(action, Throw) else action.seat
