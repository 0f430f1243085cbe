"""2 Mensch ärgere Dich nicht: the base of the ludo games.

The module has the rule set alone; the engine has its clauses, options and rules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.game import ludo_game, plain_faults
from .engines.ludo.play import Ludo
from .engines.ludo.state import Nothing, Plain, State
from .engines.ludo.verbs import PLAIN_VERBS


@frozen
class Rules:
    """The rule set: a field an option."""

    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Nothing, Plain](extra=lambda _: Nothing()),
    module=__name__,
    clauses=c.CLAUSES,
    verbs=PLAIN_VERBS,
    faults=plain_faults,
    state=lambda: State[Rules, Nothing],
)
