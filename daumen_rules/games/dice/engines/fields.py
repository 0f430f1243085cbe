"""Fields on which chips are laid and from which they are taken, as in 47 Zeppelin.

What games of such a board put together: a note is the chips of a seat, and all share the fields.
Which fields there are, and who wins, stands in the games.
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
"""The chips on each field, the lowest first."""


def laying(
    lowest: int, sink: int, lays: Clause, takes: Clause, always: Clause
) -> Callable[[Board, Faces], Board]:
    """A chip is laid on an empty field, and taken from another; on the sink it is always laid."""

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
    """By which clause chips moved: to the sink, to a field, or from one."""

    def counts(before: Board, after: Board, seat: Seat) -> Clause:
        if sum(before.faces) == sink:
            return always
        return lays if sum(after.common) > sum(before.common) else takes

    return counts


def last_standing(clause: Clause) -> Callable[[Sheet[Any, Any]], bool]:
    """It is over when one seat alone has something, such as chips."""

    @cites(clause)
    def over(sheet: Sheet[Any, Any]) -> bool:
        return sum(map(bool, sheet.notes)) == 1

    return over


def out_told(clause: Clause) -> Callable[[Sheet[Any, Any], Sheet[Any, Any]], Iterator[TextEvent]]:
    """Which seats have nothing left, and are out."""

    def tells(before: Sheet[Any, Any], after: Sheet[Any, Any]) -> Iterator[TextEvent]:
        for seat, (old, new) in enumerate(zip(before.notes, after.notes, strict=True)):
            if old and not new:
                yield told(clause, "{seat} is out.", "{seat} scheidet aus.", seat=SeatTerm(seat))

    return tells


def prize_told(clause: Clause, notes: tuple[int, ...], prize: int) -> Iterator[TextEvent]:
    """What the last seat that has chips takes from the fields."""
    standing = [seat for seat, chips in enumerate(notes) if chips]
    if len(standing) == 1 and prize:
        en, de = "{seat} takes {chips} from the board.", "{seat} nimmt {chips} vom Plan."
        yield told(clause, en, de, seat=SeatTerm(standing[0]), chips=chips_term(prize))


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
    """What games say in the same way of chips that lie on fields."""

    common: tuple[int, ...]
    words: Callable[[Any], Term]
    shared: Callable[[Any], Term]
    label: Text


def on_fields(first: int, last: int) -> OnFields:
    """What games say in the same way of chips that lie on the fields from one number to another."""
    fields = (0,) * (last - first + 1)
    return {"common": fields, "words": chips_term, "shared": fields_term(first), "label": FIELDS}


ELEVEN: Final = (0,) * 11
"""Empty fields for the sums of two dice, from 2 to 12."""


def few_chips(chips: int, first: int, sink: int) -> Callable[[Board], Iterator[Impossible]]:
    """What is wrong with a board: all seats began with so many chips, and on a field there is one
    at most, but for the sink.
    """

    def faults(table: Board) -> Iterator[Impossible]:
        for seat, held in enumerate(table.notes):
            yield from between(f"notes[{seat}]", held, 0)
        for at, lying in enumerate(table.common):
            yield from between(f"common[{at}]", lying, 0, None if first + at == sink else 1)
        whole = chips * table.players
        yield from between("notes", sum(table.notes) + sum(table.common), whole, whole)

    return faults
