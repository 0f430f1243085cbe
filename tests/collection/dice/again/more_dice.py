"""Games of three and four dice that have no options."""

from __future__ import annotations

from itertools import cycle, permutations

from tests.collection.dice.again.table import Ask, End, Program, Programs, all_but, highest, rounds
from tests.collection.dice.again.two_dice import summed


def um_den_stern(players: int) -> Program:
    """80: what lies about a middle, in three rounds."""
    return summed(players, 3, 3, lambda faces: 2 * faces.count(3) + 4 * faces.count(5))


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


def beelzebub(players: int) -> Program:
    """110: three white dice less a grey one, in five rounds."""
    sums = [0] * players
    for seat in rounds(players, 5):
        one, two, three, four = yield 4
        sums[seat] += one + two + three - four
    return highest(sums)


PROGRAMS: Programs = {
    "um-den-stern": um_den_stern,
    "tausend": tausend,
    "doppeltes-lottchen": lottchen,
    "siamesische-zwillinge": zwillinge,
    "beelzebub": beelzebub,
}
