"""What a row of the court's questions holds besides what rows of all games do.

It says how the answer is reached: in a position, from the table alone, or by the readings of an
open question; and what the search for completions has to tell apart for it.
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
    """Whichever is on: after one that is over, the next."""
    THIS = "this"
    """The one that is told, even if it is over."""
    NEXT = "next"
    """The one after it, if nobody shows or parries any more."""


class Counts(Enum):
    """Whether an answer hangs on how many cards lie where."""

    ALWAYS = "always"
    ONCE_OVER = "once the trick is over"
    NEVER = "never within a trick"


class Adds(Enum):
    """Whose points an answer adds up."""

    TRICK = "the cards of the trick"
    SEAT = "the cards of the seat asked about, with a trick that it takes"


TURN: Final = ("leader", "passes")
HANDS: Final = (*TURN, "pile size", "hand size")


@frozen(kw_only=True)
class Search:
    """What an answer hangs on besides the rules and who has acted: so many completions differ.

    `differences` are told of two ways to fill the gaps, the others only where none of these is.
    """

    kinds: bool = False
    """Which cards were shown in the trick, at least by their kinds."""
    counts: Counts = Counts.ONCE_OVER
    act: bool = False
    """Whether a seat may act: on the highest card, and on what the seat holds."""
    adds: Adds | None = None
    shown_card: bool = False
    """The last card of a seat in the trick is asked for, and all that it can be is the answer."""
    differences: tuple[str, ...] = ()


@frozen(kw_only=True)
class Open(Generic[S]):
    """An open question that no flag answers, and what each of its readings answers without the
    trick; the default, where none is named.
    """

    question: str
    answer: Callable[[S, str], Verdict]
    applies: Callable[[S], bool] = lambda _: True
    once_over: Verdict | None = None
    """The answer once the game is over, whatever the reading."""
    of_position: bool = True
    """Whether nothing is answered where the position cannot arise."""
    of_default: Support | None = None
    """How both manuals carry the default, where that is otherwise than in general."""


@frozen(kw_only=True, eq=False, repr=False)
class Row(AskRow[S, P], Generic[S, P]):
    """A kind of question that the court answers."""

    of_table: Callable[[S, RuleSet, Pack], Verdict] | None = None
    """The answer that needs no position: on the deal, on points, on several games."""
    open: Open[S] | None = None
    trick: Which = Which.NOW
    search: Search = Search()


AnyRow: TypeAlias = Row[Any, Any]
