"""Who has won where several are equally good: the manual says who wins, and a throw-off who gets
the chips.

Sums are worked out by hand: three equal faces f in all six throws make 3 f (3 + 4 + … + 8) = 99 f.
"""

from __future__ import annotations

import pytest

from daumen_rules.kernel.game import Outcome
from tests.collection.dice.positions import ended, played

# 88 Rentmeister


@pytest.mark.cites("RENTMEISTER-4", "RENTMEISTER-6", "TALLY-5")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_throws_off_where_all_are_equal_and_nothing_is_paid(players: int) -> None:
    acts = "111 " * 6 * players
    nothing = (0,) * players
    everybody = tuple(range(players))
    won = ended("rentmeister", acts.strip(), players=players)
    assert won == Outcome((99,) * players, everybody, won.payments)
    assert won.payments in ((), nothing)


# 40 Die böse Drei


@pytest.mark.cites("BOESEDREI-3", "BOESEDREI-4", "BOESEDREI-8")
def test_who_is_out_does_not_share_with_who_has_not_thrown() -> None:
    """A throws a 3 and is out; B does not throw and has nothing, but is not out."""
    words = "manual with min_throws=none"
    assert ended("die-boese-drei", "roll 3 stop", words).winners == (1,)
    two = f"{words} rounds=2"
    assert [note.earlier for note in played("die-boese-drei", "roll 3 stop", two).notes] == [0, 1]
