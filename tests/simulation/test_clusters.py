"""Shards on Dask and Ray: a worker is killed in the middle, and every game is counted once.

Neither is an extra of the library. The tests are skipped where they are not installed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Setting
from daumen_rules.simulation.parts import simulated
from daumen_rules.simulation.shards import Here, Shard, run, shards

pytestmark = pytest.mark.long

CRAPS = Setting("craps", "manual", 3, ("random",), seed=4)
KILLED = 20


def dies_once(marker: Path, shard: Shard) -> Figures:
    """Ends its process when it is asked for one shard for the first time."""
    if shard.first == KILLED and not marker.exists():
        marker.touch()
        os._exit(1)
    return simulated(CRAPS, False, shard).figures


def figures_on(open_executor: Callable[[], Executor], marker: Path) -> Figures:
    """The figures of 60 games, after a worker was killed if `marker` is not there yet."""
    asked, whole = shards(60, 5), Figures()
    found = [*run(partial(dies_once, marker), asked, open_executor)]
    assert sorted(shard.first for shard, _ in found) == [shard.first for shard in asked]
    for _, figures in found:
        whole.join(figures)
    return whole


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "killed"


@pytest.fixture
def of_one_process(tmp_path: Path) -> Figures:
    """The figures without anybody's death."""
    (tmp_path / "nobody").touch()
    return figures_on(Here, tmp_path / "nobody")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    """A client of Dask with two workers, which are processes."""
    distributed: Any = pytest.importorskip(
        "distributed", reason="Dask is not installed: python -m pip install distributed"
    )
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            dashboard_address=None,
            local_directory=str(tmp_path),
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_dask_misses_no_worker(client: Any, marker: Path, of_one_process: Figures) -> None:
    assert figures_on(client.get_executor, marker) == of_one_process
    assert marker.exists()


def test_ray_misses_no_worker(marker: Path, of_one_process: Figures) -> None:
    ray: Any = pytest.importorskip("ray", reason="Ray is not installed: python -m pip install ray")

    class RayExecutor(Executor):
        """The executor of `spec/simulations.md`."""

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = ray.remote(lambda: fn(*args, **kwargs)).remote().future()
            return future

    ray.init(num_cpus=2, include_dashboard=False)
    try:
        assert figures_on(RayExecutor, marker) == of_one_process
    finally:
        ray.shutdown()
    assert marker.exists()
