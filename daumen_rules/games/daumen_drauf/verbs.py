"""The verbs of *Daumen drauf!*: how actions are written and read, in English and in German."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Final

from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.operands import AnyOperand, Operand, Several, lying
from daumen_rules.pieces.verbs import Verb, Verbs, verb

from .cards import TOP_VALUE, Card, Colour, Fang, Sight, the_card
from .model import Action, Deal, Parry, Pass, Show

_VALUES: Final = range(1, TOP_VALUE + 1)
_CARDS: Final = tuple(the_card(*parts) for parts in product(Colour, _VALUES, Fang))


def _also(sight: Sight) -> Iterator[str]:
    """A card in whole words, as it is told: `yellow 3 poisonous`, `Gelb 3 giftig`."""
    words = sight.term.words
    yield from (words.en, words.de, words.de.replace(" ", ""))


CARD: Final = Operand(
    what=Text(
        "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless",
        "eine Karte wie Ge3g: Farbe Ge (gelb), Gr (grün) oder Sw (schwarz), Wert 1 bis 9, "
        "g giftig oder u ungiftig",
    ),
    values=_CARDS,
    word=lambda card: card.sign,
    also=_also,
    examples=tuple(map(Card.parse, ("Y3p", "G5h", "B1p"))),
    forms=((Card, coded(Card.parse)),),
    whole=lambda card: card.term,
    touches=lying,
)
SIGHT: Final[Operand[Sight]] = Operand(
    what=CARD.what,
    values=(*_CARDS, *dict.fromkeys(card.kind for card in _CARDS)),
    word=lambda sight: sight.sign,
    also=_also,
)


SHOWN: Final = Text("{card}", "{card}")
PASSED: Final = Text("pass", "passt")
PARRIED: Final = Text("parry {card}", "pariert {card}")
DEALT: Final = Text("deal", "geben")


def _rows(
    card: AnyOperand, show: Callable[..., Any], parry: Callable[..., Any]
) -> tuple[Verb[Any], ...]:
    shows = ("shows {card}", "zeigt {card}", "{card}")
    parries = ("parries {card}", "pariert {card}")
    return (
        verb(show, "show {card}", "zeige {card}", also=shows, told=SHOWN, card=card),
        verb(Pass, "pass", "passe", also=("p", "passes", "passt", "passen"), told=PASSED),
        verb(parry, "parry {card}", "pariere {card}", also=parries, told=PARRIED, card=card),
    )


VERBS: Final[Verbs[Action]] = Verbs(
    (
        *_rows(CARD, Show, Parry),
        verb(Deal, "deal {cards}", "gib {cards}", by=NATURE, told=DEALT, cards=Several(of=CARD)),
    )
)


@frozen
class TypedShow:
    """What somebody types who shows a card, perhaps without its fang."""

    seat: Seat
    card: Sight


@frozen
class TypedParry:
    """What somebody types who parries, perhaps without saying with which card."""

    seat: Seat
    card: Sight | None = None


TYPED: Final[Verbs[TypedShow | TypedParry | Pass]] = Verbs(
    (
        *_rows(SIGHT, TypedShow, TypedParry),
        verb(TypedParry, "parry", "pariere", also=("parries", "pariert")),
    )
)
"""What is typed where a hand is seen: fangs that are clear may be left out."""


def legal_words(legal: Iterable[Action], names: Sequence[str], language: Language) -> str:
    """Legal actions by seat: `Anna: Y3p, pass; Ben: parry Y3h`."""
    by_seat: dict[int, list[str]] = {}
    for action in legal:
        if not isinstance(action, Deal):
            by_seat.setdefault(action.seat, []).append(VERBS.tell(action, language))
    return "; ".join(f"{names[seat]}: {', '.join(words)}" for seat, words in by_seat.items())
