"""57 Tollpatsch und Xanthippe: who is first to throw a double and a seven."""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import somebody
from .engines.sheets import Sheet, highest, with_note
from .engines.tally_entry import game
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Seat

CLAUSES = clauses("""
    TOLLPATSCH 57: Blunderer and Xanthippe | Tollpatsch und Xanthippe
    transition ¶1
    In turn each throws once; a Tollpatsch is a double, a Xanthippe a seven.
    Reihum wirft jeder einmal; ein Tollpatsch ist ein Pasch, eine Xanthippe eine Sieben.
    scoring ¶1
    Whoever is first to have thrown one and then the other wins, whichever came first.
    Wer zuerst das eine und dann das andere geworfen hat, gewinnt, gleich in welcher Folge.
    transition silent
    Whether other throws may lie between the two. | Ob andere Würfe dazwischen liegen dürfen.
""")
PAIR, WINS, BETWEEN = CLAUSES
Link = StrEnum("Link", "ANYWHERE CONSECUTIVE")


@frozen
class Rules:
    link: Link = option(Link.ANYWHERE, BETWEEN, Source.DECISION)("""
        May other throws lie between the two? | Dürfen andere Würfe dazwischen liegen?
        yes | ja
        no, the next own throw counts | nein, es zählt der nächste eigene Wurf
    """)


@frozen
class Couple:
    """A note: whether the seat has thrown a double, and whether a seven."""

    double: Annotated[bool, Called("doubles", "Pasch")] = False
    seven: Annotated[bool, Called("seven", "Sieben")] = False


@cites(PAIR, BETWEEN)
def count(sheet: Sheet[Rules, Couple], faces: Faces) -> Sheet[Rules, Couple]:
    """Notes a double or a seven; by the option any other throw clears the note."""
    double, seven = faces[0] == faces[1], sum(faces) == 7
    kept = sheet.note
    if sheet.rules.link is Link.CONSECUTIVE and not (double or seven):
        kept = Couple()
    return with_note(sheet, Couple(kept.double or double, kept.seven or seven))


def counts(before: Sheet[Rules, Couple], after: Sheet[Rules, Couple], seat: Seat) -> Clause:
    """Which clause changed a note: BETWEEN if the throw cleared it, else PAIR."""
    broken = after.notes[seat] == Couple()
    return BETWEEN if broken else PAIR


def words(note: Couple) -> Term:
    """The double and the seven of a seat, as a fact."""
    code = " ".join(["Tollpatsch"] * note.double + ["Xanthippe"] * note.seven) or "-"
    en = ["a Tollpatsch"] * note.double + ["a Xanthippe"] * note.seven
    de = ["einen Tollpatsch"] * note.double + ["eine Xanthippe"] * note.seven
    return Term(code, Text(" and ".join(en) or "neither", " und ".join(de) or "nichts davon"))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Result | Ergebnis",
    dice=2,
    blank=Couple(),
    count=count,
    over=somebody(WINS, lambda note: note.double and note.seven),
    wins=highest(WINS, by=lambda note: note.double + note.seven),
    noted_by=counts,
    won_by=WINS,
    words=words,
)
