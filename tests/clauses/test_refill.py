"""FILL: how a pile that is too short is shared out."""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.option_values import RefillShort
from daumen_rules.games.daumen_drauf.refill import portions
from tests.table import cards


def test_who_finds_too_few_cards_for_its_whole_need_leaves_all_of_them_to_the_next() -> None:
    """By one reading (Q31). The first needs four, and there are three; the second needs two."""
    found = portions(cards("G1p G2p G3p"), (4, 2, 1), RefillShort.WHOLE_NEED)
    assert found == ((), cards("G1p G2p"), cards("G3p"))


def test_who_draws_one_by_one_stops_when_it_has_what_it_needs() -> None:
    """By one reading (Q31). The first needs one, the second three, and there are three."""
    found = portions(cards("G1p G2p G3p"), (1, 3), RefillShort.ONE_BY_ONE)
    assert found == (cards("G1p"), cards("G2p G3p"))
