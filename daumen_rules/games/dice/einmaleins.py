"""87 Einmaleins: the sum of two white dice times the grey one.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet, adding, agreed, most, once, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term, rounds_option
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces

CLAUSES: Final = clauses(
    "EINMALEINS",
    "87",
    """
    material ¶1
    One die is painted grey, two are white; of a throw, the last face is that of the grey die.
    Ein Würfel ist grau gefärbt, zwei sind weiß; in einem Wurf steht der graue zuletzt.
    transition ¶1
    Each seat has one throw.
    Jeder Platz hat einen Wurf.
    scoring ¶1
    The sum of the white dice is multiplied by the grey one.
    Die Summe der weißen Würfel wird mit dem grauen malgenommen.
    scoring silent
    The highest result wins; of several rounds, the highest sum.
    Das höchste Ergebnis gewinnt, bei mehreren Runden die höchste Summe.
    """,
)
GREY, ONE, PRODUCT, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(ONE, 1)


@cites(GREY)
def colours(faces: Faces) -> Term:
    """A throw with the colours of the dice."""
    first, second, grey = faces
    return Term(
        f"{first} {second} {grey}",
        Text(f"white {first} and {second}, grey {grey}", f"weiß {first} und {second}, grau {grey}"),
    )


@cites(ONE)
def again(sheet: Sheet[Rules, int]) -> bool:
    """One throw."""
    return once(sheet)


@cites(PRODUCT)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """White plus white, times grey."""
    first, second, grey = faces
    return (first + second) * grey


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="einmaleins",
        number="87",
        title=Text("Times table", "Einmaleins"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(3),
        blank=0,
        again=again,
        shown=colours,
        count=adding(worth),
        outcome=outcome,
        counts=PRODUCT,
        ends=WINS,
        words=points_term,
    )
)
