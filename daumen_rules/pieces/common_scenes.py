"""The scene of a table of which not everything is known: what several scenes have in common.

Each scene is one that the table may be. Where they differ, the common scene has `?`, a back or a
die without pips.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import attrs

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import SeatTerm, Term, Text

from .scenes import Board, Chips, Course, Dice, Fan, Scene, Spot, Tile, note, same, term

T = TypeVar("T")
UNKNOWN: Final = "?"
_MAN: Final = Tile(signs=((UNKNOWN, ""),), words=Text("unknown", "unbekannt"), layers=("unknown",))
_TERM: Final = term(UNKNOWN)
_PLAIN: Final[tuple[tuple[type, Any], ...]] = (
    (bool, False),
    (int, 0),
    (str, UNKNOWN),
    (Text, same(UNKNOWN)),
    (Term, _TERM),
    (SeatTerm, _TERM),
    (Tile, _MAN),
)
"""What stands for a value of a class that is not known."""


def common_scene(scenes: Sequence[Scene]) -> Scene:
    """The scene that shows what holds in all of some scenes."""
    found: Scene = _common(scenes)
    return found


def _common(values: Sequence[Any]) -> Any:
    """The common part of some values."""
    first = values[0]
    if all(value == first for value in values):
        return first
    for kind, unknown in _PLAIN:
        if any(isinstance(value, kind) for value in values):
            return unknown
    if any(value.__class__ is not first.__class__ for value in values):
        return None
    match first:
        case tuple():
            return _row(values)
        case Fan():
            return _fan(values)
        case Board():
            return evolve(first, stones=_standing(value.stones for value in values))
        case Course():
            return evolve(first, men=_standing(value.men for value in values))
        case Chips(label=label):
            return note("{label}: ?", "{label}: ?", label=term(label))
        case Dice():
            known = _in_all([value.faces for value in values])
            faces = (*known.elements(), *[0] * (len(first.faces) - known.total()))
            said = ", ".join(str(face or UNKNOWN) for face in faces)
            return evolve(first, faces=faces, words=Term(UNKNOWN, same(said)))
        case _:
            names = [each.name for each in attrs.fields(first.__class__)]
            parts = {name: [getattr(value, name) for value in values] for name in names}
            return evolve(first, **{name: _common(each) for name, each in parts.items()})


def _row(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """The common part of each item; of rows that differ in length, the items that all have."""
    if len({len(row) for row in rows}) == 1:
        return tuple(map(_common, zip(*rows, strict=True)))
    return tuple(item for item in rows[0] if all(item in row for row in rows))


def _in_all(rows: Sequence[Iterable[T]]) -> Counter[T]:
    """The items that all rows have, each as often as in the row with fewest of it."""
    first, *others = map(Counter[T], rows)
    for other in others:
        first &= other
    return first


def _fan(fans: Sequence[Fan]) -> Fan:
    """The cards that lie in all fans, and backs for the others."""
    left = _in_all([fan.cards for fan in fans])
    cards = list[Tile]()
    for card in fans[0].cards:
        if left[card]:
            left[card] -= 1
            cards.append(card)
    sizes = {len(fan.cards) + fan.backs for fan in fans}
    count = _common([fan.count for fan in fans]) if len(sizes) == 1 else same(UNKNOWN)
    return evolve(fans[0], cards=tuple(cards), backs=min(sizes) - len(cards), count=count)


def _standing(boards: Iterable[Iterable[tuple[Spot, Tile]]]) -> tuple[tuple[Spot, Tile], ...]:
    """The stones that stand in their places in all ways, and `?` in the places of others."""
    each = [[*stones] for stones in boards]
    spots = dict.fromkeys(spot for stones in each for spot, _ in stones)
    found = list[tuple[Spot, Tile]]()
    for spot in spots:
        here = [[tile for at, tile in stones if at == spot] for stones in each]
        same_here = all(tiles == here[0] for tiles in here)
        found += [(spot, tile) for tile in (here[0] if same_here else [_MAN])]
    return tuple(found)
