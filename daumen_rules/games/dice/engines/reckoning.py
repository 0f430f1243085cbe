"""Five dice that a seat joins by plus, minus, times and by: 112 Va banque, 115 Vabanquespiel.

The engine has the note of these games, the choice of a kind, the value, and the stakes.
Each game says who stakes, who takes the stakes, and how a division with a remainder ends. The seat
`first` of a table sits on the left of the banker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Any, Final, Generic, TypedDict, cast

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.impossible import Impossible, between
from daumen_rules.pieces.marks import Among, Called
from daumen_rules.pieces.scenes import THROWN

from .sheets import S, Table, equally_good, with_note
from .tally import Tally
from .tally_entry import game_of
from .terms import STAKES, chips_term

PLUS, MINUS, TIMES, BY = KINDS = ("plus", "minus", "times", "by")
SAID: Final = {
    PLUS: Word(
        "plus",
        Text("{seat} adds.", "{seat} addiert."),
        "add the throw | addiere den Wurf",
        (THROWN.en,),
    ),
    MINUS: Word(
        "minus",
        Text("{seat} subtracts.", "{seat} subtrahiert."),
        "subtract the throw | subtrahiere den Wurf",
        (THROWN.en,),
    ),
    TIMES: Word(
        "mal",
        Text("{seat} multiplies.", "{seat} multipliziert."),
        "multiply by the throw | multipliziere mit dem Wurf",
        (THROWN.en,),
    ),
    BY: Word(
        "durch",
        Text("{seat} divides.", "{seat} dividiert."),
        "divide by the throw | dividiere durch den Wurf",
        (THROWN.en,),
    ),
}


@frozen
class Reckoned:
    """A note: the value so far, the kinds of reckoning used, and the chips of the seat."""

    value: Annotated[Fraction, Called("value", "Wert")] = Fraction()
    used: Annotated[tuple[str, ...], Among(KINDS), Called("used", "benutzt")] = ()
    chips: Annotated[int, Called("chips", "Chips")] = 0
    had_choice: Annotated[bool, Called("had a choice", "hatte die Wahl")] = False
    """Whether the seat could choose to divide by at least one die."""
    left_rest: Annotated[bool, Called("left a remainder", "ließ einen Rest")] = False
    """Whether the division by the fifth die left a remainder."""
    is_done: Annotated[bool, Called("done", "fertig")] = False
    """Whether the seat has joined all five dice in this round."""
    is_out: Annotated[bool, Called("out", "ausgeschieden")] = False
    """Whether the seat cannot pay a stake any more."""


Reckoning = Table[Any, Reckoned, int]
"""A table whose common part is the chips staked in the round."""


def banker(table: Reckoning) -> Seat:
    """The seat that holds the bank."""
    return (table.first - 1) % table.players


def with_banker(table: Reckoning, bank: Seat) -> Reckoning:
    """The table after a seat has taken the bank; its left neighbour is on turn."""
    first = (bank + 1) % table.players
    return evolve(table, first=first, turn=first)


def staked(table: Reckoning, seats: Iterable[Seat], stake: int) -> Reckoning:
    """The table after each of the seats has paid one stake."""
    for seat in seats:
        note = table.notes[seat]
        table = with_note(table, evolve(note, chips=note.chips - stake), seat)
        table = evolve(table, common=table.common + stake)
    return table


def taking(table: Reckoning, chips: Mapping[Seat, int]) -> Reckoning:
    """The table after a round: each seat takes its number of chips from the stakes."""
    notes = (
        evolve(note, chips=note.chips + chips.get(seat, 0), is_done=False)
        for seat, note in enumerate(table.notes)
    )
    left = table.common - sum(chips.values())
    return evolve(table, notes=tuple(notes), common=left, tied=())


def taken(before: Reckoning, after: Reckoning, stake: int, staked: Iterable[Seat]) -> list[int]:
    """How many chips each seat took in a step. If a new round has begun, the seats `staked` have
    paid a new stake, which this number leaves out.
    """
    again = [seat for seat in staked if after.common]
    notes = zip(before.notes, after.notes, strict=True)
    return [new.chips - old.chips + stake * (s in again) for s, (old, new) in enumerate(notes)]


def drops_rest(before: Reckoning, after: Reckoning) -> bool:
    """Whether the fifth die left a remainder in this step."""
    is_last = bool(before.faces) and before.thrown == 4
    return is_last and after.notes[before.turn].left_rest


def joined(kind: str, value: Fraction, face: int) -> Fraction:
    """The value after joining a die to it by a kind of reckoning."""
    if kind == PLUS:
        return value + face
    if kind == MINUS:
        return value - face
    return value * face if kind == TIMES else value / face


def is_asked(table: Reckoning) -> bool:
    """Whether the seat on turn has to choose the kind for the second, third or fourth die."""
    return bool(table.faces) and table.chosen is None and table.thrown in (1, 2, 3)


def leaves_rest(table: Reckoning) -> bool:
    """Whether the value divided by the present die leaves a remainder."""
    return (table.note.value / table.faces[0]).denominator > 1


def kinds_left(table: Reckoning, *, exact: bool) -> tuple[str, ...]:
    """The kinds of reckoning that the seat can choose for the present die. If `exact`, dividing is
    one of them only without a remainder.
    """
    if not is_asked(table):
        return ()
    left = tuple(kind for kind in KINDS if kind not in table.note.used)
    return tuple(kind for kind in left if kind != BY or not (exact and leaves_rest(table)))


def misused_kinds(
    once: Clause, rest: Clause, is_exact: Callable[[Any], bool]
) -> tuple[Row[Any, Any], ...]:
    """The rows that refuse a kind used before, and a division with a remainder if `is_exact`."""

    @row(once, "{seat} has used {kind} already.", "{seat} hat {kind} schon verwendet.")
    def used_already(table: Reckoning, action: Say) -> Facts | None:
        is_now = is_asked(table) and action.seat == table.turn
        if not is_now or action.word not in table.note.used:
            return None
        kind = Term(action.word, Text(action.word, SAID[action.word].german))
        return {"seat": SeatTerm(action.seat), "kind": kind}

    @row(rest, "{value} by {face} leaves a rest.", "{value} durch {face} lässt einen Rest.")
    def not_divisible(table: Reckoning, action: Say) -> Facts | None:
        is_now = is_asked(table) and action.seat == table.turn
        if not is_now or action.word != BY or not (is_exact(table.rules) and leaves_rest(table)):
            return None
        return {"value": number(table.note.value), "face": number(table.faces[0])}

    return used_already, not_divisible


def reckoning(
    asks: Callable[[Any], tuple[str, ...]],
    drops: Callable[[Any, Fraction], Fraction],
    *marks: Clause,
) -> Callable[[Reckoning, Faces], Reckoning]:
    """The function that joins a die to the value. The first die is the value, the seat chooses the
    kind for the next three, and the last die takes the kind left; `drops` drops a remainder.
    """

    @cites(*marks)
    def count(table: Reckoning, faces: Faces) -> Reckoning:
        note, (face,), last = table.note, faces, table.thrown == 4
        if not table.thrown:
            return with_note(table, Reckoned(Fraction(face), chips=note.chips))
        kind = next(k for k in KINDS if k not in note.used) if last else str(table.chosen)
        value = joined(kind, note.value, face)
        could, rest = BY in asks(evolve(table, chosen=None)), value.denominator > 1
        note = evolve(
            note,
            value=drops(table, value) if last and rest else value,
            used=(*note.used, kind),
            had_choice=note.had_choice or could,
            left_rest=rest and last,
            is_done=last,
        )
        return with_note(table, note)

    return count


def best_of(
    seats: Callable[[Any], list[Seat]], clause: Clause
) -> Callable[[Any], tuple[Seat, ...]]:
    """The function that finds, after a round, the seats with the highest value among `seats`."""

    @cites(clause)
    def ties(table: Reckoning) -> tuple[Seat, ...]:
        if not table.is_between or not any(note.is_done for note in table.notes):
            return ()
        values = {seat: table.notes[seat].value for seat in seats(table)}
        return tuple(seat for seat in values if values[seat] == max(values.values()))

    return ties


def richest(
    *marks: Clause, stock: Callable[[Any], int] = lambda _: 0
) -> Callable[[Reckoning], Outcome]:
    """The seats with the most chips win; a payment is the gain of a seat since its stock."""

    @cites(*marks)
    def wins(table: Reckoning) -> Outcome:
        all_chips = [note.chips for note in table.notes]
        ended = equally_good(all_chips, max(all_chips))
        begun = stock(table.rules)
        return evolve(ended, payments=tuple(chips - begun for chips in ended.scores))

    return wins


def five_term(note: Reckoned) -> Term:
    """The value, the signs of the kinds used, and the chips of a seat, as a fact."""
    chips, signs = chips_term(note.chips), "".join("+−×÷"[KINDS.index(kind)] for kind in note.used)
    said = f"{note.value} {signs}".strip()
    out = (" (out)", " (draußen)") if note.is_out else ("", "")
    words = Text(f"{said}; {chips.words.en}{out[0]}", f"{said}; {chips.words.de}{out[1]}")
    return Term(f"{said} / {chips.code}{' out' * note.is_out}", words)


def faults(table: Reckoning) -> Iterator[Impossible]:
    """What is wrong unless the seat has used one kind for each die after the first."""
    if table.thrown:
        used = len(table.note.used)
        yield from between("thrown", table.thrown, used + 1, used + 1)


class Shared(TypedDict):
    """The keywords of `game` that both games share."""

    rooms: tuple[Room, ...]
    dice: int
    faults: Callable[[Any], Iterable[Impossible]]
    common: int
    shared: Callable[[Any], Term]
    label: Text
    says: Mapping[str, Word]
    words: Callable[[Any], Term]
    scored: str
    endless: bool


RECKONING: Final[Shared] = {
    "rooms": (Room(__name__),),
    "dice": 1,
    "faults": faults,
    "common": 0,
    "shared": chips_term,
    "label": STAKES,
    "says": SAID,
    "words": five_term,
    "scored": "Chips | Chips",
    "endless": True,
}


@frozen(kw_only=True)
class ReckoningTally(Tally[S], Generic[S]):
    """A game of this engine: the banker throws for all others."""

    def thrower(self, sheet: S) -> Seat:
        return banker(cast("Any", sheet))


reckoning_game = made_by(ReckoningTally, game_of)
"""A game of this engine."""
