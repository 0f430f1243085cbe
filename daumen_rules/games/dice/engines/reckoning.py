"""Five dice that are joined by the four kinds of reckoning: 112 Va banque, 115 Vabanquespiel.

The note of such games, what may be chosen, reckoning, and who takes the stakes. Who holds the bank
and how is divided, stands in the games. `first` sits on the left of the banker.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from daumen_rules.games.dice.engines.acts import Word
from daumen_rules.games.dice.engines.sheets import Table, most, noting, under
from daumen_rules.games.dice.engines.terms import chips_term
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces

__all__ = [
    "RECKONING",
    "Reckoned",
    "Reckoning",
    "banker",
    "best_of",
    "kinds_left",
    "reckoning",
    "richest",
    "settled",
]
PLUS, MINUS, TIMES, BY = KINDS = ("plus", "minus", "times", "by")
SAID: Final = {
    PLUS: Word("plus", Text("{seat} adds.", "{seat} addiert.")),
    MINUS: Word("minus", Text("{seat} subtracts.", "{seat} subtrahiert.")),
    TIMES: Word("mal", Text("{seat} multiplies.", "{seat} multipliziert.")),
    BY: Word("durch", Text("{seat} divides.", "{seat} dividiert.")),
}


@frozen
class Reckoned:
    """A note: what has been reckoned so far, the kinds used, whether the last division left a rest,
    and the chips won and lost.
    """

    value: Fraction = Fraction()
    used: tuple[str, ...] = ()
    chips: int = 0
    had_choice: bool = False
    """Whether a division could be chosen."""
    left_rest: bool = False
    is_done: bool = False
    """Whether all five dice have fallen."""


Reckoning = Table[Any, Reckoned, int]
"""All share the stakes."""


def banker(table: Reckoning) -> Seat:
    """Who holds the bank."""
    return (table.first - 1) % table.players


def left_of_bank(table: Reckoning) -> Reckoning:
    """Seat A holds the bank, and it is thrown for its left neighbour first."""
    return evolve(table, first=1, turn=1)


def joined(kind: str, value: Fraction, face: int) -> Fraction:
    """What is reckoned of a value and a die."""
    if kind == PLUS:
        return value + face
    if kind == MINUS:
        return value - face
    return value * face if kind == TIMES else value / face


def kinds_left(table: Reckoning, *, exact: bool) -> tuple[str, ...]:
    """At the second to fourth die the kinds that are left for it; dividing only where there is no
    rest, if it has to be exact.
    """
    if not table.faces or table.chosen is not None or table.thrown not in (1, 2, 3):
        return ()
    left = tuple(kind for kind in KINDS if kind not in table.note.used)
    rest = (table.note.value / table.faces[0]).denominator > 1
    return tuple(kind for kind in left if kind != BY or not (exact and rest))


def reckoning(
    asks: Callable[[Any], tuple[str, ...]],
    drops: Callable[[Any, Fraction], Fraction],
    *marks: Clause,
) -> Callable[[Reckoning, Faces], Reckoning]:
    """The first die is the value, the next three are joined as was chosen, the last by the kind
    that is left, where `drops` says what becomes of a rest.
    """

    @under(*marks)
    def count(table: Reckoning, faces: Faces) -> Reckoning:
        note, (face,), last = table.note, faces, table.thrown == 4
        if not table.thrown:
            return noting(table, Reckoned(Fraction(face), chips=note.chips))
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
        return noting(table, note)

    return count


def best_of(
    seats: Callable[[Any], list[Seat]], clause: Clause
) -> Callable[[Any], tuple[Seat, ...]]:
    """When a round is over, those who have reckoned the most, of all that can win."""

    @under(clause)
    def ties(table: Reckoning) -> tuple[Seat, ...]:
        if not table.is_between or not any(note.is_done for note in table.notes):
            return ()
        values = {seat: table.notes[seat].value for seat in seats(table)}
        return tuple(seat for seat in values if values[seat] == max(values.values()))

    return ties


def settled(table: Reckoning, paid: dict[Seat, int], winner: Seat | None) -> Reckoning:
    """Everybody pays, the winner gets all of it, and the bank goes to the left neighbour."""
    got = -sum(paid.values())
    notes = (
        evolve(note, chips=note.chips + paid.get(seat, 0) + got * (seat == winner), is_done=False)
        for seat, note in enumerate(table.notes)
    )
    first = (table.first + 1) % table.players
    return evolve(table, notes=tuple(notes), first=first, turn=first)


def richest(*marks: Clause) -> Callable[[Reckoning], Outcome]:
    """Scores are chips won and lost."""

    @under(*marks)
    def wins(table: Reckoning) -> Outcome:
        ended: Outcome = most([note.chips for note in table.notes])
        return evolve(ended, payments=ended.scores)

    return wins


def five_term(note: Reckoned) -> Term:
    """The value, the kinds used, and the chips, as a fact."""
    chips, signs = chips_term(note.chips), "".join("+−×÷"[KINDS.index(kind)] for kind in note.used)
    said = f"{note.value} {signs}".strip()
    words = Text(f"{said}; {chips.words.en}", f"{said}; {chips.words.de}")
    return Term(f"{said} / {chips.code}", words)


RECKONING: Final[Mapping[str, Any]] = {
    "modules": (__name__,),
    "dice": 1,
    "begins": left_of_bank,
    "blank": Reckoned(),
    "common": 0,
    "says": SAID,
    "words": five_term,
    "scored": "Chips | Chips",
    "endless": True,
}
"""What both games say of themselves in the same way."""
