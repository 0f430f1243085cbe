"""Daumen drauf! as a game of the catalogue: its words, its picture, its states that look alike."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, cast

import pytest
from attrs import evolve

from daumen_rules import GERMAN, RuleSet
from daumen_rules.conformance.random_play import random_play
from daumen_rules.conformance.secrecy import what_looks_alike_is_alike
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.games.daumen_drauf.cards import Card, Fang
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show, State
from daumen_rules.games.daumen_drauf.view import View, view
from daumen_rules.kernel.seats import NATURE, Mover, Viewer
from daumen_rules.pieces.expected_error import ExpectedError
from tests.each import of_each
from tests.parts import changed
from tests.scene import seen_lines


def a_game(seed: int, steps: int) -> Play[Any, Any, Any]:
    return random_play(GAME, 3, GAME.book.default, Random(seed), steps)


def test_the_rules_are_those_of_the_german_manual_where_nothing_is_said() -> None:
    assert GAME.book.default == GERMAN


def test_every_action_of_a_seat_has_its_words() -> None:
    for action, words in (
        (Show(1, Card.parse("Y3p")), "show Y3p"),
        (Parry(1, Card.parse("Y3h")), "parry Y3h"),
        (Pass(1), "pass"),
    ):
        assert GAME.notation.write(action) == words
        assert GAME.notation.read(1, words) == action


@of_each(
    ("mover", "words"),
    [
        (0, ""),
        (0, "show"),
        (0, "show Y3"),
        (0, "show Y3p Y3h"),
        (0, "pass Y3p"),
        (0, "deal Y3p"),
        (NATURE, "pass"),
        (NATURE, "deal Y0p"),
    ],
)
def test_other_words_are_answered_with_what_was_expected(mover: Mover, words: str) -> None:
    with pytest.raises(ExpectedError) as error:
        GAME.notation.read(mover, words)
    assert error.value.text.en != error.value.text.de


def test_a_picture_shows_the_own_hand_and_of_others_the_number_of_cards() -> None:
    state = a_game(1, 1).states[-1]
    lines = seen_lines(GAME, view(state, 1), "en", 1)
    hand = "  ".join(f"[{card}]" for card in state.table.hands[1])
    assert lines == (
        "Trick 1",
        "draw pile: 15",
        "nothing shown yet",
        "► A  leads  on turn  hand: 5",
        f"  B  hand: {hand}",
        "  C  hand: 5",
    )
    assert seen_lines(GAME, view(state, 1), "de", 1)[1] == "Stapel: 15"


def test_states_that_look_alike_differ_in_fangs_and_in_places() -> None:
    state = a_game(2, 6).states[-1]
    assert GAME.checks.alike is not None
    fangs, places, both = cast(Iterable[Playing], GAME.checks.alike(state, 0))
    assert len({state, fangs, places, both}) == 4
    assert [c.kind for c in fangs.table.pile] == [c.kind for c in state.table.pile]
    assert [c.kind for c in places.table.pile] != [c.kind for c in state.table.pile]


def told_by_the_fang(state: State, viewer: Viewer) -> View:
    """A view with a card more in the pile where the highest card is poisonous."""
    highest = state.trick.highest if isinstance(state, Playing) else None
    poisonous = highest is not None and highest.card.fang is Fang.POISONOUS
    seen = view(state, viewer)
    return evolve(seen, pile=seen.pile + poisonous)


def told_by_the_pile(state: State, viewer: Viewer) -> View:
    """A view with a card more in the pile where its top card is low."""
    pile = state.table.pile if isinstance(state, Playing | Finished) else ()
    seen = view(state, viewer)
    return evolve(seen, pile=seen.pile + any(one.value < 3 for one in pile[:1]))


@pytest.mark.parametrize("planted", [told_by_the_fang, told_by_the_pile])
def test_a_planted_leak_is_found_by_states_that_look_alike(planted: Any) -> None:
    asked = changed(GAME, view=planted)
    with pytest.raises(AssertionError, match="can tell"):
        ask(asked)


@pytest.mark.long
def test_nothing_is_found_where_no_leak_is_planted() -> None:
    ask(GAME)


def ask(asked: AnyGame) -> None:
    """The law, asked of a state early in some games."""
    for seed in range(2):
        what_looks_alike_is_alike(asked, Play(a_game(seed, 4).states[-1]))


def test_both_rule_sets_are_saved_and_loaded() -> None:
    for _, rules in GAME.book.rule_sets:
        assert isinstance(rules, RuleSet)
        for state in random_play(GAME, 2, rules, Random(3), 5).states:
            assert GAME.load(GAME.save(state)) == state
