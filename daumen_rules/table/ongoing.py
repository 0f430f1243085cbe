"""A game while it is played: its steps so far, its state, and the legal actions.

Only here is an action taken, or taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import attrs
from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import seen_on_turn
from daumen_rules.kernel.caching import forget
from daumen_rules.kernel.game import Outcome, legal_actions, may_undo, step
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.event_text import TextEvent

_Answer: TypeAlias = Step[Any, Any, TextEvent] | Refused


@define
class OngoingGame:
    """A game so far. `before` is the state in which it began.

    `known` is the number of first steps that nobody is told, as a saved game already had them.
    """

    game: AnyGame
    before: Any
    steps: list[Step[Any, Any, TextEvent]] = field(factory=list[Step[Any, Any, TextEvent]])
    known: int = 0
    _legal: tuple[Any, dict[Mover, list[Any]]] | None = field(default=None, init=False)
    """The state for which legal actions were listed last, and these."""
    _tried: tuple[Any, Any, _Answer] | None = field(default=None, init=False)
    """The state and the action that were tried last, and the answer."""

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, None until it is over."""
        found: Outcome | None = self.game.outcome(self.state)
        return found

    @property
    def movers(self) -> tuple[Mover, ...]:
        """Who may act now."""
        found: tuple[Mover, ...] = self.game.rules.movers(self.state)
        return found

    @property
    def on_turn(self) -> Seat | None:
        """The seat that everybody sees on turn, also while chance acts for it; None for none."""
        return next(iter(seen_on_turn(self.game, self.state)), None)

    @property
    def events(self) -> list[TextEvent]:
        """The events of all steps, in order."""
        return [event for told in self.steps for event in told.events]

    def view(self, viewer: Viewer) -> Any:
        """The view that a viewer has of the current state."""
        return self.game.view(self.state, viewer)

    def parts(self, seats: Sequence[Seat]) -> bool:
        """Whether the views of some seats differ now; never in a game that hides nothing."""
        if self.game.checks.alike is None:
            return False
        first, *others = map(self._seen, seats)
        return any(other != first for other in others)

    def _seen(self, seat: Seat) -> dict[str, Any]:
        """The fields of a seat's view, without the viewer, to compare views of seats."""
        view = self.view(seat)
        names = (each.name for each in attrs.fields(view.__class__))
        return {name: getattr(view, name) for name in names if name != "viewer"}

    def legal(self) -> dict[Mover, list[Any]]:
        """The legal actions now, by the seat, Nature or the referee who may do them."""
        state = self.state
        if self._legal is None or self._legal[0] is not state:
            found: dict[Mover, list[Any]] = {}
            for action in legal_actions(self.game.rules, state):
                found.setdefault(self.game.rules.actor(action), []).append(action)
            self._legal = state, found
        return dict(self._legal[1])

    def can_act(self, mover: Mover) -> bool:
        """Whether a mover has a legal action; faster than `legal`."""
        rules, state = self.game.rules, self.state
        return any(
            rules.actor(action) == mover and rules.legality.allows(state, action)
            for action in rules.candidates(state)
        )

    def refusal(self, action: Any) -> Refused | None:
        """The refusal of an action, None for a legal one. The game does not change."""
        answer = self._answer(action)
        return answer if isinstance(answer, Refused) else None

    @property
    def last(self) -> tuple[Any, Any] | None:
        """The state before the last action, and that action; None at the beginning."""
        if not self.steps:
            return None
        before = self.steps[-2].state if len(self.steps) > 1 else self.before
        return before, self.steps[-1].action

    def act(self, action: Any) -> _Answer:
        """Take an action: the step, or the refusal, after which the game is as it was."""
        answer = self._answer(action)
        if isinstance(answer, Step):
            forget(self.state)
            self.steps.append(answer)
            self._tried = None
        return answer

    def _answer(self, action: Any) -> _Answer:
        """The step or the refusal, made once where an action is tried first and taken then."""
        state, tried = self.state, self._tried
        if tried is not None and tried[0] is state and tried[1] is action:
            return tried[2]
        answer: _Answer = step(self.game.rules, state, action)
        self._tried = state, action, answer
        return answer

    def take_back(
        self, movers: tuple[Mover, ...], bots: frozenset[Seat] = frozenset()
    ) -> Any | None:
        """Take back the last action of one of `movers`, and return it. None if it stays.

        It stays if `may_undo` forbids it. Where nothing is hidden, what `bots` have done since is
        taken back with it, unless chance or somebody else has acted.
        """
        passed = bots if self.game.checks.alike is None else frozenset[Seat]()
        for place in reversed(range(len(self.steps))):
            actor = self.game.rules.actor(self.steps[place].action)
            if actor in movers and isinstance(actor, int):
                if not may_undo(self.game.rules, self.steps[: place + 1], actor):
                    return None
                action = self.steps[place].action
                del self.steps[place:]
                return action
            if actor not in passed:
                return None
        return None
