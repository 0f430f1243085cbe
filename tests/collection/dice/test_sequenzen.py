"""84 Sequenzen: how often a run falls, and the best play of two."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.sequenzen import Keeping
from daumen_rules.kernel.game import legal_actions
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.conftest import many

RULES = game("sequenzen").rules


def without_dice(sheet: Any) -> Any:
    """Dice that can no longer be left do not matter."""
    free = sheet.rules.keep is Keeping.NONE
    notes = (evolve(n, dice=()) if free or n.is_done else n for n in sheet.notes)
    return evolve(sheet, notes=tuple(notes), thrown=0)


def best(words: str, *, alone: bool) -> Fraction:
    """How often the first of two wins whom both play as well as they can, a tie for half; or how
    often the first has a run that wants nothing else.
    """
    known: dict[Any, Fraction] = {}

    def of(whole: Any) -> Fraction:
        sheet = without_dice(whole)
        if sheet in known:
            return known[sheet]
        outcome = RULES.outcome(sheet)
        if alone and sheet.notes[0].is_done:
            worth = Fraction(int(sheet.notes[0].low > 0))
        elif outcome is not None:
            worth = Fraction(int(0 in outcome.winners), len(outcome.winners))
        elif RULES.chance(sheet) is None:
            ways = [of(taken(game("sequenzen"), sheet, a)) for a in legal_actions(RULES, sheet)]
            worth = min(ways) if sheet.turn else max(ways)
        else:
            on = next_sheets(game("sequenzen"), sheet).items()
            worth = sum((part * of(there) for there, part in on), Fraction())
        known[sheet] = worth
        return worth

    return of(table("sequenzen", words, 2))


BLOCK = "manual with order=block"


@pytest.mark.numbers("sequenzen")
@pytest.mark.cites("SEQUENZEN-1", "SEQUENZEN-2")
def test_a_run_falls_with_every_ninth_throw() -> None:
    ways = next_sheets(game("sequenzen"), table("sequenzen", BLOCK, 2)).items()
    for low in range(1, 5):
        assert sum(part for there, part in ways if there.notes[0].low == low) == Fraction(1, 36)
    assert best(BLOCK, alone=True) == Fraction(217, 729)


@pytest.mark.numbers("sequenzen")
@pytest.mark.long
@pytest.mark.cites("SEQUENZEN-4")
@pytest.mark.parametrize(
    ("words", "chance"), [("keep=two", "328/729"), ("keep=two, keep_times=once", "2323/5832")]
)
def test_two_dice_that_are_left_help_to_make_a_run(words: str, chance: str) -> None:
    assert best(f"{BLOCK}, {words}", alone=True) == Fraction(chance)


@pytest.mark.numbers("sequenzen")
@pytest.mark.long
@pytest.mark.cites("SEQUENZEN-1", "SEQUENZEN-3", "SEQUENZEN-5")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("", Fraction(33943067, 68024448)),
        (", counts=best", Fraction(1, 2)),
        (", keep=two", Fraction(59025937, 120932352)),
    ][: many(2, 3)],
)
def test_the_first_of_two_is_hardly_worse_off(words: str, value: Fraction) -> None:
    assert best(f"{BLOCK}{words}", alone=False) == value
