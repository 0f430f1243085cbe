"""Games 36, 40, 46, 49, 62, 76, 81, 82 and 88, by any of their rule sets."""

from __future__ import annotations

from collections import Counter
from itertools import count, cycle

from tests.collection.dice.again.one_die import GO_ON, NUMBERS, nearing
from tests.collection.dice.again.table import (
    Ask,
    End,
    OptionPrograms,
    Options,
    Program,
    best,
    rounds,
    throw_off,
)


def ochsenschwanz(players: int, options: Options) -> Program:
    """36: a row of one's own tail, or of the next tail on the left that has it."""
    tails = [{*range(1, 7)} for _ in range(players)]
    own_taken, matches = [set[int]() for _ in range(players)], [0] * players
    for seat in cycle(range(players)):
        (row,) = yield 1
        owner = seat
        if row not in tails[seat]:
            left = [(seat + place) % players for place in range(1, players)]
            owner = next((other for other in left if row in tails[other]), -1)
            if options["steal_if"] == "taken_by_self" and row not in own_taken[seat]:
                owner = -1
            if owner >= 0 and options["steal"] == "choice":
                owner = owner if (yield Ask(seat, ("take", "leave"))) == "take" else -1
        if owner < 0:
            continue
        tails[owner].remove(row)
        matches[seat] += row
        if owner == seat:
            own_taken[seat].add(row)
        winner = None
        if options["win"] == "owner_of_empty_tail" and not tails[owner]:
            winner = owner
        if options["win"] == "taker_of_own_last_row" and owner == seat and not tails[owner]:
            winner = seat
        if winner is not None:
            matches[winner] += sum(map(sum, tails))
            return End((winner,), tuple(matches))
        if not any(tails):
            if options["win"] == "taker_of_own_last_row":
                return End((), tuple(matches))
            return End(best(matches), tuple(matches))
    raise AssertionError


def die_boese_drei(players: int, options: Options) -> Program:
    """40: as often as one likes, but for a 3; the next round begins on the left."""
    many, won, total = int(options["rounds"]), [0] * players, [0] * players
    in_last = list[int]()
    for lap in range(many):
        sums, is_out = [0] * players, [False] * players
        for place in range(players):
            seat, must_throw = (lap + place) % players, options["min_throws"] == "one"
            while must_throw or (yield Ask(seat, GO_ON)) == "roll":
                must_throw = False
                (face,) = yield 1
                sums[seat] = 0 if face == 3 else sums[seat] + face
                if face == 3:
                    is_out[seat] = True
                    break
        left = [seat for seat in range(players) if not is_out[seat]]
        if not left and options["nobody"] == "tie":
            left = [*range(players)]
        in_last = [seat for seat in left if sums[seat] == max(sums[other] for other in left)]
        for seat in range(players):
            won[seat] += seat in in_last
            total[seat] += sums[seat]
    if many == 1:
        return End(tuple(in_last), tuple(total))
    points = won if options["match_by"] == "rounds_won" else total
    return End(best(points), tuple(points))


def quinze(players: int, options: Options) -> Program:
    """46: fifteen with one die."""
    return nearing(players, 15, (1,), options["order"])


def sultan(players: int, options: Options) -> Program:
    """49: the others throw for a number; a six removes the sultan."""
    chips, reigning = [0] * players, 0
    while (yield 1) != (6,):
        reigning = (reigning + 1) % players
    a_round = players if options["sultan_throws"] == "yes" else players - 1
    thrower, trump, thrown_for_it = (reigning + 1) % players, 0, 0
    for _ in range(int(options["rounds"]) * a_round):
        if options["trump_change"] == "round" and thrown_for_it == a_round:
            trump = 0
        if not trump:
            trump = int((yield Ask(reigning, NUMBERS[:5])).split()[1])
            thrown_for_it = 0
        if thrower == reigning and options["sultan_throws"] == "no":
            thrower = (thrower + 1) % players
        (face,) = yield 1
        thrown_for_it += 1
        if thrower != reigning and (face != 6 or options["six_pays"] == "yes"):
            paid = -trump if face == trump else 1
            chips[thrower] -= paid
            chips[reigning] += paid
        old = reigning
        if face == 6:
            reigning, trump = thrower, 0
            if options["throws_on"] == "left_of_old":
                thrower = old
        thrower = (thrower + 1) % players
    return End(best(chips), tuple(chips), tuple(chips))


