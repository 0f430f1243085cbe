"""Games 33 to 35, 38, 41 to 43, 45, 48, 50, 51, 54, 57, 59 and 70, by any of their rule sets."""

from __future__ import annotations

from itertools import cycle

from daumen_rules.kernel.seats import REFEREE
from tests.collection.dice.again.one_die import GO_ON
from tests.collection.dice.again.table import (
    Ask,
    End,
    OptionPrograms,
    Options,
    Program,
    all_but,
    best,
    highest,
    rounds,
    throw_off,
)

LADDER = (1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1)


def jule(players: int, options: Options) -> Program:
    """33: write up, strike down; in 34 whoever speaks begins again."""
    steps = [0] * players
    for seat in cycle(range(players)):
        goes_on = True
        while goes_on:
            while isinstance(thrown := (yield 1), str):
                steps["ABCDEFGH".index(thrown.removeprefix("spoke "))] = 0
            (face,) = thrown
            hits = face == LADDER[steps[seat]]
            steps[seat] += hits
            if steps[seat] == 12:
                struck = [max(0, step - 6) for step in steps]
                written = [min(6, step) for step in steps]
                if options["unstruck"] == "missing":
                    written = [6] * players
                net = [struck[s] - written[s] for s in range(players)]
                net[seat] = -sum(net)
                return End((seat,), payments=tuple(net))
            goes_on = hits and options["go"] == "while_hit"
    raise AssertionError


def kuhschwanz(players: int, options: Options) -> Program:
    """35: each takes in its own tail."""
    del options
    tails, matches = [{*range(1, 7)} for _ in range(players)], [0] * players
    for seat in cycle(range(players)):
        (row,) = yield 1
        if row in tails[seat]:
            tails[seat].remove(row)
            matches[seat] += row
        if not tails[seat]:
            matches[seat] += sum(map(sum, tails))
            return End((seat,), tuple(matches))
    raise AssertionError


def laeuse(players: int, options: Options) -> Program:
    """38: the lucky number draws one of thirteen parts."""
    lucky, parts = list[int](), [0] * players
    for seat in range(players):
        free = [n for n in range(1, 7) if n not in lucky or options["unique"] == "no"]
        words = tuple(f"choose {n}" for n in free or range(1, 7))
        lucky.append(int((yield Ask(seat, words)).split()[1]))
    for seat in cycle(range(players)):
        (face,) = yield 1
        parts[seat] += face in (lucky if options["hit"] == "any_chosen" else [lucky[seat]])
        if parts[seat] == 13:
            return End((seat,))
    raise AssertionError


def auf_und_ab(players: int, options: Options) -> Program:
    """41: seven throws up and down, and out below zero."""
    sums, is_out = [0] * players, [False] * players
    for seat in rounds(players, int(options["rounds"])):
        if is_out[seat] and options["later"] == "out":
            continue
        is_out[seat] = False
        for number, sign in enumerate((1, 1, -1, 1, -1, 1, -1), start=1):
            (face,) = yield 1
            sums[seat] += sign * face
            below = sums[seat] < 0 or (sums[seat] == 0 and options["zero"] == "out")
            if below and (number < 7 or options["last"] == "out"):
                is_out[seat] = True
                break
    within = [seat for seat in range(players) if not is_out[seat]]
    if not within and options["all_out"] == "best":
        within = [*range(players)]
    return End(tuple(s for s in within if sums[s] == max(sums[w] for w in within)))


def plus_minus(players: int, options: Options) -> Program:
    """42: nine throws, every third of which is subtracted."""
    sums = [0] * players
    for seat in rounds(players, int(options["rounds"])):
        for number in range(1, 10):
            (face,) = yield 1
            sums[seat] += face if number % 3 else -face
    return highest(sums)


def justitia(players: int, options: Options) -> Program:
    """43: the highest sum of three throws pays, whoever has nothing left wins."""
    chips = [5] * players
    while all(chips):
        sums = [0] * players
        for seat in range(players):
            for _ in range(3):
                (face,) = yield 1
                sums[seat] += face
        for seat in best(sums):
            chips[seat] -= 1
    pot = 5 * players - sum(chips)
    won = tuple(seat for seat in range(players) if not chips[seat])
    if options["tie"] == "rolloff":
        won = ((yield from throw_off(won)),)
    for seat in won:
        chips[seat] += pot // len(won)
    return End(won, tuple(chips))


def marathon(players: int, options: Options) -> Program:
    """45: whoever throws the twenty-first one may throw three times when there are forty."""
    ones, half, has_bonus, when = 0, -1, True, options["bonus"]
    seat = 0
    while True:
        at = ones >= 40 if when == "own_turn_from_40" else ones == 40
        if when == "at_once_at_40":
            at = ones >= 40
            seat = half if at and has_bonus else seat
        throws = 3 if at and has_bonus and seat == half else 1
        has_bonus = has_bonus and throws == 1
        for number in range(throws):
            if number and (yield Ask(seat, GO_ON)) == "stop":
                break
            (face,) = yield 1
            ones += face == 1
            if face == 1 and ones == 21:
                half = seat
            if ones == 42:
                return End((seat,))
        seat = (seat + 1) % players


