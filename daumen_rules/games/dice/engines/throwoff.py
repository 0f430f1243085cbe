"""Throw-offs between tied seats, in any dice game, repeated until one seat is left.

Each game says which seats throw off, and for what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.dice import Faces, faces_term
from daumen_rules.pieces.event_text import TextEvent, told

from .sheets import S

CLAUSES: Final = clauses("""
    THROWOFF 33–115
    transition silent
    Where one of several equals has to be found, they throw a die each, in the order in which they
      play, until one alone is the best.
    Muss unter Gleichen einer gefunden werden, wirft jeder der Reihe nach einen Würfel, bis einer
      allein vorn ist.
""")
"""The clause that games with a throw-off list besides their own."""
(OFF,) = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)


@frozen(kw_only=True)
class ThrowOff(Generic[S]):
    """How tied seats throw off in a game, and for what."""

    ties: Callable[[S], tuple[Seat, ...]]
    """The tied seats; two or more throw off. The engine asks after each throw and at the end."""
    by: Clause = OFF
    """The clause of the throw-off."""
    dice: int = 1
    """How many dice each seat throws."""
    best: Callable[[S], int] = lambda _: 1
    """Which throw wins: the highest for 1, the lowest for -1."""
    found: Callable[[S], S] = lambda sheet: sheet
    """The sheet after a throw-off. Gets the sheet with the one seat left in `tied`."""
    shares: bool = False
    """Whether tied seats share the victory, although they throw off for something else."""


@cites(OFF)
def staying(thrown: Sequence[tuple[Seat, Faces]], sign: int) -> tuple[Seat, ...]:
    """The seats with the most pips, or with the fewest if the sign is -1."""
    wanted = max(sign * sum(faces) for _, faces in thrown)
    return tuple(seat for seat, faces in thrown if sign * sum(faces) == wanted)


def announced(seats: Sequence[Seat], sign: int, by: Clause) -> TextEvent:
    """The event that names the seats that throw off, and says which throw decides."""
    en, de = ("highest", "höchste") if sign > 0 else ("lowest", "niedrigste")
    gaps = [f"{{seat{nth}}}" for nth in range(len(seats))]
    most, last = ", ".join(gaps[:-1]), gaps[-1]
    words = sentence(
        f"{most} and {last} throw off; the {en} throw decides.",
        f"{most} und {last} stechen; der {de} Wurf entscheidet.",
        **{f"seat{nth}": SeatTerm(seat) for nth, seat in enumerate(seats)},
    )
    return TextEvent(by, words)


def throws_told(
    tied: Sequence[Seat], faces: Faces, dice: int, sign: int, by: Clause
) -> tuple[tuple[Seat, ...], tuple[TextEvent, ...]]:
    """The seats that stay, and the events of the throws. Each tied seat has thrown `dice` of the
    faces, in the order of `tied`.
    """
    thrown = [(seat, faces[i * dice : (i + 1) * dice]) for i, seat in enumerate(tied)]
    en, de = "{seat} throws {what}.", "{seat} wirft {what}."
    events = tuple(
        told(by, en, de, shows=True, seat=SeatTerm(seat), what=faces_term(each))
        for seat, each in thrown
    )
    return staying(thrown, sign), events
