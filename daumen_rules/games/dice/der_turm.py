"""90 Der Turm: mats are taken from a tower by thrown numbers, and then given back.

It is long because mats are taken and given back die by die, by whoever has its number.
"""

from .engines.kit import (
    Annotated,
    Called,
    Source,
    StrEnum,
    cites,
    clauses,
    evolve,
    frozen,
    number_option,
    option,
)
from .engines.note_parts import by_end
from .engines.sheets import Table, all_but, with_note
from .engines.tally_entry import game
from .engines.terms import MIDDLE, Counted
from .engines.texts import SeatTerm, Term, Text, TextEvent, told
from .engines.values import Clause, Faces, Iterator, Outcome, Seat

CLAUSES = clauses("""
    TURM 90: The tower | Der Turm
    setup ¶1
    As many mats as possible make a tower in the middle of the table.
    Möglichst viele Bierdeckel bilden in der Mitte des Tisches einen Turm.
    transition ¶1
    Before the game each throws one die for its number; several may have the same.
    In einer Vorrunde wirft jeder mit einem Würfel seine Stichzahl; mehrere dürfen dieselbe haben.
    transition ¶1
    Then in turn each throws three dice, of which each counts for itself.
    Dann wirft reihum jeder drei Würfel, von denen jeder für sich zählt.
    transition ¶1
    For each die every seat that has its number takes a mat from the tower.
    Für jeden Würfel nimmt jeder Platz, der diese Stichzahl hat, einen Deckel vom Turm.
    example ¶1
    After 5-5-2 whoever has the five takes two mats, and whoever has the two takes one.
    Nach 5-5-2 nimmt zwei Deckel, wer die Fünf hat, und einen, wer die Zwei hat.
    transition ¶1
    When the tower is gone it goes the other way round: the mats are given back.
    Ist der Turm abgebaut, geht es umgekehrt: Die Deckel werden abgegeben.
    scoring ¶1
    Whoever is last to have mats has lost. | Wer als Letzter noch Deckel hat, hat verloren.
    transition silent
    Where too few are left, seats take them die by die, clockwise from the thrower.
    Reichen sie nicht, nehmen die Plätze sie Würfel für Würfel, vom Werfer an im Uhrzeigersinn.
    scoring silent
    Those whose last mats the same throw takes have lost together; a single holder, at once.
    Wer die letzten Deckel durch denselben Wurf verliert, verliert gemeinsam; wer allein welche hat,
      sofort.
    transition silent
    Seats without mats go on throwing: every throw is for all.
    Auch wer keine Deckel hat, wirft weiter: Jeder Wurf gilt für alle.
    transition silent
    When the tower is gone in the middle of a throw, its other dice take nothing and cost nothing.
    Ist der Turm mitten in einem Wurf abgebaut, nehmen dessen übrige Würfel nichts und kosten
      nichts.
""")
TOWER, NUMBERS, THREE, TAKES, EXAMPLE, BACK, LOSES, SHORT_OF, TOGETHER, *SILENT = CLAUSES
GO_ON, GONE = SILENT
PhaseSwitch = StrEnum("PhaseSwitch", "NEXT_THROW SAME_THROW")


@frozen
class Rules:
    phase_switch: PhaseSwitch = option(PhaseSwitch.NEXT_THROW, GONE, Source.DECISION)("""
        From when on are mats given back? | Ab wann werden Deckel abgegeben?
        from the next throw on | vom nächsten Wurf an
        from the next die of the same throw on | vom nächsten Würfel desselben Wurfs an
    """)
    mats: int = number_option(10, range(1, 31), TOWER, Source.DECISION)("""
        How many mats has the tower for each seat? | Wie viele Deckel hat der Turm je Platz?
    """)


@frozen
class Mats:
    """A note: the number of the seat (0 before it has thrown one), its mats, and whether it lost
    its last mat in the throw that ended the game.
    """

    number: Annotated[int, Called("number", "Zahl")] = 0
    mats: Annotated[int, Called("mats", "Deckel")] = 0
    was_last: Annotated[bool, Called("was last", "war zuletzt dran")] = False


@frozen
class Tower:
    """The common part: the mats in the middle, and whether seats now give mats back."""

    mats: Annotated[int, Called("tower", "Turm")]
    is_down: Annotated[bool, Called("tower is down", "Turm ist gefallen")] = False


Stack = Table[Rules, Mats, Tower]


