"""What is done in a dice game besides throwing: a number is chosen, a word is said or heard, chips
are bet, or dice are left.

How such acts are written and read. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, seat_letter
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text, listed, number, sentence
from daumen_rules.pieces.dice import Faces, Throw, faces_term, read_throw, write_throw
from daumen_rules.pieces.told import Told
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
class Stake:
    """Chips, and the number that they are bet on; 0 where there is one thing only to bet on."""

    chips: int
    on: int = 0

    def __str__(self) -> str:
        return f"{self.chips} on {self.on}" if self.on else str(self.chips)


@frozen
class Bet:
    """A seat bets chips."""

    seat: Seat
    stake: Stake


def in_order(faces: Iterable[int]) -> Faces:
    """Dice that all look alike, lowest first."""
    return tuple(sorted(faces))


@frozen
class Leave:
    """A seat leaves these dice, lowest first, and throws the others again."""

    seat: Seat
    faces: Faces = field(converter=in_order)


@frozen
class Heard:
    """The table: who was heard, first of all, to do what a word says; None for nobody."""

    seat: Seat | None
    word: str


Choice: TypeAlias = int | str | Stake | Faces
Chosen: TypeAlias = Choose | Say | Bet | Leave
Act: TypeAlias = Throw | Chosen | Heard

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


def act_of(seat: Seat, choice: Choice) -> Chosen:
    """The act by which a seat chooses."""
    match choice:
        case int():
            return Choose(seat, choice)
        case str():
            return Say(seat, choice)
        case Stake():
            return Bet(seat, choice)
        case _:
            return Leave(seat, choice)


def choice_of(action: Chosen) -> Choice:
    """What a seat chooses by an act."""
    match action:
        case Choose():
            return action.number
        case Say():
            return action.word
        case Bet():
            return action.stake
        case Leave():
            return action.faces


def choice_term(choice: Choice) -> Term:
    """What is chosen, as a fact."""
    match choice:
        case int():
            return number(choice)
        case str():
            return Term(choice, Text(choice, choice))
        case Stake(chips, on):
            words = Text(f"{chips} on {on}", f"{chips} auf {on}")
            return Term(str(choice), words) if on else number(chips)
        case _:
            return faces_term(choice)


def sentence_of(action: Chosen, says: Mapping[str, Text]) -> Text:
    """What is told of an act: a template of the seat, and of what it has chosen."""
    match action:
        case Choose():
            return Text("{seat} chooses {what}.", "{seat} wählt {what}.")
        case Say(_, word):
            return says[word]
        case Bet():
            return Text("{seat} bets {what}.", "{seat} setzt {what}.")
        case Leave(_, ()):
            return Text("{seat} throws all dice again.", "{seat} wirft alle Würfel neu.")
        case Leave():
            return Text("{seat} keeps {what}.", "{seat} lässt {what} stehen.")


def write(action: Act) -> str:
    """An action in words: `throw 3 5`, `choose 1`, `stop`, `bet 3 on 7`, `keep 1`, `noticed B`."""
    match action:
        case Throw():
            return write_throw(action)
        case Choose(_, chosen):
            return f"choose {chosen}"
        case Say(_, word):
            return word
        case Bet(_, stake):
            return f"bet {stake}"
        case Leave(_, faces):
            return " ".join(["keep", *map(str, faces)])
        case Heard(seat, word):
            return f"{word} {_NOBODY if seat is None else seat_letter(seat)}"


def examples(
    numbers: Sequence[int], says: Collection[str], bets: Sequence[int], *, leaves: bool
) -> list[str]:
    """What a seat can do, an example each, in words."""
    return [
        *(f"choose {number}" for number in numbers[:1]),
        *says,
        *(f"bet {Stake(3, on)}" for on in bets[:1]),
        *["keep 1 6"] * leaves,
    ]


def read(
    numbers: Sequence[int],
    says: Collection[str],
    bets: Sequence[int],
    leaves: bool,
    hears: Collection[str],
    mover: Mover,
    words: str,
) -> Act:
    """The action of words: a throw, what a seat can do, or what can be heard.

    Raises ExpectedError.
    """
    known = examples(numbers, says, bets, leaves=leaves)
    first, *rest = words.split() or [""]
    if mover is REFEREE and first in hears:
        if len(rest) == 1 and rest[0] in (*_SEATS, _NOBODY):
            return Heard(None if rest[0] == _NOBODY else _SEATS.index(rest[0]), first)
    elif not isinstance(mover, int):
        if first not in {*hears, *(each.split()[0] for each in known)}:
            return read_throw(mover, words)
    elif first in says and not rest:
        return Say(mover, first)
    elif first == "choose" and len(rest) == 1 and rest[0] in map(str, numbers):
        return Choose(mover, int(rest[0]))
    elif first == "keep" and leaves and set(rest) <= set("123456"):
        return Leave(mover, tuple(map(int, rest)))
    elif first == "bet" and rest and rest[0].isdecimal():
        on = {"" if not on else f"on {on}": on for on in bets}.get(" ".join(rest[1:]))
        if on is not None and len(rest[0]) < 10:
            return Bet(mover, Stake(int(rest[0]), on))
    said = ", ".join(f"`{each}`" for each in known)
    heard = ", ".join(f"`{word} B`" for word in hears)
    raise ExpectedError(
        "; ".join(
            filter(None, (said and f"{said} by a seat", heard and f"{heard} by the referee"))
        ),
        "; ".join(
            filter(None, (said and f"{said} von einem Platz", heard and f"{heard} vom Tisch"))
        ),
    )


def act_told(by: Clause, action: Chosen | Heard, words: Mapping[str, Text]) -> Told:
    """What is told of an act of a seat, or of who was heard."""
    facts: dict[str, Fact] = {"seat": NOBODY if action.seat is None else SeatTerm(action.seat)}
    said = words[action.word] if isinstance(action, Heard) else sentence_of(action, words)
    if not isinstance(action, Heard) and "{what}" in said.en:
        facts["what"] = choice_term(choice_of(action))
    return Told(by, sentence(said.en, said.de, **facts))


def offered(
    clause: Clause,
    asked: Callable[[Any], Sequence[Choice]],
    heard: Callable[[Any], Sequence[Heard]],
) -> tuple[Row[Any, Any], ...]:
    """A seat chooses what is to be chosen now, and those are heard who can be."""

    @row(
        clause,
        "{seat} chooses {number}; there is to choose: {offered}.",
        "{seat} wählt {number}; zu wählen ist: {offered}.",
    )
    def not_offered(sheet: object, action: Choose | Say | Leave) -> Facts | None:
        known = asked(sheet)
        if choice_of(action) in known:
            return None
        return {
            "seat": SeatTerm(action.seat),
            "number": choice_term(choice_of(action)),
            "offered": listed(list(map(choice_term, known))),
        }

    @row(clause, "Now that cannot be heard of {who}.", "Das ist von {who} jetzt nicht zu hören.")
    def not_heard(sheet: object, action: Heard) -> Facts | None:
        if action in heard(sheet):
            return None
        return {"who": SOMEBODY if action.seat is None else SeatTerm(action.seat)}

    return not_offered, not_heard
