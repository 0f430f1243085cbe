"""The fixed suite: the vectors as games to be played with an engine.

Here lives their translation; the vectors stand in `conformance.vectors`.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.conformance.script import Script, script
from daumen_rules.conformance.vectors import trials
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.games.daumen_drauf.readings import RuleSet

Named = tuple[str, Script[State, Action, Event]]


def suite(rules: Sequence[RuleSet], players: Sequence[int] = ()) -> tuple[Named, ...]:
    """The vectors that hold under one of these rule sets, for these numbers of seats; under any
    rule set, or for any number, where none is given.
    """
    found: list[Named] = []
    for trial in trials():
        if (rules and trial.rules not in rules) or (
            players and trial.opening.players not in players
        ):
            continue
        last = () if trial.action is None else (trial.action,)
        if any(getattr(action, "seat", 0) not in range(trial.opening.players) for action in last):
            continue  # the protocol knows no seats that are not at the table
        played = script(GAME.rules, trial.opening, trial.deal, (*trial.moves, *last))
        found.append((trial.vector.id, played))
    return tuple(found)
