"""41 Auf und ab: seven throws are added and subtracted; whoever falls below zero is out.

It is long because a seat may fall out on the way, and four such points are left open.
"""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import by_end
from .engines.sheets import (
    AGREED,
    Sheet,
    Standing,
    fewer_throws,
    most,
    points_of,
    throws,
    with_note,
)
from .engines.tally_entry import game, rounds_option
from .engines.terms import standing_term
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    AUFUNDAB 41: Up and down | Auf und ab
    transition ¶1
    Each seat has seven throws in a row. | Jeder Platz hat sieben Würfe hintereinander.
    scoring ¶1
    Throws 1, 2, 4 and 6 are added; throws 3, 5 and 7 are subtracted.
    Die Würfe 1, 2, 4 und 6 werden addiert, die Würfe 3, 5 und 7 abgezogen.
    scoring ¶1
    Whoever comes below zero on the way is out. | Wer unterwegs unter null kommt, ist draußen.
    scoring ¶1
    Of those who are not out, the highest sum wins.
    Von denen, die nicht draußen sind, gewinnt die höchste Summe.
    scoring silent
    If all are out, nobody wins. | Sind alle draußen, gewinnt niemand.
    scoring silent
    Whether the last throw, whose sum is no longer one on the way, can put a seat out too.
    Ob auch der letzte Wurf, dessen Summe keine unterwegs mehr ist, einen Platz hinauswirft.
    transition silent
    Whether a seat that is out throws again in the next round, if several are played.
    Ob ein Platz, der draußen ist, in der nächsten Runde wieder wirft, wenn mehrere gespielt werden.
""")
SEVEN, SIGNS, BELOW, WINS, NOBODY, LAST, AGAIN = CLAUSES

Zero = StrEnum("Zero", "STAYS OUT")
Last = StrEnum("Last", "OUT COUNTS")
AllOut = StrEnum("AllOut", "NOBODY BEST")
Later = StrEnum("Later", "OUT BACK")


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)
    zero: Zero = option(Zero.STAYS, BELOW, Source.MANUAL)("""
        Is a seat out at exactly zero? | Ist ein Platz bei genau null draußen?
        no, only below zero | nein, erst unter null
        yes, zero is out too | ja, auch mit null
    """)
    last: Last = option(Last.OUT, LAST, Source.DECISION)("""
        Can the seventh throw put a seat out? | Kann der siebte Wurf einen Platz hinauswerfen?
        yes, as every other | ja, wie jeder andere
        no, its sum is the result | nein, seine Summe ist das Ergebnis
    """)
    all_out: AllOut = option(AllOut.NOBODY, NOBODY, Source.DECISION)("""
        Who wins if all are out? | Wer gewinnt, wenn alle draußen sind?
        nobody | niemand
        the highest sum with which one went out | die höchste Summe, mit der einer ausschied
    """)
    later: Later = option(Later.OUT, AGAIN, Source.DECISION)("""
        Does a seat that is out throw in later rounds? | Wirft in späteren Runden, wer draußen ist?
        no | nein
        yes, from the sum with which it went out | ja, mit der Summe, mit der er ausschied
    """)


@cites(SIGNS, BELOW, LAST)
def count(sheet: Sheet[Rules, Standing], faces: Faces) -> Sheet[Rules, Standing]:
    """Adds the throw to the sum, or subtracts it, depending on its place in the go."""
    rules, place = sheet.rules, sheet.thrown
    points = sheet.note.points + (1, 1, -1, 1, -1, 1, -1)[place] * sum(faces)
    safe = place == 6 and rules.last is Last.COUNTS
    least = 0 if rules.zero is Zero.STAYS else 1
    return with_note(sheet, Standing(points, points < least and not safe))


@cites(AGAIN)
def plays(sheet: Sheet[Rules, Standing]) -> bool:
    """A seat that is out throws no more; by an option it throws again in the next round."""
    back = sheet.rules.later is Later.BACK and not sheet.thrown
    return back or not sheet.note.is_out


@cites(WINS, NOBODY)
def wins(sheet: Sheet[Rules, Standing]) -> Outcome:
    """The highest sum wins among the seats that are not out."""
    staying = [seat for seat, note in enumerate(sheet.notes) if not note.is_out]
    if not staying and sheet.rules.all_out is AllOut.BEST:
        return most(points_of(sheet))
    return most(points_of(sheet), staying)


def counts(before: Sheet[Rules, Standing], after: Sheet[Rules, Standing], seat: Seat) -> Clause:
    """Which clause changed a note: BELOW for a seat now out, LAST for a negative last sum."""
    if before.thrown == 6 and after.notes[seat].points < 0:
        return LAST
    return BELOW if after.notes[seat].is_out else SIGNS


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    blank=Standing(),
    again=throws(SEVEN, 7),
    plays=plays,
    count=count,
    wins=wins,
    noted_by=counts,
    won_by=by_end(lambda sheet: all(note.is_out for note in sheet.notes), NOBODY, WINS),
    words=standing_term,
    faults=fewer_throws(7),
)
