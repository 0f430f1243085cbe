"""30 Mühle: nine men's morris.

Here lives the rule set; clauses, options and all the rest stand in the engine, of which it is the
base.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from daumen_rules.games.board.engines.morris import clauses as c
from daumen_rules.games.board.engines.morris.clauses import CLAUSES, AllInMills, Taking, TwoMills
from daumen_rules.games.board.engines.morris.family import Variant
from daumen_rules.games.board.engines.morris.game import morris_entry
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.entry import with_examples


@frozen
class Rules:
    """The rule set: a field an option."""

    all_in_mills: AllInMills = AllInMills.NOTHING
    two_mills: TwoMills = TwoMills.ONE
    taking: Taking = Taking.MUST
    repetition: int = 3
    quiet_limit: int = 100


ENTRY: Final = with_examples(
    morris_entry(
        module=__name__,
        slug="muehle",
        title=Text("Nine men's morris", "Mühle"),
        number="30",
        clauses=CLAUSES,
        rules=Rules(),
        options=(c.ALL_IN_MILLS, c.TWO_MILLS, c.TAKING, c.REPETITION, c.QUIET_LIMIT),
        variant=Variant(),
    ),
    (0, "leave"),
)
GAME: Final = ENTRY.game
