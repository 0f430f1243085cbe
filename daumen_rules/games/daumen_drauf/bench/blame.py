"""Which clause an engine gets wrong, from what it says at the first position where it is wrong.

The order in which causes are asked for: what the engine refuses or allows, what lies open, what
seats know, what is told. Each cause names one clause, the likeliest, and others that may be the
reason.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.bench.blame_actions import of_legal, of_refusal
from daumen_rules.games.daumen_drauf.bench.blame_state import of_state
from daumen_rules.games.daumen_drauf.bench.blame_view import of_events, of_view
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.pieces.bench.script import Failure
from daumen_rules.pieces.bench.special import Blame

Wrong = Failure[State, Action, Event]


def blame(failure: Wrong) -> Blame:
    """The clause that the report names first."""
    for cause in (of_refusal, of_state, of_view, of_events, of_legal):
        blamed = cause(failure)
        if blamed is not None:
            return blamed
    raise AssertionError("a failure has a difference in one of its topics")
