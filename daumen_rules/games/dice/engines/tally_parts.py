"""The parts of a game of the engine `tally`, each with its name, its type, and what is asked of it.

What becomes of them stands in `tally`. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.dice import CLOCKWISE, Faces, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible

from .actions import CHOOSING, Choice, Word
from .sheets import S, agreed_rounds, once
from .terms import TOGETHER, points_term
from .throwoff import ThrowOff

NO_WORDS: Final[Mapping[str, Word]] = {}


def kept_for_throw(sheet: S, choice: Any) -> S:
    """What was chosen is kept for the throw."""
    return evolve(sheet, chosen=choice)


@frozen(kw_only=True)
class TallyParts(Generic[S]):
    """What a game says of itself: keywords of its call."""

    clauses: tuple[Clause, ...]
    """The clauses of the game."""
    module: str
    """The module of the game: its `__name__`."""
    rooms: tuple[Room, ...] = ()
    """The modules of the game besides its own and those of the engine."""
    scored: str = ""
    """What scores are called in English and German, where they are not what is noted."""
    seats: range = range(2, 9)
    listed: str | None = ""
    """The number in the list of contents, None where it is missing there; empty where it is that of
    the clauses."""
    dice: int | Callable[[S], int]
    """How many dice a seat throws."""
    blank: Any = 0
    """The note before the first throw, or a function of the rules."""
    common: Any = None
    """What all seats share, if anything, or a function of the number of players and the rules."""
    rounds: Callable[[Any], int | None] = agreed_rounds
    """After how many rounds it is over, None where something else ends it."""
    again: Callable[[S, S], bool] = once
    """Whether the same seat throws again. Gets the state before and after the throw was scored; the
    dice are in the first."""
    counted_throws: int | None = None
    """How many throws of a go are counted; None for all. 1 where a go is of any length, and matters
    only whether its seat has thrown; 0 where what a throw counts says who throws next."""
    plays: Callable[[S], bool] = lambda _: True
    """Whether the seat on turn takes part, or goes on."""
    asks: Callable[[S], tuple[Choice, ...]] = lambda _: ()
    """What the seat on turn is to choose now, before a throw, after it, or instead of it."""
    chose: Callable[[S, Any], S] = kept_for_throw
    """The sheet after a choice."""
    numbers: Sequence[int] = ()
    """The numbers that can be chosen at some time."""
    says: Mapping[str, Word] = NO_WORDS
    """The words that can be said at some time, and what is told of whoever says them."""
    rows: tuple[Row[Any, Any], ...] = ()
    """Rows of the game that refuse more than the engine does."""
    begins: Callable[[S], S] = lambda sheet: sheet
    """The sheet before the first act."""
    count: Callable[[S, Faces], S]
    """The state after a throw was scored. Gets the state with the dice, and the dice."""
    over: Callable[[S], bool] = lambda _: False
    """Whether the game is over before its last round is."""
    rounded: Callable[[S], S] = lambda sheet: sheet
    """The sheet when a round is over."""
    throw_off: ThrowOff[S] | None = None
    """How equals throw off; None where they share."""
    wins: Callable[[S], Outcome]
    """The outcome. Gets the last state."""
    noted_by: Clause | Callable[[S, S, Seat], Clause]
    """The clause by which the note of a seat has changed. A function gets the state before, the
    state after, and the seat."""
    won_by: Clause | Callable[[S], Clause]
    """The clause by which somebody wins or loses. A function gets the last state."""
    paid_by: Clause | None = None
    """The clause by which chips are paid at the end, where it is another one."""
    faults: Callable[[S], Iterable[Impossible]] = lambda _: ()
    """What is wrong with a sheet, besides what is wrong with one in any game."""
    choosing: Text = CHOOSING
    """What is told of whoever chooses a number."""
    chosen_by: Clause | Callable[[S, Any], Clause] = CLOCKWISE
    """The clause by which a seat chooses, or somebody is heard. A function gets the state, and what
    was chosen or heard."""
    refused_by: Clause | tuple[Clause, ...] = ()
    """The clause by which a choice is refused that is not offered, where it is not `chosen_by`; or
    several, each of which refuses what would be chosen by it."""
    loses: bool = False
    """Whether losers are told at the end, not winners."""
    words: Callable[[Any], Term] = points_term
    """A note as a fact."""
    shown: Callable[[Faces], Term] = faces_term
    """A throw as a fact."""
    shared: Callable[[Any], Term] | None = None
    """What all seats share as a fact, where it is told of each throw."""
    label: Text = TOGETHER
    """The words before what all seats share."""
    tells: Callable[[S, S], Iterable[TextEvent]] = lambda _before, _after: ()
    """More events of a step. Gets the state before and the state after."""
    endless: bool | None = None
    """Whether nothing bounds it but chance; None where that is so unless rounds are counted."""
