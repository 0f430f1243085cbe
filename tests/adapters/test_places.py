"""A place is reached again by its numbers, and what a seat recalls is what it has seen."""

from __future__ import annotations

import json
import pickle
from random import Random

from daumen_rules.adapters.places import Place, first_place
from daumen_rules.games.daumen_drauf.model import Deal
from daumen_rules.games.daumen_drauf.setup import deck
from daumen_rules.kernel.frozen import evolve

CARDS = deck(2)
HANDS = 2 * 5
"""So many cards are dealt to two seats, in turn; the others are the draw pile."""


def played(slug: str, players: int, choices: int) -> Place:
    """A game after some choices at random."""
    place, random = first_place(slug, players, ""), Random(5)
    for _ in range(choices):
        if place.mover is None:
            break
        is_chance = place.chance is not None
        place = place.chosen(
            random.randrange(len(place.parts)) if is_chance else random.choice(legal(place))
        )
    return place


def legal(place: Place) -> tuple[int, ...]:
    return place.turns.legal(place.turn)


def dealt(cards: tuple[object, ...]) -> Place:
    """*Daumen drauf!* for two after a deal."""
    first = first_place("daumen-drauf", 2, "")
    return evolve(first, turn=first.turns.acted(first.turn, Deal(cards)), before=first)  # type: ignore[arg-type]


def test_a_place_is_pickled_as_the_numbers_that_lead_to_it() -> None:
    """Also in the middle of an action, or of a number of chance."""
    for slug in ("kniffel", "skat"):
        for choices in (1, 2, 7, 20):
            place = played(slug, 3, choices)
            again = pickle.loads(pickle.dumps(place))
            assert again.turn == place.turn
            assert again.span == place.span
            assert [one.number for one in again.path] == [one.number for one in place.path]


def test_what_a_seat_cannot_know_is_nowhere_in_what_it_recalls() -> None:
    """The order of the pile is nobody's; another card in the hand of B is B's alone."""
    place, other_pile = dealt(CARDS), dealt((*CARDS[:HANDS], *CARDS[: HANDS - 1 : -1]))
    swapped = [*CARDS]
    swapped[1], swapped[-1] = swapped[-1], swapped[1]
    other_hand = dealt(tuple(swapped))
    for seat in range(2):
        assert place.recalled(seat) == other_pile.recalled(seat)
    assert place.recalled(0) == other_hand.recalled(0)
    assert place.recalled(1) != other_hand.recalled(1)


def test_a_seat_recalls_all_its_views_and_its_own_numbers() -> None:
    place = played("daumen-drauf", 2, 40)
    game = place.turns.game
    for seat in range(2):
        lines = place.recalled(seat).splitlines()
        assert {game.save(game.view(one.turn.state, seat)) for one in place.path} <= {*lines}
        own = [f"chosen {one.number}" for one in place.path if one.chooser == seat]
        assert own
        assert [line for line in lines if line.startswith("chosen")] == own
        assert all(json.loads(line) for line in lines if not line.startswith("chosen"))
