"""112 Va banque and 115 Vabanquespiel: the best that can be made of five dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken


def best(slug: str, words: str) -> tuple[Fraction, Fraction, Fraction]:
    """The best expectation of seat B, and the least and the most that it can reckon."""
    found, known = game(slug), dict[Any, tuple[Fraction, Fraction, Fraction]]()

    def of(sheet: Any) -> tuple[Fraction, Fraction, Fraction]:
        note = sheet.notes[1]
        if note.is_done:
            return (note.value,) * 3
        if sheet in known:
            return known[sheet]
        if found.rules.chance(sheet) is None:
            acts = legal_actions(found.rules, sheet)
            ways = [of(taken(found, sheet, act)) for act in acts]
            worth = max(way[0] for way in ways)
        else:
            parts = [(of(there), part) for there, part in next_sheets(found, sheet).items()]
            ways = [way for way, _ in parts]
            worth = sum((way[0] * part for way, part in parts), Fraction())
        known[sheet] = worth, min(way[1] for way in ways), max(way[2] for way in ways)
        return known[sheet]

    return of(table(slug, words, 3))


@pytest.mark.numbers("va-banque")
@pytest.mark.long
@pytest.mark.cites("VABANQUE-2", "VABANQUE-3", "VABANQUE-6")
@pytest.mark.parametrize("words", ["manual", "manual with neg_division=floor"])
def test_best_play_makes_nearly_nineteen_of_five_dice(words: str) -> None:
    assert best("va-banque", words) == (Fraction(18365, 972), Fraction(-30), Fraction(71))


@pytest.mark.numbers("vabanquespiel")
@pytest.mark.long
@pytest.mark.cites("VABANQUESPIEL-5", "VABANQUESPIEL-9")
def test_best_play_makes_more_where_fractions_are_kept() -> None:
    assert best("vabanquespiel", "manual")[0] == Fraction(18365, 972)
    exact = best("vabanquespiel", "manual with division=exact_fraction")
    assert exact == (Fraction(209239, 10368), Fraction(-34), Fraction(71))
