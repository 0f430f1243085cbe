"""Cards as people remember them: `Y3p`, `Y3?`, `Y?`, `?3p`, `Y>2`, `Y3|Y4`, `?`.

The module reads and writes them, says them in words, and finds the cards that they can be. Colour,
value and fang each stand in their place or are `?`; `>2` and `<5` stand for a value; `|` stands
between the possible cards. Places of cards are not known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final, TypeAlias

import attrs

from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Term, Text

from .cards import TOP_VALUE, Card, Colour, Fang, Kind, Sight, the_card
from .verbs import CARD


@frozen(cache_hash=True)
class Some:
    """A half-remembered card: one of these, and nobody remembers which.

    One card alone is a `Card`, two twins are a `Kind`, all 54 are None: `one_of` sees to that.
    """

    cards: frozenset[Card]

    def __str__(self) -> str:
        parts = _parts(self)
        return "|".join(map(str, self.sights)) if parts is None else "".join(parts)

    @property
    def sights(self) -> tuple[Sight, ...]:
        """The same in order and as few as may be: the kind where both twins are there."""
        cards = sorted(self.cards)
        return tuple(dict.fromkeys(c.kind if c.twin in self.cards else c for c in cards))

    @property
    def term(self) -> Term:
        """In plain words: `a yellow card above 2`, `yellow 3 or yellow 4`."""
        parts = _parts(self)
        if parts is not None:
            return Term(str(self), _in_words(*parts))
        words = list(_rows(self.sights))
        return Term(str(self), Text(_either(words, "en"), _either(words, "de")))


def _rows(sights: Iterable[Sight]) -> Iterator[Text]:
    """Cards in words; kinds of one colour with values in a row together: `green 1 to 5`."""
    row: list[Sight] = []
    for sight in sights:
        if row and not isinstance(sight, Card) and _follows(row[-1], sight):
            row.append(sight)
            continue
        yield from _row(row)
        row = [sight]
    yield from _row(row)


def _follows(sight: Sight, after: Kind) -> bool:
    return isinstance(sight, Kind) and (sight.colour, sight.value + 1) == (
        after.colour,
        after.value,
    )


def _row(row: list[Sight]) -> Iterator[Text]:
    if len(row) < 3:
        yield from (sight.term.words for sight in row)
        return
    first, last = row[0].term.words, row[-1].value
    yield Text(f"{first.en} to {last}", f"{first.de} bis {last}")


def _either(words: list[Text], language: Language) -> str:
    *first, last = (one[language] for one in words)
    return f"{', '.join(first)} {Text('or', 'oder')[language]} {last}" if first else last


Noted: TypeAlias = Sight | Some | None
"""A card as it is noted: whole, without its fang, as one of several, or unknown (None)."""


def one_of(cards: Iterable[Card]) -> Noted:
    """The note of a card that is one of these. Raises ValueError for no cards."""
    left = frozenset(cards)
    if not left:
        raise ValueError("no card is one of none")
    first = min(left)
    if len(left) == 1:
        return first
    if left == frozenset((first, first.twin)):
        return first.kind
    return None if len(left) == len(all_cards()) else Some(left)


def can_be(noted: Noted, card: Card) -> bool:
    """Whether a card can be the one noted."""
    match noted:
        case None:
            return True
        case Some():
            return card in noted.cards
        case _:
            return noted in (card, card.kind)


@cache
def all_cards() -> tuple[Card, ...]:
    """Every card that can be noted, also those that a small pack leaves out, in order."""
    return tuple(the_card(*one) for one in product(Colour, _VALUES, Fang))


A_REMEMBERED_CARD: Final = Text(
    "a card such as Y3p (colour Y, G or B, value 1 to 9, p poisonous or h harmless), Y3? of an "
    "unknown fang, Y? any yellow one, ?3p some poisonous 3, Y>2 yellow and above 2, Y3|Y4 one of "
    "two, or ? for any card",
    "eine Karte wie Ge3g (Farbe Ge, Gr oder Sw, Wert 1 bis 9, g giftig oder u ungiftig), Ge3? mit "
    "unbekanntem Giftzahn, Ge? irgendeine gelbe, ?3g irgendeine giftige 3, Ge>2 gelb und über 2, "
    "Ge3|Ge4 eine von beiden, oder ? für irgendeine",
)
_FORMS: Final = tuple(
    re.compile(rf"({colours}|\?)([1-9?]|[<>][1-9])?([{fangs}?]?)", re.IGNORECASE)
    for colours, fangs in (("[YGB]", "ph"), ("Ge|Gr|Sw", "gu"))
)
"""Half a card as records have it, and with German signs."""
_COLOURS: Final = {word.lower(): colour for colour in Colour for word in attrs.astuple(colour.sign)}
_FANGS: Final = {word: fang for fang in Fang for word in attrs.astuple(fang.sign)}
_VALUES: Final = range(1, TOP_VALUE + 1)


@lru_cache(maxsize=512)
def read_remembered(word: str) -> Noted:
    """The note of a card from a word, in small or large letters. Raises Fault.

    `Y3` and `Y3?` say the same; so do `?`, `??` and `???`.
    """
    cards = [card for part in word.split("|") for card in _cards(part, word)]
    return one_of(cards)


def _cards(part: str, word: str) -> Iterator[Card]:
    found = next(filter(None, (form.fullmatch(part) for form in _FORMS)), None)
    if found is None or (found[2] is None and found[1] != "?"):
        raise Fault(word, A_REMEMBERED_CARD)
    colour, value, fang = found[1].lower(), found[2] or "?", found[3].lower() or "?"
    values = [n for n in _VALUES if _is_value(n, value)]
    if not values:
        raise Fault(word, A_REMEMBERED_CARD)
    for one in product(
        Colour if colour == "?" else (_COLOURS[colour],),
        values,
        Fang if fang == "?" else (_FANGS[fang],),
    ):
        yield the_card(*one)


def _is_value(value: int, word: str) -> bool:
    match word[0]:
        case "?":
            return True
        case ">":
            return value > int(word[1])
        case "<":
            return value < int(word[1])
        case _:
            return value == int(word)


def remembered_word(noted: Noted) -> str:
    """The word for it, as it is read again: equal ones have the same."""
    if noted is None:
        return "?"
    return f"{noted}?" if isinstance(noted, Kind) else str(noted)


_SIGNS: Final = {one.value: one.sign.de for one in (*Colour, *Fang)}


def remembered_sign(noted: Noted, language: Language) -> str:
    """The word for it in the signs of a language; it is read as the same."""
    word = remembered_word(noted)
    return word if language == "en" else "".join(_SIGNS.get(sign, sign) for sign in word)


def _parts(some: Some) -> tuple[str, str, str] | None:
    """Colour, value and fang of half a card, None where these do not say it."""
    colours = {card.colour for card in some.cards}
    values = sorted({card.value for card in some.cards})
    fangs = {card.fang for card in some.cards}
    value = _value_word(values)
    if len(colours) == 2 or value is None:
        return None
    if len(some.cards) != len(colours) * len(values) * len(fangs):
        return None
    colour = colours.pop().value if len(colours) == 1 else "?"
    fang = fangs.pop().value if len(fangs) == 1 else ""
    return colour, value, fang


def _value_word(values: list[int]) -> str | None:
    least, most = values[0], values[-1]
    if len(values) == TOP_VALUE:
        return "?"
    if len(values) == 1:
        return str(least)
    if most - least + 1 != len(values):
        return None
    if most == TOP_VALUE:
        return f">{least - 1}"
    return f"<{most + 1}" if least == 1 else None


_ADJECTIVES: Final = {
    "Y": Text("yellow", "gelbe"),
    "G": Text("green", "grüne"),
    "B": Text("black", "schwarze"),
    "p": Text("poisonous", "giftige"),
    "h": Text("harmless", "ungiftige"),
}


def _in_words(colour: str, value: str, fang: str) -> Text:
    of = [_ADJECTIVES[part] for part in (fang, colour) if part in _ADJECTIVES]
    thing = Text("card", "Karte")
    if value.isdigit():
        thing = Text(value, value)
    elif value[0] in "<>":
        less, number = value[0] == "<", value[1]
        thing = Text(
            f"card {'below' if less else 'above'} {number}",
            f"Karte {'unter' if less else 'über'} {number}",
        )
    words = Text(
        " ".join((*(word.en for word in of), thing.en)),
        " ".join((*(word.de for word in of), thing.de)),
    )
    return Text(f"a {words.en}", f"eine {words.de}")


def is_gap(word: str) -> bool:
    """Whether a word leaves a part of a card open."""
    return any(sign in word for sign in "?<>|")


def read_noted(word: str) -> Noted:
    """What a word notes of a card: `Y3p`, `Y3?`, `?3`, `?`. Raises Fault."""
    if is_gap(word):
        return read_remembered(word)
    card = CARD.read(word)
    if card is None or word not in (card.sign.en, card.sign.de):
        raise Fault(word, CARD.what)
    return card
