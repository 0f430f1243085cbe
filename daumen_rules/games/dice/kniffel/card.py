"""The score card of 111 Kniffel: clauses, options, boxes, and what they count.

The module says what is written down, and by which rule. Who throws and enters when stands in
`game`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import evolve, frozen

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.operands import one_of
from daumen_rules.pieces.options import Source, number_option, option

CLAUSES: Final = clauses(
    "KNIFFEL",
    "111",
    """
    transition ¶1
    There are thirteen rounds; in each every player has one go with five dice.
    Es gibt dreizehn Runden; in jeder kommt jeder einmal mit fünf Würfeln an die Reihe.
    legality ¶1
    A go has at most three throws.
    In einer Runde wird höchstens dreimal geworfen.
    legality ¶1
    After each throw the player says which dice are left; any others are thrown again.
    Nach jedem Wurf sagt der Spieler, welche Würfel liegen bleiben; die anderen fallen neu.
    legality ¶1
    The go ends with a result in a box of one's own column that is still free.
    Die Runde endet mit einem Ergebnis in einem noch freien Feld der eigenen Spalte.
    scoring point 1
    A row of the upper part counts the pips of its own face only.
    Eine Reihe des oberen Teils zählt nur die Augen ihrer eigenen Zahl.
    example point 1
    1-1-1-5-6 is 3 among the ones, or 14 as three of a kind.
    1-1-1-5-6 gibt 3 bei den Einsern oder 14 als Dreierpasch.
    scoring point 2; card, Bonus
    At the end the upper part earns 35 more: above 63 says the text, from 63 says the card.
    Am Ende bringt der obere Teil 35 dazu: über 63 laut Text, ab 63 laut Karte.
    scoring point 3
    Three and four of a kind count the pips of all five dice.
    Dreier- und Viererpasch zählen die Augen aller fünf Würfel.
    scoring point 4
    Full house, three of one face and two of another, counts 25.
    Full House, drei Gleiche und zwei andere Gleiche, zählt 25.
    scoring point 5
    Small straight, four in a row, counts 30.
    Kleine Straße, vier in Folge, zählt 30.
    scoring point 6
    Large straight, five in a row, counts 40.
    Große Straße, fünf in Folge, zählt 40.
    scoring point 7
    Kniffel, five of a kind, counts 50.
    Kniffel, fünf Gleiche, zählt 50.
    scoring point 8
    Chance counts the pips of all dice, whatever they are.
    Chance zählt alle Augen, ohne Bedingung.
    scoring silent
    What does not meet its box is entered as 0.
    Was die Bedingung des Felds nicht erfüllt, wird als 0 eingetragen.
    scoring silent
    A large straight is a small one too; more of a kind than a box asks for is enough.
    Eine große Straße ist auch eine kleine; mehr Gleiche als verlangt genügen.
    scoring card, totals
    The total is the upper rows, the bonus and the lower part.
    Die Endsumme sind die oberen Reihen, der Bonus und der untere Teil.
    transition card, head
    The card has six columns, one a game.
    Die Karte hat sechs Spalten, je Spiel eine.
    scoring ¶2
    Most points win; those with equally many share it.
    Die meisten Punkte gewinnen; bei gleich vielen gemeinsam.
    scoring silent
    Of several games the totals of all columns are added.
    Bei mehreren Spielen werden die Endsummen aller Spalten addiert.
    legality silent
    Whoever is content before the third throw may say so or enter a result; that ends the throwing.
    Wer vor dem dritten Wurf zufrieden ist, sagt es oder trägt ein Ergebnis ein; damit endet das
      Werfen.
    """,
)
(
    ROUNDS,
    THROWS,
    LEAVE,
    ENTER,
    UPPER_ROWS,
    EXAMPLE,
    BONUS,
    OF_A_KIND,
    FULL_HOUSE,
    SMALL,
    LARGE,
    KNIFFEL,
    CHANCE,
    NOTHING,
    MORE,
    TOTAL,
    COLUMNS,
    MOST,
    SEVERAL,
    CONTENT,
) = CLAUSES


class BonusFrom(Enum):
    """From how many points in the upper part there is a bonus."""

    AT_63 = "63"
    AT_64 = "64"
    NEVER = "none"


class FullHouseFive(Enum):
    """Whether five of a kind are a full house."""

    NO = "no"
    YES = "yes"


@frozen
class Rules:
    """The rule set: a field an option."""

    bonus_from: BonusFrom = option(
        BonusFrom.AT_63,
        BONUS,
        Source.MANUAL,
        "When does the upper part earn the bonus? | Wann gibt es den Bonus?",
        "from 63, as the card says | ab 63, wie die Karte sagt",
        "above 63, as the text says | über 63, wie der Text sagt",
        "it is played without | gespielt wird ohne",
    )
    full_house_five: FullHouseFive = option(
        FullHouseFive.NO,
        FULL_HOUSE,
        Source.DECISION,
        "Are five of a kind a full house? | Sind fünf Gleiche ein Full House?",
        "the pair is of another face | das Paar hat eine andere Zahl",
        "three and two of them are one | drei und zwei davon sind eines",
    )
    games: int = number_option(
        1,
        range(1, 7),
        COLUMNS,
        Source.DECISION,
        "How many columns are played? | Wie viele Spalten werden gespielt?",
    )


class Box(Enum):
    """The boxes of a column, from the top."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    SMALL_STRAIGHT = "small-straight"
    LARGE_STRAIGHT = "large-straight"
    KNIFFEL = "kniffel"
    CHANCE = "chance"

    @property
    def term(self) -> Term:
        """The box as a fact."""
        english = "Kniffel" if self is Box.KNIFFEL else self.value.replace("-", " ")
        return Term(self.value, Text(english, _GERMAN[BOXES.index(self)]))


