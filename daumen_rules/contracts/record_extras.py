"""What records of a game note besides actions: rows of cards dealt, who began, which cards, tricks.

Where a row stands in a text the reader of records knows; what it means is the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.step import A, S
from daumen_rules.kernel.text import Text

Place: TypeAlias = tuple[int, int]
"""Line and column, from 1."""


@frozen
class Cell:
    """A word of a row, and where it stands."""

    text: str
    place: Place


@frozen(kw_only=True)
class Row:
    """A row of words of a record: `deck: Y1p Y1h …`, or a list in JSON."""

    cells: tuple[Cell, ...]
    key: Cell
    """The word that the row begins with."""
    start: Place
    end: Place
    trails: bool
    """Whether it may end in `...` for as many as are left."""

    @property
    def words(self) -> tuple[str, ...]:
        """What stands in it."""
        return tuple(cell.text for cell in self.cells)


Rows: TypeAlias = Mapping[tuple[str, Seat | None], Row]
"""Rows by their word and, if they are a seat's, by the seat, in the order of the record."""
Written: TypeAlias = Iterator[tuple[str, Seat | None, tuple[str, ...]]]
"""Rows to be written."""


def wrong(place: Place, found: str | Text, expected: Text) -> InputError:
    """The error that something stands at a place where something else was expected."""
    return InputError(*place, found, expected)


@frozen(kw_only=True)
class Noting(Generic[S, A]):
    """What records of a game note besides actions."""

    rows: Mapping[str, str]
    """The words of rows, those that are written and others, each with the one that is written."""
    by_seat: frozenset[str]
    """The words of rows of which each seat has one."""
    actions: frozenset[str] = field(default=frozenset[str]())
    """Words of actions, with which no name begins."""
    read: Callable[[Rows, int, str], Any]
    """The deal that rows tell, between so many players, with the cards of that name; None where
    they tell nothing. Raises InputError.
    """
    write: Callable[[Any], Written]
    """The rows of a deal."""
    is_gap: Callable[[str], bool]
    """Whether a word of a row says that something is not known."""
    is_whole: Callable[[Any], bool]
    """Whether everything is known of a deal."""
    action: Callable[[Any, S], A]
    """The act of chance that a deal is, after a beginning."""
    of_action: Callable[[A, int, str | None], Any]
    """The deal that an act of chance is between so many players, with the cards of that name (None:
    they have none); None where it is none.
    """
    check_pack: Callable[[str, int], object]
    """Raises Fault for a name of no cards for so many players."""
    begun: Callable[[S, Seat | None, str], S]
    """A beginning with another seat that starts (None: as before), and with cards of that name."""
    opening: Callable[[S], tuple[Seat, str | None]]
    """Who starts in a beginning, and the name of its cards; None where they have none."""
    trick: Callable[[S], int | None]
    """The number of the trick that begins in a state, None where none does."""
    trick_clause: Clause
    """When a trick begins."""
    points: Callable[[S], tuple[int, ...]]
    """What each seat's cards count so far in a state after the deal."""
    points_clauses: tuple[Clause, ...]
    """How points are counted."""
    end_clause: Clause
    """When a game is over."""

    @property
    def reserved(self) -> frozenset[str]:
        """Words with which no name begins."""
        return frozenset(self.rows) | self.actions


@frozen(kw_only=True)
class Gaps:
    """What may be noted of an action of which not everything is known, as the court takes it."""

    read: Callable[[Mover, str], Any]
    """What words note of a mover's action; None where they leave nothing open. Raises
    ExpectedError.
    """
    write: Callable[[Any], str]
    """The words of it."""
    in_signs: Callable[[str], str]
    """Words with what people say for a card in the signs of the notation."""


AnyNoting: TypeAlias = Noting[Any, Any]
