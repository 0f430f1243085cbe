"""The clauses and options of 22 Wolf und Schafe.

The module puts the manual's statements and its open questions in our words. `field` and `game`
carry them out.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses("""
    WOLF 22: Wolf and sheep | Wolf und Schafe
    procedure ¶1
    It is drawn who is the wolf.
    Es wird ausgelost, wer der Wolf ist.
    material ¶1
    The wolf has one black piece, the other seat four light ones as sheep.
    Der Wolf hat einen schwarzen Stein, der andere Platz vier helle als Schafe.
    setup ¶1
    The sheep stand on the dark squares of their own first rank.
    Die Schafe stehen auf den dunklen Feldern der eigenen Grundlinie.
    legality ¶1
    The wolf begins on any other dark square.
    Der Wolf beginnt auf einem beliebigen anderen dunklen Feld.
    legality ¶1
    A move goes one square diagonally.
    Ein Zug geht ein Feld schräg.
    legality ¶1
    Sheep go forward only, the wolf forward and back.
    Schafe ziehen nur vorwärts, der Wolf vor und zurück.
    legality ¶1
    Moves alternate.
    Es wird immer abwechselnd gezogen.
    scoring ¶1
    The sheep win when the wolf can move no more.
    Die Schafe gewinnen, wenn der Wolf nicht mehr ziehen kann.
    scoring ¶1
    The wolf wins when he has got behind the sheep.
    Der Wolf gewinnt, wenn er hinter die Schafe gelangt ist.
    legality silent
    A move goes to a free square; nothing is jumped or taken.
    Ein Zug geht auf ein freies Feld; nichts wird übersprungen oder geschlagen.
    transition silent
    Who makes the first move after the wolf has been placed.
    Wer nach dem Setzen des Wolfs zuerst zieht.
    scoring silent
    If no sheep can move on their turn, the wolf has won.
    Kann in ihrem Zug kein Schaf ziehen, hat der Wolf gewonnen.
""")
ROLES, PIECES, SET_UP, PLACE, MOVE, DIRECTIONS, TURN, HEMMED, THROUGH, FREE, FIRST, STUCK = CLAUSES


class First(Enum):
    """Who moves first after the wolf has been placed."""

    WOLF = "wolf"
    SHEEP = "sheep"


class Behind(Enum):
    """When the wolf has got behind the sheep."""

    BELOW_ALL = "below_all"
    LEVEL_WITH_LAST = "level_with_last"
    FIRST_RANK = "first_rank"


@frozen
class Rules:
    """The rule set: a field an option."""

    first: First = option(First.WOLF, FIRST, Source.STANDARD)("""
        Who moves first? | Wer zieht zuerst?
        the wolf | der Wolf
        the sheep | die Schafe
    """)
    behind: Behind = option(Behind.BELOW_ALL, THROUGH, Source.DECISION)("""
        When is the wolf behind the sheep? | Wann ist der Wolf hinter den Schafen?
        on the first rank, or below every sheep | auf der Grundlinie oder unter allen Schafen
        also level with the last sheep | auch neben dem letzten Schaf
        only on the first rank | nur auf der Grundlinie
    """)
