"""What is drawn for a view gives that very view, and the rules can go on from it; in every game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, cycle, product
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import viewers
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.sampling import sample
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from tests.collection.cards.lines import after
from tests.collection.secrets import WITH_SECRETS
from tests.collection.test_laws import agreed
from tests.each import mostly_long, of_each

DRAWN = [slug for slug in GAMES if game(slug).draws_states]
"""The games that say which states a view may be of."""
HIDING = [slug for slug in WITH_SECRETS if slug in DRAWN]
WITH_A_STOCK = {"camerun-skat": 6}
"""Numbers of players with whom many cards stay in the stock, where the most leave hardly any."""
MOST = 300
"""How far a game is played that may be long."""


def keeps_the_law(found: AnyGame, state: Any, random: Random) -> None:
    """What is drawn for each viewer gives the view that he has, byte by byte. Who may act is the
    same, and nothing has ended before its time.
    """
    rules = found.rules
    for viewer in viewers(found, state):
        view = rules.view(state, viewer)
        drawn = found.sample(view, random.randrange)
        assert rules.view(drawn, viewer) == view
        assert found.save(rules.view(drawn, viewer)) == found.save(view)
        if rules.outcome(state) is None:
            assert rules.outcome(drawn) is None
            assert rules.movers(drawn) == rules.movers(state)
            assert rules.chance(drawn) or legal_actions(rules, drawn)


@pytest.mark.parametrize("slug", mostly_long(DRAWN, 9))
def test_what_is_drawn_for_a_view_gives_that_view(slug: str) -> None:
    found, random = game(slug), Random(slug)
    players = random.choice(found.rules.seats)
    play = random_play(found, players, found.book.default, random, MOST)
    for state in play.states[:: 3 if slug in WITH_SECRETS else 20]:
        keeps_the_law(found, state, random)


@pytest.mark.long
@pytest.mark.parametrize("slug", HIDING)
def test_it_does_so_by_every_option(slug: str) -> None:
    found, random = game(slug), Random(slug)
    name = found.book.rule_sets[0][0]
    words = [
        f"{name} with {option.field}={word}"
        for option in found.book.options
        for word in random.sample(option.words(), min(3, len(option.words())))
    ]
    for rules in filter(None, (agreed(found, text) for text in words)):
        players = random.choice(found.rules.seats)
        states = random_play(found, players, rules, random, MOST).states
        for state in random.sample(states, min(4, len(states))):
            keeps_the_law(found, state, random)


@pytest.mark.parametrize("slug", HIDING)
def test_what_is_drawn_has_all_pieces_and_is_not_always_the_same(slug: str) -> None:
    found, random = game(slug), Random(slug)
    rules, pieces = found.rules, found.checks.pieces
    if pieces is None:
        return  # dice are no pieces that could be lost
    players = WITH_A_STOCK.get(slug, rules.seats[-1])
    play = random_play(found, players, found.book.default, random, 40)
    middle = play.states[min(len(play.states) // 2, 20) :]
    state = next(each for each in middle if pieces(each) is not None)
    view = rules.view(state, SPECTATOR)
    drawn = [found.sample(view, random.randrange) for _ in range(20)]
    assert len(set(drawn)) > 15
    for other in drawn:
        assert {*(pieces(other) or ())} == {*(pieces(state) or ())}


@of_each("slug", HIDING)
def test_the_same_numbers_draw_the_same_state(slug: str) -> None:
    found = game(slug)
    state = random_play(found, found.rules.seats[0], found.book.default, Random(slug), 12).states[
        -1
    ]
    view = found.rules.view(state, 0)
    assert found.sample(view, Random(3).randrange) == found.sample(view, Random(3).randrange)


def test_every_game_says_which_states_a_view_may_be_of() -> None:
    assert [*GAMES] == DRAWN


@pytest.mark.parametrize(
    ("slug", "acts", "many"),
    [
        ("wieviel-augen-2w", ("nature: throw 6 2",), 36),
        ("wieviel-augen-2w", ("nature: throw 6 2", "A: name 87"), 1),
        ("wuerfelstapel", ("nature: throw 2 6", "A: name 6"), 11),
        ("turmblaeser", ("nature: throw 2 6",), 36),
    ],
)
def test_covered_dice_are_drawn_as_they_fall(slug: str, acts: tuple[str, ...], many: int) -> None:
    """Of two dice there are 36 throws, of which one alone gives 87, and 11 have a six. Each number
    that is drawn for a die is one of its faces, so each of them is as likely as any other.
    """
    found = game(slug)
    two_dice = "manual with dice=2" if slug == "wuerfelstapel" else "manual"
    state = found.rules.start(2, found.book.read_rules(two_dice))
    state = after(found, state, *acts)
    view = found.rules.view(state, SPECTATOR)
    assert view.faces == (0, 0)
    at_once = 0
    for one, other in product(range(6), repeat=2):
        drawn = found.sample(view, in_turn(one, other))
        at_once += drawn.faces == (one + 1, other + 1)
    assert at_once == many


def in_turn(*numbers: int) -> Callable[[int], int]:
    """These numbers, then some that give a six and a two."""
    left = chain(numbers, cycle((5, 1)))
    return lambda _: next(left)


def test_a_view_that_no_throw_gives_is_refused() -> None:
    found = game("wieviel-augen-2w")
    state = after(found, found.rules.start(2, found.book.default), "nature: throw 6 2")
    seen = evolve(found.rules.view(state, 1), named=42)
    with pytest.raises(ValueError, match="no throw"):
        found.sample(seen, Random(1).randrange)


def test_the_front_door_draws_states_of_daumen_drauf_and_of_any_game() -> None:
    for found in (game("daumen-drauf"), game("mau-mau")):
        state = random_play(found, 3, found.book.default, Random(2), 9).states[-1]
        seen = found.rules.view(state, 1)
        drawn = found.sample(seen, Random(4).randrange)
        assert found.rules.view(drawn, 1) == seen
        if found.slug == "daumen-drauf":
            assert sample(seen, Random(4).randrange) == drawn
