"""The options of 125 Mau-Mau: what the manual leaves open.

Here live the values of every option and the rule set. What they do stands in `table`,
`legality` and `effect`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.cards.engines.shed import BOUND
from daumen_rules.games.cards.mau_mau import clauses as c
from daumen_rules.pieces.options import Source, option


class SevenEight(Enum):
    """Whether the variant with Sevens and Eights is played."""

    NO = "no"
    YES = "yes"


class Jack(Enum):
    """When a Jack may be laid that does not fit."""

    ONLY_IF_STUCK = "only_if_stuck"
    ANYTIME = "anytime"


class FittingJack(Enum):
    """What a Jack does that fits."""

    NAMES = "names"
    PLAIN = "plain"


class Drawn(Enum):
    """Whether a drawn card that fits has to be laid."""

    MUST = "must"
    MAY = "may"


class Ten(Enum):
    """What a Ten counts against a seat."""

    TEN = "10"
    NOTHING = "0"


class EmptyStock(Enum):
    """What happens when the stock has run out."""

    RESHUFFLE = "reshuffle"
    NO_DRAW = "no_draw"


class Stacking(Enum):
    """Whether a Seven may be laid on a Seven instead of drawing."""

    NO = "no"
    YES = "yes"


class Acts(Enum):
    """Whether a card acts that somebody did not lay in the middle of a deal."""

    NO = "no"
    YES = "yes"


@frozen
class Rules:
    """The rule set: a field an option."""

    seven_eight: SevenEight = SevenEight.NO
    jack: Jack = Jack.ONLY_IF_STUCK
    fitting_jack: FittingJack = FittingJack.NAMES
    drawn: Drawn = Drawn.MUST
    ten: Ten = Ten.TEN
    empty_stock: EmptyStock = EmptyStock.RESHUFFLE
    first_card: Acts = Acts.NO
    stacking: Stacking = Stacking.NO
    last_card: Acts = Acts.NO
    amount: int = 1
    max_turns: int = 1000
    max_deals: int = 1000


OPTIONS: Final = (
    option(
        "seven_eight",
        SevenEight,
        Source.MANUAL,
        c.SEVEN,
        "Do Sevens and Eights act, as in the variant? | Gilt die Spielart mit Sieben und Acht?",
        "no | nein",
        "yes: after a Seven two cards, after an Eight sit out | ja: zwei Karten, aussetzen",
    ),
    option(
        "jack",
        Jack,
        Source.MANUAL,
        c.JACK,
        "When may a Jack be laid that does not fit? | Wann darf ein Bube liegen, der nicht passt?",
        "only where no card fits | nur wenn keine Karte passt",
        "anytime | jederzeit",
    ),
    option(
        "fitting_jack",
        FittingJack,
        Source.STANDARD,
        c.NAMES,
        "Does a Jack that fits name a suit too? | Bestimmt auch ein passender Bube eine Farbe?",
        "yes | ja",
        "no, it is a card like others | nein, er ist eine Karte wie andere",
    ),
    option(
        "drawn",
        Drawn,
        Source.DECISION,
        c.DRAWN,
        "Has a drawn card that can be laid to be laid? | Muss eine gezogene passende Karte liegen?",
        "it must be laid | sie muss gelegt werden",
        "it may be kept | sie darf behalten werden",
    ),
    option(
        "ten",
        Ten,
        Source.STANDARD,
        c.TEN,
        "What does a Ten count? | Was zählt eine Zehn?",
        "ten points, as in Skat | zehn Punkte wie im Skat",
        "nothing, as it is not listed | nichts, da sie nicht genannt ist",
    ),
    option(
        "empty_stock",
        EmptyStock,
        Source.STANDARD,
        c.STOCK,
        "What if the stock has run out? | Was ist, wenn der Stock verbraucht ist?",
        "the pile is shuffled, but for its top card | der Stapel wird ohne die oberste gemischt",
        "nobody draws any more | niemand zieht mehr",
    ),
    option(
        "first_card",
        Acts,
        Source.DECISION,
        c.FIRST_CARD,
        "Does a Seven or Eight act that is turned up first? | Wirkt eine aufgedeckte Sieben, Acht?",
        "no | nein",
        "yes, on Vorhand | ja, auf Vorhand",
    ),
    option(
        "stacking",
        Stacking,
        Source.MANUAL,
        c.SEVEN,
        "May a Seven be laid on a Seven? | Darf eine Sieben auf eine Sieben gelegt werden?",
        "no, nothing is laid | nein, es wird nichts gelegt",
        "yes, and the next seat draws two more | ja, und der Nächste nimmt zwei mehr",
    ),
    option(
        "last_card",
        Acts,
        Source.DECISION,
        c.LAST_CARD,
        "Does a Seven act as a last card? | Wirkt eine Sieben als letzte Karte?",
        "no | nein",
        "yes, the next seat draws before the count | ja, der Nächste nimmt vor dem Zählen",
    ),
    option(
        "amount",
        range(1, 101),
        Source.DECISION,
        c.PAY,
        "How much is paid to each seat with fewer points? | Wie viel bekommt jeder mit weniger?",
    ),
    option(
        "max_turns",
        BOUND,
        Source.DECISION,
        c.BOUNDED,
        "After how many turns of a deal is the game over? | Nach wie vielen Zügen ist Schluss?",
        default=1000,
    ),
    option(
        "max_deals",
        BOUND,
        Source.DECISION,
        c.BOUNDED,
        "After how many deals is the game over? | Nach wie vielen Runden ist Schluss?",
        default=1000,
    ),
)
