"""What `check` and `why` say of a position with gaps is what holds of all fillings of it.

The fillings are made of the text, as in `test_brute_force`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.contracts.check_result import EntryDepends, Illegal, RecordFound
from daumen_rules.contracts.court import MoveWithGaps
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.judge.gapped_record import explain_gaps, find
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.records.record import read
from tests.conftest import many
from tests.each import mostly_long
from tests.judge.asked import always
from tests.judge.test_all_games import NAMES
from tests.judge.test_brute_force import HIDING, asked_about


def said_of(found: RecordFound) -> set[bool]:
    """Whether the last entry is legal: in all ways, in some or in none."""
    (game,) = found.games
    if isinstance(game.ending, Illegal):
        return {False}
    return {True, False} if game.depends else {True}


@pytest.mark.parametrize("slug", mostly_long(HIDING))
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, many(2, 8)))]
)
def test_what_check_and_why_say_holds_of_all_fillings(slug: str, seed: int) -> None:
    game, random = catalogue.game(slug), Random(f"{slug} {seed} checked")
    for text, fitting, action in asked_about(game, random):
        names = NAMES[: game.rules.players(fitting[0])]
        compare(game, f"{text}{done(game, names, action)}\n", action, fitting)


def done(game: AnyGame, names: tuple[str, ...], action: Any) -> str:
    """The line of an action."""
    seat: Any = game.rules.actor(action)
    return f"{names[seat]}: {game.notation.write(action)}"


def compare(game: AnyGame, text: str, action: Any, fitting: list[Any]) -> None:
    """What is said of a record with one action is what comes of it in each of the states."""
    answers = [game.step(state, action) for state in fitting]
    record = read(text)
    found = find("manual", record, record.rules, always)
    wanted = {isinstance(answer, Step) for answer in answers}
    assert said_of(found) == wanted, text
    assert found.ways is not None
    assert found.ways.drawn == 0
    assert found.ways.possible is None or found.ways.possible >= 1
    (game_found,) = found.games
    assert all(isinstance(one, EntryDepends) for one in game_found.depends)
    line = len(text.splitlines())
    why = explain_gaps(record, record.rules, line, always)
    assert isinstance(why, MoveWithGaps), why
    assert why.why.allowed is (True in wanted)
    assert why.why.anyhow is (len(wanted) == 1)
    reasons = why.why.against if len(wanted) == 2 else why.why.reasons
    refusals = [answer.clauses for answer in answers if isinstance(answer, Refused)]
    if refusals:
        shared = {one for one in refusals[0] if all(one in clauses for clauses in refusals)}
        assert {reason.clause for reason in reasons} == shared
    events = [
        [event.clause for event in answer.events] for answer in answers if isinstance(answer, Step)
    ]
    for told in why.why.events:
        assert all(told.event.clause in row for row in events)
