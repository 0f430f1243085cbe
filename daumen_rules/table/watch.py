"""What a viewer has been told at a table so far, and the things that it saw meanwhile."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.scenes import Scene

from .things import NOTHING, Moved, Seen, looked


@frozen
class Logged:
    """A step that was done, or taken back, and the state after that."""

    step: Step[Any, Any, TextEvent]
    state: Any
    taken_back: bool = False


@frozen
class Line:
    """A thing that a viewer was told, an event or a step that was taken back, and what it saw move:
    with the last event of a step, all that moved in it.
    """

    told: TextEvent | Logged
    moved: tuple[Moved, ...] = ()


@define
class Watch:
    """What a viewer has been told, and the scene that it saw last. It sees a scene after each step
    that it is told of.
    """

    game: AnyGame
    viewer: Viewer
    seen: Seen = NOTHING
    lines: list[Line] = field(factory=list[Line])
    looked_at: int = 0
    """How many steps of the table have been taken in, also those that the viewer does not know of.
    """
    noticed: int = 0
    """How many of them the viewer knows of."""

    def scene(self, state: Any) -> Scene:
        """The scene that the viewer sees of a state."""
        return self.game.scene.of(self.game.view(state, self.viewer), self.viewer)

    def see(self, state: Any) -> tuple[Moved, ...]:
        """Look at the table, and find what has moved."""
        self.seen, moved = looked(self.seen, self.scene(state))
        return moved

    def go_on(self, logged: Logged) -> None:
        """Take in a step. The viewer knows that it was done if it was told something, or did it."""
        step = logged.step
        sees = bool(step.events) or self.game.rules.actor(step.action) == self.viewer
        self.looked_at += 1
        self.noticed += sees
        told: tuple[TextEvent | Logged, ...] = step.events
        if logged.taken_back:
            told = (logged,) if sees else ()
        if told:
            moved = self.see(logged.state)
            self.lines += [*map(Line, told[:-1]), Line(told[-1], moved)]
