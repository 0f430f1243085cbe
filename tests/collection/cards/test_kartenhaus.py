"""144 Kartenhaus: two cards a turn, until the house falls or all are taken off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.kartenhaus import GAME, Rules, Slipped
from daumen_rules.kernel.seats import REFEREE
from tests.collection.cards.at_table import after, refused, told


def start(players: int = 3, rules: Any = None) -> Any:
    return GAME.rules.start(players, rules or Rules())


@pytest.mark.cites("KARTENHAUS-1", "KARTENHAUS-2", "KARTENHAUS-6", "KARTENHAUS-7")
def test_the_first_seat_leans_two_cards_and_then_each_adds_two() -> None:
    house = start()
    assert (house.standing, house.turn, GAME.rules.movers(house)) == (0, 0, (REFEREE,))
    assert told(GAME, house, "stands") == ["A: 2 cards stand."]
    later = after(GAME, house, "stands", "stands", "stands")
    assert (later.standing, later.turn) == (6, 0)


@pytest.mark.cites("KARTENHAUS-3", "KARTENHAUS-4", "KARTENHAUS-9")
@pytest.mark.numbers("kartenhaus")
def test_sixteen_turns_build_it_and_sixteen_take_it_off() -> None:
    full = after(GAME, start(), *["stands"] * 16)
    assert (full.standing, full.taken_off, full.turn) == (32, True, 1)
    assert after(GAME, full, "stands").standing == 30
    off = after(GAME, full, *["stands"] * 16)
    outcome = GAME.rules.outcome(off)
    assert outcome is not None
    assert (off.standing, outcome.scores, outcome.winners) == (0, (0, 0, 0), (0, 1, 2))
    assert [clause.id for clause in outcome.clauses] == ["KARTENHAUS-9"]


@pytest.mark.cites("KARTENHAUS-5", "KARTENHAUS-6")
@pytest.mark.parametrize("turns", [0, 4, 17, 31])
def test_whoever_makes_it_fall_has_lost(turns: int) -> None:
    end = after(GAME, after(GAME, start(), *["stands"] * turns), "falls")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert outcome.scores == tuple(-int(seat == turns % 3) for seat in range(3))
    assert turns % 3 not in outcome.winners


@pytest.mark.cites("KARTENHAUS-8")
def test_what_happens_where_only_the_new_cards_slip() -> None:
    house = after(GAME, start(), "stands")
    again = after(GAME, house, "slips")
    assert (again.turn, again.standing) == (1, 2)
    lost = after(GAME, evolve(house, rules=Rules(slipped=Slipped.FALLS)), "slips")
    assert lost.fallen == 1
    full = after(GAME, start(), *["stands"] * 16)
    assert refused(GAME, full, "slips") == ["KARTENHAUS-8"]


@pytest.mark.cites("KARTENHAUS-10")
def test_a_game_in_which_cards_slip_too_often_has_no_loser() -> None:
    end = after(GAME, start(rules=Rules(max_turns=2)), "slips", "slips")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert [clause.id for clause in outcome.clauses] == ["KARTENHAUS-10"]


def all_built(turns: int = 16) -> Any:
    """A house after so many turns in which it stood."""
    return after(GAME, start(), *["stands"] * turns)


def clauses_of_a_steady_hand() -> list[str]:
    """The clauses that are told where a house is built and taken off to the last card."""
    stands = GAME.notation.read(REFEREE, "stands")
    steps: list[Any] = [GAME.step(all_built(turns), stands) for turns in (16, 31)]
    return [event.clause.id for step in steps for event in step.events]


def slips_while_taken_off() -> Iterator[tuple[Any, Any]]:
    """Cards that slip while the house is taken off."""
    yield all_built(), GAME.notation.read(REFEREE, "slips")
