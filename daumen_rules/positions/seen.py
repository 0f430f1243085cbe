"""A state as a seat sees it: the marks of its fields say where holes hide a value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.impossible import Impossible, hints_of
from daumen_rules.pieces.marks import Mark, Marked, Only, marked, marks_of

from .parts import OneOf, Record, Row
from .shapes import shapes_of
from .words import Hole, Shape

A_VIEW: Final = Text("a view that some state gives", "eine Ansicht, die ein Zustand gibt")


def seen(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """A state with holes in place of all values that a viewer does not see; or its view, for games
    whose positions tell that.
    """
    view = game.view(state, viewer)
    if view.__class__ in (state.__class__, game.checks.seen):
        return view
    recalled = state if game.checks.remembered is None else game.checks.remembered(state)
    return _seen(shapes_of(game).state, recalled, viewer)


def differing(game: AnyGame, told: Any, state: Any) -> tuple[Impossible, ...]:
    """The first field of a told view that is not as a viewer sees a state; what repeats others is
    left out.
    """
    view = game.view(state, told.viewer)
    for name, hint in hints_of(type(told)):
        if Mark.COPY not in marks_of(hint) and getattr(told, name) != getattr(view, name):
            return (Impossible(name, str(getattr(told, name)), A_VIEW),)
    return ()


def _seen(shape: Shape, value: Any, viewer: Viewer) -> Any:
    if isinstance(shape, OneOf) and value is not None:
        shape = shape.shape_of(value)
    if isinstance(shape, Row) and value.__class__ is tuple:
        return tuple(_seen(of, each, viewer) for of, each in shape.paired(value))
    if not isinstance(shape, Record):
        return value
    changed: dict[str, Any] = {}
    marks: Mapping[str, Marked] = marked(shape.kind) if _has_secrets(shape.kind) else {}
    for name, hint, of in shape.fields():
        held = getattr(value, name)
        if Mark.COPY in marks_of(hint):
            changed[name] = held
        elif name not in marks or marks[name].sees(value, viewer):
            changed[name] = _seen(of, held, viewer)
        elif marks[name].by_seat:
            assert isinstance(of, Row)
            changed[name] = tuple(
                each if marks[name].sees(value, viewer, seat) else _covered(of.item, each)
                for seat, each in enumerate(held)
            )
        else:
            changed[name] = _covered(of, held)
    return evolve(value, **changed)


@cache
def _has_secrets(kind: Any) -> bool:
    """Whether a mark of a field of this class hides its value from some seat."""
    return any(
        isinstance(mark, Only) or mark in (Mark.SECRET, Mark.OWN)
        for _, hint in hints_of(kind)
        for mark in marks_of(hint)
    )


def _covered(shape: Shape | None, held: Any) -> Any:
    """Holes in place of hidden values; the number of the values stays visible."""
    if isinstance(shape, Row) and shape.item is not None:
        return tuple(Hole(shape.item) for _ in held)
    assert shape is not None
    return None if held is None else Hole(shape)
