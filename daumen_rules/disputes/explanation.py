"""Why an action is allowed or refused, and by which clause what follows from it follows.

A game whose court can tell more gives more reasons; the values are the same.
"""

from __future__ import annotations

from typing import TypeVar

from attrs import Factory, field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, step
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import A, E, Event, Refused, S
from daumen_rules.kernel.text import Sentence, Text
from daumen_rules.kernel.verdict import Reason, Suggestion, by_gist

R = TypeVar("R")
V = TypeVar("V")


@frozen
class EventReasons:
    """An event as the reader sees it, why it follows, and what machines call it."""

    event: Event
    reasons: tuple[Reason, ...]
    name: str = field(default=Factory(lambda self: type(self.event).__name__, takes_self=True))


@frozen
class Explanation:
    """Why an action is allowed or refused. `remedies` say what would make a refused one legal, and
    `suggestions` what can be done where it was done; `events` what came of an allowed one.
    """

    allowed: bool
    reasons: tuple[Reason, ...]
    remedies: tuple[Sentence, ...] = ()
    events: tuple[EventReasons, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    otherwise: tuple[tuple[str, str], ...] = ()
    """The options, each with a value, by one of which alone a refused action would be allowed."""
    anyhow: bool | None = None
    """Whether it is so whatever the gaps hold; None where there are none."""
    so_if: tuple[Text, ...] = ()
    """Where it is so by some ways to fill the gaps alone: by which."""
    silent: tuple[Text, ...] = ()
    """Of what no manual speaks."""


def explain(
    rules: GameRules[R, S, A, E, V], state: S, action: A, reader: Seat | None, *, hides: bool
) -> Explanation:
    """The clauses that an action breaks, or the events that it causes, each with its clause.

    A seat that reads hears what it witnessed. Of what another seat tried in a game that hides
    something it hears only that it was not that seat's turn: all else may depend on cards that it
    holds. Without a reader all is told.
    """
    answer = step(rules, state, action)
    if not isinstance(answer, Refused):
        heard = answer.events
        if reader is not None:
            heard = tuple(rules.witness(event, reader) for event in heard)
        told = tuple(EventReasons(event, (by_gist(event.clause),)) for event in heard)
        return Explanation(True, (), events=told)
    if reader is None or not hides or rules.actor(action) == reader:
        broken = answer.breaches
        return Explanation(False, tuple(Reason(each.clause, each.sentence) for each in broken))
    on_turn = rules.actor(action) in rules.movers(state)
    return Explanation(False, () if on_turn else (by_gist(answer.breaches[0].clause),))
