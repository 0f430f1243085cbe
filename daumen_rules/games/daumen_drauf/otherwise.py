"""Which other reading would allow what a rule set refuses.

A single flag is looked for that makes the difference, at one moment of a game.
"""

from __future__ import annotations

from attrs import evolve

from daumen_rules.games.daumen_drauf.model import Action, Playing
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.pieces.rule_sets import neighbours


def readings_that_allow(state: Playing, action: Action) -> tuple[tuple[str, str], ...]:
    """The flags, each with a value, by one of which alone an action would be allowed here."""
    found: list[tuple[str, str]] = []
    for option, word, rules in neighbours(state.table.rules):
        other = evolve(state, table=evolve(state.table, rules=rules))
        if not isinstance(step(other, action), Refused):
            found.append((option.field, word))
    return tuple(found)
