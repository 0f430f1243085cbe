"""Draughts in batch form: what the numbers of a row, of the parameters and of the actions mean.

The stones of a seat are a mask with a bit for each square, by its number.
"""

from __future__ import annotations

from typing import Final

# Columns of a row: the stones are by seat, the kings of both in one column
STONES: Final = 0
KINGS: Final = 2
TURN: Final = 3
CULPRITS: Final = 4
"""The squares that the seat on turn may huff; there is a claim if there are any."""
CORRECTS: Final = 5
PAST_LENGTH: Final = 6
CLAIM_LENGTH: Final = 7
"""The number of positions before the turn that missed a capture: its past. The position before that
turn follows them.
"""
PAST: Final = 8
"""Here begin the past positions: three columns each, as the first three. The turns alternate."""
POSITION: Final = 3
LONGEST_PAST: Final = 402
WIDTH: Final = PAST + POSITION * LONGEST_PAST

# Parameters: fields of `Draughts`
REPETITION: Final = 0
QUIET_LIMIT: Final = 1
IS_STRICT: Final = 2
HUFFING_MOVES: Final = 3
MAY_STOP: Final = 4
TURNING: Final = 5
CAPTURES_ON: Final = 6
LEAVES_AFTER: Final = 7
CROWNING: Final = 8
IS_LARGEST: Final = 9
HAS_PRECEDENCE: Final = 10
FLIES: Final = 11
TAKES_KING: Final = 12
MIXES: Final = 13
THROUGH_GAPS: Final = 14
"""The directions as a mask."""
BARE: Final = 15
"""By seat: the winner when that seat has no stones."""
STUCK: Final = 17
START: Final = 19
MAN_STEPS: Final = 21
"""The numbers of directions in `EIGHT`, eight columns, -1 after the last one."""
MAN_JUMPS: Final = 29
KING_LINES: Final = 37
OPTIONS: Final = 45
"""Here begin the numbers of the options."""

# `Turning` and `Crowning`, in their orders
FREELY: Final = 0
NOT_BACK: Final = 1
ENDS: Final = 0
AS_MAN: Final = 2

# Actions: those of Black follow those of White; captures are numbered by their place in a state
SQUARES: Final = 64
DEMAND: Final = SQUARES
MOVES: Final = DEMAND + 1
BY_SEAT: Final = MOVES + SQUARES * SQUARES
WHOLE: Final = 2 * BY_SEAT
MOST: Final = 400
"""How many whole captures a state has at most, and how many that are cut short."""
CUT: Final = WHOLE + MOST
ACTIONS: Final = CUT + MOST

LONGEST: Final = 20
"""More squares than a capture has."""
