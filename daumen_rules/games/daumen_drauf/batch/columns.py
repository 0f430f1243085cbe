"""What stands where: the numbers that make the row of a game, and those of a rule set.

A card is a number from 0 to 53 in card order: the colour is the number // 18, and twins differ in
the last bit, poisonous 0 and harmless 1. A set of cards is a mask with a bit for each. Seats, and
places in a log, count from 0; −1 is nothing.
"""

from __future__ import annotations

from typing import Final

from ..cards import SEATS, TOP_VALUE
from ..option_values import (
    Dealing,
    EndTest,
    ForcedPass,
    Inspection,
    LeaderWithoutCards,
    ParryTiming,
    RefillFirst,
    RefillShort,
    Scope,
    UnfinishedTrick,
)
from ..rule_set import FLAGS

COLOUR: Final = 2 * TOP_VALUE
"""So many cards have a colour."""
CARDS: Final = 3 * COLOUR
MOST: Final = SEATS[-1]
"""So many seats have columns."""

# The row of a game

PHASE: Final = 0
UNDEALT, PLAYING, FINISHED = 0, 1, 2
STARTER: Final = 1
PACK: Final = 2
"""The cards that are played with, as a mask."""
HAND_SIZE: Final = 3
DECK_SIZE: Final = 4
EVENTS: Final = 5
"""How many events there were."""
TRICKS: Final = 6
"""How many tricks have been taken."""
TAKER: Final = 7
"""Who took the last one."""
TURN: Final = 8
LEADER: Final = 9
PASSES: Final = 10
LAP: Final = 11
HIGHEST: Final = 12
"""The card to be beaten; −1 before the lead."""
OWNER: Final = 13
"""Who showed it."""
NEW: Final = 14
"""The cards of the colours that are new to the trick, as a mask."""
HIGHER: Final = 15
"""The cards that are higher than the highest, as a mask; all before the lead."""
TRICK: Final = 16
"""The cards of the trick, as a mask."""
FIRST: Final = 17
"""Where the trick begins in the log of shown cards."""
SHOWN: Final = 18
"""How many cards were shown in the game."""
DRAWN: Final = 19
"""How many cards of the deck were dealt or drawn; the others are the draw pile."""
HANDS: Final = 20
"""A mask for each seat."""
CAPTURED: Final = HANDS + MOST
"""A mask for each seat."""
COVERED: Final = CAPTURED + MOST
"""For each seat the place in the log of the card that it covers; −1 for none."""
DECK: Final = COVERED + MOST
"""The cards of the deck, the top one first, also those that were drawn."""
DRAWS: Final = DECK + CARDS
"""For each place of the deck who drew the card, and at which event: 8 × event + seat."""
LOG: Final = DRAWS + CARDS
"""The shown cards: card, seat, lap, event, and the event at which it was released, 0 for none."""
CARD_BITS, SEAT_AT, LAP_AT, EVENT_AT, RELEASED_AT = 63, 6, 9, 16, 32
"""Where these stand in an entry: the card in the lowest six bits, the others from these bits on."""
TAKEN: Final = LOG + CARDS
"""The tricks taken: the taker, the place in the log of the card that follows, and the event at
which they were looked at.
"""
END_AT, INSPECTED_AT = 3, 9
WIDTH: Final = TAKEN + CARDS

# Parameters

PLAYERS: Final = 0


def _flag(name: str) -> int:
    return 1 + FLAGS.index(name)


