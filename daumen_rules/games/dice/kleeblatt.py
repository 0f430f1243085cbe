"""91 Kleeblatt: three share eleven chips, by throws above and below eleven.

It is long because the last chip, and the last place, are thrown for with three dice.
"""

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import by_end, together
from .engines.sheets import Table, all_but, fewest, with_note
from .engines.tally_entry import game
from .engines.terms import IN_MIDDLE
from .engines.throwoff import ThrowOff
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    KLEEBLATT 91: Clover leaf | Kleeblatt
    material ¶1
    It is a game for three. | Es ist ein Spiel für drei.
    setup ¶1
    Eleven chips lie in the middle. | Elf Chips liegen in der Mitte.
    transition ¶1
    In turn each throws three dice; whoever throws less than eleven takes two chips.
    Reihum wirft jeder drei Würfel; wer weniger als elf wirft, nimmt zwei Chips.
    transition ¶1
    After more than eleven each of the others takes one; exactly eleven moves nothing.
    Nach mehr als elf nimmt jeder der anderen einen; genau elf bewegt nichts.
    transition ¶1
    The last chip is thrown for with three dice, and the highest throw gets it; that decides also
      where two have the same.
    Um den letzten Chip wird mit drei Würfeln gestochen, und der höchste Wurf bekommt ihn; das
      entscheidet auch, wenn zwei gleich viele haben.
    scoring ¶1
    Whoever has the fewest chips has lost. | Wer die wenigsten Chips hat, hat verloren.
    scoring silent
    Several who have the fewest lose together.
    Mehrere mit den wenigsten verlieren gemeinsam.
""")
SEATS, POT, LESS, MORE, LAST, LOSES, TOGETHER = CLAUSES
RolloffSeats = StrEnum("RolloffSeats", "ALL TIED")


@frozen
class Rules:
    rolloff_seats: RolloffSeats = option(RolloffSeats.ALL, LAST, Source.DECISION)("""
        Who throws for the last chip? | Wer sticht um den letzten Chip?
        all three | alle drei
        those alone who have the fewest, if there are several | nur die mit den wenigsten, wenn es
          mehrere sind
    """)


Pot = Table[Rules, int, int]


@cites(LESS, MORE)
def count(table: Pot, faces: Faces) -> Pot:
    """Two chips go to the thrower below eleven; above eleven each other seat gets one."""
    pips = sum(faces)
    if pips == 11:
        return table
    mine, others = (2, 0) if pips < 11 else (0, 1)
    notes = tuple(n + (mine if s == table.turn else others) for s, n in enumerate(table.notes))
    return evolve(table, notes=notes, common=table.common - 2)


@cites(LAST)
def ties(table: Pot) -> tuple[Seat, ...]:
    """The seats that throw off for the last chip."""
    if table.common != 1:
        return ()
    return tuple(range(3)) if table.rules.rolloff_seats is RolloffSeats.ALL else lowest_of(table)


@cites(LAST)
def found(table: Pot) -> Pot:
    """The winner of the throw-off takes the last chip."""
    (seat,) = table.tied
    return evolve(with_note(table, table.notes[seat] + 1, seat), common=0)


def lowest_of(table: Pot) -> tuple[Seat, ...]:
    """The seats with the fewest chips."""
    return fewest(table.notes).winners


@cites(LOSES, TOGETHER)
def wins(table: Pot) -> Outcome:
    """Scores are chips; the fewest have lost."""
    return all_but(lowest_of(table), table.notes)


def counts(before: Pot, after: Pot, seat: Seat) -> Clause:
    """Which clause gave chips: LESS to the thrower, MORE to the others, LAST at the end."""
    if not before.faces:
        return LAST
    return LESS if sum(before.faces) < 11 else MORE


@cites(POT)
def pot(players: int, rules: Rules) -> int:
    """The eleven chips in the middle at the start."""
    return 11


@cites(SEATS)
def seats() -> range:
    """Exactly three seats."""
    return range(3, 4)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    seats=seats(),
    dice=3,
    common=pot,
    count=count,
    over=together(LAST, lambda pot: pot <= 1),
    throw_off=ThrowOff(ties=ties, by=LAST, dice=3, found=found),
    wins=wins,
    noted_by=counts,
    won_by=by_end(lambda table: len(lowest_of(table)) > 1, TOGETHER, LOSES),
    loses=True,
    **IN_MIDDLE,
)
