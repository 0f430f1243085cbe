"""The fixed suite: the vectors as games to be played with an engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.games.daumen_drauf.rules import RULES
from daumen_rules.games.daumen_drauf.vectors import trials
from daumen_rules.pieces.bench.script import script
from daumen_rules.pieces.bench.special import FixedGame

Fixed: TypeAlias = FixedGame[State, Action, Event]


@cache
def suite() -> tuple[Fixed, ...]:
    """The vectors under each of their rule sets. The protocol knows no seats that are not at the
    table: what they would do is left out.
    """
    return tuple(_games())


def _games() -> Iterator[Fixed]:
    for trial in trials():
        last = () if trial.action is None else (trial.action,)
        if any(getattr(action, "seat", 0) not in range(trial.opening.players) for action in last):
            continue
        played = script(RULES, trial.opening, trial.deal, (*trial.moves, *last))
        yield FixedGame(trial.vector.id, trial.vector.clause, played)
