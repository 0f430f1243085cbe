"""What is special about *Daumen drauf!* where it is played with other people's engines."""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf.bench.blame import blame
from daumen_rules.games.daumen_drauf.bench.circumstances import suspicion
from daumen_rules.games.daumen_drauf.bench.forms import FORMS
from daumen_rules.games.daumen_drauf.bench.occasions import OCCASIONS
from daumen_rules.games.daumen_drauf.bench.rarities import POLICIES, RARITIES, rare
from daumen_rules.games.daumen_drauf.bench.settings import (
    by_other_rules,
    every_rule_set,
    is_small,
    probe,
    settings,
    size,
)
from daumen_rules.games.daumen_drauf.bench.suite import suite
from daumen_rules.games.daumen_drauf.bench.words import WORDS
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.pieces.bench.special import Special

SPECIAL: Final[Special[RuleSet, State, Action, Event]] = Special(
    forms=FORMS,
    settings=settings,
    size=size,
    is_small=is_small,
    policies=POLICIES,
    probe=probe,
    rarities=RARITIES,
    rare=rare,
    occasions=OCCASIONS,
    blame=blame,
    suspicion=suspicion,
    words=WORDS,
    fixed=suite,
    rule_sets=every_rule_set,
    rounds=3,
    by_other_rules=by_other_rules,
)
