"""How long games last, and how often each seat wins: values worked out apart from the rules.

Each is compared with all throws taken by the game's own steps.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from tests.collection.dice.chain import Chain, chain, is_on, is_won, lasts, nearly, plain, solved
from tests.collection.dice.chances import next_sheets
from tests.collection.dice.test_races import without_sevens


@pytest.mark.numbers("marathon")
@pytest.mark.cites("MARATHON-1")
@pytest.mark.parametrize("players", [1, 2])
def test_a_marathon_takes_252_throws_whoever_throws(players: int) -> None:
    assert lasts(chain("marathon", "manual", players)) == 252


@pytest.mark.long
@pytest.mark.numbers("siamesische-zwillinge")
@pytest.mark.cites("ZWILLINGE-1")
def test_of_three_twins_the_first_loses_least_often() -> None:
    """Whoever does not lose shares the win with the other who does not."""
    ways = chain("siamesische-zwillinge", "manual", 3, plain)
    assert round(nearly(ways, is_on(ways)), 6) == 8.873018
    loses = [1 - 2 * nearly(ways, is_won("siamesische-zwillinge", seat)) for seat in range(3)]
    assert [round(chance, 6) for chance in loses] == [0.222029, 0.330593, 0.447378]


@pytest.mark.numbers("faule-sechs")
@pytest.mark.long
@pytest.mark.cites("FAULESECHS-1", "FAULESECHS-2")
def test_a_lazy_six_is_fair_and_lasts_twenty_throws() -> None:
    """A total below -160 is taken for -160: that changes no sixth place."""
    ways = chain("faule-sechs", "manual", 2, lambda s: evolve(plain(s), common=max(s.common, -160)))
    assert round(nearly(ways, is_on(ways)), 6) == 20.441330
    assert round(1 - nearly(ways, is_won("faule-sechs")), 6) == 0.499998


def _goes(slug: str) -> float:
    """How many goes one seat needs in the mean: those that others follow, and the last."""
    ways: Chain = chain(slug, "manual", 1, without_sevens)
    found = game(slug)

    def another(sheet: Any) -> Fraction:
        """The chance that the next throw begins another go."""
        there = next_sheets(found, sheet).items() if ways[sheet] else ()
        return sum(
            (c for s, c in there if s.played != sheet.played and found.rules.outcome(s) is None),
            Fraction(),
        )

    return float(solved(ways, another)) + 1


@pytest.mark.numbers("gestrichene-zwoelf", "die-spinne")
@pytest.mark.long
@pytest.mark.cites("GESTRICHEN-1", "SPINNE-1")
@pytest.mark.parametrize(
    ("slug", "goes"), [("gestrichene-zwoelf", 42.014487), ("die-spinne", 43.014487)]
)
def test_twelve_numbers_take_some_forty_goes(slug: str, goes: float) -> None:
    assert round(_goes(slug), 6) == goes
