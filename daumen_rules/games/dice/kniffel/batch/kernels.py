"""The kernels of 111 Kniffel: its rules on a row of numbers.

The dice are one number with four bits for each face, the ones in the lowest: how many dice show it.
A column is two numbers with eight bits for each box, seven boxes in the first: 0 where it is free,
else one more than its points. The actions of a seat are the boxes, to keep all dice, and each
selection of up to four dice to keep.
"""

from __future__ import annotations

from itertools import chain, combinations_with_replacement
from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import CHANCE, OVER
from daumen_rules.pieces.batch_kernels import Random, Row, below, compiled, play_out
from daumen_rules.pieces.dice import Faces

from ..card import BOXES, UPPER

PLAYERS, BONUS_FROM, FIVE_ARE_FULL, GAMES = range(4)
"""The places of the parameters: the players, then the options as `numbered_rules` has them."""
PLAYED, TURN, THROWN, IS_OPEN, DICE, COLUMNS = range(6)
"""The places of a row: rounds played, seat on turn, throws before the present one, whether it lies
there, and the dice that lie there or were kept. Then come the columns, seat by seat.
"""
SIZE: Final = len(BOXES)
HIGH: Final = len(UPPER)
_, _, _, _, _, _, THREE, FOUR, FULL, SMALL, LARGE, FIVE, _ = range(SIZE)
"""The boxes of the lower part."""
NO_MORE: Final = SIZE
"""The number of the action that keeps all dice."""
PER_NUMBER: Final = 7
"""How many boxes one number has."""
WIDTH: Final = COLUMNS + 8 * 6 * 2

KEPT: Final = tuple(
    chain.from_iterable(combinations_with_replacement(range(1, 7), size) for size in range(5))
)
"""All selections of dice that can be kept while others are thrown."""


def packed(faces: Faces) -> int:
    """Dice as one number."""
    return sum(1 << 4 * (face - 1) for face in faces)


def unpacked(dice: int) -> Faces:
    """The dice of such a number, lowest first."""
    return tuple(face for face in range(1, 7) for _ in range(dice >> 4 * (face - 1) & 15))


_KEPT: Final = np.array([packed(faces) for faces in KEPT])
_BORROWED: Final = packed((1, 2, 3, 4, 5, 6)) * 8
"""The highest bit of each face, which no number of dice needs."""
ACTIONS: Final = SIZE + 1 + len(KEPT)
"""How many actions a seat has."""


# Kernels


@compiled
def start(s: Row, p: Row) -> None:
    """An empty column for each game of each seat. Clauses: KNIFFEL-17."""
    s[:] = 0


@compiled
def mover(s: Row, p: Row) -> int:
    """After thirteen rounds for each game it is over; a seat chooses once dice lie there. Clauses:
    KNIFFEL-1, TALLY-2.
    """
    if s[PLAYED] == SIZE * p[GAMES]:
        return OVER
    return int(s[TURN]) if s[IS_OPEN] else CHANCE


@compiled
def chance(s: Row, p: Row, r: Random) -> None:
    """The dice that were not kept fall. Clauses: DICE-1, TALLY-1, KNIFFEL-3."""
    dice = s[DICE]
    for _ in range(5 - pips(dice, False)):
        dice += 1 << 4 * below(r, 6)
    s[DICE] = dice
    s[IS_OPEN] = 1


@compiled
def many(dice: int, face: int) -> int:
    """How many dice show a face."""
    return dice >> 4 * (face - 1) & 15


@compiled
def pips(dice: int, counted: bool) -> int:
    """The sum of the dice, or how many they are."""
    found = 0
    for face in range(1, 7):
        found += many(dice, face) * (face if counted else 1)
    return found


@compiled
def most_alike(dice: int) -> int:
    """How many dice show the face that most of them show. Clauses: KNIFFEL-8, KNIFFEL-15."""
    found = 0
    for face in range(1, 7):
        found = max(found, many(dice, face))
    return found


@compiled
def is_full_house(dice: int, five_are: bool) -> bool:
    """Whether the dice are three and two of a face, or, by the option, five. Clauses: KNIFFEL-9."""
    two, three = False, False
    for face in range(1, 7):
        two = two or many(dice, face) == 2
        three = three or many(dice, face) == 3
    return (two and three) or (five_are and most_alike(dice) == 5)


@compiled
def longest_row(dice: int) -> int:
    """How many consecutive faces the dice have. Clauses: KNIFFEL-10, KNIFFEL-11, KNIFFEL-15."""
    found, row = 0, 0
    for face in range(1, 7):
        row = row + 1 if many(dice, face) else 0
        found = max(found, row)
    return found


