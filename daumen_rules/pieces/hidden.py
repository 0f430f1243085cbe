"""What marks hide from a viewer: the places of the pieces that he does not see, and the same state
or action with other pieces there.

The marks are those of the value's class (`marks`), and of what lies in its open fields.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, pairwise
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer

from .marks import Mark, Marked, has_marks, marked, own_marks
from .traversal import pieces_in

S = TypeVar("S")
T = TypeVar("T")
Place: TypeAlias = tuple[str | int, ...]
"""Where pieces lie: `("stock",)`, or `("hands", 2)` where each seat has its own; a field of the
fourth thing in the open field `pile` is `("pile", 3, "cards")`.
"""
Packs: TypeAlias = Mapping[Place, tuple[Any, ...]]


@frozen(kw_only=True, eq=False, slots=False)
class Hidden(Generic[S]):
    """What the marks of states and actions hide: the pieces that a viewer does not see."""

    back: Hashable
    """A piece, such as a card, that stands for each that is not seen."""
    pack: Callable[[S], Collection[Any]]
    """All pieces that there are, from the open part of a state; none before they are given out."""

    def hidden(self, value: Any, viewer: Viewer) -> dict[Place, tuple[Any, ...]]:
        """The pieces of a state or an action that a viewer does not see, by place."""
        unseen = _hidden(value, viewer, ())
        return {at: items for at, items, marks in unseen if not marks.chosen}

    def choices(self, value: Any, viewer: Viewer) -> dict[Place, tuple[Any, ...]]:
        """The places in a state or an action where a viewer does not see what was chosen, and the
        values that it can have.
        """
        return {at: marks.chosen for at, _, marks in _hidden(value, viewer, ()) if marks.chosen}

    def alike(self, state: S, viewer: Viewer) -> Iterator[S]:
        """States that look the same to a viewer: what he does not see lies otherwise, or another
        value was chosen.
        """
        unseen = self.hidden(state, viewer)
        for packs in rearranged([*unseen.values()]) if any(unseen.values()) else ():
            yield with_packs(state, dict(zip(unseen, packs, strict=True)))
        for at, values in self.choices(state, viewer).items():
            others = (with_packs(state, {at: (value,)}) for value in values)
            yield from (other for other in others if other != state)

    def masked(self, value: T, viewer: Viewer) -> T:
        """A state or an action with the same piece in place of each that a viewer does not see."""
        unseen = self.hidden(value, viewer)
        backs = {at: (self.back,) * len(pack) for at, pack in unseen.items()}
        chosen = self.choices(value, viewer)
        return with_packs(value, backs | {at: values[:1] for at, values in chosen.items()})

    def pieces(self, state: S) -> Iterator[Any] | None:
        """All pieces in a state, each once; None where the pack is not dealt."""
        return pieces_in(state, type(self.back)) if self.pack(state) else None


def holding(kind: Any) -> tuple[str, ...]:
    """The open fields of a class in which something hides."""
    return _plan(kind).holding


# Places


def with_packs(value: T, packs: Packs) -> T:
    """A state or an action with other pieces in some places."""
    if not packs:
        return value
    kind: Any = value.__class__
    fields = _plan(kind).fields
    parts: dict[str, dict[Place, tuple[Any, ...]]] = {}
    for place, pack in packs.items():
        parts.setdefault(str(place[0]), {})[place[1:]] = pack
    changed = {
        name: _lying(fields.get(name), getattr(value, name), inner) for name, inner in parts.items()
    }
    found: T = evolve(value, **changed)  # type: ignore[misc]
    return found


def _lying(marks: Marked | None, held: Any, packs: Packs) -> Any:
    """The value of a field with other pieces in its places."""
    if marks is None or marks.who is Mark.OPEN:
        if held.__class__ is not tuple:
            return with_packs(held, packs)
        things = [*held]
        for place, pack in packs.items():
            at = int(place[0])
            things[at] = with_packs(things[at], {place[1:]: pack})
        return tuple(things)
    lies = {at: tuple(sorted(pack)) if marks.unsorted else pack for at, pack in packs.items()}
    if marks.by_seat:
        return tuple(lies.get((seat,), item) for seat, item in enumerate(held))
    return lies[()] if marks.many else next(iter(lies[()]), None)


def place_of(name: str, seat: Seat | None) -> Place:
    """The place of a field, or of a seat's item in it."""
    return (name,) if seat is None else (name, seat)


def _hidden(
    value: Any, viewer: Viewer, at: Place
) -> Iterator[tuple[Place, tuple[Any, ...], Marked]]:
    """What a viewer does not see in a value, with its places and the marks of its field."""
    plan = _plan(value.__class__)
    for name, marks in plan.fields.items():
        if marks.who is not Mark.OPEN:
            for seat, items in _items(marks, getattr(value, name)):
                if not marks.sees(value, viewer, seat):
                    yield (*at, *place_of(name, seat)), items, marks
    for name in plan.holding:
        held = getattr(value, name)
        if held.__class__ is tuple:
            for number, each in enumerate(held):
                yield from _hidden(each, viewer, (*at, name, number))
        else:
            yield from _hidden(held, viewer, (*at, name))


@frozen
class _Plan:
    """Of a class: its fields, if they are marked, and the open ones in which something hides."""

    fields: Mapping[str, Marked]
    holding: tuple[str, ...]


@cache
def _plan(kind: Any) -> _Plan:
    if not attrs.has(kind):
        return _Plan({}, ())
    fields: Mapping[str, Marked] = marked(kind) if has_marks(kind) else {}
    hints = get_type_hints(kind, include_extras=True)
    names = (each.name for each in attrs.fields(kind))
    is_open = (n for n in names if n not in fields or fields[n].who is Mark.OPEN)
    return _Plan(fields, tuple(name for name in is_open if _hides(hints[name])))


def _hides(hint: Any) -> bool:
    """Whether something hides in values of a type; a copy in an open field hides nothing."""
    if Mark.COPY in own_marks(hint):
        return False
    kind = get_origin(hint) or hint
    if attrs.has(kind):
        plan = _plan(kind)
        return bool(plan.holding) or any(m.who is not Mark.OPEN for m in plan.fields.values())
    inner = get_args(hint)[:1] if kind is Annotated else get_args(hint)
    return any(map(_hides, inner))


def _items(marks: Marked, value: Any) -> Iterator[tuple[Seat | None, tuple[Any, ...]]]:
    """What lies in a field, for each seat or for none."""
    if marks.by_seat:
        yield from enumerate(value)
    elif marks.many:
        yield None, value
    else:
        yield None, () if value is None else (value,)


def rearranged(packs: Sequence[tuple[T, ...]]) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Other ways in which the same things lie in packs of the same sizes.

    Not all ways, but some in which every pack has other things: two neighbours exchange one, all
    things lie in the opposite order, and all move on by one.
    """
    for at, (one, other) in enumerate(pairwise(packs)):
        if one and other:
            yield (*packs[:at], (*one[1:], other[-1]), (*other[:-1], one[0]), *packs[at + 2 :])
    things = [thing for pack in packs for thing in pack]
    for order in (things[::-1], things[1:] + things[:1]):
        rest = iter(order)
        yield tuple(tuple(islice(rest, len(pack))) for pack in packs)
