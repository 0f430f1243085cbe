"""The gaps of a position: the values that fit, all fillings and their number, a random filling.

Each piece of the game, such as a card, lies in one place; any other gap may have any value of its
shape. The game itself decides whether the filled state is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import factorial, prod
from typing import Any, TypeAlias

import attrs

from daumen_rules.contracts.faults import first_laid
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen, has_fields
from daumen_rules.pieces.marks import Mark, own_marks
from daumen_rules.pieces.sampling import Below, shuffled
from daumen_rules.pieces.traversal import pieces_in

from .parts import Done, OneOf, Record, Row
from .words import FACE, Coded, Hole, Named, Shape, Sitting, Worded

Filling: TypeAlias = Mapping[Hole, Any]


def holes_in(value: Any) -> Iterator[Hole]:
    """The gaps in a value, in the order of its fields."""
    if isinstance(value, Hole):
        yield value
    elif value.__class__ is tuple:
        for each in value:
            yield from holes_in(each)
    elif has_fields(value.__class__):
        for field in attrs.fields(value.__class__):
            yield from holes_in(getattr(value, field.name))


def domain(shape: Shape, players: int) -> Sequence[Any] | None:
    """All values that a gap of a shape can have; None where they cannot be listed."""
    match shape:
        case Worded():
            return shape.operand.values
        case Named():
            return [value for value, _ in shape.words]
        case Sitting():
            return range(players)
        case OneOf():
            found = [domain(one, players) for _, one in shape.shapes]
            if None in found:
                return None
            return [value for values in found for value in values or ()]
        case _:
            return range(1, 7) if shape is FACE else None


def kind_of(shape: Shape) -> Any:
    """The class of the piece that a gap of a shape holds; None where it holds no piece."""
    if isinstance(shape, Worded | Coded):
        return shape.kind
    if isinstance(shape, OneOf) and len(shape.shapes) == 1:
        return kind_of(shape.shapes[0][1])
    return None


def filled(shape: Shape, value: Any, by: Filling) -> Any:
    """A value with its gaps filled; rows whose order does not count are sorted again."""
    if isinstance(value, Hole):
        return by[value]
    if isinstance(shape, OneOf) and value is not None:
        return filled(shape.shape_of(value), value, by)
    if isinstance(shape, Row):
        return shape.in_order(filled(of, each, by) for of, each in shape.paired(value))
    if isinstance(shape, Done):
        return _filled_action(value, by)
    if isinstance(shape, Record):
        changed = {
            name: filled(of, held, by)
            for name, _, of in shape.fields()
            if any(holes_in(held := getattr(value, name)))
        }
        return attrs.evolve(value, **changed) if changed else value
    return value


def _filled_action(action: Any, by: Filling) -> Any:
    """An action with its gaps filled."""
    held = {field.name: getattr(action, field.name) for field in attrs.fields(action.__class__)}
    changed = {name: by[value] for name, value in held.items() if isinstance(value, Hole)}
    return attrs.evolve(action, **changed) if changed else action


def _groups(shape: Shape, value: Any) -> Iterator[list[Hole]]:
    """The gaps of a value in groups: those of a row whose order does not count are one group."""
    if isinstance(value, Hole):
        yield [value]
    elif isinstance(shape, OneOf) and value is not None:
        yield from _groups(shape.shape_of(value), value)
    elif isinstance(shape, Row):
        if shape.is_unsorted:
            if held := [each for each in value or () if isinstance(each, Hole)]:
                yield held
            return
        for of, each in shape.paired(value):
            yield from _groups(of, each)
    elif isinstance(shape, Done):
        yield from ([hole] for hole in holes_in(value))
    elif isinstance(shape, Record):
        for name, _, of in shape.fields():
            yield from _groups(of, getattr(value, name))


@frozen(eq=False)
class Gaps:
    """The gaps of a value: those for pieces, with these pieces, and those for other values."""

    pool: tuple[Any, ...]
    """The pieces that have no place yet."""
    groups: tuple[tuple[Hole, ...], ...]
    """The gaps for pieces; a group holds the gaps of a row whose order does not count."""
    others: tuple[tuple[Hole, tuple[Any, ...]], ...]
    """The gaps for other values, each with the values that it may have."""
    whole: int = 0
    """The number of all pieces of the game."""

    @property
    def places(self) -> int:
        """The number of gaps for pieces."""
        return sum(map(len, self.groups))

    def count(self) -> int:
        """The number of fillings, whether or not the game allows the filled states."""
        left = len(self.pool)
        if left < self.places:
            return 0
        orders = factorial(left) // factorial(left - self.places)
        same = prod(factorial(len(group)) for group in self.groups)
        return orders // same * prod(len(values) for _, values in self.others)

    def each(self) -> Iterator[Filling]:
        """Every way to fill the gaps, in a fixed order."""
        yield from self._each(self.pool, self.groups, self.others, {})

    def _each(
        self,
        pool: tuple[Any, ...],
        groups: tuple[tuple[Hole, ...], ...],
        others: tuple[tuple[Hole, tuple[Any, ...]], ...],
        by: dict[Hole, Any],
    ) -> Iterator[Filling]:
        if groups:
            first, rest = groups[0], groups[1:]
            for places in combinations(range(len(pool)), len(first)):
                hole_at = dict(zip(places, first, strict=True))
                left = tuple(piece for at, piece in enumerate(pool) if at not in hole_at)
                pieces = {hole: pool[place] for place, hole in hole_at.items()}
                yield from self._each(left, rest, others, by | pieces)
        elif others:
            (hole, values), rest_of = others[0], others[1:]
            for value in values:
                yield from self._each(pool, groups, rest_of, by | {hole: value})
        else:
            yield by

    def drawn(self, below: Below) -> Filling:
        """A random filling of the gaps. Raises ValueError for too few pieces."""
        if len(self.pool) < self.places:
            raise ValueError(f"{len(self.pool)} pieces for {self.places} gaps")
        rest = iter(shuffled(self.pool, below))
        by = {hole: next(rest) for group in self.groups for hole in group}
        return by | {hole: values[below(len(values))] for hole, values in self.others}


def gaps_of(game: AnyGame, shape: Shape, state: Any) -> Gaps:
    """The gaps of a state with holes."""
    players = game.rules.players(state)
    whole = _whole(game, state)
    kinds = {piece.__class__ for piece in whole if has_fields(piece.__class__)}
    pool = whole - Counter(piece for kind in kinds for piece in pieces_in(state, kind))
    copies = {*_copied(shape, state)}
    groups, others = list[tuple[Hole, ...]](), list[tuple[Hole, tuple[Any, ...]]]()
    for group in _groups(shape, state):
        if kind_of(group[0].shape) in kinds and not copies.intersection(group):
            groups.append(tuple(group))
        else:
            others += [(hole, tuple(domain(hole.shape, players) or ())) for hole in group]
    return Gaps(tuple(sorted(pool.elements())), tuple(groups), tuple(others), whole.total())


def _copied(shape: Shape, value: Any) -> Iterator[Hole]:
    """The gaps in fields marked COPY: these repeat pieces that lie elsewhere."""
    if isinstance(shape, OneOf) and value is not None and not isinstance(value, Hole):
        shape = shape.shape_of(value)
    if isinstance(shape, Record) and not isinstance(value, Hole):
        for name, hint, of in shape.fields():
            held = getattr(value, name)
            if Mark.COPY in own_marks(hint):
                yield from holes_in(held)
            else:
                yield from _copied(of, held)


def _whole(game: AnyGame, state: Any) -> Counter[Any]:
    """All pieces of the game, counted; none where the game declares no pieces."""
    if game.checks.whole is not None:
        return Counter(game.checks.whole(state))
    if game.checks.pieces is None:
        return Counter()
    return first_laid(game.rules, game.checks.pieces, game.rules.players(state), state.rules)
