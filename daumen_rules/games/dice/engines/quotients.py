"""What 103 Hoch gewinnt and 104 Tief gewinnt share: a throw of three dice as quotients.

Each game says which quotient counts and who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Term, Text, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Choosing
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.scenes import THROWN

from .sheets import Sheet

SIXTIETHS: Final = 60
"""The unit of scores is 1/60, so that every quotient by a die is a whole number."""
Op = StrEnum("Op", "MUL ADD")
Roles = StrEnum("Roles", "BEST CHOOSE")


def op_option(clause: Clause) -> Op:
    """The option of how two dice are combined: the rule adds them, its examples multiply them."""
    return option(Op.MUL, clause, Source.DECISION)("""
        How are two dice taken together? | Wie werden zwei Würfel verrechnet?
        multiplied, as in the examples | malgenommen, wie in den Beispielen
        added, as in the rule | addiert, wie in der Regel
    """)


def roles_option(clause: Clause) -> Roles:
    """The option of whether the thrower chooses the die that divides."""
    return option(Roles.BEST, clause, Source.DECISION)("""
        Who says which die divides? | Wer sagt, welcher Würfel teilt?
        the best result is taken | es gilt das beste Ergebnis
        the thrower chooses | wer geworfen hat, wählt
    """)


def results(op: Op, faces: Faces) -> Mapping[int, Fraction]:
    """The result of a throw of three dice for each face as the divisor."""
    found: dict[int, Fraction] = {}
    for divisor in faces:
        rest = list(faces)
        rest.remove(divisor)
        one, other = rest
        found[divisor] = Fraction(one * other if op is Op.MUL else one + other, divisor)
    return found


def divisors(clause: Clause) -> Callable[[Sheet[Any, Fraction]], Faces]:
    """The function that offers the faces of a throw as divisors, if the thrower chooses."""

    @cites(clause)
    def asks(sheet: Sheet[Any, Fraction]) -> Faces:
        if sheet.rules.roles is Roles.BEST or sheet.chosen is not None:
            return ()
        return tuple(sorted(set(sheet.faces)))

    return asks


def quotient(
    clause: Clause, best: Callable[[Iterable[Fraction]], Fraction]
) -> Callable[[Sheet[Any, Fraction], Faces], Fraction]:
    """The function that gives the result for the chosen divisor, or the best result."""

    @cites(clause)
    def worth(sheet: Sheet[Any, Fraction], faces: Faces) -> Fraction:
        found = results(sheet.rules.op, faces)
        return found[sheet.chosen] if isinstance(sheet.chosen, int) else best(found.values())

    return worth


def by_sixtieths(
    best: Callable[[Sequence[int]], Outcome], *marks: Clause
) -> Callable[[Sheet[Any, Fraction]], Outcome]:
    """The outcome of `best` for results in sixtieths; people see them as fractions."""

    @cites(*marks)
    def wins(sheet: Sheet[Any, Fraction]) -> Outcome:
        return evolve(best([int(note * SIXTIETHS) for note in sheet.notes]), parts=SIXTIETHS)

    return wins


class Shared(TypedDict):
    """The keywords of `game` that both games share."""

    rooms: tuple[Room, ...]
    dice: int
    blank: Fraction
    numbers: Sequence[int]
    words: Callable[[Any], Term]
    choosing: Choosing
    scored: str


DIVIDING: Final[Shared] = {
    "rooms": (Room(__name__),),
    "dice": 3,
    "blank": Fraction(0),
    "numbers": range(1, 7),
    "words": number,
    "choosing": Choosing(
        Text("{seat} divides by {what}.", "{seat} teilt durch {what}."),
        "divide by {number} | teile durch {number}",
        (THROWN.en,),
    ),
    "scored": "Result | Ergebnis",
}
