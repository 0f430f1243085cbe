"""84 Sequenzen: three dice in a row, by as few throws as possible.

It is long because seats stop one by one, and by a variant leave dice between their throws.
"""

from itertools import combinations

from .engines.actions import ROLL, STOP, WORDS
from .engines.keep import leave_game
from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.nearing import Order
from .engines.note_parts import taking_part
from .engines.sheets import Table, no_rounds, with_note
from .engines.terms import STOPPED, Counted
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Outcome, Seat

CLAUSES = clauses("""
    SEQUENZEN 84: Runs | Sequenzen
    legality ¶1
    Each seat has one to three throws with three dice.
    Jeder Platz hat einen bis drei Würfe mit drei Würfeln.
    scoring ¶1
    Only the runs 1-2-3, 2-3-4, 3-4-5 and 4-5-6 count, and the highest wins.
    Es zählen nur die Folgen 1-2-3, 2-3-4, 3-4-5 und 4-5-6, und die höchste gewinnt.
    scoring ¶1
    Of equal runs the one that took fewer throws wins.
    Unter gleichen Folgen gewinnt, wer weniger Würfe brauchte.
    legality ¶1
    By a variant a seat can leave two dice at the second or third throw.
    Bei einer Variante kann ein Platz beim zweiten oder dritten Wurf zwei Würfel stehen lassen.
    transition silent
    Which of several throws of a seat counts, and in which order seats throw.
    Welcher von mehreren Würfen eines Platzes zählt, und in welcher Folge die Plätze werfen.
    scoring silent
    Where nobody has a run, all are equal, and all have won.
    Hat niemand eine Folge, sind alle gleich, und alle haben gewonnen.
""")
THROWS, RUNS, FEWER, KEEPS, COUNTS, NO_RUN = CLAUSES
Keeping = StrEnum("Keeping", "NONE TWO")
KeepTimes = StrEnum("KeepTimes", "BOTH ONCE")
Counting = StrEnum("Counting", "LAST BEST")


