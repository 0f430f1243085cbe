"""Checks that a situation tells the facts that its question needs.

Every reader makes these checks on a whole situation. Whether the situation can arise is not checked
here: `faults` tells that.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

from .model import Situation


def check_ask(situation: Situation) -> None:
    """Raises Fault where a question is about something that the situation does not tell of."""
    for check in situation.ask.kind.checks:
        check(situation)
    _check_trick(situation)


def _shown(situation: Situation) -> bool:
    return any(entry.act.shows for entry in situation.trick)


def needs_a_card(situation: Situation) -> None:
    """Raises Fault unless at least one card of the trick has been shown."""
    if not _shown(situation):
        raise Fault(
            Text(
                "a question about a trick, and no trick", "eine Frage nach einem Stich, ohne Stich"
            ),
            Text("`trick` with at least one card", "`trick` mit mindestens einer Karte"),
        )


def needs_a_card_of_the_seat(situation: Situation) -> None:
    """Raises Fault unless the seat asked about can have shown a card of the trick."""
    seat = situation.ask.seat
    if seat is not None and not any(one.shown(seat) for one in situation.endings):
        name = situation.names[seat]
        raise Fault(
            Text(f"{name} has shown no card", f"{name} hat keine Karte gezeigt"),
            Text(
                f"a card of {name} in the trick, `?` if nobody remembers",
                f"eine Karte von {name} im Stich, `?`, wenn es niemand mehr weiß",
            ),
        )


def needs_points(situation: Situation) -> None:
    """Raises Fault unless the points of a game are told."""
    if situation.final is None:
        raise Fault(
            Text("no points", "keine Punkte"),
            Text("`final:` with the points of all", "`ergebnis:` mit den Punkten aller"),
        )


def _check_trick(situation: Situation) -> None:
    if any(entry.act is Did.TAKE for entry in situation.trick[:-1]):
        raise Fault(
            Text("an action after a trick was taken", "eine Aktion nach genommenem Stich"),
            Text("nothing more in this trick", "nichts mehr in diesem Stich"),
        )
    if not _shown(situation) and situation.trick and situation.trick[-1].act is Did.TAKE:
        raise Fault(
            Text("a trick that was taken, and no card", "ein genommener Stich ohne Karte"),
            Text(
                "at least one card, `?` if nobody remembers",
                "mindestens eine Karte, `?`, wenn es niemand mehr weiß",
            ),
        )
