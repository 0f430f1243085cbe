"""Games 58, 72, 74 and 98, in which a seat holds the bank and the others bet, by any rule set."""

from __future__ import annotations

from collections import Counter

from tests.collection.dice.again.table import Ask, End, OptionPrograms, Options, Program, best

LEFT, RIGHT = (2, 4, 6, 9, 11), (3, 5, 8, 10, 12)


def _clockwise(first: int, players: int) -> list[int]:
    """The seats from one on, and around."""
    return [(first + place) % players for place in range(players)]


def _end(chips: list[int], stock: int) -> End:
    return End(best(chips), tuple(chips), tuple(each - stock for each in chips))


def _pays_back(throw: int, options: Options) -> dict[int, int]:
    """58: how many chips come back for one on each number; those not named stay."""
    thrown, other = (LEFT, RIGHT) if throw in LEFT else (RIGHT, LEFT)
    if throw == 7:
        back = dict.fromkeys((*LEFT, *RIGHT), 0)
        wins_three = options["threefold"] == "won" or options["scheme"] == "historic"
        return back | {7: 4 if wins_three else 3}
    if options["scheme"] == "historic":
        return dict.fromkeys(thrown, 2) | {throw: 3} | dict.fromkeys((*other, 7), 0)
    back = dict.fromkeys(thrown, 0) | dict.fromkeys(other, 2)
    return back | {7: 0} if throw in LEFT else back


def lustige_sieben(players: int, options: Options) -> Program:
    """58: the side that falls is lost, the other wins, the seven for itself."""
    stock, most = int(options["stock"]), int(options["max_bet"])
    chips, bets, bank = [stock] * players, [Counter[int]() for _ in range(players)], 0

    def moves_on(banker: int) -> int:
        """The next bank; what stayed with the last one is settled."""
        for seat in _clockwise(banker, players):
            left = sum(bets[seat].values())
            chips[seat if options["at_end"] == "returned" else banker] += left
            bets[seat].clear()
        seats = _clockwise(banker + 1, players)
        return next(seat for seat in seats if not stock or chips[seat] > 0)

    for lap in range(int(options["rounds"])):
        if lap and (options["bank"] == "rotate" or (stock and chips[bank] <= 0)):
            bank = moves_on(bank)
        for seat in _clockwise(bank + 1, players)[:-1]:
            must_bet, one = options["may_pass"] == "no", options["cells"] == "one"
            while not stock or chips[seat] > 0:
                words = [
                    f"bet {many} on {cell}"
                    for cell in range(2, 13)
                    for many in range(1, most - bets[seat][cell] + 1)
                    if not stock or many <= chips[seat]
                ]
                said = yield Ask(seat, tuple(words if must_bet else ["pass", *words]))
                if said == "pass":
                    break
                must_bet = False
                _, many, _, cell = said.split()
                bets[seat][int(cell)] += int(many)
                chips[seat] -= int(many)
                if one:
                    break
        back = _pays_back(sum((yield 2)), options)
        won = dict[int, int]()
        for seat in _clockwise(bank + 1, players)[:-1]:
            for cell in [cell for cell in bets[seat] if cell in back]:
                many = bets[seat].pop(cell)
                if back[cell]:
                    chips[seat] += many
                    won[seat] = won.get(seat, 0) + many * (back[cell] - 1)
                else:
                    chips[bank] += many
        for seat, due in won.items():
            paid = min(due, chips[bank]) if stock and options["bank_chips"] == "own" else due
            chips[seat] += paid
            chips[bank] -= paid
        if stock and sum(chips[s] + sum(bets[s].values()) > 0 for s in range(players)) < 2:
            break
    moves_on(bank)
    return _end(chips, stock)


