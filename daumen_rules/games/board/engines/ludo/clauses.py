"""The clauses and options of 2 Mensch ärgere Dich nicht, which the games 3 to 9 take over.

The module puts the manual's statements and its open questions in our words. `ways` and `play`
carry them out.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses("""
    MENSCH 2: Ludo | Mensch ärgere Dich nicht
    setup ¶1
    Two to four seats have four men each, one on their A-field, the others on their B-fields.
    Zwei bis vier Plätze haben je vier Figuren, eine auf ihrem A-Feld, die anderen auf den
      B-Feldern.
    procedure ¶1
    The highest throw before the game starts it; seat A is whoever threw it.
    Der höchste Wurf vor dem Spiel beginnt es; Platz A ist, wer ihn geworfen hat.
    legality ¶1
    The seats play clockwise. | Gespielt wird im Uhrzeigersinn.
    legality ¶1
    The seat throws once, and a man of its own goes as many fields forward as the die shows.
    Der Platz würfelt einmal und zieht eine eigene Figur um so viele Felder vor, wie der Würfel
      zeigt.
    remark ¶1
    Men that are passed over count as fields. | Übersprungene Figuren zählen als Felder mit.
    remark ¶1
    Whoever has several men outside chooses which of them goes.
    Wer mehrere Figuren draußen hat, sucht sich aus, welche zieht.
    transition ¶1
    A field has one man: a man of another colour on the field where a move ends goes back to its
      B-field.
    Auf einem Feld steht eine Figur: Eine fremde auf dem Zielfeld des Zuges kommt auf ihr B-Feld.
    remark ¶1
    Nobody has to beat. | Es gibt keinen Schlagzwang.
    legality ¶1
    No move ends on a man of one's own; another man has to go.
    Kein Zug endet auf einer eigenen Figur; dann zieht eine andere.
    legality ¶1
    While a seat has men on its B-fields, a man of its own on its A-field has to leave it at once.
    Solange Figuren auf den B-Feldern stehen, muss eine eigene Figur das A-Feld sofort freimachen.
    legality ¶1
    With a 6 a man has to come from a B-field to the A-field, unless a man of its own stands there.
    Mit einer 6 muss eine Figur vom B-Feld aufs A-Feld, wenn dort keine eigene steht.
    transition ¶1
    After a 6 has been used the seat throws again. | Nach einer 6 wird noch einmal gewürfelt.
    legality ¶1
    After a full round a man goes to the goal fields of its colour, which count singly; it may pass
      over men there.
    Nach einer Runde zieht die Figur auf die Zielfelder ihrer Farbe; sie zählen einzeln, Figuren
      dürfen dort übersprungen werden.
    transition ¶1
    Whoever brings the last man to the goal with a 6 does not throw again.
    Wer mit einer 6 die letzte Figur ins Ziel bringt, würfelt nicht noch einmal.
    scoring ¶1
    Whoever first has all men at the goal wins; the others play on for the next ranks.
    Sieger ist, wer zuerst alle Figuren im Ziel hat; um die weiteren Plätze wird weitergespielt.
    setup silent
    The track has 40 fields, as is usual: the A-fields are 1, 11, 21 and 31, the goal fields h1 to
      h4; the picture is missing.
    Die Laufbahn hat, wie üblich, 40 Felder: A-Felder sind 1, 11, 21 und 31, Zielfelder h1 bis h4;
      das Bild fehlt.
    setup silent
    Two seats sit opposite each other; of three, one arm of the cross stays empty.
    Zwei Plätze sitzen sich gegenüber; bei dreien bleibt ein Arm des Kreuzes leer.
    transition silent
    How often whoever has no man on the track may throw for a 6.
    Wie oft auf eine 6 würfeln darf, wer keine Figur auf der Laufbahn hat.
    transition silent
    Whether a 6 that cannot be used gives another throw.
    Ob eine 6, die nicht zu gebrauchen ist, noch einen Wurf gibt.
    legality silent
    Whether a man on a goal field may go further. | Ob eine Figur auf einem Zielfeld weiterziehen
      darf.
    transition silent
    A throw that can be used has to be used, and one that cannot lapses.
    Ein Wurf, der zu gebrauchen ist, muss gebraucht werden; ein anderer verfällt.
""")
SET_UP, STARTER, TURN, MOVE, COUNT, CHOICE, BEAT, NO_DUTY, OWN, CLEAR, ENTER, *_ = CLAUSES
AGAIN, GOAL, LAST, WIN, CROSS, ARMS, TRIES, SIX, LANE, LAPSE = CLAUSES[11:]


class Tries(Enum):
    """How often a seat without a man on the track throws for a 6."""

    ONE = "one"
    THREE = "three"


class UnusableSix(Enum):
    """Whether a 6 that cannot be used gives another throw."""

    AGAIN = "again"
    ENDS = "ends"


class Lane(Enum):
    """Whether a man on a goal field may go further."""

    MOVES = "moves"
    STAYS = "stays"


TRIES_OPTION: Final = option(Tries.ONE, TRIES, Source.DECISION)("""
    How often does whoever has no man on the track throw for a 6? | Wie oft würfelt auf eine 6, wer
      keine Figur auf der Laufbahn hat?
    once | einmal
    up to three times | bis zu dreimal
""")
SIX_OPTION: Final = option(UnusableSix.AGAIN, SIX, Source.STANDARD)("""
    Does a 6 that cannot be used give another throw? | Gibt eine 6, die nicht zu gebrauchen ist,
      noch einen Wurf?
    yes | ja
    no | nein
""")
LANE_OPTION: Final = option(Lane.MOVES, LANE, Source.STANDARD)("""
    May a man on a goal field go further? | Darf eine Figur auf einem Zielfeld weiterziehen?
    yes | ja
    no | nein
""")
