"""The scores of Skat: the result of a deal, and the totals and payments of a match.

The module only scores: tricks go in, results and payments come out.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.matches import between

from ..engines.desk import Desk
from ..engines.tricks import Cards, Trick, points, won_by
from . import clauses as c
from .rules import Ninety, Overbid, Rules, SkatTops, TenTricks
from .table import HAND, SkatDesk, at, is_over
from .values import REACHABLE, Contract, Goal, Kind, Result, base, next_multiple, order, tops, value

ENOUGH = 61
NINETY = 90
"""The soloist's points that make the other side Schneider."""
THIRTY = 30
"""The most points of a side that is Schneider."""


def taken(desk: SkatDesk) -> tuple[Trick, ...]:
    """The tricks of the soloist."""
    return won_by(desk.alone, order(desk.rules, desk.game.kind), desk.tricks)


@cites(c.POINTS, c.SKAT_COUNTS)
def counted(own: Sequence[Trick], skat: Cards) -> int:
    """The points of the soloist's tricks and the skat; none if he has no trick."""
    cards = [play.card for trick in own for play in trick]
    return points((*cards, *skat)) if own else 0


@cites(c.SCHNEIDER)
def reached(rules: Rules, score: int, own: int, others: int) -> Goal:
    """Schwarz, Schneider or plain, by the soloist's points `score` and both sides' tricks."""
    if not own or not others:
        return Goal.SCHWARZ
    enough = NINETY if rules.ninety is Ninety.AT_90 else NINETY + 1
    return Goal.SCHNEIDER if score >= enough or score <= THIRTY else Goal.PLAIN


@cites(c.TEN_TRICKS)
def needs_all_tricks(rules: Rules, contract: Contract) -> bool:
    """Whether the soloist wins only with all ten tricks."""
    by_hand = contract.hand and rules.ten_tricks is TenTricks.HAND_GAMES
    return by_hand or contract.goal is Goal.OPEN


@cites(c.WON)
def is_won(rules: Rules, contract: Contract, score: int, own: int, step: Goal) -> bool:
    """Whether the soloist has won a suit game or Grand with `score` points and `own` tricks."""
    if needs_all_tricks(rules, contract):
        return own == HAND
    return score >= ENOUGH and REACHABLE.index(step) >= REACHABLE.index(contract.goal)


def held(desk: SkatDesk) -> Cards:
    """The soloist's cards from which top trumps are counted: those dealt to him and the skat; in a
    hand game the skat only if the rule set counts it.
    """
    tricks = (*desk.tricks, desk.trick)
    own = (p.card for trick in tricks for p in trick if p.seat == desk.alone)
    counts = not desk.game.hand or desk.rules.skat_tops is SkatTops.COUNTED
    return (*desk.hands[desk.alone], *own, *(desk.stock if counts else ()))


@cites(c.NULL_WON)
def judged(desk: SkatDesk) -> Result:
    """The result of a deal whose cards are all played, or whose Null is lost."""
    own, rules = taken(desk), desk.rules
    score, number = counted(own, desk.stock), len(own)
    if desk.game.kind is Kind.NULL:
        return _result(desk, score, number, Goal.PLAIN, not own)
    step = reached(rules, score, number, len(desk.tricks) - number)
    won = is_won(rules, desk.game, score, number, step)
    return _result(desk, score, number, step, won)


@cites(c.SKAT_SHOWN)
def forfeited(desk: SkatDesk, seat: Seat) -> Result:
    """The result of a deal in which a seat has turned up the skat: its side has lost.

    A soloist who wins so has reached an announced Schneider or Schwarz; else the plain game counts.
    """
    own, won = taken(desk), seat != desk.alone
    goal = desk.game.goal if won and desk.game.goal in REACHABLE else Goal.PLAIN
    return _result(desk, counted(own, desk.stock), len(own), goal, won)


@cites(c.FINAL_VALUE, c.SCORED)
def _result(desk: SkatDesk, score: int, own: int, step: Goal, won: bool) -> Result:
    contract, bid, rules = desk.game, desk.bidding.bid, desk.rules
    top = tops(rules, contract.kind, held(desk))
    worth = value(rules, contract, top, step)
    over = worth < bid and rules.overbid is Overbid.LOST_NEXT_MULTIPLE
    if over:
        won, worth = False, next_multiple(base(rules, contract), bid)
    loss = -worth if contract.hand else -2 * worth
    return Result(
        soloist=desk.alone,
        contract=contract,
        bid=bid,
        points=score,
        tricks=own,
        tops=top,
        reached=step,
        won=won,
        overbid=over,
        value=worth,
        score=worth if won else loss,
    )


@cites(c.SETTLED)
def settled(scores: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets in the end; what it pays is negative."""
    return between(len(scores), lambda payer, to: max(0, scores[to] - scores[payer]))


def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The scores and the payments after the last deal; None before."""
    return Outcome(desk.points, payments=settled(desk.points)) if is_over(at(desk)) else None
