"""Views: what a seat sees is told in lines, and drawn from them."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules import SPECTATOR, load
from daumen_rules.games import catalogue
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.skat.table import Declare
from daumen_rules.games.cards.skat.values import Goal
from tests.each import mostly_long

from .plays import NAMES, states
from .told import error_of

HIDING = [slug for slug in catalogue.GAMES if load(slug).checks.alike is not None]
"""Games that hide something."""


@pytest.mark.parametrize("slug", mostly_long(HIDING, 8))
def test_what_a_seat_sees_is_read_as_that(slug: str) -> None:
    """A state drawn for what a viewer sees of a state gives the viewer the same view."""
    game, dice = load(slug), Random(2)
    players = game.rules.seats[-1]
    for number, state in enumerate(states(game, players, seed=7, steps=25)):
        viewer = SPECTATOR if number % 5 == 0 else number % players
        text = game.write_position(state, NAMES[:players], viewer=viewer)
        drawn = game.position(text).sample(dice.randrange)
        assert game.view(drawn, viewer) == game.view(state, viewer), text


@pytest.mark.parametrize("slug", mostly_long(HIDING, 8))
def test_states_that_look_alike_are_told_alike(slug: str) -> None:
    """What a viewer cannot know changes nothing in the lines that tell what it sees."""
    game = load(slug)
    players, tried = game.rules.seats[0], 0
    assert game.checks.alike is not None
    for number, state in enumerate(states(game, players, seed=4, steps=25)):
        viewer = SPECTATOR if number % 4 == 0 else number % players
        text = game.write_position(state, NAMES[:players], viewer=viewer)
        for other in list(game.checks.alike(state, viewer))[:3]:
            if not game.faults(other):
                assert game.write_position(other, NAMES[:players], viewer=viewer) == text
                tried += 1
    assert tried >= 3


@pytest.mark.long
def test_an_open_hand_is_told_to_all() -> None:
    """In an open game of Skat every seat, and who looks on, sees the cards of the soloist."""
    game, dice, opened = load("skat"), Random(4), 0

    def is_open(action: object) -> bool:
        return isinstance(action, Declare) and action.goal is Goal.OPEN

    for number, state in enumerate(states(game, 3, 2, 40, is_open)):
        for viewer in (SPECTATOR, 0, 1, 2):
            text = game.write_position(state, NAMES[:3], viewer=viewer)
            drawn = game.position(text).sample(dice.randrange)
            assert game.view(drawn, viewer) == game.view(state, viewer), number
            if state.task is Task.PLAY:
                hand = " ".join(map(str, state.hands[state.soloist]))
                assert f"hand {NAMES[state.soloist]}: {hand}" in text or not hand
                opened += 1
    assert opened > 40


def test_a_solo_that_all_have_heard_is_a_line() -> None:
    """What seats had to announce about hidden cards is told, and does not fit other cards."""
    game = load("herz-ass-herz-10")
    seen = [s for s in states(game, 4, 0, 9) if s.hands]
    text = game.write_position(seen[-1], NAMES[:4], viewer=0)
    assert "solo: -" in text
    others = "".join(f"hand {name}: 8 cards\n" for name in NAMES[1:4])
    hands = f"players: Anna, Ben, Cleo, Dora\nhand Anna: HA H10 ? ? ? ? ? ?\n{others}"
    assert error_of(game, f"{hands}solo: Anna\n") is None
    wrong = error_of(game, f"{hands}turn: Ben\nsolo: Ben\n")
    assert wrong is not None
    assert wrong.line == 7
    assert "what all that lies there tells" in wrong.say("en")


def test_earlier_tricks_that_nobody_may_look_at_are_not_told() -> None:
    """Skat by `recall=trick`: what a seat sees has no tricks but the one on the table."""
    game, dice = load("skat"), Random(6)
    rules = game.book.read_rules("manual with recall=trick")
    played = 0
    for number, state in enumerate(states(game, 3, 1, 60, rules=rules)):
        viewer = (SPECTATOR, 0, 1, 2)[number % 4]
        text = game.write_position(state, NAMES[:3], viewer=viewer)
        assert "tricks" not in text
        if state.task is Task.PLAY and state.tricks and number % 3 == 0:
            played += 1
            cards = {str(play.card) for trick in state.tricks for play in trick}
            assert not cards & {*text.replace("(", " ").replace(")", " ").split()}
            drawn = game.position(text).sample(dice.randrange)
            assert game.view(drawn, viewer) == game.view(state, viewer), text
    assert played > 3
