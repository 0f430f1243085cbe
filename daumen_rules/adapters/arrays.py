"""What PettingZoo and Gymnasium get alike: arrays of what is seen and of what may be chosen."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from daumen_rules.kernel.seats import Seat

from .episode import Episode

LONGEST: Final = 10_000
"""After so many choices a game is cut short."""


def seen_space(episode: Episode) -> spaces.Box:
    """All that a seat can see."""
    return spaces.Box(-np.inf, np.inf, (episode.tensors.size,), np.float32)


def seen(episode: Episode, seat: Seat) -> Any:
    """What a seat sees."""
    return np.array(episode.seen(seat), np.float32)


def mask(episode: Episode, seat: Seat) -> Any:
    """1 for each number that a seat may choose now, 0 for the others."""
    found = np.zeros(episode.turns.ids.size, np.int8)
    if episode.seat == seat:
        found[[*episode.legal]] = 1
    return found
