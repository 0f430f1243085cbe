"""Ludo: the cross and its fields, by number and by name.

Fields are numbers: 1 to 40 go round, 41 to 44 are the goal fields of the man that stands there, 45
to 48 the B-fields of the four arms. Players call them 1 to 40, h1 to h4 and b1 to b4. The module
knows geometry alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.marks import Spelled, own_marks
from daumen_rules.pieces.operands import Operand
from daumen_rules.pieces.scenes import Ground, Spot
from daumen_rules.pieces.traversal import Mover, rotated

from . import clauses as c

RING: Final = 40
HOME: Final = range(41, 45)
YARDS: Final = range(45, 49)
QUARTER: Final = 10
"""The number of fields from one A-field to the next."""
MEN: Final = 4
_NAMES: Final = (
    *map(str, range(1, RING + 1)),
    *(f"h{number}" for number in range(1, 5)),
    *(f"b{number}" for number in range(1, 5)),
)
TERMS: Final = {n: Term(str(n), Text(name, name)) for n, name in enumerate(_NAMES, 1)}
"""The fields as facts."""
FIELD: Final = Operand(
    what=Text("a field such as 17, h2 or b1", "ein Feld wie 17, h2 oder b1"),
    values=tuple(TERMS),
    word=lambda field: TERMS[field].words,
    examples=(17, 21),
    touches=lambda field: (TERMS[field].words.en,),
)
Field: TypeAlias = Annotated[int, Spelled(FIELD)]


@cites(c.ARMS)
def arm_of(seat: Seat, players: int) -> int:
    """The arm of the cross at which a seat sits, from 0."""
    return 2 * seat if players == 2 else seat


def start_of(arm: int) -> Field:
    """The A-field of an arm."""
    return QUARTER * arm + 1


@cites(c.GOAL, c.CROSS)
def beyond(arm: int, field: Field, steps: int) -> Field | None:
    """The field some steps beyond another, for the men of an arm; None beyond the goal fields."""
    gone = progress(arm, field) + steps
    if gone < RING:
        return (QUARTER * arm + gone) % RING + 1
    return gone + 1 if gone < RING + MEN else None


def progress(arm: int, field: Field) -> int:
    """How far a man of an arm has gone: 0 on its A-field, 40 to 43 at the goal, -1 in a yard."""
    if field <= RING:
        return (field - 1 - QUARTER * arm) % RING
    return field - 1 if field in HOME else -1


def turned(value: Any, by: int, players: int) -> Any:
    """A state or an action with the seats moved on and the board turned with them: by a quarter of
    four arms, by half of two. With three seats one arm is empty, so that no turn fits: the value
    itself.
    """
    return value if players == 3 else rotated(value, by % players, players, _turn)


def _turn(hint: Any) -> Mover | None:
    """The function that turns fields, as they have absolute numbers."""
    return _turned_field if any(isinstance(mark, Spelled) for mark in own_marks(hint)) else None


def _turned_field(field: Field, by: int, players: int) -> Field:
    if field in HOME:
        return field
    first, size = (1, RING) if field <= RING else (YARDS[0], len(YARDS))
    return (field - first + arm_of(by, players) * size // len(YARDS)) % size + first


# The picture


def _arm_of_cross() -> Iterator[tuple[int, Spot]]:
    """The places of the ten fields from the first A-field on, on a board of eleven by eleven."""
    yield from ((step + 1, (4, step)) for step in range(5))
    yield from ((step + 6, (3 - step, 4)) for step in range(4))
    yield 10, (0, 5)


def turned_spot(spot: Spot, quarters: int) -> Spot:
    """A place of the board after some quarter turns, clockwise."""
    file, rank = spot
    return turned_spot((rank, 10 - file), quarters - 1) if quarters else spot


_YARD: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
RING_SPOTS: Final = {
    QUARTER * arm + field: turned_spot(spot, arm)
    for arm in range(4)
    for field, spot in _arm_of_cross()
}
HOME_SPOTS: Final = {
    (arm, field): turned_spot((5, field - RING), arm) for arm in range(4) for field in HOME
}
YARD_SPOTS: Final = {
    (arm, place): turned_spot(spot, arm) for arm in range(4) for place, spot in enumerate(_YARD)
}


_FIELDS: Final = {
    **{spot: field for field, spot in RING_SPOTS.items()},
    **{spot: YARDS[arm] for (arm, _), spot in YARD_SPOTS.items()},
}


def field_at(arm: int, spot: Spot) -> Field | None:
    """The field at a place for a man of an arm; None for goal fields of another arm."""
    home = next((field for field in HOME if HOME_SPOTS[arm, field] == spot), None)
    return _FIELDS.get(spot, home)


def grounds(letters: dict[int, str]) -> tuple[Ground, ...]:
    """The fields of the cross; `letters` has the letter of the seat at each arm that is taken."""
    on_arm = {QUARTER * arm + 1: arm for arm in range(4)}
    named = [
        *((spot, field, on_arm.get(field, -1)) for field, spot in RING_SPOTS.items()),
        *((spot, field, arm) for (arm, field), spot in HOME_SPOTS.items()),
        *((spot, YARDS[arm], arm) for (arm, _), spot in YARD_SPOTS.items()),
    ]
    return tuple(
        Ground(spot=spot, name=_NAMES[field - 1], colour=letters.get(arm, "plain"))
        for spot, field, arm in named
    )
