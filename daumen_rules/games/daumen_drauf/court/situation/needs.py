"""What a question needs to be told before it can be asked.

Every reader makes these checks on a whole situation. What cannot arise at a table is no matter of
reading: `faults` finds it.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf.notation.words import Did
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text

from .model import Asks, Situation

OF_A_TRICK: Final = (Asks.LOOK, Asks.TAKES, Asks.COUNTS, Asks.DRAWS_FIRST, Asks.DRAWS, Asks.WAS)
"""Questions about a trick in which at least one card has been shown."""


def _shows(situation: Situation, seat: Seat) -> bool:
    return not situation.trick or any(one.shown(seat) for one in situation.endings)


def check_ask(situation: Situation) -> None:
    """Raises Fault where a question is about something that the situation does not tell of."""
    shown = any(entry.act.shows for entry in situation.trick)
    if situation.ask.kind in OF_A_TRICK and not shown:
        raise Fault(
            Text(
                "a question about a trick, and no trick", "eine Frage nach einem Stich, ohne Stich"
            ),
            Text("`trick` with at least one card", "`trick` mit mindestens einer Karte"),
        )
    if any(entry.act is Did.TAKE for entry in situation.trick[:-1]):
        raise Fault(
            Text("an action after a trick was taken", "eine Aktion nach genommenem Stich"),
            Text("nothing more in this trick", "nichts mehr in diesem Stich"),
        )
    if not shown and situation.trick and situation.trick[-1].act is Did.TAKE:
        raise Fault(
            Text("a trick that was taken, and no card", "ein genommener Stich ohne Karte"),
            Text(
                "at least one card, `?` if nobody remembers",
                "mindestens eine Karte, `?`, wenn es niemand mehr weiß",
            ),
        )
    if situation.ask.kind is Asks.CAN_BE and situation.final is None:
        raise Fault(
            Text("no points", "keine Punkte"),
            Text("`final:` with the points of all", "`ergebnis:` mit den Punkten aller"),
        )
    seat = situation.ask.seat
    if situation.ask.kind is Asks.WAS and seat is not None and not _shows(situation, seat):
        name = situation.names[seat]
        raise Fault(
            Text(f"{name} has shown no card", f"{name} hat keine Karte gezeigt"),
            Text(
                f"a card of {name} in the trick, `?` if nobody remembers",
                f"eine Karte von {name} im Stich, `?`, wenn es niemand mehr weiß",
            ),
        )
