"""Questions that no position answers: on the deal, on the points of a game, on several games.

The answers follow from the names, points and totals that are told.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.rule_set import NextStarter, RuleSet
from daumen_rules.games.daumen_drauf.scoring import tally
from daumen_rules.kernel.verdict import Verdict

from . import verdicts as v
from .faults import deck_clause
from .model import Asks, Situation
from .points_asked import can_be

OF_GAMES: Final = (
    *(Asks.STARTS_NEXT, Asks.DEALS_NEXT, Asks.WINS),
    *(Asks.CAN_BE, Asks.DECK, Asks.DEALT, Asks.UNDEALT, Asks.DEALER, Asks.STARTER),
)


def of_games(situation: Situation, rules: RuleSet, pack: Pack) -> Verdict:
    """The answer to a question on several games."""
    if situation.ask.kind is Asks.WINS:
        return v.winners(situation.totals)
    dealt = pack.hand_size * situation.players
    match situation.ask.kind:
        case Asks.CAN_BE:
            return can_be(situation, rules, pack)
        case Asks.DECK:
            return v.number_of(len(pack.cards), (deck_clause(situation.players), c.MAT_3))
        case Asks.DEALT:
            return v.number_of(pack.hand_size, (c.START_3,))
        case Asks.UNDEALT:
            return v.number_of(len(pack.cards) - dealt, (c.START_6, c.START_3))
        case Asks.DEALER:
            dealer_of = Match(situation.players, rules, 1, situation.starter).dealer
            return v.seat_or_nobody(dealer_of, (c.START_2,))
        case Asks.STARTER:
            return v.seat_or_nobody(situation.starter, (c.START_1,))
        case _:
            pass
    dealer = situation.ask.kind is Asks.DEALS_NEXT
    if rules.next_starter is NextStarter.BEST_SCORE:
        return v.best_of_the_game(dealer=dealer)
    nothing = tuple(tally((), ()) for _ in range(situation.players))
    last = PlayedGame(situation.starter, nothing)
    match = Match(situation.players, rules, 2, situation.starter, (last,))
    if dealer:
        return v.seat_or_nobody(match.dealer, (c.START_2,))
    return v.seat_or_nobody(match.starter, (c.START_7, c.START_1))
