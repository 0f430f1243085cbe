"""The rules of a table game as a formal specification that people read and machines run.

The front door: it re-exports and defines nothing. A module is imported when the first of its names
is asked for; type checkers see every name at once. Until then nothing else is imported, so that
the command line is interrupted in its own words from its first moment.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daumen_rules.games.daumen_drauf.actions import Action, Deal, Parry, Pass, Show
    from daumen_rules.games.daumen_drauf.cards import Card, Colour, Fang, Kind
    from daumen_rules.games.daumen_drauf.events import Event
    from daumen_rules.games.daumen_drauf.game import GAME
    from daumen_rules.games.daumen_drauf.knowledge import Known, knowledge
    from daumen_rules.games.daumen_drauf.match import Match
    from daumen_rules.games.daumen_drauf.model import Finished, Playing, State, Undealt
    from daumen_rules.games.daumen_drauf.readings import ENGLISH, GERMAN, RuleSet, difference
    from daumen_rules.games.daumen_drauf.rules import legal_actions, may_undo, step
    from daumen_rules.games.daumen_drauf.scoring import outcome
    from daumen_rules.games.daumen_drauf.setup import deals, deck, start
    from daumen_rules.games.daumen_drauf.view import View, view, witness
    from daumen_rules.kernel.game import Outcome
    from daumen_rules.kernel.ruling import Breach, Refused, Step
    from daumen_rules.kernel.seats import SPECTATOR

__all__ = [
    "ENGLISH",
    "GAME",
    "GERMAN",
    "SPECTATOR",
    "Action",
    "Breach",
    "Card",
    "Colour",
    "Deal",
    "Event",
    "Fang",
    "Finished",
    "Kind",
    "Known",
    "Match",
    "Outcome",
    "Parry",
    "Pass",
    "Playing",
    "Refused",
    "RuleSet",
    "Show",
    "State",
    "Step",
    "Undealt",
    "View",
    "deals",
    "deck",
    "difference",
    "knowledge",
    "legal_actions",
    "may_undo",
    "outcome",
    "start",
    "step",
    "view",
    "witness",
]

_ROOMS = {
    "games.daumen_drauf.actions": "Action Deal Parry Pass Show",
    "games.daumen_drauf.cards": "Card Colour Fang Kind",
    "games.daumen_drauf.events": "Event",
    "games.daumen_drauf.game": "GAME",
    "games.daumen_drauf.rules": "legal_actions may_undo step",
    "games.daumen_drauf.knowledge": "Known knowledge",
    "games.daumen_drauf.match": "Match",
    "games.daumen_drauf.model": "Finished Playing State Undealt",
    "games.daumen_drauf.readings": "ENGLISH GERMAN RuleSet difference",
    "games.daumen_drauf.scoring": "outcome",
    "games.daumen_drauf.setup": "deals deck start",
    "games.daumen_drauf.view": "View view witness",
    "kernel.game": "Outcome",
    "kernel.ruling": "Breach Refused Step",
    "kernel.seats": "SPECTATOR",
}
"""Where the names stand: module and names."""


if not TYPE_CHECKING:  # for type checkers there are the names above and no others

    def __getattr__(name):
        """A name of the front door, from the room where it stands. Raises AttributeError."""
        from importlib import import_module

        for room, names in _ROOMS.items():
            if name in names.split():
                value = getattr(import_module(f"{__name__}.{room}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
