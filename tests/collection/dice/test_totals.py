"""Games of one number that all share, of stopping in time, and of columns, with their chances."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.die_boese_drei import Greed
from daumen_rules.games.dice.engines.columns import Column
from daumen_rules.games.dice.todessprung import Leap
from daumen_rules.games.dice.verflixte_66 import Sum
from daumen_rules.kernel.game import Outcome, legal_actions
from tests.collection.dice.chain import chain, figures, is_on, is_won, lasts, nearly, plain, solved
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.collection.dice.positions import cited, ended, events, forbidden, played

# 44 Die 21. Eins, 45 Marathon


@pytest.mark.numbers("die-21-eins")
@pytest.mark.cites("EINUNDZWANZIGSTE-1", "EINUNDZWANZIGSTE-2")
def test_the_twenty_first_one_has_its_chances() -> None:
    assert lasts(chain("die-21-eins", "manual", 1)) == 126
    two = chain("die-21-eins", "manual", 2)
    assert lasts(two) == 126
    assert solved(two, is_won("die-21-eins")) == (1 + Fraction(1, 11**21)) / 2


AT_HALF = "1 " * 21
"""All throws of two seats are ones; the first seat has thrown the twenty-first."""


@pytest.mark.cites("MARATHON-3", "MARATHON-4")
def test_three_throws_fall_when_there_are_forty() -> None:
    """After 39 ones the other seat has thrown the last; the 40th is the first seat's own."""
    forty = AT_HALF + "1 " * 19
    sheet = played("marathon", forty)
    assert (sheet.common, sheet.turn) == (40, 0)
    assert played("marathon", f"{forty} 5").turn == 0
    assert forbidden("marathon", f"{forty} 5", "5") == {"DICE-3"}
    assert played("marathon", f"{forty} 5 stop").turn == 1
    assert played("marathon", f"{forty} 5 roll 5 roll 5").turn == 1
    assert played("marathon", f"{forty} 5 roll 5 roll 5 5 5").turn == 1
    assert cited("marathon", f"{forty} 5") == ["MARATHON-3"]


@pytest.mark.cites("MARATHON-3")
@pytest.mark.parametrize(
    ("words", "turn"),
    [
        ("manual", 0),
        ("manual with bonus=own_turn_at_40", 1),
        ("manual with bonus=at_once_at_40", 0),
    ],
)
def test_when_the_three_throws_fall(words: str, turn: int) -> None:
    """Here the first seat throws the 40th one, and the other the next: 41 when it is its turn."""
    shifted = AT_HALF + "5 " + "1 " * 19
    once = played("marathon", shifted, words)
    assert once.common == 40
    if words.endswith("at_once_at_40"):
        assert once.turn == 0
        assert played("marathon", f"{shifted} 5 roll 5 roll 5", words).turn == 1
    else:
        assert once.turn == 1
        assert played("marathon", f"{shifted} 1 5", words).turn == turn


@pytest.mark.numbers("marathon")
@pytest.mark.long
@pytest.mark.cites("MARATHON-3")
@pytest.mark.parametrize(("players", "lost"), [(2, "0.08"), (3, "0.16"), (5, "0.28"), (8, "0.42")])
def test_the_three_throws_are_often_lost_where_they_need_just_forty(
    players: int, lost: str
) -> None:
    """Exactly forty have to lie there when that seat is on turn; by the default they never lapse
    but where the game is over before.
    """
    ways = chain("marathon", "manual with bonus=own_turn_at_40", players)
    unused = nearly(ways, lambda s: int(not ways[s] and not any(n.bonus for n in s.notes)))
    assert f"{unused:.2f}" == lost


# 59 Todessprung


@pytest.mark.cites("TODESSPRUNG-1", "TODESSPRUNG-2", "TODESSPRUNG-3")
def test_the_left_neighbour_of_the_namer_begins() -> None:
    sheet = played("todessprung", "c30", players=3)
    assert (sheet.common, sheet.turn) == (Leap(30), 1)
    later = played("todessprung", "c30 c2 56 c1 4", players=3)
    assert (later.common, later.turn) == (Leap(30, 15), 0)
    assert forbidden("todessprung", "c30 c1", "56") == {"DICE-1"}
    assert forbidden("todessprung", "c30", "c30") == {"TODESSPRUNG-3"}


