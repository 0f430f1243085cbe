"""Types that a dice game's functions take and return: dice, bets, words, seats, clauses, outcomes.

Games import from here the names that their engines do not give them. Nothing is defined here.
"""

from collections.abc import Callable as Callable
from collections.abc import Iterator as Iterator
from fractions import Fraction as Fraction

from daumen_rules.kernel.clause import Clause as Clause
from daumen_rules.kernel.game import Outcome as Outcome
from daumen_rules.kernel.seats import Seat as Seat
from daumen_rules.kernel.seats import clockwise as clockwise
from daumen_rules.pieces.callouts import Heard as Heard
from daumen_rules.pieces.choices import Bet as Bet
from daumen_rules.pieces.choices import Choosing as Choosing
from daumen_rules.pieces.choices import Stake as Stake
from daumen_rules.pieces.choices import Word as Word
from daumen_rules.pieces.dice import Faces as Faces
from daumen_rules.pieces.matches import paid_to as paid_to
