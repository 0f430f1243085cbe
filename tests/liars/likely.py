"""Likely liars: faults that authors of engines make, by habit from other games or by the way they
keep a state. As with all liars the clauses come from the manuals and the register, and were
written down before the bench was asked.
"""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar
from tests.liars.likely_cards import LIKELY_CARDS
from tests.liars.likely_ends import LIKELY_ENDS
from tests.liars.likely_parry import LIKELY_PARRY
from tests.liars.likely_play import LIKELY_PLAY

LIKELY: Final[tuple[Liar, ...]] = (
    *LIKELY_CARDS,
    *LIKELY_PLAY,
    *LIKELY_PARRY,
    *LIKELY_ENDS,
)
"""All likely liars."""
SET_ASIDE: Final = LIKELY[1::2]
"""Every second one, which nobody looks at while the bench is changed for the others."""
