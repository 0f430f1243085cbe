"""Who sits at a table, and how the bots among them choose.

Nothing here makes random numbers: they are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Literal, TypeAlias

from daumen_rules.bots.bot import Below
from daumen_rules.bots.careful_bot import careful_bot, careful_interrupter
from daumen_rules.bots.searching_bot import searching_bot
from daumen_rules.bots.thinking_bot import thinking_bot, thinking_interrupter
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Mover, Seat

BotName: TypeAlias = Literal["random", "careful", "thinking", "searching"]
THINKERS: Final = ("thinking", "searching")
"""The kinds of bots that simulate games: by the readable rules, or by batch forms."""


class TimeIsUp(Exception):
    """Raised by a `tick`: a bot that simulates games is to act at once."""


@frozen
class Players:
    """The players by seat: people on the seats of `people`, bots on the others.

    `is_careful` says whether bots use the game's own estimate of actions, `work` how many
    thousand steps a bot simulates for each choice; 0 for bots that simulate none. With `searches`
    it simulates by the batch form of a game, where there is one. A bot that simulates calls `tick`
    again and again. If it raises TimeIsUp, the bot acts at once, as one that simulates none;
    another error goes through, and nothing has happened.
    """

    names: tuple[str, ...]
    people: tuple[Seat, ...]
    is_careful: bool = True
    work: int = 0
    tick: Tick = no_tick
    searches: bool = False

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats on which bots play."""
        return frozenset(range(len(self.names))) - frozenset(self.people)

    @property
    def several(self) -> bool:
        """Whether there are two or more people."""
        return len(self.people) > 1

    def chosen(
        self, game: AnyGame, mover: Mover, actions: Sequence[Any], view: Any, below: Below
    ) -> Any:
        """The action of a bot on turn; where there are no people, also one of the referee."""
        estimate = game.checks.estimate
        if self.work and isinstance(mover, int):
            with suppress(TimeIsUp):
                bot = searching_bot if self.searches else thinking_bot
                return bot(game, mover, self.work, self.tick)(view, below)
        if self.is_careful and estimate is not None and isinstance(mover, int):
            return careful_bot(estimate, actions)(view, below)
        return actions[below(len(actions))]

    def interruption(
        self, game: AnyGame, seat: Seat, actions: Sequence[Any], view: Any, below: Below
    ) -> Any | None:
        """The action of a bot out of turn; None if it does not act."""
        estimate = game.checks.estimate
        if self.work and actions:
            with suppress(TimeIsUp):
                return thinking_interrupter(game, seat, self.work, self.tick)(view, below)
        if self.is_careful and estimate is not None:
            return careful_interrupter(estimate, actions)(view, below) if actions else None
        at = below(len(actions) + 1)
        return actions[at] if at < len(actions) else None


def usual_bot(game: AnyGame, people: Sequence[Seat]) -> BotName:
    """The kind of bots that a game has by default: people play against bots that think."""
    return "thinking" if people and game.draws_states else "careful"
