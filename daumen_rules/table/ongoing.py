"""A game while it is played: its steps so far, its state, and the legal actions.

Only here is an action taken, or taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeAlias

import attrs
from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import seen_on_turn
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome, legal_actions, may_undo, step
from daumen_rules.kernel.seats import NATURE, SPECTATOR, Mover, Seat, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.sampling import steady

from .steps import AnyStep, Steps

_Answer: TypeAlias = AnyStep | Refused


@frozen
class Logged:
    """A step that was done, or taken back, and the state after that."""

    step: AnyStep
    state: Any
    taken_back: bool = False


@define
class OngoingGame:
    """A game so far. `before` is the state in which it began.

    `known` is the number of first steps that nobody is told, as a saved game already had them.
    """

    game: AnyGame
    before: Any
    known: int = 0
    steps: Steps = field(init=False)
    _detours: dict[int, list[Logged]] = field(factory=dict[int, list[Logged]], init=False)
    """What was done and taken back again, by the number of steps before it."""
    _movers: tuple[Any, tuple[Mover, ...]] | None = field(default=None, init=False)
    """The state for which it was asked last who may act, and the answer."""
    _legal: tuple[Any, dict[Mover, list[Any]]] | None = field(default=None, init=False)
    """The state for which legal actions were listed last, and these."""
    _tried: tuple[Any, Any, _Answer] | None = field(default=None, init=False)
    """The state and the action that were tried last, and the answer."""

    def __attrs_post_init__(self) -> None:
        self.steps = Steps(self.game.rules, self.before)

    @classmethod
    def resumed(cls, game: AnyGame, before: Any, steps: Iterable[AnyStep]) -> OngoingGame:
        """A game with the steps that a record has; nobody is told them."""
        ongoing = cls(game, before)
        for done in steps:
            ongoing.steps.append(done)
        ongoing.known = len(ongoing.steps)
        return ongoing

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.steps.state

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, None until it is over: while somebody may act it is not."""
        if self.movers:
            return None
        found: Outcome | None = self.game.outcome(self.state)
        return found

    @property
    def movers(self) -> tuple[Mover, ...]:
        """Who may act now."""
        state, found = self.steps.state, self._movers
        if found is None or found[0] is not state:
            self._movers = found = state, self.game.rules.movers(state)
        return found[1]

    @property
    def chance(self) -> Distribution[Any] | None:
        """What Nature may do now; None where it is not Nature's turn."""
        if NATURE not in self.movers:
            return None
        found: Distribution[Any] | None = self.game.rules.chance(self.state)
        return found

    @property
    def example(self) -> Any:
        """What Nature might do, made from what everybody sees: the state itself would tell which
        cards a hand has from which one is drawn.
        """
        state = self.game.sample(self.view(SPECTATOR), steady())
        chance: Distribution[Any] | None = self.game.rules.chance(state)
        assert chance is not None, "everybody sees that it is Nature's turn"
        return chance.at(0)

    @property
    def on_turn(self) -> Seat | None:
        """The seat that everybody sees on turn, also while chance acts for it; None for none."""
        return next(iter(seen_on_turn(self.game, self.state)), None)

    def events(self, first: int = 0) -> Iterator[TextEvent]:
        """The events of all steps, without those of the first so many."""
        return (event for done in self.steps.since(first) for event in done.events)

    @property
    def logged(self) -> int:
        """How often something was done or taken back."""
        return len(self.steps) + sum(map(len, self._detours.values()))

    def log(self, first: int = 0) -> Iterator[Logged]:
        """What was done and taken back, in order, without the first so many."""
        begun = 0
        for number in sorted({*self._detours, len(self.steps)}):
            run, detour = number - begun, self._detours.get(number, [])
            if first < run:
                done = islice(self.steps.since(begun + first), run - first)
                yield from (Logged(one, one.state) for one in done)
            first = max(first - run, 0)
            yield from detour[first:]
            first = max(first - len(detour), 0)
            begun = number

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

    def legal_for(self, mover: Mover) -> tuple[Any, ...]:
        """The legal actions of one mover now."""
        return tuple(self.legal().get(mover, ()))

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
        return self._before(len(self.steps) - 1), self.steps[-1].action

    def _before(self, place: int) -> Any:
        """The state before a step."""
        return self.steps[place - 1].state if place else self.before

    def act(self, action: Any) -> _Answer:
        """Take an action: the step, or the refusal, after which the game is as it was."""
        answer = self._answer(action)
        if isinstance(answer, Step):
            self.steps.append(answer)
            self._tried = self._legal = None
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

        It stays if `may_undo` forbids it. What `bots` have done since is taken back with it, unless
        chance or somebody else has acted, or a bot has shown something where some of it is hidden.
        """
        hides, reveals = self.game.checks.alike is not None, self.game.rules.reveals
        actions = self.steps.actions
        for place in reversed(range(len(actions))):
            actor = self.game.rules.actor(actions[place])
            if actor in movers and isinstance(actor, int):
                if not may_undo(self.game.rules, (self.steps[place],), actor):
                    return None
                self._cut(place)
                return actions[place]
            shows = hides and any(map(reveals, self.steps[place].events))
            if actor not in bots or shows:
                return None
        return None

    def _cut(self, place: int) -> None:
        """Take back all steps from a place on, the last one first."""
        kept = {number: told for number, told in self._detours.items() if number <= place}
        done = [*self.log(place + sum(map(len, kept.values())))]
        steps = [*self.steps.since(place)]
        states = [self._before(place), *(one.state for one in steps)]
        back = [Logged(*pair, taken_back=True) for pair in zip(steps, states, strict=False)]
        kept[place] = [*kept.get(place, []), *done, *reversed(back)]
        self._detours = kept
        self.steps.cut(place)
