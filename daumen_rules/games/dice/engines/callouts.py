"""Games in which the table hears what somebody says, as in 34 Stumme Jule and 70 Dufte Hundert.

The engine says whose words the table can hear now, and when the game waits for them. Each game says
what follows from them.
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
from daumen_rules.pieces.choices import Word
from daumen_rules.pieces.event_text import TextEvent

from .actions import Act, act_told, not_heard
from .sheets import S
from .tally import Tally
from .tally_entry import game_of


@frozen(kw_only=True)
class CalloutTally(Tally[S], Generic[S]):
    """A game of this engine."""

    hears: Mapping[str, Word]
    """The words that the table can report of a seat, each with the text of its event."""
    heard: Callable[[S], tuple[Heard, ...]]
    """All reports that are possible now, also of seats not on turn. If the report that nobody
    spoke (`seat` None) is one of them, the game waits for a report."""
    hear: Callable[[S, Heard], S]
    """The state after a report."""

    @property
    def hearings(self) -> Mapping[str, Word]:
        return self.hears

    def heard_now(self, sheet: S) -> tuple[Heard, ...]:
        return self.heard(sheet)

    def waits(self, sheet: S) -> bool:
        """Whether the game waits until the table reports who spoke, or that nobody did."""
        return any(each.seat is None for each in self.heard(sheet))

    def movers(self, sheet: S) -> tuple[Mover, ...]:
        """The seat that chooses; else Nature, the table (the game waits for a report), or both."""
        movers = super().movers(sheet)
        heard = self.heard(sheet) if NATURE in movers else ()
        if not heard:
            return movers
        return (REFEREE,) if None in {each.seat for each in heard} else (NATURE, REFEREE)

    def choice_rows(
        self, clause: Clause, by_choice: Callable[[S, Any], Clause] | None
    ) -> tuple[Row[Any, Any], ...]:
        rows = super().choice_rows(clause, by_choice)
        return (*rows, not_heard(clause, by_choice, self.heard))

    def effect(self, sheet: S, action: Act) -> Step[S, Act, TextEvent]:
        """A report takes effect at once; every other act works as in the engine `tally`."""
        if not isinstance(action, Heard):
            return super().effect(sheet, action)
        did = act_told(self.by_choice(sheet, action), action, self.hears)
        return self.goes_on(sheet, action, did, self.hear(sheet, action))


callout_game = made_by(CalloutTally, game_of)
"""A game of this engine."""
