"""The pack of 32 cards: suits, ranks, cards, and the deal as Nature's action.

All card games share it, and the clause at the head of the chapter. The values and order of cards
stand in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Annotated, Any, Final

from daumen_rules.kernel.caching import Member
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.chance import Distribution, permutations
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import Fact, Term, Text, number

from .book import Room, clauses
from .expected_error import ExpectedError
from .figures import Figure, figure
from .marks import By, Secret
from .operands import Operand, Several, lying
from .scenes import Tile
from .verbs import Verb, verb

CLAUSES: Final = clauses("""
    CARDS 116–150
    material head
    Unless a game says otherwise it is played with all 32 cards.
    Sagt ein Spiel nichts anderes, wird mit allen 32 Karten gespielt.
    transition silent
    The pack is shuffled and cut: each order is equally likely.
    Gemischt und abgehoben wird so, dass jede Reihenfolge gleich wahrscheinlich ist.
""")
"""The clauses of the whole chapter; every card game lists them with its own."""
WHOLE_PACK, SHUFFLE = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)


class Suit(Member):
    """The suits, from the lowest in Skat."""

    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    CLUBS = "C"


class Rank(Member):
    """The ranks from Seven to Ace."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


_GERMAN_SUITS: Final = {
    Suit.DIAMONDS: ("Ka", "Karo", "♦"),
    Suit.HEARTS: ("H", "Herz", "♥"),
    Suit.SPADES: ("P", "Pik", "♠"),
    Suit.CLUBS: ("Kr", "Kreuz", "♣"),
}
_GERMAN_RANKS: Final = {Rank.JACK: "B", Rank.QUEEN: "D"}
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


def rank_sign(rank: Rank) -> Text:
    """A rank in signs: the Jack is `J`, in German `B`."""
    return Text(rank.value, _GERMAN_RANKS.get(rank, rank.value))


_MADE: Final[dict[tuple[Suit, Rank], Card]] = {}


@frozen(eq=False)
class Card:
    """A card. There is one object for each card, and it is written with the suit first: `H10`,
    `CJ`.
    """

    suit: Suit
    rank: Rank

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        return _MADE.setdefault((suit, rank), object.__new__(cls))

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank.value}"

    def __lt__(self, other: Card) -> bool:
        return _PLACES[self] < _PLACES[other]

    @classmethod
    def parse(cls, word: str) -> Card:
        """The card of a word such as `H10`. Raises ExpectedError."""
        found = _BY_WORD.get(word)
        if found is None:
            raise ExpectedError(CARD.what.en, CARD.what.de)
        return found

    @property
    def sign(self) -> Text:
        """The card in signs: in English as in records, `CJ`, in German `KrB`."""
        return _sign(self)

    @property
    def term(self) -> Term:
        """The card as a term."""
        return _term(self)


@cache
def _sign(card: Card) -> Text:
    return Text(str(card), f"{_GERMAN_SUITS[card.suit][0]}{rank_sign(card.rank).de}")


@cache
def _term(card: Card) -> Term:
    suit, rank = SUIT_WORDS[card.suit], RANK_WORDS[card.rank]
    return Term(str(card), Text(f"{rank.en} of {suit.en}", f"{suit.de} {rank.de}"))


PACK: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
"""The 32 cards in their order."""
_PLACES: Final = {card: place for place, card in enumerate(PACK)}
_BY_WORD: Final = {str(card): card for card in PACK}


def _also(card: Card) -> Iterator[str]:
    """Other spellings of a card: in whole words, and with a suit symbol."""
    suit, rank = SUIT_WORDS[card.suit], RANK_WORDS[card.rank]
    yield f"{rank.en} of {suit.en}"
    yield f"{rank_sign(card.rank).en} of {suit.en}"
    ranks = (rank_sign(card.rank).de, rank.de)
    for name, short, between in product(_GERMAN_SUITS[card.suit][1:], ranks, ("", "-", " ")):
        yield f"{name}{between}{short}"
    yield f"{_GERMAN_SUITS[card.suit][2]}{card.rank.value}"


