"""Games in which throws are added up over rounds: positions by hand, and their chances."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.fuenf_finger_spiel import FAIL, Hand
from daumen_rules.kernel.game import Outcome
from tests.collection.dice.chain import chain, figures, lasts
from tests.collection.dice.chances import (
    mean,
    next_sheets,
    scores,
    sorted_throws,
    table,
    total,
    variance,
)
from tests.collection.dice.goes import taken, told
from tests.collection.dice.positions import cited, ended, forbidden, played

# 79 Sterne würfeln


@pytest.mark.numbers("sterne-wuerfeln")
@pytest.mark.cites("STERNE-1", "STERNE-2", "STERNE-3")
def test_only_ones_are_stars() -> None:
    assert ended("sterne-wuerfeln", "112 345 111 666 123 456") == Outcome((5, 1), (0,))
    assert played("sterne-wuerfeln", "112 345").turn == 0
    assert forbidden("sterne-wuerfeln", "", "11") == {"DICE-1"}
    chances = scores("sterne-wuerfeln")
    assert (mean(chances), chances[0]) == (Fraction(3, 2), Fraction(5, 6) ** 9)


# 81 Fensterwürfeln

COMBINATION = "manual with variant=kombination"


@pytest.mark.cites("FENSTER-1", "FENSTER-2", "FENSTER-3")
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("manual", 1 + 4 + 9),
        ("manual with variant=bauern", 1 + 0 + 0),
        ("manual with variant=kirche", 1 + 1 + 0),
        (COMBINATION, 1 + 0 + 0),
    ],
)
def test_windows_count_the_square_of_their_number(words: str, points: int) -> None:
    sheet = played("fensterwuerfeln", "246 226 222", words)
    assert (sheet.notes[0], sheet.turn) == (points, 1)
    assert forbidden("fensterwuerfeln", "", "2", words) == {"DICE-1"}


@pytest.mark.cites("FENSTER-4", "FENSTER-7")
@pytest.mark.parametrize("finish", ["immediate", "round"])
def test_thirty_twos_end_the_game_at_once_or_after_the_round(finish: str) -> None:
    words = f"manual with finish={finish}"
    both = "222 222 222 222 222 222 225"
    acts = both if finish == "immediate" else f"{both} 111 111 222 111 111"
    scored = (31, 27) if finish == "immediate" else (31, 36)
    assert ended("fensterwuerfeln", acts, words).scores == scored
    assert cited("fensterwuerfeln", acts, words)[-1] == "FENSTER-4"


@pytest.mark.numbers("fensterwuerfeln")
@pytest.mark.cites("FENSTER-2", "FENSTER-4")
@pytest.mark.long
def test_windows_have_their_chances() -> None:
    def see(sheet: Any) -> Any:
        return evolve(sheet, played=0)

    first = total(
        (s.notes[0], part)
        for s, part in next_sheets(game("fensterwuerfeln"), table("fensterwuerfeln")).items()
    )
    assert {c: int(216 * part) for c, part in first.items()} == {0: 125, 1: 75, 4: 15, 9: 1}
    assert mean(first) == Fraction(2, 3)
    ways = chain("fensterwuerfeln", "manual", 1, see)
    assert round(float(lasts(ways)), 6) == 46.312498
    two = "manual with variant=kirche, church_rounds=2"
    assert mean(scores("fensterwuerfeln", two)) == Fraction(20, 5)
    assert mean(scores("fensterwuerfeln", COMBINATION)) == 2


@pytest.mark.numbers("fensterwuerfeln")
@pytest.mark.long
@pytest.mark.cites("FENSTER-4")
def test_the_first_has_a_small_advantage_at_the_windows() -> None:
    def see(sheet: Any) -> Any:
        return evolve(sheet, played=0)

    assert figures("fensterwuerfeln", "manual", 2, see) == [78.784109, 0.536067]


# 85 Pasch, 86 Gleichpasch


@pytest.mark.cites("PASCH3W-1", "PASCH3W-2", "PASCH3W-3", "PASCH3W-5", "PASCH3W-6")
def test_pairs_count_their_face_and_triples_four_times_that() -> None:
    for faces, points in (("155", 5), ("336", 3), ("666", 24), ("246", 0)):
        assert played("pasch-3w", faces).notes[0].points == points
    assert ended("pasch-3w", "155 336 246 666 123 456") == Outcome((8, 24), (1,))
    assert forbidden("pasch-3w", "", "55") == {"DICE-1"}


@pytest.mark.cites("GLEICHPASCH-1", "GLEICHPASCH-2", "GLEICHPASCH-4", "GLEICHPASCH-5")
def test_pairs_and_triples_count_their_pips() -> None:
    for faces, points in (("434", 8), ("333", 9), ("432", 0)):
        assert played("gleichpasch", faces).notes[0].points == points
    assert ended("gleichpasch", "434 333 432 666 123 456") == Outcome((17, 18), (1,))
    assert forbidden("gleichpasch", "", "c3") == {"DICE-3"}


@pytest.mark.numbers("pasch-3w", "gleichpasch")
@pytest.mark.cites("PASCH3W-2", "PASCH3W-3", "GLEICHPASCH-2")
def test_pairs_have_their_chances() -> None:
    assert (mean(scores("pasch-3w")), max(scores("pasch-3w"))) == (Fraction(133, 24), 72)
    assert (mean(scores("gleichpasch")), max(scores("gleichpasch"))) == (Fraction(77, 8), 54)
    for throw in sorted_throws(3):
        single, alike = (
            taken(game(slug), table(slug), throw).notes[0].points
            for slug in ("pasch-3w", "gleichpasch")
        )
        kinds = len(set(throw.faces))
        assert (kinds == 2) == (0 < single < alike)
        assert (kinds == 1) == (single > alike)


# 97 Zentavesta


@pytest.mark.numbers("zentavesta")
@pytest.mark.cites("ZENTAVESTA-1", "ZENTAVESTA-2", "ZENTAVESTA-3", "ZENTAVESTA-4")
def test_ten_are_added_up_to_ten_and_taken_off_above() -> None:
    assert ended("zentavesta", "136 146") == Outcome((20, 1), (0,))
    assert ended("zentavesta", "136 146 111 146", "manual with rounds=2").scores == (33, 2)
    assert cited("zentavesta", "136") == ["ZENTAVESTA-2"]
    assert cited("zentavesta", "146")[0] == "ZENTAVESTA-3"
    assert forbidden("zentavesta", "", "1366") == {"DICE-1"}
    chances = scores("zentavesta")
    assert set(chances) == {*range(13, 21), *range(1, 9)}
    assert sum(c for points, c in chances.items() if points > 10) == Fraction(1, 2)
    assert (mean(chances), chances[20]) == (Fraction(21, 2), Fraction(27, 216))


# 102 Fünf-Finger-Spiel


@pytest.mark.numbers("fuenf-finger-spiel")
@pytest.mark.cites("FINGER-1", "FINGER-2")
def test_the_fewest_throws_for_five_win() -> None:
    assert played("fuenf-finger-spiel", "123 113").notes[0] == Hand(2, True)
    assert ended("fuenf-finger-spiel", "123 113 122") == Outcome((2, 1), (1,))
    late = "111 " * 10
    assert ended("fuenf-finger-spiel", f"{late} {'111 ' * 9} 221") == Outcome((FAIL, 10), (1,))
    assert forbidden("fuenf-finger-spiel", "122", "c1") == {"DICE-3"}
    chances = scores("fuenf-finger-spiel")
    assert chances[1] == Fraction(1, 36)
    assert chances[FAIL] == Fraction(35, 36) ** 10
    throws = sum(min(throw, 10) * c for throw, c in chances.items())
    assert round(float(throws), 6) == 8.838238


@pytest.mark.cites("FINGER-3")
def test_where_nobody_has_five_nobody_wins_or_all_throw_again() -> None:
    failed = "111 " * 20
    assert ended("fuenf-finger-spiel", failed) == Outcome((FAIL, FAIL), ())
    assert cited("fuenf-finger-spiel", failed)[-1] == "FINGER-3"
    again = "manual with nobody=replay"
    assert played("fuenf-finger-spiel", f"{failed} 111", again).notes[0] == Hand(1)
    assert ended("fuenf-finger-spiel", f"{failed} 113 {'111 ' * 10}", again).winners == (0,)


# 108 Gerneklein


@pytest.mark.numbers("gerneklein")
@pytest.mark.cites("GERNEKLEIN-2", "GERNEKLEIN-3", "GERNEKLEIN-4")
@pytest.mark.parametrize(
    ("words", "first", "expected"),
    [("manual", 5, Fraction(7)), ("manual with mode=negative", 0, Fraction(343, 72))],
)
def test_twos_and_fives_are_taken_off(words: str, first: int, expected: Fraction) -> None:
    """5-1-4 leaves 5, or 5 less 5; 2-2-5 leaves nothing, and never less."""
    assert played("gerneklein", "514 333 225", words, 3).notes == (first, 9, 0)
    chances = scores("gerneklein", f"{words}{', ' if 'with' in words else ' with '}rounds=1")
    assert (mean(chances), min(chances), max(chances)) == (expected, 0, 18)


@pytest.mark.cites("GERNEKLEIN-1", "GERNEKLEIN-5")
def test_the_lowest_sum_wins() -> None:
    assert ended("gerneklein", "136 111", "manual with rounds=1") == Outcome((10, 3), (1,))
    assert game("gerneklein").book.listed is None
    assert forbidden("gerneklein", "", "13") == {"DICE-1"}


# 109 Pärchen, 110 Beelzebub


def of_a_throw(slug: str) -> Mapping[int, Fraction]:
    """The chances of what one throw counts."""
    sheets = next_sheets(game(slug), table(slug))
    return total((sheet.notes[0], chance) for sheet, chance in sheets.items())


@pytest.mark.numbers("paerchen")
@pytest.mark.cites("PAERCHEN-1", "PAERCHEN-2", "PAERCHEN-3", "PAERCHEN-4", "PAERCHEN-5")
def test_two_white_dice_stand_against_two_grey_ones() -> None:
    assert ended("paerchen", "6611 1166 " * 2 + "1234 " + "3211 " * 5) == Outcome((-4, 15), (1,))
    assert told(game("paerchen"), table("paerchen"), "throw 1 2 6 5") == [
        "A throws white 1, 2, grey 6, 5.",
        "A has -8 points.",
    ]
    assert forbidden("paerchen", "", "123") == {"DICE-1"}
    chances = of_a_throw("paerchen")
    assert (mean(chances), 5 * variance(chances)) == (Fraction(0), Fraction(175, 3))
    assert (min(chances), max(chances)) == (-10, 10)
    assert ended("paerchen", "6611 " * 5 + "1166 " * 5).scores == (50, -50)


@pytest.mark.numbers("beelzebub")
@pytest.mark.cites("BEELZEBUB-1", "BEELZEBUB-2", "BEELZEBUB-3", "BEELZEBUB-4")
def test_three_white_dice_stand_against_the_beelzebub() -> None:
    assert ended("beelzebub", "1116 6661 " * 5) == Outcome((-15, 85), (1,))
    assert forbidden("beelzebub", "", "c1") == {"DICE-3"}
    chances = of_a_throw("beelzebub")
    assert (5 * mean(chances), variance(chances)) == (Fraction(35), Fraction(35, 3))
    assert (min(chances), max(chances)) == (-3, 17)
