"""60 Kreuze löschen: twenty crosses are erased, and what is too much is drawn again.

It is long because crosses may be left, and what is too much may be drawn in two ways.
"""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import beginning, by_before, somebody
from .engines.sheets import Sheet, lowest, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import Text
from .engines.values import Choosing, Faces

CLAUSES = clauses("""
    KREUZE 60: Erasing crosses | Kreuze löschen
    setup ¶1
    Each seat draws twenty crosses. | Jeder Platz malt zwanzig Kreuze.
    transition ¶1
    In turn each throws two dice and erases as many crosses as there are pips.
    Reihum wirft jeder zwei Würfel und löscht so viele Kreuze, wie Augen fallen.
    legality ¶1
    The text allows what helps, to erase, and demands what harms, to draw; it names no other
      number than that of the pips. Whether a seat may also leave some or all crosses.
    Der Text erlaubt, was nützt, das Löschen, und verlangt, was schadet, das Malen; eine andere Zahl
      als die der Augen nennt er nicht. Ob ein Platz auch einige oder alle stehen lassen darf.
    transition ¶1
    Whoever throws more pips than there are crosses has to draw the difference.
    Wer mehr Augen wirft, als Kreuze da sind, muss die Differenz malen.
    scoring ¶1
    Whoever is first to have no cross left wins. | Wer zuerst kein Kreuz mehr hat, gewinnt.
""")
TWENTY, ERASES, MAY, TOO_MANY, WINS = CLAUSES
Erase = StrEnum("Erase", "MUST MAY_DECLINE UP_TO")
Overshoot = StrEnum("Overshoot", "ADD BOUNCE")


@frozen
class Rules:
    erase: Erase = option(Erase.MUST, MAY, Source.AGAINST)("""
        Must crosses be erased? | Müssen Kreuze gelöscht werden?
        yes, as many as there are pips | ja, so viele, wie Augen gefallen sind
        all or none of them | alle oder keins davon
        as many as one likes, up to the pips | beliebig viele, höchstens die Augen
    """)
    overshoot: Overshoot = option(Overshoot.ADD, TOO_MANY, Source.DECISION)("""
        What does a throw do that is too high? | Was bewirkt ein zu hoher Wurf?
        the difference is added to the crosses | die Differenz kommt zu den Kreuzen dazu
        all are erased, and the difference is drawn | alle gelöscht, und die Differenz gemalt
    """)


@cites(MAY)
def asks(sheet: Sheet[Rules, int]) -> tuple[int, ...]:
    """The numbers of crosses to choose from, if the throw is not higher than the crosses left."""
    pips = sum(sheet.faces)
    if not pips or pips > sheet.note or sheet.chosen is not None:
        return ()
    match sheet.rules.erase:
        case Erase.MAY_DECLINE:
            return (0, pips)
        case Erase.UP_TO:
            return tuple(range(pips + 1))
        case _:
            return ()


@cites(ERASES, TOO_MANY)
def count(sheet: Sheet[Rules, int], faces: Faces) -> Sheet[Rules, int]:
    """Erases crosses, or draws the difference if the throw is higher than the crosses left."""
    pips, crosses = sum(faces), sheet.note
    if pips <= crosses:
        erased = sheet.chosen if isinstance(sheet.chosen, int) else pips
        return with_note(sheet, crosses - erased)
    added = crosses if sheet.rules.overshoot is Overshoot.ADD else 0
    return with_note(sheet, added + pips - crosses)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Crosses | Kreuze",
    dice=2,
    blank=beginning(TWENTY, 20),
    asks=asks,
    numbers=range(13),
    count=count,
    over=somebody(WINS, lambda crosses: crosses == 0),
    wins=lowest(WINS),
    noted_by=by_before(lambda sheet: sum(sheet.faces) > sheet.note, TOO_MANY, ERASES),
    won_by=WINS,
    choosing=Choosing(
        Text("Crosses that {seat} erases: {what}.", "Kreuze, die {seat} löscht: {what}."),
        "erase {number} of your crosses | lösche {number} deiner Kreuze",
    ),
    chosen_by=MAY,
    words=Counted("cross", "crosses", "Kreuz", "Kreuze"),
)
