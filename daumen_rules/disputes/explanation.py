"""Why an action is allowed or refused, and by which clause each of its events happens.

A court of a game may give more reasons, in the same values.
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
    """An event as the reader sees it, the reasons why it happens, and its name for machines."""

    event: Event
    reasons: tuple[Reason, ...]
    name: str = field(default=Factory(lambda self: type(self.event).__name__, takes_self=True))


@frozen
class Explanation:
    """Why an action is allowed or refused.

    `events` are those of an allowed action. `remedies` say what would make a refused action legal,
    and `suggestions` what the players can do once somebody has done it.
    """

    allowed: bool
    reasons: tuple[Reason, ...]
    remedies: tuple[Sentence, ...] = ()
    events: tuple[EventReasons, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    otherwise: tuple[tuple[str, str], ...] = ()
    """The options, each with a value, by one of which alone a refused action would be allowed."""
    anyhow: bool | None = None
    """Whether `allowed` holds for every way to fill the gaps; None where there are no gaps."""
    so_if: tuple[Text, ...] = ()
    """The ways to fill the gaps by which `allowed` holds, where it does not hold for all."""
    against: tuple[Reason, ...] = ()
    """The reasons why the action is refused in the other ways, as far as they share them."""
    drawn: int = 0
    """The number of ways looked at, where these were drawn by chance; else 0."""
    silent: tuple[Text, ...] = ()
    """The points on which no manual speaks."""


def explain(
    rules: GameRules[R, S, A, E, V], state: S, action: A, reader: Seat | None, *, hides: bool
) -> Explanation:
    """The clauses that an action breaks, or the events that it causes, each with its clause.

    A `reader` is told the events that its seat witnessed. In a game that `hides` something it
    learns of another seat's refused action only that it was not that seat's turn, as any other
    reason may depend on hidden cards. Without a reader the explanation tells everything.
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
