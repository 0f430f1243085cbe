"""Boards of fields on which seats lay chips and from which they take them, as in 47 Zeppelin.

In these games the note of a seat is its chips, and all seats share the fields. Each game says which
fields its board has and who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, listed
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between

from .sheets import Sheet, Table, with_note
from .terms import FIELDS, chips_term

Board = Table[Any, int, tuple[int, ...]]
"""A table whose notes are chips; `common` is the chips on each field, lowest field first."""


def laying(
    lowest: int, sink: int, lays: Clause, takes: Clause, always: Clause
) -> Callable[[Board, Faces], Board]:
    """The function that scores a throw by its sum: the seat lays a chip on an empty field and on
    the field `sink`, and takes all chips from any other field. `lowest` is the first field.
    """

    @cites(lays, takes, always)
    def count(table: Board, faces: Faces) -> Board:
        place, fields = sum(faces) - lowest, list(table.common)
        if fields[place] and sum(faces) != sink:
            gained, fields[place] = fields[place], 0
        else:
            gained, fields[place] = -1, fields[place] + 1
        return evolve(with_note(table, table.note + gained), common=tuple(fields))

    return count


def by_field(
    sink: int, lays: Clause, takes: Clause, always: Clause
) -> Callable[[Board, Board, Seat], Clause]:
    """Which clause moved the chips: `always` to the sink, `lays` to a field, `takes` from one."""

    def counts(before: Board, after: Board, seat: Seat) -> Clause:
        if sum(before.faces) == sink:
            return always
        return lays if sum(after.common) > sum(before.common) else takes

    return counts


def last_standing(clause: Clause) -> Callable[[Sheet[Any, Any]], bool]:
    """The game is over when only one seat has a note other than 0, such as chips."""

    @cites(clause)
    def over(sheet: Sheet[Any, Any]) -> bool:
        return sum(map(bool, sheet.notes)) == 1

    return over


def out_told(clause: Clause) -> Callable[[Sheet[Any, Any], Sheet[Any, Any]], Iterator[TextEvent]]:
    """The function that tells which seats have lost their last chip in this step."""

    def tells(before: Sheet[Any, Any], after: Sheet[Any, Any]) -> Iterator[TextEvent]:
        for seat, (old, new) in enumerate(zip(before.notes, after.notes, strict=True)):
            if old and not new:
                yield told(clause, "{seat} is out.", "{seat} scheidet aus.", seat=SeatTerm(seat))

    return tells


def prize_told(clause: Clause, notes: tuple[int, ...], prize: int) -> Iterator[TextEvent]:
    """The event of the last seat with chips, which takes the `prize` from the fields."""
    standing = [seat for seat, chips in enumerate(notes) if chips]
    if len(standing) == 1 and prize:
        en, de = "{seat} takes {chips} from the board.", "{seat} nimmt {chips} vom Plan."
        yield told(clause, en, de, seat=SeatTerm(standing[0]), chips=chips_term(prize))


def with_board(table: Board) -> Board:
    """The table after the last seat with chips has taken all chips from the fields."""
    winner = next(seat for seat, chips in enumerate(table.notes) if chips)
    paid = with_note(table, table.notes[winner] + sum(table.common), winner)
    return evolve(paid, common=(0,) * len(table.common))


def on_field(field: int, chips: int) -> Term:
    """Chips that lie on a field, as a fact."""
    return Term(f"{field}:{chips}", Text(f"{chips} on {field}", f"{chips} auf {field}"))


def fields_term(lowest: int) -> Callable[[tuple[int, ...]], Term]:
    """The fields on which chips lie, as a fact: `7:3` are three on the field 7."""
    nothing = Term("-", Text("nothing", "nichts"))

    def term(fields: tuple[int, ...]) -> Term:
        lying = [(lowest + i, chips) for i, chips in enumerate(fields) if chips]
        return listed([on_field(field, chips) for field, chips in lying]) if lying else nothing

    return term


class OnFields(TypedDict):
    """The keywords of `game` that all games with fields share."""

    common: tuple[int, ...]
    words: Callable[[Any], Term]
    shared: Callable[[Any], Term]
    label: Text


def on_fields(first: int, last: int) -> OnFields:
    """The shared keywords for a board of empty fields, numbered from `first` to `last`."""
    fields = (0,) * (last - first + 1)
    return {"common": fields, "words": chips_term, "shared": fields_term(first), "label": FIELDS}


ELEVEN: Final = (0,) * 11
"""Empty fields for the sums of two dice, from 2 to 12."""


def few_chips(chips: int, first: int, sink: int) -> Callable[[Board], Iterator[Impossible]]:
    """The check of a board: no chip of the `chips` per seat is lost, no seat has fewer than 0, and
    no field has more than one chip but the `sink`. `first` is the lowest field.
    """

    def faults(table: Board) -> Iterator[Impossible]:
        for seat, held in enumerate(table.notes):
            yield from between(f"notes[{seat}]", held, 0)
        for at, lying in enumerate(table.common):
            yield from between(f"common[{at}]", lying, 0, None if first + at == sink else 1)
        whole = chips * table.players
        yield from between("notes", sum(table.notes) + sum(table.common), whole, whole)

    return faults
