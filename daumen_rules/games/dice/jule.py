"""33 Jule: write the numbers from 1 to 6 in order, then strike them from 6 to 1."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses(
    "JULE",
    "33",
    """
    transition ¶1
    In turn each seat throws once; a 1 is written down, then a 2 below it, in order up to the 6.
    Reihum wirft jeder einmal; eine 1 wird notiert, darunter eine 2, der Reihe nach bis zur 6.
    transition ¶1
    Then the numbers are struck in falling order, from the 6 to the 1.
    Dann werden die Zahlen in fallender Folge gestrichen, von der 6 bis zur 1.
    transition ¶1
    Whether a throw that could be used is followed by another: the text speaks of the next one.
    Ob nach einem brauchbaren Wurf gleich noch einmal geworfen wird: Der Text nennt den nächsten.
    scoring ¶1
    Whoever is first to have written and struck all of them wins.
    Wer zuerst alle geschrieben und gestrichen hat, gewinnt.
    scoring ¶1
    The others give the winner a chip for each number that they have not struck.
    Die anderen geben dem Sieger für jede nicht gestrichene Zahl einen Chip.
    """,
)
WRITTEN, STRUCK, NEXT, WINS, PAYS = CLAUSES
Go = StrEnum("Go", "ONE WHILE_HIT")
Unstruck = StrEnum("Unstruck", "MISSING ON_PAPER")


@frozen
class Rules:
    go: Go = option(
        Go.ONE,
        NEXT,
        Source.MANUAL,
        "Is a throw that is used followed by another? | "
        "Folgt auf einen brauchbaren Wurf ein zweiter?",
        "no, in the next go | nein, erst wenn man wieder dran ist",
        "yes, as long as each can be used | ja, solange jeder brauchbar ist",
    )
    unstruck: Unstruck = option(
        Unstruck.MISSING,
        PAYS,
        Source.DECISION,
        "Which numbers are not struck? | Welche Zahlen sind nicht gestrichen?",
        "all that lack a stroke, also those never written | "
        "alle ohne Strich, auch die nie geschriebenen",
        "those that stand on the paper without one | die ohne Strich auf dem Papier stehen",
    )


@cites(WRITTEN, STRUCK)
def count(sheet: Sheet[Rules, int], faces: Faces) -> Sheet[Rules, int]:
    """A note is how many numbers are written and struck; one number alone comes next."""
    done = sheet.note
    wanted = done + 1 if done < 6 else 12 - done
    return noting(sheet, done + (faces == (wanted,)))


@cites(NEXT)
def again(before: Sheet[Rules, int], after: Sheet[Rules, int]) -> bool:
    """One throw, or as long as each brings something."""
    return before.rules.go is Go.WHILE_HIT and after.note != before.note


@cites(WINS, PAYS)
def wins(sheet: Sheet[Rules, int]) -> Outcome:
    """Scores are numbers struck; what others lack the winner gets."""
    struck = [max(0, done - 6) for done in sheet.notes]
    whole = sheet.rules.unstruck is Unstruck.MISSING
    due = [(6 if whole else min(done, 6)) - s for done, s in zip(sheet.notes, struck, strict=True)]
    best = most(struck)
    paid = [sum(due) if seat in best.winners else -each for seat, each in enumerate(due)]
    return evolve(best, payments=tuple(paid))


def counts(before: object, after: Sheet[Rules, int], seat: Seat) -> Clause:
    """First numbers are written, then struck."""
    return WRITTEN if after.notes[seat] <= 6 else STRUCK


def jule_term(done: int) -> Term:
    """How far a seat has come, as a fact."""
    words = Text(
        f"{min(done, 6)} written, {max(0, done - 6)} struck",
        f"{min(done, 6)} geschrieben, {max(0, done - 6)} gestrichen",
    )
    return Term(str(done), words)


over = somebody(WINS, lambda done: done == 12)
GAME = game(
    "jule",
    "Jule, six up and six down | Jule",
    CLAUSES,
    Rules(),
    Tally(
        dice=1,
        count=count,
        again=again,
        over=over,
        wins=wins,
        counts=counts,
        words=jule_term,
        endless=True,
    ),
)
