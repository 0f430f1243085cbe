"""Collecting: all cards are dealt to hands, and those that belong together are laid down.

The module deals, and has what Nature does when a card is drawn unseen. `layout_game` makes the
game. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final

from daumen_rules.kernel.chance import Distribution, weighted
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.cards import CARD, RANKS, SHUFFLE, Card, Rank, sorted_hand
from daumen_rules.pieces.marks import Only, Open
from daumen_rules.pieces.operands import seats
from daumen_rules.pieces.verbs import Verb, verb

from .hands import hand_told
from .laying import put
from .layout import After, Layout, R, by_seat
from .tricks import Cards

FOUR: Final = 4


def by_rank(hand: Cards) -> Cards:
    """A hand as it is held where ranks are collected: equal ones beside each other."""
    return tuple(sorted(hand, key=lambda card: RANKS.index(card.rank)))


def all_dealt(clause: Clause, layout: Layout[Any], order: Cards) -> After[Any]:
    """All cards one by one, the left neighbour of the dealer first; the first seats may get one
    more.
    """
    players, first = layout.players, (layout.dealer + 1) % layout.players
    hands = tuple(
        sorted_hand(order[(seat - first) % players :: players]) for seat in range(players)
    )
    after = by_seat(layout, hands=hands)
    return after, tuple(hand_told(clause, seat, hand) for seat, hand in enumerate(hands))


def of_rank(cards: Iterable[Card], rank: Rank) -> Cards:
    """The cards of a rank."""
    return tuple(card for card in cards if card.rank is rank)


def foursomes(hand: Cards) -> list[Rank]:
    """The ranks of which a hand has all four cards."""
    ranks = [card.rank for card in hand]
    return [rank for rank in RANKS if ranks.count(rank) == FOUR] if len(hand) >= FOUR else []


def laid_down(layout: Layout[Any], seat: Seat, cards: Cards) -> dict[str, Any]:
    """What changes where a seat lays cards of its hand down for all to see."""
    hand = tuple(card for card in layout.hands[seat] if card not in cards)
    return {
        "hands": put(layout.hands, seat, hand),
        "laid": put(layout.laid, seat, (*layout.laid[seat], *cards)),
        "known": tuple(play for play in layout.known if play.card not in cards),
    }


def with_cards(layout: Layout[Any], after: Seat) -> Seat | None:
    """The next seat to the left of one that has cards; None where no other has any."""
    others = ((after + far) % layout.players for far in range(1, layout.players))
    return next((seat for seat in others if layout.hands[seat]), None)


# A card drawn unseen


def both(action: Any) -> tuple[Seat, ...]:
    """The seats that see a card that is drawn: who draws it and who had it."""
    return (action.drawer, action.giver)


@frozen(repr=False)
class Drawn(Worded):
    """Nature's action: the card that a seat draws, unseen, from the hand of another."""

    drawer: Open[Seat]
    giver: Open[Seat]
    card: Annotated[Card, Only(both, SHUFFLE)]


def draws(layout: Layout[R], due: tuple[Seat, Seat] | None) -> Distribution[Drawn] | None:
    """All cards of the giver, equally likely; `due` is who draws from whom."""
    if due is None:
        return None
    drawer, giver = due
    return weighted(*((Drawn(drawer, giver, card), 1) for card in layout.hands[giver]))


def wrong_draw(
    clause: Clause, due: Callable[[Layout[R]], tuple[Seat, Seat] | None]
) -> Row[Layout[R], Drawn]:
    """A row: a card is drawn by the seat that is to draw, from the hand that it draws from."""

    @row(
        clause,
        "{drawer} does not draw {card} from {giver}.",
        "{drawer} zieht nicht {card} von {giver}.",
    )
    def draws_otherwise(layout: Layout[R], action: Drawn) -> Facts | None:
        right = due(layout) == (action.drawer, action.giver)
        if right and action.card in layout.hands[action.giver]:
            return None
        facts = {"drawer": SeatTerm(action.drawer), "giver": SeatTerm(action.giver)}
        return {**facts, "card": action.card.term}

    return draws_otherwise


def draw_verb(players: int) -> Verb[Drawn]:
    """How a draw is written, for at most so many seats."""
    en, de = "draw {card} from {giver} for {drawer}", "ziehe {card} von {giver} für {drawer}"
    who = seats(players)
    return verb(Drawn, en, de, by=NATURE, card=CARD, giver=who, drawer=who)
