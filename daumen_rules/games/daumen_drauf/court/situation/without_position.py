"""Questions that no position answers: on the deal, on several games, on talk, on looking again.

The answers follow from the names and totals, or stand in a table of what each reading of an open
question answers where the rules have no flag for it.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.court.situation import verdicts as v
from daumen_rules.games.daumen_drauf.court.situation.faults import deck_clause
from daumen_rules.games.daumen_drauf.court.situation.final_points import can_be
from daumen_rules.games.daumen_drauf.court.situation.model import Asks, Situation
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.readings import NextStarter, RuleSet
from daumen_rules.games.daumen_drauf.scoring import tally
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.text import sentence
from daumen_rules.kernel.verdict import Reason, Verdict

OF_GAMES: Final = (
    *(Asks.STARTS_NEXT, Asks.DEALS_NEXT, Asks.WINS),
    *(Asks.CAN_BE, Asks.DECK, Asks.DEALT, Asks.UNDEALT, Asks.DEALER, Asks.STARTER),
)


@frozen
class Spoken:
    """A question of the register without a flag, and what each of its readings answers."""

    question: str
    verdicts: tuple[tuple[str, Verdict], ...]
    of_default: Support | None = None
    """How both manuals carry the default here, where that is otherwise than in general."""


_TALK_IS_FREE: Final = Reason(
    c.GAME_1,
    sentence(
        "Neither manual has a rule on talk; both call the game one of bluff.",
        "Keine der Anleitungen hat eine Regel für das Reden; beide sagen Bluffspiel.",
    ),
)
_RAISE: Final = sentence(
    "only by raising: the old card is laid open, and a new one shown",
    "nur durch Erhöhen: Die alte Karte wird offen hingelegt und eine neue gezeigt",
)


def spoken(situation: Situation) -> Spoken | None:
    """What the readings of a question without a flag answer; None where there is none."""
    match situation.ask.kind:
        case Asks.LOOK_AGAIN:
            return Spoken(
                "Q02",
                (
                    ("nobody", v.refused((c.END_4, c.END_6))),
                    ("owner_only", v.allowed((c.END_4,))),
                    ("everybody", v.allowed((c.END_6,))),
                ),
            )
        case Asks.LOOK_OWN:
            return Spoken(
                "Q02",
                (
                    ("nobody", v.refused((c.END_4,))),
                    ("owner_only", v.allowed((c.END_4,))),
                    ("everybody", v.allowed((c.END_4,))),
                ),
                Support.WEAK,
            )
        case Asks.TAKE_BACK:
            return Spoken(
                "Q19",
                (
                    ("stays", v.refused((c.END_3, c.RAISE_2), (_RAISE,))),
                    ("taken_back", v.allowed((c.END_3,))),
                ),
            )
        case Asks.CHANGE:
            return Spoken(
                "Q05",
                (
                    ("at_once", v.refused((c.TURN_2,))),
                    ("until_the_next", v.allowed((c.TURN_2,))),
                ),
            )
        case Asks.UNCOVER:
            return Spoken(
                "Q04",
                (
                    ("thumb_stays", v.refused((c.THUMB_2, c.THUMB_4))),
                    ("may_lift_thumb", v.allowed((c.THUMB_2,))),
                ),
            )
        case Asks.TALK:
            return Spoken("Q04", (("thumb_stays", v.allowed((_TALK_IS_FREE,))),))
        case Asks.WINS:
            return _tie(situation)
        case _:
            return None


def _tie(situation: Situation) -> Spoken | None:
    if situation.totals is None or len(Outcome(situation.totals).winners) == 1:
        return None
    lots = Verdict("by lot", sentence("one of them, by lot", "einer von ihnen, durch das Los"))
    again = Verdict(
        "another game", sentence("nobody yet: one more game", "noch niemand: eine Partie mehr")
    )
    shared = v.several(Outcome(situation.totals).winners, (c.WIN_3, c.WIN_4))
    return Spoken("Q53", (("shared", shared), ("lots", lots), ("another_game", again)))


def of_games(situation: Situation, rules: RuleSet) -> Verdict:
    """The answer to a question on several games."""
    if situation.ask.kind is Asks.WINS:
        return v.winners(situation.totals)
    pack = pack_for(situation.players)
    dealt = pack.hand_size * situation.players
    match situation.ask.kind:
        case Asks.CAN_BE:
            return can_be(situation, pack)
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
