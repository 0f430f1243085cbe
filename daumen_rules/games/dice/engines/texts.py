"""What dice games write in both languages with: texts, facts, events, rows that refuse.

Games take from here what they need besides their engines. Nothing is defined here.
"""

from daumen_rules.kernel.row import Facts as Facts
from daumen_rules.kernel.row import row as row
from daumen_rules.kernel.text import SeatTerm as SeatTerm
from daumen_rules.kernel.text import Term as Term
from daumen_rules.kernel.text import Text as Text
from daumen_rules.kernel.text import number as number
from daumen_rules.pieces.event_text import TextEvent as TextEvent
from daumen_rules.pieces.event_text import told as told
