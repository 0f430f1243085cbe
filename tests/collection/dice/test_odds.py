"""How often the first seat wins or loses, where a whole game is too long for its chain.

The ways of a game are taken from its own steps; what follows from them is worked out here.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.punktloeschen import Dots
from daumen_rules.pieces.dice import Throw
from tests.collection.dice.chain import Chain, by_number, chain, is_won, nearly, plain, solved
from tests.collection.dice.chances import equal, next_sheets, table, total
from tests.collection.dice.goes import taken
from tests.collection.dice.test_races import without_sevens
from tests.conftest import takes_minutes

# 61 Punktlöschen


def within_parts(sheet: Any) -> Any:
    """Rounds are counted up to the second part."""
    return evolve(sheet, played=min(11, sheet.played), thrown=0)


@pytest.mark.numbers("punktloeschen")
@pytest.mark.long
@pytest.mark.cites("PUNKTE-1", "PUNKTE-6")
def test_one_of_two_gets_all_ten_dots_once_in_512_games() -> None:
    ways, found = chain("punktloeschen", "manual", 2, within_parts), game("punktloeschen")

    def all_ten(sheet: Any) -> int:
        ended = found.rules.outcome(sheet)
        return int(ended is not None and 10 in ended.scores)

    assert solved(ways, all_ten) == Fraction(1, 512)


@pytest.mark.numbers("punktloeschen")
@pytest.mark.cites("PUNKTE-2")
def test_two_throws_are_equal_in_73_of_648() -> None:
    sheet = table("punktloeschen", players=2)
    pips = total(
        (there.notes[0].pips, part)
        for there, part in next_sheets(game("punktloeschen"), sheet).items()
    )
    assert equal(pips) == Fraction(73, 648)


@pytest.mark.numbers("punktloeschen")
@pytest.mark.cites("PUNKTE-1", "PUNKTE-2", "PUNKTE-3", "PUNKTE-5")
@pytest.mark.parametrize("players", [2, 3])
def test_dots_are_as_many_as_rounds_and_then_one_fewer_each_round(players: int) -> None:
    """After ten rounds it lasts as many as the fewest dots of a seat at least, and 10 - k + 1 at
    most for k seats with dots.
    """
    found, random = game("punktloeschen"), Random(players)
    for _ in range(40):
        sheet, rounds, begun = table("punktloeschen", players=players), 0, list[int]()
        while found.rules.outcome(sheet) is None:
            chance = found.rules.chance(sheet)
            assert chance is not None
            sheet = taken(found, sheet, chance.at(random.randrange(chance.total)))
            notes: tuple[Dots, ...] = sheet.notes
            if sheet.is_between and not any(note.pips for note in notes):
                dots = [note.dots for note in notes]
                assert sum(dots) == min(sheet.played, 20 - sheet.played)
                if sheet.played == 10:
                    begun = [each for each in dots if each]
                rounds = sheet.played - 10
        if len(begun) > 1:
            assert min(begun) <= rounds <= 10 - len(begun) + 1


# 65 Gestrichene Zwölf, 66 Die Spinne


def goes_of(slug: str, see: Callable[[Any], Any]) -> list[float]:
    """How likely one seat, which no other touches, has struck all in so many goes, from none on."""
    ways: Chain = chain(slug, "manual", 1, see)
    found, done = game(slug), [0.0]
    on = {sheet: [(there, float(c)) for there, c in later.items()] for sheet, later in ways.items()}
    waiting = {next(iter(ways)): 1.0}
    while 1 - sum(done) > 1e-9:
        ended, later = 0.0, dict[Any, float]()
        while waiting:
            going = dict[Any, float]()
            for sheet, chance in waiting.items():
                for there, part in on[sheet]:
                    if found.rules.outcome(there) is not None:
                        ended += chance * part
                    elif there.thrown:
                        going[there] = going.get(there, 0.0) + chance * part
                    else:
                        later[there] = later.get(there, 0.0) + chance * part
            waiting = {sheet: chance for sheet, chance in going.items() if chance > 1e-13}
        done.append(ended)
        waiting = later
    return done


def without_go(sheet: Any) -> Any:
    """Whether a go is going on matters too."""
    return evolve(without_sevens(sheet), thrown=min(1, sheet.thrown))


@pytest.mark.numbers("gestrichene-zwoelf", "die-spinne")
@pytest.mark.long
@pytest.mark.cites("GESTRICHEN-1", "GESTRICHEN-2", "SPINNE-1", "SPINNE-2")
@pytest.mark.parametrize("slug", ["gestrichene-zwoelf", "die-spinne"])
def test_the_first_of_two_or_three_strikes_twelve_numbers_first_so_often(slug: str) -> None:
    """The first seat wins that needs no more goes than any other."""
    takes_minutes()
    goes = goes_of(slug, without_go)
    at_least = [1 - sum(goes[:number]) for number in range(len(goes))]
    for others, wanted in ((1, 0.506730), (2, 0.341523)):
        won = sum(g * later**others for g, later in zip(goes, at_least, strict=True))
        assert round(won, 6) == wanted


# 95 Faule Sechs


@pytest.mark.numbers("faule-sechs")
@pytest.mark.long
@pytest.mark.cites("FAULESECHS-1", "FAULESECHS-2", "FAULESECHS-4")
def test_with_whole_throws_subtracted_88_is_reached_in_seven_of_eight_games() -> None:
    """A throw adds the same to every sum. So the sum rises above all before by the same steps,
    `rise`, wherever it stands: at once, or by as many of them as it takes after falling.
    """
    found = game("faule-sechs")
    begun: Any = table("faule-sechs", "manual with six=throw", 2)
    steps = steps_from(found, begun)
    assert all(steps_from(found, evolve(begun, common=at)) == steps for at in (-70, 31, 60))
    assert sum(step * float(part) for step, part in steps.items()) == pytest.approx(-1 / 12)
    rise, change = [0.0] * 16, 1.0
    while change > 1e-13:
        new, fallen = [0.0] * 16, above(rise, 18)
        for step, part in steps.items():
            for to in range(1, 16):
                new[to] += float(part) * (step == to if step > 0 else fallen[-step][to])
        change, rise = max(abs(a - b) for a, b in zip(rise, new, strict=True)), new
    reached = [1.0] * 16
    for _ in range(88):
        reached.append(sum(part * reached[-to] for to, part in enumerate(rise) if to))
    assert round(reached[-1], 6) == 0.879006


def steps_from(found: Any, sheet: Any) -> dict[int, Fraction]:
    """How much one throw adds, and how likely."""
    on = next_sheets(found, sheet).items()
    return dict(total((there.common - sheet.common, part) for there, part in on))


def above(rise: list[float], deepest: int) -> list[list[float]]:
    """From so far below a sum, how likely it is first passed by so much."""
    found: list[list[float]] = []
    for below in range(deepest + 1):
        row = [0.0] * len(rise)
        for step, part in enumerate(rise[1:], start=1):
            for to in range(1, len(rise)):
                row[to] += part * (step - below == to if step > below else found[below - step][to])
        found.append(row)
    return found


# 71 Teure Sieben

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
WAYS = {pips: 6 - abs(7 - pips) for pips in range(2, 13)}


def after_pips(own: int, other: int, pips: int, goes_on: bool) -> tuple[int, int, bool]:
    """Open numbers of the thrower and of the other, as bits, and whether the thrower goes on."""
    if pips == 7:
        for _ in range(7):
            own &= own - 1
        return own, other, goes_on
    bit = 1 << NUMBERS.index(pips)
    if own & bit:
        return own - bit, other, True
    return own, other & ~bit, False


def bits(open_: tuple[int, ...]) -> int:
    return sum(1 << NUMBERS.index(number) for number in open_)


def odds(goes_on: bool) -> tuple[float, float]:
    """How often the first of two loses, and how many throws there are, of all open numbers."""
    known: dict[tuple[int, int], tuple[float, float]] = {}

    def solve(pair: tuple[int, int]) -> list[tuple[int, int]]:
        """Both seats' chances where nothing is struck are each other's; what has to be known."""
        rows: list[tuple[float, float, float]] = []
        for own, other in (pair, pair[::-1]):
            loses, lasts, stays = 0.0, 1.0, 0.0
            for pips, ways in WAYS.items():
                part = ways / 36
                mine, theirs, again = after_pips(own, other, pips, goes_on)
                if not mine or not theirs:
                    loses += part * (not mine)
                elif (mine, theirs) == (own, other):
                    stays += part
                else:
                    nxt = (mine, theirs) if again else (theirs, mine)
                    if nxt not in known:
                        return [nxt]
                    there = known[nxt]
                    loses += part * (there[0] if again else 1 - there[0])
                    lasts += part * there[1]
            rows.append((loses, lasts, stays))
        (p, a, s), (q, b, t) = rows
        whole = 1 - s * t
        known[pair] = ((p + s * (1 - q - t)) / whole, (a + s * b) / whole)
        known[pair[1], pair[0]] = ((q + t * (1 - p - s)) / whole, (b + t * a) / whole)
        return []

    every = (1 << len(NUMBERS)) - 1
    waiting = [(every, every)]
    while waiting:
        if waiting[-1] in known:
            waiting.pop()
        else:
            waiting += solve(waiting[-1])
    return known[every, every]


@pytest.mark.numbers("teure-sieben")
@pytest.mark.long
@pytest.mark.cites(
    "TEURESIEBEN-2", "TEURESIEBEN-3", "TEURESIEBEN-4", "TEURESIEBEN-5", "TEURESIEBEN-6"
)
@pytest.mark.parametrize(
    ("words", "goes_on", "wanted"),
    [
        ("manual", False, (0.545935, 10.376791)),
        ("manual with after_seven=continue", True, (0.558973, 9.882325)),
    ],
)
def test_the_dear_seven_has_its_odds(
    words: str, goes_on: bool, wanted: tuple[float, float]
) -> None:
    """The steps that are reckoned with here are those of the game, in any of so many states."""
    if goes_on:
        takes_minutes()
    found, random = game("teure-sieben"), Random(7)
    begun = table("teure-sieben", words, 2)
    throws = {pips: Throw((max(1, pips - 6), min(6, pips - 1))) for pips in WAYS}
    for _ in range(300):
        notes = tuple(
            tuple(n for n in NUMBERS if random.random() < 0.6) or (random.choice(NUMBERS),)
            for _ in range(2)
        )
        for seat in (0, 1):
            sheet = evolve(begun, notes=notes, turn=seat)
            own, other = bits(notes[seat]), bits(notes[1 - seat])
            for pips, throw in throws.items():
                there = taken(found, sheet, throw)
                mine, theirs, again = after_pips(own, other, pips, goes_on)
                assert (bits(there.notes[seat]), bits(there.notes[1 - seat])) == (mine, theirs)
                if mine and theirs:
                    assert (there.turn == seat) == again
                else:
                    ended = found.rules.outcome(there)
                    assert ended is not None
                    assert ended.winners == ((1 - seat,) if not mine else (seat,))
    loses, lasts = odds(goes_on)
    assert (round(loses, 6), round(lasts, 6)) == wanted


# 33 Jule, 35 Kuhschwanz, 55 Doppelte Liebe: the same for more seats, who do not touch each other


def won_and_lasts(goes: list[float], players: int) -> tuple[float, float]:
    """How often the first of some seats is done first, and how many goes all have together."""
    left = [1 - sum(goes[:number]) for number in range(len(goes))] + [0.0]
    won = sum(g * left[at] ** (players - 1) for at, g in enumerate(goes))
    each = (
        left[at + 1] ** before * left[at] ** (players - before)
        for at in range(1, len(goes))
        for before in range(players)
    )
    return won, sum(each)


@pytest.mark.numbers("jule")
@pytest.mark.cites("JULE-1", "JULE-2", "JULE-3")
@pytest.mark.parametrize(
    ("players", "first", "throws"),
    [(2, 0.507678, None), (3, 0.341554, 168.827172), (4, 0.257853, 213.170108)],
)
def test_the_first_has_its_small_advantage_at_jule(
    players: int, first: float, throws: float | None
) -> None:
    won, lasts = won_and_lasts(goes_of("jule", plain), players)
    assert round(won, 6) == first
    assert throws is None or lasts == pytest.approx(throws, abs=2e-6)


@pytest.mark.numbers("kuhschwanz", "doppelte-liebe")
@pytest.mark.cites("KUHSCHWANZ-1", "KUHSCHWANZ-2", "LIEBE-1", "LIEBE-2")
@pytest.mark.parametrize("slug", ["kuhschwanz", "doppelte-liebe"])
def test_the_first_of_four_clears_all_numbers_first_so_often(slug: str) -> None:
    """To strike as long as one can takes five goes fewer, whoever does it."""

    def see(sheet: Any) -> Any:
        return evolve(by_number(sheet), thrown=min(1, sheet.thrown))

    goes = goes_of(slug, see)
    for players, first in ((2, 0.528320), (3, 0.367044), (4, 0.284686)):
        assert round(won_and_lasts(goes, players)[0], 6) == first


# 81 Fensterwürfeln


@pytest.mark.numbers("fensterwuerfeln")
@pytest.mark.long
@pytest.mark.cites("FENSTER-1", "FENSTER-2", "FENSTER-4", "FENSTER-7")
def test_the_windows_last_so_many_rounds_and_may_be_tied() -> None:
    takes_minutes()

    def see(sheet: Any) -> Any:
        return evolve(sheet, played=0)

    one = chain("fensterwuerfeln", "manual", 1, see)
    assert round(nearly(one, lambda s: int(bool(one[s]) and not s.thrown)), 6) == 15.770833
    two = chain("fensterwuerfeln", "manual with finish=round", 2, see)
    found = game("fensterwuerfeln")

    def winners(sheet: Any) -> tuple[int, ...]:
        ended = found.rules.outcome(sheet)
        return ended.winners if ended else ()

    for who, chance in (((0,), 0.491116), ((1,), 0.491116), ((0, 1), 0.017768)):
        assert round(nearly(two, lambda s, who=who: int(winners(s) == who)), 6) == chance  # type: ignore[misc]
    rounds = nearly(two, lambda s: int(bool(two[s]) and not s.thrown and s.turn == 0))
    assert round(rounds, 6) == 13.560053


# 93 Doppeltes Lottchen


@pytest.mark.numbers("doppeltes-lottchen")
@pytest.mark.cites("LOTTCHEN-1", "LOTTCHEN-2")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [0.516475, 0.483525]), (3, [0.480018, 0.165463, 0.354519])]
)
@pytest.mark.long
def test_each_seat_loses_so_often_at_sixty_six(players: int, wanted: list[float]) -> None:
    """Whoever does not lose shares the win with all others."""
    ways = chain("doppeltes-lottchen", "manual", players)
    won = [nearly(ways, is_won("doppeltes-lottchen", seat)) for seat in range(players)]
    assert [round(1 - (players - 1) * each, 6) for each in won] == wanted


# 107 Verflixte 66


@pytest.mark.numbers("verflixte-66")
@pytest.mark.long
@pytest.mark.cites("VERFLIXT-1", "VERFLIXT-2", "VERFLIXT-4")
def test_three_dice_meet_sixty_six_late() -> None:
    def chooses(_: Any) -> str:
        return "choose 3"

    ways = chain("verflixte-66", "manual", 1, chooses=chooses)
    assert round(throws_of(ways), 6) == 25.429358
    two = chain("verflixte-66", "manual", 2, chooses=chooses)
    assert round(nearly(two, is_won("verflixte-66")), 6) == 0.487144


def throws_of(ways: Chain) -> float:
    """How many throws there are, whatever is chosen between them."""
    return nearly(ways, lambda s: int(len(ways[s]) > 1))