def unter_oder_ueber(players: int, options: Options) -> Program:
    """72: the maker wagers on under or over seven, and the others bet against it."""
    stock, most = int(options["stock"]), int(options["max_bet"])
    chips = [stock] * players
    for turn in range(players * int(options["rounds"])):
        maker = turn % players
        if stock and not chips[maker]:
            continue
        if stock and sum(each > 0 for each in chips) < 2:
            break
        side = yield Ask(maker, ("under", "over"))
        bets = dict[int, int]()
        for seat in _clockwise(maker + 1, players)[:-1]:
            words = [f"bet {n}" for n in range(1, most + 1) if not stock or n <= chips[seat]]
            if not words:
                continue
            if options["may_pass"] == "yes":
                words.append("pass")
            said = yield Ask(seat, tuple(words))
            if said != "pass":
                bets[seat] = int(said.split()[1])
                chips[seat] -= bets[seat]
        while (pips := sum((yield 2))) == 7:
            for seat, bet in bets.items():
                more = min(bet, chips[seat]) if stock else bet
                bets[seat] += more
                chips[seat] -= more
        if (pips < 7) == (side == "under"):
            chips[maker] += sum(bets.values())
        else:
            for seat, bet in bets.items():
                paid = min(bet, chips[maker]) if stock else bet
                chips[seat] += bet + paid
                chips[maker] -= paid
    return _end(chips, stock)


def craps(players: int, options: Options) -> Program:
    """74: the maker names a number; another that falls first has to fall again before it does."""
    stock, most = int(options["stock"]), int(options["max_bet"])
    chips = [stock] * players
    for turn in range(players * int(options["rounds"])):
        maker = turn % players
        others = [s for s in _clockwise(maker + 1, players)[:-1] if not stock or chips[s]]
        if stock and not chips[maker]:
            continue
        if not others:
            break
        top = min(most, chips[maker]) if stock else most
        if stock and options["share"] == "equal":
            top = min(top, len(others) * min(chips[seat] for seat in others))
        words = (f"bet {n} on {cell}" for n in range(1, top + 1) for cell in range(2, 13))
        _, many, _, cell = (yield Ask(maker, tuple(words))).split()
        left, named, bets = int(many), int(cell), dict.fromkeys(others, 0)
        if options["share"] == "equal":
            for place, seat in enumerate(others):
                due = int(many) // len(others) + (place < int(many) % len(others))
                bets[seat] = due
        else:
            for seat in others:
                if not left:
                    break
                can = min(left, chips[seat]) if stock else left
                said = yield Ask(seat, ("pass", *(f"bet {n}" for n in range(1, can + 1))))
                bets[seat] = 0 if said == "pass" else int(said.split()[1])
                left -= bets[seat]
        lucky = first = sum((yield 2))
        wins = first == named
        while not wins:
            pips = sum((yield 2))
            if pips == named:
                break
            wins = pips == lucky
        for seat, bet in bets.items():
            chips[maker] += bet if wins else -bet
            chips[seat] += -bet if wins else bet
    return _end(chips, stock)


def zehnerspiel(players: int, options: Options) -> Program:
    """98: below ten the others win, from ten on the bank."""
    stock, most = int(options["stock"]), int(options["max_bet"])
    chips, bank = [stock] * players, 0
    wins = 2 if options["twice"] == "won" else 1

    def settled(bets: dict[int, int], is_won: bool) -> None:
        for seat, bet in bets.items():
            due = -bet
            if is_won:
                due = min(wins * bet, chips[bank]) if stock else wins * bet
            chips[seat] += due
            chips[bank] -= due

    for lap in range(int(options["rounds"])):
        if stock and sum(each > 0 for each in chips) < 2:
            break
        if lap and (options["bank"] == "rotate" or (stock and not chips[bank])):
            left = _clockwise(bank + 1, players)
            bank = next(seat for seat in left if not stock or chips[seat])
        bets = dict[int, int]()
        for seat in _clockwise(bank + 1, players)[:-1]:
            if stock and not chips[seat]:
                continue
            words = [f"bet {n}" for n in range(1, most + 1) if not stock or n <= chips[seat]]
            passes = ["pass"] if options["may_pass"] == "yes" else []
            said = yield Ask(seat, (*words, *passes))
            if said != "pass":
                bets[seat] = int(said.split()[1])
        if options["throws"] == "common" or not bets:
            settled(bets, sum((yield 3)) < 10)
        else:
            for seat, bet in bets.items():
                settled({seat: bet}, sum((yield 3)) < 10)
    return _end(chips, stock)


PROGRAMS: OptionPrograms = {
    "zehnerspiel": zehnerspiel,
    "lustige-sieben": lustige_sieben,
    "unter-oder-ueber-sieben": unter_oder_ueber,
    "craps": craps,
}
