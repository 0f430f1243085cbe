"""An option that the line of the rules sets, even to its default, is not tried with others."""

from __future__ import annotations

import pytest

from daumen_rules import load
from tests.judge.asked import told

ASKED = """game: mau-mau
{rules}players: Anna, Ben
turn: Anna
hand Anna: DJ H7 S9
hand Ben: 4 cards
pile: HK
ask: may Anna lay DJ wish H
"""


def varied(rules: str) -> set[str]:
    """The options whose other readings change the answer."""
    report = told(ASKED.format(rules=rules))
    return {reading.flag for opinion in report.opinions for reading in opinion.readings}


@pytest.mark.long
def test_a_default_that_is_set_is_not_varied() -> None:
    """By one reading of MAU-6 a jack may be laid at any time; rules that say no leave that out."""
    said = "rules: manual with jack=only_if_stuck\n"
    assert varied("") == {"jack"}
    assert varied(said) == set()
    assert varied("rules: manual with ten=10\n") == {"jack"}
    game = load("mau-mau")
    assert game.position(ASKED.format(rules=said)).fixed == {"jack"}
    assert game.position(ASKED.format(rules="")).fixed == frozenset()
