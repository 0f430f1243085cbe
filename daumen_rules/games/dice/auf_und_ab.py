"""41 Auf und ab: seven throws are added and subtracted; whoever falls below zero is out.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import (
    AGREED,
    Sheet,
    Standing,
    agreed,
    most,
    with_dice,
)
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, rounds_option, standing_term
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "AUFUNDAB",
    "41",
    """
    transition ¶1
    Each seat has seven throws in a row.
    Jeder Platz hat sieben Würfe hintereinander.
    scoring ¶1
    Throws 1, 2, 4 and 6 are added; throws 3, 5 and 7 are subtracted.
    Die Würfe 1, 2, 4 und 6 werden addiert, die Würfe 3, 5 und 7 abgezogen.
    scoring ¶1
    Whoever comes below zero on the way is out.
    Wer unterwegs unter null kommt, ist draußen.
    scoring ¶1
    Of those who are not out, the highest sum wins.
    Von denen, die nicht draußen sind, gewinnt die höchste Summe.
    scoring silent
    If all are out, nobody wins.
    Sind alle draußen, gewinnt niemand.
    """,
)
SEVEN, SIGNS, BELOW, WINS, NOBODY = CLAUSES


class Zero(Enum):
    """What a sum of exactly zero does."""

    STAYS = "stays"
    OUT = "out"


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)
    zero: Zero = option(
        Zero.STAYS,
        BELOW,
        Source.MANUAL,
        "Is a seat out at exactly zero? | Ist ein Platz bei genau null draußen?",
        "no, only below zero | nein, erst unter null",
        "yes, zero is out too | ja, auch mit null",
    )


@cites(SEVEN)
def again(sheet: Sheet[Rules, Standing]) -> bool:
    """Seven throws, but none for a seat that is out."""
    return sheet.thrown < 7 and not sheet.note.is_out


@cites(SIGNS, BELOW)
def count(sheet: Sheet[Rules, Standing], faces: Faces) -> tuple[Standing, ...]:
    """The throw is added or subtracted by its place in the go."""
    sign = (1, 1, -1, 1, -1, 1, -1)[sheet.thrown]
    points = sheet.note.points + sign * sum(faces)
    least = 0 if sheet.rules.zero is Zero.STAYS else 1
    return sheet.noting(Standing(points, points < least))


@cites(WINS, NOBODY)
def outcome(sheet: Sheet[Rules, Standing]) -> Outcome:
    """The highest sum of those that are not out."""
    staying = [seat for seat, note in enumerate(sheet.notes) if not note.is_out]
    return most([note.points for note in sheet.notes], staying)


GAME: Final = entry(
    Tally(
        slug="auf-und-ab",
        number="41",
        title=Text("Up and down", "Auf und ab"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(1),
        blank=Standing(),
        again=again,
        count=count,
        outcome=outcome,
        counts=SIGNS,
        ends=WINS,
        words=standing_term,
    )
)
