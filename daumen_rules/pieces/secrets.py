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
from daumen_rules.kernel.frozen import frozen
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
    the others. `own` are fields of the view that show a viewer's own item of a field; `sizes` show
    the number of things in a field, or whether there is one; `also` computes other fields.
    """

    state: type[S]
    view: type[V]
    own: Mapping[str, str] = field(factory=dict[str, str])
    sizes: Mapping[str, str] = field(factory=dict[str, str])
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
    def fields(self) -> dict[str, Marked]:
        """The fields of the state with their marks. Raises TypeError for wrong marks."""
        return marked(self.state)

    # What is seen

    @cached_property
    def seen(self) -> Callable[[S, Viewer], V]:
        """The functions that make the fields of a view, computed once."""
        view: Callable[..., V] = get_origin(self.view) or self.view
        parts = [(name, self._part(name)) for name in _fields(self.view)]

        # by identity: clauses that are compared are read
        clauses = {id(m.clause): m.clause for m in self.fields.values() if m.clause is not None}

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
        source = self.own.get(name) or self.sizes.get(name) or name
        marks, value = self.fields[source], attrgetter(source)
        who = Mark.OPEN if source in self.opened else marks.who
        if who is Mark.OPEN and source in holding(self.state):
            return lambda state, viewer: value(self._without_choices(state, viewer))
        if who is Mark.OPEN:
            return lambda state, _: value(state)
        if name in self.own:
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
        return self.state(**{name: self._known(view, viewer, f) for name, f in shows.items()})

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
        if not places:
            return known
        sizes = [size for _, _, size in places]
        holders = [seat if name == self.holding else None for name, seat, _ in places]
        may_lie = self._may_lie(known, holders)
        for _ in range(_TRIES):
            packs = shared_out(pool, sizes, below, may_lie)
            lies = zip((place_of(name, seat) for name, seat, _ in places), packs, strict=True)
            state = with_packs(known, dict(lies))
            if self.fits(state, view):
                return state
        raise ValueError("no state that was drawn goes with the view")

    def _may_lie(self, known: S, seats: list[Seat | None]) -> MayLie | None:
        """Whether a piece may lie in a place, by the owner of the place."""
        if self.may_hold is None:
            return None
        holds = self.may_hold(known)
        return lambda place, piece: (seat := seats[place]) is None or holds(seat, piece)

    def _known(self, view: V, viewer: Viewer, marks: Marked) -> Any:
        """What a view tells about a field of the state; hidden places are empty."""
        name = marks.name
        if marks.by_seat and marks.who is not Mark.OPEN:
            own = next((shows for shows, of in self.own.items() if of == name), None)
            return tuple(
                getattr(view, own) if own is not None and marks.sees(None, viewer, seat) else ()
                for seat in range(len(self._sizes(view, name)))
            )
        return () if marks.who is Mark.SECRET else getattr(view, name)

    def _sizes(self, view: V, name: str) -> Any:
        return getattr(view, next((shows for shows, of in self.sizes.items() if of == name), name))

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


def _own(items: tuple[Any, ...], viewer: Viewer) -> Any:
    """A viewer's own item; empty for a viewer without a seat, and before the deal."""
    return items[viewer] if items and isinstance(viewer, int) else ()


_TRIES = 10_000


def _fields(kind: Any) -> list[str]:
    return [each.name for each in attrs.fields(get_origin(kind) or kind)]
