"""The policy of taking back: one's own last act, unless it let chance in or showed anything.

The tests are about `may_undo`. Its policy is worked out from the states before and after.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from daumen_rules import Pass
from daumen_rules.games.daumen_drauf.events import Skipped
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.rule_set import GERMAN, ForcedPass, with_flags
from daumen_rules.games.daumen_drauf.rules import may_undo
from tests.laws import strategies as our
from tests.laws.played import Game, table_of, take
from tests.table import action, legal, playing, position


def is_silent_pass(game: Game, place: int) -> bool:
    """Whether a step is a pass with which the trick goes on and nobody draws or lays open."""
    told = game.steps[place]
    if not isinstance(told.action, Pass) or not isinstance(told.state, Playing):
        return False
    before, after = game.tables[place - 1], game.tables[place]
    return (before.tricks, before.pile, before.memory) == (after.tricks, after.pile, after.memory)


def has_jumped_a_seat_with_cards(game: Game, place: int) -> bool:
    """Whether a step told everybody that some seat holds nothing that it could show (Q17)."""
    if game.rules.forced_pass is not ForcedPass.SKIP_ALL:
        return False
    hands = table_of(game.steps[place].state).hands
    jumped = [e.seat for e in game.steps[place].events if isinstance(e, Skipped)]
    return any(hands[seat] for seat in jumped)


@our.one_in(2)
@given(our.whole_games)
def test_a_seat_takes_back_its_own_last_pass_that_showed_nothing(game: Game) -> None:
    assert not may_undo((), 0)
    for place, told in enumerate(game.steps):
        history = game.steps[: place + 1]
        for seat in range(game.players):
            own = isinstance(told.action, Pass) and told.action.seat == seat
            silent = is_silent_pass(game, place) and not has_jumped_a_seat_with_cards(game, place)
            assert may_undo(history, seat) == (own and silent)


@our.one_in(2)
@given(our.whole_games)
def test_only_the_last_step_counts(game: Game) -> None:
    for place in game.sample(5):
        for seat in range(game.players):
            assert may_undo(game.steps[:place], seat) == may_undo(game.steps[:place][-1:], seat)


@pytest.mark.cites("Q17")
def test_a_pass_that_shows_who_can_only_pass_is_not_taken_back() -> None:
    """B passes, C is jumped: everybody now knows that C can show nothing and holds no Y3."""
    rules = with_flags(GERMAN, {"forced_pass": "skip_all"})
    before = playing(position("Y3p G1h", "Y4h", "Y1p", "Y5h", rules=rules), "A Y3p")
    passed = take(before, action("B passes"))
    assert legal(passed.state) == {"D Y5h", "D passes"}
    assert not may_undo((passed,), 1)
