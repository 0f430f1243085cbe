"""The clauses of Daumen drauf!: what its two manuals say or leave open, each under a name.

They are gathered here, a name for each (`PARRY_4`) and one for those that go together (`PARRY`). No
clause may be written here, only in the modules.
"""

from typing import Final

from daumen_rules.kernel.clause import Clause

from .course import *
from .material import *

ALL: Final[tuple[Clause, ...]] = (
    *(GAME + MAT + DECK + START + HAND + AIM + VAL + WIN + TRICK + THUMB + LEAD + TURN + HIGH),
    *(EX + PASS + END + PARRY + RAISE + FILL + NEXT + OVER),
)
"""Every clause, in the order of the register."""
