"""69 Glückspeter: whoever is first to be rid of all chips wins."""

from .engines.fields import by_field, few_chips, laying, on_fields
from .engines.kit import clauses, frozen
from .engines.note_parts import beginning, somebody
from .engines.sheets import lowest
from .engines.tally_entry import game

CLAUSES = clauses("""
    PETER 69: Lucky Peter | Glückspeter
    setup ¶1
    Peter is drawn with the fields 2 to 12; each seat has seven chips.
    Der Glückspeter wird mit den Feldern 2 bis 12 gemalt; jeder Platz hat sieben Chips.
    transition ¶1
    In turn each throws two dice once and lays a chip on that field, if nothing lies there.
    Reihum wirft jeder einmal zwei Würfel und legt einen Chip auf das Feld, wenn dort nichts liegt.
    transition ¶1
    Otherwise the chip that lies there has to be taken.
    Sonst muss der Chip, der dort liegt, genommen werden.
    transition ¶1
    A ten always lays a chip. | Eine Zehn legt immer einen Chip.
    scoring ¶1
    Whoever is first to be rid of all chips has won. | Wer zuerst alle Chips los ist, hat gewonnen.
""")
STOCK, LAYS, TAKES, SINK, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    blank=beginning(STOCK, 7),
    count=laying(2, 10, LAYS, TAKES, SINK),
    faults=few_chips(7, 2, 10),
    over=somebody(WINS, lambda chips: chips == 0),
    wins=lowest(WINS),
    noted_by=by_field(10, LAYS, TAKES, SINK),
    won_by=WINS,
    **on_fields(2, 12),
)
