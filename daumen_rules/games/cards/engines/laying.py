"""Hands, packs that nobody sees, and cards shuffled anew: what games of laying cards share.

The engine deals out, and knows the second shuffle as Nature's action. What may be laid, claimed or
slapped stands in the games.
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

# Hands


def dealt(cards: Cards, first: Seat, players: int, each: int) -> tuple[tuple[Cards, ...], Cards]:
    """Packs by seat, dealt singly and clockwise from the seat that is first, and what is left."""
    whole = cards[: each * players]
    packs = tuple(whole[(seat - first) % players :: players] for seat in range(players))
    return packs, cards[each * players :]


def without(cards: Cards, card: Card) -> Cards:
    """The cards but one that is among them."""
    return tuple(other for other in cards if other != card)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """What all seats have, with something else for one of them."""
    return (*values[:seat], value, *values[seat + 1 :])


def own(hands: tuple[Cards, ...], viewer: Viewer) -> Cards:
    """The hand that a viewer holds: nothing before the deal, and for whoever looks on."""
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
    """Nature: the order of cards that are shuffled during the game, the first on top."""

    cards: Annotated[Secret[Cards], By(SHUFFLED)]


def shuffles(cards: Cards) -> Distribution[Shuffle]:
    """All orders of some cards, equally likely."""
    return permutations(cards, Shuffle, lambda shuffle: shuffle.cards)


def right_shuffle(clause: Clause, cards: Callable[[S], Cards | None]) -> Row[S, Shuffle]:
    """A shuffle has each of the cards that wait for it once, and no other; None: none wait."""

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
    """Nature deals where nothing has been dealt; a shuffle is another act of hers."""

    @row(clause, "The cards have been dealt already.", "Die Karten sind schon gegeben.")
    def deals_too_early(state: S, action: Deal) -> Facts | None:
        return None if is_due(state) else NO_FACTS

    return deals_too_early


SHUFFLE: Final = verb(Shuffle, "shuffle {cards}", "mische {cards}", by=NATURE, cards=CARDS)
