"""Deals of Skat: how packets are handed out, and what follows when a deal is over.

The module joins the deals of a match. What happens within one stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, listed, number
from daumen_rules.pieces.cards import Deal, sorted_hand
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between

from ..engines.auction import Auction
from ..engines.hands import hand_told
from ..engines.tricks import Cards
from .clauses import DEALT, NEXT_DEALER, SETTLED
from .rules import DealDir
from .score import outcome
from .table import Bidding, Dealing, Declaring, Match, Over, Playing, Result, playing, total

After: TypeAlias = tuple[Match, tuple[TextEvent, ...]]
"""The match after an action, and what happened."""
PACKETS = (3, 4, 3)
"""What each seat gets at a time; the skat is dealt after the first."""
SKAT = 2


@cites(DEALT)
def dealt(match: Match, deal: Deal, auction: Auction) -> After:
    """Three cards each, the skat, four each, three each."""
    pack, seats = list(deal.cards), _in_order(match)
    hands: list[Cards] = [()] * match.players
    skat: Cards = ()
    for packet in PACKETS:
        for seat in seats:
            hands[seat] = (*hands[seat], *pack[:packet])
            del pack[:packet]
        if not skat:
            skat = sorted_hand(pack[:SKAT])
            del pack[:SKAT]
    held = tuple(map(sorted_hand, hands))
    phase = Bidding(hands=held, skat=skat, auction=auction)
    got = tuple(hand_told(DEALT, seat, held[seat]) for seat in playing(match))
    return match.on_to(phase), got


def _in_order(match: Match) -> tuple[Seat, ...]:
    """The seats as they are dealt to: from the dealer's neighbour on, he himself last if at all."""
    seats = playing(match)
    if match.rules.deal_dir is DealDir.CW:
        return seats
    back = seats[::-1]
    return (*back[1:], back[0]) if back[0] == match.dealer else back


@cites(NEXT_DEALER)
def finished(match: Match, result: Result | None, same_dealer: bool = False) -> After:
    """A deal is over: the next one, or the end."""
    results = (*match.results, result)
    over = len(results) >= total(match)
    dealer = match.dealer if same_dealer else next_seat(match.dealer, match.players)
    after = evolve(match, results=results, dealer=dealer, phase=Over() if over else Dealing())
    ended = outcome(after)
    if ended is not None:
        paid = told(
            SETTLED,
            "The scores are {scores}; each gets {payments}.",
            "Die Endzahlen sind {scores}; es bekommt jeder {payments}.",
            scores=listed([number(score) for score in ended.scores]),
            payments=listed([number(payment) for payment in ended.payments]),
        )
        return after, (paid,)
    deals = told(
        NEXT_DEALER, "{seat} deals next.", "Als Nächster gibt {seat}.", seat=SeatTerm(dealer)
    )
    return after, (deals,)


def faults(match: Match) -> Iterator[Impossible]:
    """Who plays has ten cards, less those played; two lie in the skat, or are taken up."""
    phase = match.phase
    if isinstance(phase, Dealing | Over):
        return
    taken = isinstance(phase, Declaring) and phase.taken and not phase.skat
    for seat, hand in enumerate(phase.hands):
        held = sum(PACKETS) if seat in playing(match) else 0
        if isinstance(phase, Playing) and held:
            held -= len(phase.tricks) + sum(play.seat == seat for play in phase.trick)
        if isinstance(phase, Declaring) and taken and seat == phase.soloist:
            held += SKAT
        yield from between(f"phase.hands[{seat}]", len(hand), held, held)
    lies = 0 if taken else SKAT
    yield from between("phase.skat", len(phase.skat), lies, lies)
