"""4 Sperre and 5 Kette: barriers and chains, by positions made from the manual."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.board.sperre import Knocked
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from tests.collection.board.crosses import cross, men
from tests.collection.board.playing import Playing

# 5 Kette


def kette(*standing: str, options: str = "") -> Playing:
    return cross("kette", *standing, options=options)


@pytest.mark.cites("KETTE-1", "KETTE-2")
def test_a_chain_goes_together_or_one_man_goes_alone() -> None:
    found = kette("5 7 h3 h4", "6 b3 b3 b3").after("throw 4")
    assert found.legal == {"5-9", "7-11", "chain 5-9", "back 7-3", "back 5-1"}
    after = found.after("chain 5-9")
    assert men(after) == ["9 11 h3 h4", "10 b3 b3 b3"]
    assert after.clauses == ["MENSCH-4"] * 3
    alone = kette("5 17 h3 h4", "30 b3 b3 b3").after("throw 4")
    assert alone.legal == {"5-9", "17-21"}


@pytest.mark.cites("KETTE-2")
def test_that_all_must_go_along_is_an_option() -> None:
    found = kette("5 6 40 h4", "30 b3 b3 b3", options="along=must").after("throw 2")
    assert found.legal == {"chain 5-7", "back 5-3", "back 6-4", "40-h2"}


@pytest.mark.cites("KETTE-8")
def test_a_chain_of_one_colour_is_an_option() -> None:
    found = kette("5 7 h3 h4", "6 b3 b3 b3", options="colours=own").after("throw 4")
    assert found.legal == {"5-9", "7-11"}
    own = kette("5 6 h3 h4", "7 b3 b3 b3", options="colours=own").after("throw 4")
    assert "chain 5-9" in own.legal
    assert men(own.after("chain 5-9")) == ["9 10 h3 h4", "7 b3 b3 b3"]


@pytest.mark.cites("KETTE-3")
def test_nobody_beats_within_a_chain() -> None:
    found = kette("5 h2 h3 h4", "6 7 b3 b3").after("throw 2")
    assert found.legal == {"chain 5-7", "back 5-3"}
    assert found.refusal("5-7") == ["KETTE-3"]
    assert men(found.after("chain 5-7")) == ["7 h2 h3 h4", "8 9 b3 b3"]


@pytest.mark.cites("KETTE-4")
def test_a_chain_beats_several_men_at_once_and_is_beaten_from_outside() -> None:
    found = kette("5 6 h3 h4", "9 10 b3 b3").after("throw 4", "chain 5-9")
    assert men(found) == ["9 10 h3 h4", "b3 b3 b3 b3"]
    assert found.clauses == ["MENSCH-4"] * 2 + ["MENSCH-7"] * 2
    outside = kette("2 h2 h3 h4", "6 7 b3 b3").after("throw 4", "2-6")
    assert men(outside)[1] == "7 b3 b3 b3"


@pytest.mark.cites("KETTE-5", "KETTE-6")
def test_a_man_leaves_its_chain_backwards_onto_an_empty_field() -> None:
    found = kette("5 6 h3 h4", "3 30 b3 b3").after("throw 2")
    assert "back 6-4" in found.legal
    assert found.refusal("back 5-3") == ["KETTE-5"]
    after = found.after("back 6-4")
    assert (men(after)[0], after.state.turn) == ("4 5 h3 h4", 1)
    behind = kette("1 2 h3 h4", "30 b3 b3 b3").after("throw 3")
    assert behind.refusal("back 2-39") == ["KETTE-6"]
    assert kette("5 17 h3 h4", "30 b3 b3 b3").after("throw 2").refusal("back 17-15") == ["MENSCH-4"]


@pytest.mark.cites("KETTE-7")
def test_a_man_that_is_drawn_over_its_a_field_has_a_full_round_to_go() -> None:
    found = kette("18 19 h3 h4", "20 b3 b3 b3").after("throw 3", "chain 18-21")
    assert men(found)[1] == "23 b3 b3 b3"
    lap = found.after("throw 1")
    assert "23-24" in lap.legal  # two fields beyond its A-field again


@pytest.mark.cites("KETTE-9", "KETTE-11")
def test_on_whose_men_a_chain_cannot_land_is_an_option() -> None:
    """A on 5 and 9, B on 6: with a 3 B's man would be drawn onto 9."""
    standing = ("5 9 h3 h4", "6 b3 b3 b3")
    assert "chain 5-8" not in kette(*standing).after("throw 3").legal
    drawn = kette(*standing, options="landing=own_colour").after("throw 3")
    assert men(drawn.after("chain 5-8")) == ["8 h3 h4 b1", "9 b3 b3 b3"]
    own = kette("5 8 h3 h4", "6 9 b3 b3", options="landing=own_colour").after("throw 3")
    assert "chain 5-8" not in own.legal


