"""80 Um den Stern: only pips that lie around a middle one count.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet, adding, most, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces

CLAUSES: Final = clauses(
    "UMSTERN",
    "80",
    """
    setup ¶1
    Three rounds are played; in a round each seat throws once.
    Es werden drei Runden gespielt; in einer Runde wirft jeder Platz einmal.
    scoring ¶1
    A 3 counts two and a 5 counts four; nothing else counts.
    Eine 3 zählt zwei und eine 5 vier; sonst zählt nichts.
    scoring silent
    The highest sum wins.
    Die höchste Summe gewinnt.
    """,
)
THREE, AROUND, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: nothing is left open."""


@cites(THREE)
def rounds(rules: Rules) -> int:
    """Three rounds."""
    return 3


@cites(AROUND)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips around a middle one."""
    return 2 * faces.count(3) + 4 * faces.count(5)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="um-den-stern",
        number="80",
        title=Text("Around the star", "Um den Stern"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=rounds,
        dice=with_dice(3),
        blank=0,
        count=adding(worth),
        outcome=outcome,
        counts=AROUND,
        ends=WINS,
        words=points_term,
    )
)
