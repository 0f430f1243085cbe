"""The events of the end of 117 Spitz, pass auf! `table` says when the game is over."""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.event_text import TextEvent, told

from . import clauses as c
from .table import Table


@cites(c.END, c.BOUNDED, c.MOST)
def ending(state: Table) -> Iterator[TextEvent]:
    """The event that the game is over, and one for each winner."""
    if state.round >= state.rules.max_turns:
        yield told(
            c.BOUNDED,
            "The game has gone on too long and is over.",
            "Das Spiel hat zu lange gedauert und ist aus.",
        )
    else:
        yield told(c.END, "The game is over.", "Das Spiel ist aus.")
    most = max(map(len, state.won))
    for seat, won in enumerate(state.won):
        if len(won) == most:
            yield told(
                c.MOST,
                "{seat} has won; cards: {cards}.",
                "{seat} hat gewonnen; Karten: {cards}.",
                seat=SeatTerm(seat),
                cards=number(most),
            )
