"""The points that the manual leaves open in 11 Dame, and so in the games that refer to it.

The module has the readings and options that several games share. The module of a game has the
points that are open in that game alone.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.pieces.options import Source, number_option, option

from . import clauses as c


class Missed(Enum):
    """What follows from a missed capture."""

    CLAIM = "claim"
    FORBIDDEN = "forbidden"


class Duty(Enum):
    """What follows from a missed capture in a game whose own text states a duty to capture."""

    FORBIDDEN = "forbidden"
    CLAIM = "claim"


class Huffing(Enum):
    """Whether a seat that huffs a stone also moves."""

    AND_MOVE = "and_move"
    INSTEAD = "instead"


class Stopping(Enum):
    """Whether a seat may stop in the middle of a capture; where it may, the stop is a miss."""

    FORBIDDEN = "forbidden"
    MISSED = "missed"


class Turning(Enum):
    """How a king may change direction inside a capture."""

    FREELY = "freely"
    NOT_BACK = "not_back"
    STRAIGHT_ON = "straight_on"


class Choice(Enum):
    """Which of several captures may be made."""

    ANY = "any"
    LARGEST = "largest"


class Taken(Enum):
    """When the stones that are captured leave the board."""

    AT_ONCE = "at_once"
    AFTER = "after"


class Landing(Enum):
    """Where a flying king may land behind the stone it captures."""

    ANY = "any"
    CAPTURES_ON = "captures_on"


class Crowned(Enum):
    """What a man does when a capture has brought it to the last row."""

    ENDS = "ends"
    GOES_ON = "goes_on"


MISSED: Final = option(Missed.CLAIM, c.CLAIM, Source.MANUAL)("""
    What if a capture is missed? | Was gilt, wenn ein Schlag übersehen wird?
    the opponent may claim | der Gegner kann es ahnden
    another move is not allowed | ein anderer Zug ist nicht erlaubt
""")
DUTY: Final = option(Duty.FORBIDDEN, c.CLAIM, Source.DECISION)("""
    What if a capture is missed? | Was gilt, wenn ein Schlag übersehen wird?
    another move is not allowed | ein anderer Zug ist nicht erlaubt
    the opponent may claim, as in Dame | der Gegner kann es ahnden, wie bei Dame
""")
HUFFING: Final = option(Huffing.AND_MOVE, c.CLAIM, Source.STANDARD)("""
    Who has huffed a stone: does he also move? | Zieht auch noch, wer geblasen hat?
    yes, his turn follows | ja, sein Zug folgt
    no, that was his turn | nein, das war sein Zug
""")
STOPPING: Final = option(Stopping.FORBIDDEN, c.GOES_ON, Source.DECISION)("""
    May one stop in the middle of a capture? | Darf man mitten im Schlagen aufhören?
    no | nein
    yes, as a missed capture that can be claimed | ja, als übersehener Schlag, der zu ahnden ist
""")
TURNING: Final = option(Turning.FREELY, c.KING_JUMP, Source.AGAINST)("""
    May a king change direction while capturing? | Darf die Dame beim Schlagen abbiegen?
    yes, any way | ja, beliebig
    yes, but not right back | ja, aber nicht geradewegs zurück
    no, it goes straight on | nein, sie schlägt nur geradeaus weiter
""")
CHOICE: Final = option(Choice.ANY, c.WHICH, Source.STANDARD)("""
    Which of several captures is made? | Welcher von mehreren Schlägen wird gemacht?
    any one | ein beliebiger
    one that takes the most stones | einer, der die meisten Steine nimmt
""")
TAKEN: Final = option(Taken.AT_ONCE, c.TAKE, Source.MANUAL)("""
    When do captured stones leave the board? | Wann verlassen geschlagene Steine das Brett?
    each at once | jeder sofort
    all after the last jump | alle nach dem letzten Sprung
""")
LANDING: Final = option(Landing.ANY, c.KING_JUMP, Source.STANDARD)("""
    Where may a king land that could capture on? | Wo darf eine Dame landen, die weiterschlagen
      könnte?
    on any free square behind the stone | auf jedem freien Feld hinter dem Stein
    only where it can capture on | nur, wo sie weiterschlagen kann
""")
CROWNED: Final = option(Crowned.ENDS, c.CROWN, Source.STANDARD)("""
    May a man crowned by a capture capture on as a king? | Darf ein Stein, der schlagend Dame wird,
      als Dame weiterschlagen?
    no, the turn is over | nein, der Zug ist zu Ende
    yes, and it must | ja, und er muss
""")
REPETITION: Final = number_option(3, range(2, 10), c.DRAW, Source.DECISION)("""
    How often must a position occur for a draw? | Wie oft muss eine Stellung vorkommen, damit es
      unentschieden ist?
""")
QUIET_LIMIT: Final = number_option(80, range(1, 401), c.DRAW, Source.DECISION)("""
    After how many turns without a capture or a man's advance is it a draw? | Nach wie vielen Zügen
      ohne Schlag und ohne Vorrücken eines Steins ist es unentschieden?
""")
