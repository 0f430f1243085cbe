"""A game turned round the table, or with its colours exchanged.

The module maps states, actions and events. They know the shape of a state and no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import evolve

from daumen_rules import Action, Card, Colour, Deal, Event, State
from daumen_rules.games.daumen_drauf.events import Dealt, Drawn, LastHand
from daumen_rules.games.daumen_drauf.model import (
    Finished,
    Kind,
    Playing,
    ShownCard,
    Table,
    Trick,
    Undealt,
    playing,
)
from tests.laws.sights import field_names

T = TypeVar("T")


# Round the table


def turned(by_seat: tuple[T, ...], by: int) -> tuple[T, ...]:
    """What stands by seat, every seat moved on by some places."""
    return by_seat[len(by_seat) - by :] + by_seat[: len(by_seat) - by]


def turned_cards(cards: tuple[ShownCard, ...], by: int, players: int) -> tuple[ShownCard, ...]:
    return tuple(evolve(card, seat=(card.seat + by) % players) for card in cards)


def turned_table(table: Table, by: int) -> Table:
    captured = tuple(turned_cards(taken, by, table.players) for taken in table.captured)
    return evolve(
        table,
        starter=(table.starter + by) % table.players,
        hands=turned(table.hands, by),
        captured=turned(captured, by),
        memory=tuple(
            evolve(look, seat=None if look.seat is None else (look.seat + by) % table.players)
            for look in table.memory
        ),
        taker=None if table.taker is None else (table.taker + by) % table.players,
    )


def turned_state(state: State, by: int) -> State:
    """A state with every seat moved on by some places."""
    match state:
        case Undealt(players=players, starter=starter):
            return evolve(state, starter=(starter + by) % players)
        case Playing(table=table, trick=trick):
            return playing(
                turned_table(table, by),
                Trick(
                    leader=(trick.leader + by) % table.players,
                    turn=(trick.turn + by) % table.players,
                    shown=turned_cards(trick.shown, by, table.players),
                    passes=trick.passes,
                    lap=trick.lap,
                ),
            )
        case Finished(table=table, tallies=tallies, left=left):
            return Finished(
                turned_table(table, by),
                turned(tallies, by),
                turned_cards(left, by, table.players),
            )


def turned_action(action: Action, by: int, players: int) -> Action:
    if isinstance(action, Deal):
        return action
    return evolve(action, seat=(action.seat + by) % players)


def turned_event(event: Event, by: int, players: int) -> Event:
    if isinstance(event, Dealt):
        return evolve(event, dealer=(event.dealer + by) % players)
    told: Any = event
    has_seat = "seat" in field_names(event)
    return evolve(told, seat=(told.seat + by) % players) if has_seat else event


def last_hands_unordered(state: State) -> State:
    """A state without the order in which several last hands were laid open, by seat number.

    Only a game that ends with more than one hand, by a reading of Q33, has such an order.
    """
    if not isinstance(state, Finished) or sum(map(bool, state.table.hands)) < 2:
        return state
    hands, looks = state.table.hands, state.table.memory
    memory = tuple(look for look in looks if look.seat is not None or look.cards not in hands)
    return evolve(state, table=evolve(state.table, memory=memory))


# Colours exchanged


def recoloured(value: Any, colours: Mapping[Colour, Colour]) -> Any:
    """A value with its colours exchanged, wherever in it they stand."""
    match value:
        case Card(colour=colour) | Kind(colour=colour):
            return evolve(value, colour=colours[colour])
        case tuple():
            return tuple(recoloured(item, colours) for item in value)  # pyright: ignore[reportUnknownVariableType]
        case _:
            fields = [
                name for name in field_names(value) if name not in {"clause", "rules", "pack"}
            ]
            changes = {name: recoloured(getattr(value, name), colours) for name in fields}
            return evolve(value, **changes) if changes else value


def unsorted(state: State) -> State:
    """A state without the order of colours that sorts hands, and so the memory of a draw."""
    if isinstance(state, Undealt):
        return state
    table = state.table
    return evolve(
        state,
        table=evolve(
            table,
            hands=tuple(tuple(sorted(hand)) for hand in table.hands),
            memory=tuple(evolve(look, cards=tuple(sorted(look.cards))) for look in table.memory),
        ),
    )


def unsorted_event(event: Event) -> Event:
    """An event without the order of colours that sorts hands."""
    match event:
        case Drawn(cards=cards) | LastHand(cards=cards):
            return evolve(event, cards=tuple(sorted(cards)))
        case _:
            return event
