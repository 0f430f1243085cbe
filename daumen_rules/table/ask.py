"""Who is asked at a table, and for what."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from attrs import field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover


class Wanted(Enum):
    """What somebody is asked for."""

    CHOICE = "choice"
    """An action of the person on turn."""
    INTERRUPTION = "interruption"
    """An action before the mover on turn, or word that there is none: `skip`."""
    CALL = "call"
    """A call of any of several people before a bot acts, or word that there is none: `skip`."""
    CHANCE = "chance"
    """The throw or the deal, made with dice and cards of one's own."""
    THROW = "throw"
    """Word of the person on turn to throw, at a table that asks for it: `throw`."""
    REFEREE = "referee"
    """What happened at the table, such as who slapped first."""
    NOTHING = "nothing"
    """Nothing: all games are over."""


def _none() -> tuple[Any, ...]:
    return ()


@frozen
class Ask:
    """A question of a table. `movers` are those who are asked, and `turn` is the mover on turn."""

    wanted: Wanted
    movers: tuple[Mover, ...] = ()
    turn: Mover | None = None
    _offered: Callable[[], tuple[Any, ...]] = field(default=_none, eq=False, repr=False)

    @property
    def actions(self) -> tuple[Any, ...]:
        """The legal actions of the mover who is asked; an example for chance, none for calls. They
        are listed when somebody wants to know.
        """
        return self._offered()

    @property
    def may_skip(self) -> bool:
        """Whether those who are asked may do nothing."""
        return self.wanted in (Wanted.INTERRUPTION, Wanted.CALL)
