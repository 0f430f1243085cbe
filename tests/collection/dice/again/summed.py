"""Games whose throws are worth something and are added, for as many rounds as were agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tests.collection.dice.again.table import OptionPrograms, Options, Program, highest, rounds

Worth: TypeAlias = Callable[[Sequence[int], Options], int]


def summed(players: int, options: Options, dice: int, *worths: Worth) -> Program:
    """In each go a throw for each worth."""
    points = [0] * players
    for seat in rounds(players, int(options["rounds"])):
        got = list[int]()
        for worth in worths:
            got.append(worth((yield dice), options))
        points[seat] += max(got) if options.get("combine") == "best" else sum(got)
    return highest(points)


def _of_face(face: int) -> Worth:
    """All pips of one face."""
    return lambda faces, _: face * faces.count(face)


def _equal(faces: Sequence[int], pair: int, triple: int) -> int:
    """A pair or a triple, so many times its face."""
    face = sorted(faces)[1]
    return face * (0, pair, triple)[faces.count(face) - 1]


def die_boese_eins(players: int, options: Options) -> Program:
    """39: five throws, but whoever throws a 1 is out and keeps what it has."""
    sums, is_out = [0] * players, [False] * players
    for seat in rounds(players, int(options["rounds"])):
        for _ in range(5):
            if not is_out[seat]:
                (face,) = yield 1
                is_out[seat] = face == 1
                sums[seat] += 0 if is_out[seat] else face
    return highest(sums)


def vorwaerts(players: int, options: Options) -> Program:
    """52: from 1 to 6."""
    return summed(players, options, 1, *map(_of_face, (1, 2, 3, 4, 5, 6)))


def verdreht(players: int, options: Options) -> Program:
    """53: from 6 to 1."""
    return summed(players, options, 1, *map(_of_face, (6, 5, 4, 3, 2, 1)))


def himmel(players: int, options: Options) -> Program:
    """56: tops are tens, bottoms are ones."""
    return summed(players, options, 2, lambda faces, _: sum(10 * f + 7 - f for f in faces))


def haendchen(players: int, options: Options) -> Program:
    """63: fives, two of them 25."""
    return summed(players, options, 2, lambda faces, _: (0, 5, 25)[faces.count(5)])


def einfacher_pasch(players: int, options: Options) -> Program:
    """73: doubles alone."""

    def worth(faces: Sequence[int], options: Options) -> int:
        pips = sum(faces) if options["double_value"] == "sum" else faces[0]
        return pips * (faces[0] == faces[1])

    return summed(players, options, 2, worth)


def blaue_augen(players: int, options: Options) -> Program:
    """78: even pips, or odd ones."""
    odd = options["eyes"] == "grey"
    return summed(players, options, 3, lambda faces, _: sum(f for f in faces if f % 2 == odd))


def sterne(players: int, options: Options) -> Program:
    """79: the ones of three throws."""
    return summed(players, options, 3, *[_of_face(1)] * 3)


def pasch(players: int, options: Options) -> Program:
    """85: a pair counts its face, a triple four times."""
    worths: list[Worth] = [lambda faces, _: _equal(faces, 1, 4)] * 3
    return summed(players, options, 3, *worths)


def gleichpasch(players: int, options: Options) -> Program:
    """86: a pair and a triple count their pips."""
    worths: list[Worth] = [lambda faces, _: _equal(faces, 2, 3)] * 3
    return summed(players, options, 3, *worths)


def einmaleins(players: int, options: Options) -> Program:
    """87: two white dice times a grey one."""
    return summed(players, options, 3, lambda faces, _: (faces[0] + faces[1]) * faces[2])


def turmblaeser(players: int, options: Options) -> Program:
    """96: two dice under the cup, times the one that is blown down from it."""
    points = [0] * players
    for seat in rounds(players, int(options["rounds"])):
        hidden = sum((yield 2))
        (blown,) = yield 1
        points[seat] += hidden * blown
    return highest(points)


def zentavesta(players: int, options: Options) -> Program:
    """97: ten more up to ten, ten less above."""
    return summed(
        players, options, 3, lambda faces, _: sum(faces) + (10 if sum(faces) <= 10 else -10)
    )


def aufwaerts(players: int, options: Options) -> Program:
    """100: twos, fours, sixes."""
    return summed(players, options, 3, *map(_of_face, (2, 4, 6)))


def abwaerts(players: int, options: Options) -> Program:
    """101: sixes, fours, twos."""
    return summed(players, options, 3, *map(_of_face, (6, 4, 2)))


def einer_gleich_zwei(players: int, options: Options) -> Program:
    """105: ten throws, of which those count in which two dice make the third."""

    def worth(faces: Sequence[int], _: Options) -> int:
        low, middle, high = sorted(faces)
        return high * (low + middle == high)

    return summed(players, options, 3, *[worth] * 10)


def paerchen(players: int, options: Options) -> Program:
    """109: two white dice less two grey ones, five throws in a row."""
    worths: list[Worth] = [lambda f, _: f[0] + f[1] - f[2] - f[3]] * 5
    return summed(players, options, 4, *worths)


PROGRAMS: OptionPrograms = {
    "die-boese-eins": die_boese_eins,
    "mariechen-vorwaerts": vorwaerts,
    "mariechen-verdreht": verdreht,
    "himmel-und-hoelle": himmel,
    "haendchen": haendchen,
    "einfacher-pasch": einfacher_pasch,
    "blaue-augen": blaue_augen,
    "sterne-wuerfeln": sterne,
    "pasch-3w": pasch,
    "gleichpasch": gleichpasch,
    "einmaleins": einmaleins,
    "turmblaeser": turmblaeser,
    "zentavesta": zentavesta,
    "gerade-und-aufwaerts": aufwaerts,
    "gerade-und-abwaerts": abwaerts,
    "einer-gleich-zwei": einer_gleich_zwei,
    "paerchen": paerchen,
}
