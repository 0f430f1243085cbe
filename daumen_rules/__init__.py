"""The rules of a table game as a formal specification that people read and machines run.

The front door: it re-exports and defines nothing. A module is imported when the first of its names
is asked for; type checkers see every name at once. Until then nothing else is imported, so that
the command line is interrupted in its own words from its first moment.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daumen_rules.doors import (
        legal_actions,
        may_undo,
        outcome,
        read_record,
        replay,
        sample,
        start,
        step,
        view,
        witness,
        write_record,
    )
    from daumen_rules.games.daumen_drauf.actions import Action, Deal, Parry, Pass, Show
    from daumen_rules.games.daumen_drauf.cards import Card, Colour, Fang, Kind
    from daumen_rules.games.daumen_drauf.events import (
        Dealt,
        Drawn,
        Event,
        GameOver,
        Inspected,
        LastHand,
        Leads,
        NobodyDraws,
        Parried,
        Passed,
        PileEmpty,
        Released,
        Scored,
        Shown,
        Skipped,
        Taken,
        TrickLeft,
    )
    from daumen_rules.games.daumen_drauf.game import GAME
    from daumen_rules.games.daumen_drauf.knowledge import Known, knowledge
    from daumen_rules.games.daumen_drauf.match import Match
    from daumen_rules.games.daumen_drauf.model import Finished, Playing, State, Undealt
    from daumen_rules.games.daumen_drauf.readings import ENGLISH, GERMAN, RuleSet, difference
    from daumen_rules.games.daumen_drauf.rules import Answer
    from daumen_rules.games.daumen_drauf.setup import deals, deck
    from daumen_rules.games.daumen_drauf.view import SeenCard, View
    from daumen_rules.games.loading import load
    from daumen_rules.kernel.game import Outcome
    from daumen_rules.kernel.ruling import Breach, Refused, Step
    from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR
    from daumen_rules.pieces.game import AnyGame, Game
    from daumen_rules.pieces.noted import Record

__all__ = [
    "ENGLISH",
    "GAME",
    "GERMAN",
    "NATURE",
    "REFEREE",
    "SPECTATOR",
    "Action",
    "Answer",
    "AnyGame",
    "Breach",
    "Card",
    "Colour",
    "Deal",
    "Dealt",
    "Drawn",
    "Event",
    "Fang",
    "Finished",
    "Game",
    "GameOver",
    "Inspected",
    "Kind",
    "Known",
    "LastHand",
    "Leads",
    "Match",
    "NobodyDraws",
    "Outcome",
    "Parried",
    "Parry",
    "Pass",
    "Passed",
    "PileEmpty",
    "Playing",
    "Record",
    "Refused",
    "Released",
    "RuleSet",
    "Scored",
    "SeenCard",
    "Show",
    "Shown",
    "Skipped",
    "State",
    "Step",
    "Taken",
    "TrickLeft",
    "Undealt",
    "View",
    "deals",
    "deck",
    "difference",
    "knowledge",
    "legal_actions",
    "load",
    "may_undo",
    "outcome",
    "read_record",
    "replay",
    "sample",
    "start",
    "step",
    "view",
    "witness",
    "write_record",
]

_ROOMS = {
    "games.daumen_drauf.actions": "Action Deal Parry Pass Show",
    "games.daumen_drauf.cards": "Card Colour Fang Kind",
    "doors": "legal_actions may_undo outcome read_record replay sample start step view witness"
    " write_record",
    "games.daumen_drauf.events": "Dealt Drawn Event GameOver Inspected LastHand Leads NobodyDraws"
    " Parried Passed PileEmpty Released Scored Shown Skipped Taken TrickLeft",
    "games.daumen_drauf.game": "GAME",
    "games.daumen_drauf.rules": "Answer",
    "games.daumen_drauf.knowledge": "Known knowledge",
    "games.daumen_drauf.match": "Match",
    "games.daumen_drauf.model": "Finished Playing State Undealt",
    "games.daumen_drauf.readings": "ENGLISH GERMAN RuleSet difference",
    "games.daumen_drauf.setup": "deals deck",
    "games.daumen_drauf.view": "SeenCard View",
    "kernel.game": "Outcome",
    "kernel.ruling": "Breach Refused Step",
    "kernel.seats": "NATURE REFEREE SPECTATOR",
    "games.loading": "load",
    "pieces.game": "AnyGame Game",
    "pieces.noted": "Record",
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
