"""51 Sechserspiel: six throws, each multiplied by a row that is still free."""

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
from .engines.kit import clauses, frozen
from .engines.note_parts import beginning
from .engines.sheets import highest
from .engines.tally_entry import game
from .engines.texts import Text
from .engines.values import Choosing

CLAUSES = clauses("""
    SECHSERSPIEL 51: Six by six | Sechserspiel
    setup ¶1
    A table has the rows 1 to 6 and a column for each seat.
    Eine Tabelle hat die Reihen 1 bis 6 und eine Spalte für jeden Platz.
    transition ¶1
    The seats throw in turn, six times each. | Die Plätze werfen abwechselnd, jeder sechsmal.
    legality ¶1
    The face is multiplied by a row that the seat has not used yet, and entered there.
    Die Zahl wird mit einer Reihe malgenommen, die der Platz noch nicht benutzt hat, und dort
      eingetragen.
    scoring ¶1
    The most points win. | Die meisten Punkte gewinnen.
    advice ¶1
    High throws belong in high rows: a 6 brings 36 in the sixth row and 12 in the second.
    Hohe Würfe gehören in hohe Reihen: Eine 6 bringt in der sechsten 36 und in der zweiten 12.
""")
TABLE, SIX, ROW, WINS, ADVICE = CLAUSES


@frozen
class Rules:
    order: Order = order_option(SIX)


rounds, again = six_throws(SIX)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    blank=beginning(TABLE, Column(1)),
    rounds=rounds,
    again=again,
    asks=free_rows(ROW),
    numbers=range(1, 7),
    count=entered(ROW),
    wins=highest(WINS),
    noted_by=ROW,
    won_by=WINS,
    choosing=Choosing(
        Text("{seat} takes row {what}.", "{seat} nimmt die Reihe {what}."),
        "take row {number} | nimm die Reihe {number}",
    ),
    chosen_by=ROW,
    words=column_term,
    faults=rows_by_throws,
)
