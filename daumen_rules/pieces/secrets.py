"""Secrets: what a viewer sees of a state, and which states he may take for the true one.

Both come from the marks in the types of the state's fields (`marks`); a plan is made of them once.
Whether the marks are right nothing here can say: tests state by hand what each viewer does not see.
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

from .hidden import Hidden, place_of, with_packs
from .knowledge import Knowledge
from .marks import Mark, Marked, Only, marked
from .sampling import Below, MayLie, shared_out
from .traversal import pieces_in

S = TypeVar("S")
V = TypeVar("V")


@frozen(kw_only=True, eq=False, slots=False)
class Secrets(Hidden[S], Generic[S, V]):
    """The secrets of states of a class, as views of a class show them; a view names its `viewer`.

    A field of the view shows the field of its name: whole to those who see it, else how many things
    it has, by seat where it is by seat; what only some see is empty to the others. `own` are fields
    of the view that show a viewer his own item of a field, `sizes` those that show how many things
    it has, or whether there is one; `also` says what others show.
    """

    state: type[S]
    view: type[V]
    own: Mapping[str, str] = field(factory=dict[str, str])
    sizes: Mapping[str, str] = field(factory=dict[str, str])
    also: Mapping[str, Callable[[S, Viewer], Any]] = field(
        factory=dict[str, Callable[[S, Viewer], Any]]
    )
    may_hold: Callable[[S], Callable[[Seat, Any], bool]] | None = None
    """Whether a seat may hold a piece, by what the open part of a state tells besides."""
    fits: Callable[[S, V], bool] = lambda _, __: True
    """Whether a state that was drawn goes with a view; else another one is drawn."""
    opened: Collection[str] = ()
    """Fields that the view shows as if they were open: for tests, which plant that fault."""

    @cached_property
    def knowledge(self) -> Knowledge[S, V]:
        """Who knows what of the states."""
        return Knowledge(view=self.seen, alike=self.alike, masked=self.masked, sample=self.sample)

    @cached_property
    def fields(self) -> dict[str, Marked]:
        """The fields of the state, as their marks say. Raises TypeError for wrong marks."""
        return marked(self.state)

    # What is seen

    @cached_property
    def seen(self) -> Callable[[S, Viewer], V]:
        """What a viewer sees of a state: a part for each field of the view, worked out once. It
        carries out the clauses that the marks name.
        """
        view: Callable[..., V] = get_origin(self.view) or self.view
        parts = [(name, self._part(name)) for name in _fields(self.view)]

        # by identity: clauses that are compared are read
        clauses = {id(m.clause): m.clause for m in self.fields.values() if m.clause is not None}

        @cites(*clauses.values())
        def seen(state: S, viewer: Viewer) -> V:
            return view(**{name: part(state, viewer) for name, part in parts})

        return seen

    def _part(self, name: str) -> Callable[[S, Viewer], Any]:
        """What makes a field of the view of a state and a viewer."""
        if name == "viewer":
            return lambda _, viewer: viewer
        if name in self.also:
            return self.also[name]
        source = self.own.get(name) or self.sizes.get(name) or name
        marks, value = self.fields[source], attrgetter(source)
        who = Mark.OPEN if source in self.opened else marks.who
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

    # What may lie where nobody sees it

    def sample(self, view: V, below: Below) -> S:
        """A state that gives this very view to its viewer: what he does not see lies by chance.

        It keeps to `may_hold`; it may contradict what else could be told from the course of a game.
        Raises ValueError for a view that no state gives.
        """
        shown: Any = view
        viewer: Viewer = shown.viewer
        known = self.state(**{n: self._known(view, viewer, f) for n, f in self.fields.items()})
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
        may_lie = self._may_lie(known, [seat for _, seat, _ in places])
        for _ in range(_TRIES):
            packs = shared_out(pool, sizes, below, may_lie)
            lies = zip((place_of(name, seat) for name, seat, _ in places), packs, strict=True)
            state = with_packs(known, dict(lies))
            if self.fits(state, view):
                return state
        raise ValueError("no state that was drawn goes with the view")

    def _may_lie(self, known: S, seats: list[Seat | None]) -> MayLie | None:
        """Whether a piece may lie in a place, from whose the places are."""
        if self.may_hold is None:
            return None
        holds = self.may_hold(known)
        return lambda place, piece: (seat := seats[place]) is None or holds(seat, piece)

    def _known(self, view: V, viewer: Viewer, marks: Marked) -> Any:
        """What a view tells of a field of the state; nothing lies where the viewer does not see."""
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
        """The places of a field that a viewer does not see: whose, and of what size."""
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
    """The item of a viewer; nothing for who has no seat, and where nothing is given out yet."""
    return items[viewer] if items and isinstance(viewer, int) else ()


_TRIES = 10_000


def _fields(kind: Any) -> list[str]:
    return [each.name for each in attrs.fields(get_origin(kind) or kind)]
