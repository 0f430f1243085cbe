"""Which clause an engine gets wrong, from what it says at the first position where it is wrong.

Here lives the order in which causes are asked for: what the engine refuses or allows, what lies
open, what seats know, what is told. Each cause names one clause, the likeliest, and others that may
be the reason. Besides, the engine may play by another reading.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from daumen_rules.conformance.bench import Blame, OtherReading
from daumen_rules.conformance.by_reading import answers_fit
from daumen_rules.conformance.daumen_drauf.blame_actions import of_legal, of_refusal
from daumen_rules.conformance.daumen_drauf.blame_state import of_state
from daumen_rules.conformance.daumen_drauf.blame_view import of_events, of_view
from daumen_rules.conformance.daumen_drauf.forms import WIRE
from daumen_rules.conformance.script import Asking, Failure, script
from daumen_rules.conformance.wire import Hello
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Action, State, Undealt
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.clause import Clause
from daumen_rules.pieces.rule_sets import neighbours

Wrong = Failure[State, Action, Event]


def blame(failure: Wrong) -> Blame:
    """The clause that the report names first."""
    for cause in (of_refusal, of_state, of_view, of_events, of_legal):
        blamed = cause(failure)
        if blamed is not None:
            return blamed
    raise AssertionError("a failure has a difference in one of its topics")


def other_readings(failure: Wrong) -> Iterator[OtherReading[RuleSet]]:
    """The readings by which all that the engine says there is right."""
    opening = failure.script.opening
    assert isinstance(opening, Undealt)
    for option, word, rules in neighbours(opening.rules):
        if _fits(failure, evolve(opening, rules=rules)):
            yield OtherReading(option.field, word, _clauses_of(option.field), rules)


def _fits(failure: Wrong, opening: Undealt) -> bool:
    """Whether the whole game so far is the same by other rules, and the answers are theirs."""
    played = failure.script
    other = script(GAME.rules, opening, played.deal, played.actions)
    if any(other.state(i) != _under(played.state(i), opening) for i in range(failure.position)):
        return False
    named = next((ask.named for ask, _ in failure.said if ask.topic == "apply"), frozenset[str]())
    asking = Asking(rules=GAME.rules, wire=WIRE, hello=Hello(engine="", events=named))
    return answers_fit(failure, asking.asks(other, since=failure.position), WIRE)


def _under(state: State, opening: Undealt) -> State:
    """A state as it would be by the rules of an opening."""
    if isinstance(state, Undealt):
        return opening
    return evolve(state, table=evolve(state.table, rules=opening.rules))


def _clauses_of(flag: str) -> tuple[Clause, ...]:
    """The clauses that a flag is about, without those that only explain words."""
    clauses = next(q.clauses for q in GAME.book.questions() if flag in q.flags)
    return tuple(clause for clause in clauses if clause.kind.computes)
