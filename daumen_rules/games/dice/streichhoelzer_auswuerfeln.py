"""89 Streichhölzer auswürfeln: 1s go to the left neighbour, 6s to the pot, the last match loses.

It is long because the order of payment, a mistake of the text and two ends have to be told apart.
"""

from itertools import takewhile

from daumen_rules.pieces.impossible import Impossible, between

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import beginning, by_end, taking_part
from .engines.sheets import Table, all_but, most, with_note
from .engines.tally_entry import game
from .engines.terms import MIDDLE, Counted
from .engines.texts import SeatTerm, TextEvent, told
from .engines.values import Clause, Faces, Iterator, Outcome, Seat

CLAUSES = clauses("""
    STREICHHOELZER 89: Dicing for matches | Streichhölzer auswürfeln
    setup ¶1
    Every seat has ten matches. | Jeder Platz hat zehn Streichhölzer.
    transition ¶1
    In turn each throws three dice; every 1 sends a match to the left neighbour.
    Reihum wirft jeder drei Würfel; jede 1 schickt ein Hölzchen zum linken Nachbarn.
    transition ¶1
    Every 6 sends a match to the pot. | Jede 6 schickt ein Hölzchen in die Kasse.
    transition ¶1
    All other faces mean nothing. | Alle anderen Augen bedeuten nichts.
    transition ¶1
    Whoever cannot pay all pays in this order, as far as it goes: 6s first, at last the 1s.
    Wer nicht alles zahlen kann, zahlt, soweit es reicht: erst die Sechser, zuletzt die Einser.
    transition ¶1
    A seat without matches waits until a neighbour sends it one.
    Ein Platz ohne Hölzchen pausiert, bis ein Nachbar ihm eines schickt.
    scoring ¶1
    Whoever holds the last match, when all others are in the pot, has lost.
    Wer das letzte Hölzchen hat, wenn alle anderen in der Kasse sind, hat verloren.
    scoring silent
    Who loses if one throw sends the last two or three matches to the pot.
    Wer verliert, wenn ein Wurf die letzten zwei oder drei Hölzchen in die Kasse schickt.
    remark ¶1
    Between the two the text also names a 2, for which nothing is ever due: it is passed over, read
      as a second 6, or as a 1.
    Dazwischen nennt der Text auch eine 2, für die nie etwas fällig ist: Sie wird übergangen, als
      zweite 6 gelesen oder als 1.
""")
STOCK, ONES, SIXES, OTHERS, SHORT, PAUSE, LAST, ALL_GONE, TWO = CLAUSES
Debt = StrEnum("Debt", "SIXES_THEN_ONES ONES_THEN_SIXES IN_TURN")
AllGone = StrEnum("AllGone", "THROWER NOBODY")


@frozen
class Rules:
    debt: Debt = option(Debt.SIXES_THEN_ONES, SHORT, Source.MANUAL)("""
        What is paid first? | Was wird zuerst gezahlt?
        the 6s to the pot, the 2 of the text being nothing or a second 6 | die Sechser an die Kasse;
          die 2 des Textes ist nichts oder eine zweite 6
        the 1s to the neighbour | die Einser an den Nachbarn
        a 6, then a 1, then again a 6: the 2 of the text is taken for a 1 | eine 6, dann eine 1,
          dann wieder eine 6: Die 2 des Textes gilt als 1
    """)
    all_gone: AllGone = option(AllGone.THROWER, ALL_GONE, Source.DECISION)("""
        Who loses if no match is left? | Wer verliert, wenn keines übrig bleibt?
        whoever threw | wer geworfen hat
        nobody | niemand
    """)


Matches = Table[Rules, int, int]
"""The matches of each seat, and those in the pot."""


@cites(SHORT)
def due(rules: Rules, faces: Faces) -> list[int]:
    """The faces that cost the thrower a match each, in the order of payment."""
    ones, sixes = faces.count(1), faces.count(6)
    if rules.debt is Debt.IN_TURN:
        return [f for nth in range(len(faces)) for f, n in ((6, sixes), (1, ones)) if nth < n]
    return sorted([6] * sixes + [1] * ones, reverse=rules.debt is Debt.SIXES_THEN_ONES)


@cites(ONES, SIXES, OTHERS)
def count(table: Matches, faces: Faces) -> Matches:
    """Pays a match to the pot per 6 and to the left neighbour per 1, as far as matches go."""
    paid, left = due(table.rules, faces)[: table.note], table.left()
    after = with_note(table, table.note - len(paid))
    after = with_note(after, after.notes[left] + paid.count(1), left)
    return evolve(after, common=table.common + paid.count(6))


@cites(LAST, ALL_GONE)
def over(table: Matches) -> bool:
    """Over when the seats have one match left, or none."""
    return sum(table.notes) < 2


@cites(ALL_GONE, LAST)
def wins(table: Matches) -> Outcome:
    """The seat with the last match loses with -1, or the thrower who has paid the last ones."""
    if not any(table.notes) and table.rules.all_gone is AllGone.NOBODY:
        return most((0,) * table.players)
    loser = table.notes.index(1) if any(table.notes) else table.turn
    return all_but([loser], [-(seat == loser) for seat in range(table.players)])


def counts(before: Matches, after: Matches, seat: Seat) -> Clause:
    """Which clause changed a note: ONES or SIXES; for the thrower that of its first payment."""
    if seat == before.turn:
        return SIXES if due(before.rules, before.faces)[0] == 6 else ONES
    return SIXES if seat < 0 else ONES


def waits(before: Matches, after: Matches) -> Iterator[Seat]:
    """The seats without matches between the thrower and the next thrower."""
    if not over(after):
        left = (before.left(place) for place in range(1, before.players))
        yield from takewhile(lambda seat: seat != after.turn, left)


def tells(before: Matches, after: Matches) -> Iterator[TextEvent]:
    """Tells each payment in order, the debt that the thrower cannot pay, and who has to wait."""
    owed = due(before.rules, before.faces)
    seat, left = SeatTerm(before.turn), SeatTerm(before.left())
    for face in owed[: before.note]:
        if face == 6:
            en, de = "{seat} pays a match to the pot.", "{seat} zahlt ein Hölzchen in die Kasse."
            yield told(SIXES, en, de, seat=seat)
        else:
            en, de = "{seat} gives {left} a match.", "{seat} gibt {left} ein Hölzchen."
            yield told(ONES, en, de, seat=seat, left=left)
    if rest := owed[before.note :]:
        en, de = "{seat} cannot pay {rest} more.", "{seat} kann {rest} nicht mehr zahlen."
        yield told(SHORT, en, de, seat=seat, rest=matches_term(len(rest)))
    for waiting in waits(before, after):
        en, de = "{seat} has no match and waits.", "{seat} hat kein Hölzchen und setzt aus."
        yield told(PAUSE, en, de, seat=SeatTerm(waiting))


def faults(table: Matches) -> Iterator[Impossible]:
    """What is wrong unless seats and pot have ten matches per seat."""
    there = sum(table.notes) + table.common
    yield from between("common", there, 10 * table.players, 10 * table.players)


matches_term = Counted("match", "matches", "Hölzchen", "Hölzchen")
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Result | Ergebnis",
    dice=3,
    faults=faults,
    blank=beginning(STOCK, 10),
    common=0,
    plays=taking_part(lambda chips: chips > 0, PAUSE),
    count=count,
    over=over,
    wins=wins,
    noted_by=counts,
    won_by=by_end(lambda table: any(table.notes), LAST, ALL_GONE),
    loses=True,
    words=matches_term,
    shared=matches_term,
    label=MIDDLE,
    tells=tells,
)