INSPECTION: Final = _flag("inspection")
REFILL_FIRST: Final = _flag("refill_first")
REFILL_SHORT: Final = _flag("refill_short")
PARRY_TIMING: Final = _flag("parry_timing")
SELF_PARRY: Final = _flag("self_parry")
LEADER_WITHOUT_CARDS: Final = _flag("leader_without_cards")
END_TEST: Final = _flag("end_test")
COVERED_IS_HAND: Final = _flag("covered_card_is_hand_card")
UNFINISHED_TRICK: Final = _flag("unfinished_trick")
COLOUR_SCOPE: Final = _flag("colour_scope")
REFILL_SCOPE: Final = _flag("refill_scope")
MUST_SHOW_SCOPE: Final = _flag("must_show_scope")
REFILL_AFTER_PARRY: Final = _flag("refill_after_parry")
FORCED_PASS: Final = _flag("forced_pass")
PARRIER_RELEASES: Final = _flag("parrier_releases_old_card")
DEAL: Final = _flag("deal")
PARAMETERS: Final = 1 + len(FLAGS)
"""How many parameters there are. A flag is its value's place among the values; 0 and 1 for no and
yes.
"""

TAKER_ONLY: Final = list(Inspection).index(Inspection.TAKER_ONLY)
WINNER: Final = list(RefillFirst).index(RefillFirst.WINNER)
ALL_OR_NOTHING: Final = list(RefillShort).index(RefillShort.ALL_OR_NOTHING)
WHOLE_NEED: Final = list(RefillShort).index(RefillShort.WHOLE_NEED)
ONE_BY_ONE: Final = list(RefillShort).index(RefillShort.ONE_BY_ONE)
ANY_TIME: Final = list(ParryTiming).index(ParryTiming.ANY_TIME)
GAME_ENDS: Final = list(LeaderWithoutCards).index(LeaderWithoutCards.GAME_ENDS)
BEFORE_REFILL: Final = list(EndTest).index(EndTest.BEFORE_REFILL)
ANY_MOMENT: Final = list(EndTest).index(EndTest.ANY_MOMENT)
ANY_MOMENT_PILE_EMPTY: Final = list(EndTest).index(EndTest.ANY_MOMENT_PILE_EMPTY)
NOBODY: Final = list(UnfinishedTrick).index(UnfinishedTrick.NOBODY)
IN_LAP: Final = list(Scope).index(Scope.LAP)
EXPLICIT: Final = list(ForcedPass).index(ForcedPass.EXPLICIT)
SKIP_EMPTY_HANDS: Final = list(ForcedPass).index(ForcedPass.SKIP_EMPTY_HANDS)
PACKETS: Final = list(Dealing).index(Dealing.PACKETS)

# The numbers of actions: those of a seat stand together

PASS: Final = CARDS
"""After a number for showing each card."""
PARRY: Final = CARDS + 1
"""The first of the numbers for parrying with each card."""
EACH: Final = 2 * CARDS + 1
"""So many numbers has each seat."""

# The row of a view

SEEN_PHASE, SEEN_STARTER, SEEN_TRICKS, SEEN_TURN, SEEN_LEADER, SEEN_PILE, OWN_HAND = range(7)
SIZES: Final = 7
"""How many cards each seat holds."""
LAST_HANDS: Final = SIZES + MOST
"""A mask for each seat at the end; −1 before."""
TALLIES: Final = LAST_HANDS + MOST
"""At the end plus, minus and hand of each seat; −1 before."""
COLOURS: Final = TALLIES + 3 * MOST
"""The colours of the trick, the weakest first; −1 for none."""
OUT: Final = COLOURS + 3
"""The known cards that are out of sight, as a mask; then a mask of pairs: the kinds of which one
card, or both, are out and not known.
"""
SEEN_TRICK: Final = OUT + 2
"""The cards of the trick: sight, and from these bits on whether it is covered, and the seat."""
COVERED_AT, SEEN_SEAT_AT = 7, 8
SEEN_LEFT: Final = SEEN_TRICK + CARDS
"""The sights of cards that nobody got."""
TAKEN_SIZES: Final = SEEN_LEFT + CARDS
"""How many cards each seat has captured."""
SEEN_TAKEN: Final = TAKEN_SIZES + MOST
"""Their sights, one seat after the other."""
VIEW_WIDTH: Final = SEEN_TAKEN + CARDS
KIND: Final = 64
"""A sight is the number of the card, or this number and that of the kind."""
