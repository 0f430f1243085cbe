"""The library against a second program, written from the manuals alone.

Whole games are played in lockstep; the rule sets are drawn over all flags.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daumen_rules.games.daumen_drauf.rule_set import FLAGS, GERMAN, flag_words
from tests.laws import strategies as our
from tests.laws.lockstep import run_in_lockstep
from tests.laws.played import Game
from tests.oracle import reference


@given(our.whole_games)
def test_both_programs_play_the_same_game(game: Game) -> None:
    run_in_lockstep(game)


@pytest.mark.parametrize("players", range(2, 8))
@our.one_in(8)
@given(st.data())
def test_both_programs_play_the_presets_with_every_number_of_seats(
    players: int, data: st.DataObject
) -> None:
    run_in_lockstep(data.draw(our.games(st.just(players), our.presets)))


def test_both_programs_have_the_same_flags_words_and_defaults() -> None:
    theirs = {
        name: tuple(str(v).lower() if isinstance(v, bool) else v for v in values)
        for name, values in reference.FLAGS.items()
    }
    assert set(theirs) == set(FLAGS)
    for flag in FLAGS:
        assert set(theirs[flag]) == set(flag_words(flag))
        assert theirs[flag][0] == flag_words(flag)[0]
    assert str(GERMAN) == "german"
