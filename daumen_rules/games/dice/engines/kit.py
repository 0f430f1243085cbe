"""What every dice game is written with: clauses, marks, options, frozen classes.

Games take from here, from `values` and `texts`, and from the engines whose
parts they use. Nothing is defined here.
"""

from enum import StrEnum as StrEnum
from typing import Annotated as Annotated

from daumen_rules.kernel.clause import cites as cites
from daumen_rules.kernel.frozen import evolve as evolve
from daumen_rules.kernel.frozen import frozen as frozen
from daumen_rules.pieces.book import clauses as clauses
from daumen_rules.pieces.marks import Called as Called
from daumen_rules.pieces.options import Source as Source
from daumen_rules.pieces.options import number_option as number_option
from daumen_rules.pieces.options import option as option