@pytest.mark.cites("KETTE-10")
def test_a_chain_stays_on_the_track() -> None:
    found = kette("39 40 h4 b1", "30 b3 b3 b3").after("throw 2")
    assert {"40-h2", "39-h1", "chain 39-1"} <= found.legal
    assert men(found.after("chain 39-1"))[0] == "1 2 h4 b1"


@pytest.mark.cites("KETTE-11", "MENSCH-10")
def test_a_man_that_leaves_the_a_field_with_its_chain_clears_it() -> None:
    found = kette("1 2 b1 b1", "30 b3 b3 b3").after("throw 3")
    assert found.legal == {"1-4", "chain 1-4"}
    assert found.refusal("2-5") == ["MENSCH-10"]


@pytest.mark.cites("KETTE-11", "KETTE-9", "KETTE-12")
def test_a_man_beaten_on_the_a_field_by_its_own_chain_does_not_clear_it() -> None:
    """B's man before A's field is drawn onto it by A's man behind: A's man there is beaten, and so
    has not left; the man itself may go, and has to.
    """
    found = kette("1 38 h4 b1", "39 b3 b3 b3", options="landing=own_colour").after("throw 2")
    assert found.legal == {"1-3"}
    assert found.refusal("chain 38-40") == ["MENSCH-10"]


@pytest.mark.numbers("kette")
def test_as_many_chains_as_ways_to_part_the_ring() -> None:
    """Of men on a ring no two chains touch, and a man is in one chain: counted on full rings."""
    from daumen_rules.games.board.kette import chain_of

    state: Any = cross("kette", "1 2 4 5", "3 20 21 b3").state
    assert len({chain_of(state, at) for at in (1, 2, 4, 5)}) == 1
    lengths = [len(chain_of(state, at)) for at in (1, 2, 4, 5)]
    assert lengths == [5] * 4
    assert chain_of(cross("kette", "40 1 h3 h4", "39 b3 b3 b3").state, 40) == (39, 40, 1)


# 4 Sperre


def sperre(*standing: str, options: str = "", **fields: Any) -> Playing:
    return cross("sperre", *standing, options=options, **fields)


@pytest.mark.cites("SPERRE-1")
def test_a_second_man_beats_or_builds_a_barrier() -> None:
    found = sperre("5 h2 h3 h4", "8 b3 b3 b3").after("throw 3")
    assert found.legal == {"5-8", "5-8 block"}
    assert men(found.after("5-8"))[1] == "b3 b3 b3 b3"
    assert men(found.after("5-8 block")) == ["8 h2 h3 h4", "8 b3 b3 b3"]
    own = sperre("5 8 h3 h4", "30 b3 b3 b3").after("throw 3")
    assert own.legal == {"5-8 block", "8-11"}
    assert own.refusal("5-8") == ["MENSCH-9"]
    assert own.refusal("8-11 block") == ["SPERRE-1"]


@pytest.mark.cites("SPERRE-6")
def test_a_barrier_of_one_colour_only_is_an_option() -> None:
    found = sperre("5 8 h3 h4", "11 b3 b3 b3", options="whose=own").after("throw 3")
    assert found.legal == {"5-8 block", "8-11"}
    assert found.refusal("8-11 block") == ["SPERRE-1"]


@pytest.mark.cites("SPERRE-2")
def test_nobody_passes_a_barrier() -> None:
    found = sperre("5 17 h3 h4", "8 8 b3 b3").after("throw 4")
    assert found.legal == {"17-21"}
    assert found.refusal("5-9") == ["SPERRE-2"]
    lapses = sperre("5 h2 h3 h4", "8 8 b3 b3").after("throw 5")
    assert lapses.state.turn == 1


