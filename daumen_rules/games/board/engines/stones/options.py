"""The options that several games of the engine share, each on a clause of its own.

The module has the readings, and makes the fields of rule sets.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import Clause
from daumen_rules.pieces.options import Source, number_option, option

from ..two_sides import repetition_option
from .clauses import DRAW, DUTY

REPETITION: Final = repetition_option(DRAW)


def limit_of_moves(default: int) -> int:
    """The option after how many moves a game is drawn in which no stone leaves the board."""
    return number_option(default, range(1, 2001), DRAW, Source.DECISION)("""
        After how many moves without a stone taken is it a draw? | Nach wie vielen Zügen, in denen
          kein Stein genommen wird, ist es unentschieden?
    """)


class Goal(Enum):
    """When a seat has reached the squares of its opponent."""

    OWN = "own"
    FILLED = "filled"


def goal_option(clause: Clause, source: Source = Source.MANUAL) -> Goal:
    """The option whether stones that never leave their home keep the opponent from winning."""
    return option(Goal.OWN, clause, source)("""
        Whose stones must stand on the squares of the goal? | Wessen Steine müssen auf den
          Zielfeldern stehen?
        one's own, on all of them | die eigenen, auf allen
        anyone's, one of one's own among them | beliebige, darunter ein eigener
    """)


class Ways(Enum):
    """In which directions stones go."""

    ALL = "all"
    FORWARD = "forward"


def ways_option(clause: Clause) -> Ways:
    """The option whether stones go back."""
    return option(Ways.ALL, clause, Source.DECISION)("""
        In which directions do stones go? | In welche Richtungen ziehen Steine?
        forward and back | vor und zurück
        forward only | nur vorwärts
    """)


class Unit(Enum):
    """What can be enclosed."""

    GROUP = "group"
    SINGLE = "single"


class Single(Enum):
    """What can be enclosed, where the text speaks of one stone."""

    SINGLE = "single"
    GROUP = "group"


class Taking(Enum):
    """Whether enclosed stones have to be taken."""

    MUST = "must"
    MAY = "may"


TAKING: Final = option(Taking.MUST, DUTY, Source.AGAINST)("""
    Must enclosed stones be taken? | Müssen eingeschlossene Steine genommen werden?
    yes | ja
    no, they can be left | nein, man kann sie stehen lassen
""")
