"""Games 56 to 77, with two dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

from tests.collection.dice.again.table import End, Program, Programs, highest, rounds


def summed(players: int, many: int, dice: int, worth: Callable[[Sequence[int]], int]) -> Program:
    """So many rounds in turn, in which each throw is worth something."""
    points = [0] * players
    for seat in rounds(players, many):
        points[seat] += worth((yield dice))
    return highest(points)


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


def glueckspeter(players: int) -> Program:
    """69: the first who is rid of all chips wins."""
    chips, fields = [7] * players, dict[int, int]()
    for seat in cycle(range(players)):
        _laid(chips, fields, seat, sum((yield 2)), 10)
        if not chips[seat]:
            return End((seat,))
    raise AssertionError


PROGRAMS: Programs = {
    "elf-hoch": elf_hoch,
    "teilen": teilen,
    "glueckspeter": glueckspeter,
}
