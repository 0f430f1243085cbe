"""Games 61, 65, 66, 68 and 91, with dots, strokes and chips, by any of their rule sets."""

from __future__ import annotations

from itertools import cycle

from tests.collection.dice.again.table import End, OptionPrograms, Options, Program, throw_off


def punktloeschen(players: int, options: Options) -> Program:
    """61: a dot for the lowest in ten rounds, then the highest wipes off one."""
    dots = [0] * players
    for _ in range(10):
        sums = list[int]()
        for _ in range(players):
            sums.append(sum((yield 2)))
        low = [seat for seat in range(players) if sums[seat] == min(sums)]
        if options["tie"] == "rolloff":
            low = [(yield from throw_off(low, -1))]
        for seat in low:
            dots[seat] += 1
    plays = [seat for seat in range(players) if dots[seat]]
    if len(plays) == 1:
        return End((plays[0],))
    while all(dots[seat] for seat in plays):
        thrown = dict[int, int]()
        for seat in plays:
            thrown[seat] = sum((yield 2))
        top = [seat for seat in plays if thrown[seat] == max(thrown.values())]
        if options["tie"] == "rolloff":
            top = [(yield from throw_off(top))]
        for seat in top:
            dots[seat] -= 1
    return End(tuple(seat for seat in plays if not dots[seat]))


def _struck(papers: list[set[int]], strokes: list[list[int]], seat: int, pips: int) -> bool:
    """Strike a number, if that can be done; the 7 always can."""
    if pips not in papers[seat] and pips != 7:
        return False
    papers[seat] -= {pips}
    strokes[seat].append(pips)
    return True


def _settled(papers: list[set[int]], seat: int, dues: list[int]) -> End:
    """Whoever is through pays for open numbers, and gets something from each."""
    net = [len(paper) - due for paper, due in zip(papers, dues, strict=True)]
    net[seat] = 0
    net[seat] = -sum(net)
    return End((seat,), payments=tuple(net))


def gestrichene_zwoelf(players: int, options: Options) -> Program:
    """65: ten chips for each stroke at the 7."""
    papers = [{*range(2, 13)} for _ in range(players)]
    strokes = [list[int]() for _ in range(players)]
    for seat in cycle(range(players)):
        while _struck(papers, strokes, seat, sum((yield 2))):
            if papers[seat]:
                continue
            whose = range(players) if options["sevens_of"] == "payer" else [seat] * players
            return _settled(papers, seat, [10 * strokes[s].count(7) for s in whose])
    raise AssertionError


def die_spinne(players: int, options: Options) -> Program:
    """66: in the first round one throw; a chip for each stroke."""
    papers = [{*range(2, 13)} for _ in range(players)]
    strokes = [list[int]() for _ in range(players)]
    for seat in range(players):
        _struck(papers, strokes, seat, sum((yield 2)))
    for seat in cycle(range(players)):
        while _struck(papers, strokes, seat, sum((yield 2))):
            if papers[seat]:
                continue
            dues = {
                "all_of_winner": [len(strokes[seat])] * players,
                "sevens_of_winner": [strokes[seat].count(7)] * players,
                "all_of_payer": [len(each) for each in strokes],
            }
            return _settled(papers, seat, dues[options["strokes"]])
    raise AssertionError


def schluck_hansel(players: int, options: Options) -> Program:
    """68: the last who has chips wins, and takes what lies there."""
    chips, fields = [4] * players, dict.fromkeys(range(2, 13), 0)
    for seat in cycle(range(players)):
        if not chips[seat]:
            continue
        pips = sum((yield 2))
        lays = 1 if pips == 7 or not fields[pips] else -1
        fields[pips] += lays
        chips[seat] -= lays
        if sum(map(bool, chips)) == 1:
            (winner,) = (s for s in range(players) if chips[s])
            chips[winner] += sum(fields.values()) * (options["prize"] == "board")
            return End((winner,), tuple(chips))
    raise AssertionError


def kleeblatt(players: int, options: Options) -> Program:
    """91: two of eleven chips, or one for each of the others; the last is thrown for."""
    chips = [0] * players
    for seat in cycle(range(players)):
        pips = sum((yield 3))
        for other in range(players):
            chips[other] += 2 * (other == seat) if pips < 11 else (pips > 11) * (other != seat)
        if sum(chips) < 10:
            continue
        least = [other for other in range(players) if chips[other] == min(chips)]
        if options["rolloff_seats"] == "all":
            least = [*range(players)]
        if len(least) > 1:
            chips[(yield from throw_off(least, dice=3))] += 1
        return End(tuple(s for s in range(players) if chips[s] != min(chips)), tuple(chips))
    raise AssertionError


PROGRAMS: OptionPrograms = {
    "punktloeschen": punktloeschen,
    "gestrichene-zwoelf": gestrichene_zwoelf,
    "die-spinne": die_spinne,
    "schluck-hansel": schluck_hansel,
    "kleeblatt": kleeblatt,
}
