"""Games 83, 111 and 114, in which dice are kept between throws, by any of their rule sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from tests.collection.dice.again.table import (
    Ask,
    End,
    OptionPrograms,
    Options,
    Program,
    all_but,
    best,
    throw_off,
)

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "kniffel",
    "chance",
)


def _keeps(faces: Sequence[int], stands: Sequence[int] = (), given: int = 0) -> tuple[str, ...]:
    """The ways of keeping some of the dice, those that stand among them, and throwing others, of
    which some are given already.
    """
    free = list(faces)
    for face in stands:
        free.remove(face)
    kept = {
        tuple(sorted((*stands, *some)))
        for many in range(len(free) + given)
        for some in combinations(free, many)
    }
    return tuple(" ".join(("keep", *map(str, some))) for some in kept)


def _faces(said: str) -> list[int]:
    return [int(word) for word in said.split()[1:]]


def _has_run(faces: Iterable[int], long: int) -> bool:
    return any({*range(low, low + long)} <= {*faces} for low in range(1, 8 - long))


def _box(box: str, faces: Sequence[int], options: Options) -> int:
    """111: what dice count in a box."""
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * faces.count(face)
    times = sorted(map(faces.count, {*faces}))
    full = times == [2, 3] or (times == [5] and options["full_house_five"] == "yes")
    return {
        "three-of-a-kind": sum(faces) * (times[-1] >= 3),
        "four-of-a-kind": sum(faces) * (times[-1] >= 4),
        "full-house": 25 * full,
        "small-straight": 30 * _has_run(faces, 4),
        "large-straight": 40 * _has_run(faces, 5),
        "kniffel": 50 * (times[-1] == 5),
        "chance": sum(faces),
    }[box]


def kniffel(players: int, options: Options) -> Program:
    """111: thirteen boxes, each filled once, in up to six columns."""
    totals = [0] * players
    for _ in range(int(options["games"])):
        sheets = [dict[str, int]() for _ in range(players)]
        for seat in [*range(players)] * 13:
            enters = tuple(f"enter {b}" for b in (*UPPER, *LOWER) if b not in sheets[seat])
            kept, said = list[int](), ""
            for number in (1, 2, 3):
                faces = sorted([*kept, *(yield 5 - len(kept))])
                words = enters if number == 3 else (*enters, "stop", *_keeps(faces))
                said = yield Ask(seat, words)
                if said == "stop":
                    said = yield Ask(seat, enters)
                if said in enters:
                    box = said.removeprefix("enter ")
                    sheets[seat][box] = _box(box, faces, options)
                    break
                kept = _faces(said)
        for seat, sheet in enumerate(sheets):
            upper = sum(sheet[box] for box in UPPER)
            has_bonus = options["bonus_from"] != "none" and upper >= int(options["bonus_from"])
            totals[seat] += sum(sheet.values()) + 35 * has_bonus
    return End(best(totals), tuple(totals))


def worth(faces: Sequence[int], options: Options) -> int:
    """114: what dice count that lie there together."""
    if len(faces) == 5 and _has_run(faces, 5):
        return 2000
    points = 0
    for face in {*faces}:
        many, single = faces.count(face), {1: 100, 5: 50}.get(face, 0)
        if many >= 3:
            points += 1000 if face == 1 else 100 * face
            many = 0 if options["fourth"] == "nothing" else many - 3
        points += many * single
    return points


def zehntausend(players: int, options: Options) -> Program:
    """114: three throws of five dice, to ten thousand."""
    points = [0] * players
    by_throw = options["score_at"] == "per_throw"
    while max(points) < 10_000:
        for seat in range(players):
            kept = list[int]()
            for number in (1, 2, 3):
                thrown = list((yield 5 - len(kept)))
                faces = sorted([*kept, *thrown])
                stands = kept if by_throw or options["frozen"] == "yes" else ()
                keeps = _keeps(faces, stands) if number < 3 else ()
                said = yield Ask(seat, ("stop", *keeps))
                if said == "stop":
                    points[seat] += worth(thrown if by_throw else faces, options)
                    break
                left = _faces(said)
                if by_throw:
                    new = list(left)
                    for face in kept:
                        new.remove(face)
                    points[seat] += worth(new, options)
                kept = left
            if points[seat] >= 10_000 and options["finish"] == "immediate":
                return End((seat,), tuple(points))
    return End(best(points), tuple(points))


def chicago(players: int, options: Options) -> Program:
    """83: three dice, as often as the first at most; three mats lose."""
    mats, first = [0] * players, 0
    counts = {1: 100, 6: 60}
    while True:
        limit = 3
        points, throws = dict[int, int](), dict[int, int]()
        for place in range(players):
            seat = (first + place) % players
            faces, kept = list[int](), list[int]()
            for number in range(1, limit + 1):
                thrown = list((yield 3 - len(kept)))
                faces = sorted([*kept, *thrown])
                throws[seat] = number
                stands = kept if options["frozen"] == "yes" else ()
                words = ["stop", *(_keeps(faces, stands) if number < limit else ())]
                last = limit if options["sixes"] == "exchange" else 3
                may_give = options["sixes"] != "nothing" and thrown.count(6) >= 2 and number < last
                said = yield Ask(seat, (*words, *["exchange"] * may_give))
                if said == "exchange":
                    faces.remove(6)
                    faces.remove(6)
                    stands = [*stands, *[1] * (options["frozen"] == "yes")]
                    if options["sixes"] == "turn":
                        faces = sorted([1, 6, *faces])
                        keeps = _keeps(faces, stands) if number < limit else ()
                        said = yield Ask(seat, ("stop", *keeps))
                    else:
                        faces = sorted([1, *faces])
                        said = yield Ask(seat, _keeps(faces, stands, given=1))
                if said == "stop":
                    break
                kept = _faces(said)
            points[seat] = sum(counts.get(face, face) for face in faces)
            limit = throws[seat] if place == 0 else limit
        lowest = [seat for seat in points if points[seat] == min(points.values())]
        all_equal = len(lowest) == players and len({*throws.values()}) == 1
        if options["last"] == "more_throws":
            slowest = max(throws[seat] for seat in lowest)
            lowest = [seat for seat in lowest if throws[seat] == slowest]
        loser = None
        if not (all_equal and options["all_equal"] == "no_mat"):
            loser = yield from throw_off(lowest, -1)
            mats[loser] += 1
            if mats[loser] == 3:
                return End(all_but(players, loser).winners, tuple(-each for each in mats))
        if options["next_starter"] == "left":
            first = (first + 1) % players
        elif loser is not None:
            first = loser


PROGRAMS: OptionPrograms = {
    "chicago": chicago,
    "kniffel": kniffel,
    "zehntausend": zehntausend,
}
