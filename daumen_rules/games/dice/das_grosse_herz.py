"""50 Das große Herz: six chambers are filled; what a seat cannot use goes to the left.

It is long because a number goes to the first seat on the left that can use it.
"""

from .engines.fields import last_standing
from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import beginning
from .engines.sheets import Sheet, all_but, with_note
from .engines.tally_entry import game
from .engines.terms import open_term
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    GROSSESHERZ 50: The big heart | Das große Herz
    setup ¶1
    Each seat draws a heart with six chambers, for the numbers from 1 to 6.
    Jeder Platz zeichnet ein Herz mit sechs Kammern, für die Zahlen von 1 bis 6.
    transition ¶1
    In turn each throws once and enters that number.
    Reihum wirft jeder einmal und trägt diese Zahl ein.
    transition ¶1
    In the end the chambers hold 1 to 6 one behind the other.
    Am Ende stehen in den Kammern hintereinander 1 bis 6.
    transition ¶1
    A number that a seat cannot use goes to the first on its left that can; else it lapses.
    Eine Zahl, die ein Platz nicht brauchen kann, geht an den ersten links von ihm, der es kann;
      kann es niemand, verfällt sie.
    transition silent
    Whether a seat throws on whose heart is full. | Ob ein Platz noch wirft, dessen Herz voll ist.
    scoring ¶1
    The last with an open chamber has lost. | Wer als Letzter eine freie Kammer hat, hat verloren.
""")
HEART, ENTERS, PATH, LEFT, FULL, LOSES = CLAUSES
Path = StrEnum("Path", "FREE LADDER")
Finished = StrEnum("Finished", "SKIP THROW_ON")


@frozen
class Rules:
    path: Path = option(Path.FREE, PATH, Source.MANUAL)("""
        In which order are chambers filled? | In welcher Folge werden Kammern gefüllt?
        in any: the order is that of the end | in jeder: Die Folge gilt erst am Ende
        1 first, then 2, up to 6 | erst die 1, dann die 2 bis zur 6
    """)
    finished: Finished = option(Finished.SKIP, FULL, Source.DECISION)("""
        Does a seat throw on whose heart is full? | Wirft weiter, wessen Herz voll ist?
        no | nein
        yes, for the others | ja, für die anderen
    """)


@cites(PATH)
def can_use(sheet: Sheet[Rules, Faces], seat: Seat, face: int) -> bool:
    """Whether a seat has an open chamber for a number."""
    free = sheet.notes[seat]
    return face in (free if sheet.rules.path is Path.FREE else free[:1])


@cites(ENTERS, LEFT)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """The first seat that can use the number enters it; the thrower comes first."""
    for seat in map(sheet.left, range(sheet.players)):
        if can_use(sheet, seat, faces[0]):
            return with_note(sheet, tuple(f for f in sheet.notes[seat] if f != faces[0]), seat)
    return sheet


@cites(FULL)
def plays(sheet: Sheet[Rules, Faces]) -> bool:
    """A seat with an open chamber throws; by another reading every seat does."""
    return bool(sheet.note) or sheet.rules.finished is Finished.THROW_ON


@cites(LOSES)
def wins(sheet: Sheet[Rules, Faces]) -> Outcome:
    """Scores are filled chambers; all seats have won but the last."""
    last = (seat for seat, free in enumerate(sheet.notes) if free)
    return all_but(last, [6 - len(free) for free in sheet.notes])


def counts(before: Sheet[Rules, Faces], after: object, seat: Seat) -> Clause:
    """Which clause changed a note: another seat handed the number on, or the seat threw it."""
    return ENTERS if seat == before.turn else LEFT


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Chambers | Kammern",
    dice=1,
    blank=beginning(HEART, (1, 2, 3, 4, 5, 6)),
    plays=plays,
    count=count,
    over=last_standing(LOSES),
    wins=wins,
    noted_by=counts,
    won_by=LOSES,
    loses=True,
    words=open_term,
)
