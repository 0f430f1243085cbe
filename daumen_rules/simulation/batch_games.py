"""Random games by the batch form of a game, as figures: results, and how many actions a game takes.

A game follows from the seed and its number alone here, too, but it is another game than the
readable rules play for the same seed. The module knows no game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .batch import Batch
from .figures import Figures, count_results, results_row
from .games import Results, Setting, results_of
from .shards import Shard


def simulated_in_batch(
    setting: Setting, with_rows: bool, shard: Shard
) -> tuple[Figures, tuple[Mapping[str, Any], ...]]:
    """The figures of the games of a shard, and their rows if they are asked for."""
    batch = Batch.deal(
        setting.game,
        shard.games,
        setting.seed,
        players=setting.players,
        rules=setting.rules,
        first=shard.first,
    )
    taken, figures = batch.playout(), Figures()
    scores = [tuple(map(int, each)) for each in batch.scores()]
    known: dict[tuple[int, ...], Results] = {}
    for i, each in enumerate(scores):
        if each not in known:
            outcome = batch.game.outcome(batch.to_state(i))
            assert outcome is not None
            known[each] = results_of(setting.bots_of(0), outcome)
    for actions, times in Counter(map(int, taken)).items():
        figures.add(("actions",), actions, times)
    for each, times in Counter(scores).items():
        count_results(figures, known[each], times)
    if not with_rows:
        return figures, ()
    return figures, tuple(
        {"game": number, "actions": int(actions), **results_row(known[each])}
        for number, actions, each in zip(shard.numbers, taken, scores, strict=True)
    )
