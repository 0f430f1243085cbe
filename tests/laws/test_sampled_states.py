"""What is drawn for a view of Daumen drauf! is as it must be also where the view does not tell it:
the passes and laps of the trick, and the pack.

These follow from what everybody has seen: between two cards of a trick the turn went once from seat
to seat, and a lap is full when it comes to the leader again (G2, G3→1).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from daumen_rules import ENGLISH, GERMAN, Deal, Refused, RuleSet
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.model import Action, Finished, Playing, State, Undealt
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS, StudyPack
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.sampling import sample
from daumen_rules.games.daumen_drauf.setup import pack_for, start
from daumen_rules.games.daumen_drauf.view import view
from tests.conftest import many
from tests.each import mostly_long


def states(seed: int, players: int, rules: RuleSet, pack: Pack) -> Iterator[State]:
    """The states of a random game, from before the deal to the end."""
    random = Random(seed)
    state: State = start(players, rules, random.randrange(players), pack)
    yield state
    deck = random.sample(pack.cards, len(pack.cards))
    action: Action = Deal(tuple(deck))
    while True:
        done = step(state, action)
        assert not isinstance(done, Refused)
        state = done.state
        yield state
        if isinstance(state, Finished):
            return
        action = random.choice(legal_actions(state))


def assert_as_it_must_be(state: State, random: Random) -> None:
    """Compares what is drawn for a seat with the state that the seat has seen."""
    if isinstance(state, Undealt):
        drawn = sample(view(state, 0), random.randrange)
        assert isinstance(drawn, Undealt)
        assert (drawn.pack, drawn.starter) == (state.pack, state.starter)
        return
    drawn = sample(view(state, random.randrange(state.table.players)), random.randrange)
    assert not isinstance(drawn, Undealt)
    assert drawn.table.tricks == state.table.tricks
    if not isinstance(state, Playing):
        return
    assert isinstance(drawn, Playing)
    assert (drawn.trick.leader, drawn.trick.turn) == (state.trick.leader, state.trick.turn)
    assert (drawn.trick.passes, drawn.trick.lap) == (state.trick.passes, state.trick.lap)
    shown = [[(card.seat, card.lap) for card in one.trick.shown] for one in (drawn, state)]
    assert shown[0] == shown[1]


@pytest.mark.cites("TURN-1", "PASS-1", "END-1")
@pytest.mark.parametrize("players", mostly_long(range(2, 8)))
def test_passes_laps_and_pack_are_those_of_the_state(players: int) -> None:
    for seed in range(many(default=3, thorough=200)):
        rules, pack = (GERMAN, ENGLISH)[seed % 2], pack_for(players)
        for state in states(seed, players, rules, pack):
            assert_as_it_must_be(state, Random(seed))
            if not isinstance(state, Undealt):
                drawn = sample(view(state, 0), Random(seed).randrange)
                assert not isinstance(drawn, Undealt)
                assert drawn.table.pack == pack


@pytest.mark.parametrize("study", STUDY_PACKS, ids=lambda study: study.pack.name)
def test_a_small_pack_is_known_by_its_seats_and_full_hands(study: StudyPack) -> None:
    """While there is a pile, some hand with what its seat has shown is full (FILL-1)."""
    for seed in range(many(default=4, thorough=100)):
        for state in states(seed, study.seats, GERMAN, study.pack):
            if isinstance(state, Playing) and state.table.pile:
                assert_as_it_must_be(state, Random(seed))
                for viewer in range(study.seats):
                    drawn = sample(view(state, viewer), Random(seed).randrange)
                    assert not isinstance(drawn, Undealt)
                    assert drawn.table.pack == study.pack
