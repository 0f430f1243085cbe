"""The score card of 111 Kniffel: the clauses, the options, and what the boxes count.

It is long because each box has its rule.
"""

from typing import Annotated

from daumen_rules.pieces.marks import Called, Exactly, Lasting

from ..engines.keep import KeepTable
from ..engines.kit import Source, StrEnum, cites, clauses, frozen, number_option, option
from ..engines.texts import Text
from ..engines.values import Faces

CLAUSES = clauses("""
    KNIFFEL 111: Kniffel: five dice and a score card | Kniffel
    transition ¶1
    There are thirteen rounds; in each every player has one go with five dice.
    Es gibt dreizehn Runden; in jeder kommt jeder einmal mit fünf Würfeln an die Reihe.
    legality ¶1
    A go has at most three throws. | In einer Runde wird höchstens dreimal geworfen.
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
    Small straight, four in a row, counts 30. | Kleine Straße, vier in Folge, zählt 30.
    scoring point 6
    Large straight, five in a row, counts 40. | Große Straße, fünf in Folge, zählt 40.
    scoring point 7
    Kniffel, five of a kind, counts 50. | Kniffel, fünf Gleiche, zählt 50.
    scoring point 8
    Chance counts the pips of all dice, whatever they are. | Chance zählt alle Augen ohne Bedingung.
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
    The card has six columns, one a game. | Die Karte hat sechs Spalten, je Spiel eine.
    scoring ¶2
    The most points win. | Die meisten Punkte gewinnen.
    scoring silent
    Of several games the totals of all columns are added.
    Bei mehreren Spielen werden die Endsummen aller Spalten addiert.
    legality silent
    Whoever is content before the third throw may say so or enter a result; that ends the throwing.
    Wer vor dem dritten Wurf zufrieden ist, sagt es oder trägt ein; damit endet das Werfen.
""")
ROUNDS, THROWS, LEAVE, ENTER, *PARTS = CLAUSES
UPPER_ROWS, EXAMPLE, BONUS, OF_A_KIND, FULL_HOUSE, SMALL, LARGE, KNIFFEL, CHANCE, *OTHERS = PARTS
NOTHING, MORE, TOTAL, COLUMNS, MOST, SEVERAL, CONTENT = OTHERS
BonusFrom = StrEnum("BonusFrom", {"AT_63": "63", "AT_64": "64", "NEVER": "none"})
FullHouseFive = StrEnum("FullHouseFive", "NO YES")


@frozen
class Rules:
    bonus_from: BonusFrom = option(BonusFrom.AT_63, BONUS, Source.MANUAL)("""
        When does the upper part earn the bonus? | Wann gibt es den Bonus?
        from 63, as the card says | ab 63, wie die Karte sagt
        above 63, as the text says | über 63, wie der Text sagt
        it is played without | gespielt wird ohne
    """)
    full_house_five: FullHouseFive = option(FullHouseFive.NO, FULL_HOUSE, Source.DECISION)("""
        Are five of a kind a full house? | Sind fünf Gleiche ein Full House?
        the pair is of another face | das Paar hat eine andere Zahl
        three and two of them are one | drei und zwei davon sind eines
    """)
    games: int = number_option(1, range(1, 7), COLUMNS, Source.DECISION)("""
        How many columns are played? | Wie viele Spalten werden gespielt?
    """)


BOXES = {
    "ones": "Einser",
    "twos": "Zweier",
    "threes": "Dreier",
    "fours": "Vierer",
    "fives": "Fünfer",
    "sixes": "Sechser",
    "three-of-a-kind": "Dreierpasch",
    "four-of-a-kind": "Viererpasch",
    "full-house": "Full House",
    "small-straight": "kleine Straße",
    "large-straight": "große Straße",
    "kniffel": "Kniffel",
    "chance": "Chance",
}
"""The boxes of a column, from the top, as they are written in records, and in German."""
UPPER = tuple(BOXES)[:6]
CALLED = {box: Text(box.replace("-", " "), german) for box, german in BOXES.items()}
CALLED["kniffel"] = Text("Kniffel", "Kniffel")
ENTRIES = {f"enter {box}": box for box in BOXES}
"""The words by which a result is entered in a box, each with the box."""
Points = tuple[int | None, ...]  # a column from the top, None where a box is free


@cites(OF_A_KIND, MORE)
def of_a_kind(many: int, faces: Faces) -> int:
    """The sum of the dice if at least `many` of them are alike, else 0."""
    return sum(faces) if max(map(faces.count, faces)) >= many else 0


@cites(FULL_HOUSE)
def is_full_house(faces: Faces, five: FullHouseFive) -> bool:
    """Whether the dice are three of one face and two of another; the option adds five alike."""
    alike = sorted(faces.count(face) for face in set(faces))
    return alike == [2, 3] or (five is FullHouseFive.YES and alike == [5])


@cites(SMALL, LARGE, MORE)
def is_straight(long: int, faces: Faces) -> bool:
    """Whether the dice contain `long` consecutive faces."""
    return any(set(range(low, low + long)) <= set(faces) for low in range(1, 8 - long))


@cites(UPPER_ROWS, FULL_HOUSE, SMALL, LARGE, KNIFFEL, CHANCE, NOTHING)
def score(box: str, faces: Faces, rules: Rules) -> int:
    """The points of five dice in a box, 0 if they do not fit it."""
    if box in UPPER:
        face = 1 + UPPER.index(box)
        return face * faces.count(face)
    return {
        "three-of-a-kind": of_a_kind(3, faces),
        "four-of-a-kind": of_a_kind(4, faces),
        "full-house": 25 * is_full_house(faces, rules.full_house_five),
        "small-straight": 30 * is_straight(4, faces),
        "large-straight": 40 * is_straight(5, faces),
        "kniffel": 50 * (of_a_kind(5, faces) > 0),
        "chance": sum(faces),
    }[box]


@cites(BONUS)
def bonus(column: Points, rules: Rules) -> int:
    """The points that a full column earns for its upper rows."""
    least = {BonusFrom.AT_63: 63, BonusFrom.AT_64: 64}.get(rules.bonus_from)
    return 35 if least and None not in column and upper(column) >= least else 0


@frozen
class Card:
    """A note: the columns, and their total with bonuses."""

    columns: Annotated[Lasting[tuple[Annotated[Points, Exactly(13)], ...]], Called("card", "Bogen")]
    points: Annotated[int, Called("points", "Punkte")] = 0

    @property
    def at(self) -> int:
        """The index of the column in play: the first one that is not full, else the last."""
        free = (at for at, column in enumerate(self.columns) if None in column)
        return next(free, len(self.columns) - 1)

    @property
    def column(self) -> Points:
        """The column in play."""
        return self.columns[self.at]


Cards = KeepTable[Rules, Card, None]


def upper(column: Points) -> int:
    """The sum of the upper rows, without bonus."""
    return sum(points or 0 for points in column[: len(UPPER)])


@cites(TOTAL)
def total(column: Points, rules: Rules) -> int:
    """The upper rows, the bonus, and the lower part."""
    return sum(points or 0 for points in column) + bonus(column, rules)


@cites(COLUMNS)
def blank(rules: Rules) -> Card:
    """A card with one empty column for each game."""
    return Card(((None,) * len(BOXES),) * rules.games)
