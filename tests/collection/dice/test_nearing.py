"""46 Quinze and 82 Einundzwanzig: stopping in time, what is paid, and the best play of two."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.nearing import Near
from daumen_rules.kernel.game import Outcome, legal_actions
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.collection.dice.positions import cited, ended, forbidden, played, told
from tests.conftest import many

BLOCK = "manual with order=block"


@pytest.mark.cites("QUINZE-1", "QUINZE-2", "QUINZE-3", "QUINZE-10")
def test_a_seat_throws_on_until_it_stops_or_is_out() -> None:
    sheet = played("quinze", "6 5 roll 6 roll 6 roll 4")
    assert (sheet.notes, sheet.turn) == ((Near(16, 3, True, True), Near(11, 2)), 1)
    assert forbidden("quinze", "6 5", "6") == {"DICE-3"}
    assert forbidden("quinze", "", "stop") == {"DICE-3", "QUINZE-10"}
    assert cited("quinze", "6 5 roll 6 roll 6 roll 4") == ["QUINZE-3"]
    assert cited("quinze", "6") == ["QUINZE-2"]
    row = played("quinze", "6 roll 6", BLOCK)
    assert (row.notes, row.turn) == ((Near(12, 2), Near()), 0)
    assert played("quinze", "6 roll 6 roll 3", BLOCK).turn == 1


@pytest.mark.cites("QUINZE-9", "EINUNDZWANZIG-10")
def test_it_is_told_that_a_seat_stops_with_exactly_the_number() -> None:
    said = told("quinze", "6 roll 6 roll 3", BLOCK)
    assert ("QUINZE-9", "A has 15 points and stops.") in said
    said = told("einundzwanzig", "555 roll 24", BLOCK)
    assert ("EINUNDZWANZIG-10", "A has 21 points and stops.") in said
    assert not [by for by, _ in told("quinze", "6 roll 6 roll 2", BLOCK) if by == "QUINZE-9"]


@pytest.mark.cites("QUINZE-7", "QUINZE-8", "THROWOFF-1")
def test_equals_throw_off_and_nobody_wins_where_all_are_out() -> None:
    same = "6 roll 6 stop 6 roll 6 stop 6 roll 3 stop"
    assert game("quinze").rules.outcome(played("quinze", same, BLOCK, 3)) is None
    done = ended("quinze", f"{same} 26", BLOCK, 3)
    assert done == Outcome((12, 12, 9), (1,), (0, 3, -3))
    all_out = "6 roll 6 roll 6 " * 2
    assert ended("quinze", all_out, BLOCK) == Outcome((0, 0), ())
    assert cited("quinze", all_out, BLOCK)[-1] == "QUINZE-8"


@pytest.mark.cites("EINUNDZWANZIG-1", "EINUNDZWANZIG-2", "EINUNDZWANZIG-9", "EINUNDZWANZIG-11")
def test_three_dice_are_followed_by_two_and_by_one() -> None:
    assert forbidden("einundzwanzig", "", "6") == {"DICE-1"}
    assert forbidden("einundzwanzig", "", "stop") == {"DICE-3", "EINUNDZWANZIG-11"}
    assert forbidden("einundzwanzig", "444 555 roll", "6") == {"DICE-1"}
    sheet = played("einundzwanzig", "444 555 roll 23 stop roll 2")
    assert sheet.notes == (Near(19, 3), Near(15, 1, True))
    assert played("einundzwanzig", "444 roll 23", "manual with order=block").turn == 0


@pytest.mark.cites("EINUNDZWANZIG-3", "EINUNDZWANZIG-4", "EINUNDZWANZIG-5", "EINUNDZWANZIG-6")
@pytest.mark.cites("EINUNDZWANZIG-7", "EINUNDZWANZIG-8")
def test_the_nearest_to_twenty_one_is_paid() -> None:
    done = ended("einundzwanzig", "666 555 roll 12 stop")
    assert done == Outcome((21, 15), (0,), (6, -6))
    out = ended("einundzwanzig", "666 555 roll 66 stop")
    assert out == Outcome((0, 15), (1,), (-10, 10))
    fewer = ended("einundzwanzig", "456 666 roll 12 stop stop")
    assert fewer == Outcome((18, 18), (1,), (0, 0))
    assert ended("einundzwanzig", "666 666 roll 66 roll 66") == Outcome((0, 0), ())
    tie = "456 555 stop stop"
    assert game("einundzwanzig").rules.outcome(played("einundzwanzig", tie)) is None
    assert ended("einundzwanzig", f"{tie} 61") == Outcome((15, 15), (0,), (0, 0))


def value(slug: str, words: str) -> float:
    """What the first of two seats gets that both play as well as they can; equals get nothing."""
    found, known = game(slug), dict[Any, Fraction]()

    def of(sheet: Any) -> Fraction:
        if sheet in known:
            return known[sheet]
        outcome = found.rules.outcome(sheet)
        if outcome is not None:
            worth = Fraction(outcome.payments[0] if outcome.payments else 0)
        elif all(note.is_done for note in sheet.notes):
            worth = Fraction()
        elif found.rules.chance(sheet) is None:
            actions = legal_actions(found.rules, sheet)
            best = max if sheet.turn == 0 else min
            worth = best(of(taken(found, sheet, action)) for action in actions)
        else:
            ways = next_sheets(found, sheet).items()
            worth = sum((part * of(there) for there, part in ways), Fraction())
        known[sheet] = worth
        return worth

    return float(of(table(slug, words, 2)))


BEST_PLAY = [
    ("quinze", BLOCK, -0.023247),
    ("einundzwanzig", BLOCK, -0.124948),
    ("einundzwanzig", "manual", -0.061321),
]


@pytest.mark.numbers("quinze", "einundzwanzig")
@pytest.mark.long
@pytest.mark.cites("QUINZE-1", "QUINZE-6", "EINUNDZWANZIG-1", "EINUNDZWANZIG-6")
def test_the_first_of_two_is_a_little_worse_off() -> None:
    """All three in the thorough profile: the last takes minutes."""
    for slug, words, chips in BEST_PLAY[: many(1, 3)]:
        assert round(value(slug, words), 6) == chips