def survives(limit: int) -> Fraction:
    """How often whoever is on turn survives, of two that play as well as they can."""
    known: dict[int, Fraction] = {}
    found, begun = game("todessprung"), played("todessprung", f"c{limit}")
    for pips in range(limit - 1, -1, -1):
        sheet = evolve(begun, common=Leap(limit, pips))
        values: list[Fraction] = []
        for action in legal_actions(found.rules, sheet):
            later = next_sheets(found, taken(found, sheet, action)).items()
            values.append(
                sum(
                    (c * (1 - known[s.common.pips]) for s, c in later if s.common.pips < limit),
                    Fraction(),
                )
            )
        known[pips] = max(values)
    return known[0]


@pytest.mark.numbers("todessprung")
@pytest.mark.long
@pytest.mark.cites("TODESSPRUNG-3", "TODESSPRUNG-4")
def test_the_leap_is_nearly_fair() -> None:
    values = {limit: survives(limit) for limit in range(30, 51)}
    least, most = min(values, key=values.__getitem__), max(values, key=values.__getitem__)
    assert (least, round(float(values[least]), 6)) == (40, 0.499894)
    assert (most, round(float(values[most]), 6)) == (32, 0.500666)


# 93 Doppeltes Lottchen, 94 Siamesische Zwillinge, 95 Faule Sechs


@pytest.mark.numbers("doppeltes-lottchen", "siamesische-zwillinge")
@pytest.mark.cites("LOTTCHEN-1", "LOTTCHEN-2", "ZWILLINGE-1", "ZWILLINGE-2")
@pytest.mark.parametrize(
    ("slug", "limit", "throws", "loses"),
    [
        ("doppeltes-lottchen", 66, 6.777720, 0.516475),
        ("siamesische-zwillinge", 88, 8.873018, 0.510186),
    ],
)
@pytest.mark.long
def test_whoever_reaches_the_limit_has_lost(
    slug: str, limit: int, throws: float, loses: float
) -> None:
    assert played(slug, "666 666 666").common == 54
    last, scores = ("642", (-1, 0, 0)) if limit == 66 else ("666 655", (0, -1, 0))
    assert ended(slug, f"666 666 666 {last}", players=3).scores == scores
    assert forbidden(slug, "", "66") == {"DICE-1"}
    most = (limit + 2) // 3
    assert ended(slug, "111 " * most, players=3).winners != (0, 1, 2)
    assert game(slug).rules.outcome(played(slug, "111 " * (most - 1), players=3)) is None
    length, survives = figures(slug, "manual", 2)
    assert (length, round(1 - survives, 6)) == (throws, loses)


@pytest.mark.cites("FAULESECHS-3", "FAULESECHS-4")
def test_eighty_eight_loses_or_nobody_after_a_hundred_rounds() -> None:
    assert ended("faule-sechs", "555 " * 6) == Outcome((0, -1), (0,))
    drawn = ended("faule-sechs", "555 663 " * 100, "manual with six=throw")
    assert drawn == Outcome((0, 0), ())
    assert forbidden("faule-sechs", "", "c6") == {"DICE-3"}


# 107 Verflixte 66

PASSED = "666 666 666 555 "
"""54, then 69."""


@pytest.mark.cites("VERFLIXT-4", "VERFLIXT-5", "VERFLIXT-6")
def test_the_most_hits_of_several_games_win() -> None:
    hit = f"{PASSED} c1 3"
    assert ended("verflixte-66", hit) == Outcome((1, 0), (0,))
    two = "manual with games=2"
    between = played("verflixte-66", hit, two)
    assert (between.notes, between.turn, between.common) == ((1, 0), 1, Sum(66))
    (*_, together) = events("verflixte-66", hit, two)
    assert together.sentence.say("en") == "Together: 66 points."
    assert played("verflixte-66", f"{hit} 111", two).common == Sum(3)
    assert cited("verflixte-66", f"{hit} 111", two) == ["VERFLIXT-1"]
    assert played("verflixte-66", hit, two, 3).turn == 1  # left of the first to begin
    assert ended("verflixte-66", f"{hit} {hit}", two) == Outcome((1, 1), (0, 1))
    assert cited("verflixte-66", hit)[-1] == "VERFLIXT-4"
    assert cited("verflixte-66", f"{hit} {hit}", two)[-1] == "VERFLIXT-5"


@pytest.mark.cites("VERFLIXT-1", "VERFLIXT-4")
@pytest.mark.parametrize("before", ["", "111 "])
def test_whichever_seat_hits_sixty_six_is_told_to_have_the_game(before: str) -> None:
    """Three times 18 is 54; the hit is thrown by A, or by B where three pips came first."""
    last = "633" if not before else "333"
    thrown = f"{before}666 666 666 {last}"
    won = int(not before)
    assert played("verflixte-66", thrown).notes == tuple(int(seat == won) for seat in range(2))
    noted, *_, ended_by = cited("verflixte-66", thrown)
    assert (noted, ended_by) == ("VERFLIXT-4", "VERFLIXT-4")


