"""95 Faule Sechs: as the games before it to 88, but sixes are subtracted."""

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import by_before, by_end
from .engines.shared_sum import SUMMED, loser, reached
from .engines.sheets import Table
from .engines.tally_entry import game
from .engines.values import Faces, Outcome

CLAUSES = clauses("""
    FAULESECHS 95: Lazy six | Faule Sechs
    transition ¶1, 93 ¶1
    In turn each throws once; the pips of all are added up as they come.
    Reihum wirft jeder einmal; die Augen aller werden laufend addiert.
    transition ¶1
    Throws of sixes are not added but subtracted.
    Sechser-Würfe werden nicht addiert, sondern abgezogen.
    scoring ¶1, 94 ¶1
    Whoever reaches 88 or passes it has lost. | Wer 88 erreicht oder überschreitet, hat verloren.
    scoring silent
    If whole throws are subtracted, 88 may never be reached: after a hundred rounds nobody has lost,
      and nobody has won.
    Werden ganze Würfe abgezogen, wird 88 vielleicht nie erreicht: Nach hundert Runden hat niemand
      verloren und niemand gewonnen.
""")
ADDED, SIXES, LOSES, ENDLESS = CLAUSES
Six = StrEnum("Six", "DIE THROW")


@frozen
class Rules:
    six: Six = option(Six.DIE, SIXES, Source.DECISION)("""
        What is subtracted? | Was wird abgezogen?
        each die that shows a 6 | jeder Würfel, der eine 6 zeigt
        the whole throw in which there is a 6 | der ganze Wurf, in dem eine 6 ist
    """)


Sum = Table[Rules, int, int]


@cites(ADDED, SIXES)
def count(table: Sum, faces: Faces) -> Sum:
    """Adds the pips; by the option it subtracts each 6, or a whole throw with a 6."""
    if table.rules.six is Six.THROW:
        gained = -sum(faces) if 6 in faces else sum(faces)
    else:
        gained = sum(-6 if face == 6 else face for face in faces)
    return evolve(table, common=table.common + gained)


@cites(ENDLESS)
def rounds(rules: Rules) -> int | None:
    """A limit of 100 rounds if the game subtracts whole throws, as it may not end by itself."""
    return 100 if rules.six is Six.THROW else None


@cites(LOSES, ENDLESS)
def wins(table: Sum) -> Outcome:
    """The last thrower has lost if the sum reaches 88; otherwise nobody wins."""
    return loser(table) if table.common >= 88 else Outcome((0,) * table.players, ())


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    rounds=rounds,
    count=count,
    over=reached(LOSES, 88),
    wins=wins,
    noted_by=by_before(lambda table: 6 in table.faces, SIXES, ADDED),
    won_by=by_end(lambda table: table.common >= 88, LOSES, ENDLESS),
    **SUMMED,
)
