"""103 Hoch gewinnt: two dice together, divided by the third; the highest result wins."""

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
from .engines.sheets import adding, most, throws
from .engines.tally_entry import game, rounds_option

CLAUSES = clauses("""
    HOCH 103: High wins | Hoch gewinnt
    transition ¶1
    Each seat has one throw. | Jeder Platz hat einen Wurf.
    scoring ¶1
    Two dice are taken together and divided by the third; the rule adds, its examples multiply.
    Zwei Würfel werden verrechnet, der dritte teilt; die Regel addiert, die Beispiele nehmen mal.
    legality silent
    Which die divides, the thrower may choose; no die is better than the lowest.
    Welcher Würfel teilt, darf wählen, wer geworfen hat; keiner ist besser als der niedrigste.
    scoring ¶1
    The exact result counts, with all that stands behind the point.
    Das genaue Ergebnis zählt, mit allem hinter dem Komma.
    scoring ¶1
    The highest result wins; of several rounds, the highest sum.
    Das höchste Ergebnis gewinnt, bei mehreren Runden die höchste Summe.
    example ¶1
    5-3-2 makes 7.5 and 6-4-3 makes 8. | 5-3-2 ergibt 7,5 und 6-4-3 ergibt 8.
""")
ONE, QUOTIENT, ROLES, EXACT, WINS, EXAMPLE = CLAUSES


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
    count=adding(quotient(QUOTIENT, max)),
    wins=by_sixtieths(most, EXACT, WINS),
    noted_by=QUOTIENT,
    won_by=WINS,
    chosen_by=ROLES,
    **DIVIDING,
)