@pytest.mark.numbers("verflixte-66")
@pytest.mark.cites("VERFLIXT-1", "VERFLIXT-2", "VERFLIXT-4")
@pytest.mark.parametrize(
    ("words", "throws", "first"),
    [
        ("manual with one_die=must", 12.728797, 0.493727),
        pytest.param(
            "manual with one_die=must, one_die_when=only_above",
            17.622663,
            0.494527,
            marks=pytest.mark.long,
        ),
    ],
)
@pytest.mark.long
def test_sixty_six_has_its_chances(words: str, throws: float, first: float) -> None:
    ways = chain("verflixte-66", words, 1)
    assert round(nearly(ways, is_on(ways)), 6) == throws
    assert figures("verflixte-66", words, 2)[1] == first


@pytest.mark.numbers("verflixte-66")
@pytest.mark.long
@pytest.mark.cites("VERFLIXT-3", "VERFLIXT-4")
@pytest.mark.parametrize(
    ("words", "first"),
    [("manual", 0.492145), ("manual with one_die_when=only_above", 0.491782)],
)
def test_the_best_choice_of_dice_is_worth_little(words: str, first: float) -> None:
    """Two seats that both choose as well as they can: how often the first wins."""
    found, begun = game("verflixte-66"), plain(table("verflixte-66", words, 2))
    moves: dict[Sum, list[list[tuple[float, Sum | None]]]] = {}
    waiting = [begun.common]
    while waiting:
        here = waiting.pop()
        if here in moves:
            continue
        sheet = evolve(begun, common=here)
        actions = legal_actions(found.rules, sheet)
        thrown = [taken(found, sheet, action) for action in actions] or [sheet]
        moves[here] = [
            [
                (float(part), None if found.rules.outcome(s) else s.common)
                for s, part in next_sheets(found, before).items()
            ]
            for before in thrown
        ]
        waiting += [to for way in moves[here] for _, to in way if to is not None]
    value = dict.fromkeys(moves, 0.5)
    for _ in range(600):
        for here, ways in moves.items():
            value[here] = max(
                sum(part * (1 if to is None else 1 - value[to]) for part, to in way) for way in ways
            )
    assert round(value[Sum()], 6) == first


# 40 Die böse Drei


@pytest.mark.cites("BOESEDREI-1", "BOESEDREI-2", "BOESEDREI-3", "BOESEDREI-8")
def test_a_three_takes_all_and_whoever_stops_keeps_it() -> None:
    sheet = played("die-boese-drei", "6 roll 5 stop 4 roll 3", players=3)
    assert (sheet.notes, sheet.turn) == ((Greed(11), Greed(0, True), Greed()), 2)
    assert forbidden("die-boese-drei", "6", "6") == {"DICE-3"}
    assert forbidden("die-boese-drei", "", "stop") == {"DICE-3", "BOESEDREI-8"}
    assert cited("die-boese-drei", "6 roll 3")[0] == "BOESEDREI-3"
    assert cited("die-boese-drei", "6") == ["BOESEDREI-2"]


@pytest.mark.cites("BOESEDREI-4", "BOESEDREI-5", "BOESEDREI-6")
def test_another_begins_each_round_of_several() -> None:
    three, by_sum = "manual with rounds=3", "manual with rounds=3, match_by=sum"
    first = "6 stop 5 stop"
    sheet = played("die-boese-drei", first, three)
    assert (sheet.turn, sheet.notes) == (1, (Greed(earlier=1), Greed()))
    rest = f"{first} 6 roll 6 stop 1 stop 1 stop 2 stop"
    assert ended("die-boese-drei", rest, three) == Outcome((1, 2), (1,))
    assert ended("die-boese-drei", rest, by_sum) == Outcome((6 + 1 + 1, 5 + 12 + 2), (1,))
    assert cited("die-boese-drei", rest, three)[-1] == "BOESEDREI-6"


