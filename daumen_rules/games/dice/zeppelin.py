"""47 Zeppelin: chips on five fields and in the gondola; whoever has chips last takes all."""

from .engines.fields import (
    Board,
    by_field,
    few_chips,
    last_standing,
    laying,
    on_fields,
    out_told,
    prize_told,
    with_board,
)
from .engines.kit import cites, clauses, frozen
from .engines.note_parts import beginning, taking_part
from .engines.tally_entry import game
from .engines.texts import TextEvent
from .engines.values import Iterator, Outcome

CLAUSES = clauses("""
    ZEPPELIN 47: Airship | Zeppelin
    setup ¶1
    An airship has the fields 1 to 5, and its gondola is the sixth; each seat has six chips.
    Ein Zeppelin hat die Felder 1 bis 5, seine Gondel ist das sechste; jeder Platz hat sechs Chips.
    transition ¶1
    In turn each throws once; on an empty field 1 to 5 a chip is laid.
    Reihum wirft jeder einmal; auf ein leeres Feld von 1 bis 5 kommt ein Chip.
    transition ¶1
    From an occupied field the chip that lies there is taken.
    Von einem belegten Feld wird der Chip, der dort liegt, genommen.
    transition ¶1
    A six always lays a chip into the gondola. | Eine Sechs legt immer einen Chip in die Gondel.
    transition ¶1
    Whoever has lost all chips is out. | Wer alle Chips verloren hat, scheidet aus.
    scoring ¶1
    Whoever is left wins. | Wer übrig bleibt, gewinnt.
    scoring ¶1
    The winner takes all chips from the fields and the gondola.
    Der Sieger nimmt alle Chips von den Feldern und aus der Gondel.
""")
STOCK, LAYS, TAKES, SINK, OUT, WINS, PRIZE = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(PRIZE, WINS)
def wins(table: Board) -> Outcome:
    """Scores are chips; the last seat with chips takes all chips from the board."""
    winner = next(seat for seat, chips in enumerate(table.notes) if chips)
    return Outcome(with_board(table).notes, (winner,))


def tells(before: Board, after: Board) -> Iterator[TextEvent]:
    """Tells which seats are out, and how many chips the winner takes."""
    yield from out_told(OUT)(before, after)
    yield from prize_told(PRIZE, after.notes, sum(after.common))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    blank=beginning(STOCK, 6),
    plays=taking_part(lambda chips: chips > 0, OUT),
    count=laying(1, 6, LAYS, TAKES, SINK),
    over=last_standing(WINS),
    wins=wins,
    paid_out=with_board,
    faults=few_chips(6, 1, 6),
    noted_by=by_field(6, LAYS, TAKES, SINK),
    won_by=WINS,
    tells=tells,
    **on_fields(1, 6),
)
