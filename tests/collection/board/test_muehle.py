"""30 Mühle: placing, moving, mills, what is taken, and who has lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.entries import played
from daumen_rules.games.collection.board.morris_points import (
    LINES,
    LINES_OF,
    NEIGHBOURS,
    POINTS,
    Points,
    points,
)
from daumen_rules.games.collection.board.morris_state import BLACK, WHITE, Board, Take, Task
from daumen_rules.games.collection.catalogue import entry
from daumen_rules.games.collection.pieces.words import ExpectedError
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.ruling import Step
from tests.collection.board.morris_again import Table, spot, turns
from tests.collection.board.playing import Playing, playing
from tests.conftest import many
