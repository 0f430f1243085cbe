"""Which other reading would allow what a rule set refuses.

A single flag is looked for that makes the difference, at one moment of a game.
"""

from __future__ import annotations

from attrs import evolve

from daumen_rules.games.daumen_drauf.model import Action, Playing
from daumen_rules.games.daumen_drauf.readings import (
    FLAGS,
    RuleSetError,
    flag_value,
    flag_words,
    with_flags,
)
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.ruling import Refused


def readings_that_allow(state: Playing, action: Action) -> tuple[tuple[str, str], ...]:
    """The flags, each with a value, by one of which alone an action would be allowed here."""
    found: list[tuple[str, str]] = []
    for flag in FLAGS:
        for word in flag_words(flag):
            if word == flag_value(state.table.rules, flag):
                continue
            try:
                rules = with_flags(state.table.rules, {flag: word})
            except RuleSetError:
                continue
            other = evolve(state, table=evolve(state.table, rules=rules))
            if not isinstance(step(other, action), Refused):
                found.append((flag, word))
    return tuple(found)
