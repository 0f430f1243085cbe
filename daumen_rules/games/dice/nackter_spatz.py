"""48 Nackter Spatz: each throws for the right neighbour, and a 1 costs a point.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet, most, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "SPATZ",
    "48",
    """
    scoring ¶1
    What a seat throws belongs to its right neighbour.
    Was ein Platz wirft, gehört seinem rechten Nachbarn.
    scoring ¶1
    A 1 is a naked sparrow: it costs a point and brings nothing.
    Eine 1 ist ein nackter Spatz: Sie kostet einen Punkt und bringt nichts.
    setup ¶1
    Six rounds are played.
    Es werden sechs Runden gespielt.
    scoring ¶1
    The most points win.
    Die meisten Punkte gewinnen.
    """,
)
RIGHT, SPARROW, SIX, WINS = CLAUSES


class Sparrow(Enum):
    """Whom a 1 costs a point."""

    THROWER = "thrower"
    RECEIVER = "receiver"


@frozen
class Rules:
    """The rule set: a field an option."""

    sparrow: Sparrow = option(
        Sparrow.THROWER,
        SPARROW,
        Source.MANUAL,
        "Whom does a 1 cost a point? | Wen kostet eine 1 einen Punkt?",
        "whoever has thrown it | wer sie geworfen hat",
        "the right neighbour, who gets the throws | den rechten Nachbarn, dem die Würfe gehören",
    )


@cites(SIX)
def rounds(rules: Rules) -> int:
    """Six rounds."""
    return 6


@cites(RIGHT, SPARROW)
def count(sheet: Sheet[Rules, int], faces: Faces) -> tuple[int, ...]:
    """The pips go to the right neighbour; a 1 takes a point from one of the two."""
    right = (sheet.turn - 1) % sheet.players
    if faces != (1,):
        return sheet.noting(sheet.notes[right] + sum(faces), right)
    loser = sheet.turn if sheet.rules.sparrow is Sparrow.THROWER else right
    return sheet.noting(sheet.notes[loser] - 1, loser)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The most points win."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="nackter-spatz",
        number="48",
        title=Text("Naked sparrow", "Nackter Spatz"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=rounds,
        dice=with_dice(1),
        blank=0,
        count=count,
        outcome=outcome,
        counts=RIGHT,
        ends=WINS,
        words=points_term,
    )
)