def finke(players: int, options: Options) -> Program:
    """62: an empty field is paid, another is taken; two and twelve sweep the board."""
    chips, fields = [int(options["stock"])] * players, Counter[int]()

    def lays(seat: int, field: int, many: int) -> None:
        paid = min(many, chips[seat])
        chips[seat] -= paid
        fields[field] += paid

    for seat in cycle(range(players)):
        if not chips[seat]:
            continue
        has_swept = False
        while True:
            pips = sum((yield 2))
            if pips in (2, 12) and has_swept:
                for field in range(2, 13):
                    lays(seat, field, 1)
                has_swept = False
                if not chips[seat] or options["after_penalty"] == "end":
                    break
                continue
            if pips in (2, 12):
                takes = options["sweep"] == "auto" or (yield Ask(seat, ("take", "leave"))) == "take"
                if not takes:
                    break
                for field in range(2, 13):
                    if not (field == 7 and pips == 2 and options["two"] == "not_seven"):
                        chips[seat] += fields.pop(field, 0)
                has_swept = True
                continue
            has_swept = False
            if pips == 7 or not fields[pips]:
                lays(seat, pips, pips if options["deposit"] == "pips" else 1)
                break
            takes = options["collect"] == "auto" or (yield Ask(seat, ("take", "leave"))) == "take"
            if takes:
                chips[seat] += fields.pop(pips)
                if options["may_stop"] == "yes" and (yield Ask(seat, GO_ON)) == "stop":
                    break
        if sum(map(bool, chips)) == 1:
            (winner,) = (s for s in range(players) if chips[s])
            chips[winner] += fields.total()
            return End((winner,), tuple(chips))
    raise AssertionError


def plus_minus(players: int, options: Options) -> Program:
    """76: duels with the left neighbour, for the difference of two dice."""
    units, first, lying, laps = [int(options["stock"])] * players, 0, 0, 0

    def next_after(seat: int) -> int:
        return next(s for p in range(1, players + 1) if units[s := (seat + p) % players])

    while True:
        second = next_after(first)
        if not lying:
            (lying,) = yield 1
        (other,) = yield 1
        paid = min(abs(lying - other), units[first if other > lying else second])
        units[first] += paid if lying > other else -paid
        units[second] += paid if other > lying else -paid
        if sum(map(bool, units)) == 1:
            break
        old, lying = first, 0
        if options["next"] == "fresh":
            first = next_after(first)
        elif options["next"] == "third":
            first = next_after(second)
        else:
            lying = other if units[second] else 0
            first = second if units[second] else next_after(second)
        laps += first <= old
        if options["end"] == "rounds" and laps == int(options["rounds"]):
            break
    return End(best(units), tuple(units))


def fensterwuerfeln(players: int, options: Options) -> Program:
    """81: a face counts one, four or nine; thirty win, or the most after some rounds."""
    variant, points = options["variant"], [0] * players
    faces = {"gefaengnis": (2, 2, 2), "bauern": (4, 4, 4), "kirche": (6, 6, 6)}
    third = 6 if options["third"] == "sixes" else 0
    wanted = faces.get(variant, (2, 4, third))
    limit = {"kirche": "church_rounds", "kombination": "combined_rounds"}.get(variant)
    for lap in count(1):
        for seat in range(players):
            for face in wanted:
                hits = (yield 3).count(face) ** 2
                by_pips = variant == "kombination" and options["unit"] == "pips"
                points[seat] += hits * (face if by_pips else 1)
                if limit is None and options["finish"] == "immediate" and points[seat] >= 30:
                    return End((seat,), tuple(points))
        if lap == int(options[limit]) if limit else max(points) >= 30:
            return End(best(points), tuple(points))
    raise AssertionError


def einundzwanzig(players: int, options: Options) -> Program:
    """82: twenty-one with three, two and then one die."""
    return nearing(players, 21, (3, 2, 1), options["order"])


def rentmeister(players: int, options: Options) -> Program:
    """88: times three to eight; all with most points win, and one of them is paid tenths."""
    points, free = [0] * players, [[*range(3, 9)] for _ in range(players)]
    in_turn = rounds(players, 6)
    for seat in in_turn if options["order"] == "round" else sorted(in_turn):
        pips, number = sum((yield 3)), free[seat][0]
        if options["placement"] == "choose":
            said = yield Ask(seat, tuple(f"choose {each}" for each in free[seat]))
            number = int(said.split()[1])
        free[seat].remove(number)
        points[seat] += pips * number
    won = best(points)
    paid = won[0] if len(won) == players else (yield from throw_off(won))
    pays = [-(-(points[paid] - each) // 10) for each in points]
    net = tuple(sum(pays) if s == paid else -pays[s] for s in range(players))
    return End(won, tuple(points), net)


PROGRAMS: OptionPrograms = {
    "ochsenschwanz": ochsenschwanz,
    "die-boese-drei": die_boese_drei,
    "quinze": quinze,
    "sultan": sultan,
    "finke": finke,
    "plus-minus-2w": plus_minus,
    "fensterwuerfeln": fensterwuerfeln,
    "einundzwanzig": einundzwanzig,
    "rentmeister": rentmeister,
}
