"""Random games from their start to their end by the batch form of their game: scores and lengths.

One row is played in again and again, so time and memory of a game are the same however many there
are. The module needs numba and numpy, and knows no game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from daumen_rules.contracts.game import AnyGame
from daumen_rules.pieces.batch_kernels import Row

from . import batch_loops as loops
from .batch import Batch
from .batch_loops import Rows


def random_games(
    game: AnyGame | str,
    n: int,
    seed: int = 0,
    *,
    players: int | None = None,
    rules: Any = None,
    first: int = 0,
    threads: int = 1,
) -> tuple[Row, Rows]:
    """Play the games of `Batch.deal` at random to their ends, without keeping their rows: how many
    actions of seats each took, int64[games], and the scores, int64[games, players].

    The result does not depend on the number of threads. Raises BatchError for what has no batch
    form.
    """
    one = Batch.deal(game, min(n, 1), seed, players=players, rules=rules, first=first)
    form, room = one.form, one.action_count
    taken, scores = np.empty(n, np.int64), np.empty((n, one.players), np.int64)
    randoms = np.empty(n, np.uint64)
    loops.seed_games(randoms, seed % 2**64, first)

    def play(part: slice) -> None:
        loops.play_from_start(
            form.start,
            form.playout,
            form.score,
            np.zeros(form.width, np.int64),
            one.parameters,
            np.empty(1, np.uint64),
            np.empty(room, np.int64),
            randoms[part],
            taken[part],
            scores[part],
        )

    loops.in_parts(play, n, threads)
    return taken, scores
