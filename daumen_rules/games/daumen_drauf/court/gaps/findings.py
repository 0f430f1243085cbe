"""The findings on a game with gaps, as frozen values.

`gapped_record` tells them.
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
    """All entries are legal, and the game goes on with the seat `turn`."""

    turn: Seat


@frozen
class MarkDiffers:
    """A mark that begins a trick where the rules do not.

    `expected` is the number of the trick that begins here, None where one is going on or the game
    is over.
    """

    mark: TrickMark
    expected: int | None


@frozen
class DependingEntry:
    """An entry that is legal by some ways to fill the gaps and illegal by others.

    `held` are the conditions on hands under which it is legal, and `cards` those on cards that
    nobody noted, by their lines. Later entries are tried only by the ways in which it is legal.
    """

    entry: AnyEntry | TrickMark
    held: tuple[Held, ...]
    cards: tuple[tuple[int, tuple[Kind, ...]], ...] = ()


@frozen
class Certain:
    """An entry that would have been legal for every filling, in the words of a record."""

    seat: Seat
    did: Remembered


@frozen
class IllegalWithGaps:
    """The first entry that is illegal in every way to fill the gaps, and its common breaches.

    `why` says why the seat cannot have held the card, if it cannot.
    """

    entry: AnyEntry
    refused: Refused
    legal: tuple[Certain, ...]
    otherwise: tuple[tuple[str, str], ...]
    why: tuple[Sentence, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()


@frozen
class EndsOpen:
    """All entries are legal. The gaps decide who is on turn, or that it is over (None)."""

    turns: tuple[Seat | None, ...]
    held: tuple[Held, ...]


@frozen
class ClaimImpossible:
    """No way to fill the gaps gives the noted end; `over` says whether the game is over."""

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
    """The findings on one game: events, entries that depend on gaps, ending, and points."""

    told: tuple[ToldEntry, ...]
    depends: tuple[DependingEntry, ...]
    ending: EndingWithGaps
    counted: tuple[Counted, ...]
    """The points for each way in which the game can have gone."""
    states: tuple[Playing | Finished, ...]
    """The state after the last legal entry, for each way too."""
    open_lines: tuple[int, ...]
    """The lines of captured cards whose fang decides points."""
    passed_over: tuple[AnyEntry, ...] = ()
    """The entries at which a seat was passed over."""
    noted_score: tuple[int, ...] | None = None
    """The noted points, if they are possible."""

    @property
    def is_legal(self) -> bool:
        """Whether all entries and the noted end are possible."""
        return isinstance(self.ending, Complete | Unfinished | EndsOpen)

    @property
    def is_counted(self) -> bool:
        """Whether all ways to count were looked at."""
        return all(counted.complete for counted in self.counted)

    @property
    def ranges(self) -> tuple[Range, ...]:
        """The least and the most points that each seat can have."""
        ranges = [counted.net.ranges() for counted in self.counted]
        return tuple(
            (min(low for low, _ in seat), max(high for _, high in seat))
            for seat in zip(*ranges, strict=True)
        )

    @property
    def winners(self) -> frozenset[tuple[Seat, ...]]:
        """Every group of seats that can share the best points."""
        return frozenset(group for counted in self.counted for group in counted.net.winners())
