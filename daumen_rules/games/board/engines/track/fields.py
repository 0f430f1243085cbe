"""Tracks: what special fields do, each under a clause of its game, and lists of fields as options.

The module has data alone; `play` moves the pawns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.choices import Word

R = TypeVar("R")
At: TypeAlias = Sequence[int]
"""The field of each seat's pawn."""


@frozen
class Goes:
    """The pawn goes on, or back, to another field."""

    clause: Clause
    target: int


@frozen
class Waits:
    """The seat sits out some turns."""

    clause: Clause
    turns: int


@frozen
class ThrowsAgain:
    """The seat throws again if it came here with one of some faces; with the choice it may stop."""

    clause: Clause
    faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    is_choice: bool = False


@frozen
class Holds:
    """The pawn leaves the field only with one face."""

    clause: Clause
    face: int


@frozen
class Repeats:
    """The pawn goes forward once more by the same throw; it may also stay if it has the choice."""

    clause: Clause
    is_choice: bool


@frozen
class Leaps:
    """The seat may leap to a field that the other pawns decide; None where there is none."""

    clause: Clause
    target: Callable[[At, Seat], int | None]


Special: TypeAlias = Goes | Waits | ThrowsAgain | Holds | Repeats | Leaps


class Past(Enum):
    """What becomes of a throw that goes past the goal."""

    BACK = "back"
    """The pawn goes back by the pips that are too many."""
    GOAL = "goal"
    """The pawn has reached the goal."""
    STAY = "stay"
    """The pawn stays where it is."""


@frozen(kw_only=True)
class Track(Generic[R]):
    """A game of the engine: its fields, and the clauses by which things happen."""

    start: int
    """The field on which the pawns begin."""
    goal: Callable[[R], int]
    specials: Callable[[R], Mapping[int, Special]]
    past: Callable[[R], Past]
    is_chained: Callable[[R], bool]
    """Whether a field that a pawn reaches by a special field has its own effect."""
    in_row: int
    """The number of fields in a row of the picture."""
    set_up_by: Clause
    turn_by: Clause
    moved_by: Clause
    past_by: Clause
    won_by: Clause


ADVANCE, STAY, AGAIN, STOP = "advance", "stay", "again", "stop"
SAYS: Final[Mapping[str, Word]] = {
    ADVANCE: Word("vor", Text("{seat} advances.", "{seat} rückt vor."), "advance | rücke vor"),
    STAY: Word("bleib", Text("{seat} stays.", "{seat} bleibt stehen."), "stay | bleib stehen"),
    AGAIN: Word(
        "nochmal",
        Text("{seat} throws again.", "{seat} würfelt noch einmal."),
        "throw again | würfle noch einmal",
    ),
    STOP: Word(
        "genug",
        Text("{seat} throws no more.", "{seat} würfelt nicht mehr."),
        "throw no more | würfle nicht mehr",
    ),
}
"""The words with which seats choose."""


def special_words(at: int, special: Special) -> Text:
    """A special field in short, for the list below the picture."""
    match special:
        case Goes(target=target):
            return Text(f"{at}→{target}", f"{at}→{target}")
        case Waits(turns=turns):
            return Text(f"{at} (wait {turns})", f"{at} ({turns}-mal aussetzen)")
        case ThrowsAgain():
            return Text(f"{at} (throw again)", f"{at} (nochmal würfeln)")
        case Holds(face=face):
            return Text(f"{at} (wait for {face})", f"{at} (warten auf {face})")
        case Repeats():
            return Text(f"{at} (goose)", f"{at} (Gans)")
        case Leaps():
            return Text(f"{at} (leap)", f"{at} (Bocksprung)")


def links(specials: Mapping[int, Special]) -> Iterator[tuple[int, int]]:
    """The pairs of fields that a special field joins, each once."""
    for at, special in specials.items():
        if isinstance(special, Goes):
            other: Any = specials.get(special.target)
            if not (isinstance(other, Goes) and other.target == at and at > special.target):
                yield at, special.target
