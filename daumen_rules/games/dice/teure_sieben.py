"""71 Teure Sieben: whoever has struck all numbers first has lost, and a seven strikes seven.

It is long because a number may be handed on, and a seven strikes several at once.
"""

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import beginning, somebody
from .engines.sheets import Sheet, all_but, with_note
from .engines.tally_entry import game
from .engines.terms import open_term
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    TEURESIEBEN 71: Dear seven | Teure Sieben
    setup ¶1
    Each seat has the numbers from 2 to 12 on a sheet, but for the 7.
    Jeder Platz hat die Zahlen von 2 bis 12 auf einem Zettel, ohne die 7.
    transition ¶1
    A seat throws two dice as long as it can strike what it throws.
    Ein Platz wirft zwei Würfel, solange er streichen kann, was er wirft.
    transition ¶1
    A number that it has struck already goes to the first on its left that has not, and the dice to
      the left; if nobody can strike it, it lapses.
    Eine Zahl, die er schon gestrichen hat, geht an den ersten links, der sie noch hat, und die
      Würfel nach links; kann niemand sie streichen, verfällt sie.
    transition ¶1
    A seven strikes seven numbers of the thrower, from below.
    Eine Sieben streicht dem Werfer sieben Zahlen, von unten her.
    transition silent
    Whether a seat throws again after a seven. | Ob nach einer Sieben weiter geworfen wird.
    scoring ¶1
    Whoever is first to have no number left has lost.
    Wer zuerst keine Zahl mehr hat, hat verloren.
""")
SHEET, STRIKES, BONUS, SEVEN, AFTER, LOSES = CLAUSES
BulkFrom = StrEnum("BulkFrom", "LOWEST SHEET_BOTTOM")
AfterSeven = StrEnum("AfterSeven", "END CONTINUE")
AfterPass = StrEnum("AfterPass", "LEFT TAKER")


@frozen
class Rules:
    bulk_from: BulkFrom = option(BulkFrom.LOWEST, SEVEN, Source.DECISION)("""
        Where is from below? | Wo ist von unten her?
        the lowest numbers | die niedrigsten Zahlen
        the last of the sheet, from 12 on | die letzten des Zettels, von 12 an
    """)
    after_seven: AfterSeven = option(AfterSeven.END, AFTER, Source.DECISION)("""
        Does a seat throw again after a seven? | Wird nach einer Sieben weiter geworfen?
        no, there is no 7 to strike | nein, eine 7 ist nicht zu streichen
        yes | ja
    """)
    after_pass: AfterPass = option(AfterPass.LEFT, BONUS, Source.MANUAL)("""
        Who throws after a number was handed on? | Wer wirft nach einer weitergereichten Zahl?
        the left neighbour | der linke Nachbar
        whoever has struck it | wer sie gestrichen hat
    """)


@cites(STRIKES, BONUS, SEVEN)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """The thrower strikes the sum, or the first seat on its left that can; a 7 strikes seven."""
    pips, rules = sum(faces), sheet.rules
    if pips == 7:
        lowest = rules.bulk_from is BulkFrom.LOWEST
        return with_note(sheet, sheet.note[7:] if lowest else sheet.note[:-7])
    for seat in map(sheet.left, range(sheet.players)):
        if pips in sheet.notes[seat]:
            struck = with_note(sheet, tuple(n for n in sheet.notes[seat] if n != pips), seat)
            taker = seat != sheet.turn and rules.after_pass is AfterPass.TAKER
            return evolve(struck, turn=sheet.left(seat - sheet.turn - 1)) if taker else struck
    return sheet


@cites(STRIKES, AFTER)
def again(before: Sheet[Rules, Faces], after: Sheet[Rules, Faces]) -> bool:
    """A seat throws again after it has struck its sum; after a 7 only by an option."""
    if sum(before.faces) == 7:
        return before.rules.after_seven is AfterSeven.CONTINUE
    return after.notes[before.turn] != before.note


@cites(LOSES)
def wins(sheet: Sheet[Rules, Faces]) -> Outcome:
    """Scores are open numbers; the seat without any has lost."""
    return all_but(
        (s for s, note in enumerate(sheet.notes) if not note), list(map(len, sheet.notes))
    )


def counts(before: Sheet[Rules, Faces], after: object, seat: Seat) -> Clause:
    """Which clause changed a note: SEVEN for a 7, STRIKES for the thrower, else BONUS."""
    if sum(before.faces) == 7:
        return SEVEN
    return STRIKES if seat == before.turn else BONUS


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Open | Offen",
    dice=2,
    blank=beginning(SHEET, (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)),
    again=again,
    counted_throws=1,
    count=count,
    over=somebody(LOSES, lambda note: not note),
    wins=wins,
    noted_by=counts,
    won_by=LOSES,
    loses=True,
    words=open_term,
)
