"""Games that chance alone ends, solved exactly: how long they last, and how often whom they favour.

The states are those to which the game's own steps lead; their equations are solved in fractions.
What does not matter to a question is left out of a state by `see`, so that there are few of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken

Chain: TypeAlias = Mapping[Any, Mapping[Any, Fraction]]
"""To which states each leads, and how often; to none where the game is over."""


def plain(sheet: Any) -> Any:
    """A sheet without the number of its rounds and throws, where these do not matter."""
    return evolve(sheet, played=0, thrown=0)


def by_number(sheet: Any) -> Any:
    """The same with notes of open numbers, of which only how many they are matters."""
    return evolve(plain(sheet), notes=tuple(tuple(range(1, len(n) + 1)) for n in sheet.notes))


def chain(
    slug: str,
    words: str,
    players: int,
    see: Callable[[Any], Any] = plain,
    start: Any = None,
    chooses: Callable[[Any], str] | None = None,
    all_acts: bool = False,
) -> Chain:
    """All states of a game, the first of them where it begins, or where it is told; whoever has to
    choose takes the first of what is allowed, or what is told; or all acts, each as often.
    """
    found, begun = game(slug), see(start or table(slug, words, players))
    all_: dict[Any, Mapping[Any, Fraction]] = {begun: {}}
    waiting = [begun]
    while waiting:
        here = waiting.pop()
        if found.rules.outcome(here) is not None:
            continue
        on: dict[Any, Fraction] = {}
        ways = next_sheets(found, here)
        if chooses and found.rules.chance(here) is None:
            ways = {taken(found, here, found.notation.read(here.turn, chooses(here))): Fraction(1)}
        elif all_acts and found.rules.chance(here) is None:
            acts = legal_actions(found.rules, here)
            ways = {taken(found, here, act): Fraction(1, len(acts)) for act in acts}
        for there, part in ways.items():
            on[see(there)] = on.get(see(there), Fraction()) + part
        all_[here] = on
        for there in on:
            if there not in all_:
                all_[there] = {}
                waiting.append(there)
    return all_


def solved(ways: Chain, gain: Callable[[Any], Fraction | int]) -> Fraction:
    """What is gained from the first state on, where each state that is met brings its gain."""
    return solutions(ways, gain)[next(iter(ways))]


def solutions(ways: Chain, gain: Callable[[Any], Fraction | int]) -> Mapping[Any, Fraction]:
    """What is gained from each state on."""
    known: dict[Any, Fraction] = {}
    for group in _circles(ways):
        inside = set(group)
        rows: list[list[Fraction]] = []
        for state in group:
            row = [Fraction(int(state == other)) - ways[state].get(other, 0) for other in group]
            later = sum(
                (part * known[there] for there, part in ways[state].items() if there not in inside),
                Fraction(gain(state)),
            )
            rows.append([*row, later])
        known.update(zip(group, _gauss(rows), strict=True))
    return known


def nearly(ways: Chain, gain: Callable[[Any], Fraction | int]) -> float:
    """The same by going through all states again and again, where they are too many for fractions;
    what is left over is below a billionth.
    """
    order = [state for group in _circles(ways) for state in group]
    place = {state: at for at, state in enumerate(order)}
    gains = [float(gain(state)) for state in order]
    on = [[(place[there], float(part)) for there, part in ways[state].items()] for state in order]
    values, change = [0.0] * len(order), 1.0
    while change > 1e-13:
        change = 0.0
        for at, later in enumerate(on):
            value = gains[at] + sum(part * values[there] for there, part in later)
            change, values[at] = max(change, abs(value - values[at])), value
    return values[place[next(iter(ways))]]


def is_on(ways: Chain) -> Callable[[Any], int]:
    """Every state but the last counts one: how many steps a game lasts."""
    return lambda state: int(bool(ways[state]))


def is_won(slug: str, seat: int = 0) -> Callable[[Any], Fraction]:
    """An end that a seat wins counts one, or its share where several do."""

    def share(state: Any) -> Fraction:
        ended = game(slug).rules.outcome(state)
        if ended is None or seat not in ended.winners:
            return Fraction()
        return Fraction(1, len(ended.winners))

    return share


def lasts(ways: Chain) -> Fraction:
    """How many steps a game lasts in the mean, exactly."""
    return solved(ways, is_on(ways))


def figures(slug: str, words: str, players: int, see: Callable[[Any], Any] = plain) -> list[float]:
    """How many steps a game lasts in the mean, and how often the first seat wins: six places."""
    ways = chain(slug, words, players, see)
    return [round(nearly(ways, gain), 6) for gain in (is_on(ways), is_won(slug))]


def _gauss(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of linear equations, each a row with its right side last."""
    size = len(rows)
    for place in range(size):
        pivot = next(i for i in range(place, size) if rows[i][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place][place]
        rows[place] = [value / head for value in rows[place]]
        for i in range(size):
            if i != place and rows[i][place]:
                factor = rows[i][place]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[place], strict=True)]
    return [row[-1] for row in rows]


def _circles(ways: Chain) -> Sequence[Sequence[Any]]:
    """States that lead to each other, in groups; a group after all to which it leads."""
    number: dict[Any, int] = {}
    low: dict[Any, int] = {}
    stack: list[Any] = []
    held: set[Any] = set()
    groups: list[list[Any]] = []
    for root in ways:
        if root in number:
            continue
        work = [(root, iter(ways[root]))]
        number[root] = low[root] = len(number)
        stack.append(root)
        held.add(root)
        while work:
            state, later = work[-1]
            for there in later:
                if there not in number:
                    number[there] = low[there] = len(number)
                    stack.append(there)
                    held.add(there)
                    work.append((there, iter(ways[there])))
                    break
                if there in held:
                    low[state] = min(low[state], number[there])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[state])
                if low[state] == number[state]:
                    group = list[Any]()
                    while not group or group[-1] != state:
                        group.append(stack.pop())
                        held.discard(group[-1])
                    groups.append(group)
    return groups
