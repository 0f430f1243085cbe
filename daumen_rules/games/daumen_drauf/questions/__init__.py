"""The open questions of Daumen drauf!: what its manuals leave open, or where they differ.

They are gathered here in numerical order. No question may be written here, only in the modules.
"""

from typing import Final

from daumen_rules.pieces.questions import questions

from .. import clauses as c
from . import ending, knowledge, matches, showing, tricks

QUESTIONS: Final = questions(
    c.ALL, knowledge.BLOCK, tricks.BLOCK, showing.BLOCK, ending.BLOCK, matches.BLOCK
)
