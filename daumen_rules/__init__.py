"""The rules of a table game as a formal specification that people read and machines run.

The front door: `load` gives a game, and what one does with it are methods of `Game`. The other
names are those of *Daumen drauf!* and of the answers of every game. It defines nothing. A module
is imported when the first of its names is asked for; type checkers see all names.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daumen_rules.contracts.game import AnyGame as AnyGame
    from daumen_rules.contracts.game import Game as Game
    from daumen_rules.contracts.record_model import Record as Record
    from daumen_rules.games.daumen_drauf.actions import Action as Action
    from daumen_rules.games.daumen_drauf.actions import Deal as Deal
    from daumen_rules.games.daumen_drauf.actions import Parry as Parry
    from daumen_rules.games.daumen_drauf.actions import Pass as Pass
    from daumen_rules.games.daumen_drauf.actions import Show as Show
    from daumen_rules.games.daumen_drauf.cards import Card as Card
    from daumen_rules.games.daumen_drauf.cards import Colour as Colour
    from daumen_rules.games.daumen_drauf.cards import Fang as Fang
    from daumen_rules.games.daumen_drauf.cards import Kind as Kind
    from daumen_rules.games.daumen_drauf.events import Event as Event
    from daumen_rules.games.daumen_drauf.knowledge import Known as Known
    from daumen_rules.games.daumen_drauf.knowledge import knowledge as knowledge
    from daumen_rules.games.daumen_drauf.match import Match as Match
    from daumen_rules.games.daumen_drauf.model import Finished as Finished
    from daumen_rules.games.daumen_drauf.model import Playing as Playing
    from daumen_rules.games.daumen_drauf.model import State as State
    from daumen_rules.games.daumen_drauf.model import Undealt as Undealt
    from daumen_rules.games.daumen_drauf.rule_set import ENGLISH as ENGLISH
    from daumen_rules.games.daumen_drauf.rule_set import GERMAN as GERMAN
    from daumen_rules.games.daumen_drauf.rule_set import RuleSet as RuleSet
    from daumen_rules.games.daumen_drauf.rule_set import difference as difference
    from daumen_rules.games.daumen_drauf.rules import Answer as Answer
    from daumen_rules.games.daumen_drauf.setup import deals as deals
    from daumen_rules.games.daumen_drauf.setup import deck as deck
    from daumen_rules.games.daumen_drauf.view import SeenCard as SeenCard
    from daumen_rules.games.daumen_drauf.view import View as View
    from daumen_rules.games.loading import load as load
    from daumen_rules.kernel.game import Outcome as Outcome
    from daumen_rules.kernel.seats import NATURE as NATURE
    from daumen_rules.kernel.seats import REFEREE as REFEREE
    from daumen_rules.kernel.seats import SPECTATOR as SPECTATOR
    from daumen_rules.kernel.step import Breach as Breach
    from daumen_rules.kernel.step import Refused as Refused
    from daumen_rules.kernel.step import Step as Step

_ROOMS = {
    "games.loading": "load",
    "contracts.game": "AnyGame Game",
    "contracts.record_model": "Record",
    "kernel.game": "Outcome",
    "kernel.step": "Breach Refused Step",
    "kernel.seats": "NATURE REFEREE SPECTATOR",
    "games.daumen_drauf.actions": "Action Deal Parry Pass Show",
    "games.daumen_drauf.cards": "Card Colour Fang Kind",
    "games.daumen_drauf.events": "Event",
    "games.daumen_drauf.knowledge": "Known knowledge",
    "games.daumen_drauf.match": "Match",
    "games.daumen_drauf.model": "Finished Playing State Undealt",
    "games.daumen_drauf.rule_set": "ENGLISH GERMAN RuleSet difference",
    "games.daumen_drauf.rules": "Answer",
    "games.daumen_drauf.setup": "deals deck",
    "games.daumen_drauf.view": "SeenCard View",
}
"""Where the names stand: module and names."""


if not TYPE_CHECKING:  # for type checkers there are the names above and no others
    __all__ = [name for names in _ROOMS.values() for name in names.split()]

    def __getattr__(name):
        """A name of the front door, from the room where it stands. Raises AttributeError."""
        from importlib import import_module

        for room, names in _ROOMS.items():
            if name in names.split():
                value = getattr(import_module(f"{__name__}.{room}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})
