"""What is measured of the bot that thinks is kept as counts, and the page tells what is kept."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from tests.strength import kept, measured
from tests.strength.measured import Bout, Measured


class Backwards(Executor):
    """Gives back what was asked last first: here as each waits for the others of four."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        self.waiting.append((future, fn(*args, **kwargs)))
        if len(self.waiting) == 4:
            last, share = self.waiting.pop()
            last.set_result(share)
            for other, earlier in reversed(self.waiting):
                other.set_result(earlier)
            self.waiting.clear()
        return future


def third(work: int, seed: int, bout: Bout) -> float:
    """Stands for a game: every third is won."""
    return float(bout.number % 3 == 0)


def test_counts_add_up_over_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "share_won", third)
    monkeypatch.setattr(measured, "executors", lambda workers: (Backwards, workers))  # pyright: ignore
    path = tmp_path / "kept.csv"
    for most, counted in ((4, (4, 2.0)), (12, (12, 4.0)), (8, (12, 4.0))):
        run = Measured(4, 1, path)
        run.read()
        run.play([("dame", "random")], most, 4)
        (row,) = kept.read(path).values()
        assert (row.games, row.won) == counted


def test_another_version_begins_again_and_the_page_keeps_the_longer() -> None:
    old, new = (kept.Key("dame", "random", 4, 1, bot) for bot in ("old", "new"))
    long, short = kept.Counted(2, 40, 30.0, "2026-01-01"), kept.Counted(2, 8, 1.0, "2026-01-02")
    ((day, result),) = kept.most_played({old: long, new: short})
    assert (day, result.games, result.won) == ("2026-01-01", 40, 30.0)
    ((day, result),) = kept.most_played({old: long, new: kept.Counted(2, 40, 1.0, "2026-01-02")})
    assert (day, result.won) == ("2026-01-02", 1.0)


def test_the_page_has_what_is_kept() -> None:
    text = kept.PAGE.read_text("utf-8")
    assert kept.page(text, kept.read(kept.FILE)) == text
