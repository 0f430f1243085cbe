"""The pack of 32 cards: suits, ranks, cards, and the deal as Nature's action.

Here lives what all card games share, with the clause at the head of the chapter. What a card is
worth, and what beats it, stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Final

from attrs import frozen

from daumen_rules.kernel.canonical import Form, coded
from daumen_rules.kernel.chance import Distribution, permutations
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.readable import short_repr
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.ruling import S
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.text import Fact, Term, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.scenes import Tile
from daumen_rules.pieces.words import ExpectedError

CLAUSES: Final = clauses(
    "CARDS",
    "116–150",
    """
    material head
    Unless a game says otherwise it is played with all 32 cards.
    Sagt ein Spiel nichts anderes, wird mit allen 32 Karten gespielt.
    transition silent
    The pack is shuffled and cut: each order is equally likely.
    Gemischt und abgehoben wird so, dass jede Reihenfolge gleich wahrscheinlich ist.
    """,
)
"""The clauses of the whole chapter; every card game lists them with its own."""
WHOLE_PACK, SHUFFLE = CLAUSES


class Suit(Enum):
    """The suits, the lowest of Skat first."""

    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    CLUBS = "C"


class Rank(Enum):
    """The ranks, in the order in which they are counted: Seven to Ace."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
SUIT_WORDS: Final = {
    Suit.DIAMONDS: Text("diamonds", "Karo"),
    Suit.HEARTS: Text("hearts", "Herz"),
    Suit.SPADES: Text("spades", "Pik"),
    Suit.CLUBS: Text("clubs", "Kreuz"),
}
RANK_WORDS: Final = {
    Rank.SEVEN: Text("Seven", "Sieben"),
    Rank.EIGHT: Text("Eight", "Acht"),
    Rank.NINE: Text("Nine", "Neun"),
    Rank.TEN: Text("Ten", "Zehn"),
    Rank.JACK: Text("Jack", "Bube"),
    Rank.QUEEN: Text("Queen", "Dame"),
    Rank.KING: Text("King", "König"),
    Rank.ACE: Text("Ace", "Ass"),
}


@frozen(cache_hash=True)
class Card:
    """A card. It is written suit first: `H10`, `CJ`."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank.value}"

    def __lt__(self, other: Card) -> bool:
        return _PLACES[self] < _PLACES[other]

    @classmethod
    def parse(cls, word: str) -> Card:
        """The card of a word such as `H10`. Raises ExpectedError."""
        found = _BY_WORD.get(word)
        if found is None:
            raise ExpectedError(
                "a card such as H10 or CJ: suit C, S, H or D, then 7 8 9 10 J Q K A",
                "eine Karte wie H10 oder CJ: Farbe C (Kreuz), S (Pik), H (Herz) oder D (Karo), "
                "dann 7 8 9 10 J Q K A",
            )
        return found

    @property
    def term(self) -> Term:
        """The card as a fact."""
        return _term(self)


@cache
def _term(card: Card) -> Term:
    suit, rank = SUIT_WORDS[card.suit], RANK_WORDS[card.rank]
    return Term(str(card), Text(f"{rank.en} of {suit.en}", f"{suit.de} {rank.de}"))


PACK: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
"""The 32 cards in their order."""
_PLACES: Final = {card: place for place, card in enumerate(PACK)}
_BY_WORD: Final = {str(card): card for card in PACK}
CARD_FORMS: Final[tuple[tuple[type, Form], ...]] = ((Card, coded(Card.parse)),)
"""How cards are saved."""


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the pack: a hand as a value, whatever order it was dealt in."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def cards_term(cards: Iterable[Card]) -> Term:
    """Cards as a fact, as they are written."""
    words = " ".join(map(str, cards)) or "-"
    return Term(words, Text(words, words))


@frozen(repr=False)
class Deal:
    """Nature: the order of the shuffled pack, the first card on top."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("deal", *map(str, self.cards)))

    def __repr__(self) -> str:
        return short_repr(self, str(self))


@cites(SHUFFLE)
def deals(pack: tuple[Card, ...] = PACK) -> Distribution[Deal]:
    """All orders of a pack, equally likely."""
    return permutations(pack, Deal, lambda deal: deal.cards)


def right_deal(pack: Callable[[S], tuple[Card, ...]]) -> Row[S, Deal]:
    """A deal has each card of the pack once, and no other."""

    @row(
        WHOLE_PACK,
        "{cards} cards are dealt; it is each card of the pack once, {pack} in all.",
        "{cards} Karten werden gegeben; es ist jede Karte des Blatts einmal, {pack} im Ganzen.",
    )
    def wrong_deal(state: S, action: Deal) -> Facts | None:
        if sorted(action.cards) == sorted(pack(state)):
            return None
        return {"cards": number(len(action.cards)), "pack": number(len(pack(state)))}

    return wrong_deal


def tile(card: Card, by: Fact | None = None) -> Tile:
    """A card as it lies face up, with whose it is."""
    ink = "red" if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return Tile(signs=((str(card), ink),), words=card.term.words, layers=(f"card-{card}",), by=by)


def tiles(cards: Iterable[Card]) -> tuple[Tile, ...]:
    """Cards as they lie face up."""
    return tuple(map(tile, cards))


def write_deal(deal: Deal) -> str:
    """A deal in words: `deal` and all cards."""
    return " ".join(["deal", *map(str, deal.cards)])


def read_deal(mover: Mover, words: str) -> Deal:
    """The deal of words. Raises ExpectedError."""
    first, *cards = words.split() or [""]
    if mover is not NATURE or first != "deal":
        raise ExpectedError("`deal` and the cards of the pack", "`deal` und die Karten des Blatts")
    return Deal(tuple(map(Card.parse, cards)))
