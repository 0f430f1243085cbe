"""Who may act and who may look: seats, Nature, the referee, the spectator.

Seats are numbered from 0, clockwise. Nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Final, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""A number that is a seat: types of fields say so, and the rotation of seats goes by it."""


class Nature(Enum):
    """The mover of chance: shuffling and dice."""

    NATURE = "nature"


class Referee(Enum):
    """The mover of what happens at the table and no rule can work out: who slapped first."""

    REFEREE = "referee"


class Spectator(Enum):
    """Somebody who looks on from no seat and holds nothing."""

    SPECTATOR = "spectator"


NATURE: Final = Nature.NATURE
REFEREE: Final = Referee.REFEREE
SPECTATOR: Final = Spectator.SPECTATOR

Mover: TypeAlias = Seat | Nature | Referee
Viewer: TypeAlias = Seat | Spectator

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seat_letter(seat: Seat) -> str:
    """The letter that stands for a seat without a name: 0 is A."""
    return _LETTERS[seat] if 0 <= seat < len(_LETTERS) else f"#{seat}"


def seat_named(text: str, names: Sequence[str]) -> Seat | None:
    """The seat of a name, in large or small letters, of its letter, or of a neighbour: `left of
    Anna`, `rechts von Ben`. None where nobody, or more than one, is meant.
    """
    if text in names:
        return names.index(text)
    said = text.casefold()
    same = [seat for seat, name in enumerate(names) if name.casefold() == said]
    letters = [seat for seat in range(len(names)) if seat_letter(seat).casefold() == said]
    if same or letters:
        (seat, *others) = same or letters
        return None if others else seat
    found = _NEIGHBOUR.fullmatch(text)
    of = None if found is None else seat_named(found[2], names)
    if found is None or of is None:
        return None
    return (of + (1 if found[1].lower() in ("left", "link") else -1)) % len(names)


_NEIGHBOUR: Final = re.compile(
    r"(?:the one |the )?(?:to the |on the |der |die |dem )?(left|right|link|recht)"
    r"(?:s|er|e)?(?: neighbou?r| nachbar(?:in)?)? (?:of|von) (.+)",
    re.IGNORECASE,
)


@cache
def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, beginning with `first`, in the order of turns."""
    return tuple((first + i) % players for i in range(players))


def from_left_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats from the left neighbour on, in the order of turns; the seat itself is the last."""
    return clockwise((seat + 1) % players, players)


def next_seat(seat: Seat, players: int) -> Seat:
    """The left neighbour."""
    return (seat + 1) % players
