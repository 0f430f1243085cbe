"""The words in which a dice game is written: its module takes all of them from here.

A game is a block of `clauses`, called `CLAUSES`; `Rules`, of which each field is an option;
functions, each of which `cites` the clauses that it carries out; and `game`, which makes an entry
of them. What has the name of a part of `Tally`, such as a function `over`, is that part; what each
part is asked, stands there. What begins small and is called with a clause, such as `highest(WINS)`,
gives such a function.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from fractions import Fraction

from daumen_rules.games.dice.engines.acts import (
    ROLL,  # said by whoever throws again
    STOP,  # said by whoever ends his go
    WORDS,  # both of them, for `says`
    Keep,  # the act of keeping dice
    Word,  # a word that can be said: in German, and what is told of it
)
from daumen_rules.games.dice.engines.asked import (
    beginning,  # every seat begins with such a note
    by_before,  # by which of two clauses notes are others, asked of the sheet before
    by_end,  # by which of two clauses it ends, asked of the last sheet
    by_note,  # by which of two clauses a note is another, asked of the note
    somebody,  # over when the note of a seat says so
    taking_part,  # a seat throws as long as its note says so
    together,  # over when what all share says so
)
from daumen_rules.games.dice.engines.columns import (
    Column,  # a note of six rows and their products
    column_term,  # that note as a fact
    columns,  # an empty column for each seat
    entered,  # the pips are entered in a row, multiplied
    free_rows,  # asked: the rows that are free
)
from daumen_rules.games.dice.engines.fields import (
    ELEVEN,  # empty fields for the sums of two dice
    Board,  # a table on whose fields chips lie
    by_field,  # by which clause chips moved
    fields_term,  # the fields as a fact
    last_standing,  # over when one seat alone has chips
    laying,  # a chip is laid on an empty field, or taken from another
    on_fields,  # chips that lie on numbered fields
)
from daumen_rules.games.dice.engines.keep import (
    KeepTable,  # a table at which dice are kept in a go
    keeping,  # what may be left
)
from daumen_rules.games.dice.engines.running import (
    SUMMED,  # for `game`: the sum of all is noted, and somebody loses by it
    loser,  # the outcome where whoever threw last has lost
    no_term,  # nothing as a fact, where nothing is noted
    one_of,  # the outcome where one seat has won
    reached,  # over when the common number has reached a limit
    running,  # the pips of all are added up
    thrower_loses,  # whoever threw last has lost
    thrower_wins,  # whoever threw last has won
)
from daumen_rules.games.dice.engines.sheets import (
    AGREED,  # the clause that rounds are agreed
    Best,  # a note of points, and what this go counts in them
    Sheet,  # the state: notes by seat, and who throws
    Standing,  # a note of points, and whether the seat is out
    Table,  # a sheet with something that all share
    adding,  # notes are sums: makes `count` of what a throw is worth
    all_but,  # the outcome where some have lost
    always,  # a go lasts until something else ends it
    fewest,  # the outcome where the fewest points win
    highest,  # the most points win
    lasting,  # so many rounds
    lowest,  # the fewest points win
    most,  # the outcome where the most points win
    no_rounds,  # no number of rounds ends it
    noting,  # a sheet with another note of a seat
    points_of,  # the points of all seats
    throws,  # a go has so many throws
    while_noted,  # a go lasts as long as throws bring something
)
from daumen_rules.games.dice.engines.striking import (
    STRIKING,  # for `game`: open numbers are noted
    Struck,  # a note of open numbers, and strokes at the 7
    paid_by_struck,  # the first without open numbers wins, and is paid
    striking,  # a throw strikes its number
)
from daumen_rules.games.dice.engines.tally_entry import (
    game,  # the entry of a game
    rounds_option,  # how many rounds are played
)
from daumen_rules.games.dice.engines.terms import (
    FIELDS,  # before what all share: chips that lie on fields
    IN_MIDDLE,  # for `game`: chips are noted, and others lie in the middle
    MIDDLE,  # before what all share: chips that lie in the middle
    NOW,  # before what all share: what holds just now
    Counted,  # so many of something as a fact
    Line,  # a line of a table, with a value for each seat
    best_term,  # a `Best` as a fact
    chips_term,  # chips as a fact
    in_throws,  # points, and in how many throws, as a fact
    open_term,  # open numbers as a fact
    painted,  # a throw of white and grey dice as a fact
    points_term,  # points as a fact
    standing_term,  # a `Standing` as a fact
)
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.heard import Heard
from daumen_rules.pieces.matches import paid_to
from daumen_rules.pieces.options import Source, number_option, option
from daumen_rules.pieces.told import Told, told

# fmt: off
__all__ = [
    "AGREED", "ELEVEN", "FIELDS", "IN_MIDDLE", "MIDDLE", "NOW", "ROLL", "STOP", "STRIKING",
    "SUMMED", "WORDS", "Best", "Board", "Callable", "Clause", "Column", "Counted", "Faces",
    "Facts", "Fraction", "Heard", "Iterator", "Keep", "KeepTable", "Line", "Outcome", "Seat",
    "SeatTerm", "Sheet", "Source", "Standing", "StrEnum", "Struck", "Table", "Term", "Text",
    "Told", "Word", "adding", "all_but", "always", "beginning", "best_term", "by_before",
    "by_end", "by_field", "by_note", "chips_term", "cites", "clauses", "clockwise",
    "column_term", "columns", "entered", "evolve", "fewest", "fields_term", "free_rows",
    "frozen", "game", "highest", "in_throws", "keeping", "last_standing", "lasting", "laying",
    "loser", "lowest", "most", "no_rounds", "no_term", "noting", "number", "number_option",
    "on_fields", "one_of", "open_term", "option", "paid_by_struck", "paid_to", "painted",
    "points_of", "points_term", "reached", "rounds_option", "row", "running", "somebody",
    "standing_term", "striking", "taking_part", "thrower_loses", "thrower_wins", "throws",
    "together", "told", "while_noted",
]
# fmt: on