BOXES: Final = tuple(Box)
UPPER: Final = BOXES[:6]
_GERMAN: Final = (
    *("Einser", "Zweier", "Dreier", "Vierer", "Fünfer", "Sechser"),
    *("Dreierpasch", "Viererpasch", "Full House", "kleine Straße", "große Straße"),
    *("Kniffel", "Chance"),
)


BOX: Final = one_of("a box", "ein Feld", {box: Text(box.value, box.term.words.de) for box in BOXES})


# What a box counts


@cites(UPPER_ROWS)
def pips_of(face: int, faces: Faces) -> int:
    """The pips of one face."""
    return face * faces.count(face)


@cites(OF_A_KIND, MORE)
def of_a_kind(many: int, faces: Faces) -> int:
    """All pips, if so many dice are alike."""
    return sum(faces) if most_alike(faces) >= many else 0


def most_alike(faces: Faces) -> int:
    """How many dice show the face that most of them show."""
    return max(map(faces.count, faces))


@cites(FULL_HOUSE)
def is_full_house(faces: Faces, five: FullHouseFive) -> bool:
    """Three dice of one face and two of another, or five alike where those are one too."""
    alike = sorted(faces.count(face) for face in set(faces))
    return alike == [2, 3] or (five is FullHouseFive.YES and alike == [5])


@cites(SMALL, LARGE, MORE)
def is_straight(long: int, faces: Faces) -> bool:
    """So many faces in a row, wherever they begin."""
    return any(set(range(low, low + long)) <= set(faces) for low in range(1, 8 - long))


@cites(FULL_HOUSE, SMALL, LARGE, KNIFFEL, CHANCE, NOTHING)
def score(box: Box, faces: Faces, rules: Rules) -> int:
    """What five dice count in a box, 0 where they do not meet it."""
    match box:
        case Box.THREE_OF_A_KIND:
            return of_a_kind(3, faces)
        case Box.FOUR_OF_A_KIND:
            return of_a_kind(4, faces)
        case Box.FULL_HOUSE:
            return 25 * is_full_house(faces, rules.full_house_five)
        case Box.SMALL_STRAIGHT:
            return 30 * is_straight(4, faces)
        case Box.LARGE_STRAIGHT:
            return 40 * is_straight(5, faces)
        case Box.KNIFFEL:
            return 50 * (most_alike(faces) == 5)
        case Box.CHANCE:
            return sum(faces)
        case _:
            return pips_of(1 + UPPER.index(box), faces)


@cites(BONUS)
def bonus(upper: int, rules: Rules) -> int:
    """What so many points in the upper rows earn besides."""
    match rules.bonus_from:
        case BonusFrom.AT_63:
            return 35 if upper >= 63 else 0
        case BonusFrom.AT_64:
            return 35 if upper >= 64 else 0
        case BonusFrom.NEVER:
            return 0


@frozen
class Column:
    """A column of the card: points in the order of the boxes, None where one is free."""

    points: tuple[int | None, ...] = (None,) * len(BOXES)

    def is_free(self, box: Box) -> bool:
        return self.points[BOXES.index(box)] is None

    def entered(self, box: Box, points: int) -> Column:
        """The column with one more box filled."""
        at = BOXES.index(box)
        return evolve(self, points=(*self.points[:at], points, *self.points[at + 1 :]))

    @property
    def is_full(self) -> bool:
        return None not in self.points

    @property
    def upper(self) -> int:
        """The sum of the upper rows, without bonus."""
        return sum(points or 0 for points in self.points[: len(UPPER)])

    @property
    def lower(self) -> int:
        """The sum of the lower part."""
        return sum(points or 0 for points in self.points[len(UPPER) :])

    @cites(TOTAL)
    def total(self, rules: Rules) -> int:
        """Everything that the column counts so far."""
        return self.upper + bonus(self.upper, rules) + self.lower
