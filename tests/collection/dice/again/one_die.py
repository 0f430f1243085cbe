"""Games 37 to 55, with one die."""

from __future__ import annotations

from itertools import cycle

from tests.collection.dice.again.table import Ask, End, Program, Programs, throw_off

NUMBERS = tuple(f"choose {number}" for number in range(1, 7))
GO_ON = ("roll", "stop")


def hin_und_her(players: int) -> Program:
    """37: a number is struck, or written again."""
    papers = [set[int]() for _ in range(players)]
    for seat in cycle(range(players)):
        (face,) = yield 1
        papers[seat] ^= {face}
        if len(papers[seat]) == 6:
            return End((seat,))
    raise AssertionError


def die_21_eins(players: int) -> Program:
    """44: the twenty-first one."""
    ones = 0
    for seat in cycle(range(players)):
        (face,) = yield 1
        ones += face == 1
        if ones == 21:
            return End((seat,))
    raise AssertionError


def nearing(players: int, most: int, dice: tuple[int, ...], order: str) -> Program:
    """46, 82: near to a number, in turn a throw each or all in a row, until all have enough."""
    sums, throws, done = [0] * players, [0] * players, [False] * players
    in_row = 1 if order == "round" else most
    while not all(done):
        for seat in [seat for seat in range(players) for _ in range(in_row)]:
            if done[seat]:
                continue
            if throws[seat] and (yield Ask(seat, GO_ON)) == "stop":
                done[seat] = True
                continue
            faces = yield dice[min(throws[seat], len(dice) - 1)]
            sums[seat] += sum(faces)
            throws[seat] += 1
            done[seat] = sums[seat] >= most
    left = [seat for seat in range(players) if sums[seat] <= most]
    if not left:
        return End(())
    ranked = {seat: (sums[seat], -throws[seat]) for seat in left}
    winner = yield from throw_off(s for s in left if ranked[s] == max(ranked.values()))
    pays = [10 if sums[s] > most else sums[winner] - sums[s] for s in range(players)]
    return End(
        (winner,),
        payments=tuple(sum(pays) if s == winner else -pays[s] for s in range(players)),
    )


def zeppelin(players: int) -> Program:
    """47: an empty field takes a chip, a full one gives it; the gondola only takes."""
    chips, fields, gondola = [6] * players, set[int](), 0
    for seat in cycle(range(players)):
        if not chips[seat]:
            continue
        (face,) = yield 1
        if face in fields:
            fields.remove(face)
            chips[seat] += 1
        else:
            chips[seat] -= 1
            gondola += face == 6
            fields |= {face} - {6}
        if sum(map(bool, chips)) == 1:
            (winner,) = (s for s in range(players) if chips[s])
            chips[winner] += gondola + len(fields)
            return End((winner,), tuple(chips))
    raise AssertionError


def doppelte_liebe(players: int) -> Program:
    """55: as long as numbers are struck."""
    papers = [set[int]() for _ in range(players)]
    for seat in cycle(range(players)):
        while True:
            (face,) = yield 1
            if face in papers[seat]:
                break
            papers[seat].add(face)
            if len(papers[seat]) == 6:
                return End((seat,))
    raise AssertionError


PROGRAMS: Programs = {
    "hin-und-her": hin_und_her,
    "die-21-eins": die_21_eins,
    "zeppelin": zeppelin,
    "doppelte-liebe": doppelte_liebe,
}
