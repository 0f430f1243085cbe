"""40 Die böse Drei: throw as often as you like, but a 3 takes all.

It is long because a round and a match of several are won in different ways, and all may be out.
"""

from .engines.actions import ROLL, STOP, WORDS
from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import Sheet, Standing, most, with_note
from .engines.tally_entry import game, rounds_option
from .engines.terms import STOPPED, standing_term
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    BOESEDREI 40: The evil three | Die böse Drei
    legality ¶1
    Each seat throws as often in a row as it likes. | Jeder Platz wirft beliebig oft hintereinander.
    transition ¶1
    The pips are added. | Die Augen werden addiert.
    transition ¶1
    Whoever throws a 3 loses all points and is out.
    Wer eine 3 wirft, verliert alle Punkte und ist draußen.
    scoring ¶1
    The highest sum of a round wins it. | Die höchste Summe einer Runde gewinnt sie.
    transition ¶1
    The last has the advantage of knowing what the others have; so another begins the next round.
    Der Letzte kennt zum Vorteil die Ergebnisse der anderen; darum beginnt die nächste Runde ein
      anderer.
    scoring silent
    Of several rounds, whoever has won the most wins, or whoever has the highest sum of them.
    Bei mehreren Runden gewinnt, wer die meisten gewonnen hat, oder die höchste Summe.
    scoring silent
    Who has won a round in which all are out.
    Wer eine Runde gewonnen hat, in der alle draußen sind.
    legality silent
    Whether a seat has to throw at all. | Ob ein Platz überhaupt werfen muss.
""")
FREE, ADDED, THREE, WINS, NEXT, MATCH, ALL_OUT, LEAST = CLAUSES
MatchBy = StrEnum("MatchBy", "ROUNDS_WON SUM")
Nobody = StrEnum("Nobody", "TIE NOBODY")
MinThrows = StrEnum("MinThrows", "ONE NONE")


@frozen
class Rules:
    rounds: int = rounds_option(WINS, 1)
    match_by: MatchBy = option(MatchBy.ROUNDS_WON, MATCH, Source.DECISION)("""
        What decides several rounds? | Was entscheidet bei mehreren Runden?
        how many a seat has won | wie viele ein Platz gewonnen hat
        the sum of all | die Summe aus allen
    """)
    nobody: Nobody = option(Nobody.TIE, ALL_OUT, Source.DECISION)("""
        Who wins a round in which all are out? | Wer gewinnt eine Runde, in der alle draußen sind?
        all of them, with nothing | alle, mit nichts
        nobody | niemand
    """)
    min_throws: MinThrows = option(MinThrows.ONE, LEAST, Source.DECISION)("""
        Must a seat throw at least once? | Muss ein Platz mindestens einmal werfen?
        yes | ja
        no | nein
    """)


@frozen
class Greed:
    """A note: the points of this round, whether the seat is out, and the score of past rounds."""

    points: Annotated[int, Called("points", "Punkte")] = 0
    is_out: Annotated[bool, Called("out", "ausgeschieden")] = False
    earlier: Annotated[int, Called("points before", "Punkte vorher")] = 0


Pile = Sheet[Rules, Greed]


@cites(FREE, LEAST)
def asks(sheet: Pile) -> tuple[int | str, ...]:
    """A seat chooses whether to throw again or stop."""
    may = sheet.thrown > 0 or sheet.rules.min_throws is MinThrows.NONE
    return (ROLL, STOP) if may and sheet.chosen is None else ()


@cites(FREE, LEAST)
def chooses(sheet: Pile, choice: int | str) -> Clause:
    """Which clause a choice cites: LEAST for stopping before the first throw, else FREE."""
    return LEAST if choice == STOP and not sheet.thrown else FREE


@cites(ADDED, THREE)
def count(sheet: Pile, faces: Faces) -> Pile:
    """A 3 puts the seat out with 0 points; any other face adds its pips."""
    note, out = sheet.note, faces == (3,)
    return with_note(sheet, evolve(note, points=0 if out else note.points + sum(faces), is_out=out))


def again(before: Pile, after: Pile) -> bool:
    """A seat throws again until it is out or stops."""
    return not after.note.is_out


@cites(THREE, WINS, ALL_OUT)
def winners(sheet: Pile) -> tuple[Seat, ...]:
    """The winners of the round: the best of the seats that are not out."""
    left = [seat for seat, note in enumerate(sheet.notes) if not note.is_out]
    if not left and sheet.rules.nobody is Nobody.NOBODY:
        return ()
    return most([note.points for note in sheet.notes], left or None).winners


@cites(NEXT, MATCH)
def rounded(sheet: Pile) -> Pile:
    """The next seat begins the next round, if there is one."""
    if sheet.played == sheet.rules.rounds:
        return sheet
    first = sheet.left()
    return evolve(
        sheet, notes=tuple(Greed(earlier=e) for e in brought(sheet)), first=first, turn=first
    )


def brought(sheet: Pile) -> tuple[int, ...]:
    """The score of each seat from all rounds up to this one."""
    won = winners(sheet)
    by_sum = sheet.rules.match_by is MatchBy.SUM
    return tuple(
        note.earlier + (note.points if by_sum else seat in won)
        for seat, note in enumerate(sheet.notes)
    )


@cites(WINS, MATCH)
def wins(sheet: Pile) -> Outcome:
    """Scores are the points of the only round, or the points or rounds won in several."""
    if sheet.rules.rounds == 1:
        return Outcome(tuple(note.points for note in sheet.notes), winners(sheet))
    return most(brought(sheet))


def counts(before: Pile, after: Pile, seat: Seat) -> Clause:
    """Which clause changed a note: a 3, another throw, or the end of a round."""
    if seat != before.turn or not before.faces:
        return NEXT
    return THREE if before.faces == (3,) else ADDED


def ends(sheet: Pile) -> Clause:
    """Which clause ends the game: MATCH for several rounds, ALL_OUT or WINS for one."""
    if sheet.rules.rounds > 1:
        return MATCH
    return ALL_OUT if all(note.is_out for note in sheet.notes) else WINS


def greed_term(note: Greed) -> Term:
    """The points of this round and of earlier ones, as a fact."""
    here = standing_term(Standing(note.points, note.is_out))
    if not note.earlier:
        return here
    words = Text(
        f"{here.words.en} ({note.earlier} before)", f"{here.words.de} ({note.earlier} davor)"
    )
    return Term(f"{here.code} {note.earlier}", words)


def marks(sheet: Pile, seat: Seat) -> tuple[Text, ...]:
    """That a seat has stopped in this round."""
    at, turn = ((each - sheet.first) % sheet.players for each in (seat, sheet.turn))
    is_over = sheet.played == sheet.rules.rounds
    return STOPPED if at < turn and not is_over and not sheet.notes[seat].is_out else ()


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    blank=Greed(),
    again=again,
    counted_throws=1,
    asks=asks,
    says=WORDS,
    count=count,
    rounded=rounded,
    wins=wins,
    noted_by=counts,
    won_by=ends,
    chosen_by=chooses,
    refused_by=(FREE, LEAST),
    words=greed_term,
    marks=marks,
    endless=True,
)