@pytest.mark.cites("SPERRE-4", "SPERRE-8")
def test_a_barrier_is_beaten_by_landing_on_it() -> None:
    found = sperre("5 17 h3 h4", "8 8 b3 b3").after("throw 3", "5-8")
    assert men(found) == ["8 17 h3 h4", "b3 b3 b3 b3"]
    assert found.clauses == ["MENSCH-4", "MENSCH-7", "MENSCH-7"]
    mixed = sperre("5 8 17 h4", "8 b3 b3 b3").after("throw 3")
    assert mixed.legal == {"17-20"}


@pytest.mark.cites("SPERRE-5")
def test_the_men_of_a_barrier_stay_while_others_can_go() -> None:
    found = sperre("8 8 17 h4", "30 b3 b3 b3").after("throw 3")
    assert found.legal == {"17-20"}
    assert found.refusal("8-11") == ["SPERRE-5"]
    last = sperre("8 8 h3 h4", "30 b3 b3 b3").after("throw 3")
    assert last.legal == {"8-11"}


@pytest.mark.cites("SPERRE-3", "SPERRE-7")
def test_a_barrier_opens_after_a_man_has_knocked() -> None:
    found = sperre("4 17 h3 h4", "8 8 30 b3").after("throw 3", "4-7")
    assert found.clauses == ["MENSCH-4", "SPERRE-3"]
    assert found.state.extra.fields == (8,)
    opens = found.after("throw 2")
    assert opens.legal == {"8-10"}
    assert opens.refusal("30-32") == ["SPERRE-7"]
    after = opens.after("8-10")
    assert after.state.extra.fields == ()
    free = sperre("4 17 h3 h4", "8 8 30 b3", options="opening=free").after("throw 3", "4-7")
    assert free.after("throw 2").legal == {"8-10", "30-32"}


@pytest.mark.cites("SPERRE-9")
def test_whoever_stands_before_a_barrier_when_it_is_built_knocks_too() -> None:
    found = sperre("5 h2 h3 h4", "7 8 b3 b3").after("throw 3", "5-8 block")
    assert found.state.extra.fields == (8,)
    enters = sperre("17 h3 h4 b1", "2 2 b3 b3").after("throw 6", "enter")
    assert enters.state.extra.fields == (2,)
    turns_off = sperre("37 h2 h3 h4", "1 1 b3 b3").after("throw 3", "37-40")
    assert turns_off.state.extra.fields == ()


@pytest.mark.cites("SPERRE-10")
def test_whoever_enters_beats_a_barrier_of_others_and_builds_none() -> None:
    found = sperre("17 h3 h4 b1", "1 1 b3 b3").after("throw 6", "enter")
    assert men(found) == ["1 17 h3 h4", "b3 b3 b3 b3"]
    mixed = sperre("1 17 h4 b1", "1 b3 b3 b3").after("throw 6")
    assert mixed.legal == {"17-23"}
    assert mixed.refusal("enter") == ["MENSCH-11"]


@pytest.mark.cites("SPERRE-3", "SPERRE-9")
def test_two_seats_that_face_barriers_of_their_own_are_not_locked() -> None:
    """A's men on 7, 7 and 6 and B's on 37, 37 and 36 could not move by any throw, were it not that
    whoever stands before a barrier when it is built has knocked.
    """
    begun = cross("sperre", "4 6 7 h4", "36 37 37 h4", extra=Knocked((37,)))
    found = begun.after("throw 3", "4-7 block")
    assert found.state.extra.fields == (7, 37)
    assert found.after("throw 1").legal == {"37-38"}
    assert found.after("throw 1", "37-38", "throw 1").legal == {"7-8"}
    faults = game("sperre").checks.invariants
    assert faults is not None
    unheard = faults(evolve(found.state, extra=Knocked()))
    assert [fault.place for fault in unheard] == ["knocked"]


@pytest.mark.numbers("sperre")
def test_no_position_is_locked_for_ever() -> None:
    """In positions of random games somebody can use some throw, unless all waits for a 6."""
    found = game("sperre")
    for number in range(4):
        play = random_play(found, 3, found.book.default, Random(number), 200)
        for state in play.states[::7]:
            if found.rules.outcome(state) is None and not state.faces:
                assert any(_can_go(found, state, seat) for seat in range(3))


def _can_go(found: Any, state: Any, seat: int) -> bool:
    if seat in state.ranks:
        return False
    for throw in found.rules.chance(evolve(state, turn=seat)):
        answer = step(found.rules, evolve(state, turn=seat), throw)
        assert isinstance(answer, Step)
        if answer.state.faces and legal_actions(found.rules, answer.state):
            return True
    return False
