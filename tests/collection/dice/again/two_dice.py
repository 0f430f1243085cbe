"""Games 56 to 77, with two dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

from tests.collection.dice.again.table import End, Program, Programs, highest, rounds, throw_off


def summed(players: int, many: int, dice: int, worth: Callable[[Sequence[int]], int]) -> Program:
    """So many rounds in turn, in which each throw is worth something."""
    points = [0] * players
    for seat in rounds(players, many):
        points[seat] += worth((yield dice))
    return highest(points)


def himmel(players: int) -> Program:
    """56: tops are tens, bottoms are ones."""
    return summed(players, 5, 2, lambda faces: sum(10 * face + 7 - face for face in faces))


def punktloeschen(players: int) -> Program:
    """61: ten dots for the lowest, then the highest wipes off one."""
    dots = [0] * players
    for _ in range(10):
        sums = list[int]()
        for _ in range(players):
            sums.append(sum((yield 2)))
        low = yield from throw_off((s for s in range(players) if sums[s] == min(sums)), -1)
        dots[low] += 1
    plays = [seat for seat in range(players) if dots[seat]]
    if len(plays) == 1:
        return End((plays[0],))
    while all(dots[seat] for seat in plays):
        thrown = dict[int, int]()
        for seat in plays:
            thrown[seat] = sum((yield 2))
        top = yield from throw_off(s for s in plays if thrown[s] == max(thrown.values()))
        dots[top] -= 1
    return End(tuple(seat for seat in plays if not dots[seat]))


def haendchen(players: int) -> Program:
    """63: fives, two of them 25."""
    return summed(players, 5, 2, lambda faces: (0, 5, 25)[faces.count(5)])


def elf_hoch(players: int) -> Program:
    """64: eleven takes all."""
    paid, pot = [-3] * players, 3 * players
    for seat in cycle(range(players)):
        pips = sum((yield 2))
        due = -pot if pips == 11 else pot if pips == 12 else 11 - pips
        paid[seat] -= due
        pot += due
        if pips == 11:
            return End((seat,), payments=tuple(paid))
    raise AssertionError


def _struck(papers: list[set[int]], sevens: list[int], seat: int, pips: int) -> bool:
    """Strike a number, if that can be done; the 7 always can."""
    sevens[seat] += pips == 7
    if pips not in papers[seat]:
        return pips == 7
    papers[seat].remove(pips)
    return True


def _settled(papers: list[set[int]], seat: int, due: int) -> End:
    """Whoever is through pays for open numbers, and gets something from each."""
    net = [0 if other == seat else len(papers[other]) - due for other in range(len(papers))]
    net[seat] = -sum(net)
    return End((seat,), payments=tuple(net))


def gestrichene_zwoelf(players: int) -> Program:
    """65: ten chips for each stroke at the winner's 7."""
    papers, sevens = [{*range(2, 13)} for _ in range(players)], [0] * players
    for seat in cycle(range(players)):
        while _struck(papers, sevens, seat, sum((yield 2))):
            if not papers[seat]:
                return _settled(papers, seat, 10 * sevens[seat])
    raise AssertionError


def die_spinne(players: int) -> Program:
    """66: in the first round one throw; a chip for each stroke of the winner."""
    papers, sevens = [{*range(2, 13)} for _ in range(players)], [0] * players
    for seat in range(players):
        _struck(papers, sevens, seat, sum((yield 2)))
    for seat in cycle(range(players)):
        while _struck(papers, sevens, seat, sum((yield 2))):
            if not papers[seat]:
                return _settled(papers, seat, 10 + sevens[seat])
    raise AssertionError


def teilen(players: int) -> Program:
    """67: two dice, divided by a third."""
    points = [0] * players
    for seat in cycle(range(players)):
        pips = sum((yield 2))
        (by,) = yield 1
        points[seat] += pips % by == 0
        if points[seat] == 10:
            return End((seat,), tuple(points))
    raise AssertionError


def _laid(chips: list[int], fields: dict[int, int], seat: int, pips: int, sink: int) -> None:
    """A chip is laid on an empty field, or on the one that takes all; from another it is taken."""
    lays = pips == sink or not fields.get(pips)
    fields[pips] = fields.get(pips, 0) + (1 if lays else -1)
    chips[seat] += -1 if lays else 1


def schluck_hansel(players: int) -> Program:
    """68: the last who has chips wins, and takes what lies there."""
    chips, fields = [4] * players, dict[int, int]()
    for seat in cycle(range(players)):
        if not chips[seat]:
            continue
        _laid(chips, fields, seat, sum((yield 2)), 7)
        if sum(map(bool, chips)) == 1:
            (winner,) = (s for s in range(players) if chips[s])
            chips[winner] += sum(fields.values())
            return End((winner,), tuple(chips))
    raise AssertionError


def glueckspeter(players: int) -> Program:
    """69: the first who is rid of all chips wins."""
    chips, fields = [7] * players, dict[int, int]()
    for seat in cycle(range(players)):
        _laid(chips, fields, seat, sum((yield 2)), 10)
        if not chips[seat]:
            return End((seat,))
    raise AssertionError


def einfacher_pasch(players: int) -> Program:
    """73: doubles alone."""
    return summed(players, 5, 2, lambda faces: sum(faces) * (faces[0] == faces[1]))


PROGRAMS: Programs = {
    "himmel-und-hoelle": himmel,
    "haendchen": haendchen,
    "einfacher-pasch": einfacher_pasch,
    "punktloeschen": punktloeschen,
    "elf-hoch": elf_hoch,
    "gestrichene-zwoelf": gestrichene_zwoelf,
    "die-spinne": die_spinne,
    "teilen": teilen,
    "schluck-hansel": schluck_hansel,
    "glueckspeter": glueckspeter,
}
