"""Games 112, 113 and 115, with five dice, by any of their rule sets."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from attrs import frozen

from tests.collection.dice.again.table import (
    Ask,
    End,
    OptionPrograms,
    Options,
    Program,
    best,
    throw_off,
)

KINDS = ("plus", "minus", "times", "by")


@frozen
class Reckoned:
    """What a seat's five throws came to, in 112 and 115.

    `was_able` says that it could have divided without a rest before the fifth throw.
    """

    value: Fraction
    was_able: bool
    leaves_rest: bool


def _divides(value: Fraction, face: int) -> bool:
    return (value / face).denominator == 1


def _reckoned(seat: int, drops: str) -> Generator[int | Ask, Any, Reckoned]:
    """Five throws of one die; a rest of the fifth is dropped by `trunc` or `floor`, or `kept`."""
    (face,) = yield 1
    value, free, was_able, leaves_rest = Fraction(face), [*KINDS], False, False
    for number in (2, 3, 4, 5):
        (face,) = yield 1
        divides = _divides(value, face)
        kind = free[0]
        if number < 5:
            was_able = was_able or divides
            allowed = [one for one in free if one != "by" or divides or drops == "kept"]
            kind = yield Ask(seat, tuple(allowed))
        free.remove(kind)
        if kind == "by":
            value /= face
            if number == 5 and not divides:
                leaves_rest = True
                if drops == "trunc":
                    value = Fraction(int(value))
                elif drops == "floor":
                    value = Fraction(value.numerator // value.denominator)
        else:
            value += {"plus": face, "minus": -face, "times": value * (face - 1)}[kind]
    return Reckoned(value, was_able, leaves_rest)


def va_banque(players: int, options: Options) -> Program:
    """112: each is banker once, who throws for the others and has no part in the stakes."""
    ante, chips = int(options["ante"]), [0] * players
    for banker in range(players):
        results = dict[int, Reckoned]()
        for place in range(1, players):
            seat = (banker + place) % players
            chips[seat] -= ante
            results[seat] = yield from _reckoned(seat, options["neg_division"])
        claimed = {
            seat
            for seat, told in results.items()
            if options["bank_claims"] == "yes"
            and told.leaves_rest
            and (options["unable"] == "did_not_divide" or not told.was_able)
        }
        chips[banker] += ante * len(claimed)
        pot = ante * (players - 1 - len(claimed))
        may_win = [s for s in results if s not in claimed or options["claimed_may_win"] == "yes"]
        if pot:
            top = max(results[seat].value for seat in may_win)
            winner = yield from throw_off(s for s in may_win if results[s].value == top)
            chips[winner] += pot
    return End(best(chips), tuple(chips))


def vabanquespiel(players: int, options: Options) -> Program:
    """115: all stake twenty each round, and the banker goes on to the left."""
    units, banker = [20 * int(options["stock"])] * players, 0
    drops = "trunc" if options["division"] == "as_112" else "kept"
    for _ in range(int(options["rounds"])):
        clockwise = [(banker + place) % players for place in range(1, players + 1)]
        stakes = [seat for seat in clockwise if units[seat] >= 20]
        if len(stakes) < 2:
            break
        for seat in stakes:
            units[seat] -= 20
        results = dict[int, Fraction]()
        for seat in stakes:
            if seat != banker or options["banker_plays"] == "yes":
                results[seat] = (yield from _reckoned(seat, drops)).value
        top = max(results.values())
        units[(yield from throw_off(s for s in results if results[s] == top))] += 20 * len(stakes)
        banker = next(seat for seat in clockwise if units[seat] >= 20)
    net = tuple(each - 20 * int(options["stock"]) for each in units)
    return End(best(units), tuple(units), net)


def rank(faces: Sequence[int], fourth: str) -> tuple[int, list[int]]:
    """113: the class of a hand, then what decides between equals."""
    by_number = sorted(set(faces), key=lambda face: (faces.count(face), face), reverse=True)
    numbers = [faces.count(face) for face in by_number]
    sequence, full_house = (5, 4) if fourth == "sequence_above" else (4, 5)
    if len(numbers) == 5 and max(faces) - min(faces) == 4:
        return sequence, by_number
    classes: dict[tuple[int, ...], int] = {
        (1, 1, 1, 1, 1): 0,
        (2, 1, 1, 1): 1,
        (2, 2, 1): 2,
        (3, 1, 1): 3,
        (3, 2): full_house,
        (4, 1): 6,
        (5,): 7,
    }
    return classes[tuple(numbers)], by_number


def _hand(seat: int, throws: str) -> Generator[int | Ask, Any, list[int]]:
    """113: five dice, and where three throws are allowed what is kept of them."""
    faces, kept = list[int](), list[int]()
    for number in (1, 2, 3):
        faces = sorted([*kept, *(yield 5 - len(kept))])
        if throws == "one" or number == 3:
            break
        keeps = {each for many in range(5) for each in combinations(faces, many)}
        words = (" ".join(("keep", *map(str, each))) for each in keeps)
        said = yield Ask(seat, ("content", *words))
        if said == "content":
            break
        kept = [int(word) for word in said.split()[1:]]
    return faces


def wuerfelpoker(players: int, options: Options) -> Program:
    """113: the highest hand takes the pot; by the variant a hand that stands may raise."""
    chips, pot = [0] * players, 0
    raises = tuple(f"choose {more}" for more in range(int(options["max_raise"]) + 1))

    def pays(seat: int, more: int) -> None:
        nonlocal pot
        chips[seat] -= more
        pot += more

    for lap in range(int(options["rounds"])):
        first = lap if options["next_starter"] == "left" else 0
        left, hands = [*range(players)], dict[int, tuple[int, list[int]]]()
        for seat in range(players):
            pays(seat, int(options["ante"]))
        for place in range(players):
            seat = (first + place) % players
            if seat not in left or len(left) == 1:
                continue
            faces = yield from _hand(seat, options["throws"])
            hands[seat] = rank(faces, options["fourth"])
            if options["raising"] == "no":
                continue
            more = int((yield Ask(seat, raises)).split()[1])
            if not more:
                continue
            pays(seat, more)
            for place in range(1, players):
                other = (seat + place) % players
                if other not in left:
                    continue
                if (yield Ask(other, ("call", "pass"))) == "call":
                    pays(other, more)
                else:
                    left.remove(other)
        top = max(hands[seat] for seat in left if seat in hands) if len(left) > 1 else None
        winners = [seat for seat in left if top is None or hands[seat] == top]
        share, pot = divmod(pot, len(winners))
        for seat in winners:
            chips[seat] += share
    return End(best(chips), tuple(chips))


PROGRAMS: OptionPrograms = {
    "va-banque": va_banque,
    "wuerfelpoker": wuerfelpoker,
    "vabanquespiel": vabanquespiel,
}
