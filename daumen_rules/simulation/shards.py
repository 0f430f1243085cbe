"""Shards: work in pieces, such as games by their numbers, done anywhere and in any order.

They run on any executor of `concurrent.futures`, such as one of processes, of Dask or of Ray. A
shard that is lost runs again; a shard that has come back is not counted again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from daumen_rules.kernel.frozen import frozen

K = TypeVar("K", bound=Hashable)
"""A shard: whatever says which work it is."""
R = TypeVar("R")

TRIES: Final = 3
"""How often a shard is begun, at most."""
AHEAD: Final = 64
"""At most so many shards wait in an executor, so that millions need no more memory than a few."""


class Here(Executor):
    """An executor that runs everything at once, in this process."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future = Future[R]()
        future.set_result(fn(*args, **kwargs))
        return future


def executors(workers: int) -> tuple[Callable[[], Executor], int]:
    """What opens an executor of so many processes, and how many shards may wait in it. One worker
    is this process itself.

    The processes begin afresh, and leave interrupts to the one that began them.
    """
    if workers == 1:
        return Here, 1
    return partial(_processes, workers), 4 * workers


def _processes(workers: int) -> Executor:
    ignored = (signal.SIGINT, signal.SIG_IGN)
    return ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, ignored)


@frozen
class Shard:
    """Some games: the number of the first, and how many."""

    first: int
    games: int

    @property
    def numbers(self) -> range:
        """The numbers of the games."""
        return range(self.first, self.first + self.games)

    def __str__(self) -> str:
        return f"games {self.first} to {self.numbers[-1]}"


class ShardLostError(Exception):
    """Raised when a shard has been begun several times and has never come back."""

    def __init__(self, shard: object) -> None:
        self.shard = shard
        super().__init__(f"{shard} were begun {TRIES} times")


def shards(games: int, size: int) -> tuple[Shard, ...]:
    """All games in shards of a size; the last may be smaller."""
    return tuple(Shard(first, min(size, games - first)) for first in range(0, games, size))


def run(
    task: Callable[[K], R],
    asked: Iterable[K],
    open_executor: Callable[[], Executor],
    running: Callable[[], bool] = lambda: True,
    ahead: int = AHEAD,
) -> Iterator[tuple[K, R]]:
    """The results of shards, each once, as they come.

    `task` and its result must be such that the executor can send them. If an executor breaks, a new
    one is opened. At most `ahead` shards wait there. `running` says whether to go on; when it does
    not, no shard is begun any more, and those that have not come back are given up.

    Raises ShardLostError for a shard that is lost again and again, and whatever `task` raises.
    """
    left, tried = iter(asked), dict[K, int]()
    again: list[K] = []
    executor, pending = open_executor(), dict[Future[R], K]()
    try:
        while running():
            try:
                while len(pending) < ahead:
                    shard = again.pop() if again else next(left, None)
                    if shard is None:
                        break
                    tried[shard] = tried.get(shard, 0) + 1
                    if tried[shard] > TRIES:
                        raise ShardLostError(shard)
                    again.append(shard)  # until the executor has taken it
                    future = executor.submit(task, shard)
                    pending[future] = again.pop()
            except BrokenExecutor:
                again += pending.values()
                pending, executor = {}, _anew(executor, open_executor)
                continue
            if not pending:
                return
            done, _ = wait(pending, timeout=1, return_when=FIRST_COMPLETED)
            is_broken = False
            for future in done:
                shard = pending.pop(future)
                try:
                    result = future.result()
                except (BrokenExecutor, CancelledError):
                    again.append(shard)
                    is_broken = True
                    continue
                del tried[shard]
                yield shard, result
            if is_broken:
                again += pending.values()
                pending, executor = {}, _anew(executor, open_executor)
    finally:
        for future in pending:
            future.cancel()
        executor.shutdown(wait=False)


def _anew(executor: Executor, open_executor: Callable[[], Executor]) -> Executor:
    """A new executor in the place of a broken one."""
    executor.shutdown(wait=False)
    return open_executor()
