"""Deals of Skat: how the dealer hands out packets, and what follows the end of a deal.

The module joins the deals of a match. `auction`, `choice` and `play` say what happens within one.
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
from .clauses import DEALS, DEALT, NEXT_DEALER, SETTLED
from .rules import DealDir, Rules
from .score import outcome
from .table import Bidding, Dealing, Declaring, Match, Over, Playing, playing
from .values import Result

After: TypeAlias = tuple[Match, tuple[TextEvent, ...]]
"""The match after an action, and the events."""
PACKETS = (3, 4, 3)
"""The number of cards in each packet of a seat; the skat comes after the first packets."""
SKAT = 2


@cites(DEALT)
def dealt(match: Match, deal: Deal, auction: Auction) -> After:
    """The match after the deal, and the events. Packets: three each, the skat, four, three."""
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
    """The seats in the order of dealing, from the dealer's neighbour to the dealer if he plays."""
    seats = playing(match)
    if match.rules.deal_dir is DealDir.CW:
        return seats
    back = seats[::-1]
    return (*back[1:], back[0]) if back[0] == match.dealer else back


def start(players: int, rules: Rules) -> Match:
    """The match before the first deal. The last seat deals."""
    return Match(rules=rules, players=players, dealer=players - 1)


@cites(DEALS)
def total(match: Match) -> int:
    """The number of deals of the match."""
    return match.rules.deals or match.players


@cites(NEXT_DEALER)
def finished(match: Match, result: Result | None, same_dealer: bool = False) -> After:
    """The match after a deal, before the next deal or at its end, and the event. `result` is None
    where all have passed.
    """
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
    """The faults of a match: a hand without the ten cards less those played, a skat without two
    cards that are not taken up.
    """
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
