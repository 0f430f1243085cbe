"""Goes of several throws in which dice may be left: the engine of Kniffel and its like.

These games share the go of a seat, the acts of leaving dice and of stopping, and the rows that
check them. What dice are worth, and what comes of a go, stands in the games; what a catalogue wants
to know of them in `keep_entry`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final, Protocol, TypeVar

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.dice import FACES, SHAKE, Faces, Throw, faces_term
from daumen_rules.pieces.told import Told, told
from daumen_rules.pieces.verbs import verb

# A go


def in_order(faces: Iterable[int]) -> Faces:
    """Dice that all look alike, lowest first."""
    return tuple(sorted(faces))


@frozen(repr=False)
class Keep(Worded):
    """These dice are left, and all others are thrown again."""

    seat: Seat
    faces: Faces = field(converter=in_order)


@frozen(repr=False)
class Stop(Worded):
    """The go ends with the dice as they lie."""

    seat: Seat


KEEP: Final = verb(Keep, "keep {faces}", "behalte {faces}", faces=FACES)
END: Final = verb(Stop, "stop", "höre auf", also=("aufhören",))


@frozen
class Go:
    """How far the seat on turn has come, its dice lowest first.

    `thrown` counts the throws. `standing` dice can no longer be thrown, `fresh` ones can. `falling`
    dice are about to fall: it is Nature's turn; 0 where the seat decides.
    """

    thrown: int = 0
    standing: Faces = ()
    fresh: Faces = ()
    falling: int = 0

    @property
    def lying(self) -> Faces:
        """All dice that lie on the table."""
        return in_order(self.standing + self.fresh)


class HasGo(Protocol):
    """What the engine looks at in the state of a game."""

    @property
    def players(self) -> int: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def go(self) -> Go: ...


S = TypeVar("S", bound=HasGo)


def after(go: Go, action: Throw | Keep, *, dice: int, stand: bool) -> Go:
    """The go after a throw, or after dice were left.

    `dice` is how many the game has; `stand` says whether what was left once is left for good.
    """
    match action:
        case Keep(_, faces):
            return Go(go.thrown, faces, (), dice - len(faces))
        case Throw(faces) if stand:
            return Go(go.thrown + 1, go.standing, in_order(faces))
        case Throw(faces):
            return Go(go.thrown + 1, (), in_order(go.standing + faces))


def tell(seat: Seat, action: Throw | Keep, leave: Clause) -> Told:
    """What happened in a go: a throw, or what was left by the clause `leave`."""
    who, faces = SeatTerm(seat), faces_term(action.faces)
    if isinstance(action, Throw):
        en, de = "{seat} throws {faces}.", "{seat} wirft {faces}."
        return told(SHAKE, en, de, shows=True, seat=who, faces=faces)
    if not action.faces:
        en, de = "{seat} throws all dice again.", "{seat} wirft alle Würfel neu."
        return told(leave, en, de, seat=who)
    en, de = "{seat} keeps {faces}.", "{seat} lässt {faces} stehen."
    return told(leave, en, de, seat=who, faces=faces)


@lru_cache(maxsize=1024)
def parts(faces: Faces) -> tuple[Faces, ...]:
    """What can be left of some dice, nothing and all of them among it, each once."""
    sizes = range(len(faces) + 1)
    return tuple(dict.fromkeys(part for size in sizes for part in combinations(faces, size)))


def holds(whole: Faces, part: Faces) -> bool:
    """Whether every die of a part is one of the whole."""
    return all(part.count(face) <= whole.count(face) for face in part)


# Legality


def no_throw_left(clause: Clause, limit: Callable[[S], int]) -> Row[S, Keep]:
    """Who has thrown as often as a go allows leaves no dice to throw the others."""

    @row(
        clause,
        "{seat} has thrown {thrown} times; a go has {limit} throws.",
        "{seat} hat {thrown}-mal geworfen; erlaubt sind {limit} Würfe.",
    )
    def throws_too_often(state: S, action: Keep) -> Facts | None:
        thrown, most = state.go.thrown, limit(state)
        if thrown < most:
            return None
        return {"seat": SeatTerm(action.seat), "thrown": number(thrown), "limit": number(most)}

    return throws_too_often


def left_lies(clause: Clause, dice: int) -> Row[S, Keep]:  # pyright: ignore[reportInvalidTypeVarUse]  # the table of a game says which
    """What is left lies on the table, and at least one die is thrown again."""

    @row(
        clause,
        "{faces} cannot be left: {lying} lie there, and at least one die is thrown.",
        "{faces} kann nicht stehen bleiben: Es liegen {lying}, und ein Würfel wird geworfen.",
    )
    def leaves_what_it_cannot(state: S, action: Keep) -> Facts | None:
        if holds(state.go.lying, action.faces) and len(action.faces) < dice:
            return None
        return {"faces": faces_term(action.faces), "lying": faces_term(state.go.lying)}

    return leaves_what_it_cannot


def standing_stays(
    clause: Clause,
) -> Row[S, Keep]:  # pyright: ignore[reportInvalidTypeVarUse]  # the table of a game says which
    """Dice that stand are not taken up again."""

    @row(
        clause,
        "What was left before stands: {standing}.",
        "{standing} blieben schon liegen und stehen.",
    )
    def takes_up(state: S, action: Keep) -> Facts | None:
        if holds(action.faces, state.go.standing):
            return None
        return {"standing": faces_term(state.go.standing)}

    return takes_up
