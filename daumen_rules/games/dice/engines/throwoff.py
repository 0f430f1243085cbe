"""Throwing off among equals, in any dice game: a die each, repeated among those still equal.

Who throws off, and for what, stands in the games.
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
"""What games with a throw-off list besides."""
(OFF,) = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)


@frozen(kw_only=True)
class ThrowOff(Generic[S]):
    """How equals throw off in a game, and for what."""

    ties: Callable[[S], tuple[Seat, ...]]
    """Who throws off, where they are two or more; asked after each throw, and before the end."""
    by: Clause = OFF
    """By which clause."""
    dice: int = 1
    """How many dice each throws."""
    best: Callable[[S], int] = lambda _: 1
    """Which throw stays: the highest for 1, the lowest for -1."""
    found: Callable[[S], S] = lambda sheet: sheet
    """The sheet after a throw-off that has left one seat in `tied`."""
    shares: bool = False
    """Whether equals share the victory, although they throw off for something."""


@cites(OFF)
def staying(thrown: Sequence[tuple[Seat, Faces]], sign: int) -> tuple[Seat, ...]:
    """The seats whose pips are the most, or the fewest where the sign is -1."""
    wanted = max(sign * sum(faces) for _, faces in thrown)
    return tuple(seat for seat, faces in thrown if sign * sum(faces) == wanted)


def announced(seats: Sequence[Seat], sign: int, by: Clause) -> TextEvent:
    """Who throws off now, and whether the highest throw decides, or the lowest."""
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
    """Who stays, and what each has thrown: so many dice belong to each of the tied, in order."""
    thrown = [(seat, faces[i * dice : (i + 1) * dice]) for i, seat in enumerate(tied)]
    en, de = "{seat} throws {what}.", "{seat} wirft {what}."
    events = tuple(
        told(by, en, de, shows=True, seat=SeatTerm(seat), what=faces_term(each))
        for seat, each in thrown
    )
    return staying(thrown, sign), events
