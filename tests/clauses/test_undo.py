"""Taking back: only one's own act, only the last one, and only if it showed nobody anything."""

from __future__ import annotations

import pytest

from daumen_rules import Deal, Step, deck, may_undo, start, step
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, State
from tests.table import action, position

History = list[Step[State, Action, Event]]


def history(state: State, *lines: str) -> History:
    """The steps of some legal actions."""
    steps: History = []
    for line in lines:
        answer = step(state, action(line))
        assert isinstance(answer, Step)
        steps.append(answer)
        state = answer.state
    return steps


THREE = ("Y3h G1p", "Y4p B2h", "B1h G3h")


@pytest.mark.cites("PASS-1")
def test_a_pass_can_be_taken_back_by_its_seat_while_nobody_has_acted_since() -> None:
    steps = history(position(*THREE), "A Y3h", "B passes")
    assert may_undo(steps, 1)
    assert not may_undo(steps, 0)
    assert not may_undo(steps, 2)
    steps = history(position(*THREE), "A Y3h", "B passes", "C B1h")
    assert not may_undo(steps, 1)


def test_of_two_passes_only_the_last_can_be_taken_back() -> None:
    four = (*THREE, "B3h G4h")
    steps = history(position(*four), "A Y3h", "B passes", "C passes")
    assert may_undo(steps, 2)
    assert not may_undo(steps, 1)


@pytest.mark.cites("END-2")
def test_a_pass_that_ended_the_trick_cannot_be_taken_back() -> None:
    steps = history(position(*THREE), "A Y3h", "B passes", "C passes")
    assert not any(may_undo(steps, seat) for seat in range(3))


@pytest.mark.cites("THUMB-4")
def test_a_card_shown_cannot_be_taken_back() -> None:
    assert not may_undo(history(position(*THREE), "A Y3h"), 0)
    assert not may_undo(history(position(*THREE), "A Y3h", "B Y4p"), 1)


@pytest.mark.cites("PARRY-4")
def test_a_parry_cannot_be_taken_back() -> None:
    steps = history(position("Y3h G1p", "Y3p B2h", "B1h"), "A Y3h", "B parries Y3p")
    assert not may_undo(steps, 1)


def test_the_deal_cannot_be_taken_back() -> None:
    answer = step(start(2), Deal(deck(2)))
    assert isinstance(answer, Step)
    assert not any(may_undo([answer], seat) for seat in range(2))


def test_before_the_first_step_there_is_nothing_to_take_back() -> None:
    assert not may_undo([], 0)
