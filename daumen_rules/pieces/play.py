"""Plays: games as they were taken step by step, and two that somebody cannot tell apart."""

from __future__ import annotations

from typing import Generic

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.ruling import A, E, S, Step
from daumen_rules.kernel.seats import Viewer


@frozen
class Play(Generic[S, A, E]):
    """A game as it was played: a state, and the steps that were taken from it."""

    before: S
    steps: tuple[Step[S, A, E], ...] = ()

    @property
    def states(self) -> tuple[S, ...]:
        """The state before the first step, and after each of them."""
        return (self.before, *(told.state for told in self.steps))


@frozen
class Twin(Generic[S, A, E]):
    """A play and another one that a viewer cannot tell from it."""

    viewer: Viewer
    play: Play[S, A, E]
