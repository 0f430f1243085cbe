"""Loops over the games of a batch: each calls one kernel of a form for every row.

They are compiled once for all games: the kernels that they take are functions of a known type.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from daumen_rules.contracts.batch_form import CHANCE
from daumen_rules.pieces.batch_kernels import Random, Row, below, inlined, mixed, ones
from daumen_rules.pieces.batch_loop import INT, RANDOM, ROW, ROWS, VOID, WORD, WORDS, loop

Rows: TypeAlias = NDArray[np.int64]
"""Rows of whole numbers, one below the other."""
Words: TypeAlias = NDArray[np.uint64]
"""Legal actions as bits: action 0 is the lowest of the first word, action 64 that of the next."""

_APART: Final = 64
"""In how many parts, at most, the games of a batch are shared out among threads."""

_NONE, _ONE = np.uint64(0), np.uint64(1)


def in_parts(play: Callable[[slice], None], n: int, threads: int) -> None:
    """Run a loop on the games part by part, shared out among threads."""
    if threads == 1:
        play(slice(None))
        return
    size = max(1, -(-n // _APART))
    parts = [slice(at, at + size) for at in range(0, n, size)]
    with ThreadPoolExecutor(threads) as executor:
        list(executor.map(play, parts))


@loop(VOID, RANDOM, WORD, INT)
def seed_games(randoms: Random, seed: int, first: int) -> None:
    """A source of random numbers for each game, which follows from the seed and its number."""
    for i in range(randoms.size):
        randoms[i] = mixed(mixed(seed) + np.uint64(first + i))


@loop(VOID, "start", ROWS, ROW)
def start_games(start: Any, rows: Rows, p: Row) -> None:
    """Write the state before anything has happened into all rows."""
    for i in range(rows.shape[0]):
        start(rows[i], p)


@inlined
def look(mover: Any, legal: Any, s: Row, p: Row, out: Row, turn: Row, words: Words) -> None:
    """Write who is on turn in a game, and its legal actions as bits."""
    turn[0] = mover(s, p)
    words[:] = 0
    for k in range(legal(s, p, out)):
        words[out[k] >> 6] |= _ONE << np.uint64(out[k] & 63)


@loop(VOID, "mover", "legal", ROWS, ROW, ROW, ROW, WORDS)
def look_at_all(
    mover: Any, legal: Any, rows: Rows, p: Row, out: Row, turns: Row, words: Words
) -> None:
    """`look` at each game."""
    for i in range(turns.size):
        look(mover, legal, rows[i], p, out, turns[i : i + 1], words[i])


@loop(INT, "mover", "chance", "legal", ROWS, ROW, RANDOM, ROW, ROW, WORDS)
def draw_once(
    mover: Any,
    chance: Any,
    legal: Any,
    rows: Rows,
    p: Row,
    randoms: Random,
    out: Row,
    turns: Row,
    words: Words,
) -> int:
    """One step of Nature in each game in which it is her turn; in how many that was."""
    count = 0
    for i in range(turns.size):
        if turns[i] == CHANCE:
            chance(rows[i], p, randoms[i : i + 1])
            look(mover, legal, rows[i], p, out, turns[i : i + 1], words[i])
            count += 1
    return count


@loop(INT, ROW, WORDS)
def first_wrong(actions: Row, words: Words) -> int:
    """The number of the first game whose action is not legal; −1 for none. An action below 0 is
    none.
    """
    for i in range(actions.size):
        action = actions[i]
        if action >= 64 * words.shape[1]:
            return i
        if action >= 0 and (words[i, action >> 6] >> np.uint64(action & 63)) & _ONE == _NONE:
            return i
    return -1


@loop(
    VOID,
    "step",
    "mover",
    "chance",
    "legal",
    ROWS,
    ROW,
    RANDOM,
    ROW,
    INT,
    ROW,
    ROW,
    WORDS,
)
def act_in_all(
    step: Any,
    mover: Any,
    chance: Any,
    legal: Any,
    rows: Rows,
    p: Row,
    randoms: Random,
    actions: Row,
    with_nature: int,
    out: Row,
    turns: Row,
    words: Words,
) -> None:
    """Take a legal action in each game, or none if it is below 0; then Nature, if she is asked for,
    until a seat is on turn or the game is over. Each row is gone to once.
    """
    for i in range(turns.size):
        s = rows[i]
        if actions[i] >= 0:
            step(s, p, actions[i])
        elif turns[i] != CHANCE:
            continue
        while with_nature and mover(s, p) == CHANCE:
            chance(s, p, randoms[i : i + 1])
        look(mover, legal, s, p, out, turns[i : i + 1], words[i])


@loop(VOID, WORDS, RANDOM, ROW)
def choose_all(words: Words, randoms: Random, chosen: Row) -> None:
    """A random legal action of each game; −1 where there is none."""
    for i in range(chosen.size):
        count, at = 0, 0
        for word in range(words.shape[1]):
            count += ones(words[i, word])
        chosen[i] = -1
        if count == 0:
            continue
        left = below(randoms[i : i + 1], count)
        while left >= ones(words[i, at]):
            left -= ones(words[i, at])
            at += 1
        bits = words[i, at]
        for _ in range(left):
            bits &= bits - _ONE
        chosen[i] = 64 * at + ones((bits & (~bits + _ONE)) - _ONE)


@loop(VOID, "score", ROWS, ROW, ROWS)
def score_all(score: Any, rows: Rows, p: Row, scores: Rows) -> None:
    """The scores of each game."""
    for i in range(rows.shape[0]):
        score(rows[i], p, scores[i])


@loop(VOID, "view", ROWS, ROW, INT, ROWS)
def view_all(view: Any, rows: Rows, p: Row, seat: int, views: Rows) -> None:
    """What a seat knows of each game."""
    for i in range(rows.shape[0]):
        view(rows[i], p, seat, views[i])


@loop(VOID, "playout", ROWS, ROW, RANDOM, ROW, ROW)
def play_all(playout: Any, rows: Rows, p: Row, randoms: Random, out: Row, taken: Row) -> None:
    """Play all games at random to their ends, and count the actions of each."""
    for i in range(taken.size):
        taken[i] = playout(rows[i], p, randoms[i : i + 1], out)


@loop(VOID, "start", "playout", "score", ROW, ROW, RANDOM, ROW, RANDOM, ROW, ROWS)
def play_from_start(
    start: Any,
    playout: Any,
    score: Any,
    s: Row,
    p: Row,
    r: Random,
    out: Row,
    randoms: Random,
    taken: Row,
    scores: Rows,
) -> None:
    """Play games from their start to their ends, one after the other in the same row; how many
    actions each took, and its scores.
    """
    for i in range(taken.size):
        r[0] = randoms[i]
        start(s, p)
        taken[i] = playout(s, p, r, out)
        score(s, p, scores[i])
