"""The batch form of 111 Kniffel: the readable values of the rows on which its kernels work."""

from __future__ import annotations

from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import BatchForm
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.numbered_rules import numbers_of, rules_of

from ...engines.actions import STOP, Act, Choice, act_of
from ..card import ENTRIES, Card, Cards, Points, Rules
from . import kernels as k


def parameters(players: int, rules: Rules) -> Row:
    """The parameters of a table."""
    return np.array([players, *numbers_of(rules)])


def actions(players: int, rules: Rules) -> tuple[Act, ...]:
    """The actions of all seats, by their numbers."""
    choices: tuple[Choice, ...] = (*ENTRIES, STOP, *k.KEPT)
    return tuple(act_of(seat, choice) for seat in range(players) for choice in choices)


def row(table: Cards) -> Row:
    """The row of a table."""
    found = np.zeros(k.WIDTH, np.int64)
    dice = k.packed(table.lying)
    found[: k.COLUMNS] = table.played, table.turn, table.thrown, table.is_open, dice
    columns = [column for note in table.notes for column in note.columns]
    for place, column in enumerate(columns):
        for box, points in enumerate(column):
            number, bits = divmod(box, k.PER_NUMBER)
            entered = 0 if points is None else points + 1
            found[k.COLUMNS + 2 * place + number] |= entered << 8 * bits
    return found


def state(s: Row, p: Row) -> Cards:
    """The table of a row."""
    rules, players = rules_of(Rules, p[k.BONUS_FROM :]), int(p[k.PLAYERS])
    played, turn, thrown, is_open, dice = map(int, s[: k.COLUMNS])
    scores = np.zeros(players, np.int64)
    k.score(s, p, scores)
    columns = [
        tuple(_column(s, k.column_of(seat, game, p)) for game in range(rules.games))
        for seat in range(players)
    ]
    return Cards(
        rules=rules,
        players=players,
        notes=tuple(map(Card, columns, map(int, scores))),
        played=played,
        turn=turn,
        thrown=thrown,
        faces=k.unpacked(dice) if is_open else (),
        kept=() if is_open else k.unpacked(dice),
        common=None,
    )


def _column(s: Row, column: int) -> Points:
    """The points of a column, None where a box is free."""
    entries = [k.entry(s, column, box) for box in range(k.SIZE)]
    return tuple(each - 1 if each else None for each in entries)


def drawn(before: Row, after: Row, p: Row) -> Throw:
    """The throw between two rows."""
    return Throw(k.unpacked(int(after[k.DICE] - before[k.DICE])))


def seen(table: Cards, p: Row) -> Row:
    """The row of a view, which is the table."""
    return row(table)


FORM: Final = BatchForm[Rules, Cards, Act, Cards](
    width=k.WIDTH,
    view_width=k.WIDTH,
    start=k.start,
    mover=k.mover,
    chance=k.chance,
    legal=k.legal,
    step=k.step,
    score=k.score,
    view=k.view,
    playout=k.playout,
    parameters=parameters,
    actions=actions,
    row=row,
    state=state,
    drawn=drawn,
    seen=seen,
    modules=(k.__name__,),
    left_out=(("TALLY-5", "Who has won follows from the scores."),),
)
