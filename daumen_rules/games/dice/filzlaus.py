"""54 Filzlaus, doppelte and kombinierte Filzlaus: who takes longest to catch the louse loses.

It is long because it is three games, with two ways to lose.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import by_note, taking_part
from .engines.sheets import Sheet, all_but, lasting, throws, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.values import Choosing, Clause, Faces, Outcome

CLAUSES = clauses("""
    FILZLAUS 54: Crab louse | Filzlaus
    transition ¶1
    Each seat has at most ten throws in a row and stops as soon as it has caught the louse.
    Jeder Platz hat höchstens zehn Würfe hintereinander und hört auf, sobald er die Laus hat.
    scoring ¶1
    The louse is caught by a 1; in the doppelte Filzlaus by a 2.
    Die Laus fängt eine 1, bei der doppelten Filzlaus eine 2.
    legality ¶1
    In the kombinierte Filzlaus it is chosen before each throw whether a 1 or a 2 shall fall.
    Bei der kombinierten Filzlaus wird vor jedem Wurf gewählt, ob eine 1 oder eine 2 fallen soll.
    scoring ¶1
    Whoever has not caught it has lost, or whoever has needed the most throws.
    Verloren hat, wer sie nicht gefangen oder wer die meisten Würfe gebraucht hat.
    scoring silent
    Whether the slowest of the others have lost too, where a seat has failed.
    Ob auch die Langsamsten der anderen verloren haben, wenn jemand gescheitert ist.
    scoring silent
    The equally bad lose together; whether anybody has lost where all are equally bad.
    Gleich Schlechte verlieren gemeinsam; ob jemand verloren hat, wenn alle gleich schlecht sind.
""")
TEN, CAUGHT, AIM, LOSES, FAILED, EQUAL = CLAUSES
FAIL = 11
"""The score of a seat that has not caught the louse: more than any number of throws."""
Variant = StrEnum("Variant", "FILZLAUS DOPPELTE KOMBINIERTE")
Combined = StrEnum("Combined", "AIMED BOTH_NEEDED")
Slow = StrEnum("Slow", "IF_NONE_FAILED ALWAYS")
Equal = StrEnum("Equal", "ALL_LOSE NOBODY_LOSES")


@frozen
class Rules:
    variant: Variant = option(Variant.FILZLAUS, CAUGHT, Source.MANUAL)("""
        Which game is played? | Welches Spiel wird gespielt?
        Filzlaus: a 1 | Filzlaus: eine 1
        doppelte Filzlaus: a 2 | doppelte Filzlaus: eine 2
        kombinierte Filzlaus: a 1 or a 2 | kombinierte Filzlaus: eine 1 oder eine 2
    """)
    combined: Combined = option(Combined.AIMED, AIM, Source.DECISION)("""
        What catches the louse in the kombinierte Filzlaus? | Was fängt die Laus bei der
          kombinierten Filzlaus?
        the number aimed at, once | die gewählte Zahl, einmal
        both numbers, each aimed at | beide Zahlen, jede gewählt
    """)
    slow: Slow = option(Slow.IF_NONE_FAILED, FAILED, Source.DECISION)("""
        When do the slowest lose? | Wann verlieren die Langsamsten?
        where nobody has failed: one of two ways to lose | wenn niemand gescheitert ist: von zwei
          Arten zu verlieren eine
        always: both ways to lose hold | immer: Beide Arten zu verlieren gelten
    """)
    equal: Equal = option(Equal.ALL_LOSE, EQUAL, Source.DECISION)("""
        Who has lost where all are equally bad? | Wer hat verloren, wenn alle gleich schlecht sind?
        all of them | alle
        nobody | niemand
    """)


@frozen
class Hunt:
    """A note: the throws, the aimed faces that have fallen, and whether the louse is caught."""

    throws: Annotated[int, Called("throws", "Würfe")] = 0
    caught: Annotated[Faces, Called("caught", "gefangen")] = ()
    is_over: Annotated[bool, Called("over", "vorbei")] = False


@cites(AIM)
def asks(sheet: Sheet[Rules, Hunt]) -> Faces:
    """In the combined game a seat aims at 1 or 2, unless it has caught that face already."""
    if sheet.rules.variant is not Variant.KOMBINIERTE or sheet.chosen is not None:
        return ()
    return tuple(face for face in (1, 2) if face not in sheet.note.caught)


@cites(CAUGHT)
def count(sheet: Sheet[Rules, Hunt], faces: Faces) -> Sheet[Rules, Hunt]:
    """Counts the throw, and adds the face if the seat aimed at it."""
    rules, note = sheet.rules, sheet.note
    both = (rules.variant, rules.combined) == (Variant.KOMBINIERTE, Combined.BOTH_NEEDED)
    wished = {Variant.FILZLAUS: 1, Variant.DOPPELTE: 2}.get(rules.variant, sheet.chosen)
    caught = note.caught + (faces if faces == (wished,) else ())
    return with_note(sheet, Hunt(note.throws + 1, caught, len(caught) == 1 + both))


@cites(LOSES, FAILED, EQUAL)
def wins(sheet: Sheet[Rules, Hunt]) -> Outcome:
    """Scores are throws; those with the most have lost, the others have won."""
    scores = [note.throws if note.is_over else FAIL for note in sheet.notes]
    worst = {max(scores)}
    if sheet.rules.slow is Slow.ALWAYS and worst == {FAIL}:
        worst.add(max((each for each in scores if each < FAIL), default=FAIL))
    if len(set(scores)) == 1 and sheet.rules.equal is Equal.NOBODY_LOSES:
        worst.clear()
    return all_but((seat for seat, each in enumerate(scores) if each in worst), scores)


def ends(sheet: Sheet[Rules, Hunt]) -> Clause:
    """Which clause names the loser: EQUAL for equal seats, FAILED for a failure, else LOSES."""
    scores = {note.throws if note.is_over else FAIL for note in sheet.notes}
    if len(scores) == 1:
        return EQUAL
    return FAILED if FAIL in scores else LOSES


def hunt_term(note: Hunt) -> Term:
    """Throws, and whether the louse is caught, as a fact."""
    made = Counted("throw", "throws", "Wurf", "Würfe")(note.throws)
    if not note.is_over:
        return made
    words = Text(f"{made.words.en} and the louse", f"{made.words.de} und die Laus")
    return Term(f"{made.code} caught", words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Throws | Würfe",
    dice=1,
    blank=Hunt(),
    rounds=lasting(TEN, 1),
    again=throws(TEN, 10),
    plays=taking_part(lambda note: not note.is_over),
    asks=asks,
    numbers=range(1, 7),
    count=count,
    wins=wins,
    noted_by=by_note(lambda note: note.is_over, CAUGHT, TEN),
    won_by=ends,
    choosing=Choosing(
        Text("{seat} wants a {what}.", "{seat} will eine {what}."),
        "aim at a {number} | ziele auf eine {number}",
    ),
    chosen_by=AIM,
    loses=True,
    words=hunt_term,
)
