"""What fills the gaps of a position as far as an answer asks for it.

A piece that nobody remembers is put into a state as something that cannot be looked at. Where an
answer comes about all the same it holds whatever lies there; where it looks, all that can lie in
that heap is tried. So an answer for all ways needs no more than those that matter.
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
from daumen_rules.pieces.sampling import Below
from daumen_rules.positions.gaps import Filling, Gaps, filled, gaps_of
from daumen_rules.positions.position import Position
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import Hole, Shape

T = TypeVar("T")
Ask: TypeAlias = Callable[[Any], T | None]
ALIKE: Final = 24
"""So many states in which it is answered the same are told of."""


class LookedAtError(Exception):
    """Something was looked at that is not known; `hole` is where it lies."""

    def __init__(self, hole: Hole) -> None:
        super().__init__("not known")
        self.hole = hole


class TooManyError(Exception):
    """There are more ways that matter than may be looked at."""


class _Unknown:
    """Something that nobody remembers. Whatever is done with it is an error that names its hole."""

    __slots__ = ("_hole",)

    def __init__(self, hole: Hole) -> None:
        object.__setattr__(self, "_hole", hole)

    def __getattribute__(self, name: str) -> NoReturn:
        raise LookedAtError(object.__getattribute__(self, "_hole"))


def _looked_at(unknown: _Unknown, *_: object) -> NoReturn:
    raise LookedAtError(object.__getattribute__(unknown, "_hole"))


_ASKED: Final = (
    *("eq", "ne", "lt", "le", "gt", "ge", "hash", "bool", "index", "int", "len", "iter", "str"),
    *("repr", "add", "radd", "sub", "rsub", "mul", "rmul", "neg", "contains", "getitem", "format"),
)
for _name in _ASKED:
    setattr(_Unknown, f"__{_name}__", _looked_at)


def fillings(
    position: Position[Any], ask: Ask[T], same: Callable[[T], Hashable], most: int
) -> Iterator[tuple[Any, T]]:
    """States, some of them with holes, and what is answered in each; they cover all that fit, but
    for those that are answered the `same` as many before. Where nothing is answered, with None, it
    cannot lie so.

    Raises TooManyError where more than `most` of them matter.
    """
    shape = shapes_of(position.game).state()
    filler = _Filler(position, shape, ask, same, most)
    gaps = gaps_of(position.game, shape, position.known)
    ways = prod(len(values) for _, values in gaps.others)
    if ways > most:
        raise TooManyError
    pieces = Gaps(gaps.pool, gaps.groups, (), gaps.whole)
    for by in Gaps((), (), gaps.others).each():
        yield from filler.answered(filled(shape, position.known, _open(pieces, by)), pieces, ways)


def _open(gaps: Gaps, by: Filling) -> Filling:
    """Some gaps filled, and those for pieces left as they are."""
    return {hole: hole for group in gaps.groups for hole in group} | dict(by)


@frozen(eq=False)
class _Filler(Generic[T]):
    position: Position[Any]
    shape: Shape
    ask: Ask[T]
    same: Callable[[T], Hashable]
    most: int
    alike: Counter[Hashable] = field(factory=Counter[Hashable])
    """How often it was answered the same."""

    def answered(self, known: Any, gaps: Gaps, ways: int) -> Iterator[tuple[Any, T]]:
        """The answers by a state, in which a heap is filled where it is looked at."""
        unknown = {hole: _Unknown(hole) for group in gaps.groups for hole in group}
        try:
            answer = self.ask(_put(known, unknown))
        except LookedAtError as error:
            group = next(group for group in gaps.groups if error.hole in group)
        else:
            if answer is not None and self.is_new(known, gaps, answer):
                yield known, answer
            return
        ways *= comb(len(gaps.pool), len(group))
        if ways > self.most:
            raise TooManyError
        others = tuple(one for one in gaps.groups if one is not group)
        for places in combinations(range(len(gaps.pool)), len(group)):
            pool = tuple(piece for at, piece in enumerate(gaps.pool) if at not in places)
            left = Gaps(pool, others, (), gaps.whole)
            pieces = [gaps.pool[place] for place in places]
            by = _open(left, dict(zip(group, pieces, strict=True)))
            yield from self.answered(filled(self.shape, known, by), left, ways)

    def is_new(self, known: Any, gaps: Gaps, answer: T) -> bool:
        """Whether it was seldom answered so before, and it can lie so."""
        key = self.same(answer)
        if self.alike[key] >= ALIKE or not self.can_be(known, gaps):
            return False
        self.alike[key] += 1
        return True

    def can_be(self, known: Any, gaps: Gaps) -> bool:
        """Whether some way to fill what is left makes a state that can stand at a table."""
        game = self.position.game
        first = next(gaps.each(), None)
        if first is None:
            return False
        if not game.faults(filled(self.shape, known, first)):
            return True
        left = evolve(self.position, known=known, acts=())
        return not left.is_whole and not isinstance(left.drawn(numbers()), Impossible)


def _put(value: Any, by: Mapping[Hole, _Unknown]) -> Any:
    """A value with what cannot be looked at in its holes; the same value where it has none."""
    if isinstance(value, Hole):
        return by[value]
    if value.__class__ is tuple:
        parts = [_put(each, by) for each in value]
        return tuple(parts) if any(map(is_not, parts, value)) else value
    names = _names(value.__class__)
    changes = {
        name: put for name in names if (put := _put(held := getattr(value, name), by)) is not held
    }
    return attrs.evolve(value, **changes) if changes else value


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a class that is made of fields; of one without any, such as a number, none."""
    return tuple(each.name for each in attrs.fields(kind) if each.init) if attrs.has(kind) else ()


def numbers() -> Below:
    """Numbers that are the same on every machine."""
    last = 1

    def below(count: int) -> int:
        nonlocal last
        last = last * 48271 % 2147483647
        return last % count

    return below
