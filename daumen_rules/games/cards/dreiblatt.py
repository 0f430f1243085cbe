"""138 Dreiblatt: three cards, three tricks, a third of the pot for each.

The module has the rule set alone. The engine `engines.dreiblatt` has clauses, options and rules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import Room

from .engines import dreiblatt as d
from .engines.balances import EndPot, settled
from .engines.desk import After, Desk, undealt
from .engines.dreiblatt import CLAUSES, Penalty
from .engines.own_parts import OwnParts
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, TRUMP, Cards


@frozen
class Rules:
    """The rule set: a field an option."""

    stake: int = d.STAKE
    penalty: Penalty = d.PENALTY
    deals: int = d.MATCH
    end_pot: EndPot = d.END_POT


def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Three cards for each seat, for the stake that is agreed."""
    return d.dealt(desk, cards, desk.rules.stake)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(d.__name__),),
    seats=range(2, 6),
    start=undealt,
    deal=deal,
    stages=(d.deciding(lambda _: d.EACH),),
    order=d.order,
    duties=((d.FOLLOWED, FOLLOW_SUIT), (d.TRUMPED, TRUMP)),
    count=d.count,
    outcome=d.outcome,
    ending=d.ending,
    own=OwnParts(settled=settled),
    turns=d.IN_TURN,
    playing=d.OWN,
    taking=d.TAKEN,
)
