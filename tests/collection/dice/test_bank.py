"""Games of bets: what a chip that is bet brings in the mean, by the game's own steps."""

from __future__ import annotations

from fractions import Fraction

import pytest

from daumen_rules.games.catalogue import game
from tests.collection.dice.chances import next_sheets
from tests.collection.dice.positions import played


def brings(slug: str, acts: str, words: str, seat: int = 1) -> Fraction:
    """What a seat has in the mean after one throw more."""
    sheet = played(slug, acts, words)
    ways = next_sheets(game(slug), sheet).items()
    return sum((part * there.notes[seat].chips for there, part in ways), Fraction())


# 98 Zehnerspiel


@pytest.mark.cites("ZEHN-3", "ZEHN-4", "ZEHN-5")
@pytest.mark.parametrize(
    ("words", "chips"), [("manual", Fraction(-1, 4)), ("manual with twice=won", Fraction(1, 8))]
)
def test_the_bank_has_a_quarter_of_each_bet_below_ten(words: str, chips: Fraction) -> None:
    assert brings("zehnerspiel", "bet_1", words) == chips
    ways = next_sheets(game("zehnerspiel"), played("zehnerspiel", "bet_1", words)).items()
    assert sum(part for there, part in ways if there.notes[1].chips > 0) == Fraction(3, 8)
    assert all(sum(purse.chips for purse in there.notes) == 0 for there, _ in ways)
