"""Who sees what of 145 Mogeln, and what tools want to know of a table.

Here live the view, tables that look alike, the pieces, and the turning of seats. No rule of play
lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from attrs import evolve, frozen

from daumen_rules.games.collection.cards.hands import turned
from daumen_rules.games.collection.cards.mogeln_clauses import SEEN, UNCOUNTED, Multi, Rules
from daumen_rules.games.collection.cards.mogeln_table import Called, Laid, Shown, Table
from daumen_rules.games.collection.cards.shed import otherwise, own, put
from daumen_rules.games.collection.cards.tricks import Cards
from daumen_rules.games.collection.pieces.cards import Deal, Rank, sorted_hand
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat, Viewer


@frozen
class SeenLay:
    """What somebody knows of a lay: its cards if they were his own."""

    seat: Seat
    claim: Rank
    cards: Cards | None


@frozen(kw_only=True)
class TableView:
    """A table as somebody sees it. A size is None where it is not seen either."""

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


def alike(state: Table, viewer: Viewer) -> Iterator[Table]:
    """The cards that a viewer does not see lie otherwise; in the variant also more in one place."""
    hands = tuple(() if seat == viewer else hand for seat, hand in enumerate(state.hands))
    laid = tuple(() if laid.seat == viewer else laid.cards for laid in state.pile)
    slipped = () if viewer == state.turn else state.slipped
    for dead, slips, *rest in otherwise((state.dead, slipped, *hands, *laid)):
        others, lays = rest[: len(hands)], rest[len(hands) :]
        yield evolve(
            state,
            dead=dead,
            slipped=slips or state.slipped,
            hands=tuple(
                hand if seat == viewer else sorted_hand(others[seat])
                for seat, hand in enumerate(state.hands)
            ),
            pile=tuple(
                laid if laid.seat == viewer else evolve(laid, cards=lays[place])
                for place, laid in enumerate(state.pile)
            ),
        )
    if state.rules.multi is Multi.YES and state.pile:
        yield from _thicker(state, viewer)


def _thicker(state: Table, viewer: Viewer) -> Iterator[Table]:
    """Whoever laid last has laid one card more."""
    last = state.pile[-1]
    hand = state.hands[last.seat]
    if last.seat != viewer and len(hand) > 1:
        pile = (*state.pile[:-1], evolve(last, cards=(*last.cards, hand[0])))
        yield evolve(state, hands=put(state.hands, last.seat, hand[1:]), pile=pile)


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
