"""68 Schluck, Hansel: chips on the fields 2 to 12, and a seven goes into the belly.

It is long because the chips on the board go to the winner only if that was agreed.
"""

from .engines.fields import (
    Board,
    by_field,
    last_standing,
    laying,
    on_fields,
    out_told,
    prize_told,
    with_board,
)
from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import beginning, taking_part
from .engines.tally_entry import game
from .engines.texts import TextEvent
from .engines.values import Iterator, Outcome

CLAUSES = clauses("""
    HANSEL 68: Gulp, Hansel | Schluck, Hansel
    setup ¶1
    Hansel is drawn with the fields 2 to 12, the 7 as his belly; each seat has four chips.
    Der Hansel wird mit den Feldern 2 bis 12 gemalt, die 7 als Bauch; jeder Platz hat vier Chips.
    transition ¶1
    In turn each throws two dice once and lays a chip on that field, if nothing lies there.
    Reihum wirft jeder einmal zwei Würfel und legt einen Chip auf das Feld, wenn dort nichts liegt.
    transition ¶1
    If a chip lies there already, it is taken. | Liegt dort schon ein Chip, wird er genommen.
    transition ¶1
    A seven always lays a chip into the belly. | Eine Sieben legt immer einen Chip in den Bauch.
    transition ¶1
    Whoever has laid all chips is out. | Wer alle Chips gesetzt hat, scheidet aus.
    scoring ¶1
    Whoever is left at last has won. | Wer als Letzter übrig bleibt, hat gewonnen.
    scoring silent
    Who gets the chips on the board. | Wer die Chips auf dem Plan bekommt.
""")
STOCK, LAYS, TAKES, SINK, OUT, WINS, PRIZE = CLAUSES
Prize = StrEnum("Prize", "BOARD NONE")


@frozen
class Rules:
    prize: Prize = option(Prize.BOARD, PRIZE, Source.STANDARD)("""
        Who gets the chips on the board? | Wer bekommt die Chips auf dem Plan?
        the winner, as in the games like it | der Sieger, wie in den ähnlichen Spielen
        nobody | niemand
    """)


@cites(PRIZE)
def paid_out(table: Board) -> Board:
    """The winner takes the chips on the board, unless the option says that nobody does."""
    return with_board(table) if table.rules.prize is Prize.BOARD else table


@cites(PRIZE, WINS)
def wins(table: Board) -> Outcome:
    """Scores are chips; the last seat with chips wins."""
    winner = next(seat for seat, chips in enumerate(table.notes) if chips)
    return Outcome(paid_out(table).notes, (winner,))


def tells(before: Board, after: Board) -> Iterator[TextEvent]:
    """Tells which seats are out, and how many chips the winner takes."""
    yield from out_told(OUT)(before, after)
    prize = sum(after.common) if after.rules.prize is Prize.BOARD else 0
    yield from prize_told(PRIZE, after.notes, prize)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    blank=beginning(STOCK, 4),
    plays=taking_part(lambda chips: chips > 0, OUT),
    count=laying(2, 7, LAYS, TAKES, SINK),
    over=last_standing(WINS),
    wins=wins,
    paid_out=paid_out,
    noted_by=by_field(7, LAYS, TAKES, SINK),
    won_by=WINS,
    tells=tells,
    **on_fields(2, 12),
)
