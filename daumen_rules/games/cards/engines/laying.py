"""Hands, dealing and a second shuffle, for games in which players lay cards on a pile.

The engine deals cards out, and has the second shuffle as Nature's action. A game says which cards
may be laid, and what players may claim or slap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from daumen_rules.kernel.chance import Distribution, permutations
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import NO_FACTS, Facts, Row, row
from daumen_rules.kernel.seats import NATURE, Seat, Viewer
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import Term, number
from daumen_rules.pieces.cards import CARDS, RANK_WORDS, SUIT_WORDS, Card, Deal, Rank, Suit
from daumen_rules.pieces.cards import SHUFFLE as SHUFFLED
from daumen_rules.pieces.marks import By, Secret
from daumen_rules.pieces.verbs import verb

from .tricks import Cards

T = TypeVar("T")
RED: Final = (Suit.DIAMONDS, Suit.HEARTS)

# Hands


def dealt(cards: Cards, first: Seat, players: int, each: int) -> tuple[tuple[Cards, ...], Cards]:
    """The packs by seat, and the cards left over. Seat `first` gets the first card; the cards go
    round singly and clockwise.
    """
    whole = cards[: each * players]
    packs = tuple(whole[(seat - first) % players :: players] for seat in range(players))
    return packs, cards[each * players :]


def without(cards: Cards, card: Card) -> Cards:
    """The cards without `card`."""
    return tuple(other for other in cards if other != card)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """A copy of values by seat, with `value` for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def own(hands: tuple[Cards, ...], viewer: Viewer) -> Cards:
    """The hand of a viewer; empty before the deal and for a spectator."""
    return hands[viewer] if isinstance(viewer, int) and 0 <= viewer < len(hands) else ()


def suit_term(suit: Suit) -> Term:
    """A suit as a fact."""
    return Term(suit.value, SUIT_WORDS[suit])


def rank_term(rank: Rank) -> Term:
    """A rank as a fact."""
    return Term(rank.value, RANK_WORDS[rank])


# The second shuffle


@frozen(repr=False)
class Shuffle(Worded):
    """Nature shuffles cards during the game: `cards` in their new order, the first on top."""

    cards: Annotated[Secret[Cards], By(SHUFFLED)]


def shuffles(cards: Cards) -> Distribution[Shuffle]:
    """All orders of some cards, equally likely."""
    return permutations(cards, Shuffle, lambda shuffle: shuffle.cards)


def right_shuffle(clause: Clause, cards: Callable[[S], Cards | None]) -> Row[S, Shuffle]:
    """A row: a shuffle has exactly the cards that wait for it. `cards` gives None where none do."""

    @row(
        clause,
        "{cards} cards are shuffled; {waiting} cards wait for it.",
        "{cards} Karten werden gemischt; {waiting} Karten warten darauf.",
    )
    def wrong_shuffle(state: S, action: Shuffle) -> Facts | None:
        waiting = cards(state)
        if waiting is not None and sorted(action.cards) == sorted(waiting):
            return None
        return {"cards": number(len(action.cards)), "waiting": number(len(waiting or ()))}

    return wrong_shuffle


def deal_in_time(clause: Clause, is_due: Callable[[S], bool]) -> Row[S, Deal]:
    """A row: Nature deals only where a deal is due. A later shuffle is another action."""

    @row(clause, "The cards have been dealt already.", "Die Karten sind schon gegeben.")
    def deals_too_early(state: S, action: Deal) -> Facts | None:
        return None if is_due(state) else NO_FACTS

    return deals_too_early


SHUFFLE: Final = verb(Shuffle, "shuffle {cards}", "mische {cards}", by=NATURE, cards=CARDS)
