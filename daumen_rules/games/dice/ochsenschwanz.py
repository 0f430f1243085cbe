"""36 Ochsenschwanz: the cow's tail, in which a missing row may be taken from a neighbour.

It is long because the manual does not say when a neighbour's row may be taken, nor then who wins.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import beginning, by_before
from .engines.sheets import Sheet, most, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Outcome, Seat, Word, paid_to

CLAUSES = clauses("""
    OCHSE 36: Ox tail | Ochsenschwanz
    setup ¶1, 35 ¶1
    Each seat lays an ox's tail: 21 matches in rows of 1 to 6.
    Jeder Platz legt einen Ochsenschwanz: 21 Hölzchen in Reihen von 1 bis 6.
    transition ¶1, 35 ¶1
    In turn each throws once and takes the row of that number from its own tail.
    Reihum wirft jeder einmal und nimmt aus dem eigenen Schwanz die Reihe dieser Zahl.
    legality ¶1
    If that row is gone, the seat may take it from the first tail on its left that still has it.
    Fehlt sie, darf der Platz sie aus dem ersten Schwanz links nehmen, der sie noch hat.
    transition ¶1
    If nobody has it any more, the throw lapses. | Hat sie keiner mehr, verfällt der Wurf.
    scoring 35 ¶1
    Whoever is first to have taken in the own tail wins, and gets all that still lies on the table.
    Wer zuerst den eigenen Schwanz eingenommen hat, gewinnt und bekommt alles, was noch auf dem
      Tisch liegt.
    scoring silent
    Who wins where a neighbour has taken the last row.
    Wer gewinnt, wenn ein Nachbar die letzte Reihe genommen hat.
    legality silent
    The text lets a seat take the row that it has taken from its own tail itself; a row that a
      neighbour took is missing too, and is treated alike.
    Der Text lässt einen Platz die Reihe nehmen, die er selbst weggenommen hat; eine, die ein
      Nachbar nahm, fehlt ebenso und wird gleich behandelt.
