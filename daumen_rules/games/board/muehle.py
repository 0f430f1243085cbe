"""30 Mühle: nine men's morris.

The module has the rule set alone. Mühle is the base of the morris engine, which has its clauses,
options and rules; `engines.morris.state` works out how stones move and jump.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen

from .engines.morris import clauses as c
from .engines.morris.clauses import CLAUSES, AllInMills, Taking, TwoMills
from .engines.morris.family import Variant
from .engines.morris.game import morris_game


@frozen
class Rules:
    """The rule set: a field an option."""

    all_in_mills: AllInMills = c.ALL_IN_MILLS
    two_mills: TwoMills = c.TWO_MILLS
    taking: Taking = c.TAKING
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT


GAME: Final = morris_game(Rules(), module=__name__, clauses=CLAUSES, variant=Variant())
