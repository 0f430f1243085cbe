"""112 Va banque and 115 Vabanquespiel: stakes, claims, and the best of five dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.collection.dice.positions import cited, ended, played

FOUR = "3 5 plus 6 times 1 by 4 "
"""3 + 5, times 6, by 1, less 4: the 44 of the manual."""
ONE = "1 1 minus 1 times 1 plus 1 "
REST = "1 1 minus 1 times 3 plus 2 "
"""3 by 2, and nothing was divided before: the stake is claimed where that is agreed."""
CLAIMS = "manual with bank_claims=yes, unable=did_not_divide"


def chips(slug: str, acts: str, words: str = "manual", players: int = 3) -> list[int]:
    """The chips of each seat after some acts."""
    return [note.chips for note in played(slug, acts.strip(), words, players).notes]


# 112 Va banque


@pytest.mark.cites("VABANQUE-8", "VABANQUE-11")
@pytest.mark.parametrize(
    ("acts", "after"),
    [
        # A is the banker. The stakes of B and C lie there; B takes both; then C and A stake.
        (FOUR + ONE, [-1, 1, -2]),
        # That of C is claimed, then that of B as well: nobody wins, and A has two.
        (FOUR + REST, [0, 0, -2]),
        (REST + REST, [1, -1, -2]),
        (REST + FOUR, [0, -1, -1]),
    ],
)
def test_every_stake_that_is_claimed_goes_to_the_banker(acts: str, after: list[int]) -> None:
    assert chips("va-banque", "", CLAIMS) == [0, -1, -1]
    assert chips("va-banque", acts, CLAIMS) == after
    four = f"{REST * 3}"
    assert chips("va-banque", four, CLAIMS, 4) == [2, -1, -2, -2]
    assert played("va-banque", acts.strip(), CLAIMS, 3).common == 2


@pytest.mark.cites("VABANQUE-10", "DICE-6")
def test_va_banque_is_for_three_to_eight() -> None:
    """A banker and two who compete; eight are the most where a text names no number."""
    assert list(game("va-banque").rules.seats) == [3, 4, 5, 6, 7, 8]
    assert list(game("vabanquespiel").rules.seats) == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.cites("VABANQUE-13", "VABANQUE-7", "VABANQUE-9")
def test_a_round_and_the_game_are_won_by_different_clauses() -> None:
    rounds = f"{FOUR}{ONE}" * 3
    assert cited("va-banque", rounds.strip(), players=3)[0] == "VABANQUE-7"
    assert cited("va-banque", rounds.strip(), players=3)[-1] == "VABANQUE-13"
    assert ended("va-banque", rounds.strip(), players=3).payments == (0, 0, 0)
    assert cited("va-banque", (FOUR * 2).strip(), players=3)[-1] == "VABANQUE-9"


# 115 Vabanquespiel


@pytest.mark.cites("VABANQUESPIEL-1", "VABANQUESPIEL-3", "VABANQUESPIEL-7")
def test_stakes_are_paid_from_the_same_stock_before_the_throws() -> None:
    assert chips("vabanquespiel", "") == [80, 80, 80]
    assert played("vabanquespiel", "", players=3).common == 60
    assert ended("vabanquespiel", (FOUR + ONE * 2).strip(), players=3).scores == (80, 140, 80)


@pytest.mark.cites("VABANQUESPIEL-11", "VABANQUESPIEL-8")
def test_nobody_owes_and_whoever_cannot_stake_is_out() -> None:
    """B takes 60, C and A are left with nothing: it is over after one round of twenty."""
    words = "manual with rounds=20, stock=1"
    assert ended("vabanquespiel", (FOUR + ONE * 2).strip(), words, 3).scores == (0, 60, 0)
    two = "manual with rounds=20, stock=2"
    first = ONE * 2 + FOUR
    second = FOUR + ONE * 2
    out = played("vabanquespiel", (first + second).strip(), two, 3)
    assert [note.is_out for note in out.notes] == [False, True, False]
    assert ([note.chips for note in out.notes], out.common) == ([40, 0, 40], 40)
    assert out.turn == 0  # C is the banker now
    assert played("vabanquespiel", (first + second + ONE).strip(), two, 3).turn == 2


@pytest.mark.cites("VABANQUESPIEL-12", "VABANQUESPIEL-7", "VABANQUESPIEL-9")
def test_one_round_is_won_by_its_result_and_several_by_the_units() -> None:
    """B takes 40 and is banker; A, for whom it is thrown next, then takes them back."""
    acts = FOUR + ONE
    assert cited("vabanquespiel", acts.strip())[-1] == "VABANQUESPIEL-7"
    both = (acts * 3).strip()
    rounds = "manual with rounds=3"
    assert ended("vabanquespiel", both, rounds).scores == (80, 120)
    assert cited("vabanquespiel", both, rounds)[-1] == "VABANQUESPIEL-12"
    assert cited("vabanquespiel", (FOUR * 2).strip())[-1] == "VABANQUESPIEL-9"


# Best play


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
@pytest.mark.cites("VABANQUESPIEL-5", "VABANQUESPIEL-9", "VABANQUESPIEL-10")
def test_best_play_makes_more_where_fractions_are_kept() -> None:
    assert best("vabanquespiel", "manual")[0] == Fraction(18365, 972)
    exact = best("vabanquespiel", "manual with division=exact_fraction")
    assert exact == (Fraction(209239, 10368), Fraction(-34), Fraction(71))


@pytest.mark.cites("THROWOFF-1", "VABANQUESPIEL-9")
def test_equals_throw_off_in_the_order_in_which_they_play() -> None:
    """A holds the bank and plays last: the three is thrown by B, the six by A."""
    one = "1 1 plus 1 minus 1 times 1"
    assert ended("vabanquespiel", f"{one} {one} 36").scores == (120, 80)
