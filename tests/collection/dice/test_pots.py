"""Games of chips on fields and in pots: positions by hand, and their chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.sheets import common_of
from daumen_rules.games.dice.justitia import Scale
from daumen_rules.games.dice.punktloeschen import Dots
from daumen_rules.kernel.game import Outcome
from tests.collection.dice.chain import chain, figures, lasts, nearly, plain, solved
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import refused
from tests.collection.dice.positions import cited, ended, forbidden, played
from tests.conftest import takes_minutes

# 47 Zeppelin, 68 Schluck, Hansel, 69 Glückspeter


@pytest.mark.cites("ZEPPELIN-1", "ZEPPELIN-2", "ZEPPELIN-3", "ZEPPELIN-4")
def test_chips_are_laid_on_the_airship_and_taken_from_it() -> None:
    sheet = played("zeppelin", "3 3 6 6")
    assert (sheet.notes, sheet.common) == ((4, 6), (0, 0, 0, 0, 0, 2))
    clauses = [cited("zeppelin", acts)[0] for acts in ("3", "3 3", "6", "6 6")]
    assert clauses == [f"ZEPPELIN-{n}" for n in (2, 3, 4, 4)]
    assert forbidden("zeppelin", "", "33") == {"DICE-1"}


@pytest.mark.cites("ZEPPELIN-5", "ZEPPELIN-6", "ZEPPELIN-7")
def test_the_last_in_the_airship_takes_all() -> None:
    acts = "6 1 2 6 2 1 " * 2 + "6 1 2 6"
    assert played("zeppelin", acts, players=3).notes == (0, 5, 5)
    later = played("zeppelin", f"{acts} 2 1", players=3)
    assert (later.notes, later.turn) == ((0, 6, 6), 1)
    assert ended("zeppelin", "6 1 6 1 6 1 6 1 6 1 6") == Outcome((0, 12), (1,))


@pytest.mark.cites("HANSEL-1", "HANSEL-2", "HANSEL-3", "HANSEL-4")
def test_chips_are_laid_on_hansel_and_taken_from_him() -> None:
    sheet = played("schluck-hansel", "12 12 34 34")
    assert (sheet.notes, sheet.common) == ((2, 4), (0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0))
    clauses = [cited("schluck-hansel", acts)[0] for acts in ("12", "12 12", "34 34")]
    assert clauses == ["HANSEL-2", "HANSEL-3", "HANSEL-4"]
    assert forbidden("schluck-hansel", "", "3") == {"DICE-1"}


@pytest.mark.cites("HANSEL-5", "HANSEL-6", "HANSEL-7")
@pytest.mark.parametrize(("words", "prize"), [("manual", 5), ("manual with prize=none", 0)])
def test_the_last_with_chips_has_won(words: str, prize: int) -> None:
    sheet = played("schluck-hansel", "34 11 12 34 12 11 " * 2, words, 3)
    assert (sheet.notes, sheet.turn) == ((0, 4, 4), 1)
    done = ended("schluck-hansel", "34 11 34 11 34 11 34", words)
    assert done == Outcome((0, 3 + prize), (1,))


@pytest.mark.cites("PETER-1", "PETER-2", "PETER-3", "PETER-4", "PETER-5")
def test_whoever_is_rid_of_all_chips_has_won_with_peter() -> None:
    assert played("glueckspeter", "46 11 11 46").notes == (7, 5)
    clauses = [cited("glueckspeter", acts)[0] for acts in ("12", "12 12", "46 46")]
    assert clauses == ["PETER-2", "PETER-3", "PETER-4"]
    assert ended("glueckspeter", "46 11 46 11 46 11 46 11 46 11 46 11 46") == Outcome((0, 7), (0,))
    assert forbidden("glueckspeter", "", "c1") == {"DICE-3"}


@pytest.mark.numbers("zeppelin")
@pytest.mark.long
@pytest.mark.cites("ZEPPELIN-2", "ZEPPELIN-6")
def test_the_airship_has_its_chances() -> None:
    assert figures("zeppelin", "manual", 2) == [24.813132, 0.449834]


@pytest.mark.numbers("schluck-hansel")
@pytest.mark.long
@pytest.mark.cites("HANSEL-2", "HANSEL-6")
def test_hansel_has_its_chances() -> None:
    assert figures("schluck-hansel", "manual", 2) == [9.250490, 0.370085]


@pytest.mark.numbers("glueckspeter")
@pytest.mark.long
@pytest.mark.cites("PETER-2", "PETER-5")
def test_peter_has_its_chances() -> None:
    takes_minutes()
    assert figures("glueckspeter", "manual", 2) == [33.837107, 0.541658]


# 64 Elf hoch


@pytest.mark.cites("ELFHOCH-1", "ELFHOCH-3", "ELFHOCH-4", "ELFHOCH-5")
def test_the_pot_is_filled_and_doubled() -> None:
    sheet = played("elf-hoch", "12 66")
    assert (sheet.notes, sheet.common) == ((-11, -17), 28)
    assert [cited("elf-hoch", a)[0] for a in ("12", "66")] == ["ELFHOCH-4", "ELFHOCH-3"]
    assert forbidden("elf-hoch", "", "6") == {"DICE-1"}


@pytest.mark.numbers("elf-hoch")
@pytest.mark.cites("ELFHOCH-2")
def test_an_eleven_takes_the_pot() -> None:
    assert ended("elf-hoch", "12 66 56") == Outcome((17, -17), (0,), (17, -17))
    assert lasts(chain("elf-hoch", "manual", 1, one_chip)) == 18


def one_chip(sheet: Any) -> Any:
    """How much lies in the pot does not matter to how long it lasts."""
    return evolve(plain(sheet), notes=(0,), common=min(1, sheet.common))


@pytest.mark.numbers("elf-hoch")
@pytest.mark.cites("ELFHOCH-2", "ELFHOCH-3", "ELFHOCH-4")
def test_the_pot_that_is_taken_is_twice_the_first_and_145_more() -> None:
    """If so much is taken in the mean from every pot, one more throw changes nothing of it."""
    for pot in (6, 9, 12, 100):
        begun: Any = table("elf-hoch")
        begun = evolve(begun, common=pot)
        mean = sum(
            part * (2 * s.common + 145 if s.common else pot)
            for s, part in next_sheets(game("elf-hoch"), begun).items()
        )
        assert mean == 2 * pot + 145
        ways = next_sheets(game("elf-hoch"), evolve(begun, common=10**9)).items()
        squares = sum(part * round(s.common / 10**9) ** 2 for s, part in ways)
        assert squares == Fraction(37, 36)  # above 1: the variance of what is taken has no bound


# 77 Pasch


@pytest.mark.cites("PASCH2W-1", "PASCH2W-3", "PASCH2W-4")
def test_each_double_of_three_throws_is_paid_from_the_pot() -> None:
    assert [common_of(table("pasch-2w", players=n)) for n in (2, 3, 4, 8)] == [25, 37, 50, 50]
    sheet = played("pasch-2w", "33 12 66")
    assert (sheet.notes, sheet.common, sheet.turn) == ((18, 0), 7, 1)
    assert forbidden("pasch-2w", "", "333") == {"DICE-1"}


@pytest.mark.numbers("pasch-2w")
@pytest.mark.cites("PASCH2W-3", "PASCH2W-4")
@pytest.mark.parametrize(
    ("words", "notes", "turn", "mean"),
    [
        ("manual", (8, 0), 0, Fraction(7, 2)),
        ("manual with after_double=stop", (8, 0), 1, Fraction(637, 216)),
        ("manual with after_double=again", (8, 0), 0, 7 * (Fraction(216, 125) - 1)),
        ("manual with double_value=face", (4, 0), 0, Fraction(7, 4)),
    ],
)
def test_what_a_double_brings_and_what_comes_after_it(
    words: str, notes: tuple[int, ...], turn: int, mean: Fraction
) -> None:
    sheet = played("pasch-2w", "44", words)
    assert (sheet.notes, sheet.turn) == (notes, turn)
    assert (played("pasch-2w", "44 12 12", words).turn == 0) == words.endswith("again")

    def one_go(state: Any) -> Any:
        return evolve(state, notes=(0,), common=50, turn=0)

    ways = chain("pasch-2w", f"{words}{', ' if 'with' in words else ' with '}rounds=1", 1, one_go)
    gained = {
        state: sum(part * s.notes[0] for s, part in next_sheets(game("pasch-2w"), state).items())
        for state in ways
        if ways[state]
    }
    assert solved(ways, lambda state: gained.get(state, 0)) == mean


@pytest.mark.numbers("pasch-2w")
@pytest.mark.long
@pytest.mark.cites("PASCH2W-1", "PASCH2W-2")
@pytest.mark.parametrize(
    ("players", "empty"), [(2, 0.711549), (3, 0.773429), (4, 0.817112), (5, 0.942819)]
)
def test_in_five_rounds_the_pot_is_mostly_emptied(players: int, empty: float) -> None:
    """Fifteen throws a seat, of which one in 36 pays 2, one 4, one 6, one 8, one 10 and one 12."""

    def see(sheet: Any) -> Any:
        return evolve(sheet, notes=(sum(sheet.notes), *[0] * (players - 1)))

    ways = chain("pasch-2w", "manual with rounds=5", players, see)
    assert round(nearly(ways, lambda s: int(not ways[s] and not s.common)), 6) == empty


# 91 Kleeblatt


@pytest.mark.cites("KLEEBLATT-1", "KLEEBLATT-2", "KLEEBLATT-3", "KLEEBLATT-4")
def test_two_chips_go_to_the_thrower_or_to_the_others() -> None:
    assert game("kleeblatt").rules.seats == range(3, 4)
    sheet = played("kleeblatt", "111 666 146", players=3)
    assert (sheet.notes, sheet.common, sheet.turn) == ((3, 0, 1), 7, 0)
    assert [cited("kleeblatt", a, players=3)[0] for a in ("111", "666")] == [
        "KLEEBLATT-3",
        "KLEEBLATT-4",
    ]
    assert forbidden("kleeblatt", "", "11", players=3) == {"DICE-1"}


FIVE = "111 666 111 666 666"
"""2-0-0, 3-0-1, 3-0-3, 3-1-4, 4-1-5: one chip is left."""


@pytest.mark.cites("KLEEBLATT-5", "KLEEBLATT-6")
def test_all_three_throw_for_the_last_chip() -> None:
    sheet = played("kleeblatt", FIVE, players=3)
    assert (sheet.notes, sheet.common) == ((4, 1, 5), 1)
    assert game("kleeblatt").rules.outcome(sheet) is None
    assert ended("kleeblatt", f"{FIVE} 111222333", players=3) == Outcome((4, 1, 6), (0, 2))
    tied = f"{FIVE} 333111333"
    assert refused(game("kleeblatt"), played("kleeblatt", tied, players=3), "throw 1 1 1") == {
        "DICE-1"
    }
    assert ended("kleeblatt", f"{tied} 666111", players=3) == Outcome((5, 1, 5), (0, 2))


@pytest.mark.cites("KLEEBLATT-5")
def test_only_the_tied_throw_for_the_last_chip_by_another_reading() -> None:
    words = "manual with rolloff_seats=tied"
    assert ended("kleeblatt", FIVE, words, 3) == Outcome((4, 1, 5), (0, 2))
    low = "111 666 666 666 146 146 666"
    assert played("kleeblatt", low, words, 3).notes == (4, 3, 3)
    assert ended("kleeblatt", f"{low} 111222", words, 3) == Outcome((4, 3, 4), (0, 2))


def thrown_for_by(tied: bool) -> tuple[list[float], list[float], list[float]]:
    """How often each seat alone loses, and how often two do; how often each alone wins; and how
    many throws there are before a throw-off, and how often there is one. It favours nobody.
    """
    words = "manual with rolloff_seats=tied" if tied else "manual"
    found, begun = game("kleeblatt"), plain(table("kleeblatt", words, 3))
    alone, shared, wins = [Fraction()] * 3, Fraction(), [Fraction()] * 3
    throws, off = Fraction(), Fraction()
    waiting = {begun: Fraction(1)}
    while waiting:
        later: dict[Any, Fraction] = {}
        for sheet, chance in waiting.items():
            ends = [sheet]
            if sheet.common == 1 and found.rules.outcome(sheet) is None:
                low, off = min(sheet.notes), off + chance
                who = [s for s in range(3) if not tied or sheet.notes[s] == low]
                ends = [
                    evolve(sheet, notes=tuple(n + (s == w) for s, n in enumerate(sheet.notes)))
                    for w in who
                ]
            elif found.rules.outcome(sheet) is None:
                throws += chance
                for there, part in next_sheets(found, sheet).items():
                    state = plain(there)
                    later[state] = later.get(state, Fraction()) + chance * part
                continue
            for end in ends:
                best = [s for s, n in enumerate(end.notes) if n == max(end.notes)]
                if len(best) == 1:
                    wins[best[0]] += chance / len(ends)
                losers = [s for s, n in enumerate(end.notes) if n == min(end.notes)]
                if len(losers) == 1:
                    alone[losers[0]] += chance / len(ends)
                else:
                    shared += chance / len(ends)
        waiting = {s: c for s, c in later.items() if c > Fraction(1, 10**12)}
    figures_ = [*alone, shared], wins, [throws, off]
    lost, won, rest = ([round(float(value), 6) for value in each] for each in figures_)
    return lost, won, rest


@pytest.mark.numbers("kleeblatt")
@pytest.mark.cites("KLEEBLATT-3", "KLEEBLATT-4", "KLEEBLATT-6")
@pytest.mark.long
def test_the_clover_has_its_chances() -> None:
    lost, won, (throws, _) = thrown_for_by(tied=False)
    assert lost == [0.257696, 0.266222, 0.314131, 0.161951]
    assert won == [0.306572, 0.288738, 0.198420]
    assert throws == round(40 / 7, 6)
    lost, _, (_, off) = thrown_for_by(tied=True)
    assert (lost[:3], off) == ([0.322875, 0.332498, 0.344627], 0.181226)


# 43 Justitia


@pytest.mark.cites("JUSTITIA-1", "JUSTITIA-2", "JUSTITIA-3")
def test_the_highest_sum_of_a_round_pays() -> None:
    assert table("justitia", players=2).notes == (Scale(5), Scale(5))
    sheet = played("justitia", "1 2 3 6 6 6")
    assert (sheet.notes, sheet.common, sheet.turn) == ((Scale(5), Scale(4)), 1, 0)
    both = played("justitia", "1 2 3 3 2 1")
    assert (both.notes, both.common) == ((Scale(4), Scale(4)), 2)
    assert set(cited("justitia", "1 2 3 6 6 6")) == {"JUSTITIA-3"}
    assert cited("justitia", "1") == ["JUSTITIA-2"]
    assert forbidden("justitia", "", "123") == {"DICE-1"}


@pytest.mark.cites("JUSTITIA-4")
def test_whoever_has_no_chips_left_wins_by_the_clause_that_says_so() -> None:
    assert cited("justitia", "6 6 6 1 1 1 " * 5)[-1] == "JUSTITIA-4"


@pytest.mark.numbers("justitia")
@pytest.mark.cites("JUSTITIA-3", "JUSTITIA-4")
def test_justice_has_its_chances() -> None:
    """Two play: whose chips fall is asked of the game, for each pair of sums."""
    found, begun = game("justitia"), table("justitia", players=2)
    sums: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(3):
        later: dict[int, Fraction] = {}
        for total, chance in sums.items():
            for face in range(1, 7):
                later[total + face] = later.get(total + face, Fraction()) + chance / 6
        sums = later
    equal = sum((chance**2 for chance in sums.values()), Fraction())
    assert equal == Fraction(361, 3888)
    alone = (1 - equal) / 2
    for throws, chips in (
        ("1 1 1 1 1 2", (5, 4)),
        ("1 1 2 1 1 1", (4, 5)),
        ("1 1 1 1 1 1", (4, 4)),
    ):
        assert tuple(n.chips for n in played("justitia", throws).notes) == chips
    assert found.rules.outcome(begun) is None
    rounds, both, first = Fraction(), Fraction(), Fraction()
    waiting = {(5, 5): Fraction(1)}
    for total in range(10, 0, -1):
        for (a, b), chance in [(k, c) for k, c in waiting.items() if sum(k) == total]:
            if not a or not b:
                both += chance * (not a and not b)
                first += chance * (not a and bool(b))
                continue
            rounds += chance
            for to, part in (((a - 1, b), alone), ((a, b - 1), alone), ((a - 1, b - 1), equal)):
                waiting[to] = waiting.get(to, Fraction()) + chance * part
    both += waiting.get((0, 0), Fraction())
    assert round(float(rounds), 6) == 7.099748
    assert (round(float(first), 6), round(float(both), 6)) == (0.487243, 0.025515)


# 61 Punktlöschen


@pytest.mark.cites("PUNKTE-1", "PUNKTE-2", "PUNKTE-7", "THROWOFF-1")
def test_the_lowest_throw_of_a_round_gets_a_dot() -> None:
    sheet = played("punktloeschen", "12 66")
    assert sheet.notes == (Dots(1), Dots())
    tied = played("punktloeschen", "12 21")
    assert forbidden("punktloeschen", "12 21", "123") == {"DICE-1"}
    assert tied.notes == (Dots(0, 3), Dots(0, 3))
    assert played("punktloeschen", "12 21 52").notes == (Dots(), Dots(1))
    assert played("punktloeschen", "12 21 44 25").notes == (Dots(1), Dots())
    every = played("punktloeschen", "12 21", "manual with tie=all")
    assert every.notes == (Dots(1), Dots(1))


NINE_TO_ONE = "12 66 " * 9 + "66 12 "


@pytest.mark.cites("PUNKTE-3", "PUNKTE-5")
def test_dots_are_wiped_off_by_the_highest() -> None:
    assert sum(n.dots for n in played("punktloeschen", NINE_TO_ONE).notes) == 10
    first = played("punktloeschen", f"{NINE_TO_ONE} 66 12")
    assert first.notes == (Dots(8), Dots(1))
    assert ended("punktloeschen", f"{NINE_TO_ONE} 12 66") == Outcome((9, 0), (1,))
    assert cited("punktloeschen", f"{NINE_TO_ONE} 12 66")[-2:] == ["PUNKTE-3", "PUNKTE-5"]
    tied = f"{NINE_TO_ONE} 33 42"
    assert ended("punktloeschen", f"{tied} 16") == Outcome((9, 0), (1,))


@pytest.mark.cites("PUNKTE-4", "PUNKTE-6")
def test_whoever_has_no_dot_throws_no_more() -> None:
    assert ended("punktloeschen", "12 66 " * 10) == Outcome((10, 0), (0,))
    assert cited("punktloeschen", "12 66 " * 10)[-1] == "PUNKTE-6"
    three = "66 12 55 " * 9 + "66 55 12 "
    sheet = played("punktloeschen", three, players=3)
    assert sheet.notes == (Dots(), Dots(9), Dots(1))
    assert sheet.turn == 1
    assert forbidden("punktloeschen", three, "c1", players=3) == {"DICE-3"}
