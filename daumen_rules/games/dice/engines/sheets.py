"""Sheets, on which a note is kept of every seat, and what games of such sheets are made of.

Here live states and actions of the engine `tally`, and the functions that its games put together:
how many dice and rounds, sums, who is best. How a game goes stands in `tally`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces, Throw
from daumen_rules.pieces.told import Told, told

CLAUSES: Final = clauses(
    "TALLY",
    "33–115",
    """
    material headings
    The heading above the games says with how many dice they are played.
    Die Überschrift über den Spielen sagt, mit wie vielen Würfeln gespielt wird.
    setup silent
    How many rounds a game lasts is agreed before, where its text does not say it.
    Wie viele Runden ein Spiel dauert, wird vorher vereinbart, wenn sein Text es nicht sagt.
    transition silent
    In a round each seat has one throw, where the text does not give it several.
    In einer Runde hat jeder Platz einen Wurf, wenn der Text ihm nicht mehrere gibt.
    transition silent
    Whoever has several throws in a round makes them one after the other; then the next seat throws.
    Wer in einer Runde mehrere Würfe hat, macht sie hintereinander; dann wirft der nächste Platz.
    scoring silent
    Those who are equally good share the victory.
    Wer gleich gut ist, teilt sich den Sieg.
    """,
)
"""What all games of this engine share; each lists these clauses with its own."""
HEADING, AGREED, ONCE, GO, SHARED = CLAUSES

R = TypeVar("R")
N = TypeVar("N")
Q = TypeVar("Q", int, Fraction)


@frozen
class Choose:
    """A seat chooses a number: what it aims at, or a die."""

    seat: Seat
    number: int


Act: TypeAlias = Throw | Choose


@frozen(kw_only=True)
class Sheet(Generic[R, N]):
    """The notes of all seats, by seat, and who throws."""

    rules: R
    players: int
    notes: tuple[N, ...]
    first: Seat = 0
    turn: Seat = 0
    played: int = 0
    """Rounds in which all seats have thrown."""
    thrown: int = 0
    """Throws that have counted in this go."""
    chosen: int | None = None
    """What was chosen for the present throw."""
    faces: Faces = ()
    """A throw that waits for a choice."""

    @property
    def note(self) -> N:
        """The note of the seat on turn."""
        return self.notes[self.turn]

    def noting(self, note: N, seat: Seat | None = None) -> tuple[N, ...]:
        """All notes, with another one for a seat, which is the one on turn if none is told."""
        place = self.turn if seat is None else seat
        return (*self.notes[:place], note, *self.notes[place + 1 :])


@frozen
class Standing:
    """A note where seats drop out: points so far, and whether the seat is out."""

    points: int = 0
    is_out: bool = False


# What games are made of


class HasRounds(Protocol):
    """A rule set that says how many rounds are played."""

    @property
    def rounds(self) -> int: ...


@cites(HEADING)
def with_dice(dice: int) -> Callable[[Sheet[Any, Any]], int]:
    """So many dice in every throw."""
    return lambda _: dice


@cites(AGREED)
def agreed(rules: HasRounds) -> int:
    """As many rounds as the rules say."""
    return rules.rounds


def one_round(_: object) -> int:
    """Every seat has one go."""
    return 1


@cites(ONCE)
def once(sheet: Sheet[Any, Any]) -> bool:
    """Whether the seat on turn has still to throw, where a go is one throw."""
    return sheet.thrown == 0


def nothing(_: object) -> tuple[int, ...]:
    """Nobody chooses anything."""
    return ()


def adding(
    worth: Callable[[Sheet[R, Q], Faces], Q],
) -> Callable[[Sheet[R, Q], Faces], tuple[Q, ...]]:
    """The notes are sums: what a throw is worth is added for the seat on turn."""
    return lambda sheet, faces: sheet.noting(sheet.note + worth(sheet, faces))


@cites(SHARED)
def most(points: Sequence[int], among: Sequence[Seat] | None = None) -> Outcome:
    """The most points win, of those seats that can win; of all, if none are told."""
    seats = range(len(points)) if among is None else among
    best = max((points[seat] for seat in seats), default=None)
    return Outcome(tuple(points), tuple(seat for seat in seats if points[seat] == best))


@cites(SHARED)
def fewest(points: Sequence[int]) -> Outcome:
    """The fewest points win."""
    return Outcome(tuple(points), most([-each for each in points]).winners)


def won(clause: Clause, ended: Outcome) -> Iterator[Told]:
    """Who has won, a sentence each."""
    for seat in ended.winners:
        yield told(clause, "{seat} has won.", "{seat} hat gewonnen.", seat=SeatTerm(seat))
    if not ended.winners:
        yield told(clause, "Nobody has won.", "Niemand hat gewonnen.")
