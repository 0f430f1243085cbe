"""The rules of a table game as a formal specification that people read and machines run.

The front door to *Daumen drauf!*: it re-exports and defines nothing.
"""

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME, legal_actions, may_undo, step
from daumen_rules.games.daumen_drauf.knowledge import Known, knowledge
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Card,
    Colour,
    Deal,
    Fang,
    Finished,
    Kind,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.readings import ENGLISH, GERMAN, RuleSet, difference
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
