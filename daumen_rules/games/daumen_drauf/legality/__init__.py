"""What is not allowed: a table of rows, each a clause and a function.

All rows are asked of every action that their signatures speak about. Their order means nothing but
the order in which breaches are told: the reason before the duty. No row changes anything.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.row import Legality, where

from .. import clauses as c
from ..model import Action, State
from . import dealing, showing, turns

LEGALITY: Final[Legality[State, Action]] = Legality(
    turns.acts_after_the_end,
    dealing.no_such_seat,
    dealing.plays_before_the_deal,
    dealing.deals_again,
    dealing.deals_a_card_twice,
    *where(dealing.for_two, dealing.lacks_cards.under(c.DECK_1)),
    *where(dealing.for_three_to_six, dealing.lacks_cards.under(c.DECK_3)),
    *where(dealing.for_seven, dealing.lacks_cards.under(c.DECK_4)),
    dealing.deals_a_card_from_the_box,
    *where(
        turns.is_out_of_turn,
        turns.opens_in_place_of_the_starter,
        turns.leads_in_place_of_the_winner,
        turns.leads_in_place_of_the_next_with_cards,
        turns.acts_out_of_turn,
    ),
    *where(turns.is_on_turn, turns.passes_the_lead, turns.passes_at_the_start_of_a_lap),
    showing.shows_a_card_not_in_hand,
    *where(
        showing.is_no_higher,
        showing.shows_no_higher_value,
        showing.shows_a_topped_colour,
        showing.enters_with_no_higher_card,
        showing.raises_with_no_higher_card,
    ),
    showing.parries_before_the_lead,
    showing.parries_with_no_twin,
    showing.parries_its_own_card,
    showing.parries_out_of_turn,
)
