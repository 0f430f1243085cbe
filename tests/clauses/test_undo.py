"""Taking back: only one's own act, only the last one, and only if it showed nobody anything."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from daumen_rules import Deal, Pass, Step, deck
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import (
    Dealt,
    Drawn,
    Event,
    GameOver,
    Inspected,
    LastHand,
    Leads,
    NobodyDraws,
    Parried,
    Passed,
    PileEmpty,
    Released,
    Scored,
    Shown,
    Skipped,
    Taken,
    TrickLeft,
)
from daumen_rules.games.daumen_drauf.model import Action, CardCount, State
from daumen_rules.games.daumen_drauf.rules import may_undo, step
from daumen_rules.games.daumen_drauf.setup import start
from tests.each import of_each
from tests.table import action, cards, position

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


# What an event shows

Y3H: Final = cards("Y3h")[0]
SHOWS: Final[tuple[tuple[Event, bool], ...]] = (
    # Chance came in.
    (Dealt(2, 15), True),
    (Drawn(0, 1, (Y3H,), c.FILL_4), True),
    # A kind or a face was shown.
    (Shown(0, Y3H, c.LEAD_1), True),
    (Released(0, Y3H), True),
    (Parried(0, Y3H), True),
    (Inspected(0, (Y3H,), True, c.END_6), True),
    (LastHand(0, (Y3H,)), True),
    # The points tell fangs of captured cards.
    (Scored(0, CardCount(1, 0, 0)), True),
    # A trick or the game ended.
    (Taken(0, 1, c.END_3), True),
    (TrickLeft(1), True),
    (GameOver(), True),
    # Jumping a seat tells that none of its cards can be shown; that it has none, all saw before.
    (Skipped(0, holds_cards=True), True),
    (Skipped(0, holds_cards=False), False),
    # What all could foresee: whose turn it is, and how many cards lie in the draw pile.
    (Passed(0), False),
    (Leads(0, c.NEXT_1), False),
    (NobodyDraws(1), False),
    (PileEmpty(), False),
)
"""Every class of event, and whether somebody learns from it what he cannot forget."""


def test_every_class_of_event_is_looked_at() -> None:
    assert {type(event) for event, _ in SHOWS} == set(get_args(Event))


@of_each(("event", "shows"), SHOWS)
def test_a_step_is_taken_back_unless_one_of_its_events_shows_something(
    event: Event, shows: bool
) -> None:
    state = position(*THREE)
    assert may_undo([Step(Pass(0), state, (event,))], 0) is not shows
    # It is enough that one event shows something, wherever it stands.
    assert may_undo([Step(Pass(0), state, (Passed(0), event, Passed(0)))], 0) is not shows
