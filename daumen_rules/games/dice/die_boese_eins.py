"""39 Die böse Eins: five throws are added, but a 1 puts you out.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

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

CLAUSES: Final = clauses(
    "BOESEEINS",
    "39",
    """
    transition ¶1
    In turn, each seat has five throws.
    Der Reihe nach hat jeder Platz fünf Würfe.
    scoring ¶1
    The pips are added. Whoever throws a 1 is out at once and keeps what was added before it.
    Die Augen werden addiert. Wer eine 1 wirft, ist sofort draußen und behält die Summe davor.
    scoring ¶1
    The highest sum wins.
    Die höchste Summe gewinnt.
    """,
)
FIVE, EVIL, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)


@cites(FIVE)
def again(sheet: Sheet[Rules, Standing]) -> bool:
    """Five throws, but none for a seat that is out."""
    return sheet.thrown < 5 and not sheet.note.is_out


@cites(EVIL)
def count(sheet: Sheet[Rules, Standing], faces: Faces) -> tuple[Standing, ...]:
    """A 1 puts the seat out and adds nothing; anything else is added."""
    points = sheet.note.points
    return sheet.noting(Standing(points, True) if faces == (1,) else Standing(points + sum(faces)))


@cites(WINS)
def outcome(sheet: Sheet[Rules, Standing]) -> Outcome:
    """The highest sum wins, also of a seat that is out."""
    return most([note.points for note in sheet.notes])


GAME: Final = entry(
    Tally(
        slug="die-boese-eins",
        number="39",
        title=Text("The evil one", "Die böse Eins"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(1),
        blank=Standing(),
        again=again,
        count=count,
        outcome=outcome,
        counts=EVIL,
        ends=WINS,
        words=standing_term,
    )
)
