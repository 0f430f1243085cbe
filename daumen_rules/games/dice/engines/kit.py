"""The words in which a dice game is written, so that its module takes them from one place.

Nothing is made here.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from fractions import Fraction

from attrs import evolve

from daumen_rules.games.dice.engines.acts import ROLL, STOP, WORDS, Leave, Word
from daumen_rules.games.dice.engines.columns import (
    Column,
    column_term,
    columns,
    entered,
    free_rows,
)
from daumen_rules.games.dice.engines.fields import (
    ELEVEN,
    Board,
    by_field,
    fields_term,
    last_standing,
    laying,
    stocked,
)
from daumen_rules.games.dice.engines.keep import KeepTable, keeping
from daumen_rules.games.dice.engines.running import (
    loser,
    no_term,
    nothing_yet,
    one_of,
    reached,
    running,
    thrower_loses,
)
from daumen_rules.games.dice.engines.sheets import (
    AGREED,
    SHARED,
    Best,
    Sheet,
    Standing,
    Table,
    adding,
    all_but,
    always,
    fewest,
    highest,
    lasting,
    lowest,
    most,
    no_rounds,
    noting,
    points_of,
    somebody,
    throws,
    while_noted,
)
from daumen_rules.games.dice.engines.striking import Struck, paid_by_struck, striking, struck_term
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import game, rounds_option
from daumen_rules.games.dice.engines.terms import (
    Line,
    best_term,
    chips_term,
    counted,
    open_term,
    painted,
    points_term,
    standing_term,
)
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces, faces_term
from daumen_rules.pieces.matches import paid_to
from daumen_rules.pieces.options import Source, elsewhere, number_option, option
from daumen_rules.pieces.told import Told, told

__all__ = [
    "AGREED",
    "ELEVEN",
    "ROLL",
    "SHARED",
    "STOP",
    "WORDS",
    "Best",
    "Board",
    "Callable",
    "Clause",
    "Column",
    "Faces",
    "Facts",
    "Fraction",
    "Iterator",
    "KeepTable",
    "Leave",
    "Line",
    "Outcome",
    "Seat",
    "SeatTerm",
    "Sheet",
    "Source",
    "Standing",
    "StrEnum",
    "Struck",
    "Table",
    "Tally",
    "Term",
    "Text",
    "Told",
    "Word",
    "adding",
    "all_but",
    "always",
    "best_term",
    "by_field",
    "chips_term",
    "cites",
    "clauses",
    "clockwise",
    "column_term",
    "columns",
    "counted",
    "elsewhere",
    "entered",
    "evolve",
    "faces_term",
    "fewest",
    "fields_term",
    "free_rows",
    "frozen",
    "game",
    "highest",
    "keeping",
    "last_standing",
    "lasting",
    "laying",
    "loser",
    "lowest",
    "most",
    "no_rounds",
    "no_term",
    "nothing_yet",
    "noting",
    "number",
    "number_option",
    "one_of",
    "open_term",
    "option",
    "paid_by_struck",
    "paid_to",
    "painted",
    "points_of",
    "points_term",
    "reached",
    "rounds_option",
    "row",
    "running",
    "somebody",
    "standing_term",
    "stocked",
    "striking",
    "struck_term",
    "thrower_loses",
    "throws",
    "told",
    "while_noted",
]
