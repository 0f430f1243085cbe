"""64 Elf hoch: an eleven takes the pot, a twelve doubles it, and less than eleven pays the rest."""

from .engines.kit import cites, clauses, evolve, frozen
from .engines.note_parts import beginning, together
from .engines.sheets import Table, with_note
from .engines.tally_entry import game
from .engines.terms import IN_MIDDLE
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    ELFHOCH 64: Eleven high | Elf hoch
    setup ¶1
    Each seat pays three chips into the pot. | Jeder Platz zahlt drei Chips in den Pott.
    scoring ¶1
    Whoever is first to throw eleven may take all. | Wer als Erster elf wirft, darf alles nehmen.
    transition ¶1
    A twelve has to pay as much as lies in the pot.
    Eine Zwölf muss so viel zahlen, wie im Pott liegt.
    transition ¶1
    Less than eleven pays the difference to it. | Weniger als elf zahlt die Differenz dazu.
    transition silent
    In turn each throws two dice once; what is due can always be paid.
    Reihum wirft jeder einmal zwei Würfel; was fällig ist, kann immer bezahlt werden.
    scoring silent
    With the pot taken the game is over, and whoever took it has won.
    Mit dem Pott ist das Spiel aus; gewonnen hat, wer ihn genommen hat.
""")
ANTE, ELEVEN_WINS, TWELVE, LESS, TURNS, ENDS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


Pot = Table[Rules, int, int]


@cites(ANTE)
def pot(players: int, rules: Rules) -> int:
    """The pot at the start, with three chips from each seat."""
    return 3 * players


@cites(LESS, TWELVE, ELEVEN_WINS, TURNS)
def count(table: Pot, faces: Faces) -> Pot:
    """An eleven takes the pot, a twelve doubles it, and a lower sum pays the rest to eleven."""
    pips, lying = sum(faces), table.common
    paid = -lying if pips == 11 else lying if pips == 12 else 11 - pips
    return evolve(with_note(table, table.note - paid), common=lying + paid)


@cites(ELEVEN_WINS, ENDS)
def wins(table: Pot) -> Outcome:
    """The last thrower wins: it has taken the pot."""
    return Outcome(table.notes, (table.turn,), table.notes)


def counts(before: Pot, after: Pot, seat: Seat) -> Clause:
    """Which clause changed a note: ELEVEN_WINS, TWELVE, or LESS, by the sum of the throw."""
    return {11: ELEVEN_WINS, 12: TWELVE}.get(sum(before.faces), LESS)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    blank=beginning(ANTE, -3),
    common=pot,
    count=count,
    over=together(ENDS, lambda pot: pot == 0),
    wins=wins,
    noted_by=counts,
    won_by=ENDS,
    **IN_MIDDLE,
)
