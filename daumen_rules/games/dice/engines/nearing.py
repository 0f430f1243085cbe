"""Games to come nearest to a number without passing it: 46 Quinze and 82 Einundzwanzig.

The engine has the note of these games, stopping, and payment. Each game says which number
it is and how many dice a seat throws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.matches import paid_to

from .actions import ROLL, STOP, WORDS
from .sheets import Table, no_rounds, with_note
from .terms import STOPPED, in_throws, points_term

# fmt: off
# fmt: on
Order = StrEnum("Order", "ROUND BLOCK")


@frozen
class Near:
    """A note: points, number of throws, whether the seat has finished, and whether it is out."""

    points: Annotated[int, Called("points", "Punkte")] = 0
    throws: Annotated[int, Called("throws", "Würfe")] = 0
    is_done: Annotated[bool, Called("done", "fertig")] = False
    is_out: Annotated[bool, Called("out", "ausgeschieden")] = False


Nearing = Table[Any, Near, int]


def may_stop(clause: Clause) -> Callable[[Nearing], tuple[str, ...]]:
    """The function that offers `roll` and `stop` before each throw but the first of a seat."""

    @cites(clause)
    def asks(table: Nearing) -> tuple[str, ...]:
        return (ROLL, STOP) if table.note.throws and table.chosen is None else ()

    return asks


def stopping(table: Nearing, choice: int | str) -> Nearing:
    """The table after a choice; a seat that says `stop` has finished."""
    after = evolve(table, chosen=choice)
    return with_note(after, evolve(table.note, is_done=True)) if choice == STOP else after


def nearing(limit: int, *marks: Clause) -> Callable[[Nearing, Faces], Nearing]:
    """The function that adds the pips: a seat finishes at the limit, and is out above it."""

    @cites(*marks)
    def count(table: Nearing, faces: Faces) -> Nearing:
        points, note = table.note.points + sum(faces), table.note
        return with_note(table, Near(points, note.throws + 1, points >= limit, points > limit))

    return count


def still(table: Nearing) -> bool:
    """Whether the seat on turn has not finished."""
    return not table.note.is_done


def all_done(table: Nearing) -> bool:
    """Whether all seats have finished."""
    return all(note.is_done for note in table.notes)


def again(_: Nearing, after: Nearing) -> bool:
    """Whether the same seat throws again: only if each seat makes all its throws in a row."""
    return after.rules.order is Order.BLOCK


def nearest(*marks: Clause) -> Callable[[Nearing], tuple[Seat, ...]]:
    """The function that finds the best seats when all have finished: of those that are not out, the
    seats with the most points, and of these the ones with the fewest throws.
    """

    @cites(*marks)
    def ties(table: Nearing) -> tuple[Seat, ...]:
        inside = [seat for seat, note in enumerate(table.notes) if not note.is_out]
        if not inside or not all_done(table):
            return ()
        heights = {s: (table.notes[s].points, -table.notes[s].throws) for s in inside}
        return tuple(seat for seat in inside if heights[seat] == max(heights.values()))

    return ties


def paid_by_difference(
    ties: Callable[[Nearing], tuple[Seat, ...]], *marks: Clause
) -> Callable[[Nearing], Outcome]:
    """The outcome of a game in which each seat that is out pays the winner ten chips, and each
    other seat pays the difference in points.
    """

    @cites(*marks)
    def wins(table: Nearing) -> Outcome:
        scores = tuple(0 if note.is_out else note.points for note in table.notes)
        best = table.tied or ties(table)
        if not best:
            return Outcome(scores, ())
        (winner,) = best
        dues = [10 if n.is_out else scores[winner] - n.points for n in table.notes]
        return Outcome(scores, best, paid_to(winner, dues))

    return wins


def won_by(
    wins: Clause, fewer: Clause, equal: Clause, all_out: Clause
) -> Callable[[Nearing], Clause]:
    """Which clause ends the game: points, fewer throws, a throw-off, or that all seats are out."""

    def ends(table: Nearing) -> Clause:
        inside = [note for note in table.notes if not note.is_out]
        if not inside:
            return all_out
        if table.tied:
            return equal
        best = max(note.points for note in inside)
        return fewer if sum(note.points == best for note in inside) > 1 else wins

    return ends


def throws_first(clause: Clause) -> Row[Nearing, Say]:
    """The row that refuses `stop` to a seat that has not thrown."""

    @row(clause, "{seat} has not thrown yet.", "{seat} hat noch nicht geworfen.")
    def stops_too_early(table: Nearing, action: Say) -> Facts | None:
        if action.word != STOP or not table.has(action.seat):
            return None
        early = not table.notes[action.seat].throws
        return {"seat": SeatTerm(action.seat)} if early else None

    return stops_too_early


def stops_at(limit: int, clause: Clause) -> Callable[[Nearing, Nearing], Iterator[TextEvent]]:
    """The function that tells that a seat has reached the number and therefore stops."""

    def tells(before: Nearing, after: Nearing) -> Iterator[TextEvent]:
        if before.faces and after.notes[before.turn].points == limit:
            en, de = "{seat} has {points} and stops.", "{seat} hat {points} und hört auf."
            yield told(clause, en, de, seat=SeatTerm(before.turn), points=points_term(limit))

    return tells


def near_term(note: Near) -> Term:
    """Points, throws, and whether the seat is out, as a fact."""
    made = in_throws(note.points, note.throws)
    if not note.is_out:
        return made
    words = Text(f"{made.words.en} and is out", f"{made.words.de} und ist draußen")
    return Term(f"{made.code} out", words)


def marks(table: Nearing, seat: Seat) -> tuple[Text, ...]:
    """That a seat has stopped, while others have not."""
    note = table.notes[seat]
    return STOPPED if note.is_done and not note.is_out and not all_done(table) else ()


class Shared(TypedDict):
    """The keywords of `game` that both games share."""

    rooms: tuple[Room, ...]
    blank: Near
    common: int
    rounds: Callable[[Any], None]
    chose: Callable[[Nearing, Any], Nearing]
    plays: Callable[[Nearing], bool]
    again: Callable[[Nearing, Nearing], bool]
    over: Callable[[Nearing], bool]
    says: Mapping[str, Word]
    words: Callable[[Any], Term]
    marks: Callable[[Nearing, Seat], tuple[Text, ...]]


NEARING: Final[Shared] = {
    "rooms": (Room(__name__),),
    "blank": Near(),
    "common": 0,
    "rounds": no_rounds,
    "chose": stopping,
    "plays": still,
    "again": again,
    "over": all_done,
    "says": WORDS,
    "words": near_term,
    "marks": marks,
}
