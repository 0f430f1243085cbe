"""88 Rentmeister: six throws of three dice, multiplied by 3 to 8; the winner is paid tenths.

It is long because rows may be chosen or come in order, and the winner is paid tenths.
"""

from .engines.columns import (
    Column,
    Order,
    column_term,
    entered,
    free_rows,
    order_option,
    rows_by_throws,
    six_throws,
)
from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import beginning
from .engines.sheets import Table, most
from .engines.tally_entry import game
from .engines.texts import Text
from .engines.throwoff import ThrowOff
from .engines.values import Choosing, Outcome, Seat, paid_to

CLAUSES = clauses("""
    RENTMEISTER 88: The bursar | Rentmeister
    setup ¶1
    Each seat writes the numbers from 3 to 8 below each other.
    Jeder Platz schreibt die Zahlen von 3 bis 8 untereinander.
    transition ¶1
    In turn each has six throws. | Reihum hat jeder sechs Würfe.
    legality ¶1
    What is thrown is written beside the numbers and multiplied by them.
    Das Geworfene wird neben die Zahlen geschrieben und mit ihnen malgenommen.
    scoring ¶1
    The highest sum of products wins. | Die höchste Summe der Produkte gewinnt.
    scoring ¶1
    Each other pays the winner a tenth of the difference, rounded up.
    Jeder andere zahlt dem Sieger ein Zehntel des Unterschieds, aufgerundet.
    scoring silent
    All who have the highest sum have won; where another has less, they throw off who is paid.
    Alle mit der höchsten Summe haben gewonnen; hat ein anderer weniger, stechen sie, wer das Geld
      bekommt.
    example ¶1
    263 points against 245 cost two chips. | 263 Punkte gegen 245 kosten zwei Chips.
""")
NUMBERS, SIX, BESIDE, WINS, TENTH, EQUAL, EXAMPLE = CLAUSES
Placement = StrEnum("Placement", "IN_ORDER CHOOSE")


@frozen
class Rules:
    placement: Placement = option(Placement.IN_ORDER, BESIDE, Source.DECISION)("""
        Beside which number is a throw written? | Neben welche Zahl kommt ein Wurf?
        the next from above | neben die nächste von oben
        any that is free, as the printed table suggests | neben eine freie nach Wahl, wie die
          gedruckte Tabelle nahelegt
    """)
    order: Order = order_option(SIX)


free = free_rows(BESIDE)
Rent = Table[Rules, Column, int]


@cites(BESIDE)
def asks(table: Rent) -> tuple[int, ...]:
    """The free rows, if the option lets the seat choose one."""
    return free(table) if table.rules.placement is Placement.CHOOSE else ()


@cites(EQUAL)
def ties(table: Rent) -> tuple[Seat, ...]:
    """After the game, the winners, if some other seat has to pay one of them."""
    if table.played < rounds(table.rules):
        return ()
    best = most([note.points for note in table.notes]).winners
    return best if len(best) < table.players else ()


@cites(TENTH, WINS)
def wins(table: Rent) -> Outcome:
    """The best have won; one of them, found by a throw-off, is paid a tenth of each difference."""
    points = [note.points for note in table.notes]
    best = most(points)
    paid, *_ = table.tied or best.winners
    dues = [-(-(max(points) - each) // 10) for each in points]
    return Outcome(best.scores, best.winners, paid_to(paid, dues))


rounds, again = six_throws(SIX)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    blank=beginning(NUMBERS, Column(3)),
    common=0,
    rounds=rounds,
    again=again,
    asks=asks,
    numbers=range(3, 9),
    count=entered(BESIDE),
    throw_off=ThrowOff(ties=ties, by=EQUAL, shares=True),
    wins=wins,
    noted_by=BESIDE,
    won_by=WINS,
    paid_by=TENTH,
    choosing=Choosing(
        Text("{seat} takes row {what}.", "{seat} nimmt die Reihe {what}."),
        "take row {number} | nimm die Reihe {number}",
    ),
    chosen_by=BESIDE,
    words=column_term,
    faults=rows_by_throws,
    endless=True,
)