RANK: Final[Operand[Rank]] = Operand(
    what=Text("a rank: 7 8 9 10 J Q K or A", "ein Wert: 7 8 9 10 B D K oder A"),
    values=RANKS,
    word=rank_sign,
    also=lambda rank: (RANK_WORDS[rank].en, RANK_WORDS[rank].de),
    examples=(Rank.QUEEN,),
    whole=lambda rank: Term(rank.value, RANK_WORDS[rank]),
)
CARD: Final = Operand(
    what=Text(
        "a card such as H10 or CJ: suit C, S, H or D, then 7 8 9 10 J Q K A",
        "eine Karte wie H10 oder KrB: Farbe Kr (Kreuz), P (Pik), H (Herz) oder Ka (Karo), "
        "dann 7 8 9 10 B D K A",
    ),
    values=PACK,
    word=lambda card: card.sign,
    also=_also,
    examples=tuple(map(Card.parse, ("H10", "CJ", "S8", "DA"))),
    forms=((Card, coded(Card.parse)),),
    whole=lambda card: card.term,
    touches=lying,
)
CARDS: Final = Several(of=CARD)
SUIT: Final = Operand(
    what=Text("a suit: C, S, H or D", "eine Farbe: Kreuz, Pik, Herz oder Karo"),
    values=SUITS,
    word=lambda suit: Text(suit.value, SUIT_WORDS[suit].de),
    also=lambda suit: (SUIT_WORDS[suit].en, *_GERMAN_SUITS[suit]),
    examples=(Suit.SPADES,),
    whole=lambda suit: Term(suit.value, SUIT_WORDS[suit]),
)


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the pack, so that equal hands are equal values."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def cards_term(cards: Iterable[Card]) -> Term:
    """Cards as a term, in signs."""
    signs = [card.sign for card in cards]
    words = " ".join(sign.en for sign in signs) or "-"
    return Term(words, Text(words, " ".join(sign.de for sign in signs) or "-"))


@frozen(repr=False)
class Deal(Worded):
    """Nature's action: the order of the shuffled pack, the first card on top."""

    cards: Annotated[Secret[tuple[Card, ...]], By(SHUFFLE)]


@cites(SHUFFLE)
def deals(pack: tuple[Card, ...] = PACK) -> Distribution[Deal]:
    """All orders of a pack, equally likely."""
    return permutations(pack, Deal, _order)


def _order(action: Any) -> tuple[Card, ...]:
    """The cards of a deal; none of another action of Nature."""
    return action.cards if isinstance(action, Deal) else ()


@cites(WHOLE_PACK)
def whole_pack(*_: object) -> tuple[Card, ...]:
    """All cards, for a game that says nothing else."""
    return PACK


def right_deal(pack: Callable[[S], tuple[Card, ...]], clause: Clause = WHOLE_PACK) -> Row[S, Deal]:
    """The row that refuses a deal unless it has each card of the pack once. A game with a pack of
    its own has a clause for it.
    """

    @row(
        clause,
        "{wrong}; it is each card of the pack once, {pack} in all.",
        "{wrong}; es ist jede Karte des Blatts einmal, {pack} im Ganzen.",
    )
    def wrong_deal(state: S, action: Deal) -> Facts | None:
        if sorted(action.cards) == sorted(pack(state)):
            return None
        return {
            "wrong": _what_is_wrong(action.cards, pack(state)),
            "pack": number(len(pack(state))),
        }

    return wrong_deal


def _what_is_wrong(cards: tuple[Card, ...], pack: tuple[Card, ...]) -> Term:
    """The cards that a deal has besides those of the pack, else that it has too few."""
    if more := [card for at, card in enumerate(cards) if card not in pack or card in cards[:at]]:
        named = cards_term(more).words
        en, de = "not in the pack, or dealt twice", "nicht im Blatt, oder doppelt gegeben"
        return Term("more", Text(f"{named.en}: {en}", f"{named.de}: {de}"))
    size = len(cards)
    return Term("few", Text(f"{size} cards are dealt", f"{size} Karten werden gegeben"))


def tile(card: Card, by: Fact | None = None) -> Tile:
    """A card that lies face up, with its owner."""
    ink = "red" if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return Tile(
        signs=((card.sign, ink),),
        words=card.term.words,
        value=str(card),
        layers=(f"card-{card}",),
        by=by,
    )


def tiles(cards: Iterable[Card]) -> tuple[Tile, ...]:
    """Cards that lie face up."""
    return tuple(map(tile, cards))


DEAL: Final = verb(Deal, "deal {cards}", "gib {cards}", by=NATURE, cards=CARDS)


def cards_figure(
    of: Callable[[Any, tuple[Card, ...]], int], clauses: Sequence[Clause]
) -> Verb[Figure]:
    """What some cards count, from the rule set and the cards."""
    some = evolve(CARDS, least=1)
    en, de = "the sum of {cards}", "die Summe von {cards}"
    return figure(
        of, clauses, en, de, also=("{cards}", "cards {cards}", "karten {cards}"), cards=some
    )
