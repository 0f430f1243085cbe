"""Deals of Skat: how the dealer hands out packets, and what follows the end of a deal.

The module joins the deals of a match. `choice` and `play` say what happens within one.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, listed, number
from daumen_rules.pieces.cards import Card, sorted_hand
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between, expected

from ..engines.desk import After, Desk, Task
from ..engines.hands import hand_told
from ..engines.tricks import Cards
from . import clauses as c
from .rules import DealDir, Rules
from .table import HAND, SKAT, SkatDesk, at, is_over, opened
from .values import Result, totals

PACKETS = (3, 4, 3)
"""The number of cards in each packet of a seat; the skat comes after the first packets."""


def start(players: int, rules: Rules) -> SkatDesk:
    """The desk before the first deal. The last seat deals."""
    return SkatDesk(rules=rules, players=players, dealer=players - 1, turn=0, points=(0,) * players)


@cites(c.DEALT)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """The desk after the deal, and the events. Packets: three each, the skat, four, three."""
    pack = list(cards)
    skat: Cards = ()
    hands = [list[Card]() for _ in range(desk.players)]
    for packet in PACKETS:
        for seat in in_order(desk):
            hands[seat] += pack[:packet]
            del pack[:packet]
        if not skat:
            skat = sorted_hand(pack[:SKAT])
            del pack[:SKAT]
    held = tuple(map(sorted_hand, hands))
    nothing = ((),) * desk.players
    after = evolve(
        desk, hands=held, aside=nothing, stock=skat, auction=opened(desk.playing), soloist=None
    )
    return after, tuple(hand_told(c.DEALT, seat, held[seat]) for seat in desk.playing)


def in_order(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """The seats in the order of dealing, from the dealer's neighbour to the dealer if he plays."""
    seats = desk.playing
    if desk.rules.deal_dir is DealDir.CW:
        return seats
    back = seats[::-1]
    return (*back[1:], back[0]) if back[0] == desk.dealer else back


@cites(c.NEXT_DEALER)
def scored(desk: SkatDesk, result: Result | None, dealer: Seat) -> After:
    """The desk with the result of the deal, None where all have passed, and the event: who deals
    next.
    """
    results = (*desk.results, result)
    after = evolve(
        desk,
        results=results,
        points=totals(results, desk.players),
        contract=None,
        taken=False,
        turn=next_seat(dealer, desk.players),
    )
    deals = told(
        c.NEXT_DEALER, "{seat} deals next.", "Als Nächster gibt {seat}.", seat=SeatTerm(dealer)
    )
    return after, () if is_over(after) else (deals,)


@cites(c.SETTLED)
def ending(desk: Desk[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """The scores and the payments of the match."""
    yield told(
        c.SETTLED,
        "The scores are {scores}; each gets {payments}.",
        "Die Endzahlen sind {scores}; es bekommt jeder {payments}.",
        scores=listed([number(score) for score in ended.scores]),
        payments=listed([number(payment) for payment in ended.payments]),
    )


def faults(desk: Desk[Rules]) -> Iterator[Impossible]:
    """The faults of a desk: points and deals that are not those of the results, a hand without the
    ten cards less those played, a skat without two cards that are not taken up.
    """
    desk = at(desk)
    sums = totals(desk.results, desk.players)
    for seat, points in enumerate(desk.points):
        yield from between(f"points[{seat}]", points, sums[seat], sums[seat])
    yield from between("deals", desk.deals, len(desk.results), len(desk.results))
    if not desk.hands:
        return
    has_both = (desk.contract is not None) == (desk.task is Task.PLAY)
    en, de = "a game once it is named", "eine Spielansage, sobald es angesagt ist"
    yield from expected(has_both, "contract", desk.contract, en, de)
    lifted = desk.taken and desk.task is Task.AWAY
    for seat, hand in enumerate(desk.hands):
        held = HAND if seat in desk.playing else 0
        if desk.task is Task.PLAY and held:
            held -= len(desk.tricks) + sum(play.seat == seat for play in desk.trick)
        if lifted and seat == desk.soloist:
            held += SKAT
        yield from between(f"hands[{seat}]", len(hand), held, held)
    lies = 0 if lifted else SKAT
    yield from between("stock", len(desk.stock), lies, lies)
