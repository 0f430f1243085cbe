"""The answers that a rule set may give: one enum for each open question with more than two sides.

The module has words alone. Which answer a rule set gives stands in `rule_set`, what it does in the
function that asks for it.
"""

from __future__ import annotations

from enum import StrEnum


class Inspection(StrEnum):
    """Q01: who looks at the covered cards of a completed trick."""

    ALL = "all"
    TAKER_ONLY = "taker_only"


class RefillFirst(StrEnum):
    """Q30: who draws first."""

    WINNER = "winner"
    LAST_ACTOR = "last_actor"


class RefillShort(StrEnum):
    """Q31: what happens when the draw pile is too short for everybody."""

    GREEDY = "greedy"
    ALL_OR_NOTHING = "all_or_nothing"
    WHOLE_NEED = "whole_need"
    ONE_BY_ONE = "one_by_one"


class ParryTiming(StrEnum):
    """Q20: when a seat may parry."""

    OWN_TURN = "own_turn"
    ANY_TIME = "any_time"


class LeaderWithoutCards(StrEnum):
    """Q33: what happens when the winner of a trick has no card to lead."""

    NEXT_CLOCKWISE = "next_clockwise"
    GAME_ENDS = "game_ends"


class EndTest(StrEnum):
    """Q40: when it is asked whether at most one seat has cards."""

    AFTER_REFILL = "after_refill"
    BEFORE_REFILL = "before_refill"
    ANY_MOMENT = "any_moment"
    ANY_MOMENT_PILE_EMPTY = "any_moment_pile_empty"


class UnfinishedTrick(StrEnum):
    """Q42: who gets a trick in which the game ends."""

    HIGHEST_TAKES = "highest_takes"
    NOBODY = "nobody"


class Scope(StrEnum):
    """Q12, Q13, Q14: whether "round" means the trick or the lap."""

    TRICK = "trick"
    LAP = "lap"


class ForcedPass(StrEnum):
    """Q17: what a seat does that can only pass."""

    EXPLICIT = "explicit"
    SKIP_EMPTY_HANDS = "skip_empty_hands"
    SKIP_ALL = "skip_all"


class Dealing(StrEnum):
    """Q50: how the cards are dealt."""

    SINGLE = "single"
    PACKETS = "packets"


class MatchMeasure(StrEnum):
    """Q52: what is added up over several games."""

    NET = "net"
    PLUS_ONLY = "plus_only"


class NextStarter(StrEnum):
    """Q54: who starts the next game of a match."""

    SAME_SEAT = "same_seat"
    ROTATE = "rotate"
    BEST_SCORE = "best_score"
