"""Liars: engines each of which is wrong about one thing, and the clause that a report must name.

The module has the record and the list; the lies stand in the modules called `about_…`. The clauses
come from the manuals and the register, not from what the bench says.
"""

from __future__ import annotations

from typing import Final

from tests.liars.about_drawing import ABOUT_DRAWING
from tests.liars.about_ends import ABOUT_ENDS
from tests.liars.about_higher import ABOUT_HIGHER
from tests.liars.about_knowledge import ABOUT_KNOWLEDGE
from tests.liars.about_parry_and_raise import ABOUT_PARRY_AND_RAISE
from tests.liars.about_readings import ABOUT_READINGS
from tests.liars.about_start_and_points import ABOUT_START_AND_POINTS
from tests.liars.about_turns import ABOUT_TURNS
from tests.liars.lie import Liar

LIARS: Final[tuple[Liar, ...]] = (
    *ABOUT_START_AND_POINTS,
    *ABOUT_KNOWLEDGE,
    *ABOUT_TURNS,
    *ABOUT_HIGHER,
    *ABOUT_PARRY_AND_RAISE,
    *ABOUT_ENDS,
    *ABOUT_DRAWING,
    *ABOUT_READINGS,
)
"""All liars."""
