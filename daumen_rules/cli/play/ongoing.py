"""A game while it is played: what was done, what happened, and what may be done.

The one place where an action is taken or taken back. Nobody is asked or told anything here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import Outcome, legal_actions, may_undo, step
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.event_text import TextEvent


@define
class OngoingGame:
    """A game so far; `before` is the state in which it began, `known` the number of steps that
    nobody needs to be told of.
    """

    game: AnyGame
    before: Any
    steps: list[Step[Any, Any, TextEvent]] = field(factory=list[Step[Any, Any, TextEvent]])
    known: int = 0

    @property
    def state(self) -> Any:
        """The state now."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None before."""
        found: Outcome | None = self.game.outcome(self.state)
        return found

    @property
    def movers(self) -> tuple[Mover, ...]:
        """Who may act now."""
        found: tuple[Mover, ...] = self.game.rules.movers(self.state)
        return found

    @property
    def events(self) -> list[TextEvent]:
        """All that has happened."""
        return [event for told in self.steps for event in told.events]

    def view(self, viewer: Viewer) -> Any:
        """What a viewer sees now."""
        return self.game.view(self.state, viewer)

    def parts(self, seats: Sequence[Seat]) -> bool:
        """Whether one of some seats sees now what another of them does not."""
        if self.game.checks.alike is None:
            return False
        first, *others = map(self._seen, seats)
        return any(other != first for other in others)

    def _seen(self, seat: Seat) -> dict[str, Any]:
        """What the view of a seat shows, and not whose it is."""
        view = self.view(seat)
        names = (each.name for each in attrs.fields(view.__class__))
        return {name: getattr(view, name) for name in names if name != "viewer"}

    def legal(self) -> dict[Mover, list[Any]]:
        """What seats and the referee may do now."""
        found: dict[Mover, list[Any]] = {}
        for action in legal_actions(self.game.rules, self.state):
            found.setdefault(self.game.rules.actor(action), []).append(action)
        return found

    def refusal(self, action: Any) -> Refused | None:
        """Why an action is refused, None where it is legal."""
        answer = step(self.game.rules, self.state, action)
        return answer if isinstance(answer, Refused) else None

    @property
    def last(self) -> tuple[Any, Any] | None:
        """The state before the last action, and that action; None at the beginning."""
        if not self.steps:
            return None
        before = self.steps[-2].state if len(self.steps) > 1 else self.before
        return before, self.steps[-1].action

    def act(self, action: Any) -> None:
        """Somebody acts. Raises ValueError where this is not legal."""
        answer = step(self.game.rules, self.state, action)
        if isinstance(answer, Refused):
            raise ValueError(answer.say("en"))
        self.steps.append(answer)

    def take_back(self, movers: tuple[Mover, ...]) -> Any | None:
        """Take back the last action if it is of one of `movers` and may be; the action, or None."""
        actor = self.game.rules.actor(self.steps[-1].action) if self.steps else NATURE
        if actor not in movers or not isinstance(actor, int):
            return None
        if not may_undo(self.game.rules, self.steps, actor):
            return None
        return self.steps.pop().action
