"""How the time of a campaign is shared: one difference takes at most half of it.

Of the time of a difference a part is kept to explain it, and to explain it takes at most half.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from attrs import define, field

EXPLAINING: Final = 0.5
"""Which share of the time of a difference it may take to explain it."""
KEPT: Final = 0.25
"""Which share is kept for that: no more games are played for it."""


@define
class TimeShares:
    """The shares of a time. `left` tells how many seconds are left."""

    left: Callable[[], float]
    _half: float = field(init=False)
    _until: float = 0.0

    def __attrs_post_init__(self) -> None:
        self._half = self.left() / 2

    def begin(self) -> None:
        """The time of a difference begins."""
        self._until = self._after(1)

    def may_go_on(self) -> bool:
        """Whether the time of the difference goes on."""
        return self.left() > self._until

    def may_play(self) -> bool:
        """Whether another game may be played before the difference is explained."""
        return self.left() > self._until + (0.0 if math.isinf(self._half) else self._half * KEPT)

    def to_explain(self) -> Callable[[], bool]:
        """Begins to explain a difference; the result says whether there is time to go on."""
        until = max(self._until, self._after(EXPLAINING))
        return lambda: self.left() > until

    def _after(self, share: float) -> float:
        """How many seconds are left when a share of the time of a difference is gone."""
        return 0.0 if math.isinf(self._half) else self.left() - self._half * share
