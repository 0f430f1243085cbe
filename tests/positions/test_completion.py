"""Lines of positions are completed: their heads, and the words of their values."""

from __future__ import annotations

import pytest

from daumen_rules import load
from daumen_rules.games import catalogue
from daumen_rules.positions.completion import completions
from tests.each import mostly_long

from .told import error_of

NAMES = ("Anna", "Ben")


def test_heads_are_completed_in_both_languages() -> None:
    """The heads of a game, with the names of the players."""
    game = load("mau-mau")
    hands = ("hand Anna: ", "hand Ben: ", "Hand Anna: ", "Hand Ben: ")
    assert completions(game, NAMES, "ha") == (*hands, "Haufen: ")
    assert completions(game, NAMES, "Hand B") == ("hand Ben: ", "Hand Ben: ")
    assert completions(load("muehle"), NAMES, "auf") == ("Aufgabe: ",)
    assert completions(load("dame"), NAMES, "b") == ("board: ", "Brett: ")


def test_values_are_completed_by_their_types() -> None:
    """A card, a player, a word of an enum, so many cards, nothing."""
    game = load("mau-mau")
    assert completions(game, NAMES, "turn: B") == ("turn: Ben",)
    assert completions(game, NAMES, "hand Anna: S7 HJ S") == tuple(
        f"hand Anna: S7 HJ S{rank}" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")
    )
    assert "hand Ben: 3 cards" in completions(game, NAMES, "hand Ben: 3")
    assert "hand Ben: ?" in completions(game, NAMES, "hand Ben: ")
    assert completions(load("muehle"), NAMES, "task: pl") == ("task: place",)
    assert completions(load("kniffel"), NAMES, "dice: 1 1 6") == ("dice: 1 1 6",)


@pytest.mark.parametrize("slug", mostly_long(catalogue.GAMES))
def test_every_head_that_is_offered_is_a_line_of_the_game(slug: str) -> None:
    """No position with one of the heads is refused because the game has no such line."""
    game = load(slug)
    names = ("Anna", "Ben", "Cleo", "Dora")[: game.rules.seats[0]]
    heads = completions(game, names, "")
    assert heads
    for head in heads:
        wrong = error_of(game, f"players: {', '.join(names)}\n{head}-\n")
        assert wrong is None or wrong.line != 2 or "a line of this game" not in wrong.say("en")