@compiled
def worth(dice: int, box: int, p: Row) -> int:
    """The points of five dice in a box, 0 if they do not fit it. Clauses: KNIFFEL-5, KNIFFEL-8,
    KNIFFEL-9, KNIFFEL-10, KNIFFEL-11, KNIFFEL-12, KNIFFEL-13, KNIFFEL-14.
    """
    if box < HIGH:
        return (box + 1) * many(dice, box + 1)
    if box == FULL:
        return 25 * is_full_house(dice, p[FIVE_ARE_FULL] == 1)
    if box == SMALL:
        return 30 * (longest_row(dice) >= 4)
    if box == LARGE:
        return 40 * (longest_row(dice) >= 5)
    if box == FIVE:
        return 50 * (most_alike(dice) == 5)
    alike = 3 if box == THREE else 4 if box == FOUR else 0
    return pips(dice, True) * (most_alike(dice) >= alike)


@compiled
def entry(s: Row, column: int, box: int) -> int:
    """What a box has: 0 where it is free, else one more than its points."""
    return int(s[column + box // PER_NUMBER] >> 8 * (box % PER_NUMBER) & 255)


@compiled
def column_of(seat: int, game: int, p: Row) -> int:
    """The place of a column of a seat."""
    return int(COLUMNS + 2 * (seat * p[GAMES] + game))


@compiled
def in_play(s: Row, p: Row) -> int:
    """The place of the column in which the seat on turn enters results: the first that is not full,
    else the last. Clauses: KNIFFEL-17.
    """
    for game in range(p[GAMES]):
        column = column_of(s[TURN], game, p)
        for box in range(SIZE):
            if not entry(s, column, box):
                return column
    return column_of(s[TURN], p[GAMES] - 1, p)


@compiled
def legal(s: Row, p: Row, out: Row) -> int:
    """A free box is filled; after the first two throws dice are kept, all of them or some. Clauses:
    KNIFFEL-2, KNIFFEL-3, KNIFFEL-4, KNIFFEL-20, DICE-3.
    """
    if mover(s, p) < 0:
        return 0
    found = 0
    first = s[TURN] * ACTIONS
    column = in_play(s, p)
    for box in range(SIZE):
        if not entry(s, column, box):
            out[found] = first + box
            found += 1
    if s[THROWN] < 2:
        out[found] = first + NO_MORE
        found += 1
        lying = s[DICE] | _BORROWED
        for place in range(len(_KEPT)):
            out[found] = first + NO_MORE + 1 + place
            # a face that is kept too often borrows the highest bit
            found += (lying - _KEPT[place]) & _BORROWED == _BORROWED
    return found


@compiled
def step(s: Row, p: Row, action: int) -> None:
    """Result or dice are noted; after a result the left neighbour throws. Clauses: KNIFFEL-1,
    KNIFFEL-3, KNIFFEL-4, KNIFFEL-19, KNIFFEL-20, DICE-3, TALLY-3, TALLY-4.
    """
    choice = action % ACTIONS
    if choice == NO_MORE:
        s[THROWN] = 2
    elif choice > NO_MORE:
        s[DICE] = _KEPT[choice - NO_MORE - 1]
        s[IS_OPEN] = 0
        s[THROWN] += 1
    else:
        number = in_play(s, p) + choice // PER_NUMBER
        s[number] |= (worth(s[DICE], choice, p) + 1) << 8 * (choice % PER_NUMBER)
        s[DICE] = 0
        s[IS_OPEN] = 0
        s[THROWN] = 0
        s[TURN] = (s[TURN] + 1) % p[PLAYERS]
        if s[TURN] == 0:
            s[PLAYED] += 1


@compiled
def score(s: Row, p: Row, out: Row) -> None:
    """The upper rows, the bonus of full columns and the lower part, of all columns. Clauses:
    KNIFFEL-7, KNIFFEL-16, KNIFFEL-18, KNIFFEL-19.
    """
    for seat in range(p[PLAYERS]):
        out[seat] = 0
        for game in range(p[GAMES]):
            column = column_of(seat, game, p)
            free, upper = 0, 0
            for box in range(SIZE):
                points = entry(s, column, box) - 1
                if points < 0:
                    free += 1
                    continue
                out[seat] += points
                if box < HIGH:
                    upper += points
            if not free and p[BONUS_FROM] < 2 and upper >= 63 + p[BONUS_FROM]:
                out[seat] += 35


@compiled
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """All see all."""
    for place in range(WIDTH):
        out[place] = s[place]


@compiled
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """Random play to the end."""
    return play_out(mover, chance, legal, step, s, p, r, out)
