"""The clauses and options of 3 Einigkeit macht stark.

The module puts the manual's statements and its open questions in our words. `game` carries them
out.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from ..engines.ludo import clauses as c
from ..engines.ludo.clauses import Lane, UnusableSix

CLAUSES: Final = clauses("""
    EINIGKEIT 3: Unity makes strong | Einigkeit macht stark
    setup ¶1
    Four play; the seats opposite each other are partners.
    Gespielt wird zu viert; wer sich gegenübersitzt, spielt als Partner zusammen.
    legality ¶1
    Partners do not beat each other. | Partner werfen sich nicht hinaus.
    legality ¶1
    With a 6 the seat chooses between a move on the track and entering a man.
    Mit einer 6 sucht man sich aus, ob man auf der Laufbahn zieht oder eine Figur einsetzt.
    transition ¶1
    A seat of the other pair that overlooks that it could beat has to put that man back.
    Übersieht ein Gegner, dass er werfen konnte, muss seine Figur zurück auf die B-Felder.
    transition ¶1
    Two men of a pair of partners on a field are a wall.
    Zwei Figuren eines Paares auf einem Feld sind eine Mauer.
    legality ¶1
    Nobody passes or beats a wall, not even with men of its own colours.
    Niemand überspringt oder wirft eine Mauer, auch nicht mit eigenen Figuren.
    transition ¶1
    A wall on the A-field of an opponent flies out when that seat throws a 6.
    Eine Mauer auf dem A-Feld eines Gegners fliegt raus, wenn dieser eine Sechs würfelt.
    remark ¶1
    Else a wall stands as long as its builders like, unless they can move no other man.
    Sonst steht eine Mauer beliebig lange, außer ihre Erbauer können keine andere Figur ziehen.
    remark ¶1
    Whoever cannot move because of a wall sits out.
    Wer wegen einer Mauer nicht ziehen kann, setzt aus.
    legality ¶1
    Three men never stand on a field. | Drei Figuren stehen nie auf einem Feld.
    transition ¶1
    Whoever has no man on the track may throw three times.
    Wer keine Figur mehr im Spiel hat, darf dreimal würfeln.
    scoring ¶1
    The pair wins whose eight men are at the goal first.
    Das Paar gewinnt, dessen acht Figuren zuerst auf den Zielfeldern stehen.
    legality silent
    Whether the duty to clear the A-field holds, where nobody has to enter.
    Ob die Pflicht gilt, das A-Feld zu räumen, wenn niemand einsetzen muss.
    transition silent
    Who may claim an overlooked beat, and whether there is a claim at all; it is made before the
      next throw, for a man that could have beaten on the track and stands there still.
    Wer einen übersehenen Wurf rügen darf, und ob es die Rüge gibt; gerügt wird vor dem nächsten
      Wurf, für eine Figur, die auf der Laufbahn werfen konnte und noch dort steht.
    transition silent
    When a wall on the A-field of a blocked seat flies out: blocked is who has men to enter.
    Wann eine Mauer auf dem A-Feld eines Blockierten rausfliegt: blockiert ist, wer Figuren zum
      Einsetzen hat.
    transition silent
    A seat with all its men at the goal is passed over.
    Wer alle Figuren im Ziel hat, wird übergangen.
""")
PARTNERS, SPARED, CHOOSES, MISSED, WALL, BLOCKS, FLIES, STANDS, SITS, THREE, *_ = CLAUSES
TRIES, WIN, CLEARING, CLAIM, WHEN, DONE = CLAUSES[10:]


class Clearing(Enum):
    """Whether the A-field has to be cleared."""

    FREE = "free"
    DUTY = "duty"


class Missed(Enum):
    """What becomes of a beat that is overlooked."""

    LEFT = "left"
    ANY = "any"
    FORBIDDEN = "forbidden"


class WallOnA(Enum):
    """When a wall on the A-field of a blocked seat flies out."""

    SIX = "six"
    ENTERING = "entering"


@frozen
class Rules:
    """The rule set: a field an option."""

    clearing: Clearing = option(Clearing.FREE, CLEARING, Source.DECISION)("""
        Does the A-field have to be cleared? | Muss das A-Feld geräumt werden?
        no | nein
        yes, while men stand on the B-fields | ja, solange Figuren auf den B-Feldern stehen
    """)
    missed: Missed = option(Missed.LEFT, CLAIM, Source.DECISION)("""
        Who may claim an overlooked beat? | Wer darf einen übersehenen Wurf rügen?
        the left neighbour | der linke Nachbar
        the left neighbour, and then the right one | der linke Nachbar und dann der rechte
        nobody, as beating is a duty | niemand, denn Werfen ist Pflicht
    """)
    wall_on_a: WallOnA = option(WallOnA.SIX, WHEN, Source.MANUAL)("""
        When does a wall on the A-field fly out? | Wann fliegt eine Mauer auf dem A-Feld raus?
        as soon as the blocked seat throws a 6 | sobald der Blockierte eine 6 würfelt
        when the blocked seat enters a man | wenn der Blockierte eine Figur einsetzt
    """)
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION
