"""What is higher: the one comparison of the game.

The module orders the cards within a trick. What follows from it for an action stands in `legality`.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat

from . import clauses as c
from .model import Card, Colour, ShownCard, Table, Trick
from .rule_set import Scope


@cites(c.HIGH_3, c.HIGH_4)
def colour_order(trick: Trick, scope: Scope) -> tuple[Colour, ...]:
    """The colours of a trick, the weakest first: in the order in which they appeared."""
    return tuple(dict.fromkeys([shown.card.colour for shown in _that_count(trick, scope)]))


def _that_count(trick: Trick, scope: Scope) -> tuple[ShownCard, ...]:
    """The cards of a trick that decide what is higher: all of them.

    With scope `lap` the order starts afresh in each lap, with the colour to be beaten (Q12).
    """
    if scope is Scope.TRICK:
        return trick.shown
    before = sum(card.lap < trick.lap for card in trick.shown)
    return trick.shown[max(before - 1, 0) :]


@cites(c.HIGH_1, c.HIGH_2, c.HIGH_5)
def is_higher(card: Card, trick: Trick, scope: Scope) -> bool:
    """Whether a card may be shown on those of a trick: a higher value of the highest card's colour,
    or a colour new to the trick, whatever its value.
    """
    highest, colour = trick.highest, card.colour
    if highest is None:
        return True
    if colour is highest.card.colour:
        return card.value > highest.card.value
    return colour not in [shown.card.colour for shown in _that_count(trick, scope)]


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