@pytest.mark.numbers("die-boese-drei")
@pytest.mark.cites("BOESEDREI-1", "BOESEDREI-3")
def test_to_stop_at_eighteen_is_best_for_the_mean() -> None:
    """The mean of a seat that goes on below 18, by the game's own steps."""
    found, begun = game("die-boese-drei"), played("die-boese-drei", "", players=2)

    def mean(points: int) -> Fraction:
        """What is expected from so many points on, when another throw is made."""
        if points not in known:
            sheet = evolve(begun, notes=(Greed(points), Greed()))
            known[points] = sum(
                (
                    part * max(Fraction(s.notes[0].points), go_on(s.notes[0].points))
                    for s, part in next_sheets(found, sheet).items()
                    if not s.notes[0].is_out
                ),
                Fraction(),
            )
        return known[points]

    def go_on(points: int) -> Fraction:
        return mean(points) if points < 18 else Fraction()

    known: dict[int, Fraction] = {}
    assert mean(0) == Fraction(752622479289397, 101559956668416)
    assert mean(18) <= 18


# 51 Sechserspiel, 88 Rentmeister, 92 Tausend


@pytest.mark.cites("SECHSERSPIEL-1", "SECHSERSPIEL-2", "SECHSERSPIEL-3", "SECHSERSPIEL-5")
def test_a_throw_is_multiplied_by_a_free_row() -> None:
    assert played("sechserspiel", "6 c6").notes[0].points == 36
    assert played("sechserspiel", "6 c2").notes[0].points == 12
    assert forbidden("sechserspiel", "6 c6 1 c1 5", "c6") == {"SECHSERSPIEL-3"}
    assert forbidden("sechserspiel", "6", "6") == {"DICE-3"}
    assert played("sechserspiel", "6 c6").turn == 1
    assert played("sechserspiel", "6 c6", "manual with order=block").turn == 0


@pytest.mark.numbers("sechserspiel")
@pytest.mark.long
@pytest.mark.cites("SECHSERSPIEL-3", "SECHSERSPIEL-4")
def test_the_best_rows_bring_nearly_eighty_six() -> None:
    assert best_rows("sechserspiel", 1) == Fraction(55657, 648)


def best_rows(slug: str, first: int) -> Fraction:
    """The best expectation where only the free rows matter: what a row brings is added at once."""
    found, known = game(slug), dict[tuple[int, ...], Fraction]()
    begun = table(slug, "manual with placement=choose" if slug == "rentmeister" else "manual")

    def value(free: tuple[int, ...]) -> Fraction:
        if not free:
            return Fraction()
        if free not in known:
            products = tuple(0 if first + i in free else 1 for i in range(6))
            column = evolve(begun.notes[0], products=products)
            sheet = evolve(begun, notes=(column,), played=6 - len(free))
            known[free] = sum(
                (
                    part * max(brought(found, s, action, value) for action in acts(found, s))
                    for s, part in next_sheets(found, sheet).items()
                ),
                Fraction(),
            )
        return known[free]

    return value(tuple(range(first, first + 6)))


def acts(found: Any, sheet: Any) -> list[Any]:
    """What can be done with a throw that waits."""
    return list(legal_actions(found.rules, sheet))


def brought(
    found: Any, sheet: Any, action: Any, value: Callable[[tuple[int, ...]], Fraction]
) -> Fraction:
    """What a row brings, with what is best after it."""
    later: Column = taken(found, sheet, action).notes[0]
    before: Column = sheet.notes[0]
    return later.points - before.points + value(later.free)


@pytest.mark.numbers("sechserspiel", "rentmeister")
@pytest.mark.cites("SECHSERSPIEL-3", "SECHSERSPIEL-4", "RENTMEISTER-3", "RENTMEISTER-4")
@pytest.mark.parametrize(
    ("slug", "first", "dice", "wanted"),
    [
        ("sechserspiel", 1, 1, (Fraction(147, 2), 21, 126)),
        ("rentmeister", 3, 3, (Fraction(693, 2), 99, 594)),
    ],
)
def test_rows_in_their_order_bring_the_mean_of_a_throw_each(
    slug: str, first: int, dice: int, wanted: tuple[Fraction, int, int]
) -> None:
    found, begun = game(slug), table(slug)
    means, least, most = Fraction(), 0, 0
    for row in range(first, first + 6):
        products = tuple(0 if first + i >= row else 1 for i in range(6))
        sheet = evolve(begun, notes=(Column(first, products),), played=row - first)
        points: dict[int, Fraction] = {}
        for thrown, part in next_sheets(found, sheet).items():
            done = taken(found, thrown, acts(found, thrown)[0]) if thrown.faces else thrown
            points[done.notes[0].products[row - first]] = part
        assert len(points) == 5 * dice + 1
        means += sum((each * part for each, part in points.items()), Fraction())
        least, most = least + min(points), most + max(points)
    assert (means, least, most) == wanted


