"""What looks alike to somebody: all that is hidden lies otherwise, and no card comes or goes.

The law that views tell nothing hidden is as good as the states that it compares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.pieces.cards import PACK, Card
from tests.collection.cards.lines import after, cards

WHOLE = "nature: deal " + " ".join(map(str, PACK))


def started(slug: str, players: int, *lines: str, options: str = "") -> Any:
    """A game with the pack dealt in its order, after some lines."""
    found = game(slug)
    words = f"manual with {options}" if options else "manual"
    rules = found.book.read_rules(words)
    return after(found, found.rules.start(players, rules), WHOLE, *lines)


def places(value: object, name: str = "") -> Iterator[tuple[str, object]]:
    """The places of a state in which cards lie, by name: `hands.1`, `stock`, `pile.0.cards`."""
    parts: list[tuple[str, Any]] = []
    if isinstance(value, tuple):
        held: list[Any] = [*value]
        parts = [(str(number), each) for number, each in enumerate(held)]
        if all(isinstance(each, Card) for _, each in parts):
            parts = []
    elif not isinstance(value, Card):
        names: list[Any] = [*getattr(value, "__attrs_attrs__", ())]
        parts = [(field.name, getattr(value, field.name)) for field in names]
    for part, inner in parts:
        yield from places(inner, f"{name}.{part}".lstrip("."))
    if not parts:
        yield name, value


def varied(slug: str, state: Any, viewer: Viewer) -> set[str]:
    """The places in which something else lies in a state that looks alike to a viewer."""
    found, here = game(slug), dict(places(state))
    assert found.checks.alike is not None
    assert found.checks.pieces is not None
    different = set[str]()
    for other in found.checks.alike(state, viewer):
        assert found.rules.view(other, viewer) == found.rules.view(state, viewer)
        assert Counter(found.checks.pieces(other) or ()) == Counter(
            found.checks.pieces(state) or ()
        )
        different |= {name for name, value in places(other) if here.get(name) != value}
    return different


@pytest.mark.parametrize(
    ("viewer", "hidden"),
    [
        (0, {"hands.1", "hands.2", "stock"}),
        (1, {"hands.0", "hands.2", "stock", "drawn"}),
        (2, {"hands.0", "hands.1", "stock", "drawn"}),
        (SPECTATOR, {"hands.0", "hands.1", "hands.2", "stock", "drawn"}),
    ],
)
def test_in_mau_mau_other_hands_the_stock_and_a_drawn_card_are_hidden(
    viewer: Viewer, hidden: set[str]
) -> None:
    state = evolve(started("mau-mau", 3), pile=cards("HK"), hands=tuple(map(cards, HANDS)))
    state = evolve(state, stock=tuple(c for c in PACK if c not in cards(" ".join((*HANDS, "HK")))))
    drawn = after(game("mau-mau"), state, "A: draw")
    assert drawn.drawn is not None
    assert varied("mau-mau", drawn, viewer) == hidden


HANDS = ("C9 C8", "S7 S8", "D8 D9")
"""Nothing of A's fits the King of hearts."""


@pytest.mark.parametrize(
    ("viewer", "hidden"),
    [
        (0, {"hands.1", "hands.2", "pile.1.cards", "dead", "slipped"}),
        (1, {"hands.0", "hands.2", "pile.0.cards", "dead", "slipped"}),
        (2, {"hands.0", "hands.1", "pile.0.cards", "pile.1.cards", "dead"}),
    ],
)
def test_in_mogeln_other_hands_and_what_others_have_laid_and_slipped_are_hidden(
    viewer: Viewer, hidden: set[str]
) -> None:
    state = started("mogeln", 3, options="multi=yes")
    first, second, third = (hand[0] for hand in state.hands)
    lines = (f"A: lay {first}", "B: let", "C: let", f"B: lay {second}", "C: let", "A: let")
    state = after(game("mogeln"), state, *lines, f"C: slip {third}")
    assert varied("mogeln", state, viewer) == hidden


@pytest.mark.parametrize("viewer", [0, 5, SPECTATOR])
def test_in_spitz_all_piles_and_the_cards_left_over_are_hidden(viewer: Viewer) -> None:
    assert varied("spitz-pass-auf", started("spitz-pass-auf", 6), viewer) == {
        *(f"piles.{seat}" for seat in range(6)),
        "dead",
    }


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_in_skat_other_hands_and_the_skat_are_hidden(viewer: Viewer) -> None:
    hidden = {f"hands.{seat}" for seat in range(3) if seat != viewer} | {"stock"}
    assert varied("skat", started("skat", 3), viewer) == hidden


@pytest.mark.parametrize("slug", ["der-letzte-stich", "herz-ass-herz-10"])
def test_where_tricks_are_taken_other_hands_are_hidden(slug: str) -> None:
    state = started(slug, 4)
    for viewer in (0, 3):
        assert varied(slug, state, viewer) >= {
            f"hands.{seat}" for seat in range(4) if seat != viewer
        }
        assert f"hands.{viewer}" not in varied(slug, state, viewer)
