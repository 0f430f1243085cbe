"""Secrets: a viewer's view of a state, and the states that look the same to a viewer.

Both follow from the marks in the types of the state's fields (`marks`). This module cannot tell
whether the marks are right: tests state by hand what each viewer does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from operator import attrgetter
from typing import Any, Generic, TypeVar, get_origin

import attrs
from attrs import field

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer

from .hidden import Hidden, holding, place_of, with_packs
from .knowledge import Knowledge
from .marks import Mark, Marked, Only, marked
from .sampling import Below, MayLie, shared_out
from .traversal import pieces_in

S = TypeVar("S")
V = TypeVar("V")


@frozen(kw_only=True, eq=False, slots=False)
class Secrets(Hidden[S], Generic[S, V]):
    """The secrets of a class of states, and their class of views; a view names its `viewer`.

    A field of the view shows the field of the same name: in full to those who see it, to others as
    the number of its things (by seat, if it is by seat). A field that only some see is empty for
    the others. `own` are fields of the view that show a viewer's own item of a field, or what he
    sees of it; `sizes` show the number of things in a field, or whether there is one; `lying` show
    by seat the items of a field that lie open for a time; `also` computes other fields.
    """

    state: type[S]
    view: type[V]
    own: Mapping[str, str] = field(factory=dict[str, str])
    sizes: Mapping[str, str] = field(factory=dict[str, str])
    lying: Mapping[str, str] = field(factory=dict[str, str])
    also: Mapping[str, Callable[[S, Viewer], Any]] = field(
        factory=dict[str, Callable[[S, Viewer], Any]]
    )
    may_hold: Callable[[S], Callable[[Seat, Any], bool]] | None = None
    """Whether a seat may hold a piece, by further facts in the open part of a state."""
    holding: str = "hands"
    """The field of the hands that `may_hold` speaks about."""
    fits: Callable[[S, V], bool] = lambda _, __: True
    """Whether a sampled state fits a view; if not, another one is sampled."""
    opened: Collection[str] = ()
    """Fields that are open whatever their marks say; tests use it to plant that fault."""

    @cached_property
    def knowledge(self) -> Knowledge[S, V]:
        """Who knows what of the states."""
        return Knowledge(view=self.seen, alike=self.alike, masked=self.masked, sample=self.sample)

    @cached_property
    def fields(self) -> Mapping[str, Marked]:
        """The fields of the state with their marks. Raises TypeError for wrong marks."""
        kind: Any = self.state
        return marked(kind)

    # What is seen

    @cached_property
    def seen(self) -> Callable[[S, Viewer], V]:
        """The functions that make the fields of a view, computed once."""
        view: Callable[..., V] = get_origin(self.view) or self.view
        parts = [(name, self._part(name)) for name in _fields(self.view)]

        # by identity: clauses that are compared are read
        clauses = {id(clause): clause for m in self.fields.values() for clause in m.clauses}

        @cites(*clauses.values())
        def seen(state: S, viewer: Viewer) -> V:
            return view(**{name: part(state, viewer) for name, part in parts})

        return seen

    def _part(self, name: str) -> Callable[[S, Viewer], Any]:
        """The function that makes one field of the view, from the state and the viewer."""
        if name == "viewer":
            return lambda _, viewer: viewer
        if name in self.also:
            return self.also[name]
        source = next((of[name] for of in (self.own, self.sizes, self.lying) if name in of), name)
        marks, value = self.fields[source], attrgetter(source)
        who = Mark.OPEN if source in self.opened else marks.who
        if who is Mark.OPEN and source in holding(self.state):
            return lambda state, viewer: value(self._without_choices(state, viewer))
        if (is_forgotten := marks.is_forgotten) is not None:
            return lambda state, _: () if is_forgotten(state) else value(state)
        if who is Mark.OPEN:
            return lambda state, _: value(state)
        if name in self.lying:
            return lambda state, _: _open_items(value(state), marks.lies_open(state))
        if name in self.own and marks.by_seat:
            return lambda state, viewer: _own(value(state), viewer)
        if isinstance(who, Only) and name not in self.sizes:
            nothing = () if marks.many else None
            knows = who.who
            return lambda state, viewer: value(state) if viewer in knows(state) else nothing
        if marks.by_seat:
            return lambda state, _: tuple(map(len, value(state)))
        if marks.many:
            return lambda state, _: len(value(state))
        return lambda state, _: value(state) is not None

    def _without_choices(self, state: S, viewer: Viewer) -> S:
        """A state with None in place of all that others have chosen in secret."""
        return with_packs(state, dict.fromkeys(self.choices(state, viewer), ()))

    def known(self, view: V, viewer: Viewer) -> S:
        """The state as far as a view tells it: hidden places are empty."""
        shows = {name: f for name, f in self.fields.items() if name not in self.also}
        opened: dict[str, Any] = {
            name: getattr(view, name) if f.who is Mark.OPEN else () for name, f in shows.items()
        }
        told = self.state(**opened)
        hidden = {name: f for name, f in shows.items() if f.who is not Mark.OPEN}
        lies: dict[str, Any] = {n: self._known(told, view, viewer, f) for n, f in hidden.items()}
        return self.state(**{**opened, **lies})

    # What may lie where nobody sees it

    def sample(self, view: V, below: Below) -> S:
        """A random state that gives its viewer this very view.

        It respects `may_hold`; it may contradict what could be inferred from the course of a game.
        Raises ValueError for a view that no state gives.
        """
        shown: Any = view
        viewer: Viewer = shown.viewer
        known = self.known(view, viewer)
        chosen = self.choices(known, viewer).items()
        known = with_packs(known, {at: (values[below(len(values))],) for at, values in chosen})
        lying = set(pieces_in(known, type(self.back)))
        pool = [piece for piece in self.pack(known) if piece not in lying]
        places = [
            (name, seat, size)
            for name, marks in self.fields.items()
            for seat, size in self._unseen(known, view, viewer, marks)
        ]
        forgotten = self._forgotten(known)
        if not places and not forgotten:
            return known
        sizes = [size for _, _, size in places]
        holders = [seat if name == self.holding else None for name, seat, _ in places]
        if forgotten:
            sizes, holders = [*sizes, len(pool) - sum(sizes)], [*holders, None]
        may_lie = self._may_lie(known, holders)
        for _ in range(_TRIES):
            packs = shared_out(pool, sizes, below, may_lie)
            lies = zip((place_of(name, seat) for name, seat, _ in places), packs, strict=False)
            state = with_packs(self._put_back(known, forgotten, packs), dict(lies))
            if self.fits(state, view):
                return state
        raise ValueError("no state that was drawn goes with the view")

    def _may_lie(self, known: S, seats: list[Seat | None]) -> MayLie | None:
        """Whether a piece may lie in a place, by the owner of the place."""
        if self.may_hold is None:
            return None
        holds = self.may_hold(known)
        return lambda place, piece: (seat := seats[place]) is None or holds(seat, piece)

    @property
    def forgets(self) -> bool:
        """Whether there are states in which nobody sees a field any more."""
        return any(marks.is_forgotten is not None for marks in self.fields.values())

    def remembered(self, state: S) -> S:
        """The state without what nobody sees any more."""
        found: S = evolve(state, **dict.fromkeys(self._forgotten(state), ()))  # type: ignore[misc]
        return found

    def _forgotten(self, state: S) -> list[str]:
        """The field of a state that nobody sees any more, if there is one."""
        fields = self.fields.items()
        return [name for name, m in fields if m.is_forgotten is not None and m.is_forgotten(state)]

    def _put_back(self, state: S, forgotten: list[str], packs: tuple[tuple[Any, ...], ...]) -> S:
        """The state with the last of some packs in the field that nobody sees any more."""
        for name in forgotten:
            rest = self.fields[name].rest
            assert rest is not None, "what is forgotten has the mark of the rest"
            state = evolve(state, **{name: rest(state, packs[-1])})  # type: ignore[misc]
        return state

    def _known(self, told: S, view: V, viewer: Viewer, marks: Marked) -> Any:
        """What a view tells about a field that is not open, with the open part of the state; hidden
        places are empty.
        """
        name = marks.name
        if not marks.by_seat:
            return () if marks.who is Mark.SECRET else getattr(view, _shown(self.own, name))
        own, lying = _shown(self.own, name), _shown(self.lying, name)
        lies_open = marks.lies_open(told)
        return tuple(
            getattr(view, lying)[seat]
            if seat in lies_open
            else getattr(view, own)
            if own != name and marks.sees(told, viewer, seat)
            else ()
            for seat in range(len(self._sizes(view, name)))
        )

    def _sizes(self, view: V, name: str) -> Any:
        return getattr(view, _shown(self.sizes, name))

    def _unseen(
        self, known: S, view: V, viewer: Viewer, marks: Marked
    ) -> Iterable[tuple[Seat | None, int]]:
        """The places of a field that a viewer does not see: the owner and the size of each."""
        if marks.who is Mark.OPEN:
            return
        sizes = self._sizes(view, marks.name)
        if marks.by_seat:
            for seat, size in enumerate(sizes):
                if not marks.sees(known, viewer, seat):
                    yield seat, size
        elif not marks.sees(known, viewer):
            yield None, int(sizes)


def _shown(shows: Mapping[str, str], name: str) -> str:
    """The field of a view that shows a field of the state; its own name where no other does."""
    return next((shown for shown, of in shows.items() if of == name), name)


def _open_items(items: tuple[Any, ...], seats: Collection[Seat]) -> tuple[Any, ...]:
    """The items of some seats; nothing for the others."""
    return tuple(item if seat in seats else () for seat, item in enumerate(items))


def _own(items: tuple[Any, ...], viewer: Viewer) -> Any:
    """A viewer's own item; empty for a viewer without a seat, and before the deal."""
    return items[viewer] if items and isinstance(viewer, int) else ()


_TRIES = 10_000


def _fields(kind: Any) -> list[str]:
    return [each.name for each in attrs.fields(get_origin(kind) or kind)]
