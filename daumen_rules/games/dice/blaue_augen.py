"""78 Blaue Augen, and its variant Graue Augen: only even faces count, or only odd ones.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import AGREED, Sheet, adding, agreed, most, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term, rounds_option
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "AUGEN",
    "78",
    """
    scoring ¶1
    Even faces are added, odd ones count nothing.
    Gerade Augen werden addiert, ungerade zählen nichts.
    scoring ¶1
    In the variant Graue Augen odd faces are added, and even ones count nothing.
    Bei der Variante Graue Augen werden ungerade addiert, und gerade zählen nichts.
    scoring silent
    The highest sum wins.
    Die höchste Summe gewinnt.
    """,
)
BLUE, GREY, WINS = CLAUSES


class Eyes(Enum):
    """Which faces count."""

    BLUE = "blue"
    GREY = "grey"


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 5)
    eyes: Eyes = option(
        Eyes.BLUE,
        GREY,
        Source.MANUAL,
        "Which game is played? | Welches Spiel wird gespielt?",
        "Blaue Augen: even faces count | Blaue Augen: gerade zählen",
        "Graue Augen: odd faces count | Graue Augen: ungerade zählen",
    )


@cites(BLUE, GREY)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of the faces that count."""
    odd = sheet.rules.eyes is Eyes.GREY
    return sum(face for face in faces if face % 2 == odd)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="blaue-augen",
        number="78",
        title=Text("Blue eyes, or grey eyes", "Blaue Augen"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(3),
        blank=0,
        count=adding(worth),
        outcome=outcome,
        counts=BLUE,
        ends=WINS,
        words=points_term,
    )
)
