"""Bounds of the cards left at the end of a game, by the readings of its end and of refilling.

`final_points` decides whether points are possible within these bounds.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.rule_set import (
    EndTest,
    LeaderWithoutCards,
    RefillShort,
    RuleSet,
    UnfinishedTrick,
)


def most_holders(rules: RuleSet, players: int) -> int:
    """The greatest number of seats that may have cards left (OVER-1, Q33)."""
    ends = rules.leader_without_cards is LeaderWithoutCards.GAME_ENDS
    return players - 1 if ends else 1


def ends_within_a_trick(rules: RuleSet) -> bool:
    """Whether a game can end before its last trick is over (Q40, Q41)."""
    within = (EndTest.ANY_MOMENT, EndTest.ANY_MOMENT_PILE_EMPTY)
    return rules.end_test in within and not rules.covered_card_is_hand_card


def is_anybodys(rules: RuleSet) -> bool:
    """Whether a seat gets the trick within which a game ends (Q42)."""
    return rules.unfinished_trick is UnfinishedTrick.HIGHEST_TAKES


def most_in_pile(rules: RuleSet, pack: Pack, players: int) -> int:
    """The greatest number of cards left in the draw pile (FILL-1, Q26, Q31, Q40)."""
    undealt = len(pack.cards) - pack.hand_size * players
    in_one_trick = min(_longest_trick(pack), pack.hand_size * players)
    if not rules.refill_after_parry:
        return undealt
    if rules.end_test in (EndTest.BEFORE_REFILL, EndTest.ANY_MOMENT):
        runs_dry = in_one_trick >= pack.hand_size * (players - 1)
        return undealt if runs_dry else 0
    match rules.refill_short:
        case RefillShort.GREEDY | RefillShort.ONE_BY_ONE:
            return 0
        case RefillShort.WHOLE_NEED:
            return pack.hand_size - 1
        case RefillShort.ALL_OR_NOTHING:
            return min(undealt, in_one_trick - 1)


def _longest_trick(pack: Pack) -> int:
    """The most cards of a trick: they rise, so each kind comes once, and one more parries."""
    return len(pack.cards) // 2 + 1
