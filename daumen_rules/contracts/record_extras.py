"""What records of a game hold besides actions: rows of dealt cards, the starter, the pack, tricks.

The readers of records know where a row stands; the game says what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.step import A, Breach, Refused, S
from daumen_rules.kernel.text import Sentence, Text
from daumen_rules.kernel.verdict import Suggestion
from daumen_rules.pieces.matches import AnyMatch

Place: TypeAlias = tuple[int, int]
"""Line and column, from 1."""


@frozen
class Cell:
    """A word of a row, and where it stands."""

    text: str
    place: Place


@frozen(kw_only=True)
class RecordRow:
    """A row of words of a record: `deck: Y1p Y1h …`, or a list in JSON."""

    cells: tuple[Cell, ...]
    key: Cell
    """The first word of the row."""
    start: Place
    end: Place
    trails: bool
    """Whether it may end in `...`, which stands for all missing words."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the row."""
        return tuple(cell.text for cell in self.cells)


RecordRows: TypeAlias = Mapping[tuple[str, Seat | None], RecordRow]
"""Rows by their key and their seat (None for rows of no seat), in the order of the record."""
Written: TypeAlias = Iterator[tuple[str, Seat | None, tuple[str, ...]]]
"""Rows to write."""


def wrong(place: Place, found: str | Text, expected: Text) -> InputError:
    """The error that one thing was found at a place and another was expected."""
    return InputError(*place, found, expected)


@frozen(kw_only=True)
class RecordExtras(Generic[S, A]):
    """What records of a game hold besides actions."""

    rows: Mapping[str, str]
    """The keys of rows, in all spellings, each with the spelling that is written."""
    by_seat: frozenset[str]
    """The keys of rows that each seat has."""
    actions: frozenset[str] = field(default=frozenset[str]())
    """Words of actions; no player's name may begin with one."""
    read: Callable[[RecordRows, int, str], Any]
    """The deal of some rows, from the rows, the number of players and the name of the pack; None
    for no rows. Raises InputError.
    """
    write: Callable[[Any], Written]
    """The rows of a deal."""
    is_gap: Callable[[str], bool]
    """Whether a word of a row stands for something unknown."""
    is_whole: Callable[[Any], bool]
    """Whether a deal has no gaps."""
    action: Callable[[Any, S], A]
    """Nature's action for a deal, in the state before it."""
    of_action: Callable[[A, int, str | None], Any]
    """The deal of Nature's action, from the action, the number of players and the name of the pack
    (None for a pack without a name); None if the action is no deal.
    """
    check_pack: Callable[[str, int], object]
    """Raises Fault for a name of no pack for that number of players."""
    begun: Callable[[S, Seat | None, str], S]
    """The starting state with another starter (None keeps the starter) and with the pack of a name.
    """
    opening: Callable[[S], tuple[Seat, str | None]]
    """The starter of a starting state, and the name of its pack; None for a pack without a name."""
    trick: Callable[[S], int | None]
    """The number of the trick that begins in a state; None if none begins."""
    trick_clause: Clause
    """The clause that says when a trick begins."""
    points: Callable[[S], tuple[int, ...]]
    """The points of each seat's cards so far, in a state after the deal."""
    points_clauses: tuple[Clause, ...]
    """The clauses on points."""
    end_clause: Clause
    """The clause that says when a game is over."""
    match: Callable[[int, Any, int], AnyMatch] | None = None
    """A match of several games, from the number of players, the rule set and the number of games.
    None where the manual joins no games.
    """
    suggest: Callable[[S, A], tuple[Suggestion, ...]] | None = None
    """How a table can go on after an illegal action, though no rule says so."""
    refusal: Callable[[S, Any, Refused, Viewer], tuple[Sentence, tuple[Breach, ...]]] | None = None
    """What a viewer may learn of a refused action: the attempt, and the clauses it breaks. Left
    out, a viewer learns of another seat's action only that it was refused.
    """

    @property
    def reserved(self) -> frozenset[str]:
        """Words with which no player's name may begin."""
        return frozenset(self.rows) | self.actions


@frozen(kw_only=True)
class Gaps:
    """How actions with gaps are noted; the court rules on them."""

    read: Callable[[Mover, str], Any]
    """The gap that a mover's words leave; None for words that leave nothing open. Raises
    ExpectedError.
    """
    write: Callable[[Any], str]
    """The words of a gap."""
    in_signs: Callable[[str], str]
    """Words in which spoken names of cards are replaced by signs."""


AnyRecordExtras: TypeAlias = RecordExtras[Any, Any]
