"""Loops over the games of a batch: each calls one kernel of a form for every row.

They are compiled once for all games: the kernels that they take are functions of a known type.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from daumen_rules.contracts.batch_form import CHANCE
from daumen_rules.pieces.batch_kernels import Random, Row, below, kept, mixed

Rows: TypeAlias = NDArray[np.int64]
"""Rows of whole numbers, one below the other."""
K = TypeVar("K", bound=Callable[..., object])

_numba: Any = import_module("numba")
_types: Any = _numba.types
_INT: Final = _types.int64
_ROW: Final = _types.Array(_INT, 1, "C")
_ROWS: Final = _types.Array(_INT, 2, "C")
_RANDOM: Final = _types.Array(_types.uint64, 1, "C")
_MASK: Final = _types.Array(_types.uint8, 2, "C")

_KERNELS: Final = {
    "start": _types.void(_ROW, _ROW),
    "mover": _INT(_ROW, _ROW),
    "chance": _types.void(_ROW, _ROW, _RANDOM),
    "legal": _INT(_ROW, _ROW, _ROW),
    "step": _types.void(_ROW, _ROW, _INT),
    "score": _types.void(_ROW, _ROW, _ROW),
    "view": _types.void(_ROW, _ROW, _INT, _ROW),
    "playout": _INT(_ROW, _ROW, _RANDOM, _ROW),
}
"""The types of the kernels of a form, by their names."""


def _loop(result: Any, *given: Any) -> Callable[[K], K]:
    """The decorator of a loop with a result that takes arguments of these types; the name of a
    kernel stands for its type.
    """
    known = [
        _types.FunctionType(_KERNELS[each]) if isinstance(each, str) else each for each in given
    ]
    return kept(_numba.njit(result(*known), cache=True, nogil=True))


@_loop(_types.void, _RANDOM, _types.uint64, _INT)
def seed_games(randoms: Random, seed: int, first: int) -> None:
    """A source of random numbers for each game, which follows from the seed and its number."""
    for i in range(randoms.size):
        randoms[i] = mixed(mixed(seed) + np.uint64(first + i))


@_loop(_types.void, "start", _ROWS, _ROW)
def start_games(start: Any, rows: Rows, p: Row) -> None:
    """Write the state before anything has happened into all rows."""
    for i in range(rows.shape[0]):
        start(rows[i], p)


@_loop(_types.void, "mover", _ROWS, _ROW, _ROW)
def find_movers(mover: Any, rows: Rows, p: Row, found: Row) -> None:
    """Who is on turn in each game."""
    for i in range(rows.shape[0]):
        found[i] = mover(rows[i], p)


@_loop(_INT, "mover", "chance", _ROWS, _ROW, _RANDOM)
def draw_once(mover: Any, chance: Any, rows: Rows, p: Row, randoms: Random) -> int:
    """One step of Nature in each game in which it is her turn; in how many that was."""
    count = 0
    for i in range(rows.shape[0]):
        if mover(rows[i], p) == CHANCE:
            chance(rows[i], p, randoms[i : i + 1])
            count += 1
    return count


@_loop(_types.void, "legal", _ROWS, _ROW, _ROW, _MASK)
def mark_legal(legal: Any, rows: Rows, p: Row, out: Row, mask: Any) -> None:
    """Write a 1 for each legal action of each game into a mask of zeros."""
    for i in range(rows.shape[0]):
        for k in range(legal(rows[i], p, out)):
            mask[i, out[k]] = 1


@_loop(_INT, "legal", "step", _ROWS, _ROW, _ROW, _ROW)
def act_in_all(legal: Any, step: Any, rows: Rows, p: Row, out: Row, actions: Row) -> int:
    """Take an action in each game; the number of the first game in which it is not legal, and then
    nothing is done in any, else −1. An action below 0 does nothing.
    """
    for i in range(rows.shape[0]):
        if actions[i] < 0:
            continue
        found = False
        for k in range(legal(rows[i], p, out)):
            found = found or out[k] == actions[i]
        if not found:
            return i
    for i in range(rows.shape[0]):
        if actions[i] >= 0:
            step(rows[i], p, actions[i])
    return -1


@_loop(_types.void, "legal", _ROWS, _ROW, _ROW, _RANDOM, _ROW)
def choose_all(legal: Any, rows: Rows, p: Row, out: Row, randoms: Random, chosen: Row) -> None:
    """A random legal action of each game; −1 where there is none."""
    for i in range(rows.shape[0]):
        count = legal(rows[i], p, out)
        chosen[i] = out[below(randoms[i : i + 1], count)] if count else -1


@_loop(_types.void, "score", _ROWS, _ROW, _ROWS)
def score_all(score: Any, rows: Rows, p: Row, scores: Rows) -> None:
    """The scores of each game."""
    for i in range(rows.shape[0]):
        score(rows[i], p, scores[i])


@_loop(_types.void, "view", _ROWS, _ROW, _INT, _ROWS)
def view_all(view: Any, rows: Rows, p: Row, seat: int, views: Rows) -> None:
    """What a seat knows of each game."""
    for i in range(rows.shape[0]):
        view(rows[i], p, seat, views[i])


@_loop(_types.void, "playout", _ROWS, _ROW, _RANDOM, _ROW, _INT)
def play_all(playout: Any, rows: Rows, p: Row, randoms: Random, taken: Row, room: int) -> None:
    """Play all games at random to their ends, and count the actions of each.

    Each game is played in a row of its own memory, so that threads do not share any.
    """
    s, r, out = np.empty(rows.shape[1], np.int64), np.empty(1, np.uint64), np.empty(room, np.int64)
    for i in range(rows.shape[0]):
        s[:] = rows[i]
        r[0] = randoms[i]
        taken[i] = playout(s, p, r, out)
        rows[i] = s
        randoms[i] = r[0]
