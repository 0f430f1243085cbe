"""What comes of a shard, and the folder in which it is kept: work that was done is not done again.

A part is a file of its own. It is written beside its place and moved there, so it is whole or not
there; one that cannot be read is played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any, Final

from attrs import define

from daumen_rules.kernel.frozen import frozen

from .figures import Figures, count, row
from .games import Setting, played
from .shards import AHEAD, Shard, run

_SETTING: Final = "setting.json"


@frozen
class Part:
    """The figures of a shard, and a row of a table for each of its games if rows are asked for."""

    shard: Shard
    figures: Figures
    rows: tuple[Mapping[str, Any], ...] = ()


def simulated(setting: Setting, with_rows: bool, shard: Shard) -> Part:
    """Play the games of a shard."""
    if setting.form == "batch":
        from .batch_games import simulated_in_batch  # needs numba

        return Part(shard, *simulated_in_batch(setting, with_rows, shard))
    figures, rows = Figures(), list[Mapping[str, Any]]()
    for number in shard.numbers:
        one = played(setting, number)
        count(figures, one)
        if with_rows:
            rows.append(row(one))
    return Part(shard, figures, tuple(rows))


def parts(
    setting: Setting,
    asked: Sequence[Shard],
    folder: Folder | None,
    open_executor: Callable[[], Executor],
    running: Callable[[], bool] = lambda: True,
    ahead: int = AHEAD,
) -> Generator[Part, None, None]:
    """The parts of all shards, each once: those that a folder has, then the others as they come.

    Raises ShardLostError, and OSError where the folder cannot be written.
    """
    left = list[Shard]()
    for shard in asked:
        part = None if folder is None else folder.read(shard)
        if part is None:
            left.append(shard)
        else:
            yield part
    task = partial(simulated, setting, folder is not None and folder.with_rows)
    for _, part in run(task, left, open_executor, running, ahead):
        if folder is not None:
            folder.keep(part)
        yield part


class OtherSettingError(ValueError):
    """Raised for a folder with parts of something else."""


@define
class Folder:
    """A folder with the parts of one setting."""

    path: Path
    setting: Setting
    with_rows: bool

    def open(self) -> None:
        """Make the folder, or see that it is one of this setting. Raises OtherSettingError for
        another folder, and OSError.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        told = {"rows": self.with_rows, **_data(self.setting)}
        file = self.path / _SETTING
        if not file.exists():
            if any(self.path.iterdir()):
                raise OtherSettingError(_SETTING)
            _write(file, told)
            return
        try:
            held = json.loads(file.read_text("utf-8"))
        except ValueError:
            raise OtherSettingError(_SETTING) from None
        if held != told:
            raise OtherSettingError(_SETTING)

    def read(self, shard: Shard) -> Part | None:
        """The part of a shard; None if it is not there, or not whole."""
        try:
            held = json.loads(self._file(shard).read_text("utf-8"))
            figures, rows = Figures.read(held["figures"]), tuple(held["rows"])
        except (OSError, ValueError, TypeError, KeyError, ZeroDivisionError):
            return None
        is_whole = figures.of("actions").count == shard.games
        is_whole &= len(rows) == (shard.games if self.with_rows else 0)
        return Part(shard, figures, rows) if is_whole else None

    def keep(self, part: Part) -> None:
        """Write a part. Raises OSError."""
        _write(self._file(part.shard), {"figures": part.figures.data(), "rows": part.rows})

    def _file(self, shard: Shard) -> Path:
        return self.path / f"games-{shard.first}-{shard.numbers[-1]}.json"


def _data(setting: Setting) -> dict[str, Any]:
    return {
        "game": setting.slug,
        "rules": setting.rules,
        "players": setting.players,
        "bots": [*setting.bots],
        "work": setting.work,
        "seed": setting.seed,
        "form": setting.form,
    }


def _write(file: Path, data: object) -> None:
    aside = file.with_name(f".{file.name}.new")
    aside.write_text(json.dumps(data), "utf-8")
    aside.replace(file)
