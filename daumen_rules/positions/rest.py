"""The rest: pieces for which the lines of a position have no place lie where nobody sees them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import evolve
from daumen_rules.pieces.marks import Exactly, Mark, Rest, UpTo, own_marks

from .fields import is_hidden
from .gaps import gaps_of
from .parts import OneOf, Record, Row
from .shapes import shapes_of
from .words import Hole, Shape


def with_the_rest(game: AnyGame, state: Any, told: Collection[str]) -> Any:
    """A state with gaps for the pieces without a place: in the hidden heaps that no line tells, as
    many as fit, else in a field with the mark `Rest`. `told` has the places that lines tell.
    """
    shape = shapes_of(game).state
    gaps = gaps_of(game, shape, state)
    left = len(gaps.pool) - gaps.places
    if left <= 0 or not (gaps.places or left < gaps.whole):
        return state
    of = shapes_of(game).of(type(gaps.pool[0]))
    pieces = tuple(Hole(of) for _ in range(left))
    found = _put(shape, state, "", told, _in_a_heap(pieces))
    if found is state:
        return _put(shape, state, "", told, _in_the_rest(state, pieces))
    return with_the_rest(game, found, told)


_Place: TypeAlias = Callable[[Shape, tuple[object, ...]], Any]
"""The value of an empty field with other pieces, from its shape and marks; None for any field that
does not hold them.
"""


def _in_a_heap(pieces: tuple[Hole, ...]) -> _Place:
    def held(shape: Shape, marks: tuple[object, ...]) -> Any:
        is_heap = isinstance(shape, Row) and shape.item is not None and Mark.BY_SEAT not in marks
        sizes = [mark.items for mark in marks if isinstance(mark, Exactly)]
        fits = not sizes or len(pieces) in sizes
        most = next((mark.items for mark in marks if isinstance(mark, UpTo)), len(pieces))
        return pieces[:most] if is_heap and is_hidden(marks) and fits else None

    return held


def _in_the_rest(state: Any, pieces: tuple[Hole, ...]) -> _Place:
    def held(_: Shape, marks: tuple[object, ...]) -> Any:
        rest = next((mark for mark in marks if isinstance(mark, Rest)), None)
        return None if rest is None else rest.of(state, pieces)

    return held


def _put(shape: Shape, value: Any, place: str, told: Collection[str], held_in: _Place) -> Any:
    """A value with pieces in its first empty field that no line tells and that can hold them;
    itself without one.
    """
    if isinstance(value, Hole):
        return value
    if isinstance(shape, OneOf) and value is not None:
        shape = shape.shape_of(value)
    if not isinstance(shape, Record):
        return value
    for name, hint, of in shape.fields():
        within = f"{place}.{name}".removeprefix(".")
        held = getattr(value, name)
        changed = held
        if held == () and within not in told:
            found = held_in(of, own_marks(hint))
            changed = held if found is None else found
        else:
            changed = _put(of, held, within, told, held_in)
        if changed is not held:
            return evolve(value, **{name: changed})
    return value
