"""The clauses and options of 83 Chicago.

The module says in our words what the manual says and leaves open. What comes of it stands in
`game`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "CHICAGO",
    "83",
    """
    scoring ¶1
    A 1 counts 100, a 6 counts 60, every other face its pips.
    Eine 1 zählt 100, eine 6 zählt 60, jede andere Zahl ihre Augen.
    transition ¶1
    A go begins with three dice; at its end all three count.
    Ein Durchgang beginnt mit drei Würfeln; am Ende zählen alle drei.
    legality ¶1
    Whoever is not content throws one to three dice again, a second and a third time.
    Wer nicht zufrieden ist, wirft ein bis drei Würfel ein zweites und ein drittes Mal.
    legality ¶1
    Dice that are no longer used stand.
    Nicht mehr benutzte Würfel bleiben stehen.
    example ¶1
    Of 1-4-2 the 1 is left; 6-3 with the others makes 163.
    Von 1-4-2 bleibt die 1 stehen; mit 6-3 dazu sind es 163.
    legality ¶1
    The others have no more throws than the first took.
    Die anderen haben nicht mehr Würfe, als der Erste brauchte.
    scoring ¶1
    The round is won by the most points, among equals by the fewest throws.
    Die Runde gewinnen die meisten Punkte, bei gleichen die wenigsten Würfe.
    remark ¶1
    Three 1s, Chicago, are the most that can be: 300.
    Dreimal die 1, Chicago, ist das Höchste: 300.
    scoring ¶1
    Whoever loses the round takes a mat.
    Wer die Runde verliert, bekommt einen Deckel.
    scoring ¶1
    Whoever is first to have three mats pays: the match is lost.
    Wer als Erster drei Deckel hat, bezahlt: Die Partie ist verloren.
    legality ¶1, optional rule
    Two 6s in one first or second throw may be given for a die that stands as a 1.
    Zwei Sechser in einem ersten oder zweiten Wurf dürfen eine stehende 1 ergeben.
    scoring silent
    Among those with the fewest points the most throws lose; then they throw a die each, low loses.
    Von denen mit den wenigsten Punkten verlieren die meisten Würfe; sonst wird gestochen.
    transition silent
    Who begins the next round.
    Wer die nächste Runde beginnt.
    scoring silent
    Whether somebody takes a mat where all have the same points and throws.
    Ob jemand einen Deckel bekommt, wenn alle gleiche Punkte und Würfe haben.
    """,
)
(
    VALUES,
    THREE_DICE,
    AGAIN,
    STAND,
    EXAMPLE,
    NO_MORE,
    WINNER,
    HIGHEST,
    MAT,
    PAYS,
    SIXES,
    LAST,
    NEXT,
    ALL_EQUAL,
) = CLAUSES


class Frozen(Enum):
    """Whether dice that were left once are left for good."""

    YES = "yes"
    NO = "no"


class Sixes(Enum):
    """What two sixes in one throw buy."""

    NOTHING = "nothing"
    EXCHANGE = "exchange"
    TURN = "turn"


class Last(Enum):
    """Who of those with the fewest points loses the round."""

    MORE_THROWS = "more_throws"
    ROLL_OFF = "roll_off"


class AllEqual(Enum):
    """Whether somebody takes a mat where all are equal."""

    THROW_OFF = "throw_off"
    NO_MAT = "no_mat"


class NextStarter(Enum):
    """Who begins the next round."""

    LEFT = "left"
    LOSER = "loser"


@frozen
class Rules:
    """The rule set: a field an option."""

    frozen: Frozen = option(
        Frozen.YES,
        STAND,
        Source.DECISION,
        "Do dice stand for good? | Bleiben Würfel endgültig stehen?",
        "none is taken up again | keiner wird wieder aufgenommen",
        "any may be thrown again | jeder darf wieder geworfen werden",
    )
    sixes: Sixes = option(
        Sixes.NOTHING,
        SIXES,
        Source.MANUAL,
        "What do two 6s in a first or second throw buy? "
        "| Was bringen zwei Sechser in einem ersten oder zweiten Wurf?",
        "the optional rule is not played | die wahlweise Regel gilt nicht",
        "both are given for a 1, and a throw has to be left for the other die "
        "| beide werden für eine 1 gegeben, und für den anderen Würfel muss ein Wurf bleiben",
        "one is turned to 1, the other stays a 6 | einer wird zur 1 gedreht, der andere bleibt 6",
    )
    last: Last = option(
        Last.MORE_THROWS,
        LAST,
        Source.DECISION,
        "Who loses among equals? | Wer verliert bei Gleichstand?",
        "the most throws, then a throw-off | die meisten Würfe, dann das Stechen",
        "a throw-off decides, whatever the throws | das Stechen, gleich wie viele Würfe",
    )
    next_starter: NextStarter = option(
        NextStarter.LEFT,
        NEXT,
        Source.DECISION,
        "Who begins the next round? | Wer beginnt die nächste Runde?",
        "the left neighbour of the last starter | der linke Nachbar des letzten Starters",
        "the loser of the round | der Verlierer der Runde",
    )
    all_equal: AllEqual = option(
        AllEqual.THROW_OFF,
        ALL_EQUAL,
        Source.DECISION,
        "Does somebody take a mat where all are equal? "
        "| Bekommt jemand einen Deckel, wenn alle gleich sind?",
        "yes, who throws lowest then | ja, wer dann am niedrigsten wirft",
        "no, the next round begins | nein, die nächste Runde beginnt",
    )
