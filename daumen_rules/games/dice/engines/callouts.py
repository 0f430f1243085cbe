"""Games in which the table hears what somebody says, as in 34 Stumme Jule and 70 Dufte Hundert.

The engine: who can be heard, and who waits for it. What comes of it stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.event_text import TextEvent

from .actions import Act, Word, act_told, not_heard
from .sheets import S
from .tally import Tally
from .tally_entry import game_of


@frozen(kw_only=True)
class CalloutTally(Tally[S], Generic[S]):
    """A game of this engine."""

    hears: Mapping[str, Word]
    """The words that the table can say of a seat, and what is told of it."""
    heard: Callable[[S], tuple[Heard, ...]]
    """Who can be heard now, on turn or not; all wait, where nobody is among them."""
    hear: Callable[[S, Heard], S]
    """The state when somebody was heard."""

    @property
    def hearings(self) -> Mapping[str, Word]:
        return self.hears

    def heard_now(self, sheet: S) -> tuple[Heard, ...]:
        return self.heard(sheet)

    def waits(self, sheet: S) -> bool:
        """Whether all wait until the table says who was heard."""
        return any(each.seat is None for each in self.heard(sheet))

    def movers(self, sheet: S) -> tuple[Mover, ...]:
        """The seat that chooses; else the table where all wait for it, or Nature and the table."""
        movers = super().movers(sheet)
        if NATURE not in movers or not self.heard(sheet):
            return movers
        return (REFEREE,) if self.waits(sheet) else (NATURE, REFEREE)

    def choice_rows(
        self, clause: Clause, by_choice: Callable[[S, Any], Clause] | None
    ) -> tuple[Row[Any, Any], ...]:
        rows = super().choice_rows(clause, by_choice)
        return (*rows, not_heard(clause, by_choice, self.heard))

    def effect(self, sheet: S, action: Act) -> Step[S, Act, TextEvent]:
        """Somebody is heard at once; all else as in every game."""
        if not isinstance(action, Heard):
            return super().effect(sheet, action)
        did = act_told(self.by_choice(sheet, action), action, self.hears)
        return self.goes_on(sheet, action, did, self.hear(sheet, action))


callout_game = made_by(CalloutTally, game_of)
"""A game of this engine."""
