"""What is higher: the one comparison of the game.

Here lives the order of cards within a trick. What follows from it for an action stands in
`legality`.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.model import Card, Colour, Table, Trick
from daumen_rules.games.daumen_drauf.readings import Scope
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat


@cites(c.HIGH_3, c.HIGH_4)
def colour_order(trick: Trick, scope: Scope) -> tuple[Colour, ...]:
    """The colours of a trick, the weakest first: in the order in which they appeared.

    With scope `lap` the order starts afresh in each lap, with the colour to be beaten (Q12).
    """
    shown = trick.shown
    if scope is Scope.LAP:
        before = sum(card.lap < trick.lap for card in shown)
        shown = shown[max(before - 1, 0) :]
    return tuple(dict.fromkeys(s.card.colour for s in shown))


@cites(c.HIGH_1, c.HIGH_2, c.HIGH_5)
def is_higher(card: Card, trick: Trick, scope: Scope) -> bool:
    """Whether a card may be shown on those of a trick: a higher value of the highest card's colour,
    or a colour new to the trick, whatever its value.
    """
    if trick.highest is None:
        return True
    if card.colour is trick.highest.card.colour:
        return card.value > trick.highest.card.value
    return card.colour not in colour_order(trick, scope)


@cites(c.PARRY_1)
def is_twin_of_highest(card: Card, trick: Trick) -> bool:
    """Whether a card is the twin of the card to be beaten."""
    return trick.highest is not None and card == trick.highest.card.twin


def can_only_pass(table: Table, trick: Trick, seat: Seat) -> bool:
    """Whether a seat on turn holds neither a higher card nor the twin of the highest."""
    return not any(
        is_higher(card, trick, table.rules.colour_scope) or is_twin_of_highest(card, trick)
        for card in table.hands[seat]
    )
