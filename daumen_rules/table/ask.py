"""Who is asked at a table, and for what."""

from __future__ import annotations

from enum import Enum
from typing import Any

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
    REFEREE = "referee"
    """What happened at the table, such as who slapped first."""
    NOTHING = "nothing"
    """Nothing: all games are over."""


@frozen
class Ask:
    """A question of a table. `movers` are those who are asked, `turn` is the mover on turn, and
    `actions` are the legal actions of the mover who is asked; for a call, and for chance, none are
    listed.
    """

    wanted: Wanted
    movers: tuple[Mover, ...] = ()
    turn: Mover | None = None
    actions: tuple[Any, ...] = ()

    @property
    def may_skip(self) -> bool:
        """Whether those who are asked may do nothing."""
        return self.wanted in (Wanted.INTERRUPTION, Wanted.CALL)
