"""Names for the words of a dice game in both languages: texts, facts, events, rows.

Games import from here the names that their engines do not give them. Nothing is defined here.
"""

from daumen_rules.kernel.row import Facts as Facts
from daumen_rules.kernel.row import row as row
from daumen_rules.kernel.text import SeatTerm as SeatTerm
from daumen_rules.kernel.text import Term as Term
from daumen_rules.kernel.text import Text as Text
from daumen_rules.kernel.text import number as number
from daumen_rules.pieces.event_text import TextEvent as TextEvent
from daumen_rules.pieces.event_text import told as told
from daumen_rules.pieces.scenes import THROWN as THROWN
