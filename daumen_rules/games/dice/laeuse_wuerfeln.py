"""38 Läuse würfeln: each throw of the lucky number draws a part of the louse.

It is long because a number is chosen before the throws, by a choice of its own.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import by_before, somebody
from .engines.sheets import Sheet, highest, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Term, Text
from .engines.values import Choosing, Clause, Faces

CLAUSES = clauses("""
    LAEUSE 38: Drawing lice | Läuse würfeln
    legality ¶1
    Before the first throw each seat chooses a lucky number from 1 to 6 and writes it down.
    Vor dem ersten Wurf notiert jeder Platz, welche Zahl von 1 bis 6 ihm Glück bringen soll.
    legality silent
    Whether two seats may have the same number; where all six are taken, they may.
    Ob zwei Plätze dieselbe Zahl haben dürfen; sind alle sechs vergeben, dürfen sie es.
    transition ¶1
    In turn each throws once; a lucky number draws one part of the louse.
    Reihum wirft jeder einmal; eine Glückszahl bringt einen Teil der Laus.
    scoring ¶1
    Whoever is first to have drawn all 13 parts wins.
    Wer zuerst alle 13 Teile gezeichnet hat, gewinnt.
    remark ¶1
    A louse has a head, a body, two eyes, six legs, two feelers and a tail.
    Eine Laus hat Kopf, Körper, zwei Augen, sechs Beine, zwei Fühler und einen Schwanz.
""")
LUCKY, SAME, DRAWS, WINS, PARTS = CLAUSES
Unique = StrEnum("Unique", "NO YES")
Hit = StrEnum("Hit", "OWN ANY_CHOSEN")


@frozen
class Rules:
    unique: Unique = option(Unique.NO, SAME, Source.DECISION)("""
        Does each seat need a number of its own? | Braucht jeder Platz eine eigene Zahl?
        no | nein
        yes, while there are any | ja, solange es welche gibt
    """)
    hit: Hit = option(Hit.OWN, DRAWS, Source.DECISION)("""
        Which number draws a part? | Welche Zahl bringt einen Teil?
        the thrower's own | die des Werfers
        any that somebody has chosen | jede, die jemand gewählt hat
    """)


@frozen
class Louse:
    """A note: the lucky number, 0 before it is chosen, and the parts that are drawn."""

    number: Annotated[int, Called("number", "Zahl")] = 0
    parts: Annotated[int, Called("parts", "Teile")] = 0


@cites(LUCKY, SAME)
def asks(sheet: Sheet[Rules, Louse]) -> tuple[int, ...]:
    """The lucky numbers that a seat without one may choose."""
    if sheet.note.number:
        return ()
    taken = [note.number for note in sheet.notes if sheet.rules.unique is Unique.YES]
    return tuple(n for n in range(1, 7) if n not in taken) or tuple(range(1, 7))


@cites(LUCKY, SAME)
def chooses(sheet: Sheet[Rules, Louse], choice: object) -> Clause:
    """Which clause a choice cites: SAME for another seat's number that is taken, else LUCKY."""
    others = [note.number for seat, note in enumerate(sheet.notes) if seat != sheet.turn]
    return SAME if sheet.rules.unique is Unique.YES and choice in others else LUCKY


@cites(LUCKY)
def chose(sheet: Sheet[Rules, Louse], choice: int | str) -> Sheet[Rules, Louse]:
    """Notes the number; the next seat chooses, and no seat throws before all have chosen."""
    return evolve(with_note(sheet, Louse(int(choice))), turn=sheet.left())


@cites(DRAWS)
def count(sheet: Sheet[Rules, Louse], faces: Faces) -> Sheet[Rules, Louse]:
    """Draws a part of the louse if the die shows a lucky number."""
    own = sheet.rules.hit is Hit.OWN
    lucky = {sheet.note.number} if own else {note.number for note in sheet.notes}
    return with_note(sheet, evolve(sheet.note, parts=sheet.note.parts + (faces[0] in lucky)))


def louse_term(note: Louse) -> Term:
    """The number and the parts as a fact."""
    parts = Counted("part", "parts", "Teil", "Teile")(note.parts).words
    words = Text(
        f"number {note.number or '–'}, {parts.en}", f"Zahl {note.number or '–'}, {parts.de}"
    )
    return Term(f"{note.number} {note.parts}", words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Parts | Teile",
    dice=1,
    blank=Louse(),
    asks=asks,
    chose=chose,
    numbers=range(1, 7),
    count=count,
    over=somebody(WINS, lambda note: note.parts == 13),
    wins=highest(WINS, by=lambda louse: louse.parts),
    noted_by=by_before(lambda sheet: bool(sheet.note.number), DRAWS, LUCKY),
    won_by=WINS,
    choosing=Choosing(
        Text("{seat} takes the number {what}.", "{seat} nimmt die Zahl {what}."),
        "take the number {number} | nimm die Zahl {number}",
    ),
    chosen_by=chooses,
    refused_by=(LUCKY, SAME),
    words=louse_term,
)
