"""The fixed suite of *Daumen drauf!*: positions, an action, and what becomes of it.

The vectors as they were worked out from the manuals (`sources/`), and what fills in their
complete states. What may be expected is said in the sources alone.
"""

from daumen_rules.games.daumen_drauf.vectors.model import Expected, Given, Level, MatchGiven, Vector
from daumen_rules.games.daumen_drauf.vectors.reader import load
from daumen_rules.games.daumen_drauf.vectors.replay import Trial, trials

__all__ = ["Expected", "Given", "Level", "MatchGiven", "Trial", "Vector", "load", "trials"]
