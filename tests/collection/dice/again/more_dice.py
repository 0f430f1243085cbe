"""Games 78 to 110, with three and four dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import count, cycle, permutations, product

from tests.collection.dice.again.table import (
    Ask,
    End,
    Program,
    Programs,
    all_but,
    highest,
    rounds,
    throw_off,
)
from tests.collection.dice.again.two_dice import summed


def blaue_augen(players: int) -> Program:
    """78: even pips, in five rounds."""
    return summed(players, 5, 3, lambda faces: sum(face for face in faces if face % 2 == 0))


def sterne(players: int) -> Program:
    """79: the ones of three throws."""
    stars = [0] * players
    for seat in range(players):
        for _ in range(3):
            stars[seat] += (yield 3).count(1)
    return highest(stars)


def um_den_stern(players: int) -> Program:
    """80: what lies about a middle, in three rounds."""
    return summed(players, 3, 3, lambda faces: 2 * faces.count(3) + 4 * faces.count(5))


def _equals(players: int, pair: int, triple: int) -> Program:
    """Pairs and triples of three throws, so many times their face."""
    points = [0] * players
    for seat in range(players):
        for _ in range(3):
            faces = yield 3
            for face in set(faces):
                points[seat] += face * {1: 0, 2: pair, 3: triple}[faces.count(face)]
    return highest(points)


def pasch(players: int) -> Program:
    """85: a pair counts its face, a triple four times."""
    return _equals(players, 1, 4)


def gleichpasch(players: int) -> Program:
    """86: a pair and a triple count their pips."""
    return _equals(players, 2, 3)


def streichhoelzer(players: int) -> Program:
    """89: ones go to the left, sixes to the pot, and sixes first where it does not suffice."""
    sticks = [10] * players
    for seat in cycle(range(players)):
        if not sticks[seat]:
            continue
        faces = yield 3
        burnt = min(sticks[seat], faces.count(6))
        sent = min(sticks[seat] - burnt, faces.count(1))
        sticks[seat] -= burnt + sent
        sticks[(seat + 1) % players] += sent
        if sum(sticks) <= 1:
            last = sticks.index(1) if sum(sticks) else seat
            return all_but(players, last)
    raise AssertionError


def sequenzen(players: int) -> Program:
    """84: up to three throws, one a round; the last of them counts, if it is a run."""
    throws, runs, has_stopped = [0] * players, [0] * players, [False] * players
    for seat in cycle(range(players)):
        if all(has_stopped):
            break
        if has_stopped[seat]:
            continue
        if throws[seat] and (yield Ask(seat, ("roll", "stop"))) == "stop":
            has_stopped[seat] = True
            continue
        low, middle, high = sorted((yield 3))
        throws[seat] += 1
        runs[seat] = low if (middle, high) == (low + 1, low + 2) else 0
        has_stopped[seat] = throws[seat] == 3
    equal = [seat for seat in range(players) if runs[seat] == max(runs)]
    fewest = min(throws[seat] for seat in equal)
    return End(tuple(s for s in equal if not max(runs) or throws[s] == fewest))


def turm(players: int) -> Program:
    """90: ten mats a seat are taken die by die, clockwise from the thrower, then given back."""
    numbers = list[int]()
    for _ in range(players):
        (number,) = yield 1
        numbers.append(number)
    tower, mats, is_gone = 10 * players, [0] * players, False
    for seat in cycle(range(players)):
        faces, held, gives = (yield 3), [*mats], is_gone
        for face, place in product(faces, range(players)):
            other = (seat + place) % players
            if numbers[other] != face:
                continue
            if gives:
                mats[other] = max(0, mats[other] - 1)
            elif tower:
                tower, mats[other] = tower - 1, mats[other] + 1
        is_gone = tower == 0
        holders = [other for other in range(players) if mats[other]]
        if is_gone and len(holders) < 2:
            return all_but(players, *(holders or [s for s in range(players) if held[s]]))
    raise AssertionError


def kleeblatt(players: int) -> Program:
    """91: two of eleven chips, or one for each of the others."""
    chips = [0] * players
    for seat in cycle(range(players)):
        pips = sum((yield 3))
        for other in range(players):
            chips[other] += 2 * (other == seat) if pips < 11 else (pips > 11) * (other != seat)
        if sum(chips) == 10:
            chips[(yield from throw_off(range(players), dice=3))] += 1
            return End(tuple(s for s in range(players) if chips[s] != min(chips)), tuple(chips))
    raise AssertionError


def tausend(players: int) -> Program:
    """92: three numbers of three digits, at most a thousand together."""
    sums = [0] * players
    for seat in rounds(players, 3):
        faces = map(str, (yield 3))
        words = sorted({f"choose {''.join(order)}" for order in permutations(faces)})
        sums[seat] += int((yield Ask(seat, tuple(words))).split()[1])
    within = [each for each in sums if each <= 1000]
    return End(tuple(s for s in range(players) if within and sums[s] == max(within)))


def _running(players: int, limit: int) -> Program:
    """Whoever brings the common sum there has lost."""
    total = 0
    for seat in cycle(range(players)):
        total += sum((yield 3))
        if total >= limit:
            return all_but(players, seat)
    raise AssertionError


def lottchen(players: int) -> Program:
    """93: not to 66."""
    return _running(players, 66)


def zentavesta(players: int) -> Program:
    """97: ten more up to ten, ten less above."""
    points = list[int]()
    for _ in range(players):
        pips = sum((yield 3))
        points.append(pips + 10 if pips <= 10 else pips - 10)
    return highest(points)


def meier(players: int) -> Program:
    """99: a 1, a 2, and what else falls are children."""
    missing, children = [[1, 2] for _ in range(players)], [0] * players
    for dice in (3, 2, 1):
        for seat in range(players):
            left = [*(yield dice)]
            while missing[seat] and missing[seat][0] in left:
                left.remove(missing[seat].pop(0))
            children[seat] += 0 if missing[seat] else sum(left)
    return highest(children)


def _three_faces(players: int, wanted: tuple[int, int, int]) -> Program:
    """Three throws, of each of which one face counts its pips."""
    points = [0] * players
    for seat in range(players):
        for face in wanted:
            points[seat] += face * (yield 3).count(face)
    return highest(points)


def aufwaerts(players: int) -> Program:
    """100: twos, fours, sixes."""
    return _three_faces(players, (2, 4, 6))


def abwaerts(players: int) -> Program:
    """101: sixes, fours, twos."""
    return _three_faces(players, (6, 4, 2))


def _divided(players: int, best_of: Callable[[Iterable[Fraction]], Fraction]) -> Program:
    """Two dice times each other, divided by the third, in the best way."""
    results = list[Fraction]()
    for _ in range(players):
        faces = yield 3
        results.append(best_of(Fraction(a * b, c) for a, b, c in permutations(faces)))
    return End(tuple(s for s in range(players) if results[s] == best_of(results)))


def hoch(players: int) -> Program:
    """103: as high as can be."""
    return _divided(players, max)


def tief(players: int) -> Program:
    """104: as low as can be."""
    return _divided(players, min)


def einer_gleich_zwei(players: int) -> Program:
    """105: ten throws, of which those count in which two dice make the third."""
    points = [0] * players
    for seat in range(players):
        for _ in range(10):
            low, middle, high = sorted((yield 3))
            points[seat] += high * (low + middle == high)
    return highest(points)


def fuenf_finger(players: int) -> Program:
    """102: five pips with the fewest of ten throws."""
    needed = dict[int, int]()
    for seat in range(players):
        for number in range(1, 11):
            if sum((yield 3)) == 5:
                needed[seat] = number
                break
    return End(tuple(s for s in needed if needed[s] == min(needed.values())))


def verflixte_66(players: int) -> Program:
    """107: exactly 66; above it is subtracted, and a single die will do."""
    total, passed = 0, False
    for turn in count():
        seat, dice = turn % players, 3
        if passed:
            dice = int((yield Ask(seat, ("choose 1", "choose 3"))).split()[1])
        pips = sum((yield dice))
        total += -pips if total > 66 else pips
        passed = passed or total > 66
        if total == 66:
            return End((seat,))
    raise AssertionError


def gerneklein(players: int) -> Program:
    """108: without twos and fives, the lowest of five rounds."""
    sums = [0] * players
    for seat in rounds(players, 5):
        sums[seat] += sum(face for face in (yield 3) if face not in (2, 5))
    return End(tuple(s for s in range(players) if sums[s] == min(sums)), tuple(sums))


def paerchen(players: int) -> Program:
    """109: two white dice less two grey ones, five throws in a row."""
    sums = [0] * players
    for seat in range(players):
        for _ in range(5):
            one, two, three, four = yield 4
            sums[seat] += one + two - three - four
    return highest(sums)


def beelzebub(players: int) -> Program:
    """110: three white dice less a grey one, in five rounds."""
    sums = [0] * players
    for seat in rounds(players, 5):
        one, two, three, four = yield 4
        sums[seat] += one + two + three - four
    return highest(sums)


PROGRAMS: Programs = {
    "blaue-augen": blaue_augen,
    "um-den-stern": um_den_stern,
    "streichhoelzer-auswuerfeln": streichhoelzer,
    "familie-meier": meier,
    "gerade-und-aufwaerts": aufwaerts,
    "gerade-und-abwaerts": abwaerts,
    "hoch-gewinnt": hoch,
    "tief-gewinnt": tief,
    "einer-gleich-zwei": einer_gleich_zwei,
    "sterne-wuerfeln": sterne,
    "sequenzen": sequenzen,
    "pasch-3w": pasch,
    "gleichpasch": gleichpasch,
    "der-turm": turm,
    "kleeblatt": kleeblatt,
    "tausend": tausend,
    "doppeltes-lottchen": lottchen,
    "zentavesta": zentavesta,
    "fuenf-finger-spiel": fuenf_finger,
    "verflixte-66": verflixte_66,
    "gerneklein": gerneklein,
    "paerchen": paerchen,
    "beelzebub": beelzebub,
}
