"""Clocks for tests, so that no time limit hangs on how fast or how busy a machine is.

There are two ways in which time passes for the library. Whoever waits for a process needs neither,
but patience.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from typing import Final
from unittest import mock

PATIENT: Final = ("--plain", "--answer-time", "300s")
"""Options of `conform` by which an engine that answers is waited for, and nothing is told on the
way.
"""


@contextmanager
def standing_clock() -> Generator[None, None, None]:
    """No time passes: what is searched is searched to its end."""
    with mock.patch("time.monotonic", return_value=0.0):
        yield


@contextmanager
def ticking_clock(looks: int) -> Generator[None, None, None]:
    """So many looks at the clock make a second."""
    number = count()
    with mock.patch("time.monotonic", side_effect=lambda: next(number) / looks):
        yield
