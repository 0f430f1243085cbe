"""The fixed suite of *Daumen drauf!*: positions, an action, and what becomes of it.

The vectors as they were worked out from the manuals (`sources/`), and what fills in their
complete states. What may be expected is said in the sources alone.
"""

from .model import Expected, Given, Level, MatchGiven, Vector
from .reader import load
from .replay import Trial, trials

__all__ = ["Expected", "Given", "Level", "MatchGiven", "Trial", "Vector", "load", "trials"]
