"""Works out which fangs a seat can know, with perfect memory, and since which event.

The module concludes from seen cards to unseen ones. It uses only the faces that a viewer has seen
and the cards that lie open for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, Spectator, Viewer

from .cards import the_card
from .model import Card, Fang, Finished, How, Kind, Look, Playing, ShownCard, Sight, State, Undealt
from .setup import kinds


class Zone(Enum):
    """The place of a card, as far as everybody can tell."""

    HAND = "hand"
    """In a hand that the viewer sees: its own, or one laid open at the end."""
    COVERED = "covered"
    """Shown in the trick that is going on, under a thumb."""
    RELEASED = "released"
    """Laid open in the trick that is going on."""
    CAPTURED = "captured"
    LEFT = "left"
    """In a trick that no seat got."""
    OUT = "out"
    """In the draw pile or in a hand that the viewer does not see."""


@frozen
class Known:
    """The facts that a viewer can know of one card: kind, place, and perhaps the fang."""

    kind: Kind
    zone: Zone
    seat: Seat | None
    """The seat whose hand, thumb or captured cards it is; None for `OUT` and `LEFT`."""
    fang: Fang | None
    """None where this viewer cannot know it."""
    how: How | None = None
    event: int | None = None
    """The event since which the fang is known, counted from 1."""

    @property
    def sight(self) -> Sight:
        """The card if the fang is known, else its kind."""
        if self.fang is None:
            return self.kind
        return the_card(self.kind.colour, self.kind.value, self.fang)


@frozen
class _Place:
    """A card whose place the viewer knows, and the event since which it does."""

    card: Card
    zone: Zone
    seat: Seat | None
    event: int


def knowledge(state: State, viewer: Viewer) -> tuple[Known, ...]:
    """The facts that a viewer can know of every card: two entries for each kind, in card order.

    A seat knows its own cards, released ones, those it could inspect, and the twin of any of them.
    Of two twins that are both out it knows that they are one of each, but not which is which.
    Raises ValueError for a viewer who is neither SPECTATOR nor a seat at the table.
    """
    check_viewer(state, viewer)
    if isinstance(state, Undealt):
        return tuple(Known(card.kind, Zone.OUT, None, None) for card in state.pack.cards)
    memory = faces(state, viewer)
    known: list[Known] = []
    for kind, found in _by_kind(state, viewer, memory):
        known += [_known(place, memory) for place in found]
        known += _out(kind, found, memory)
    return tuple(known)


def unseen(state: Playing | Finished, viewer: Viewer) -> tuple[Sight, ...]:
    """The cards whose place a viewer cannot see, as far as it can know them, in card order."""
    memory = faces(state, viewer)
    return tuple(
        known.sight
        for kind, found in _by_kind(state, viewer, memory)
        for known in _out(kind, found, memory)
    )


def _by_kind(
    state: Playing | Finished, viewer: Viewer, memory: dict[Card, Look]
) -> Iterator[tuple[Kind, list[_Place]]]:
    """Every kind of the pack, in card order, with its cards whose places the viewer knows."""
    places: dict[Kind, list[_Place]] = {}
    for place in _places(state, viewer, memory):
        places.setdefault(place.card.kind, []).append(place)
    for kind in kinds(state.table.pack):
        yield kind, places.get(kind, [])


def check_viewer(state: State, viewer: Viewer) -> None:
    """Raises ValueError unless the viewer is SPECTATOR or a seat at the table."""
    if not isinstance(viewer, Spectator) and viewer not in range(state.players):
        last = state.players - 1
        raise ValueError(f"a viewer is SPECTATOR or a seat from 0 to {last}, not {viewer!r}")


def faces(state: Playing | Finished, viewer: Viewer) -> dict[Card, Look]:
    """The faces that a viewer has seen."""
    return state.table.faces(viewer)


def _places(
    state: Playing | Finished, viewer: Viewer, memory: dict[Card, Look]
) -> Iterator[_Place]:
    table = state.table
    for seat, hand in enumerate(table.hands):
        if seat == viewer or isinstance(state, Finished):
            yield from (_Place(card, Zone.HAND, seat, memory[card].event) for card in hand)
    for seat, captured in enumerate(table.captured):
        yield from (_Place(s.card, Zone.CAPTURED, seat, s.event) for s in captured)
    if isinstance(state, Finished):
        yield from (_Place(s.card, Zone.LEFT, None, s.event) for s in state.left)
        return
    for shown in state.trick.shown:
        zone = Zone.COVERED if is_covered(shown, state) else Zone.RELEASED
        yield _Place(shown.card, zone, shown.seat, shown.event)


def is_covered(shown: ShownCard, state: Playing) -> bool:
    """Whether a card of the trick is still under a thumb: the latest of its seat is."""
    return state.trick.covered(shown.seat) == shown


def sight_of(card: Card, memory: dict[Card, Look]) -> Sight:
    """A card with a known place, as a viewer sees it: whole if its face or its twin's was seen."""
    return card if card in memory or card.twin in memory else card.kind


def _known(place: _Place, memory: dict[Card, Look]) -> Known:
    """The facts on a card in its place, from memory.

    Its fang is known since its own face or that of its twin was seen, whichever came first.
    """
    card = place.card
    seen, twin = memory.get(card), memory.get(card.twin)
    since = None if twin is None else max(twin.event, place.event)
    if seen is not None and (since is None or seen.event <= since):
        return Known(card.kind, place.zone, place.seat, card.fang, seen.how, seen.event)
    if since is not None:
        return Known(card.kind, place.zone, place.seat, card.fang, How.TWIN, since)
    return Known(card.kind, place.zone, place.seat, None)


def _out(kind: Kind, found: list[_Place], memory: dict[Card, Look]) -> list[Known]:
    """The cards of a kind that are out: one of them is known if the other's face was seen."""
    if len(found) == 1 and (seen := memory.get(found[0].card)) is not None:
        fang = found[0].card.twin.fang
        return [Known(kind, Zone.OUT, None, fang, How.TWIN, seen.event)]
    return [Known(kind, Zone.OUT, None, None)] * (2 - len(found))
