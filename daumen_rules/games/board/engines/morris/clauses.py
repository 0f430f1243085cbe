"""The clauses and options of 30 Mühle, which 31 Ceylonesisches Mühlespiel takes over.

The module puts the manual's statements and its open questions in our words. `legality` and
`family` carry them out.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, number_option, option

from ..two_sides import repetition_option

CLAUSES: Final = clauses("""
    MUEHLE 30: Nine men's morris | Mühle
    material ¶1
    Two seats have nine stones each, one the white ones, the other the black ones.
    Zwei Plätze haben je neun Steine, der eine die weißen, der andere die schwarzen.
    setup ¶1
    White begins.
    Weiß beginnt.
    legality ¶1
    The seats act in turn.
    Gezogen wird abwechselnd.
    legality ¶1
    First all stones are placed, each on a corner or crossing of the plan that is free.
    Zuerst werden alle Steine gesetzt, jeder auf einen freien Eck- oder Kreuzungspunkt des Plans.
    transition ¶1
    Three stones of a seat on a side of a square or on a connecting line are a mill.
    Drei Steine eines Platzes auf einer Quadratseite oder Verbindungslinie sind eine Mühle.
    legality ¶1
    After the placing any stone of one's own goes to a free point next to it.
    Nach dem Setzen zieht man mit einem eigenen Stein auf einen angrenzenden freien Punkt.
    legality ¶1
    Whoever has closed a mill may take one stone of the opponent from the board.
    Wer eine Mühle geschlossen hat, darf dem Gegner einen Stein vom Feld nehmen.
    legality ¶1
    No stone is taken out of a closed mill.
    Aus einer geschlossenen Mühle wird kein Stein genommen.
    remark ¶1
    A mill is open when one of its stones goes away, and counts again when it is closed again.
    Eine Mühle ist offen, wenn ein Stein wegzieht, und zählt neu, wenn sie sich wieder schließt.
    advice ¶1
    A stone that goes from one mill to another closes one with each move.
    Ein Stein, der zwischen zwei Mühlen wechselt, schließt mit jedem Zug eine.
    legality ¶1
    Whoever has but three stones left may go to any free point with one of them.
    Wer nur noch drei Steine hat, darf mit einem davon auf jeden freien Punkt springen.
    scoring ¶1
    Whoever loses another of three stones has lost.
    Wer von drei Steinen noch einen verliert, hat verloren.
    scoring ¶1
    Whoever is walled in so that he cannot move has lost.
    Wer so eingemauert ist, dass er nicht ziehen kann, hat verloren.
    legality ¶1
    A stone has to be taken for a mill, as is usual, though the words only allow it.
    Für eine Mühle muss, wie üblich, ein Stein genommen werden, auch wenn der Text es nur erlaubt.
    transition silent
    What two mills bring that are closed at once.
    Was zwei Mühlen bringen, die zugleich geschlossen werden.
    scoring silent
    When a game that nobody wins is drawn.
    Wann ein Spiel, das niemand gewinnt, unentschieden ist.
""")
STONES, WHITE_BEGINS, TURN, PLACE, MILL, MOVE, TAKE, SAFE, OPENED, BETWEEN, *_ = CLAUSES
JUMP, FEW, WALLED, DUTY, TWO, DRAW = CLAUSES[10:]


class AllInMills(Enum):
    """Which stones a seat may take when all stones of the opponent stand in mills."""

    NOTHING = "nothing"
    ANY = "any"


class TwoMills(Enum):
    """How many stones a seat takes when it closes two mills at once."""

    ONE = "one"
    TWO = "two"


class Taking(Enum):
    """Whether a seat that has closed a mill must take a stone."""

    MUST = "must"
    MAY = "may"


ALL_IN_MILLS: Final = option(AllInMills.NOTHING, SAFE, Source.MANUAL)("""
    What may be taken when all stones of the opponent stand in mills? | Was darf genommen werden,
      wenn alle Steine des Gegners in Mühlen stehen?
    nothing | nichts
    any of them | jeder von ihnen
""")
TWO_MILLS: Final = option(TwoMills.ONE, TWO, Source.STANDARD)("""
    What is taken for two mills that are closed at once? | Was wird für zwei Mühlen genommen, die
      zugleich geschlossen werden?
    one stone | ein Stein
    two stones | zwei Steine
""")
TAKING: Final = option(Taking.MUST, DUTY, Source.AGAINST)("""
    Must whoever closes a mill take a stone? | Muss, wer eine Mühle schließt, einen Stein nehmen?
    yes | ja
    no, it can be left | nein, man kann es lassen
""")
REPETITION: Final = repetition_option(DRAW)
QUIET_LIMIT: Final = number_option(100, range(1, 401), DRAW, Source.DECISION)("""
    After how many moves without a mill is it a draw? | Nach wie vielen Zügen ohne Mühle ist es
      unentschieden?
""")
