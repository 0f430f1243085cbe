"""Who sees what of 145 Mogeln, and what tools want to know of a table.

The module makes views and tables that look alike, counts the pieces, and turns the seats. No rule
of play stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from attrs import evolve, frozen

from daumen_rules.games.cards.engines.hands import turned
from daumen_rules.games.cards.engines.shed import backs, face_down, otherwise, own, put
from daumen_rules.games.cards.engines.tricks import Cards
from daumen_rules.games.cards.mogeln.clauses import SEEN, UNCOUNTED, Multi, Rules
from daumen_rules.games.cards.mogeln.table import (
    Action,
    Called,
    Laid,
    Lay,
    Shown,
    Slip,
    Table,
)
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Deal, Rank, sorted_hand
from daumen_rules.pieces.pictured import Pictured


@frozen
class SeenLay:
    """What somebody knows of a lay: its cards if they were his own."""

    seat: Seat
    claim: Rank
    cards: Cards | None


@frozen(kw_only=True, repr=False)
class TableView(Pictured):
    """A table as somebody sees it. A size is None where it is not seen either."""

    viewer: Viewer
    rules: Rules
    players: int
    dealer: Seat
    turn: Seat
    due: Rank
    hand: Cards
    slipped: Cards
    sizes: tuple[int | None, ...]
    pile: tuple[SeenLay, ...]
    dead: int
    asked: tuple[Seat, ...]
    shown: Shown | None
    turns: int


@cites(SEEN, UNCOUNTED)
def view(state: Table, viewer: Viewer) -> TableView:
    counts = state.rules.multi is Multi.NO
    return TableView(
        viewer=viewer,
        rules=state.rules,
        players=state.players,
        dealer=state.dealer,
        turn=state.turn,
        due=state.due,
        hand=own(state.hands, viewer),
        slipped=state.slipped if viewer == state.turn else (),
        sizes=tuple(
            len(hand) if counts or seat == viewer else None for seat, hand in enumerate(state.hands)
        ),
        pile=tuple(
            SeenLay(laid.seat, laid.claim, laid.cards if laid.seat == viewer else None)
            for laid in state.pile
        ),
        dead=len(state.dead),
        asked=state.asked,
        shown=state.shown,
        turns=state.turns,
    )


def hidden(state: Table, viewer: Viewer) -> tuple[Cards, ...]:
    """What a viewer does not see: cards out of play, slipped ones, other hands, others' lays."""
    slipped = () if viewer == state.turn else state.slipped
    hands = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
    return (
        state.dead,
        slipped,
        *hands,
        *(laid.cards for laid in state.pile if laid.seat != viewer),
    )


def lying(state: Table, viewer: Viewer, packs: tuple[Cards, ...]) -> Table:
    """A table with other cards in place of those that a viewer does not see."""
    dead, slipped, *others = packs
    rest = iter(others)
    return evolve(
        state,
        dead=dead,
        slipped=state.slipped if viewer == state.turn else sorted_hand(slipped),
        hands=tuple(
            hand if seat == viewer else sorted_hand(next(rest))
            for seat, hand in enumerate(state.hands)
        ),
        pile=tuple(
            laid if laid.seat == viewer else evolve(laid, cards=sorted_hand(next(rest)))
            for laid in state.pile
        ),
    )


def alike(state: Table, viewer: Viewer) -> Iterator[Table]:
    """The cards that a viewer does not see lie otherwise; in the variant also more in one place."""
    for packs in otherwise(hidden(state, viewer)):
        yield lying(state, viewer, packs)
    if state.rules.multi is Multi.YES:
        yield from _thicker(state, viewer)


def _thicker(state: Table, viewer: Viewer) -> Iterator[Table]:
    """Whoever laid last has laid one card more; whoever is to lay has slipped one more."""
    for seat in {laid.seat for laid in state.pile[-1:]} | {state.turn}:
        hand = own(state.hands, seat)
        if seat == viewer or len(hand) < 2:
            continue
        fewer = evolve(state, hands=put(state.hands, seat, hand[1:]))
        if state.pile and seat == state.pile[-1].seat:
            last = state.pile[-1]
            thick = evolve(last, cards=sorted_hand((*last.cards, hand[0])))
            yield evolve(fewer, pile=(*state.pile[:-1], thick))
        elif not state.asked:
            yield evolve(fewer, slipped=sorted_hand((*state.slipped, hand[0])))


def masked(value: Table | Action, viewer: Viewer) -> Table | Action:
    """A table or an act with the backs alone of what a viewer does not see."""
    match value:
        case Table():
            return _masked_table(value, viewer)
        case Deal():
            return face_down(value)
        case Lay(seat) if seat != viewer:
            return Lay(seat, PACK[0])
        case Slip(seat) if seat != viewer:
            return Slip(seat, PACK[0])
        case _:
            return value


def _masked_table(state: Table, viewer: Viewer) -> Table:
    """Where several cards may be laid at once, a viewer can only tell whether there are any."""
    packs = backs(hidden(state, viewer))
    if state.rules.multi is Multi.NO:
        return lying(state, viewer, packs)
    dead, _, *others = packs
    return lying(state, viewer, (dead, (), *(pack[:1] for pack in others)))


def pieces(state: Table) -> Cards | None:
    """All cards, each once; None before the deal."""
    if not state.hands:
        return None
    laid = chain.from_iterable(laid.cards for laid in state.pile)
    return (*chain.from_iterable(state.hands), *state.slipped, *laid, *state.dead)


def rotated(value: Any, by: int, players: int) -> Any:
    """A state or an action with every seat so many places on."""
    match value:
        case Deal() | Called(None):
            return value
        case Table():
            return evolve(
                value,
                dealer=(value.dealer + by) % players,
                turn=(value.turn + by) % players,
                hands=turned(value.hands, by),
                pile=tuple(_moved(laid, by, players) for laid in value.pile),
                asked=tuple((seat + by) % players for seat in value.asked),
                shown=value.shown
                and Shown(
                    _moved(value.shown.laid, by, players), (value.shown.taker + by) % players
                ),
            )
        case _:
            return evolve(value, seat=(value.seat + by) % players)


def _moved(laid: Laid, by: int, players: int) -> Laid:
    return evolve(laid, seat=(laid.seat + by) % players)