""")
TAIL, TAKES, STEALS, LAPSES, WINS, EMPTY, MISSING = CLAUSES
Steal = StrEnum("Steal", "CHOICE AUTO")
StealIf = StrEnum("StealIf", "OWN_ROW_ABSENT TAKEN_BY_SELF")
Win = StrEnum("Win", "OWNER_OF_EMPTY_TAIL TAKER_OF_OWN_LAST_ROW MOST_MATCHES_WHEN_ALL_GONE")
TAKE, LEAVE = "take", "leave"
SAYS = {
    TAKE: Word(
        "nehmen",
        Text("{seat} takes the row.", "{seat} nimmt die Reihe."),
        "take the row | nimm die Reihe",
    ),
    LEAVE: Word(
        "lassen",
        Text("{seat} leaves the row.", "{seat} lässt die Reihe liegen."),
        "leave the row | lass die Reihe liegen",
    ),
}


@frozen
class Rules:
    steal: Steal = option(Steal.CHOICE, STEALS, Source.MANUAL)("""
        Is a row of a neighbour taken? | Wird die Reihe eines Nachbarn genommen?
        if the seat likes | wenn der Platz will
        always | immer
    """)
    steal_if: StealIf = option(StealIf.OWN_ROW_ABSENT, MISSING, Source.AGAINST)("""
        When may it be taken? | Wann darf sie genommen werden?
        when the own row is gone, whoever has it | wenn die eigene fehlt, wer sie auch hat
        when the seat has taken its own row itself | wenn der Platz seine eigene selbst genommen hat
    """)
    win: Win = option(Win.OWNER_OF_EMPTY_TAIL, EMPTY, Source.DECISION)("""
        Who wins? | Wer gewinnt?
        whose tail is empty first | wessen Schwanz zuerst leer ist
        whoever first takes the last row of the own tail; nobody, if all are empty before | wer
          zuerst die letzte eigene Reihe nimmt; niemand, wenn vorher alle leer sind
        whoever has the most matches when all tails are empty | wer die meisten Hölzchen hat, wenn
          alle Schwänze leer sind
    """)


@frozen
class Tail:
    """A note: the rows left in the tail of the seat, the rows that the seat took from it, and the
    number of matches that it took from other tails.
    """

    rows: Annotated[tuple[int, ...], Called("rows", "Reihen")] = (1, 2, 3, 4, 5, 6)
    own: Annotated[tuple[int, ...], Called("own", "eigene")] = ()
    stolen: Annotated[int, Called("stolen", "gestohlen")] = 0
    has_last: Annotated[bool, Called("has the last", "hat das letzte")] = False
    """Whether the seat itself has taken the last row of its tail."""

    @property
    def matches(self) -> int:
        """All matches that the seat has taken."""
        return sum(self.own) + self.stolen


Tails = Sheet[Rules, Tail]


@cites(STEALS, LAPSES, MISSING)
def victim(sheet: Tails, row: int) -> Seat | None:
    """The seat from whose tail the seat on turn may take a row, None if there is none."""
    if row in sheet.note.rows:
        return None
    if sheet.rules.steal_if is StealIf.TAKEN_BY_SELF and row not in sheet.note.own:
        return None
    lying = (s for s in map(sheet.left, range(1, sheet.players)) if row in sheet.notes[s].rows)
    return next(lying, None)


@cites(STEALS)
def asks(sheet: Tails) -> tuple[str, ...]:
    """By an option the seat chooses whether to take a row from a neighbour."""
    may = sheet.rules.steal is Steal.CHOICE and sheet.faces and sheet.chosen is None
    return (TAKE, LEAVE) if may and victim(sheet, sheet.faces[0]) is not None else ()


def without(note: Tail, row: int) -> tuple[int, ...]:
    """The rows of a tail without one of them."""
    return tuple(each for each in note.rows if each != row)


@cites(TAKES, STEALS)
def count(sheet: Tails, faces: Faces) -> Tails:
    """The thrower takes the row from its own tail, or else from that of a neighbour."""
    (row,), note = faces, sheet.note
    if row in note.rows:
        left = without(note, row)
        return with_note(sheet, Tail(left, (*note.own, row), note.stolen, not left))
    seat = victim(sheet, row)
    if seat is None or sheet.chosen == LEAVE:
        return sheet
    other = sheet.notes[seat]
    after = with_note(sheet, evolve(other, rows=without(other, row)), seat)
    return with_note(after, evolve(note, stolen=note.stolen + row))


@cites(WINS, EMPTY)
def winners(sheet: Tails) -> tuple[Seat, ...] | None:
    """The winners, perhaps none; None before the end."""
    notes, win = sheet.notes, sheet.rules.win
    all_gone = not any(note.rows for note in notes)
    if win is Win.MOST_MATCHES_WHEN_ALL_GONE:
        return most([note.matches for note in notes]).winners if all_gone else None
    own = win is Win.TAKER_OF_OWN_LAST_ROW
    done = [s for s, note in enumerate(notes) if (note.has_last if own else not note.rows)]
    return tuple(done) if done or all_gone else None


@cites(WINS)
def over(sheet: Tails) -> bool:
    """Over when a seat has won, or when all tails are gone."""
    return winners(sheet) is not None


@cites(WINS)
def paid_out(sheet: Tails) -> Tails:
    """A single winner gets the matches left in the tails."""
    best, left = winners(sheet) or (), sum(sum(note.rows) for note in sheet.notes)
    if len(best) != 1:
        return sheet
    notes = (
        evolve(note, rows=(), stolen=note.stolen + left * (seat in best))
        for seat, note in enumerate(sheet.notes)
    )
    return evolve(sheet, notes=tuple(notes))


@cites(EMPTY, WINS)
def wins(sheet: Tails) -> Outcome:
    """Scores are matches; a single winner also gets the matches left in the other tails."""
    best = winners(sheet) or ()
    scores = tuple(note.matches for note in paid_out(sheet).notes)
    if len(best) != 1:
        return Outcome(scores, best)
    return Outcome(scores, best, paid_to(best[0], [sum(note.rows) for note in sheet.notes]))


def ends(sheet: Tails) -> Clause:
    """Which clause ends the game: WINS if the winner took its own last row, else EMPTY."""
    by_matches = sheet.rules.win is Win.MOST_MATCHES_WHEN_ALL_GONE
    own = [sheet.notes[seat].has_last for seat in winners(sheet) or ()]
    return WINS if any(own) and not by_matches else EMPTY


def tail_term(note: Tail) -> Term:
    """The matches taken and the rows left in the tail, as a fact."""
    code, said = " ".join(map(str, note.rows)) or "–", ", ".join(map(str, note.rows))
    matches = Counted("match", "matches", "Hölzchen", "Hölzchen")(note.matches).words
    words = Text(
        f"{matches.en}; rows left: {said or 'none'}",
        f"{matches.de}; übrige Reihen: {said or 'keine'}",
    )
    return Term(f"{note.matches} / {code}", words)


def marks(sheet: Tails, seat: Seat) -> tuple[Text, ...]:
    """Which row of a seat the seat on turn may take."""
    if not asks(sheet) or victim(sheet, sheet.faces[0]) != seat:
        return ()
    row = sheet.faces[0]
    return (Text(f"row {row} may be taken", f"Reihe {row} darf genommen werden"),)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Matches | Hölzchen",
    dice=1,
    blank=beginning(TAIL, Tail()),
    asks=asks,
    says=SAYS,
    count=count,
    over=over,
    wins=wins,
    paid_out=paid_out,
    noted_by=by_before(lambda sheet: sheet.faces[0] in sheet.note.rows, TAKES, STEALS),
    won_by=ends,
    paid_by=WINS,
    chosen_by=STEALS,
    words=tail_term,
    marks=marks,
)