@pytest.mark.cites("RENTMEISTER-1", "RENTMEISTER-2", "RENTMEISTER-3", "RENTMEISTER-7")
def test_throws_are_written_from_above_or_where_one_likes() -> None:
    choose = "manual with placement=choose"
    assert played("rentmeister", "111 666 113").notes[0].products == (9, 20, 0, 0, 0, 0)
    assert played("rentmeister", "111 c8 666", choose).notes[0].products == (0, 0, 0, 0, 0, 24)
    assert forbidden("rentmeister", "111", "c8") == {"DICE-3", "RENTMEISTER-3"}
    assert forbidden("rentmeister", "111 c8 666 c8 111", "c8", choose) == {"RENTMEISTER-3"}
    assert played("rentmeister", "111", "manual with order=block").turn == 0
    assert played("rentmeister", "111").turn == 1


EXAMPLE = ("111", "113", "125", "135", "156", "124")
"""The throws 3, 5, 8, 9, 12 and 7: 9 + 20 + 40 + 54 + 84 + 56 = 263."""


@pytest.mark.cites("RENTMEISTER-4", "RENTMEISTER-5")
def test_the_winner_is_paid_a_tenth_of_the_difference_rounded_up() -> None:
    """The other has 3, 5, 8, 9, 12 and 5: 247, and 16 less are two chips."""
    other = (*EXAMPLE[:5], "113")
    acts = " ".join(f"{a} {b}" for a, b in zip(EXAMPLE, other, strict=True))
    assert ended("rentmeister", acts) == Outcome((263, 247), (0,), (2, -2))


@pytest.mark.cites("RENTMEISTER-6", "THROWOFF-1")
def test_several_winners_throw_off_for_what_is_paid() -> None:
    low = ("111",) * 6
    acts = " ".join(f"{a} {b} {a}" for a, b in zip(EXAMPLE, low, strict=True))
    sheet = played("rentmeister", acts, players=3)
    assert game("rentmeister").rules.outcome(sheet) is None
    assert forbidden("rentmeister", acts, "111", players=3) == {"DICE-1"}
    again = played("rentmeister", f"{acts} 44", players=3)
    assert game("rentmeister").rules.outcome(again) is None
    assert ended("rentmeister", f"{acts} 44 26", players=3) == Outcome(
        (263, 99, 263), (0, 2), (0, -17, 17)
    )


@pytest.mark.numbers("rentmeister")
@pytest.mark.long
@pytest.mark.cites("RENTMEISTER-3", "RENTMEISTER-4")
def test_the_best_placing_brings_three_hundred_and_sixty_seven() -> None:
    assert best_rows("rentmeister", 3) == Fraction(44388650095, 120932352)


@pytest.mark.cites("TAUSEND-1", "TAUSEND-2", "TAUSEND-5")
def test_three_faces_make_six_numbers() -> None:
    for number in (356, 365, 536, 563, 635, 653):
        assert played("tausend", f"356 c{number}").notes[0] == number
    assert forbidden("tausend", "356", "c355") == {"TAUSEND-2"}
    assert forbidden("tausend", "356", "111") == {"DICE-3"}
    assert played("tausend", "356 c356").turn == 1


@pytest.mark.numbers("tausend")
@pytest.mark.cites("TAUSEND-2", "TAUSEND-3")
@pytest.mark.long
def test_the_best_of_three_numbers_has_its_chances() -> None:
    """What a throw can be written as is asked of the game; the rest is adding up."""
    found, begun = game("tausend"), table("tausend")
    numbers = [
        (part, [taken(found, thrown, action).notes[0] for action in acts(found, thrown)])
        for thrown, part in next_sheets(found, begun).items()
    ]

    def best(worth: Callable[[int], int]) -> Fraction:
        def value(total: int, left: int) -> Fraction:
            if not left:
                return Fraction(worth(total))
            if (total, left) not in known:
                known[total, left] = sum(
                    (
                        part * max(value(total + n, left - 1) for n in some)
                        for part, some in numbers
                    ),
                    Fraction(),
                )
            return known[total, left]

        known: dict[tuple[int, int], Fraction] = {}
        return value(0, 3)

    mean = best(lambda total: total if total <= 1000 else 0)
    assert round(float(mean), 6) == 769.264587
    assert best(lambda total: int(total <= 1000)) == Fraction(245375, 279936)
    assert best(lambda total: int(total == 1000)) == Fraction(14561, 839808)
