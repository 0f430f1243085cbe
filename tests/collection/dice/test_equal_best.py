"""Who has won where several are equally good: the manual says who wins, and a throw-off who gets
the chips.

Sums are worked out by hand: three equal faces f in all six throws make 3 f (3 + 4 + … + 8) = 99 f.
"""

from __future__ import annotations

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome
from tests.collection.dice.positions import ended, played

# 88 Rentmeister


@pytest.mark.cites("RENTMEISTER-4", "RENTMEISTER-6", "TALLY-5")
def test_all_who_have_the_highest_sum_have_won_and_one_is_paid() -> None:
    """A has 99 and owes a tenth of 495, rounded up."""
    acts = "111 666 666 " * 6
    assert game("rentmeister").rules.outcome(played("rentmeister", acts.strip(), players=3)) is None
    won = Outcome((99, 594, 594), (1, 2), (-50, 0, 50))
    assert ended("rentmeister", f"{acts} 26", players=3) == won


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


@pytest.mark.cites("BOESEDREI-7")
@pytest.mark.parametrize(("nobody", "winners"), [("tie", (0, 1)), ("nobody", ())])
def test_where_all_are_out_it_is_agreed_who_has_won(nobody: str, winners: tuple[int, ...]) -> None:
    words = f"manual with min_throws=none nobody={nobody}"
    assert ended("die-boese-drei", "roll 3 roll 3", words).winners == winners
