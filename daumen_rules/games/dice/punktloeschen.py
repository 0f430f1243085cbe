"""61 Punktlöschen: ten rounds put dots on the table, and further ones wipe them off again.

It is long because it has two parts with a winner of another kind, and throw-offs in both.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import by_end
from .engines.sheets import Table, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.throwoff import ThrowOff
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    PUNKTE 61: Wiping off dots | Punktlöschen
    transition ¶1
    In a round each throws two dice once; in the first ten the lowest throw gets a dot.
    In einer Runde wirft jeder einmal zwei Würfel; in den ersten zehn bekommt der niedrigste Wurf
      einen Punkt.
    transition ¶1
    So ten dots lie there after ten rounds. | So liegen nach zehn Runden zehn Punkte da.
    transition ¶1
    Then the highest throw of a round wipes off one of its dots.
    Danach löscht der höchste Wurf einer Runde einen seiner Punkte.
    transition ¶1
    Whoever has no dot after the first part does not throw in the second and cannot win.
    Wer nach dem ersten Teil keinen Punkt hat, wirft im zweiten nicht mit und kann nicht gewinnen.
    scoring ¶1
    Whoever is first to have wiped off all dots wins.
    Wer zuerst alle seine Punkte gelöscht hat, gewinnt.
    scoring silent
    Where one seat alone has dots, it wins without a second part.
    Hat ein Platz allein Punkte, gewinnt er ohne zweiten Teil.
    transition silent
    Several equal throws: the text gives each of them a dot, but counts ten in all; so they throw
      off.
    Mehrere gleiche Würfe: Der Text gibt jedem von ihnen einen Punkt, zählt aber zehn im Ganzen;
      darum stechen sie.
""")
LOWEST, TEN, WIPES, REST, WINS, ALONE, EQUALS = CLAUSES
Tie = StrEnum("Tie", "ROLLOFF ALL")


@frozen
class Rules:
    tie: Tie = option(Tie.ROLLOFF, EQUALS, Source.DECISION)("""
        What if several throws are equal? | Was ist, wenn mehrere Würfe gleich sind?
        they throw off, as there are ten dots in the end | sie stechen, da es am Ende zehn Punkte
          sind
        it holds for each of them | es gilt für jeden von ihnen
    """)


@frozen
class Dots:
    """A note: dots, the throw of this round (0 before it), and whether all dots are wiped off."""

    dots: Annotated[int, Called("dots", "Punkte")] = 0
    pips: Annotated[int, Called("pips", "Augen")] = 0
    is_clean: Annotated[bool, Called("clean", "gelöscht")] = False


Slate = Table[Rules, Dots, int]


def is_first(table: Slate) -> bool:
    """Whether the round just finished belongs to the first part, the ten rounds of dots."""
    return table.played <= 10


@cites(LOWEST)
def count(table: Slate, faces: Faces) -> Slate:
    """Keeps the throw until the end of the round."""
    return with_note(table, evolve(table.note, pips=sum(faces)))


@cites(LOWEST, WIPES)
def meant(table: Slate) -> tuple[Seat, ...]:
    """After a round, the seats with the lowest throw (first part) or the highest (second part)."""
    thrown = [seat for seat, note in enumerate(table.notes) if note.pips]
    if not table.is_between or not thrown:
        return ()
    best = (min if is_first(table) else max)(table.notes[seat].pips for seat in thrown)
    return tuple(seat for seat in thrown if table.notes[seat].pips == best)


@cites(LOWEST, WIPES)
def settled(table: Slate, seats: tuple[Seat, ...]) -> Slate:
    """Draws a dot for each of the seats, or wipes one off, and clears all throws."""
    change = 1 if is_first(table) else -1
    notes = (Dots(n.dots + change * (s in seats), 0, n.is_clean) for s, n in enumerate(table.notes))
    cleaned = (
        evolve(n, is_clean=change < 0 and s in seats and not n.dots) for s, n in enumerate(notes)
    )
    return evolve(table, notes=tuple(cleaned))


@cites(TEN, EQUALS)
def rounded(table: Slate) -> Slate:
    """Settles the round, unless tied seats have to throw off."""
    seats = meant(table)
    equal = len(seats) > 1 and table.rules.tie is Tie.ROLLOFF
    return table if equal else settled(table, seats)


@cites(EQUALS)
def ties(table: Slate) -> tuple[Seat, ...]:
    """Tied seats throw off, if the option says so."""
    return meant(table) if table.rules.tie is Tie.ROLLOFF else ()


def best(table: Slate) -> int:
    """The lowest throw-off gets a dot (-1); in the second part the highest wipes one off (1)."""
    return -1 if is_first(table) else 1


def found(table: Slate) -> Slate:
    """Settles the round for the seat that the throw-off has left."""
    return settled(table, table.tied)


@cites(REST)
def plays(table: Slate) -> bool:
    """All seats throw for ten rounds; later only seats with dots."""
    return table.played < 10 or table.note.dots > 0


@cites(WINS, ALONE)
def over(table: Slate) -> bool:
    """Over when a seat has wiped off all its dots, or after ten rounds has the only dots."""
    alone = table.is_between and table.played >= 10 and sum(n.dots > 0 for n in table.notes) == 1
    return alone or any(note.is_clean for note in table.notes)


@cites(ALONE, WINS)
def wins(table: Slate) -> Outcome:
    """Scores are dots left; the seat without dots wins, or the only seat with dots."""
    clean = tuple(seat for seat, note in enumerate(table.notes) if note.is_clean)
    alone = tuple(seat for seat, note in enumerate(table.notes) if note.dots)
    return Outcome(tuple(note.dots for note in table.notes), clean or alone)


def counts(before: Slate, after: Slate, seat: Seat) -> Clause:
    """Which clause changed a note: LOWEST in the first part, WIPES in the second."""
    is_drawn = before.played < 10 or (is_first(before) and bool(meant(before)))
    return LOWEST if is_drawn else WIPES


def dots_term(note: Dots) -> Term:
    """The dots, and the throw of the present round, as a fact."""
    dots = Counted("dot", "dots", "Punkt", "Punkte")(note.dots)
    if not note.pips:
        return dots
    words = Text(f"{dots.words.en}, thrown {note.pips}", f"{dots.words.de}, geworfen {note.pips}")
    return Term(f"{dots.code} {note.pips}", words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Dots | Punkte",
    dice=2,
    blank=Dots(),
    common=0,
    plays=plays,
    count=count,
    over=over,
    rounded=rounded,
    throw_off=ThrowOff(ties=ties, best=best, found=found),
    wins=wins,
    noted_by=counts,
    won_by=by_end(lambda table: any(note.is_clean for note in table.notes), WINS, ALONE),
    words=dots_term,
)
