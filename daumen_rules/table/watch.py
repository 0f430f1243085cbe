"""What a viewer has been told at a table so far, and the things that it saw meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.pieces.dice import Faces, Throw
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.scenes import Scene

from .ongoing import Logged
from .steps import AnyStep
from .things import NOTHING, Moved, Seen, looked


@frozen
class Line:
    """A thing that a viewer was told, an event or a step that was taken back, and what it saw move:
    with the last event of a step, all that moved in it.
    """

    told: TextEvent | Logged
    moved: tuple[Moved, ...] = ()


Log: TypeAlias = Callable[[int], Iterable[Logged]]
"""All that was done and taken back at a table, without the first so many."""

LINES: Final = 32
"""At least so many of the last lines are kept; those before them are made again."""


@define
class Watch:
    """What a viewer has been told, and the scene that it saw last. It sees a scene after each step
    that it is told of.

    `before` is the state in which the first game began.
    """

    game: AnyGame
    viewer: Viewer
    before: Any
    keeps: int = LINES
    looked_at: int = 0
    """How many steps of the table have been taken in, also those that the viewer does not know of.
    """
    noticed: int = 0
    """How many of them the viewer knows of."""
    seen: Seen = field(init=False)
    _lines: list[Line] = field(factory=list[Line], init=False)
    _dropped: int = field(default=0, init=False)
    """How many lines came before those that are kept."""

    def __attrs_post_init__(self) -> None:
        self.seen, _ = looked(NOTHING, self.scene(self.before))

    @property
    def told(self) -> int:
        """How many lines the viewer has been told."""
        return self._dropped + len(self._lines)

    def scene(self, state: Any) -> Scene:
        """The scene that the viewer sees of a state."""
        return self.game.scene.of(self.game.view(state, self.viewer), self.viewer)

    def go_on(self, log: Log) -> None:
        """Take in all steps that are new."""
        for logged in log(self.looked_at):
            self._take_in(logged)

    def since(self, number: int, log: Log) -> Sequence[Line]:
        """The lines that the viewer has been told, without the first so many."""
        first = range(self.told)[number:].start
        if first >= self._dropped:
            return self._lines[first - self._dropped :]
        whole = Watch(self.game, self.viewer, self.before, self.told)
        whole.go_on(log)
        return whole.since(first, log)

    def _thrown(self, step: AnyStep) -> Faces:
        """The faces of a throw, in a game that hides nothing."""
        is_open = self.game.checks.alike is None
        return step.action.faces if is_open and isinstance(step.action, Throw) else ()

    def _take_in(self, logged: Logged) -> None:
        """The viewer knows that a step was done if it was told something, or did it."""
        step = logged.step
        sees = bool(step.events) or self.game.rules.actor(step.action) == self.viewer
        self.looked_at += 1
        self.noticed += sees
        told: tuple[TextEvent | Logged, ...] = step.events
        if logged.taken_back:
            told = (logged,) if sees else ()
        if told:
            self.seen, moved = looked(self.seen, self.scene(logged.state), self._thrown(step))
            self._lines += [*map(Line, told[:-1]), Line(told[-1], moved)]
        more = len(self._lines) - self.keeps
        if more >= self.keeps:
            del self._lines[:more]
            self._dropped += more
