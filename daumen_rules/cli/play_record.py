"""What has been played so far, on its way to becoming a record.

Here lives the writing down of games, action by action, whether they come to an end or not.
"""

from __future__ import annotations

from attrs import define, evolve, field

from daumen_rules.games.daumen_drauf.model import Deal
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.record import (
    DeckOrder,
    Entry,
    GameRecord,
    Record,
    SeatAction,
    TrickMark,
)
from daumen_rules.kernel.seats import Seat


@define
class Writer:
    """Writes down games of the same players."""

    names: tuple[str, ...]
    rules: RuleSet
    agreed: int
    games: list[GameRecord] = field(factory=list[GameRecord])

    def deal(self, deal: Deal, starter: Seat) -> None:
        """Another game begins."""
        self.games.append(GameRecord(DeckOrder(deal.cards), starter=starter))

    def act(self, action: SeatAction, *, trick: int, begins: bool) -> None:
        """A seat has acted in a trick (from 1), perhaps as the first."""
        game = self.games[-1]
        mark = (TrickMark(trick),) if begins else ()
        self.games[-1] = evolve(game, entries=(*game.entries, *mark, Entry(action)))

    def score(self, scores: tuple[int, ...]) -> None:
        """The game has come to its end."""
        self.games[-1] = evolve(self.games[-1], score=scores)

    @property
    def record(self) -> Record:
        """All games so far, the last of them perhaps unfinished."""
        agreed = self.agreed if self.agreed > 1 else None
        return Record(
            names=self.names, games=tuple(self.games), rules=self.rules, agreed=agreed
        )
