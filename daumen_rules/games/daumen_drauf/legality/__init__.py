"""What is not allowed: a table of rows, each a clause and the function that finds it broken.

All rows are asked of every action. Their order means nothing but the order in which breaches are
told: the reason before the duty. No row changes anything.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.legality import dealing, showing, turns
from daumen_rules.games.daumen_drauf.model import Action, State
from daumen_rules.kernel.ruling import Rule

LEGALITY: Final[tuple[Rule[State, Action], ...]] = (
    Rule(c.OVER_1, turns.acts_after_the_end),
    Rule(c.GAME_1, dealing.no_such_seat),
    Rule(c.START_2, dealing.deal_out_of_place),
    Rule(c.MAT_4, dealing.deals_a_card_twice),
    Rule(c.DECK_1, dealing.lacks_cards_for_two),
    Rule(c.DECK_3, dealing.lacks_cards_for_three_to_six),
    Rule(c.DECK_4, dealing.lacks_cards_for_seven),
    Rule(c.DECK_6, dealing.deals_a_card_from_the_box),
    Rule(c.START_1, turns.opens_in_place_of_the_starter),
    Rule(c.NEXT_1, turns.leads_in_place_of_the_winner),
    Rule(c.NEXT_2, turns.leads_in_place_of_the_next_with_cards),
    Rule(c.TURN_1, turns.acts_out_of_turn),
    Rule(c.LEAD_2, turns.passes_the_duty_to_show),
    Rule(c.THUMB_1, showing.shows_a_card_not_in_hand),
    Rule(c.HIGH_1, showing.shows_no_higher_value),
    Rule(c.HIGH_5, showing.shows_a_topped_colour),
    Rule(c.TURN_2, showing.enters_with_no_higher_card),
    Rule(c.RAISE_3, showing.raises_with_no_higher_card),
    Rule(c.PARRY_1, showing.parries_with_no_twin),
    Rule(c.PARRY_1, showing.parries_his_own_card),
    Rule(c.PARRY_2, showing.parries_out_of_turn),
)
