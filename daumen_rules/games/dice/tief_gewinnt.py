"""104 Tief gewinnt: Hoch gewinnt, but the lowest result wins.

Here live its clauses and what a throw counts; options and quotients are those of `quotients`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines import quotients
from daumen_rules.games.dice.engines.quotients import (
    Op,
    Roles,
    TakenApart,
    divisors,
    in_sixtieths,
    op_option,
    results,
    roles_option,
)
from daumen_rules.games.dice.engines.sheets import Sheet, adding, agreed, fewest, once, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, rounds_option
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces

CLAUSES: Final = clauses(
    "TIEF",
    "104",
    """
    transition ¶1, 103 ¶1
    Each seat has one throw.
    Jeder Platz hat einen Wurf.
    scoring ¶1, 103 ¶1
    Two dice are taken together and divided by the third; the rule adds, its examples multiply.
    Zwei Würfel werden verrechnet, der dritte teilt; die Regel addiert, die Beispiele nehmen mal.
    legality silent
    Which die divides, the thrower may choose; no die is better than the highest.
    Welcher Würfel teilt, darf wählen, wer geworfen hat; keiner ist besser als der höchste.
    scoring ¶1
    The lowest exact result wins; of several rounds, the lowest sum.
    Das niedrigste genaue Ergebnis gewinnt, bei mehreren Runden die niedrigste Summe.
    example ¶2
    5-3-2 makes 1.2 and 6-4-3 makes 2.
    5-3-2 ergibt 1,2 und 6-4-3 ergibt 2.
    """,
)
ONE, QUOTIENT, ROLES, WINS, EXAMPLE = CLAUSES


@frozen
class Rules(TakenApart):
    """The rule set: a field an option."""

    rounds: int = rounds_option(ONE, 1)
    op: Op = op_option(QUOTIENT)
    roles: Roles = roles_option(ROLES)


@cites(ONE)
def again(sheet: Sheet[Rules, Fraction]) -> bool:
    """One throw."""
    return once(sheet)


@cites(ROLES)
def asks(sheet: Sheet[Rules, Fraction]) -> Faces:
    """The faces that may divide."""
    return divisors(sheet)


@cites(QUOTIENT)
def worth(sheet: Sheet[Rules, Fraction], faces: Faces) -> Fraction:
    """The result for the die that was chosen, else the lowest."""
    found = results(sheet.rules, faces)
    return min(found.values()) if sheet.chosen is None else found[sheet.chosen]


@cites(WINS)
def outcome(sheet: Sheet[Rules, Fraction]) -> Outcome:
    """The lowest result wins."""
    return fewest(in_sixtieths(sheet.notes))


GAME: Final = entry(
    Tally(
        slug="tief-gewinnt",
        number="104",
        title=Text("Low wins", "Tief gewinnt"),
        modules=(__name__, quotients.__name__),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(3),
        blank=Fraction(0),
        again=again,
        asks=asks,
        count=adding(worth),
        outcome=outcome,
        counts=QUOTIENT,
        ends=WINS,
        choice=ROLES,
        words=quotients.fraction_term,
    )
)