@cites(TOWER)
def tower(players: int, rules: Rules) -> Tower:
    """The tower at the start, with the agreed number of mats for each seat."""
    return Tower(rules.mats * players)


@cites(NUMBERS, THREE)
def dice(table: Stack) -> int:
    """A seat throws one die for its number, and three dice later."""
    return 3 if table.note.number else 1


@cites(TAKES, BACK, SHORT_OF)
def moved(table: Stack, face: int) -> Stack:
    """By one die, each seat with that number takes a mat or gives one back, clockwise."""
    way = -1 if table.common.is_down else 1
    for seat in map(table.left, range(table.players)):
        note, left = table.notes[seat], table.common.mats
        if note.number == face and (note.mats if way < 0 else left):
            table = with_note(table, evolve(note, mats=note.mats + way), seat)
            table = evolve(table, common=Tower(left - way, way < 0))
    return table


@cites(TAKES, BACK, TOGETHER, GO_ON, GONE)
def count(table: Stack, faces: Faces) -> Stack:
    """The first throw of a seat sets its number; in later throws each die moves mats."""
    if not table.note.number:
        return with_note(table, Mats(faces[0]))
    after, same = table, table.rules.phase_switch is PhaseSwitch.SAME_THROW
    for face in faces:
        after = moved(after, face)
        if same and not after.common.mats:
            after = evolve(after, common=Tower(0, is_down=True))
    if not after.common.mats:
        after = evolve(after, common=Tower(0, is_down=True))
    if any(note.mats for note in after.notes) or not after.common.is_down:
        return after
    last = (evolve(n, was_last=o.mats > 0) for o, n in zip(table.notes, after.notes, strict=True))
    return evolve(after, notes=tuple(last))


@cites(LOSES, TOGETHER)
def over(table: Stack) -> bool:
    """Over when the tower is gone and at most one seat has mats."""
    return table.common.is_down and sum(note.mats > 0 for note in table.notes) < 2


@cites(TOGETHER, LOSES)
def wins(table: Stack) -> Outcome:
    """The seat with mats loses; if none has any, the seats that lost theirs last lose."""
    left = [seat for seat, note in enumerate(table.notes) if note.mats or note.was_last]
    return all_but(left, [-note.mats for note in table.notes])


def is_short(before: Stack) -> bool:
    """Whether a throw asks for more mats than the tower has."""
    asked = sum(before.faces.count(note.number) for note in before.notes)
    return not before.common.is_down and asked > before.common.mats


def counts(before: Stack, after: Stack, seat: Seat) -> Clause:
    """Which clause changed a note: the part of the game, or a tower with too few mats."""
    if not before.note.number:
        return NUMBERS
    if before.common.is_down:
        return BACK
    if seat < 0:
        taken_down = GONE if is_short(before) else BACK
        return taken_down if after.common.is_down else TAKES
    old, new = before.notes[seat], after.notes[seat]
    got_all = new.mats - old.mats == before.faces.count(old.number)
    return TAKES if got_all else SHORT_OF


def tells(before: Stack, after: Stack) -> Iterator[TextEvent]:
    """Tells that the thrower has no mats left and throws for the others."""
    if before.faces and before.common.is_down and not before.note.mats:
        en, de = (
            "{seat} has no mats; the dice are for the others.",
            "{seat} hat keine Deckel mehr; die Würfel gelten den anderen.",
        )
        yield told(GO_ON, en, de, seat=SeatTerm(before.turn))


def mats_term(note: Mats) -> Term:
    """The number and the mats as a fact."""
    mats = Counted("mat", "mats", "Deckel", "Deckel")(note.mats).words
    words = Text(f"{mats.en}, number {note.number}", f"{mats.de}, Stichzahl {note.number}")
    return Term(f"{note.mats} / {note.number}", words)


def shared(tower: Tower) -> Term:
    """The mats in the middle as a fact."""
    mats = Counted("mat", "mats", "Deckel", "Deckel")(tower.mats)
    back = Text(f"{mats.words.en} given back", f"{mats.words.de} abgegeben")
    return Term(mats.code, back if tower.is_down else mats.words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Result | Ergebnis",
    dice=dice,
    blank=Mats(),
    common=tower,
    count=count,
    over=over,
    wins=wins,
    noted_by=counts,
    won_by=by_end(lambda table: sum(note.was_last for note in table.notes) > 1, TOGETHER, LOSES),
    loses=True,
    tells=tells,
    words=mats_term,
    shared=shared,
    label=MIDDLE,
)
