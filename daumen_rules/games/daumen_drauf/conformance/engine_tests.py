"""The parts that *Daumen drauf!* adds to the tests of other people's engines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from daumen_rules.contracts.engine_tests.engine_tests import Blame, EngineTests, FixedGame
from daumen_rules.contracts.engine_tests.script import Failure, script

from ..cards import Card, Kind
from ..events import Event
from ..knowledge import knowledge
from ..model import Action, State
from ..rule_set import RuleSet
from ..rules import RULES
from ..setup import deck
from ..vectors import trials
from .blame_actions import of_legal, of_refusal
from .blame_state import of_state
from .blame_view import of_events, of_view
from .circumstances import suspicion
from .clause_coverage import CLAUSE_COVERAGE
from .forms import FORMS
from .game_text import WORDS
from .rarities import POLICIES, RARITIES, rare
from .settings import by_other_rules, every_rule_set, is_small, probe, settings, size
from .twins import twins


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


def _cards_at_hand() -> Iterator[Card | Kind]:
    """Every card and kind as anybody may get hold of them."""
    for card in map(Card.parse, map(str, deck())):
        yield from (card, card.kind, card.twin.kind, Kind.parse(str(card.kind)))


def _games() -> Iterator[FixedGame[State, Action, Event]]:
    for trial in trials():
        last = () if trial.action is None else (trial.action,)
        if any(getattr(action, "seat", 0) not in range(trial.opening.players) for action in last):
            continue
        played = script(RULES, trial.opening, trial.deal, (*trial.moves, *last))
        yield FixedGame(trial.vector.id, trial.vector.clause, played)


ENGINE_TESTS: Final[EngineTests[RuleSet, State, Action, Event]] = EngineTests(
    forms=FORMS,
    settings=settings,
    size=size,
    is_small=is_small,
    policies=POLICIES,
    probe=probe,
    rarities=RARITIES,
    rare=rare,
    clause_coverage=CLAUSE_COVERAGE,
    blame=blame,
    suspicion=suspicion,
    words=WORDS,
    fixed=suite,
    rule_sets=every_rule_set,
    twins=twins,
    shows=(knowledge,),
    public=_cards_at_hand,
    rounds=3,
    by_other_rules=by_other_rules,
)
