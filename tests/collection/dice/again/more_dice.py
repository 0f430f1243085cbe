"""Games 78 to 110, with three and four dice."""

from __future__ import annotations

from itertools import cycle, permutations

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


def zwillinge(players: int) -> Program:
    """94: not to 88."""
    return _running(players, 88)


def zentavesta(players: int) -> Program:
    """97: ten more up to ten, ten less above."""
    points = list[int]()
    for _ in range(players):
        pips = sum((yield 3))
        points.append(pips + 10 if pips <= 10 else pips - 10)
    return highest(points)


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


def einer_gleich_zwei(players: int) -> Program:
    """105: ten throws, of which those count in which two dice make the third."""
    points = [0] * players
    for seat in range(players):
        for _ in range(10):
            low, middle, high = sorted((yield 3))
            points[seat] += high * (low + middle == high)
    return highest(points)


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
    "gerade-und-aufwaerts": aufwaerts,
    "gerade-und-abwaerts": abwaerts,
    "einer-gleich-zwei": einer_gleich_zwei,
    "sterne-wuerfeln": sterne,
    "pasch-3w": pasch,
    "gleichpasch": gleichpasch,
    "kleeblatt": kleeblatt,
    "tausend": tausend,
    "doppeltes-lottchen": lottchen,
    "siamesische-zwillinge": zwillinge,
    "zentavesta": zentavesta,
    "paerchen": paerchen,
    "beelzebub": beelzebub,
}
