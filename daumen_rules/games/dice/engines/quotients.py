"""What 103 Hoch gewinnt and 104 Tief gewinnt share: a throw of three dice as quotients.

Here live their options and sums. Which quotient counts, and who wins, stands in the two games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.games.dice.engines.tally_entry import rounds_option
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Option, Source, option

SIXTIETHS: Final = 60
"""Scores are whole numbers: every quotient by a die is so many sixtieths."""


class Op(Enum):
    """How two dice are taken together."""

    MUL = "mul"
    ADD = "add"


class Roles(Enum):
    """Who says which die divides."""

    BEST = "best"
    CHOOSE = "choose"


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = 1
    op: Op = Op.MUL
    roles: Roles = Roles.BEST


def options(one: Clause, quotient: Clause, roles: Clause) -> tuple[Option, ...]:
    """The options, on the clauses of the game or of its variant."""
    return (
        rounds_option(one, 1),
        option(
            "op",
            Op,
            Source.DECISION,
            quotient,
            "How are two dice taken together? | Wie werden zwei Würfel verrechnet?",
            "multiplied, as in the examples | malgenommen, wie in den Beispielen",
            "added, as in the rule | addiert, wie in der Regel",
        ),
        option(
            "roles",
            Roles,
            Source.DECISION,
            roles,
            "Who says which die divides? | Wer sagt, welcher Würfel teilt?",
            "the best result is taken | es gilt das beste Ergebnis",
            "the thrower chooses | wer geworfen hat, wählt",
        ),
    )


def results(rules: Rules, faces: Faces) -> Mapping[int, Fraction]:
    """The result of a throw for every face that may divide."""
    found: dict[int, Fraction] = {}
    for divisor in faces:
        rest = list(faces)
        rest.remove(divisor)
        one, other = rest
        found[divisor] = Fraction(one * other if rules.op is Op.MUL else one + other, divisor)
    return found


def divisors(sheet: Sheet[Rules, Fraction]) -> Faces:
    """The faces of a throw that may divide, where that is to be chosen."""
    if sheet.rules.roles is Roles.BEST or sheet.chosen is not None:
        return ()
    return tuple(sorted(set(sheet.faces)))


def in_sixtieths(notes: Sequence[Fraction]) -> tuple[int, ...]:
    """Results as whole numbers."""
    return tuple(int(note * SIXTIETHS) for note in notes)


def fraction_term(value: Fraction) -> Term:
    """An exact quotient as a fact: 15/2 is said as 7 1/2."""
    whole, rest = divmod(value, 1)
    words = f"{whole} {rest}" if whole and rest else str(value)
    return Term(str(value), Text(words, words))
