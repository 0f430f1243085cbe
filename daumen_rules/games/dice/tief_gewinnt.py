"""104 Tief gewinnt: two dice together, divided by the third; the lowest result wins."""

from .engines.kit import clauses, frozen
from .engines.quotients import (
    DIVIDING,
    Op,
    Roles,
    by_sixtieths,
    divisors,
    op_option,
    quotient,
    roles_option,
)
from .engines.sheets import adding, fewest, throws
from .engines.tally_entry import game, rounds_option

CLAUSES = clauses("""
    TIEF 104: Low wins | Tief gewinnt
    transition ¶1, 103 ¶1
    Each seat has one throw. | Jeder Platz hat einen Wurf.
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
    5-3-2 makes 1.2 and 6-4-3 makes 2. | 5-3-2 ergibt 1,2 und 6-4-3 ergibt 2.
""")
ONE, QUOTIENT, ROLES, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(ONE, 1)
    op: Op = op_option(QUOTIENT)
    roles: Roles = roles_option(ROLES)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    again=throws(ONE, 1),
    asks=divisors(ROLES),
    count=adding(quotient(QUOTIENT, min)),
    wins=by_sixtieths(fewest, WINS),
    noted_by=QUOTIENT,
    won_by=WINS,
    chosen_by=ROLES,
    **DIVIDING,
)
