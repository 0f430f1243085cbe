"""Goes of several throws in which dice may be kept, as in 83 Chicago and 111 Kniffel.

The state of such goes, and the rows that check what is kept. What dice are worth, and what comes of
a go, stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Any, Generic, Self, cast

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.dice import Faces, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.scenes import LYING, Dice

from .actions import Act, Choice, Keep, in_order
from .sheets import C, N, R, S, Table
from .tally import Tally
from .tally_entry import game_of
from .terms import Line


@frozen(kw_only=True, repr=False)
class KeepTable(Table[R, N, C], Generic[R, N, C]):
    """A table at which the seat on turn may keep dice: `thrown` counts its throws before this
    one, and `faces` are the dice that have fallen in it, lowest first.
    """

    kept: Annotated[Faces, Called("kept", "liegen gelassen")] = ()
    """Dice of earlier throws that lie there, lowest first."""
    stands: Annotated[bool, Called("stands", "bleibt stehen")] = False
    """Whether dice that were kept stay for good; else they are as those that have fallen."""

    @property
    def lying(self) -> Faces:
        return in_order((*self.kept, *self.faces))

    def threw(self, faces: Faces) -> Self:
        kept = self.kept if self.stands else ()
        fallen = faces if self.stands else (*self.kept, *faces)
        return evolve(self, kept=kept, faces=in_order(fallen))

    def to_fall(self, dice: int) -> int:
        return 0 if self.is_open else dice - len(self.kept)

    def keeping(self, faces: Faces) -> Self:
        return evolve(self.cleared(), kept=faces)

    def cleared(self) -> Self:
        return evolve(self, thrown=self.thrown + 1, chosen=None, faces=(), kept=())


@lru_cache(maxsize=1024)
def parts(faces: Faces) -> tuple[Faces, ...]:
    """What can be kept of some dice, nothing and all of them among it, each once."""
    sizes = range(len(faces) + 1)
    return tuple(dict.fromkeys(part for size in sizes for part in combinations(faces, size)))


def holds(whole: Faces, part: Faces) -> bool:
    """Whether every die of a part is one of the whole."""
    return all(part.count(face) <= whole.count(face) for face in part)


def most_throws(clause: Clause, most: int) -> Row[Any, Keep]:
    """Who has thrown as often as a go allows keeps no dice to throw the others."""

    @row(
        clause,
        "{seat} has thrown {thrown} times; a go has {limit} throws.",
        "{seat} hat {thrown}-mal geworfen; erlaubt sind {limit} Würfe.",
    )
    def throws_too_often(table: KeepTable[Any, Any, Any], action: Keep) -> Facts | None:
        if table.thrown + 1 < most:
            return None
        thrown = number(table.thrown + 1)
        return {"seat": SeatTerm(action.seat), "thrown": thrown, "limit": number(most)}

    return throws_too_often


def kept_lie(clause: Clause, dice: int) -> Row[Any, Keep]:
    """What is kept lies on the table, and at least one die is thrown again."""

    @row(
        clause,
        "{faces} cannot be kept: {lying} lie there, and at least one die is thrown.",
        "{faces} kann nicht stehen bleiben: Es liegen {lying}, und ein Würfel wird geworfen.",
    )
    def keeps_what_it_cannot(table: KeepTable[Any, Any, Any], action: Keep) -> Facts | None:
        if holds(table.lying, action.faces) and len(action.faces) < dice:
            return None
        return {"faces": faces_term(action.faces), "lying": faces_term(table.lying)}

    return keeps_what_it_cannot


def kept_stand(clause: Clause, stands: Callable[[Any], bool]) -> Row[Any, Keep]:
    """Dice that stand by a rule set are not taken up again."""

    @row(
        clause,
        "What was kept before stands: {standing}.",
        "{standing} blieben schon liegen und stehen.",
    )
    def takes_up(table: KeepTable[Any, Any, Any], action: Keep) -> Facts | None:
        if not stands(table.rules) or holds(action.faces, table.kept):
            return None
        return {"standing": faces_term(table.kept)}

    return takes_up


def keeping(
    throws: Clause, keep: Clause, dice: int, stand: Clause | None = None, stands: Any = None
) -> tuple[Row[Any, Keep], ...]:
    """The rows of a go of three throws: how often is thrown, what is kept, and whether it stands,
    where that is by a clause and a function of the rules.
    """
    rows = most_throws(throws, 3), kept_lie(keep, dice)
    return (*rows, kept_stand(stand, stands)) if stand else rows


@frozen(kw_only=True)
class KeepTally(Tally[S], Generic[S]):
    """A game of this engine: thrown dice wait until the seat keeps some, or `asks` offers nothing
    more."""

    stands: Callable[[Any], bool]
    """Whether dice that were kept stay for good. Gets the rules."""
    board: Callable[[S], Iterable[Line]] = lambda _: ()
    """Lines of a table beside the notes, with a value for each seat."""

    def table_lines(self, sheet: S) -> Iterable[Line]:
        return self.board(sheet)

    def first(self, held: dict[str, Any], common: Any) -> S:
        stands = self.stands(held["rules"])
        return cast("S", KeepTable(**held, common=common, stands=stands))

    def choices(self, sheet: S) -> tuple[Choice, ...]:
        done = sheet.chosen is not None or not sheet.is_open
        return () if done else (*self.asks(sheet), *parts(sheet.lying))

    def is_whole(self, sheet: S, dice: int) -> bool:
        lies = len(sheet.lying)
        return lies == dice if sheet.is_open else lies < dice and not sheet.faces

    def named(self, sheet: S) -> tuple[Choice, ...]:
        return self.asks(sheet)

    @property
    def keeps_dice(self) -> bool:
        return True

    def dice_shown(self, sheet: S) -> Dice:
        return Dice(label=LYING, faces=sheet.lying, words=self.shown(sheet.lying))

    def goes_on(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        if isinstance(action, Keep):
            after = after.keeping(action.faces)
            return Step(action, after, (did, *self.noted(sheet, after)))
        return super().goes_on(sheet, action, did, after)


keep_game = made_by(KeepTally, game_of)
"""A game of this engine."""


@frozen(kw_only=True)
class LeaveTally(Tally[S], Generic[S]):
    """A game in which a seat may leave dice, and its own functions say what becomes of them."""

    @property
    def keeps_dice(self) -> bool:
        return True


leave_game = made_by(LeaveTally, game_of)
"""A game in which a seat may leave dice, though none lie from throw to throw."""