def nackter_spatz(players: int, options: Options) -> Program:
    """48: for the right neighbour, but for a 1, which costs a point."""
    points = [0] * players
    for seat in rounds(players, 6):
        (face,) = yield 1
        if face > 1:
            points[seat - 1] += face
            continue
        payer = seat if options["sparrow"] == "thrower" else (seat - 1) % players
        points[payer] -= 1
        if options["below_zero"] == "no":
            points[payer] = max(0, points[payer])
    return highest(points)


def das_grosse_herz(players: int, options: Options) -> Program:
    """50: what one cannot use goes to the first on the left who can."""
    hearts = [[*range(1, 7)] for _ in range(players)]
    for seat in cycle(range(players)):
        if not hearts[seat] and options["finished"] == "skip":
            continue
        (face,) = yield 1
        for other in (*range(seat, players), *range(seat)):
            usable = hearts[other][:1] if options["path"] == "ladder" else hearts[other]
            if face in usable:
                hearts[other].remove(face)
                break
        if sum(map(bool, hearts)) == 1:
            return all_but(players, *(s for s in range(players) if hearts[s]))
    raise AssertionError


def sechserspiel(players: int, options: Options) -> Program:
    """51: each throw is multiplied by a row that is still free."""
    free, points = [[*range(1, 7)] for _ in range(players)], [0] * players
    in_turn = rounds(players, 6)
    for seat in in_turn if options["order"] == "round" else sorted(in_turn):
        (face,) = yield 1
        row = int((yield Ask(seat, tuple(f"choose {n}" for n in free[seat]))).split()[1])
        free[seat].remove(row)
        points[seat] += face * row
    return highest(points)


def dufte_hundert(players: int, options: Options) -> Program:
    """70: a hundred, with doubles multiplied, unless that is overlooked."""
    points = [0] * players
    for seat in cycle(range(players)):
        one, other = yield 2
        product = one * other if one == other else one + other
        points[seat] += product
        if one == other and options["variant"] == "schikane":
            said = yield Ask(seat, ("product", "sum"))
            if said == "sum":
                points[seat] -= product
                others = ["ABCDEFGH"[s] for s in range(players) if s != seat]
                words = tuple(f"noticed {who}" for who in (*others, "nobody"))
                who = (yield Ask(REFEREE, words)).split()[1]
                if who == "nobody" or options["overlooked"] == "sum":
                    points[seat] += one + other
                if who != "nobody":
                    points["ABCDEFGH".index(who)] += product
        won = tuple(s for s in range(players) if points[s] >= 100)
        if won:
            return End(won, tuple(points))
    raise AssertionError


def filzlaus(players: int, options: Options) -> Program:
    """54: a louse is caught with at most ten throws."""
    needed = dict[int, int]()
    for seat in range(players):
        missing = {1, 2} if options["combined"] == "both_needed" else set[int]()
        for number in range(1, 11):
            if options["variant"] == "kombinierte":
                aims = sorted(missing) or [1, 2]
                aim = int((yield Ask(seat, tuple(f"choose {each}" for each in aims))).split()[1])
                is_hit = (yield 1) == (aim,)
                missing -= {aim} if is_hit else set()
                is_caught = is_hit and not missing
            else:
                is_caught = (yield 1) == ((1,) if options["variant"] == "filzlaus" else (2,))
            if is_caught:
                needed[seat] = number
                break
    failed = {seat for seat in range(players) if seat not in needed}
    slowest = {seat for seat in needed if needed[seat] == max(needed.values())}
    losers = failed
    if not failed or options["slow"] == "always":
        losers = failed | slowest
    equal = len(failed) == players or len(slowest) == players
    if equal and options["equal"] == "nobody_loses":
        losers = set[int]()
    return all_but(players, *losers)


def tollpatsch(players: int, options: Options) -> Program:
    """57: a double and a seven, in any order."""
    seen = [set[str]() for _ in range(players)]
    for seat in cycle(range(players)):
        one, other = yield 2
        now = {"double"} if one == other else {"seven"} if one + other == 7 else set[str]()
        if options["link"] == "consecutive" and not now:
            seen[seat] = set()
        seen[seat] |= now
        if len(seen[seat]) == 2:
            return End((seat,))
    raise AssertionError


def todessprung(players: int, options: Options) -> Program:
    """59: whoever reaches the number has lost."""
    low, high = (30, 50) if options["bounds"] == "inclusive" else (31, 49)
    words = tuple(f"choose {number}" for number in range(low, high + 1))
    named, total = int((yield Ask(0, words)).split()[1]), 0
    for seat in cycle((*range(1, players), 0)):
        dice = int((yield Ask(seat, ("choose 1", "choose 2"))).split()[1])
        total += sum((yield dice))
        if total >= named:
            if options["winner"] == "all_others":
                return all_but(players, seat)
            return End(((seat - 1) % players,))
    raise AssertionError


PROGRAMS: OptionPrograms = {
    "laeuse-wuerfeln": laeuse,
    "justitia": justitia,
    "sechserspiel": sechserspiel,
    "jule": jule,
    "stumme-jule": jule,
    "kuhschwanz": kuhschwanz,
    "auf-und-ab": auf_und_ab,
    "plus-minus-1w": plus_minus,
    "marathon": marathon,
    "nackter-spatz": nackter_spatz,
    "das-grosse-herz": das_grosse_herz,
    "dufte-hundert": dufte_hundert,
    "filzlaus": filzlaus,
    "tollpatsch-und-xanthippe": tollpatsch,
    "todessprung": todessprung,
}
