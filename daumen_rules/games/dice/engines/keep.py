"""Goes of several throws in which a seat may keep dice, as in 83 Chicago and 111 Kniffel.

The engine has the state of these goes and the rows that check kept dice. Each game says what the
dice are worth and what a go changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Any, Generic, Self, cast

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.clause import Clause, cites
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


@frozen(kw_only=True, slots=False, repr=False)
class KeepTable(Table[R, N, C], Generic[R, N, C]):
    """A table at which the seat on turn may keep dice. `thrown` counts its throws before the
    present one; `faces` are the dice of the present throw, lowest first.
    """

    kept: Annotated[Faces, Called("kept", "liegen gelassen")] = ()
    """The dice that the seat has kept from earlier throws, lowest first."""
    stands: Annotated[bool, Called("stands", "bleibt stehen")] = False
    """Whether kept dice stay for the rest of the go; if not, each throw mixes them into `faces`."""
    emptied: Annotated[bool, Called("all exchanged", "alles getauscht")] = False
    """Whether a throw lies there although none of its dice is left in `faces`."""

    @property
    def is_open(self) -> bool:
        return self.emptied or bool(self.faces)

    @property
    def lying(self) -> Faces:
        return in_order((*self.kept, *self.faces))

    def threw(self, faces: Faces) -> Self:
        kept = self.kept if self.stands else ()
        fallen = faces if self.stands else (*self.kept, *faces)
        return evolve(self, kept=kept, faces=in_order(fallen), emptied=False)

    def to_fall(self, dice: int) -> int:
        return 0 if self.is_open else dice - len(self.kept)

    def keeping(self, faces: Faces) -> Self:
        return evolve(self.cleared(), kept=faces)

    def cleared(self) -> Self:
        return evolve(self, thrown=self.thrown + 1, chosen=None, faces=(), kept=(), emptied=False)


@lru_cache(maxsize=1024)
def parts(faces: Faces) -> tuple[Faces, ...]:
    """All different selections of some dice, from none of them to all of them."""
    sizes = range(len(faces) + 1)
    return tuple(dict.fromkeys(part for size in sizes for part in combinations(faces, size)))


def any_of(clause: Clause) -> Callable[[Faces], tuple[Faces, ...]]:
    """Any of the dice may be left when others are thrown again, also none or all."""

    @cites(clause)
    def leaves(lying: Faces) -> tuple[Faces, ...]:
        return parts(lying)

    return leaves


def holds(whole: Faces, part: Faces) -> bool:
    """Whether `whole` contains every die of `part`, equal faces counted."""
    return all(part.count(face) <= whole.count(face) for face in part)


def most_throws(clause: Clause, most: int) -> Row[Any, Keep]:
    """The row that refuses to keep dice and throw on after the `most` throws of a go."""

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
    """The row that refuses to keep dice that do not lie there, or all `dice` of them."""

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
    """The row that refuses to throw a kept die again, if `stands` says that kept dice stay."""

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
    """The rows of a go of three throws: the limit of throws, the dice to keep, and, if the clause
    `stand` is given, that kept dice stay. `stands` asks the rules whether they do.
    """
    rows = most_throws(throws, 3), kept_lie(keep, dice)
    return (*rows, kept_stand(stand, stands)) if stand else rows


@frozen(kw_only=True)
class KeepTally(Tally[S], Generic[S]):
    """A game of this engine. Thrown dice wait until the seat keeps some of them, or until it has
    chosen one of the things that `asks` offers."""

    stands: Callable[[Any], bool] = lambda _: False
    """Whether kept dice stay for the rest of the go. Gets the rules."""
    leaves: Callable[[Faces], tuple[Faces, ...]] = parts
    """Which of the dice that lie there may be left when others are thrown again."""
    board: Callable[[S], Iterable[Line]] = lambda _: ()
    """The lines of a score sheet beside the notes, each with one value per seat."""

    would: Callable[[S], Sequence[int | None]] = lambda _: ()
    """What the dice that lie there would count in each line of `board`, None in a line that is not
    free; empty if nothing is to be entered now."""

    def table_now(self, sheet: S) -> Sequence[int | None]:
        return self.would(sheet) if sheet.is_open else ()

    def table_lines(self, sheet: S) -> Iterable[Line]:
        return self.board(sheet)

    def first(self, held: dict[str, Any], common: Any) -> S:
        stands = self.stands(held["rules"])
        return cast("S", KeepTable(**held, common=common, stands=stands))

    def choices(self, sheet: S) -> tuple[Choice, ...]:
        done = sheet.chosen is not None or not sheet.is_open
        return () if done else (*self.asks(sheet), *self.leaves(sheet.lying))

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
    """A game in which a seat may keep dice, and whose own functions say what that does."""

    @property
    def keeps_dice(self) -> bool:
        return True

    def goes_on(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        if isinstance(action, Keep) and not self.is_settled(after):
            return Step(action, after, (did, *self.tells(sheet, after)))
        return super().goes_on(sheet, action, did, after)


leave_game = made_by(LeaveTally, game_of)
"""A game in which a seat may keep dice, with any kind of sheet."""
