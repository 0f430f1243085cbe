"""Draws a state that gives a seat its present view; cards that it cannot know lie at random.

The marks of fields cannot say this: a seat knows a fang by its twin, a card by having looked at it,
and the state keeps who has looked at what.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.sampling import Below, shared_out

from .cards import Card, Fang, in_order, the_card
from .model import (
    Finished,
    How,
    Look,
    Pack,
    ShownCard,
    Sight,
    State,
    Table,
    Trick,
    Undealt,
    playing,
)
from .packs import STUDY_PACKS
from .sampled_fangs import Faces, counted, kind_of
from .setup import pack_for
from .view import Phase, View


def sample(view: View, below: Below) -> State:
    """A random state that gives its viewer exactly this view.

    The seats in a trick that goes on determine its laps and passes. Other seats know their own
    cards and those they took. The state may contradict what passes and parries told. After the end
    the cards give the counted points. Raises ValueError for a view that no state gives.
    """
    pack = _pack(view)
    if view.phase is Phase.UNDEALT:
        return Undealt(view.rules, pack, view.players, view.starter)
    faces = Faces(_sights(view), below)
    shown = faces.all_of(card.card for card in view.shown)
    *captured, out, left = map(faces.all_of, (*view.captured, view.out, view.left))
    if view.tallies:
        *captured, others = counted(captured, (*out, *left), faces.known, view.tallies)
        out, left = others[: len(out)], others[len(out) :]
    hands, pile = _hands(view, out, below)
    trick = _trick(view, shown)
    events = 1 + len(shown)
    table = Table(
        rules=view.rules,
        pack=pack,
        players=view.players,
        starter=view.starter,
        hands=hands,
        pile=pile,
        captured=tuple(
            tuple(ShownCard(seat, card, 1, 1) for card in cards)
            for seat, cards in enumerate(captured)
        ),
        memory=tuple(_looks(view, faces.known, hands, tuple(captured), shown)),
        events=events,
        tricks=view.tricks,
        taker=_taker(view),
    )
    if view.phase is Phase.FINISHED:
        nobody_s = tuple(ShownCard(view.starter, card, 1, 1) for card in left)
        return Finished(table, view.tallies, nobody_s)
    return playing(table, trick)


def _pack(view: View) -> Pack:
    """The pack of which the view has seen all kinds: that of the manuals, or a small one."""
    kinds = {kind_of(sight) for sight in _sights(view)}
    small = (study.pack for study in STUDY_PACKS if study.seats == view.players)
    fitting = (p for p in (pack_for(view.players), *small) if {c.kind for c in p.cards} == kinds)
    shown = [card.seat for card in view.shown]
    most = max(held + shown.count(seat) for seat, held in enumerate(view.hand_sizes))
    most = min(most, 2 * len(kinds) // view.players)  # who draws in a trick can have had more
    found = next((pack for pack in fitting if pack.hand_size >= most), None)
    if found is not None:
        return found
    cards = in_order(the_card(k.colour, k.value, fang) for k in kinds for fang in Fang)
    return Pack(cards, max(most, 1))


def _sights(view: View) -> Iterator[Sight]:
    yield from view.hand
    yield from view.out
    yield from view.left
    yield from (shown.card for shown in view.shown)
    for cards in (*view.captured, *view.last_hands):
        yield from cards


def _hands(
    view: View, out: tuple[Card, ...], below: Below
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands and the draw pile, the viewer's own hand as he sees it."""
    if view.last_hands:
        return view.last_hands, shared_out(out, (len(out),), below)[0]
    others = [seat for seat in range(view.players) if seat != view.viewer]
    sizes = [view.hand_sizes[seat] for seat in others]
    *packs, pile = shared_out(out, (*sizes, view.pile), below)
    lying = dict(zip(others, packs, strict=True))
    hands = (in_order(lying[s]) if s in lying else view.hand for s in range(view.players))
    return tuple(hands), pile


def _trick(view: View, cards: tuple[Card, ...]) -> Trick:
    """The trick with its laps and passes, as the seats that have shown and the turn tell them: from
    one card to the next the turn goes on by less than the whole way round.
    """
    leader, turn = view.leader or 0, view.turn or 0
    at, shown = 0, list[ShownCard]()
    for card, seen in zip(cards, view.shown, strict=True):
        at += _on(seen.seat, shown[-1].seat, view.players) if shown else 0
        shown.append(ShownCard(seen.seat, card, 1 + at // view.players, 1 + len(shown)))
    passed = _on(turn, shown[-1].seat, view.players) if shown else 0
    lap = 1 + (at + passed) // view.players
    return Trick(leader, turn, tuple(shown), max(0, passed - 1), lap)


def _on(seat: Seat, before: Seat, players: int) -> int:
    """By how many places the turn went on from one seat to another."""
    return (seat - before) % players or players


def _taker(view: View) -> Seat | None:
    """Who took the last trick, and so leads; at the end, where none leads, a seat that took one."""
    if not view.tricks or view.leader is not None:
        return view.leader if view.tricks else None
    return next((seat for seat, cards in enumerate(view.captured) if cards), view.starter)


def _looks(
    view: View,
    known: tuple[Card, ...],
    hands: tuple[tuple[Card, ...], ...],
    captured: tuple[tuple[Card, ...], ...],
    shown: tuple[Card, ...],
) -> Iterator[Look]:
    """What seats have looked at: the viewer what he knows, others what is and was their own."""
    out = set(view.out)
    viewer = view.viewer if isinstance(view.viewer, int) else None
    yield Look(tuple(card for card in known if card not in out), How.OWN, 1, viewer)
    for seat in range(view.players):
        own = [card for s, card in zip(view.shown, shown, strict=True) if s.seat == seat]
        if seat != view.viewer:
            yield Look((*hands[seat], *captured[seat], *own), How.OWN, 1, seat)
