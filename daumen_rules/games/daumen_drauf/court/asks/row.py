"""The row of a question of this court, with more fields than the rows of all games.

They say how the answer is found: in a position, from the table alone, or by the readings of an open
question; and which differences the search for completions must keep apart.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Generic, TypeAlias

from daumen_rules.disputes.asks import AskRow, P, S
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.verdict import Verdict


class Which(Enum):
    """Which trick a question is about."""

    NOW = "now"
    """The trick that is being played; the next trick if the told one is over."""
    THIS = "this"
    """The trick that the situation tells, even if it is over."""
    NEXT = "next"
    """The trick after the told one, if nobody shows or parries any more."""


class Counts(Enum):
    """Whether an answer depends on the sizes of hands, pile and captured cards."""

    ALWAYS = "always"
    ONCE_OVER = "once the trick is over"
    NEVER = "never within a trick"


class Adds(Enum):
    """The cards whose points an answer adds up."""

    TRICK = "the cards of the trick"
    SEAT = "the cards of the seat asked about, with a trick that it takes"


TURN: Final = ("leader", "passes")
HANDS: Final = (*TURN, "pile size", "hand size")


@frozen(kw_only=True)
class Search:
    """The facts on which an answer depends; the search keeps completions apart by them.

    `differences` names the differences of two completions that a ruling tells. It tells others only
    where there is none of these.
    """

    kinds: bool = False
    """It depends on the cards shown in the trick, at least on their kinds."""
    counts: Counts = Counts.ONCE_OVER
    act: bool = False
    """It depends on the highest card and on the hand of the seat, as it asks for a permission."""
    adds: Adds | None = None
    shown_card: bool = False
    """It asks for the last card of a seat in the trick; all cards that fit are the answer."""
    differences: tuple[str, ...] = ()


@frozen(kw_only=True)
class Open(Generic[S]):
    """An open question that no flag answers.

    `answer` gets a reading, empty for the default, and gives its answer without the trick.
    """

    question: str
    answer: Callable[[S, str], Verdict]
    applies: Callable[[S], bool] = lambda _: True
    once_over: Verdict | None = None
    """The answer once the game is over, whatever the reading."""
    of_position: bool = True
    """Whether a position that cannot arise makes the question impossible too."""
    of_default: Support | None = None
    """The support of both manuals for the default, where this question has one of its own."""


@frozen(kw_only=True, eq=False, repr=False)
class Row(AskRow[S, P], Generic[S, P]):
    """A kind of question that the court answers."""

    of_table: Callable[[S, RuleSet, Pack], Verdict] | None = None
    """Gives the answer of questions that need no position: on deals, points, several games."""
    of_anybody: bool = False
    """Whether it needs no table, and its answer is the same for all who ask."""
    opens: tuple[Open[S], ...] = ()
    """The open questions that it may ask; the first that applies to a situation counts."""
    trick: Which = Which.NOW
    search: Search = Search()


AnyRow: TypeAlias = Row[Any, Any]
