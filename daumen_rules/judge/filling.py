"""Fills the gaps of a position, but only those that an answer depends on.

A state holds a placeholder for each unknown piece, and any use of a placeholder raises an error. If
an answer comes out without that error, it holds whatever the piece is. If not, all contents that
the heap can have are tried; where a placeholder was compared with a single piece, all places of
that piece. So an answer for all fillings needs only those that matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from itertools import combinations
from math import comb, prod
from operator import is_not
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

import attrs
from attrs import field

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.sampling import fixed_numbers
from daumen_rules.positions.gaps import Filling, Gaps, filled, gaps_of
from daumen_rules.positions.position import Position
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import Hole, Shape

T = TypeVar("T")
Ask: TypeAlias = Callable[[Any], T | None]
ENUMERATED: Final = 3000
"""Up to this number of fillings that matter, the answer is worked out in all of them."""
DRAWN: Final = 200
"""The number of fillings that are drawn by chance where more matter."""
ALIKE: Final = 24
"""The number of states with the same answer after which further ones are left out."""


class LookedAtError(Exception):
    """A computation used an unknown value. `hole` is its place; `piece` is the piece with which it
    was compared, None for any other use.
    """

    def __init__(self, hole: Any, piece: Any = None) -> None:
        super().__init__("not known")
        self.hole, self.piece = hole, piece


class TooManyError(Exception):
    """There are more fillings that matter than the limit allows."""


def _looked_at(unknown: Unknown, *_: object) -> NoReturn:
    raise LookedAtError(object.__getattribute__(unknown, "_hole"))


class Unknown:
    """The placeholder of an unknown piece out of a pool, or of another unknown value (None).

    Any use of it raises LookedAtError. But from a piece outside the pool it differs.
    """

    __slots__ = ("_hole", "_pool")

    def __init__(self, hole: Any, pool: tuple[Any, ...] | None) -> None:
        object.__setattr__(self, "_hole", hole)
        object.__setattr__(self, "_pool", pool)

    def __getattribute__(self, name: str) -> NoReturn:
        raise LookedAtError(object.__getattribute__(self, "_hole"))

    def __eq__(self, other: object) -> bool:
        if other is self:
            return True
        hole, pool = (object.__getattribute__(self, name) for name in ("_hole", "_pool"))
        if pool is None or isinstance(other, Unknown) or pool.count(other) > 1:
            raise LookedAtError(hole)
        if other in pool:
            raise LookedAtError(hole, other)
        return False

    def __hash__(self) -> int:
        _looked_at(self)


_ASKED: Final = (
    *("lt", "le", "gt", "ge", "bool", "index", "int", "len", "iter", "str"),
    *("repr", "add", "radd", "sub", "rsub", "mul", "rmul", "neg", "contains", "getitem", "format"),
)
for _name in _ASKED:
    setattr(Unknown, f"__{_name}__", _looked_at)


def in_all_ways(
    position: Position[Any], ask: Ask[T], same: Callable[[T], Hashable]
) -> tuple[list[tuple[Any, T]], bool]:
    """States with the answer of `ask` in each, and whether they cover all that fit, as those of
    `fillings` do; where more than `ENUMERATED` fillings matter, they are drawn by chance.
    """
    try:
        return [*fillings(position, ask, same, ENUMERATED)], True
    except TooManyError:
        states = evolve(position, acts=()).beginnings(DRAWN)
        found = ((state, ask(state)) for state in states)
        return [(state, answer) for state, answer in found if answer is not None], False


def fillings(
    position: Position[Any], ask: Ask[T], same: Callable[[T], Hashable], most: int
) -> Iterator[tuple[Any, T]]:
    """States that may still have holes, each with the answer of `ask` in it.

    Together they cover all states that fit; states whose answer has a `same` key that came up ALIKE
    times before are left out. `ask` gives None for a state that cannot have arisen.

    Raises TooManyError where more than `most` fillings matter.
    """
    shape = shapes_of(position.game).state
    filler = _Filler(position, shape, ask, same, most)
    gaps = gaps_of(position.game, shape, position.known)
    ways = prod(len(values) for _, values in gaps.others)
    if ways > most:
        raise TooManyError
    pieces = Gaps(gaps.pool, gaps.groups, (), gaps.whole)
    for by in Gaps((), (), gaps.others).each():
        yield from filler.answered(filled(shape, position.known, _open(pieces, by)), pieces, ways)


def _contents(gaps: Gaps, group: tuple[Hole, ...]) -> Iterator[tuple[Filling, Gaps]]:
    """Every content that a heap can have, each with the gaps that are left."""
    others = tuple(one for one in gaps.groups if one is not group)
    for places in combinations(range(len(gaps.pool)), len(group)):
        pool = tuple(piece for at, piece in enumerate(gaps.pool) if at not in places)
        pieces = [gaps.pool[place] for place in places]
        yield dict(zip(group, pieces, strict=True)), evolve(gaps, pool=pool, groups=others)


def _places(gaps: Gaps, piece: Any) -> Iterator[tuple[Filling, Gaps]]:
    """Every heap in which a piece can lie, or none of them, each with the gaps that are left."""
    pool = tuple(one for one in gaps.pool if one != piece)
    for at, (first, *rest) in enumerate(gaps.groups):
        groups = (*gaps.groups[:at], *((tuple(rest),) if rest else ()), *gaps.groups[at + 1 :])
        yield {first: piece}, evolve(gaps, pool=pool, groups=groups)
    if len(gaps.pool) > gaps.places:
        yield {}, evolve(gaps, pool=pool)


def _open(gaps: Gaps, by: Filling) -> Filling:
    """A filling that leaves the gaps for pieces open: each such hole is mapped to itself."""
    return {hole: hole for group in gaps.groups for hole in group} | dict(by)


@frozen(eq=False)
class _Filler(Generic[T]):
    position: Position[Any]
    shape: Shape
    ask: Ask[T]
    same: Callable[[T], Hashable]
    most: int
    alike: Counter[Hashable] = field(factory=Counter[Hashable])
    """How often each key of an answer came up."""

    def answered(self, known: Any, gaps: Gaps, ways: int) -> Iterator[tuple[Any, T]]:
        """The answers in a state. What the answer looks at, a heap or the place of a piece, is
        filled in every way.
        """
        unknown = {hole: Unknown(hole, gaps.pool) for group in gaps.groups for hole in group}
        try:
            answer = self.ask(put(known, unknown))
        except LookedAtError as error:
            looked_at = error
        else:
            if answer is not None and self.is_new(known, gaps, answer):
                yield known, answer
            return
        group = next(group for group in gaps.groups if looked_at.hole in group)
        is_heap = looked_at.piece is None
        ways *= comb(len(gaps.pool), len(group)) if is_heap else len(gaps.groups) + 1
        if ways > self.most:
            raise TooManyError
        branches = _contents(gaps, group) if is_heap else _places(gaps, looked_at.piece)
        for by, left in branches:
            yield from self.answered(filled(self.shape, known, _open(left, by)), left, ways)

    def is_new(self, known: Any, gaps: Gaps, answer: T) -> bool:
        """Whether the answer came up less than ALIKE times, and the state is possible."""
        key = self.same(answer)
        if self.alike[key] >= ALIKE or not self.can_be(known, gaps):
            return False
        self.alike[key] += 1
        return True

    def can_be(self, known: Any, gaps: Gaps) -> bool:
        """Whether some way to fill the remaining gaps makes a possible state."""
        first = next(gaps.each(), None)
        if first is None:
            return False
        if not self.position.faults(filled(self.shape, known, first)):
            return True
        left = evolve(self.position, known=known, acts=())
        return not left.is_whole and not isinstance(left.drawn(fixed_numbers()), Impossible)


def put(value: Any, by: Mapping[Any, Any], kind: type = Hole) -> Any:
    """A value with other things in place of each of a kind, as with placeholders in its holes; the
    same object where it has none of them.
    """
    if isinstance(value, kind):
        return by[value]
    if value.__class__ is tuple:
        parts = [put(each, by, kind) for each in value]
        return tuple(parts) if any(map(is_not, parts, value)) else value
    changes = {
        name: new
        for name in _names(value.__class__)
        if (new := put(held := getattr(value, name), by, kind)) is not held
    }
    return attrs.evolve(value, **changes) if changes else value


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The names of the fields of an attrs class; empty for any other class, such as int."""
    return tuple(each.name for each in attrs.fields(kind) if each.init) if attrs.has(kind) else ()
