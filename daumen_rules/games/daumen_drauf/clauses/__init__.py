"""The clauses of Daumen drauf!: what its two manuals say or leave open, each under a name.

They are gathered here, a name for each (`PARRY_4`) and one for those that go together (`PARRY`). No
clause may be written here, only in the modules.
"""

from typing import Final

from daumen_rules.kernel.clause import Clause

from .course import END as END
from .course import END_1 as END_1
from .course import END_2 as END_2
from .course import END_3 as END_3
from .course import END_4 as END_4
from .course import END_5 as END_5
from .course import END_6 as END_6
from .course import EX as EX
from .course import EX_1 as EX_1
from .course import EX_2 as EX_2
from .course import FILL as FILL
from .course import FILL_1 as FILL_1
from .course import FILL_2 as FILL_2
from .course import FILL_3 as FILL_3
from .course import FILL_4 as FILL_4
from .course import FILL_5 as FILL_5
from .course import FILL_6 as FILL_6
from .course import HIGH as HIGH
from .course import HIGH_1 as HIGH_1
from .course import HIGH_2 as HIGH_2
from .course import HIGH_3 as HIGH_3
from .course import HIGH_4 as HIGH_4
from .course import HIGH_5 as HIGH_5
from .course import LEAD as LEAD
from .course import LEAD_1 as LEAD_1
from .course import LEAD_2 as LEAD_2
from .course import NEXT as NEXT
from .course import NEXT_1 as NEXT_1
from .course import NEXT_2 as NEXT_2
from .course import OVER as OVER
from .course import OVER_1 as OVER_1
from .course import OVER_2 as OVER_2
from .course import OVER_3 as OVER_3
from .course import OVER_4 as OVER_4
from .course import PARRY as PARRY
from .course import PARRY_1 as PARRY_1
from .course import PARRY_2 as PARRY_2
from .course import PARRY_3 as PARRY_3
from .course import PARRY_4 as PARRY_4
from .course import PARRY_5 as PARRY_5
from .course import PARRY_6 as PARRY_6
from .course import PASS as PASS
from .course import PASS_1 as PASS_1
from .course import PASS_2 as PASS_2
from .course import PASS_3 as PASS_3
from .course import RAISE as RAISE
from .course import RAISE_1 as RAISE_1
from .course import RAISE_2 as RAISE_2
from .course import RAISE_3 as RAISE_3
from .course import THUMB as THUMB
from .course import THUMB_1 as THUMB_1
from .course import THUMB_2 as THUMB_2
from .course import THUMB_3 as THUMB_3
from .course import THUMB_4 as THUMB_4
from .course import TRICK as TRICK
from .course import TRICK_1 as TRICK_1
from .course import TRICK_2 as TRICK_2
from .course import TRICK_3 as TRICK_3
from .course import TURN as TURN
from .course import TURN_1 as TURN_1
from .course import TURN_2 as TURN_2
from .material import AIM as AIM
from .material import AIM_1 as AIM_1
from .material import AIM_2 as AIM_2
from .material import DECK as DECK
from .material import DECK_1 as DECK_1
from .material import DECK_2 as DECK_2
from .material import DECK_3 as DECK_3
from .material import DECK_4 as DECK_4
from .material import DECK_5 as DECK_5
from .material import DECK_6 as DECK_6
from .material import GAME as GAME
from .material import GAME_1 as GAME_1
from .material import GAME_2 as GAME_2
from .material import HAND as HAND
from .material import HAND_1 as HAND_1
from .material import HAND_2 as HAND_2
from .material import MAT as MAT
from .material import MAT_1 as MAT_1
from .material import MAT_2 as MAT_2
from .material import MAT_3 as MAT_3
from .material import MAT_4 as MAT_4
from .material import MAT_5 as MAT_5
from .material import START as START
from .material import START_1 as START_1
from .material import START_2 as START_2
from .material import START_3 as START_3
from .material import START_4 as START_4
from .material import START_5 as START_5
from .material import START_6 as START_6
from .material import START_7 as START_7
from .material import VAL as VAL
from .material import VAL_1 as VAL_1
from .material import VAL_2 as VAL_2
from .material import VAL_3 as VAL_3
from .material import VAL_4 as VAL_4
from .material import VAL_5 as VAL_5
from .material import WIN as WIN
from .material import WIN_1 as WIN_1
from .material import WIN_2 as WIN_2
from .material import WIN_3 as WIN_3
from .material import WIN_4 as WIN_4

ALL: Final[tuple[Clause, ...]] = (
    *(GAME + MAT + DECK + START + HAND + AIM + VAL + WIN + TRICK + THUMB + LEAD + TURN + HIGH),
    *(EX + PASS + END + PARRY + RAISE + FILL + NEXT + OVER),
)
"""Every clause, in the order of the register."""
