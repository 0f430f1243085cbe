"""Who sees what: the faces that events show to a viewer, and the cards inside any value.

What the manuals let a seat see is worked out from the referee's events; no law is stated. No law
lives here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import attrs

from daumen_rules import SPECTATOR, Card, Event, Kind, RuleSet
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Inspected,
    LastHand,
    Parried,
    Released,
    Shown,
)
from daumen_rules.games.daumen_drauf.model import Sight
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Viewer
from tests.laws.played import Game


def viewers(game: Game) -> tuple[Viewer, ...]:
    """All seats, and whoever looks on."""
    return (*range(game.players), SPECTATOR)


def some_viewers(game: Game) -> tuple[Viewer, ...]:
    """Whoever looks on, and two seats chosen by the salt."""
    return (SPECTATOR, *Random(game.salt).sample(range(game.players), 2))


def faces_in(event: Event, viewer: Viewer) -> tuple[Card, ...]:
    """The faces that an event lets a viewer see, by the manuals' words (reading Q03).

    One's own cards, cards laid open, a trick that one may look at, the last hand.
    """
    match event:
        case Drawn(seat=seat, cards=cards) if seat == viewer:
            return cards
        case Shown(seat=seat, card=Card() as card) | Parried(seat=seat, card=Card() as card) if (
            seat == viewer
        ):
            return (card,)
        case Inspected(seat=seat, cards=cards, by_all=by_all) if by_all or seat == viewer:
            return cards
        case Released(card=card):
            return (card,)
        case LastHand(cards=cards):
            return cards
        case _:
            return ()


def faces_seen(events: tuple[Event, ...], viewer: Viewer) -> dict[Card, int]:
    """The faces that a viewer has seen, and at which event of the game first."""
    seen: dict[Card, int] = {}
    for number, event in enumerate(events, start=1):
        for card in faces_in(event, viewer):
            seen.setdefault(card, number)
    return seen


_FIELDS: dict[type[object], tuple[str, ...]] = {}


def field_names(value: object) -> tuple[str, ...]:
    """The fields of an attrs value, private ones too; none for other values."""
    of = type(value)
    if of not in _FIELDS:
        _FIELDS[of] = tuple(f.name for f in attrs.fields(of)) if attrs.has(of) else ()
    return _FIELDS[of]


def sights_in(value: Any) -> Iterator[Sight]:
    """Every card or kind anywhere inside a value; clauses and rule sets hold none."""
    if isinstance(value, Card | Kind):
        yield value
        return
    if isinstance(value, Clause | RuleSet):
        return
    for name in field_names(value):
        yield from sights_in(getattr(value, name))
    if isinstance(value, tuple | frozenset | list | set):
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            yield from sights_in(item)
    assert not isinstance(value, Mapping), "values are frozen to the bottom"


def cards_in(value: object) -> set[Card]:
    """Every card with its fang anywhere inside a value."""
    return {sight for sight in sights_in(value) if isinstance(sight, Card)}