@frozen
class Rules:
    keep: Keeping = option(Keeping.NONE, KEEPS, Source.MANUAL)("""
        Can dice be left? | Dürfen Würfel stehen bleiben?
        no | nein
        two, by the variant | zwei, nach der Variante
    """)
    keep_times: KeepTimes = option(KeepTimes.BOTH, KEEPS, Source.DECISION)("""
        How often may a seat leave two dice? | Wie oft darf ein Platz zwei Würfel stehen lassen?
        at the second throw and at the third | beim zweiten und beim dritten Wurf
        at one of the two | bei einem von beiden
    """)
    counts: Counting = option(Counting.LAST, COUNTS, Source.DECISION)("""
        Which throw of a seat counts? | Welcher Wurf eines Platzes zählt?
        the last: whoever throws on gives up what lies there | der letzte: Wer weiterwirft, gibt
          auf, was da liegt
        the best, with the throws up to it | der beste, mit den Würfen bis zu ihm
    """)
    order: Order = option(Order.ROUND, COUNTS, Source.DECISION)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat that goes on | der nächste Platz, der weitermacht
        the same, until it stops | derselbe, bis er aufhört
    """)


@frozen
class Run:
    """A note: the lowest face of the run (0 for none) and the throws that it took; the dice of the
    seat and those that it keeps; all its throws; and whether it has finished.
    """

    low: Annotated[int, Called("low", "unten")] = 0
    throws: Annotated[int, Called("throws", "Würfe")] = 0
    dice: Annotated[Faces, Called("dice thrown", "geworfen")] = ()
    kept: Annotated[Faces, Called("kept", "liegen gelassen")] = ()
    made: Annotated[int, Called("made", "geschafft")] = 0
    has_kept: Annotated[bool, Called("has kept", "hat liegen gelassen")] = False
    is_done: Annotated[bool, Called("done", "fertig")] = False


Runs = Table[Rules, Run, int]


@cites(THROWS, KEEPS)
def asks(table: Runs) -> tuple[str | Faces, ...]:
    """Before each throw but the first a seat may throw again, keep two dice, or stop."""
    note = table.note
    if not note.made or table.chosen is not None:
        return ()
    used = note.has_kept and table.rules.keep_times is KeepTimes.ONCE
    pairs = () if table.rules.keep is Keeping.NONE or used else combinations(note.dice, 2)
    return (ROLL, *dict.fromkeys(pairs), STOP)


@cites(THROWS, KEEPS)
def chooses(_: Runs, choice: str | Faces) -> Clause:
    """Which clause a choice cites: KEEPS for keeping dice, else THROWS."""
    return THROWS if isinstance(choice, str) else KEEPS


@cites(THROWS, KEEPS)
def chose(table: Runs, choice: str | Faces) -> Runs:
    """A seat that stops has finished; the note holds the dice that a seat keeps."""
    note, after = table.note, evolve(table, chosen=ROLL)
    if choice == STOP:
        return with_note(after, evolve(note, is_done=True))
    kept = () if isinstance(choice, str) else choice
    return with_note(after, evolve(note, kept=kept, has_kept=note.has_kept or bool(kept)))


@cites(THROWS)
def dice(table: Runs) -> int:
    """All dice that the seat does not keep."""
    return 3 - len(table.note.kept)


@cites(RUNS, COUNTS)
def count(table: Runs, faces: Faces) -> Runs:
    """Notes a run by its lowest face; by the option the last throw counts, or the best run."""
    note = table.note
    lying, made = tuple(sorted((*note.kept, *faces))), note.made + 1
    low = lying[0] if lying == tuple(range(lying[0], lying[0] + 3)) else 0
    new = (low, made) if table.rules.counts is Counting.LAST or low > note.low else None
    low, took = new or (note.low, note.throws)
    return with_note(table, Run(low, took, lying, (), made, note.has_kept, made == 3))


def again(_: Runs, after: Runs) -> bool:
    """Whether the same seat throws again: only if each seat makes its throws in a row."""
    return after.rules.order is Order.BLOCK


@cites(THROWS)
def over(table: Runs) -> bool:
    """Over when all seats have finished."""
    return all(note.is_done for note in table.notes)


@cites(FEWER, RUNS, NO_RUN)
def wins(table: Runs) -> Outcome:
    """Scores are the lowest faces of the runs; the higher run, then fewer throws, wins."""
    worth = [(note.low, -note.throws if note.low else 0) for note in table.notes]
    scores = tuple(note.low for note in table.notes)
    return Outcome(scores, tuple(s for s, each in enumerate(worth) if each == max(worth)))


def counts(before: Runs, after: Runs, seat: Seat) -> Clause:
    """Which clause changed a note: a choice, COUNTS if the throw did not raise a run, or RUNS."""
    new, old = after.notes[seat], before.notes[seat]
    if not before.faces:
        return THROWS if new.is_done else KEEPS
    return COUNTS if old.low and new.low <= old.low else RUNS


def ends(table: Runs) -> Clause:
    """Which clause ends the game: the highest run, fewer throws for equal runs, or no run."""
    runs = sorted(((note.low, -note.throws) for note in table.notes), reverse=True)
    (low, throws), (other, more) = runs[:2]
    if not low:
        return NO_RUN
    return FEWER if low == other and throws > more else RUNS


def run_term(note: Run) -> Term:
    """The run and its throws, as a fact."""
    faces = "-".join(str(note.low + i) for i in range(3)) if note.low else "–"
    run = Text(faces, faces) if note.low else Text("no run", "keine Folge")
    made = Counted("throw", "throws", "Wurf", "Würfen")(note.made).words
    words = Text(f"{run.en} in {made.en}", f"{run.de} in {made.de}")
    return Term(f"{faces} {note.made}", words)


def marks(table: Runs, seat: Seat) -> tuple[Text, ...]:
    """The dice that a seat may leave, or that it has stopped, while others have not."""
    note = table.notes[seat]
    if note.is_done:
        return () if over(table) else STOPPED
    lying = ", ".join(map(str, note.dice))
    shows = lying and table.rules.keep is Keeping.TWO
    return (Text(f"dice: {lying}", f"Würfel: {lying}"),) if shows else ()


GAME = leave_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Result | Ergebnis",
    dice=dice,
    blank=Run(),
    common=0,
    rounds=no_rounds,
    again=again,
    plays=taking_part(lambda run: not run.is_done, THROWS),
    asks=asks,
    chose=chose,
    says=WORDS,
    count=count,
    over=over,
    wins=wins,
    noted_by=counts,
    won_by=ends,
    chosen_by=chooses,
    refused_by=(THROWS, KEEPS),
    words=run_term,
    marks=marks,
    endless=False,
)
