"""With every seat some places on, all that is a seat's goes with it, and nothing else changes.

The law that no seat is special is as good as the states that it compares. Here they are made again
from the types of the fields: a `Seat` moves on, and a tuple that has one item a seat turns.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import attrs
import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import SLUGS, chapter, game
from daumen_rules.pieces.marks import BySeat
from daumen_rules.pieces.traversal import rotated
from tests.each import mostly_long

BY_SEAT = {
    **{name: {"hands", "aside", "points"} for name in ("Desk", "DealtOut", "SkatDesk")},
    "Bank": {"hands", "open", "stakes", "on_ranks", "hits", "chips", "purses"},
    "Money": {"chips", "stakes"},
    "Layout": {
        "piles",
        "laid",
        "beneath",
        "won",
        "shown",
        "gone",
        "peeked",
        "looked_at",
        "chips",
        "hands",
    },
    "Sheet": {"notes"},
    "KeepTable": {"notes"},
    "Table": {"mats", "cards", "points", "hands", "piles", "turned", "won", "kept", "notes"},
}
"""The fields with an item a seat, by the name of a class."""
WITHOUT_SIDES = [slug for slug in SLUGS if chapter(slug) != "board" and game(slug).checks.rotated]
"""The games in which a seat is no side of a board."""
STEPS = 300
HOMES = ("daumen_rules.games", "daumen_rules.pieces.callouts", "daumen_rules.pieces.choices")
"""Where classes have seats, besides what is of no game."""


def moved(value: Any, by: int, players: int) -> Any:
    """A value with all seats in it so many places on."""
    kind: type[Any] = value.__class__
    if kind is tuple:
        return tuple(moved(each, by, players) for each in value)
    if not attrs.has(kind) or not kind.__module__.startswith(HOMES):
        return value
    fields = {field.name: _field(value, field, by, players) for field in attrs.fields(kind)}
    return attrs.evolve(value, **fields)


def _field(holder: Any, field: Any, by: int, players: int) -> Any:
    value = getattr(holder, field.name)
    match _unmarked(field):
        case "Seat" | "Seat | None":
            return None if value is None else (value + by) % players
        case "tuple[Seat, ...]":
            return tuple((seat + by) % players for seat in value)
        case _ if field.name in BY_SEAT.get(type(holder).__name__, ()):
            inner = moved(value, by, players)
            return (*inner[-by:], *inner[:-by])
        case _:
            return moved(value, by, players)


def _unmarked(field: Any) -> str:
    """The type of a field without its words, and what it says of who sees it and of its order."""
    words = re.sub(r"Annotated\[(.*), Called\(.*\)\]", r"\1", str(field.type), flags=re.DOTALL)
    while words.startswith(("Open[", "Unsorted[")):
        words = words.partition("[")[2][:-1]
    return words


def in_order(value: Any) -> Any:
    """A state whose sets of seats are in order."""
    kind: type[Any] = value.__class__
    if not attrs.has(kind):
        return value
    seats = [f.name for f in attrs.fields(kind) if _unmarked(f) == "tuple[Seat, ...]"]
    return attrs.evolve(value, **{name: tuple(sorted(getattr(value, name))) for name in seats})


@attrs.frozen
class Points:
    by_seat: BySeat[str]


def test_once_round_the_table_is_no_move() -> None:
    for by in (1, 4, -2):
        assert rotated(Points(("a", "b", "c")), by, 3) == Points(("c", "a", "b"))


@pytest.mark.parametrize("slug", mostly_long(WITHOUT_SIDES, 9))
def test_all_that_is_a_seats_moves_on_with_it(slug: str) -> None:
    found = game(slug)
    turns = found.checks.rotated
    assert turns is not None
    players = max(3, found.rules.seats[0]) if 3 in found.rules.seats else found.rules.seats[-1]
    play = random_play(found, players, found.book.default, Random(slug), STEPS)
    for state in play.states:
        assert in_order(turns(state, 1, players)) == in_order(moved(state, 1, players))
    for told in play.steps:
        assert turns(told.action, 1, players) == moved(told.action, 1, players)
