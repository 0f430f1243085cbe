"""Games of one die in which notes are compared: chances, readings, examples."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.filzlaus import FAIL
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from tests.collection.dice.chances import (
    alone,
    ends,
    equal,
    mean,
    next_sheets,
    scores,
    table,
    total,
    variance,
)
from tests.collection.dice.goes import after, refused, told

NO_HIT = Fraction(5, 6)


def end(slug: str, players: int, faces: str, words: str = "manual") -> Outcome:
    """How a game ends in which one die shows these faces."""
    acts = ", ".join(f"throw {face}" for face in faces)
    outcome = game(slug).rules.outcome(after(game(slug), table(slug, words, players), acts))
    assert outcome is not None
    return outcome


# 39 Die böse Eins


@pytest.mark.numbers("die-boese-eins")
@pytest.mark.cites("BOESEEINS-1", "BOESEEINS-2", "BOESEEINS-3")
def test_what_the_evil_one_leaves() -> None:
    chances = scores("die-boese-eins")
    assert mean(chances) == 20 * (1 - NO_HIT**5) == Fraction(23255, 1944)
    assert chances[0] == Fraction(1, 6)
    assert set(chances) == {0, *range(2, 31)}
    assert equal(chances) == Fraction(65351, 1119744)
    sheets = alone("die-boese-eins").items()
    assert sum(c for s, c in sheets if not s.notes[0].is_out) == Fraction(3125, 7776)


@pytest.mark.cites("BOESEEINS-3", "BOESEEINS-4")
def test_a_seat_that_is_out_keeps_its_sum_and_can_win() -> None:
    assert end("die-boese-eins", 2, "6661" + "22222") == Outcome((18, 10), (0,))
    assert end("die-boese-eins", 2, "1" + "61") == Outcome((0, 6), (1,))


def test_a_seat_that_is_out_stays_out_in_further_rounds() -> None:
    two = "manual with rounds=2"
    assert end("die-boese-eins", 2, "51" + "66666" + "22222", two) == Outcome((5, 40), (1,))


# 41 Auf und ab


@pytest.mark.numbers("auf-und-ab")
@pytest.mark.cites("AUFUNDAB-1", "AUFUNDAB-2", "AUFUNDAB-3")
def test_three_of_four_come_through_up_and_down() -> None:
    stay = {s.notes[0].points: c for s, c in alone("auf-und-ab").items() if not s.notes[0].is_out}
    through = sum(stay.values())
    assert through == Fraction(69737, 93312)
    assert mean(stay) / through == Fraction(370449, 69737)
    assert (min(stay), max(stay)) == (0, 21)


@pytest.mark.numbers("auf-und-ab")
def test_fewer_come_through_where_zero_is_out() -> None:
    ended = alone("auf-und-ab", "manual with zero=out")
    stay = sum(chance for sheet, chance in ended.items() if not sheet.notes[0].is_out)
    assert stay == Fraction(20381, 31104)


@pytest.mark.cites("AUFUNDAB-3", "AUFUNDAB-4", "AUFUNDAB-5")
@pytest.mark.parametrize(("words", "winners"), [("manual", (0,)), ("manual with zero=out", ())])
def test_zero_is_no_minus_unless_it_is_said_so(words: str, winners: tuple[Seat, ...]) -> None:
    sheet = after(game("auf-und-ab"), table("auf-und-ab", words, 2), "throw 1, throw 2, throw 3")
    assert sheet.turn == (0 if winners else 1)
    rest = "6161" if winners else ""
    assert end("auf-und-ab", 2, "123" + rest + "114", words).winners == winners


@pytest.mark.cites("AUFUNDAB-4", "AUFUNDAB-5")
def test_nobody_wins_where_all_are_out() -> None:
    assert end("auf-und-ab", 3, "113" + "114" + "115") == Outcome((-1, -2, -3), ())
    assert end("auf-und-ab", 2, "113" + "1116161") == Outcome((-1, 11), (1,))


@pytest.mark.cites("AUFUNDAB-6")
def test_the_last_throw_puts_out_or_makes_a_result_below_zero() -> None:
    """1 + 1 - 2 + 1 - 1 + 1 - 3 is -2."""
    goes = "1121113" + "1121114"
    assert end("auf-und-ab", 2, goes, "manual with last=counts") == Outcome((-2, -3), (0,))
    assert end("auf-und-ab", 2, goes) == Outcome((-2, -3), ())


@pytest.mark.cites("AUFUNDAB-5")
def test_where_all_are_out_the_best_of_them_wins_by_another_reading() -> None:
    ended = end("auf-und-ab", 3, "113" + "114" + "115", "manual with all_out=best")
    assert (ended.scores, ended.winners) == ((-1, -2, -3), (0,))


@pytest.mark.cites("AUFUNDAB-7")
def test_who_is_out_throws_in_later_rounds_or_does_not() -> None:
    two, back = "manual with rounds=2", "manual with rounds=2, later=back"
    first = "113" + "1116161"
    assert end("auf-und-ab", 2, first + "1116161", two) == Outcome((-1, 22), (1,))
    again = end("auf-und-ab", 2, first + "6616161" + "1116161", back)
    assert again == Outcome((-1 + 21, 22), (1,))


# 42 Plus-Minus


@pytest.mark.numbers("plus-minus-1w")
@pytest.mark.cites("PLUSMINUS1W-1", "PLUSMINUS1W-2")
def test_plus_minus_has_its_chances() -> None:
    chances = scores("plus-minus-1w")
    assert (mean(chances), variance(chances)) == (Fraction(21, 2), Fraction(105, 4))
    assert (min(chances), max(chances)) == (-12, 33)
    assert sum(c for points, c in chances.items() if points < 0) == Fraction(74971, 5038848)


@pytest.mark.cites("PLUSMINUS1W-1", "PLUSMINUS1W-2", "PLUSMINUS1W-3")
def test_below_zero_it_goes_on() -> None:
    assert end("plus-minus-1w", 2, "116116661" + "116" * 3) == Outcome((3, -12), (0,))


# 48 Nackter Spatz


@pytest.mark.numbers("nackter-spatz")
@pytest.mark.cites("SPATZ-1", "SPATZ-2", "SPATZ-3")
@pytest.mark.parametrize("words", ["manual", "manual with sparrow=receiver"])
def test_six_rounds_bring_nineteen_points_by_both_readings(words: str) -> None:
    sheet = table("nackter-spatz", words, players=2)
    ended = ends("nackter-spatz", sheet, lambda s: evolve(s, notes=(s.notes[0], 0)))
    chances = total((sheet.notes[0], chance) for sheet, chance in ended.items())
    assert mean(chances) == 19 == 6 * Fraction(19, 6)
    assert (min(chances), max(chances)) == (-6, 36)


@pytest.mark.cites("SPATZ-1", "SPATZ-2")
@pytest.mark.parametrize(
    ("words", "notes"),
    [("manual", (-1, 0, 4)), ("manual with sparrow=receiver", (0, 0, 3))],
)
def test_a_sparrow_costs_the_thrower_or_the_receiver(words: str, notes: tuple[int, ...]) -> None:
    found, sheet = game("nackter-spatz"), table("nackter-spatz", words, players=3)
    once = after(found, sheet, "throw 4, throw 5, throw 6")
    assert once.notes == (5, 6, 4)
    again = after(found, evolve(once, notes=(0, 0, 4)), "throw 1")
    assert again.notes == notes


@pytest.mark.cites("SPATZ-5")
def test_a_sum_falls_below_zero_unless_it_is_said_so() -> None:
    for words, notes in (("manual", (-1, 0)), ("manual with below_zero=no", (0, 0))):
        sheet = after(game("nackter-spatz"), table("nackter-spatz", words, 2), "throw 1")
        assert sheet.notes == notes


@pytest.mark.cites("SPATZ-3", "SPATZ-4")
def test_nothing_is_lost_between_the_seats() -> None:
    ended = end("nackter-spatz", 3, "123456" * 3)
    assert sum(ended.scores) == 3 * (2 + 3 + 4 + 5 + 6 - 1)
    assert ended == Outcome((3 * (2 + 5 - 1), 3 * (3 + 6), 3 * 4), (1,))


# 52 Mariechen vorwärts, 53 Mariechen verdreht


@pytest.mark.numbers("mariechen-vorwaerts", "mariechen-verdreht")
@pytest.mark.cites("MARIECHEN-1", "MARIECHEN-2", "VERDREHT-1", "VERDREHT-2")
def test_both_maries_have_the_same_chances() -> None:
    chances = scores("mariechen-vorwaerts")
    assert chances == scores("mariechen-verdreht")
    assert (mean(chances), variance(chances)) == (Fraction(7, 2), Fraction(455, 36))
    assert (chances[0], chances[21]) == (Fraction(15625, 46656), Fraction(1, 46656))


@pytest.mark.cites("MARIECHEN-2", "MARIECHEN-3", "VERDREHT-2", "VERDREHT-3")
def test_mary_turned_round_counts_what_forwards_does_not() -> None:
    assert end("mariechen-vorwaerts", 2, "123456" + "654321") == Outcome((21, 0), (0,))
    assert end("mariechen-verdreht", 2, "123456" + "654321") == Outcome((0, 21), (1,))
    assert end("mariechen-vorwaerts", 2, "113116" + "111111") == Outcome((10, 1), (0,))


# 54 Filzlaus

VARIANTS = [f"manual with variant={name}" for name in ("filzlaus", "doppelte", "kombinierte")]
BOTH = "manual with variant=kombinierte, combined=both_needed"


@pytest.mark.numbers("filzlaus")
@pytest.mark.cites("FILZLAUS-1", "FILZLAUS-2")
@pytest.mark.parametrize("words", VARIANTS)
def test_all_three_lice_are_as_hard_to_catch(words: str) -> None:
    assert scores("filzlaus", words)[FAIL] == NO_HIT**10 == Fraction(9765625, 60466176)
    ended = alone("filzlaus", words).items()
    assert mean(total((s.notes[0].throws, c) for s, c in ended)) == Fraction(50700551, 10077696)


@pytest.mark.numbers("filzlaus")
@pytest.mark.cites("FILZLAUS-3")
def test_what_is_aimed_at_changes_no_chance() -> None:
    found, sheet = game("filzlaus"), table("filzlaus", VARIANTS[2])
    for _ in range(10):
        chances = [
            total((s.notes[0].is_over, c) for s, c in next_sheets(found, aimed).items())
            for aimed in (after(found, sheet, "choose 1"), after(found, sheet, "choose 2"))
        ]
        assert chances[0] == chances[1] == {True: Fraction(1, 6), False: NO_HIT}
        sheet = after(found, sheet, "choose 2, throw 1")


@pytest.mark.numbers("filzlaus")
@pytest.mark.cites("FILZLAUS-3")
def test_two_lice_are_harder_to_catch_than_one() -> None:
    chances = scores("filzlaus", BOTH)
    for throws in range(2, 11):
        hit_last = (throws - 1) * Fraction(1, 6) ** 2 * NO_HIT ** (throws - 2)
        assert chances[throws] == hit_last
    assert chances[FAIL] == NO_HIT**10 + comb(10, 1) * Fraction(1, 6) * NO_HIT**9


@pytest.mark.cites("FILZLAUS-3")
def test_only_what_is_aimed_at_is_caught() -> None:
    found, sheet = game("filzlaus"), table("filzlaus", VARIANTS[2], 2)
    assert refused(found, sheet, "choose 3") == {"FILZLAUS-3"}
    sheet = after(found, sheet, "choose 1, throw 2")
    assert sheet.turn == 0
    assert told(found, after(found, sheet, "choose 2"), "throw 2") == [
        "A throws 2.",
        "A has 2 throws and the louse.",
    ]
    both = after(found, table("filzlaus", BOTH, 2), "choose 2, throw 2")
    assert (both.turn, refused(found, both, "choose 2")) == (0, {"FILZLAUS-3"})
    assert after(found, both, "choose 1, throw 1").turn == 1


@pytest.mark.cites("FILZLAUS-1", "FILZLAUS-2", "FILZLAUS-4")
def test_the_slowest_has_lost() -> None:
    assert end("filzlaus", 3, "1" + "221" + "31") == Outcome((1, 3, 2), (0, 2))
    double = "manual with variant=doppelte"
    assert end("filzlaus", 3, "12" + "2" + "112", double) == Outcome((2, 1, 3), (0, 1))


@pytest.mark.cites("FILZLAUS-4", "FILZLAUS-5")
def test_whoever_has_failed_has_lost_and_the_slow_have_not() -> None:
    fails, slow = "2" * 10, "2" * 9 + "1"
    assert end("filzlaus", 3, fails + slow + "1") == Outcome((11, 10, 1), (1, 2))
    assert end("filzlaus", 3, fails + fails + "1") == Outcome((11, 11, 1), (2,))
    assert end("filzlaus", 2, "21" + "31") == Outcome((2, 2), ())


@pytest.mark.cites("FILZLAUS-5")
def test_the_slowest_lose_too_where_both_ways_to_lose_hold() -> None:
    always, fails = "manual with slow=always", "2" * 10
    assert end("filzlaus", 3, fails + "21" + "1", always) == Outcome((11, 2, 1), (2,))
    assert end("filzlaus", 3, fails + "21" + "1") == Outcome((11, 2, 1), (1, 2))
    assert end("filzlaus", 3, "221" + "21" + "1", always) == Outcome((3, 2, 1), (1, 2))


@pytest.mark.cites("FILZLAUS-6")
def test_the_equally_bad_all_lose_or_none_does() -> None:
    nobody = "manual with equal=nobody_loses"
    assert end("filzlaus", 2, "21" + "31") == Outcome((2, 2), ())
    assert end("filzlaus", 2, "21" + "31", nobody) == Outcome((2, 2), (0, 1))
    assert end("filzlaus", 3, "21" + "31" + "1", nobody) == Outcome((2, 2, 1), (2,))


def test_the_loser_is_told() -> None:
    found = game("filzlaus")
    sheet = after(found, table("filzlaus", players=2), "throw 1, throw 2")
    assert told(found, sheet, "throw 1")[-1] == "B has lost."
