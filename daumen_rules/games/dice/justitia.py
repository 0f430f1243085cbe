"""43 Justitia: the highest of a round pays a chip, and whoever is first to have none gets all.

It is long because all who are equal in a round pay, and those who are out together throw off or
share.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import beginning
from .engines.sheets import Table, most, throws, with_note
from .engines.tally_entry import game
from .engines.terms import MIDDLE, Counted, chips_term
from .engines.texts import Term, Text
from .engines.throwoff import ThrowOff
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    JUSTITIA 43: Justice | Justitia
    setup ¶1
    Each seat gets five chips. | Jeder Platz erhält fünf Chips.
    transition ¶1
    In turn each throws three times; the pips are added.
    Reihum wirft jeder dreimal; die Augen werden addiert.
    scoring ¶1
    The highest sum of a round pays a chip to the pot; if several have it, all of them do.
    Die höchste Summe einer Runde zahlt einen Chip in die Kasse; haben sie mehrere, zahlen alle.
    scoring ¶1
    Whoever is first to have no chips left wins the pot.
    Wer als Erster keine Chips mehr hat, gewinnt die Kasse.
    scoring silent
    Who wins if several lose their last chip in the same round.
    Wer gewinnt, wenn mehrere in derselben Runde den letzten Chip verlieren.
""")
STOCK, THREE, PAYS, WINS, SEVERAL = CLAUSES
Tie = StrEnum("Tie", "ROLLOFF SPLIT")


@frozen
class Rules:
    tie: Tie = option(Tie.ROLLOFF, SEVERAL, Source.DECISION)("""
        Who wins if several are out together? | Wer gewinnt, wenn mehrere zugleich fertig sind?
        they throw off | sie stechen
        they share the pot; what cannot be shared stays there | sie teilen die Kasse; was nicht
          aufgeht, bleibt darin
    """)


@frozen
class Scale:
    """A note: chips, and the pips of this round."""

    chips: Annotated[int, Called("chips in the middle", "Chips in der Mitte")] = 5
    pips: Annotated[int, Called("pips", "Augen")] = 0


Pot = Table[Rules, Scale, int]


@cites(THREE)
def count(table: Pot, faces: Faces) -> Pot:
    """Adds the pips to the sum of the seat in this round."""
    note = table.note
    return with_note(table, evolve(note, pips=note.pips + sum(faces)))


@cites(PAYS)
def rounded(table: Pot) -> Pot:
    """Each seat with the highest sum pays a chip."""
    top = most([note.pips for note in table.notes]).winners
    notes = tuple(Scale(note.chips - (s in top)) for s, note in enumerate(table.notes))
    return evolve(table, notes=notes, common=table.common + len(top))


def out(table: Pot) -> tuple[Seat, ...]:
    """The seats without chips."""
    return tuple(seat for seat, note in enumerate(table.notes) if not note.chips)


@cites(SEVERAL)
def ties(table: Pot) -> tuple[Seat, ...]:
    """Seats that lose their last chips together throw off, if the option says so."""
    return out(table) if table.rules.tie is Tie.ROLLOFF else ()


@cites(WINS)
def over(table: Pot) -> bool:
    """Over when a seat has no chips left."""
    return bool(out(table))


@cites(SEVERAL, WINS)
def paid_out(table: Pot) -> Pot:
    """The winner takes the pot, or several winners share it; what cannot be shared stays there."""
    winners = table.tied or out(table)
    share, rest = divmod(table.common, len(winners))
    paid = (
        Scale(note.chips + share * (seat in winners), note.pips)
        for seat, note in enumerate(table.notes)
    )
    return evolve(table, notes=tuple(paid), common=rest)


@cites(SEVERAL, WINS)
def wins(table: Pot) -> Outcome:
    """Scores are chips after the pot is paid out."""
    scores = tuple(note.chips for note in paid_out(table).notes)
    return Outcome(scores, table.tied or out(table))


def counts(before: Pot, after: Pot, seat: Seat) -> Clause:
    """Which clause changed a note: THREE for a throw, PAYS for the end of a round."""
    return THREE if before.common == after.common else PAYS


def scale_term(note: Scale) -> Term:
    """Chips and pips as a fact."""
    chips = chips_term(note.chips).words
    if not note.pips:
        return chips_term(note.chips)
    pips = Counted("pip", "pips", "Auge", "Augen")(note.pips).words
    words = Text(f"{chips.en}, {pips.en}", f"{chips.de}, {pips.de}")
    return Term(f"{note.chips} {note.pips}", words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Chips | Chips",
    dice=1,
    blank=beginning(STOCK, Scale()),
    common=0,
    again=throws(THREE, 3),
    count=count,
    over=over,
    rounded=rounded,
    throw_off=ThrowOff(ties=ties),
    wins=wins,
    paid_out=paid_out,
    noted_by=counts,
    won_by=WINS,
    words=scale_term,
    shared=chips_term,
    label=MIDDLE,
)
