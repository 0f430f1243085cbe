"""Cards, actions and states of *Daumen drauf!*.

Here live the frozen values that the rules are about. No rule lives here: what may be done with them
stands in `legality`, what comes of it in `transition`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Final, TypeAlias

from attrs import Attribute, field, frozen
from attrs.validators import instance_of

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text

HAND_SIZE: Final = 5
SEATS: Final = range(2, 8)
TOP_VALUE: Final = 9


class Colour(Enum):
    """The colour of a snake."""

    YELLOW = "Y"
    GREEN = "G"
    BLACK = "B"


class Fang(Enum):
    """What the thumb covers: a red fang, or none."""

    POISONOUS = "p"
    HARMLESS = "h"


_COLOURS: Final = {colour.value: colour for colour in Colour}
_FANGS: Final = {fang.value: fang for fang in Fang}
_COLOUR_RANK: Final = {colour: rank for rank, colour in enumerate(Colour)}
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
    raise ValueError(f"found {text!r}; expected {form}")


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
        return Kind(*_parse(text, 2, "a kind such as Y3: colour Y, G or B, value 1 to 9"))

    @property
    def term(self) -> Term:
        words = _COLOUR_WORDS[self.colour]
        return Term(str(self), Text(f"{words.en} {self.value}", f"{words.de} {self.value}"))


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
            raise ValueError(f"found {text!r}; expected {form}")
        colour, value = _parse(text[:2], 2, form)
        return Card(colour, value, _FANGS[text[2]])

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
    def term(self) -> Term:
        kind, fang = self.kind.term.words, _FANG_WORDS[self.fang]
        return Term(str(self), Text(f"{kind.en} {fang.en}", f"{kind.de} {fang.de}"))


@cache
def _kind(card: Card) -> Kind:
    return Kind(card.colour, card.value)


@cache
def _twin(card: Card) -> Card:
    other = Fang.HARMLESS if card.fang is Fang.POISONOUS else Fang.POISONOUS
    return Card(card.colour, card.value, other)


Sight: TypeAlias = Card | Kind
"""A card as somebody sees it: whole, or only what the thumb leaves free."""


# Actions


def _as_tuple(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)


@frozen
class Deal:
    """Nature shuffles: the whole deck, top card first."""

    cards: tuple[Card, ...] = field(converter=_as_tuple)


@frozen
class Show:
    """A seat shows a card under its thumb: as the lead, as a first card, or to raise."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


@frozen
class Pass:
    """A seat passes."""

    seat: Seat


@frozen
class Parry:
    """A seat parries the highest card with its twin."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


Action: TypeAlias = Deal | Show | Pass | Parry


# States


@frozen(cache_hash=True)
class Pack:
    """The cards that are played with, and how many make a hand.

    The manuals name one pack for each number of players: it has no `name`. Small packs with a name
    are for study; nothing else about the game changes with them.
    """

    cards: tuple[Card, ...]
    """In card order, with every card its twin."""
    hand_size: int = HAND_SIZE
    name: str = ""


class How(Enum):
    """How a seat came to know a fang."""

    OWN = "own"
    RELEASED = "released"
    INSPECTED = "inspected"
    TWIN = "twin"


@frozen
class Sighting:
    """A card whose face somebody has seen: how, and at which event of the game (from 1)."""

    card: Card
    how: How
    event: int


@frozen
class ShownCard:
    """A card in a trick: who showed it, in which lap (from 1), at which event of the game."""

    seat: Seat
    card: Card
    lap: int
    event: int


@frozen
class Trick:
    """A trick that is going on: its cards in the order shown, the passes since, whose turn."""

    leader: Seat
    turn: Seat
    shown: tuple[ShownCard, ...] = ()
    passes: int = 0
    lap: int = 1

    @property
    def highest(self) -> ShownCard | None:
        """The last card shown, which is the highest; None before the lead."""
        return self.shown[-1] if self.shown else None

    def covered(self, seat: Seat) -> ShownCard | None:
        """The card that a seat is showing under its thumb: its latest in this trick."""
        return next((s for s in reversed(self.shown) if s.seat == seat), None)


@frozen(kw_only=True)
class Table:
    """All that lies on the table and in hands. Tuples by seat, seat 0 first."""

    rules: RuleSet
    pack: Pack
    players: int
    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    """In card order."""
    pile: tuple[Card, ...]
    """The draw pile, top card first."""
    captured: tuple[tuple[ShownCard, ...], ...]
    """In the order taken."""
    memory: tuple[tuple[Sighting, ...], ...]
    """The faces each seat has seen, in order; the spectator's last."""
    events: int = 0
    """How many events the game has had."""
    tricks: int = 0
    """How many tricks have been taken."""
    taker: Seat | None = None
    """Who took the last of them."""


@frozen
class Undealt:
    """Before the deal: Nature is to move."""

    rules: RuleSet
    pack: Pack
    players: int
    starter: Seat


@frozen
class Playing:
    """Between the deal and the end."""

    table: Table
    trick: Trick


@frozen
class Tally:
    """What a seat's cards count: harmless and poisonous captured, and cards left in hand."""

    plus: int
    minus: int
    hand: int

    @property
    @cites(c.VAL_3, c.VAL_4)
    def score(self) -> int:
        """Plus points less minus points; it may be negative."""
        return self.plus - self.minus - self.hand


@frozen
class Finished:
    """After the end. `left` are the cards of a trick that nobody got (Q42)."""

    table: Table
    tallies: tuple[Tally, ...]
    left: tuple[ShownCard, ...] = ()


State: TypeAlias = Undealt | Playing | Finished
