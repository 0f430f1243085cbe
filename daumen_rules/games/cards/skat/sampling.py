"""Sampling in Skat: a match that gives a viewer the same view, with the hidden cards by chance.

Skat needs its own function: a match and a view have different fields, and where earlier tricks are
not remembered, they too have to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.cards import PACK, Card, sorted_hand
from daumen_rules.pieces.sampling import Below, shared_out
from daumen_rules.pieces.traversal import pieces_in

from ..engines.tricks import Cards, Play, Trick, may_hold, winner
from .deal import SKAT
from .table import Bidding, Dealing, Declaring, Match, Over, Phase, Playing, Stage, playing
from .values import order
from .view import Sight

PLAYED: Final = 30
"""The number of cards that seats play in a deal."""


def sample(sight: Sight, below: Below) -> Match:
    """A match with exactly this view. A seat that has not followed a suit gets no card of it; the
    cards may not explain the bids and the discards. `below` draws numbers.
    """
    match = Match(
        rules=sight.rules,
        players=sight.players,
        dealer=sight.dealer,
        results=sight.results,
        phase=Over() if sight.stage is Stage.OVER else Dealing(),
    )
    if sight.auction is None:
        return match
    phase = _phase(sight, match, below)
    return Match(
        rules=sight.rules,
        players=sight.players,
        dealer=sight.dealer,
        results=sight.results,
        phase=phase,
    )


def _phase(sight: Sight, match: Match, below: Below) -> Phase:
    """The phase of a deal in progress, from a view that has an auction."""
    assert sight.auction is not None
    hands, skat, before = _lying(sight, below)
    if sight.soloist is None:
        return Bidding(hands=hands, skat=skat, auction=sight.auction)
    if sight.contract is None or sight.turn is None:
        return Declaring(
            hands=hands,
            skat=skat,
            auction=sight.auction,
            soloist=sight.soloist,
            taken=sight.taken,
        )
    return Playing(
        hands=hands,
        skat=skat,
        auction=sight.auction,
        soloist=sight.soloist,
        contract=sight.contract,
        turn=sight.turn,
        trick=sight.trick,
        tricks=sight.tricks or _tricks(sight, match, before),
    )


def _lying(sight: Sight, below: Below) -> tuple[tuple[Cards, ...], Cards, Cards]:
    """The hands, the skat, and the cards of tricks that the view does not show."""
    seen: dict[Seat, Cards] = {}
    if sight.soloist is not None and sight.shown:
        seen[sight.soloist] = sight.shown
    if isinstance(sight.viewer, int):
        seen[sight.viewer] = sight.hand
    others = [seat for seat in range(sight.players) if seat not in seen]
    known = {*seen.values(), sight.skat}
    lying = {card for cards in known for card in cards}
    lying |= {*pieces_in((sight.trick, sight.tricks), Card)}
    pool = [card for card in PACK if card not in lying]
    played = 0 if sight.contract is None else PLAYED - sum(sight.left) - len(sight.trick)
    gone = 0 if sight.tricks else played
    skat = 0 if sight.skat or sight.stage is Stage.DISCARD else SKAT
    sizes = (*(sight.left[seat] for seat in others), skat, gone)
    *packs, away, before = shared_out(pool, sizes, below, _may_lie(sight, others))
    found = {**dict(zip(others, packs, strict=True)), **seen}
    hands = tuple(sorted_hand(found[seat]) for seat in range(sight.players))
    return hands, sight.skat or sorted_hand(away), before


def _may_lie(sight: Sight, seats: list[Seat]) -> Callable[[int, Card], bool] | None:
    """A function that tells whether a card may lie at a place: `seats` in order, then skat and past
    tricks. A seat that has not followed a suit holds none of it. None before the game is named.
    """
    if sight.contract is None:
        return None
    tricks = tuple(filter(None, (*sight.tricks, sight.trick)))
    holds = may_hold(order(sight.rules, sight.contract.kind), tricks)
    return lambda place, card: place >= len(seats) or holds(seats[place], card)


def _tricks(sight: Sight, match: Match, cards: Cards) -> tuple[Trick, ...]:
    """Possible earlier tricks made of `cards`: forehand leads the first, the taker of one leads the
    next.
    """
    assert sight.contract is not None
    seats, tricks = playing(match), list[Trick]()
    led = seats[0]
    for at in range(0, len(cards), len(seats)):
        first = seats.index(led)
        turns = seats[first:] + seats[:first]
        trick = tuple(Play(s, c) for s, c in zip(turns, cards[at : at + 3], strict=True))
        tricks.append(trick)
        led = winner(order(sight.rules, sight.contract.kind), trick).seat
    return tuple(tricks)
