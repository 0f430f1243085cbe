"""What is done in a dice game besides throwing: a number is chosen, or a word is said.

How such acts are written and read. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from attrs import frozen

from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.dice import Throw, read_throw, write_throw
from daumen_rules.pieces.words import ExpectedError

STOP: Final = "stop"
"""What a seat says that throws no more in this go."""
ROLL: Final = "roll"
"""What a seat says that throws once more, where it may stop."""


@frozen(repr=False)
class Choose(Worded):
    """A seat chooses a number: what it aims at, a die, a row."""

    seat: Seat
    number: int


@frozen(repr=False)
class Say(Worded):
    """A seat says one of the words of a game, such as `stop`."""

    seat: Seat
    word: str

    def __str__(self) -> str:
        return self.word


Act: TypeAlias = Throw | Choose | Say


WORDS: Final[Mapping[str, Text]] = {
    STOP: Text("{seat} stops.", "{seat} hört auf."),
    ROLL: Text("{seat} throws again.", "{seat} würfelt weiter."),
}


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses."""
    return NATURE if isinstance(action, Throw) else action.seat


def act_of(seat: Seat, choice: int | str) -> Choose | Say:
    """The act by which a seat chooses."""
    return Choose(seat, choice) if isinstance(choice, int) else Say(seat, choice)


def choice_of(action: Choose | Say) -> int | str:
    """What a seat chooses by an act."""
    return action.number if isinstance(action, Choose) else action.word


def write(action: Act) -> str:
    """An action in words: `throw 3 5`, `choose 1`, `stop`."""
    match action:
        case Throw():
            return write_throw(action)
        case Choose(_, number):
            return f"choose {number}"
        case Say(_, word):
            return word


def read(numbers: Sequence[int], says: Mapping[str, Text], mover: Mover, words: str) -> Act:
    """The action of words: a throw, one of the numbers, or one of what can be said.

    Raises ExpectedError.
    """
    first, *rest = words.split() or [""]
    if isinstance(mover, int):
        if first in says and not rest:
            return Say(mover, first)
        if first == "choose" and len(rest) == 1 and rest[0] in map(str, numbers):
            return Choose(mover, int(rest[0]))
    elif first not in ("choose", *says):
        return read_throw(mover, words)
    known = [f"`choose {numbers[0]}`"] if numbers else []
    said = ", ".join([*known, *(f"`{word}`" for word in says)])
    raise ExpectedError(f"{said} by a seat", f"{said} von einem Platz")
