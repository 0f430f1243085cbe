"""The bot that searches acts by its view and its random numbers alone, and legally."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.bots.searching_bot import searching_bot
from daumen_rules.bots.thinking_bot import own_actions, thinking_bot
from daumen_rules.games.catalogue import game
from daumen_rules.games.listing import listing
from tests.bots.test_made_positions import SEEN, WINS, chosen
from tests.bots.test_thinking import dealt


def first_choice(slug: str) -> tuple[Any, Any, int]:
    """A game, its first state with a choice, and the seat that has it."""
    found = game(slug)
    state = dealt(found, Random(slug))
    seat = found.rules.movers(state)[0]
    assert isinstance(seat, int)
    return found, state, seat


@pytest.mark.long
@pytest.mark.parametrize("slug", ["daumen-drauf", "skat", "mau-mau", "dame", "muehle", "kniffel"])
def test_it_does_something_legal_and_the_same_by_the_same_numbers(slug: str) -> None:
    pytest.importorskip("numba")
    found, state, seat = first_choice(slug)
    view = found.rules.view(state, seat)
    did = [searching_bot(found, seat, 1)(view, Random(5).randrange) for _ in range(2)]
    assert did[0] == did[1]
    assert did[0] in own_actions(found.rules, state, seat)


@pytest.mark.long
@pytest.mark.parametrize(("slug", "told", "good"), [WINS[0], SEEN[2]])
def test_it_wins_where_it_can_win_at_once(slug: str, told: str, good: set[str]) -> None:
    """In Mühle the mill wins, since Black has three stones left (MUEHLE-5, MUEHLE-12)."""
    pytest.importorskip("numba")
    assert chosen(slug, told, 1, searching_bot) in good


def test_without_a_batch_form_it_is_the_bot_that_thinks() -> None:
    slug = next(
        slug
        for slug in ("chicago", *listing())
        if game(slug).batch is None and game(slug).draws_states and listing()[slug].has_choices
    )
    found, state, seat = first_choice(slug)
    view = found.rules.view(state, seat)
    did = searching_bot(found, seat, 1)(view, Random(5).randrange)
    assert did == thinking_bot(found, seat, 1)(view, Random(5).randrange)


@pytest.mark.long
def test_it_can_be_interrupted() -> None:
    pytest.importorskip("numba")
    found, state, seat = first_choice("muehle")

    def tick() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        searching_bot(found, seat, 1, tick)(found.rules.view(state, seat), Random(5).randrange)
