"""Games 60, 71, 77, 84, 89, 90, 95, 99, 102, 103, 104, 107 and 108, by any rule set."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, count, cycle, permutations, product

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
)


def kreuze(players: int, options: Options) -> Program:
    """60: as many crosses as pips; what is too much is drawn besides."""
    crosses = [20] * players
    for seat in cycle(range(players)):
        pips, there = sum((yield 2)), crosses[seat]
        if pips > there:
            crosses[seat] = pips - there + there * (options["overshoot"] == "add")
            continue
        if options["erase"] != "must":
            ways = (0, pips) if options["erase"] == "may_decline" else range(pips + 1)
            pips = int((yield Ask(seat, tuple(f"choose {n}" for n in ways))).split()[1])
        crosses[seat] -= pips
        if not crosses[seat]:
            return End((seat,))
    raise AssertionError


def teure_sieben(players: int, options: Options) -> Program:
    """71: whoever has no number left has lost."""
    papers = [{2, 3, 4, 5, 6, 8, 9, 10, 11, 12} for _ in range(players)]
    seat = 0
    while True:
        pips, after = sum((yield 2)), (seat + 1) % players
        if pips == 7:
            from_top = options["bulk_from"] == "sheet_bottom"
            papers[seat] -= set(sorted(papers[seat], reverse=from_top)[:7])
            after = seat if options["after_seven"] == "continue" else after
        else:
            holders = [s for s in (*range(seat, players), *range(seat)) if pips in papers[s]]
            if holders:
                papers[holders[0]].remove(pips)
                if holders[0] == seat or options["after_pass"] == "taker":
                    after = holders[0]
        if not all(papers):
            return all_but(players, *(s for s in range(players) if not papers[s]))
        seat = after


def pasch_2w(players: int, options: Options) -> Program:
    """77: doubles are paid from a pot of fifty, or a quarter less for each who lacks of four."""
    pot, chips = 50 * min(players, 4) // 4, [0] * players
    for seat in rounds(players, int(options["rounds"])):
        left = 3
        while left:
            one, other = yield 2
            left -= 1
            if one != other:
                continue
            paid = min(pot, one + other if options["double_value"] == "sum" else one)
            pot -= paid
            chips[seat] += paid
            left = {"throw_on": left, "stop": 0, "again": 3}[options["after_double"]]
            if not pot and options["pot_short"] == "end":
                return End(best(chips), tuple(chips))
    return highest(chips)


def sequenzen(players: int, options: Options) -> Program:
    """84: up to three throws for a run, of which the last counts, or the best."""
    throws, ranks = [0] * players, [(0, -9)] * players
    lying, has_kept = [list[int]() for _ in range(players)], [False] * players
    in_row = 3 if options["order"] == "block" else 1
    has_stopped = [False] * players
    while not all(has_stopped):
        for seat in [seat for seat in range(players) for _ in range(in_row)]:
            if has_stopped[seat]:
                continue
            kept = list[int]()
            if throws[seat]:
                keeps = set[str]()
                once = options["keep_times"] == "once" and has_kept[seat]
                if options["keep"] == "two" and not once:
                    keeps = {f"keep {a} {b}" for a, b in combinations(lying[seat], 2)}
                said = yield Ask(seat, (*GO_ON, *keeps))
                if said == "stop":
                    has_stopped[seat] = True
                    continue
                if said != "roll":
                    kept, has_kept[seat] = [int(word) for word in said.split()[1:]], True
            lying[seat] = sorted([*kept, *(yield 3 - len(kept))])
            throws[seat] += 1
            low, middle, high = lying[seat]
            run = low if (middle, high) == (low + 1, low + 2) else 0
            rank = (run, -throws[seat])
            ranks[seat] = max(ranks[seat], rank) if options["counts"] == "best" else rank
            has_stopped[seat] = throws[seat] == 3
    top = max(ranks)
    return End(tuple(s for s in range(players) if ranks[s] == top or top[0] == 0))


def streichhoelzer(players: int, options: Options) -> Program:
    """89: ones go to the left, sixes to the pot, as far as matches go."""
    sticks = [10] * players
    for seat in cycle(range(players)):
        if not sticks[seat]:
            continue
        faces = yield 3
        ones, sixes = faces.count(1), faces.count(6)
        both = min(ones, sixes)
        dues = {
            "sixes_then_ones": "6" * sixes + "1" * ones,
            "ones_then_sixes": "1" * ones + "6" * sixes,
            "in_turn": "61" * both + "6" * (sixes - both) + "1" * (ones - both),
        }[options["debt"]]
        for due in dues[: sticks[seat]]:
            sticks[seat] -= 1
            sticks[(seat + 1) % players] += due == "1"
        if sum(sticks) == 1:
            return all_but(players, sticks.index(1))
        if sum(sticks) == 0:
            return all_but(players, *([seat] if options["all_gone"] == "thrower" else []))
    raise AssertionError


def der_turm(players: int, options: Options) -> Program:
    """90: mats are taken die by die, clockwise from the thrower, then given back."""
    numbers = list[int]()
    for _ in range(players):
        (number,) = yield 1
        numbers.append(number)
    tower, mats, gives = int(options["mats"]) * players, [0] * players, False
    for seat in cycle(range(players)):
        faces, held, begun = (yield 3), [*mats], gives
        for face in faces:
            back = gives if options["phase_switch"] == "same_throw" else begun
            for place in range(players):
                other = (seat + place) % players
                if numbers[other] != face:
                    continue
                if back:
                    mats[other] = max(0, mats[other] - 1)
                elif tower:
                    tower, mats[other] = tower - 1, mats[other] + 1
            gives = gives or tower == 0
        holders = [other for other in range(players) if mats[other]]
        if gives and len(holders) < 2:
            return all_but(players, *(holders or [s for s in range(players) if held[s]]))
    raise AssertionError


def faule_sechs(players: int, options: Options) -> Program:
    """95: sixes, or throws with a six, are subtracted; whoever reaches 88 has lost."""
    total = 0
    for turn in count():
        if turn == 100 * players and options["six"] == "throw":
            return End(())
        seat, faces = turn % players, (yield 3)
        if options["six"] == "throw":
            total += -sum(faces) if 6 in faces else sum(faces)
        else:
            total += sum(-face if face == 6 else face for face in faces)
        if total >= 88:
            return all_but(players, seat)
    raise AssertionError


def meier(players: int, options: Options) -> Program:
    """99: a 1, a 2, and what else falls are children."""
    missing, children = [[1, 2] for _ in range(players)], [0] * players
    for dice in (3, 2, 1):
        for seat in range(players):
            left = [*(yield dice)]
            may_come = 2 if options["same_throw"] == "allowed" else 1
            while missing[seat] and missing[seat][0] in left and may_come:
                left.remove(missing[seat].pop(0))
                may_come -= 1
            children[seat] += 0 if missing[seat] else sum(left)
    return highest(children)


def fuenf_finger(players: int, options: Options) -> Program:
    """102: five pips with the fewest of ten throws."""
    while True:
        needed = dict[int, int]()
        for seat, number in product(range(players), range(1, 11)):
            if seat not in needed and sum((yield 3)) == 5:
                needed[seat] = number
        if needed or options["nobody"] == "none":
            return End(tuple(s for s in needed if needed[s] == min(needed.values())))


def _divided(players: int, options: Options, sign: int) -> Program:
    """Two dice times or plus each other, divided by the third."""
    results = [Fraction(0)] * players
    for seat in rounds(players, int(options["rounds"])):
        faces = yield 3
        ways = {
            c: Fraction(a * b if options["op"] == "mul" else a + b, c)
            for a, b, c in permutations(faces)
        }
        by = max(ways, key=lambda face: sign * ways[face])
        if options["roles"] == "choose":
            by = int((yield Ask(seat, tuple(f"choose {face}" for face in ways))).split()[1])
        results[seat] += ways[by]
    top = max(sign * each for each in results)
    return End(tuple(s for s in range(players) if sign * results[s] == top))


def hoch(players: int, options: Options) -> Program:
    """103: as high as can be."""
    return _divided(players, options, 1)


def tief(players: int, options: Options) -> Program:
    """104: as low as can be."""
    return _divided(players, options, -1)


def verflixte_66(players: int, options: Options) -> Program:
    """107: exactly 66; above it is subtracted, and a single die will do."""
    won = [0] * players
    for first in range(int(options["games"])):
        total, passed = 0, False
        for turn in count(first):
            seat, dice = turn % players, 3
            single = passed if options["one_die_when"] == "after_first_overshoot" else total > 66
            if single and options["one_die"] == "must":
                dice = 1
            elif single:
                dice = int((yield Ask(seat, ("choose 1", "choose 3"))).split()[1])
            pips = sum((yield dice))
            total += -pips if total > 66 else pips
            passed = passed or total > 66
            if total == 66:
                won[seat] += 1
                break
    return End(best(won))


def gerneklein(players: int, options: Options) -> Program:
    """108: twos and fives are taken off, and the lowest sum wins."""
    sums = [0] * players
    for seat in rounds(players, int(options["rounds"])):
        faces = yield 3
        others = sum(face for face in faces if face not in (2, 5))
        off = 0 if options["mode"] == "drop" else sum(faces) - others
        sums[seat] += max(0, others - off)
    return End(tuple(s for s in range(players) if sums[s] == min(sums)), tuple(sums))


PROGRAMS: OptionPrograms = {
    "kreuze-loeschen": kreuze,
    "teure-sieben": teure_sieben,
    "pasch-2w": pasch_2w,
    "sequenzen": sequenzen,
    "streichhoelzer-auswuerfeln": streichhoelzer,
    "der-turm": der_turm,
    "faule-sechs": faule_sechs,
    "familie-meier": meier,
    "fuenf-finger-spiel": fuenf_finger,
    "hoch-gewinnt": hoch,
    "tief-gewinnt": tief,
    "verflixte-66": verflixte_66,
    "gerneklein": gerneklein,
}
