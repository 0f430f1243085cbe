"""The open questions of Daumen drauf!: what its manuals leave open, or where they part.

Here they are gathered in numerical order; no question may be written here, only in the modules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf.questions.dealing import Q50, Q51
from daumen_rules.games.daumen_drauf.questions.finish import Q40, Q41, Q42
from daumen_rules.games.daumen_drauf.questions.height import Q25, Q27, Q28
from daumen_rules.games.daumen_drauf.questions.interrupting import Q20, Q21
from daumen_rules.games.daumen_drauf.questions.knowledge import Q01, Q02, Q03, Q04
from daumen_rules.games.daumen_drauf.questions.last_cards import Q43, Q44
from daumen_rules.games.daumen_drauf.questions.matches import Q52, Q53, Q54, Q55
from daumen_rules.games.daumen_drauf.questions.parrying import Q22, Q23, Q24, Q26
from daumen_rules.games.daumen_drauf.questions.refilling import Q30, Q31, Q32, Q33
from daumen_rules.games.daumen_drauf.questions.rounds import Q11, Q12, Q13, Q14
from daumen_rules.games.daumen_drauf.questions.turns import Q15, Q16, Q17, Q18, Q19
from daumen_rules.kernel.question import Question

QUESTIONS: Final[tuple[Question, ...]] = (
    Q01,
    Q02,
    Q03,
    Q04,
    Q11,
    Q12,
    Q13,
    Q14,
    Q15,
    Q16,
    Q17,
    Q18,
    Q19,
    Q20,
    Q21,
    Q22,
    Q23,
    Q24,
    Q25,
    Q26,
    Q27,
    Q28,
    Q30,
    Q31,
    Q32,
    Q33,
    Q40,
    Q41,
    Q42,
    Q43,
    Q44,
    Q50,
    Q51,
    Q52,
    Q53,
    Q54,
    Q55,
)
"""Every question, in numerical order."""
