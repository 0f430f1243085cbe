"""What happened at a table and what somebody knows, written as at the table.

These are short ways to read events and knowledge; the module expects nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules import SPECTATOR, State, knowledge
from daumen_rules.games.daumen_drauf.events import Drawn, Event
from daumen_rules.games.daumen_drauf.model import Playing
from tests.table import LETTERS


def turn(state: State) -> str:
    """The seat that is on turn."""
    assert isinstance(state, Playing), "the game is over"
    return LETTERS[state.trick.turn]


def drawn(events: Sequence[Event]) -> list[str]:
    """Who drew what, in order, as lines such as `C G2h B1p`."""
    return [
        " ".join([LETTERS[event.seat], *map(str, event.cards)])
        for event in events
        if isinstance(event, Drawn)
    ]


def sights(state: State, viewer: str, kind: str) -> list[str]:
    """What a viewer knows of the two cards of a kind and where they are: `Y2p captured`, `Y2 out`.

    The viewer is a letter, or a dash for the spectator.
    """
    seat = SPECTATOR if viewer == "-" else LETTERS.index(viewer)
    return sorted(
        f"{known.sight} {known.zone.value}"
        for known in knowledge(state, seat)
        if str(known.kind) == kind
    )
