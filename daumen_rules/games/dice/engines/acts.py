"""What is done in a dice game besides throwing: a number is chosen, a word is said or heard.

How such acts are written and read. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, seat_letter
from daumen_rules.kernel.text import SeatTerm, Term, Text, listed, number
from daumen_rules.pieces.dice import Throw, read_throw, write_throw
from daumen_rules.pieces.told import Told, told
from daumen_rules.pieces.words import ExpectedError

STOP: Final = "stop"
"""What a seat says that throws no more in this go."""
ROLL: Final = "roll"
"""What a seat says that throws once more, where it may stop."""


@frozen
class Choose:
    """A seat chooses a number: what it aims at, a die, a row."""

    seat: Seat
    number: int


@frozen
class Say:
    """A seat says one of the words of a game, such as `stop`."""

    seat: Seat
    word: str


@frozen
class Heard:
    """The table: who was heard, first of all, to do what a word says; None for nobody."""

    seat: Seat | None
    word: str


Act: TypeAlias = Throw | Choose | Say | Heard

NOBODY: Final = Term("-", Text("Nobody", "Niemand"))
SOMEBODY: Final = Term("-", Text("nobody", "niemandem"))
_NOBODY: Final = "nobody"
_SEATS: Final = tuple(map(seat_letter, range(8)))

WORDS: Final[Mapping[str, Text]] = {
    STOP: Text("{seat} stops.", "{seat} hört auf."),
    ROLL: Text("{seat} throws again.", "{seat} würfelt weiter."),
}


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses, the table tells who was heard."""
    if isinstance(action, Heard):
        return REFEREE
    return NATURE if isinstance(action, Throw) else action.seat


def act_of(seat: Seat, choice: int | str) -> Choose | Say:
    """The act by which a seat chooses."""
    return Choose(seat, choice) if isinstance(choice, int) else Say(seat, choice)


def choice_of(action: Choose | Say) -> int | str:
    """What a seat chooses by an act."""
    return action.number if isinstance(action, Choose) else action.word


def write(action: Act) -> str:
    """An action in words: `throw 3 5`, `choose 1`, `stop`, `noticed B`."""
    match action:
        case Throw():
            return write_throw(action)
        case Choose(_, number):
            return f"choose {number}"
        case Say(_, word):
            return word
        case Heard(seat, word):
            return f"{word} {_NOBODY if seat is None else seat_letter(seat)}"


def read(
    numbers: Sequence[int], says: Collection[str], hears: Collection[str], mover: Mover, words: str
) -> Act:
    """The action of words: a throw, one of the numbers, or one of what can be said or heard.

    Raises ExpectedError.
    """
    first, *rest = words.split() or [""]
    if isinstance(mover, int):
        if first in says and not rest:
            return Say(mover, first)
        if first == "choose" and len(rest) == 1 and rest[0] in map(str, numbers):
            return Choose(mover, int(rest[0]))
    elif mover is REFEREE and first in hears:
        if len(rest) == 1 and rest[0] in (*_SEATS, _NOBODY):
            return Heard(None if rest[0] == _NOBODY else _SEATS.index(rest[0]), first)
    elif first not in ("choose", *says, *hears):
        return read_throw(mover, words)
    known = [f"`choose {numbers[0]}`"] if numbers else []
    said = ", ".join([*known, *(f"`{word}`" for word in says)])
    heard = ", ".join(f"`{word} B`" for word in hears)
    raise ExpectedError(
        "; ".join(
            filter(None, (said and f"{said} by a seat", heard and f"{heard} by the referee"))
        ),
        "; ".join(
            filter(None, (said and f"{said} von einem Platz", heard and f"{heard} vom Tisch"))
        ),
    )


def act_told(by: Clause, action: Choose | Say | Heard, words: Mapping[str, Text]) -> Told:
    """What is told of a choice, of a word, or of who was heard."""
    if isinstance(action, Choose):
        en, de, many = "{seat} chooses {what}.", "{seat} wählt {what}.", number(action.number)
        return told(by, en, de, seat=SeatTerm(action.seat), what=many)
    said, seat = words[action.word], action.seat
    return told(by, said.en, said.de, seat=NOBODY if seat is None else SeatTerm(seat))


def offered(
    clause: Clause,
    asked: Callable[[Any], Sequence[int | str]],
    heard: Callable[[Any], Sequence[Heard]],
) -> tuple[Row[Any, Any], ...]:
    """A seat chooses what is to be chosen now, and those are heard who can be."""

    @row(
        clause,
        "{seat} chooses {number}; there is to choose: {offered}.",
        "{seat} wählt {number}; zu wählen ist: {offered}.",
    )
    def not_offered(sheet: Sheet[Any, Any], action: Choose | Say) -> Facts | None:
        offered = asked(sheet)
        if choice_of(action) in offered:
            return None
        terms = [
            Term(str(each), Text(str(each), str(each))) for each in (choice_of(action), *offered)
        ]
        return {"seat": SeatTerm(action.seat), "number": terms[0], "offered": listed(terms[1:])}

    @row(clause, "Now that cannot be heard of {who}.", "Das ist von {who} jetzt nicht zu hören.")
    def not_heard(sheet: Sheet[Any, Any], action: Heard) -> Facts | None:
        if action in heard(sheet):
            return None
        return {"who": SOMEBODY if action.seat is None else SeatTerm(action.seat)}

    return not_offered, not_heard
