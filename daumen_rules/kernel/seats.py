"""Who may act and who may look: seats, Nature, the referee, the spectator.

Seats are numbered from 0, clockwise. Nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Final, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""A seat number. Fields with this type are changed when seats are rotated."""


class Nature(Enum):
    """The mover of chance: shuffling and dice."""

    NATURE = "nature"


class Referee(Enum):
    """The mover of events at the table that no rule can compute, such as who slapped first."""

    REFEREE = "referee"


class Spectator(Enum):
    """Somebody who watches, has no seat and holds nothing."""

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


def reader_of(viewer: Viewer) -> Seat | None:
    """The seat to which a text is said that a viewer reads; None for a spectator."""
    return viewer if isinstance(viewer, int) else None


def seat_named(text: str, names: Sequence[str]) -> Seat | None:
    """The seat with a name (in upper or lower case), with a letter or the initial of one name, or
    next to another seat: `left of Anna`, `rechts von Ben`. None if no seat, or more than one, fits.
    """
    if text in names:
        return names.index(text)
    said = text.casefold()
    same = [seat for seat, name in enumerate(names) if name.casefold() == said]
    seats = same or [*dict.fromkeys((*_by_letter(said, len(names)), *_by_initial(said, names)))]
    if seats:
        return seats[0] if len(seats) == 1 else None
    found = _NEIGHBOUR.fullmatch(text) or _OF_WHOM.fullmatch(text)
    of = None if found is None else seat_named(found["whom"], names)
    if found is None or of is None:
        return None
    return (of + (1 if found["side"].lower() in ("left", "link") else -1)) % len(names)


def _by_letter(said: str, players: int) -> Iterator[Seat]:
    return (seat for seat in range(players) if seat_letter(seat).casefold() == said)


def _by_initial(said: str, names: Sequence[str]) -> list[Seat]:
    """The seat whose name alone begins with a letter; none for other words."""
    found = [seat for seat, name in enumerate(names) if name[:1].casefold() == said]
    return found if len(found) == 1 and said not in _NO_INITIAL else []


_NO_INITIAL: Final = ("i",)
"""Words that are no initials: *I* is whoever speaks."""
_NEIGHBOUR: Final = re.compile(
    r"(?:the (?:one |player )?)?(?:to the |on the |der |die |dem )?(?P<side>left|right|link|recht)"
    r"(?:s|er|e)?(?: neighbou?r| nachbar(?:in)?)? (?:of|von) (?P<whom>.+)",
    re.IGNORECASE,
)
_OF_WHOM: Final = re.compile(
    r"(?P<whom>.+?)['’]?s (?P<side>left|right|link|recht)(?:er|e)? (?:neighbou?r|nachbar(?:in)?)",
    re.IGNORECASE,
)


@cache
def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, beginning with `first`, in the order of turns."""
    return tuple((first + i) % players for i in range(players))


def from_left_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in the order of turns, beginning with the left neighbour of a seat and ending with
    the seat itself.
    """
    return clockwise((seat + 1) % players, players)


def next_seat(seat: Seat, players: int) -> Seat:
    """The left neighbour."""
    return (seat + 1) % players
