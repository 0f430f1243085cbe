"""What a game of Kniffel is worth to one player who plays as well as can be.

Run with `python -m tests.benchmarks.kniffel_value`, or with rule sets behind it, such as `"manual
with bonus_from=64"`: a few minutes each, on one core, with attrs alone.

Scores, legal keeps and the likelihood of throws are read off the game. What a go is worth is then
worked out on tables of hands, for every set of boxes and every upper total that can still matter,
from the full card back to the empty one. Before that, tables and game have to agree, in exact
fractions, on a whole go.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from operator import itemgetter, mul
from typing import Any, Final, TypeAlias

from attrs import frozen

from daumen_rules.games.dice.engines.actions import Keep
from daumen_rules.games.dice.kniffel.card import BOXES, UPPER, Cards, Rules, bonus, score
from daumen_rules.games.dice.kniffel.game import GAME
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.dice import Throw
from tests.collection.dice.goes import best, graph, sorted_throws, taken

DICE: Final = 5
EXPECTED: Final = {
    "manual": 245.870775,
    "manual with bonus_from=64": 243.989733,
    "manual with full_house_five=yes": 245.904728,
    "manual with bonus_from=none": 229.638500,
}
"""By rule set, what another program has found."""
UPPER_BOXES: Final = range(len(UPPER))
TOTALS: Final = range(141)
LOWER: Final = (0,) * 12
"""The other boxes of a column whose first holds a sum of upper rows."""
"""All totals of the upper rows, and some that cannot be."""
Number: TypeAlias = Any
"""A float; in the check a fraction."""
Values: TypeAlias = Sequence[Number]
"""A value for each hand of a size, in the order of `HANDS`."""
Pick: TypeAlias = Callable[[Values], Values]

# Hands, and what is one die away

HANDS: Final = [list(combinations_with_replacement(range(1, 7), size)) for size in range(DICE + 1)]
"""By size, what can lie there, the dice of a hand in order."""


def _pick(size: int, hands: Iterator[tuple[int, ...]]) -> Pick:
    """What picks, of values of hands of a size, those of some hands."""
    places = {hand: place for place, hand in enumerate(HANDS[size])}
    first, *others = (places[tuple(sorted(hand))] for hand in hands)
    return itemgetter(first, *others) if others else lambda values: (values[first],)


MORE: Final = [
    [_pick(size + 1, ((*hand, face) for hand in HANDS[size])) for face in range(1, 7)]
    for size in range(DICE)
]
"""By size, for each face, what picks the values of the hands with a die of that face more."""
LESS: Final = [
    [_pick(size - 1, (hand[:die] + hand[die + 1 :] for hand in HANDS[size])) for die in range(size)]
    for size in range(DICE + 1)
]
"""By size, for each die, what picks the values of the hands without that die."""


def thrown_on(values: Values) -> list[Values]:
    """By size, what it is worth to leave a hand and throw the others, with `values` after it."""
    found = [values]
    for more in reversed(MORE):
        six = zip(*(pick(found[-1]) for pick in more), strict=True)
        found.append([sum(values) / 6 for values in six])
    return found[::-1]


def with_throw_left(ends: Values, values: Values) -> Values:
    """What five dice are worth: the best of entering them, and of every hand that can be left."""
    left = [*thrown_on(values)[:DICE], ends]
    chosen = left[0]
    for size in range(1, DICE + 1):
        chosen = list(map(max, left[size], *(pick(chosen) for pick in LESS[size])))
    return chosen


def go_worth(ends: Values, alike: Sequence[int]) -> Number:
    """What a go of three throws is worth, if `ends` is what five dice are worth when entered."""
    first = with_throw_left(ends, with_throw_left(ends, ends))
    return sum(map(mul, alike, first)) / sum(alike)


# What the game says


@frozen
class Tables:
    """What a rule set says of boxes, in their order, and of throws, in the order of `HANDS`."""

    rules: Rules
    points: tuple[frozenset[int], ...]
    """What can be entered in a box."""
    by_throw: tuple[Callable[[Mapping[int, Number]], Values], ...]
    """What picks, of values by the points of a box, those of all throws."""
    alike: tuple[int, ...]
    """How many throws are like one but for the order of the dice."""
    goal: int | None
    """From which upper total there is a bonus."""


def tables_of(rules: Rules) -> Tables:
    """What the game's own functions say."""
    chance = GAME.rules.chance(GAME.rules.start(2, rules))
    assert chance is not None
    fall = sorted_throws(chance)
    scores = [[score(box, hand, rules) for hand in HANDS[DICE]] for box in BOXES]
    return Tables(
        rules=rules,
        points=tuple(map(frozenset, scores)),
        by_throw=tuple(itemgetter(*row) for row in scores),
        alike=tuple(fall[hand] for hand in HANDS[DICE]),
        goal=next((total for total in TOTALS if bonus((total, *LOWER), rules)), None),
    )


