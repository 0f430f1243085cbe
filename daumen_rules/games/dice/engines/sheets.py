"""Sheets with a note for every seat, and the parts from which games with sheets are built.

A sheet is a state of the engine `tally`. The parts are functions: they add up points, find the best
seats, and limit the throws of a go. The module `tally` runs a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from typing import Annotated, Any, Final, Generic, Self, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.impossible import Impossible, between
from daumen_rules.pieces.marks import BySeat, Called

CLAUSES: Final = clauses("""
    TALLY 33–115
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
""")
"""What all games of this engine share; each lists these clauses with its own."""
HEADING, AGREED, ONCE, GO, SHARED = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)

R = TypeVar("R")
N = TypeVar("N")
C = TypeVar("C")
S = TypeVar("S", bound="Sheet[Any, Any]")


@frozen(kw_only=True, slots=False, repr=False)
class Sheet(Pictured, Generic[R, N]):
    """The notes of all seats, in order of seat, and the seat on turn."""

    rules: R
    players: int
    notes: Annotated[BySeat[N], Called("score", "Stand", is_open=True, also=("points", "punkte"))]
    first: Annotated[Seat, Called("first", "beginnt")] = 0
    turn: Annotated[Seat, Called("turn", "am Zug")] = 0
    played: Annotated[int, Called("rounds played", "Runden gespielt")] = 0
    """Rounds in which all seats have thrown."""
    thrown: Annotated[int, Called("throws so far", "Würfe bisher")] = 0
    """Throws that have counted in this go, at most the `counted_throws` of the game."""
    chosen: Annotated[int | str | None, Called("chosen", "gewählt")] = None
    """The choice of the seat on turn for the present throw, None before it."""
    faces: Annotated[Faces, Called("dice", "Würfel")] = ()
    """The dice of a throw that has not counted yet, such as one that waits for a choice."""

    @property
    def note(self) -> N:
        """The note of the seat on turn."""
        return self.notes[self.turn]

    def has(self, seat: Seat) -> bool:
        """Whether the table has this seat."""
        return seat in range(self.players)

    @property
    def is_between(self) -> bool:
        """Whether a round is over and the next has not begun."""
        return self.turn == self.first and not self.thrown

    def left(self, places: int = 1) -> Seat:
        """The seat that sits this number of places to the left of the seat on turn."""
        return (self.turn + places) % self.players

    @property
    def lying(self) -> Faces:
        """All dice on the table."""
        return self.faces

    @property
    def is_open(self) -> bool:
        """Whether there is a throw that has not counted yet."""
        return bool(self.faces)

    def threw(self, faces: Faces) -> Self:
        """The sheet after dice have fallen."""
        return evolve(self, faces=(*self.faces, *faces))

    def to_fall(self, dice: int) -> int:
        """How many dice fall next, if a full throw has this number of dice."""
        return dice

    def keeping(self, _faces: Faces) -> Self:
        """The sheet after the seat on turn has kept dice; a plain sheet has no place for them."""
        return self

    def cleared(self) -> Self:
        """The sheet after a throw has counted."""
        return evolve(self, thrown=self.thrown + 1, chosen=None, faces=())


@frozen(kw_only=True, slots=False, repr=False)
class Table(Sheet[R, N], Generic[R, N, C]):
    """A sheet with something that all seats share: a sum, a pot, fields with chips."""

    common: Annotated[C, Called("common", "gemeinsam", is_open=True)]
    tied: Annotated[tuple[Seat, ...], Called("throwing off", "im Stechen")] = ()
    """The seats that throw off; after a throw-off, the one seat that is left."""


def tied_of(sheet: Sheet[Any, Any]) -> tuple[Seat, ...]:
    """The seats that throw off; none if the sheet is no `Table`."""
    tied: tuple[Seat, ...] = getattr(sheet, "tied", ())
    return tied


def common_of(sheet: Sheet[Any, Any]) -> Any:
    """The common part of a table; None if the sheet is no `Table`."""
    return getattr(sheet, "common", None)


@frozen
class Standing:
    """A note for games in which seats drop out: points so far, and whether the seat is out."""

    points: Annotated[int, Called("points", "Punkte")] = 0
    is_out: Annotated[bool, Called("out", "ausgeschieden")] = False


@frozen
class Best:
    """A note for games that add the throws of a go, or count the best of them: all points so far,
    and the part of them from this go."""

    points: Annotated[int, Called("points", "Punkte")] = 0
    go: Annotated[int, Called("this go", "dieser Durchgang")] = 0

    def with_throw(self, worth: int, *, best: bool, first: bool) -> Best:
        """The note after a throw. `first` marks the first of a go; `best` keeps the best one."""
        before = 0 if first else self.go
        go = max(before, worth) if best else before + worth
        return Best(self.points - before + go, go)


def with_note(sheet: S, note: Any, seat: Seat | None = None) -> S:
    """The sheet with a new note for a seat; for the seat on turn if `seat` is None."""
    place = sheet.turn if seat is None else seat
    return evolve(sheet, notes=(*sheet.notes[:place], note, *sheet.notes[place + 1 :]))


# Parts of games


def once(_before: Any, _after: Any) -> bool:
    """A go has one throw."""
    return False


def always(_before: Any, _after: Any) -> bool:
    """The engine never ends a go; the function `count` of the game sets the next seat."""
    return True


def throws(clause: Clause, most: int) -> Callable[[Any, Any], bool]:
    """A go has `most` throws."""

    @cites(clause)
    def again(_: Any, after: Sheet[Any, Any]) -> bool:
        return after.thrown < most

    return again


def fewer_throws(most: int) -> Callable[[Sheet[Any, Any]], Iterator[Impossible]]:
    """What is wrong with a sheet that counts `most` or more throws in the present go."""

    def faults(sheet: Sheet[Any, Any]) -> Iterator[Impossible]:
        yield from between("thrown", sheet.thrown, 0, most - 1)

    return faults


def while_noted(clause: Clause) -> Callable[[Any, Any], bool]:
    """A go lasts as long as each throw changes the note of the thrower."""

    @cites(clause)
    def again(before: Sheet[Any, Any], after: Sheet[Any, Any]) -> bool:
        return bool(after.note != before.note)

    return again


def lasting(clause: Clause, rounds: int) -> Callable[[Any], int]:
    """A game lasts this number of rounds."""

    @cites(clause)
    def fixed(_: Any) -> int:
        return rounds

    return fixed


def agreed_rounds(rules: Any) -> int | None:
    """The number of rounds in the rules; None if the rules have no field `rounds`."""
    return getattr(rules, "rounds", None)


def no_rounds(_: Any) -> None:
    """No number of rounds ends the game."""


def points_of(sheet: Sheet[Any, Any]) -> tuple[int, ...]:
    """The points of each seat: the field `points` of its note, or the note itself."""
    return tuple(getattr(note, "points", note) for note in sheet.notes)


def highest(*marks: Clause, by: Callable[[Any], int] | None = None) -> Callable[[Any], Outcome]:
    """The most points win, or the highest value of `by` for a note."""

    @cites(*marks)
    def wins(sheet: Sheet[Any, Any]) -> Outcome:
        points = tuple(map(by, sheet.notes)) if by else points_of(sheet)
        return equally_good(points, max(points))

    return wins


def lowest(*marks: Clause) -> Callable[[Any], Outcome]:
    """The fewest points win."""

    @cites(*marks)
    def wins(sheet: Sheet[Any, Any]) -> Outcome:
        points = points_of(sheet)
        return equally_good(points, min(points))

    return wins


def adding(worth: Callable[[S, Faces], Any]) -> Callable[[S, Faces], S]:
    """The function that adds the worth of a throw to the note of the seat on turn."""

    @wraps(worth)
    def count(sheet: S, faces: Faces) -> S:
        return with_note(sheet, sheet.note + worth(sheet, faces))

    return count


@cites(SHARED)
def equally_good(
    points: Sequence[int], best: int | None, among: Sequence[Seat] | None = None
) -> Outcome:
    """Those win who have the best points, of the seats in `among`, or of all if it is None."""
    seats = range(len(points)) if among is None else among
    return Outcome(tuple(points), tuple(seat for seat in seats if points[seat] == best))


def most(points: Sequence[int], among: Sequence[Seat] | None = None) -> Outcome:
    """The most points win. Only the seats in `among` can win, or all seats if it is None."""
    seats = range(len(points)) if among is None else among
    return equally_good(points, max((points[seat] for seat in seats), default=None), seats)


def fewest(points: Sequence[int]) -> Outcome:
    """The fewest points win."""
    return equally_good(points, min(points))


def all_but(losers: Iterable[Seat], scores: Sequence[int]) -> Outcome:
    """The outcome in which some seats have lost and all others have won."""
    lost = set(losers)
    return Outcome(tuple(scores), tuple(s for s in range(len(scores)) if s not in lost))
