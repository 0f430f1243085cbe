"""How rule sets of *Daumen drauf!* are written, compared and changed where engines are asked."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from daumen_rules.games.daumen_drauf.model import State, Undealt
from daumen_rules.games.daumen_drauf.readings import (
    FLAGS,
    RuleSet,
    describe,
    flag_value,
    flag_words,
    with_flags,
)
from daumen_rules.pieces.bench.special import RuleWords


def by_other_rules(state: State, rules: RuleSet) -> State:
    """A state as it would be by other rules."""
    if isinstance(state, Undealt):
        return evolve(state, rules=rules)
    return evolve(state, table=evolve(state.table, rules=rules))


def _changed(rules: RuleSet, flag: str, word: str) -> RuleSet:
    return with_flags(rules, {flag: word})


RULE_WORDS: Final = RuleWords(
    read=RuleSet.parse,
    write=describe,
    options={flag: flag_words(flag) for flag in FLAGS},
    word=flag_value,
    changed=_changed,
)