def entering(tables: Tables, boxes: Sequence[int], later: Callable[[int, int], Number]) -> Values:
    """What five dice are worth when they are entered in the best of some boxes.

    `later` is what the rest of the game is worth after so many points in a box.
    """
    rows: list[Values] = []
    for box in boxes:
        worth = {points: points + later(box, points) for points in tables.points[box]}
        rows.append(tables.by_throw[box](worth))
    return list(map(max, *rows)) if len(rows) > 1 else rows[0]


def check(tables: Tables) -> None:
    """Tables and game agree on keeps, and on what a first go is worth in exact fractions.

    What comes after the go is made up: a number that differs by box and points.
    """
    begun = GAME.rules.start(2, tables.rules)
    for hand in HANDS[DICE]:
        actions = legal_actions(GAME.rules, taken(GAME, begun, Throw(hand)))
        kept = [action.faces for action in actions if isinstance(action, Keep)]
        found = {hand}
        for _ in range(DICE):
            found |= {each[:die] + each[die + 1 :] for each in found for die in range(len(each))}
        assert len(kept) == len(set(kept))
        assert set(kept) == found - {hand}

    def later(box: int, points: int) -> int:
        return (5 * box + 3 * points) % 17

    def worth(state: Cards) -> int:
        entered = state.notes[0].columns[0]
        return sum(p + later(box, p) for box, p in enumerate(entered) if p is not None)

    go = graph(GAME, begun, lambda state: state.turn == 1)
    ends = [Fraction(each) for each in entering(tables, range(len(BOXES)), later)]
    by_tables, by_game = go_worth(ends, tables.alike), best(go, worth)
    assert by_tables == by_game, (by_tables, by_game)
    print(f"  a first go by tables and by the game's own steps: both {by_game}")


# The sweep

OUT_OF_REACH: Final = -1
"""The upper total from which the bonus cannot be reached any more, whatever it is."""


def settled(tables: Tables, filled: int, total: int) -> int:
    """An upper total as far as it matters, if these boxes are filled: up to the bonus, or never."""
    most = sum(max(tables.points[box]) for box in UPPER_BOXES if not filled >> box & 1)
    if tables.goal is None or total == OUT_OF_REACH or total + most < tables.goal:
        return OUT_OF_REACH
    return min(total, tables.goal)


def upper_totals(tables: Tables) -> list[set[int]]:
    """By the upper boxes that are filled, as bits, the totals that can be and still differ."""
    found: list[set[int]] = [set() for _ in range(1 << len(UPPER))]
    found[0] = {settled(tables, 0, 0)}
    for filled, box in product(range(len(found)), UPPER_BOXES):
        more = filled | 1 << box
        if more != filled:
            ways = product(found[filled], tables.points[box])
            found[more] |= {settled(tables, more, added(total, points)) for total, points in ways}
    return found


def added(total: int, points: int) -> int:
    return total if total == OUT_OF_REACH else total + points


def game_worth(tables: Tables) -> float:
    """What the empty card is worth. It tells how far it has come."""
    upper = (1 << len(UPPER)) - 1
    can_be = upper_totals(tables)
    known = (OUT_OF_REACH, *TOTALS)
    settling = [{each: settled(tables, filled, each) for each in known} for filled in range(64)]
    worth: list[dict[int, float]] = [{} for _ in range(1 << len(BOXES))]

    def value(filled: int, total: int) -> float:
        """What a card is worth from here on, if all fuller ones are known."""
        boxes = [box for box in range(len(BOXES)) if not filled >> box & 1]
        if not boxes:
            return float(bonus((max(total, 0), *LOWER), tables.rules))

        def later(box: int, points: int) -> float:
            more = filled | 1 << box
            then = added(total, points) if box in UPPER_BOXES else total
            return worth[more][settling[more & upper][then]]

        return float(go_worth(entering(tables, boxes, later), tables.alike))

    began, done = time.perf_counter(), 0
    for free in range(len(BOXES) + 1):
        for boxes in combinations(range(len(BOXES)), free):
            filled = len(worth) - 1 - sum(1 << box for box in boxes)
            worth[filled] = {total: value(filled, total) for total in can_be[filled & upper]}
            done += len(worth[filled])
        print(
            f"  {free:2} boxes free: {done:6} cards, {time.perf_counter() - began:4.0f} s",
            flush=True,
        )
    (empty,) = worth[0].values()
    return empty


def main(rule_sets: Sequence[str]) -> int:
    """Tell the value of each rule set; 1 where one is not what is expected."""
    wrong = 0
    for text in rule_sets:
        tables = tables_of(GAME.book.read_rules(text))
        began, busy = time.perf_counter(), time.process_time()
        print(f"{text}:", flush=True)
        check(tables)
        value = game_worth(tables)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(
            f"{text}: {value:.9f} in {time.perf_counter() - began:.0f} s "
            f"({time.process_time() - busy:.0f} s of one core), {memory:.0f} MB",
            flush=True,
        )
        expected = EXPECTED.get(text)
        if expected is not None and round(value, 6) != expected:
            print(f"expected: {expected:.6f}")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(EXPECTED)))
