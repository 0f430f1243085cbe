"""What is special about *Daumen drauf!* where it is played with other people's engines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from daumen_rules.contracts.engine_tests.script import Failure, script
from daumen_rules.contracts.engine_tests.special import Blame, FixedGame, Special

from ..events import Event
from ..model import Action, State
from ..rule_set import RuleSet
from ..rules import RULES
from ..vectors import trials
from .blame_actions import of_legal, of_refusal
from .blame_state import of_state
from .blame_view import of_events, of_view
from .circumstances import suspicion
from .forms import FORMS
from .occasions import OCCASIONS
from .rarities import POLICIES, RARITIES, rare
from .settings import by_other_rules, every_rule_set, is_small, probe, settings, size
from .words import WORDS


def blame(failure: Failure[State, Action, Event]) -> Blame:
    """The likeliest clause that an engine gets wrong, from what it says where it is first wrong,
    and others that may be the reason. What it refuses or allows is asked first, what is told last.
    """
    for cause in (of_refusal, of_state, of_view, of_events, of_legal):
        blamed = cause(failure)
        if blamed is not None:
            return blamed
    raise AssertionError("a failure has a difference in one of its topics")


@cache
def suite() -> tuple[FixedGame[State, Action, Event], ...]:
    """The vectors under each of their rule sets, as games to be played with an engine. The protocol
    knows no seats that are not at the table: what they would do is left out.
    """
    return tuple(_games())


def _games() -> Iterator[FixedGame[State, Action, Event]]:
    for trial in trials():
        last = () if trial.action is None else (trial.action,)
        if any(getattr(action, "seat", 0) not in range(trial.opening.players) for action in last):
            continue
        played = script(RULES, trial.opening, trial.deal, (*trial.moves, *last))
        yield FixedGame(trial.vector.id, trial.vector.clause, played)


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
