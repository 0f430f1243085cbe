"""Ludo: states and actions, and what follows from a state alone.

`ways` says what men can do, `play` what becomes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.marks import BySeat, Called, Unsorted

from . import clauses as c
from .clauses import Lane
from .fields import HOME, MEN, RING, TERMS, YARDS, Field, arm_of, start_of


class LudoRules(Protocol):
    """The options that every rule set of the family has."""

    @property
    def lane(self) -> Lane: ...


R = TypeVar("R", bound=LudoRules)
X = TypeVar("X")

# Actions


@frozen(repr=False)
class Move(Worded):
    """A man goes from a field to another."""

    seat: Seat
    origin: Field
    target: Field

    def __str__(self) -> str:
        return named(self.origin, self.target)


@frozen(repr=False)
class Enter(Worded):
    """A man comes from the B-fields of its seat to the A-field beside them."""

    seat: Seat


Plain: TypeAlias = Move | Enter
"""The actions of seats in a game that has no others."""
Action: TypeAlias = Any
"""Any action, where it does not matter which ones a game has."""
A = TypeVar("A")
"""The actions of the seats in a game."""

# States


@frozen
class Nothing:
    """What a game has besides that has nothing."""


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured, Generic[R, X]):
    """A game in play.

    `men` has the fields of each seat's four men. `faces` are the dice of the last throw that are
    not used yet. `thrown` counts the throws of this turn in a row, up to three. `again`
    says that the seat throws again after it has used this throw. `ranks` are the seats that have
    all men at the goal, in that order. `extra` is what a game has besides.
    """

    rules: R
    players: int
    men: Annotated[BySeat[Unsorted[tuple[Field, ...]]], Called("men", "Figuren")]
    turn: Annotated[Seat, Called("turn", "am Zug")] = 0
    faces: Annotated[Faces, Called("dice", "Würfel")] = ()
    thrown: Annotated[int, Called("throws", "Würfe")] = 0
    again: Annotated[bool, Called("again", "noch einmal")] = False
    ranks: Annotated[tuple[Seat, ...], Called("at the goal", "im Ziel")] = ()
    extra: Annotated[X, Called("extra", "dazu", is_open=True)]

    @once
    def ring(self) -> Mapping[Field, tuple[Seat, ...]]:
        """The seats of the men on each field of the track that is not empty."""
        found: dict[Field, tuple[Seat, ...]] = {}
        for seat, men in enumerate(self.men):
            for field in men:
                if field <= RING:
                    found[field] = (*found.get(field, ()), seat)
        return found

    def arm(self, seat: Seat) -> int:
        return arm_of(seat, self.players)

    def has_yard(self, seat: Seat) -> bool:
        """Whether a seat has men on B-fields."""
        return self.men[seat][-1] in YARDS

    def is_done(self, seat: Seat) -> bool:
        """Whether all men of a seat are at the goal."""
        return all(field in HOME for field in self.men[seat])


AnyState: TypeAlias = State[Any, Any]


@cites(c.SET_UP)
def one_outside(players: int) -> tuple[tuple[Field, ...], ...]:
    """The men at the start: of each seat one on its A-field, the others on its B-fields."""
    arms = (arm_of(seat, players) for seat in range(players))
    return tuple((start_of(arm), *(YARDS[arm],) * (MEN - 1)) for arm in arms)


def named(*fields: Field) -> str:
    """Fields as they are told: `17-21`."""
    return "-".join(TERMS[field].words.en for field in fields)
