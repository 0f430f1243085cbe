"""The cards of *Daumen drauf!*.

The module knows what everybody sees of a card, what the thumb covers, and the packs that are played
with. What cards are worth and which is higher stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from itertools import product
from typing import Annotated, Final, TypeAlias

from attrs import Attribute, field
from attrs.validators import instance_of

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Term, Text, quoted
from daumen_rules.pieces.marks import Called

from . import clauses as c

HAND_SIZE: Final = 5
SEATS: Final = range(2, 8)
TOP_VALUE: Final = 9


class Colour(Enum):
    """The colour of a snake."""

    YELLOW = "Y"
    GREEN = "G"
    BLACK = "B"

    @property
    def sign(self) -> Text:
        """The colour as it is written on cards and in words for them."""
        return Text(self.value, _GERMAN_COLOURS[self])

    @property
    def term(self) -> Term:
        return Term(self.value, _COLOUR_WORDS[self])


class Fang(Enum):
    """What the thumb covers: a red fang, or none."""

    POISONOUS = "p"
    HARMLESS = "h"

    @property
    def sign(self) -> Text:
        """What the thumb covers as it is written."""
        return Text(self.value, _GERMAN_FANGS[self])


_COLOURS: Final = {colour.value: colour for colour in Colour}
_FANGS: Final = {fang.value: fang for fang in Fang}
_COLOUR_RANK: Final = {colour: rank for rank, colour in enumerate(Colour)}
_GERMAN_COLOURS: Final = {Colour.YELLOW: "Ge", Colour.GREEN: "Gr", Colour.BLACK: "Sw"}
"""So that `G`, which is green in records, is never yellow."""
_GERMAN_FANGS: Final = {Fang.POISONOUS: "g", Fang.HARMLESS: "u"}
_COLOUR_WORDS: Final = {
    Colour.YELLOW: Text("yellow", "Gelb"),
    Colour.GREEN: Text("green", "Grün"),
    Colour.BLACK: Text("black", "Schwarz"),
}
_FANG_WORDS: Final = {
    Fang.POISONOUS: Text("poisonous", "giftig"),
    Fang.HARMLESS: Text("harmless", "ungiftig"),
}


def _check_value(_: object, __: Attribute[int], value: int) -> None:
    if value not in range(1, TOP_VALUE + 1):
        raise ValueError(f"a card has a value from 1 to {TOP_VALUE}, not {value!r}")


def _parse(text: str, length: int, form: str) -> tuple[Colour, int]:
    if len(text) == length and text[0] in _COLOURS and text[1] in "123456789":
        return _COLOURS[text[0]], int(text[1])
    raise ValueError(f"found {quoted(text)}; expected {form}")


@frozen(order=True, cache_hash=True)
class Kind:
    """What everybody sees of a card: colour and value 1 to 9. Written `Y3`."""

    colour: Colour = field(validator=instance_of(Colour), order=_COLOUR_RANK.__getitem__)
    value: int = field(validator=_check_value)

    def __str__(self) -> str:
        return f"{self.colour.value}{self.value}"

    @classmethod
    def parse(cls, text: str) -> Kind:
        """The kind written `Y3`. Raises ValueError saying what was expected."""
        return _the_kind(*_parse(text, 2, "a kind such as Y3: colour Y, G or B, value 1 to 9"))

    @property
    def sign(self) -> Text:
        """The kind as it is written: in English as in records, in German `Ge3`."""
        return Text(str(self), f"{self.colour.sign.de}{self.value}")

    @property
    def term(self) -> Term:
        return _kind_term(self)


@frozen(order=True, cache_hash=True)
class Card:
    """One of the 54 cards: colour, value 1 to 9, and the fang. Written `Y3p` or `Y3h`."""

    colour: Colour = field(validator=instance_of(Colour), order=_COLOUR_RANK.__getitem__)
    value: int = field(validator=_check_value)
    fang: Fang = field(validator=instance_of(Fang), order=lambda fang: fang is Fang.HARMLESS)

    def __str__(self) -> str:
        return f"{self.colour.value}{self.value}{self.fang.value}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written `Y3p`. Raises ValueError saying what was expected."""
        form = "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless"
        if len(text) != 3 or text[2] not in _FANGS:
            raise ValueError(f"found {quoted(text)}; expected {form}")
        colour, value = _parse(text[:2], 2, form)
        return the_card(colour, value, _FANGS[text[2]])

    @property
    def kind(self) -> Kind:
        """What everybody sees of it (THUMB-4)."""
        return _kind(self)

    @property
    @cites(c.MAT_3)
    def twin(self) -> Card:
        """The other card of the same colour and value."""
        return _twin(self)

    @property
    def sign(self) -> Text:
        """The card as it is written: in English as in records, in German `Ge3g`."""
        return Text(str(self), f"{self.kind.sign.de}{self.fang.sign.de}")

    @property
    def term(self) -> Term:
        return _card_term(self)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted as `sorted` does, by places that are worked out once."""
    return tuple(sorted(cards, key=_places().__getitem__))


@cache
def _places() -> dict[Card, int]:
    cards = (Card(*parts) for parts in product(Colour, range(1, TOP_VALUE + 1), Fang))
    return {card: place for place, card in enumerate(sorted(cards))}


@cache
def the_card(colour: Colour, value: int, fang: Fang) -> Card:
    """The one object for a card: which of several equal ones it is then tells nobody anything."""
    return Card(colour, value, fang)


@cache
def _the_kind(colour: Colour, value: int) -> Kind:
    """The one object for a kind. Twins share it, so that it does not tell the fang (THUMB-4)."""
    return Kind(colour, value)


@cache
def _kind(card: Card) -> Kind:
    return _the_kind(card.colour, card.value)


@cache
def _kind_term(kind: Kind) -> Term:
    words = _COLOUR_WORDS[kind.colour]
    return Term(str(kind), Text(f"{words.en} {kind.value}", f"{words.de} {kind.value}"))


@cache
def _card_term(card: Card) -> Term:
    kind, fang = card.kind.term.words, _FANG_WORDS[card.fang]
    return Term(str(card), Text(f"{kind.en} {fang.en}", f"{kind.de} {fang.de}"))


@cache
def _twin(card: Card) -> Card:
    other = Fang.HARMLESS if card.fang is Fang.POISONOUS else Fang.POISONOUS
    return the_card(card.colour, card.value, other)


Sight: TypeAlias = Card | Kind
"""A card as somebody sees it: whole, or only what the thumb leaves free."""


@frozen(cache_hash=True)
class Pack:
    """The cards that are played with, and how many make a hand.

    The manuals name one pack for each number of players: it has no `name`. Small packs with a name
    are for study; nothing else about the game changes with them.
    """

    cards: Annotated[tuple[Card, ...], Called("cards", "Karten")]
    """In card order, with every card its twin."""
    hand_size: Annotated[int, Called("hand size", "Handkarten")] = HAND_SIZE
    name: Annotated[str, Called("name", "Name")] = ""


class How(Enum):
    """How a seat came to know a fang."""

    OWN = "own"
    RELEASED = "released"
    INSPECTED = "inspected"
    TWIN = "twin"
