"""102 Fünf-Finger-Spiel: who needs the fewest throws of three dice for a sum of five.

It is long because a round in which nobody throws five may be played again, and its words say both.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import by_end, taking_part
from .engines.sheets import Sheet, fewest, throws, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.values import Faces, Outcome

CLAUSES = clauses("""
    FINGER 102: Five fingers | Fünf-Finger-Spiel
    transition ¶1
    Each seat has up to ten throws; it stops when three dice make five pips together.
    Jeder Platz hat bis zu zehn Würfe; er hört auf, wenn drei Würfel zusammen fünf Augen zeigen.
    scoring ¶1
    Whoever needs the fewest throws for it wins. | Wer dafür die wenigsten Würfe braucht, gewinnt.
    scoring silent
    Who wins if nobody has thrown five. | Wer gewinnt, wenn niemand fünf geworfen hat.
""")
TEN, WINS, NOBODY = CLAUSES
FAIL = 11
"""The score of a seat that has not thrown five: more than any number of throws."""
Nobody = StrEnum("Nobody", "NONE REPLAY")


@frozen
class Rules:
    nobody: Nobody = option(Nobody.NONE, NOBODY, Source.DECISION)("""
        Who wins if nobody has thrown five? | Wer gewinnt, wenn niemand fünf geworfen hat?
        nobody | niemand
        all throw again | alle werfen noch einmal
    """)


@frozen
class Hand:
    """A note: the throws of this round, and whether the last one made five."""

    throws: Annotated[int, Called("throws", "Würfe")] = 0
    is_five: Annotated[bool, Called("five alike", "fünf gleiche")] = False


@cites(TEN)
def count(sheet: Sheet[Rules, Hand], faces: Faces) -> Sheet[Rules, Hand]:
    """Counts the throw, and notes whether it has made five."""
    return with_note(sheet, Hand(sheet.thrown + 1, sum(faces) == 5))


@cites(NOBODY)
def over(sheet: Sheet[Rules, Hand]) -> bool:
    """Over after a round; by an option all throw again if nobody has made five."""
    done = sheet.rules.nobody is Nobody.NONE or any(note.is_five for note in sheet.notes)
    return sheet.is_between and sheet.played > 0 and done


@cites(NOBODY, WINS)
def wins(sheet: Sheet[Rules, Hand]) -> Outcome:
    """Scores are throws; the fewest win among the seats that have thrown five."""
    scores = [note.throws if note.is_five else FAIL for note in sheet.notes]
    ended = fewest(scores)
    return ended if min(scores) < FAIL else evolve(ended, winners=())


def words(note: Hand) -> Term:
    """Throws, and whether five were thrown, as a fact."""
    made = Counted("throw", "throws", "Wurf", "Würfe")(note.throws)
    if not note.is_five:
        return made
    after = f"fünf nach {made.words.de}{'n' * (note.throws > 1)}"
    return Term(f"{made.code} five", Text(f"five after {made.words.en}", after))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Throws | Würfe",
    dice=3,
    blank=Hand(),
    again=throws(TEN, 10),
    plays=taking_part(lambda hand: not hand.is_five),
    count=count,
    over=over,
    wins=wins,
    noted_by=TEN,
    won_by=by_end(lambda sheet: any(note.is_five for note in sheet.notes), WINS, NOBODY),
    words=words,
)
