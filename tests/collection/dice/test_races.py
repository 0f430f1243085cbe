"""Games that are over as soon as somebody is through: positions by hand, and their chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.striking import Struck
from daumen_rules.games.dice.laeuse_wuerfeln import Louse
from daumen_rules.games.dice.teilen import Division
from daumen_rules.kernel.game import Outcome, legal_actions
from tests.collection.dice.chain import by_number, chain, figures, lasts, plain, solved
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.collection.dice.positions import cited, ended, forbidden, played, told

UP = "1 2 3 4 5 6"


def alone(acts: str, other: str, seats: int = 2) -> str:
    """The acts of the first seat, between which all others throw the same."""
    return f" {' '.join([other] * (seats - 1))} ".join(acts.split())


# 33 Jule


@pytest.mark.cites("JULE-3")
def test_jule_goes_on_after_a_hit_by_another_reading() -> None:
    sheet = played("jule", "1 2 4", "manual with go=while_hit")
    assert (sheet.notes, sheet.turn) == ((2, 0), 1)
    assert forbidden("jule", "", "33") == {"DICE-1"}


@pytest.mark.numbers("jule")
@pytest.mark.cites("JULE-1", "JULE-2", "JULE-4")
def test_jule_has_its_chances() -> None:
    ways = chain("jule", "manual", 1)
    assert lasts(ways) == 72
    assert {there.notes[0] - s.notes[0] for s in ways for there in ways[s]} == {0, 1}
    assert figures("jule", "manual", 2)[1] == 0.507678


# 35 Kuhschwanz


@pytest.mark.numbers("kuhschwanz")
@pytest.mark.cites("KUHSCHWANZ-2", "KUHSCHWANZ-4")
def test_the_cow_has_its_chances() -> None:
    assert lasts(chain("kuhschwanz", "manual", 1, by_number)) == Fraction(147, 10)
    assert figures("kuhschwanz", "manual", 2, by_number)[1] == 0.528320
    assert figures("kuhschwanz", "manual", 3, by_number)[1] == 0.367044


# 37 Hin und her


@pytest.mark.numbers("hin-und-her")
@pytest.mark.cites("HINUNDHER-2", "HINUNDHER-3", "HINUNDHER-4")
@pytest.mark.long
def test_to_and_fro_has_its_chances() -> None:
    ways = chain("hin-und-her", "manual", 1, by_number)
    assert lasts(ways) == Fraction(416, 5)
    moved = {len(there.notes[0]) - len(s.notes[0]) for s in ways for there in ways[s]}
    assert moved == {-1, 1}  # so a win takes an even number of throws
    assert figures("hin-und-her", "manual", 2, by_number)[1] == 0.506351
    assert figures("hin-und-her", "manual", 3, by_number)[1] == 0.341744


# 38 Läuse würfeln


@pytest.mark.cites("LAEUSE-1", "LAEUSE-3")
def test_all_choose_a_number_before_the_first_throw() -> None:
    sheet = played("laeuse-wuerfeln", "c4 c4 4 3")
    assert (sheet.notes, sheet.turn) == ((Louse(4, 1), Louse(4)), 0)
    assert forbidden("laeuse-wuerfeln", "c4", "4") == {"DICE-3"}
    assert cited("laeuse-wuerfeln", "c4 c5 4") == ["LAEUSE-3"]


@pytest.mark.numbers("laeuse-wuerfeln")
@pytest.mark.cites("LAEUSE-3", "LAEUSE-4")
def test_thirteen_parts_are_a_louse() -> None:
    assert ended("laeuse-wuerfeln", f"c4 c5 {alone('4 ' * 13, '1')}") == Outcome((13, 0), (0,))
    assert lasts(chain("laeuse-wuerfeln", "manual", 1)) == 1 + 78
    assert lasts(chain("laeuse-wuerfeln", "manual", 1, chooses=lambda _: "choose 6")) == 1 + 78
    assert figures("laeuse-wuerfeln", "manual", 2)[1] == 0.507358


# 50 Das große Herz


@pytest.mark.cites("GROSSESHERZ-1", "GROSSESHERZ-2", "GROSSESHERZ-4")
def test_a_number_goes_to_the_first_on_the_left_that_can_use_it() -> None:
    sheet = played("das-grosse-herz", "3 1 2 3 3 3 3", players=3)
    assert sheet.notes == ((1, 2, 4, 5, 6), (2, 4, 5, 6), (1, 4, 5, 6))
    assert cited("das-grosse-herz", "3 1 2 3", players=3) == ["GROSSESHERZ-4"]
    assert cited("das-grosse-herz", "3", players=3) == ["GROSSESHERZ-2"]
    assert forbidden("das-grosse-herz", "", "33") == {"DICE-1"}


@pytest.mark.cites("GROSSESHERZ-5", "GROSSESHERZ-6")
@pytest.mark.parametrize(("words", "turn"), [("manual", 1), ("manual with finished=throw_on", 0)])
def test_a_full_heart_rests_or_throws_for_others(words: str, turn: int) -> None:
    sheet = played("das-grosse-herz", f"{alone(UP, '1', 3)} 1 1", words, 3)
    assert (sheet.notes, sheet.turn) == (((), (2, 3, 4, 5, 6), (2, 3, 4, 5, 6)), turn)
    over = ended("das-grosse-herz", "1 1 2 2 3 3 4 4 5 5 6")
    assert (over.scores, over.winners) == ((6, 5), (0,))


@pytest.mark.numbers("das-grosse-herz")
@pytest.mark.long
@pytest.mark.cites("GROSSESHERZ-2", "GROSSESHERZ-4", "GROSSESHERZ-6")
def test_the_heart_has_its_chances() -> None:
    length, wins = figures("das-grosse-herz", "manual", 2)
    assert length == 16.961155
    assert round(1 - wins, 6) == 0.488150


# 55 Doppelte Liebe


@pytest.mark.cites("LIEBE-1", "LIEBE-2", "LIEBE-3")
def test_a_go_lasts_as_long_as_each_throw_strikes() -> None:
    sheet = played("doppelte-liebe", "3 5 3")
    assert (sheet.notes, sheet.turn) == (((1, 2, 4, 6), (1, 2, 3, 4, 5, 6)), 1)
    assert forbidden("doppelte-liebe", "3", "c5") == {"DICE-3"}


@pytest.mark.numbers("doppelte-liebe")
@pytest.mark.cites("LIEBE-4")
def test_all_six_can_be_struck_in_one_go() -> None:
    assert ended("doppelte-liebe", UP) == Outcome((6, 0), (0,))
    first = Fraction(1)
    for left in range(6, 0, -1):
        first *= Fraction(left, 6)
    assert first == Fraction(5, 324)
    assert lasts(chain("doppelte-liebe", "manual", 1, by_number)) == Fraction(97, 10) + 5
    assert figures("doppelte-liebe", "manual", 2, by_number)[1] == 0.528320
    assert figures("doppelte-liebe", "manual", 3, by_number)[1] == 0.367044


# 57 Tollpatsch und Xanthippe


@pytest.mark.numbers("tollpatsch-und-xanthippe")
@pytest.mark.cites("TOLLPATSCH-2", "TOLLPATSCH-3")
@pytest.mark.parametrize(
    ("words", "throws", "first"),
    [("manual", 9, 0.531818), ("manual with link=consecutive", 21, 0.512903)],
)
def test_the_couple_has_its_chances(words: str, throws: int, first: float) -> None:
    assert lasts(chain("tollpatsch-und-xanthippe", words, 1)) == throws
    assert figures("tollpatsch-und-xanthippe", words, 2)[1] == first


# 60 Kreuze löschen


@pytest.mark.numbers("kreuze-loeschen")
@pytest.mark.long
@pytest.mark.cites("KREUZE-2", "KREUZE-4", "KREUZE-5")
@pytest.mark.parametrize(
    ("words", "alone", "declining", "first"),
    [
        ("manual", 12.706732, 10.6498, 0.522993),
        ("manual with overshoot=bounce", 14.823405, 12.6503, 0.519483),
    ],
)
def test_crosses_have_their_chances(
    words: str, alone: float, declining: float, first: float
) -> None:
    assert round(float(lasts(chain("kreuze-loeschen", words, 1))), 6) == alone
    assert figures("kreuze-loeschen", words, 2)[1] == first
    other = f"{words}, erase=may_decline" if "with" in words else f"{words} with erase=may_decline"
    assert round(fewest_throws(other), 4) == declining


def fewest_throws(words: str) -> float:
    """How many throws a seat alone needs that leaves crosses where that is better."""
    found, begun = game("kreuze-loeschen"), plain(table("kreuze-loeschen", words))
    on: dict[int, list[tuple[float, list[int]]]] = {}
    for crosses in range(1, 21):
        sheet = evolve(begun, notes=(crosses,))
        on[crosses] = [
            (float(part), [plain(s).notes[0] for s in choices(found, thrown)])
            for thrown, part in next_sheets(found, sheet).items()
        ]
    values = dict.fromkeys(range(21), 0.0)
    for _ in range(1000):
        for crosses, ways in on.items():
            values[crosses] = 1 + sum(part * min(values[c] for c in to) for part, to in ways)
    return values[20]


def choices(found: Any, sheet: Any) -> list[Any]:
    """What a seat can make of a throw."""
    actions = legal_actions(found.rules, sheet)
    return [taken(found, sheet, action) for action in actions] or [sheet]


# 65 Gestrichene Zwölf, 66 Die Spinne


@pytest.mark.cites("GESTRICHEN-1", "GESTRICHEN-2", "GESTRICHEN-3")
def test_only_the_seven_is_struck_again() -> None:
    sheet = played("gestrichene-zwoelf", "34 16 11 11")
    assert sheet.notes[0] == Struck((3, 4, 5, 6, 8, 9, 10, 11, 12), 2)
    assert (sheet.notes[1], sheet.turn) == (Struck(), 1)
    assert forbidden("gestrichene-zwoelf", "", "111") == {"DICE-1"}


@pytest.mark.cites("GESTRICHEN-4", "GESTRICHEN-5", "GESTRICHEN-6")
@pytest.mark.parametrize(
    ("words", "net"), [("manual", 10 * 2 - 9), ("manual with sevens_of=payer", 10 * 1 - 9)]
)
def test_the_winner_pays_for_open_numbers_and_is_paid_for_sevens(words: str, net: int) -> None:
    acts = "11 11 16 11 11 16 16 12 13 14 15 26 36 46 56 66"
    assert ended("gestrichene-zwoelf", acts, words) == Outcome((11, 2), (0,), (net, -net))
    # What is owed for open numbers is told before it is set off against the sevens.
    assert ("GESTRICHEN-5", "A owes B 9 chips.") in told("gestrichene-zwoelf", acts, words)


@pytest.mark.cites("SPINNE-1", "SPINNE-2", "SPINNE-3", "SPINNE-4")
def test_the_spider_begins_with_one_throw_each() -> None:
    sheet = played("die-spinne", "34 11 34 12 34 12")
    assert sheet.notes[0] == Struck((2, 4, 5, 6, 8, 9, 10, 11, 12), 3)
    assert (sheet.notes[1].open, sheet.turn) == ((3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 1)
    assert cited("die-spinne", "34") == ["SPINNE-2"]
    assert cited("die-spinne", "34 11 34") == ["SPINNE-4"]
    assert cited("die-spinne", "34 11 34 12") == ["SPINNE-3"]
    assert forbidden("die-spinne", "", "c5") == {"DICE-3"}


def without_sevens(sheet: Any) -> Any:
    """Only open numbers matter, and for the spider whether the first round is over."""
    return evolve(
        sheet,
        played=min(1, sheet.played),
        thrown=0,
        notes=tuple(Struck(note.open) for note in sheet.notes),
    )


@pytest.mark.numbers("gestrichene-zwoelf")
@pytest.mark.long
@pytest.mark.cites("GESTRICHEN-2", "GESTRICHEN-3", "SPINNE-2", "SPINNE-3")
def test_twelve_numbers_take_sixty_one_throws() -> None:
    twelve = chain("gestrichene-zwoelf", "manual", 1, without_sevens)
    assert lasts(twelve) == Fraction(769767316159, 12574325400)
    found = game("gestrichene-zwoelf")

    def sevens(sheet: Any) -> Fraction:
        """How many sevens the next throw strikes."""
        on = next_sheets(found, sheet).items() if twelve[sheet] else ()
        return sum((c * there.notes[0].sevens for there, c in on), Fraction())

    assert round(float(solved(twelve, sevens)), 6) == 10.202897


# 67 Teilen


@pytest.mark.numbers("teilen")
@pytest.mark.cites("TEILEN-1", "TEILEN-2")
def test_the_second_throw_divides_the_first_or_does_not() -> None:
    assert played("teilen", "62").notes == (Division(0, 8), Division())
    assert played("teilen", "62 4").notes[0] == Division(1)
    assert played("teilen", "62 3").notes[0] == Division(0)
    assert forbidden("teilen", "62", "11") == {"DICE-1"}
    assert cited("teilen", "62 4") == ["TEILEN-2"]
    points = [
        part * other
        for first, part in next_sheets(game("teilen"), table("teilen")).items()
        for second, other in next_sheets(game("teilen"), first).items()
        if second.notes[0].points
    ]
    assert sum(points) == Fraction(11, 27)


@pytest.mark.numbers("teilen")
@pytest.mark.cites("TEILEN-3")
def test_ten_points_win() -> None:
    goes = " 63 2 ".join(["62 1"] * 10)
    assert ended("teilen", goes) == Outcome((10, 0), (0,))
    ways = chain("teilen", "manual", 1, lambda s: evolve(s, played=0))
    assert lasts(ways) == 2 * Fraction(270, 11)


@pytest.mark.numbers("teilen")
@pytest.mark.long
@pytest.mark.cites("TEILEN-2", "TEILEN-3")
def test_dividing_has_its_chances() -> None:
    assert figures("teilen", "manual", 2, lambda s: evolve(s, played=0))[1] == 0.524591


# 71 Teure Sieben


@pytest.mark.cites("TEURESIEBEN-1", "TEURESIEBEN-2", "TEURESIEBEN-3")
def test_a_number_that_is_struck_goes_to_the_left() -> None:
    sheet = played("teure-sieben", "11 12 11", players=3)
    assert sheet.notes[0] == (4, 5, 6, 8, 9, 10, 11, 12)
    assert (sheet.notes[1], sheet.turn) == ((3, 4, 5, 6, 8, 9, 10, 11, 12), 1)
    assert cited("teure-sieben", "11 12 11", players=3) == ["TEURESIEBEN-3"]
    assert cited("teure-sieben", "11", players=3) == ["TEURESIEBEN-2"]
    assert forbidden("teure-sieben", "", "1") == {"DICE-1"}


@pytest.mark.cites("TEURESIEBEN-3")
def test_who_throws_after_a_number_was_handed_on() -> None:
    acts = "11 11 12 12 12 11"
    left, taker = (
        played("teure-sieben", acts, words, 3)
        for words in ("manual", "manual with after_pass=taker")
    )
    assert left.notes == taker.notes == ((4, 5, 6, 8, 9, 10, 11, 12),) * 3
    assert (left.turn, taker.turn) == (1, 2)


@pytest.mark.cites("TEURESIEBEN-4", "TEURESIEBEN-5")
@pytest.mark.parametrize(
    ("words", "left", "turn"),
    [
        ("manual", (10, 11, 12), 1),
        ("manual with bulk_from=sheet_bottom", (2, 3, 4), 1),
        ("manual with after_seven=continue", (10, 11, 12), 0),
    ],
)
def test_a_seven_strikes_seven_from_below(words: str, left: tuple[int, ...], turn: int) -> None:
    sheet = played("teure-sieben", "34", words)
    assert (sheet.notes[0], sheet.turn) == (left, turn)
    assert cited("teure-sieben", "34", words) == ["TEURESIEBEN-4"]


@pytest.mark.cites("TEURESIEBEN-6")
def test_whoever_has_no_number_left_has_lost() -> None:
    assert ended("teure-sieben", "34 34 34") == Outcome((0, 3), (1,))
    assert ended("teure-sieben", "34 34 46 56 46 66 66") == Outcome((0, 1), (1,))
