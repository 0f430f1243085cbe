"""No game is lost and none is counted twice, whatever becomes of executors and files."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.simulation.games import Setting
from daumen_rules.simulation.parts import Folder, OtherSettingError, parts
from daumen_rules.simulation.shards import Here, Shard, ShardLostError, run, shards

CRAPS = Setting("craps", "manual", 3, ("random",), seed=4)


def test_shards_have_every_game_once() -> None:
    asked = shards(103, 10)
    assert [number for shard in asked for number in shard.numbers] == [*range(103)]
    assert asked[-1] == Shard(100, 3)


def total(shard: Shard) -> int:
    return sum(shard.numbers)


class Dying(Executor):
    """An executor that breaks at its third task, also for those that wait."""

    def __init__(self, lives: list[int]) -> None:
        self.waiting, self.lives, self.is_broken = list[Future[Any]](), lives, False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.is_broken:
            raise BrokenExecutor
        future = Future[Any]()
        if self.lives and len(self.waiting) == 2:
            self.lives.pop()
            self.is_broken = True
            for one in (*self.waiting, future):
                one.set_exception(BrokenExecutor())
        elif self.lives:
            self.waiting.append(future)
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_an_executor_took_with_it_runs_again_and_counts_once() -> None:
    asked = shards(100, 7)
    found = [*run(total, asked, partial(Dying, [1, 1]))]
    assert sorted(shard.first for shard, _ in found) == [shard.first for shard in asked]
    assert sum(each for _, each in found) == sum(range(100))


def test_executors_that_break_again_and_again_are_told() -> None:
    with pytest.raises(ShardLostError, match="were begun 3 times"):
        list(run(total, shards(100, 7), partial(Dying, [1] * 9)))


def test_an_error_of_the_work_comes_through() -> None:
    def fails(shard: Shard) -> int:
        raise ValueError(shard.first)

    with pytest.raises(ValueError, match="0"):
        list(run(fails, shards(10, 5), Here))


def dies_once(marker: Path, shard: Shard) -> int:
    """Ends its process when it is asked for the third shard for the first time."""
    if shard.first == 20 and not marker.exists():
        marker.touch()
        os._exit(1)
    return sum(shard.numbers)


@pytest.mark.long
def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    made = partial(ProcessPoolExecutor, 2, get_context("spawn"))
    found = [*run(partial(dies_once, tmp_path / "marker"), shards(100, 10), made)]
    assert (tmp_path / "marker").exists()
    assert sorted(shard.first for shard, _ in found) == [*range(0, 100, 10)]
    assert sum(each for _, each in found) == sum(range(100))


def kept(path: Path, games: int, running: Callable[[], bool] = lambda: True) -> Any:
    """The figures of games of craps, whose parts are kept in a folder, and how many are played."""
    folder, played = Folder(path, CRAPS, True), 0
    folder.open()
    asked = shards(games, 5)
    known = sum(folder.read(shard) is not None for shard in asked)
    found = [*parts(CRAPS, asked, folder, Here, running, ahead=1)]
    played = len(found) - known
    figures = found[0].figures
    for part in found[1:]:
        figures.join(part.figures)
    rows = [row for part in sorted(found, key=lambda part: part.shard.first) for row in part.rows]
    return figures, rows, played


def test_work_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = kept(tmp_path / "whole", 20)
    left = iter([True, True, False])
    broken = kept(tmp_path / "again", 20, lambda: next(left))
    assert broken[2] == 2
    again = kept(tmp_path / "again", 20)
    assert again[:2] == whole[:2]
    assert again[2] == 2
    assert kept(tmp_path / "again", 30)[2] == 2


@pytest.mark.parametrize("spoilt", ["", "{", '{"figures": []}', "[]", "\x00"])
def test_a_part_that_is_not_whole_is_played_again(tmp_path: Path, spoilt: str) -> None:
    whole = kept(tmp_path, 20)
    part = tmp_path / "games-5-9.json"
    assert part.exists()
    text = part.read_text("utf-8")
    part.write_text(spoilt or text[: len(text) // 2], "utf-8")
    again = kept(tmp_path, 20)
    assert again[:2] == whole[:2]
    assert again[2] == 1
    assert part.read_text("utf-8") == text


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    kept(tmp_path / "craps", 5)
    other = Setting("craps", "manual", 3, ("random",), seed=5)
    with pytest.raises(OtherSettingError):
        Folder(tmp_path / "craps", other, True).open()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear Ben", "utf-8")
    with pytest.raises(OtherSettingError):
        Folder(tmp_path / "mine", other, True).open()
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]
