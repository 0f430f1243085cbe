"""Ludo: the ways of the men by a die, and the duties that leave only some of them.

A way says which men go from where to where, and who is beaten. A game may have other ways and other
duties.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text

from . import clauses as c
from .clauses import Lane
from .fields import HOME, RING, YARDS, Field, beyond, start_of
from .state import Action, AnyState, Enter, Move

Man: TypeAlias = tuple[Seat, Field]
"""A man, by its seat and its field."""
SIX = 6


@frozen
class Way:
    """What an action does: men that go, men that are beaten, dice that are used."""

    action: Action
    shifts: tuple[tuple[Seat, Field, Field], ...]
    """For each man that goes its seat, the field that it leaves and the field that it reaches."""
    beaten: tuple[Man, ...] = ()
    faces: tuple[int, ...] = ()

    @property
    def enters(self) -> bool:
        """Whether a man comes from a B-field."""
        return self.shifts[0][1] in YARDS


Ways: TypeAlias = tuple[Way, ...]
WaysOf: TypeAlias = Callable[[AnyState], Mapping[Action, Way]]
"""The ways of the seat on turn in a state, by their actions."""


@frozen(eq=False)
class Duty:
    """A duty: the ways that it leaves, none while it does not hold, and its words."""

    clause: Clause
    words: Text
    picks: Callable[[AnyState, Ways], Ways]


@cites(c.BEAT)
def others_on(state: AnyState, field: Field) -> tuple[Man, ...]:
    """The men of other seats than the one on turn on a field."""
    return tuple((seat, field) for seat in state.ring.get(field, ()) if seat != state.turn)


@cites(c.MOVE, c.GOAL, c.LANE)
def reached(state: AnyState, face: int) -> Iterator[tuple[Field, Field]]:
    """For each man outside the yards its field, and the one to which a die leads, free or not."""
    seat = state.turn
    arm, stays = state.arm(seat), state.rules.lane is Lane.STAYS
    for origin in dict.fromkeys(state.men[seat]):
        if origin in YARDS or (stays and origin in HOME):
            continue
        target = beyond(arm, origin, face)
        if target is not None:
            yield origin, target


@cites(c.OWN)
def moves(state: AnyState, face: int) -> Iterator[Way]:
    """The moves of single men by a die: none ends on a man of one's own."""
    seat = state.turn
    own = state.men[seat]
    for origin, target in reached(state, face):
        if target not in own:
            beaten = others_on(state, target) if target <= RING else ()
            yield Way(Move(seat, origin, target), ((seat, origin, target),), beaten, (face,))


@cites(c.ENTER)
def entries(state: AnyState, face: int) -> Iterator[Way]:
    """The way from a B-field to the A-field: with a 6, unless a man of its own stands there."""
    seat = state.turn
    own, field = state.men[seat], start_of(state.arm(seat))
    if face == SIX and state.has_yard(seat) and field not in own:
        yield Way(Enter(seat), ((seat, own[-1], field),), others_on(state, field), (face,))


def plain_ways(state: AnyState, face: int) -> Iterator[Way]:
    """The ways of Mensch ärgere Dich nicht."""
    yield from entries(state, face)
    yield from moves(state, face)


def _enters(_state: AnyState, ways: Ways) -> Ways:
    return tuple(way for way in ways if way.enters)


def _clears(state: AnyState, ways: Ways) -> Ways:
    """The ways of the men on the A-fields of the yards in which the seat has men."""
    seat = state.turn
    blocked = {start_of(yard - YARDS[0]) for yard in state.men[seat] if yard in YARDS}
    return tuple(way for way in ways if any(s == seat and f in blocked for s, f, _ in way.shifts))


ENTERS = Duty(
    c.ENTER,
    Text(
        "With a 6 a man has to come from the B-fields first.",
        "Mit einer 6 muss zuerst eine Figur von den B-Feldern kommen.",
    ),
    _enters,
)
CLEARS = Duty(
    c.CLEAR,
    Text(
        "The man on the A-field has to leave it while men stand on the B-fields.",
        "Die Figur auf dem A-Feld muss es freimachen, solange Figuren auf den B-Feldern stehen.",
    ),
    _clears,
)
PLAIN_DUTIES = (ENTERS, CLEARS)
