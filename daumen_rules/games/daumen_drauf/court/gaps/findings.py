"""What a game with gaps comes to.

All are frozen values; how they are told stands with whoever tells them.
"""

from __future__ import annotations

from typing import TypeAlias

from daumen_rules.contracts.record_model import Act, Claim, Gap, TrickMark
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Remembered
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Sentence
from daumen_rules.kernel.verdict import Suggestion

from .certain_events import ToldEntry
from .counting import Counted
from .deal_knowledge import Held
from .points import Range

AnyEntry: TypeAlias = Act | Gap


@frozen
class Complete:
    """The game was legal to its end."""


@frozen
class Unfinished:
    """All entries are legal, and the game goes on. `turn` is on turn."""

    turn: Seat


@frozen
class MarkDiffers:
    """The writer begins a trick where the rules do not. `expected` is the number of the trick that
    begins here, None where one is going on or the game is over.
    """

    mark: TrickMark
    expected: int | None


@frozen
class DependingEntry:
    """An entry that is legal by some ways to fill the gaps and illegal by others.

    `held` is what hands had to hold for it, `cards` what those had to be of which nothing is noted,
    by their lines. Only the ways in which it is legal are followed further.
    """

    entry: AnyEntry | TrickMark
    held: tuple[Held, ...]
    cards: tuple[tuple[int, tuple[Kind, ...]], ...] = ()


@frozen
class Certain:
    """What would have been legal whatever the gaps hold: an entry as it would be noted."""

    seat: Seat
    did: Remembered


@frozen
class IllegalWithGaps:
    """The first entry that is illegal by every way to fill the gaps: what it breaks in all of them.

    `why` says why the seat cannot have held the card, where that is so.
    """

    entry: AnyEntry
    refused: Refused
    legal: tuple[Certain, ...]
    otherwise: tuple[tuple[str, str], ...]
    why: tuple[Sentence, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()


@frozen
class EndsOpen:
    """All entries are legal. Whether it is over (None) or who is on turn hangs on the gaps."""

    turns: tuple[Seat | None, ...]
    held: tuple[Held, ...]


@frozen
class ClaimImpossible:
    """No way to fill the gaps gives the end noted; `over` says whether the game is over."""

    claim: Claim
    over: bool


@frozen
class PlayStopped:
    """The time was up at a line; the entries before it are legal. Line 0 is the end of the game."""

    line: int


EndingWithGaps: TypeAlias = (
    Complete | Unfinished | EndsOpen | IllegalWithGaps | MarkDiffers | ClaimImpossible | PlayStopped
)


@frozen
class GameFindings:
    """One game: what happened, where it hung on the gaps, how it ended, what it counts."""

    told: tuple[ToldEntry, ...]
    depends: tuple[DependingEntry, ...]
    ending: EndingWithGaps
    counted: tuple[Counted, ...]
    """One for each way in which the game can have gone."""
    states: tuple[Playing | Finished, ...]
    """How it stood after the last legal entry, one for each way too."""
    open_lines: tuple[int, ...]
    """The lines of captured cards whose fang decides points."""
    passed_over: tuple[AnyEntry, ...] = ()
    """Entries at which somebody was passed over."""
    noted_score: tuple[int, ...] | None = None
    """The points noted, where they can be."""

    @property
    def is_legal(self) -> bool:
        """Whether all that the writer says can be so."""
        return isinstance(self.ending, Complete | Unfinished | EndsOpen)

    @property
    def is_counted(self) -> bool:
        """Whether all ways to count were looked at."""
        return all(counted.complete for counted in self.counted)

    @property
    def ranges(self) -> tuple[Range, ...]:
        """The least and the most that each seat can have."""
        ranges = [counted.net.ranges() for counted in self.counted]
        return tuple(
            (min(low for low, _ in seat), max(high for _, high in seat))
            for seat in zip(*ranges, strict=True)
        )

    @property
    def winners(self) -> frozenset[tuple[Seat, ...]]:
        """Every group of seats that can share the best points."""
        return frozenset(group for counted in self.counted for group in counted.net.winners())
