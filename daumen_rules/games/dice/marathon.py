"""45 Marathon: the forty-second one wins, and the twenty-first brings three throws at the end.

It is long because the prize of half-time is used only at the end, and may be given up throw by
throw.
"""

from .engines.actions import ROLL, STOP, WORDS
from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import together
from .engines.shared_sum import thrower_wins
from .engines.sheets import Table, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Seat

CLAUSES = clauses("""
    MARATHON 45: Marathon, forty-two ones | Marathon
    transition ¶1, 44 ¶1
    In turn each throws once, and the ones of all are counted together.
    Reihum wirft jeder einmal, und die Einsen aller werden zusammen gezählt.
    transition ¶1
    Whoever throws the twenty-first one has won at half-time.
    Wer die einundzwanzigste Eins wirft, ist Sieger bei Halbzeit.
    transition ¶1
    For that he may throw three times when there are forty.
    Dafür darf er beim Stand von vierzig dreimal werfen.
    legality ¶1
    After a throw of the three he may do without the others.
    Nach einem der drei Würfe darf er auf die anderen verzichten.
    scoring ¶1, 44 ¶1
    Whoever throws the forty-second one wins. | Wer die zweiundvierzigste Eins wirft, gewinnt.
""")
ONES, HALF, THREE, STOPS, WINS = CLAUSES
Bonus = StrEnum("Bonus", "OWN_TURN_FROM_40 OWN_TURN_AT_40 AT_ONCE_AT_40")


@frozen
class Rules:
    bonus: Bonus = option(Bonus.OWN_TURN_FROM_40, THREE, Source.DECISION)("""
        When do the three throws fall? | Wann fallen die drei Würfe?
        in the first go of that seat with forty or more | wenn der Platz mit vierzig oder mehr zum
          ersten Mal dran ist
        the same, but only with exactly forty | ebenso, aber nur bei genau vierzig
        as soon as there are forty; then it goes on to the left of that seat | sobald es vierzig
          sind; dann geht es links von diesem Platz weiter
    """)


@frozen
class Runner:
    """A note: whether the seat has won half-time, and how many of its three throws are used."""

    is_half: Annotated[bool, Called("half way", "auf halbem Weg")] = False
    bonus: Annotated[int, Called("bonus", "Bonus")] = 0


Run = Table[Rules, Runner, int]


@cites(ONES, HALF, THREE)
def count(table: Run, faces: Faces) -> Run:
    """Adds a thrown 1 to the common count, and uses up one of the three throws if due."""
    ones, note, bonus = table.common + faces.count(1), table.note, table.rules.bonus
    due = table.common == 40 or (table.common > 40 and bonus is Bonus.OWN_TURN_FROM_40)
    if note.is_half and (note.bonus or due):
        later = note.bonus and not table.thrown
        note = evolve(note, bonus=3 if later else min(3, note.bonus + 1))
    half = ones == 21 != table.common
    after = evolve(with_note(table, evolve(note, is_half=note.is_half or half)), common=ones)
    if bonus is Bonus.AT_ONCE_AT_40 and ones == 40 != table.common:
        halves = [runner.is_half for runner in after.notes]
        return evolve(after, turn=(halves.index(True) - 1) % table.players)
    return after


def again(before: Run, after: Run) -> bool:
    """A seat throws again while it is within its three throws."""
    return 0 < after.notes[before.turn].bonus < 3


@cites(STOPS)
def asks(table: Run) -> tuple[int | str, ...]:
    """A seat may make the next of its three throws, or stop."""
    between = table.thrown and not table.faces and table.chosen is None
    return (ROLL, STOP) if between else ()


def counts(before: Run, after: Run, seat: Seat) -> Clause:
    """Which clause changed a note: ONES for the count, HALF for half-time, else THREE."""
    if seat < 0:
        return ONES
    return THREE if before.notes[seat].is_half else HALF


def words(note: Runner) -> Term:
    """Whether the seat has won half-time, and its throws left, as a fact."""
    if not note.is_half:
        return Term("-", Text("–", "–"))
    left = 3 - note.bonus
    en, de = "won half-time, {} of 3 throws left", "die Halbzeit gewonnen, noch {} von 3 Würfen"
    return Term(f"half {left}", Text(en.format(left), de.format(left)))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Result | Ergebnis",
    dice=1,
    blank=Runner(),
    common=0,
    again=again,
    counted_throws=1,
    asks=asks,
    says=WORDS,
    count=count,
    over=together(WINS, lambda ones: ones == 42),
    wins=thrower_wins(WINS),
    noted_by=counts,
    won_by=WINS,
    chosen_by=STOPS,
    words=words,
    shared=Counted("one", "ones", "Eins", "Einsen"),
)
