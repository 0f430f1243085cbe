"""Subtle liars: engines that are wrong rarely, in long, large or late games, or in one after
another. As with all liars the clauses come from the manuals and the register, and were written
down before the bench was asked.
"""

from __future__ import annotations

from typing import Final

from tests.liars.lie import Liar
from tests.liars.subtle_parry import SUBTLE_PARRY
from tests.liars.subtle_start import SUBTLE_START
from tests.liars.subtle_tricks import SUBTLE_TRICKS
from tests.liars.subtle_views import SUBTLE_VIEWS

SUBTLE: Final[tuple[Liar, ...]] = (*SUBTLE_START, *SUBTLE_TRICKS, *SUBTLE_PARRY, *SUBTLE_VIEWS)
"""All subtle liars."""
