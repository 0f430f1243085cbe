"""Throwing off among equals, in any dice game: a die each, repeated among those still equal.

Who throws off, and for what, stands in the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces

CLAUSES: Final = clauses(
    "THROWOFF",
    "33–115",
    """
    transition silent
    Where one of several equals has to be found, they throw a die each until one alone is the best.
    Muss unter Gleichen einer gefunden werden, wirft jeder einen Würfel, bis einer allein vorn ist.
    """,
)
"""What games with a throw-off list besides."""
(OFF,) = CLAUSES


@cites(OFF)
def staying(thrown: Sequence[tuple[Seat, Faces]], sign: int) -> tuple[Seat, ...]:
    """The seats whose pips are the most, or the fewest where the sign is -1."""
    wanted = max(sign * sum(faces) for _, faces in thrown)
    return tuple(seat for seat, faces in thrown if sign * sum(faces) == wanted)
