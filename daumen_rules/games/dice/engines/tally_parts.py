"""The parts of a game of the engine `tally`: the keywords of `game`, with types and defaults.

The module `tally` calls them. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import CHOOSING, Choosing, Word
from daumen_rules.pieces.dice import CLOCKWISE, Faces, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.figures import Figure
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.verbs import Verb

from .actions import Choice
from .sheets import S, agreed_rounds, once
from .terms import TOGETHER, points_term
from .throwoff import ThrowOff

NO_WORDS: Final[Mapping[str, Word]] = {}


def kept_for_throw(sheet: S, choice: Any) -> S:
    """The sheet that keeps a choice for the present throw."""
    return evolve(sheet, chosen=choice)


@frozen(kw_only=True)
class TallyParts(Generic[S]):
    """The keywords with which a module calls `game`."""

    clauses: tuple[Clause, ...]
    """The clauses of the game."""
    module: str
    """The module of the game: its `__name__`."""
    rooms: tuple[Room, ...] = ()
    """The rooms that the game uses besides its own module and those of the engine."""
    scored: str = ""
    """The name of the scores, as `English | German`; empty if the notes give it."""
    seats: range = range(2, 9)
    listed: str | None = ""
    """The number in the list of contents; None if the list lacks the game, empty if it is the
    number of the clauses."""
    dice: int | Callable[[S], int]
    """How many dice a seat throws."""
    blank: Any = 0
    """The note before the first throw, or a function of the rules."""
    common: Any = None
    """The common part of the first table, or a function of the number of players and the rules that
    gives it; None if the seats share nothing."""
    rounds: Callable[[Any], int | None] = agreed_rounds
    """The number of rounds after which the game is over, None if another event ends it."""
    again: Callable[[S, S], bool] = once
    """Whether the same seat throws again. Gets the state before and after the throw was scored; the
    dice are in the first."""
    counted_throws: int | None = None
    """The limit of the field `thrown`, None for no limit. It is 1 if the game asks only whether the
    seat has thrown, and 0 if `count` sets the next seat."""
    plays: Callable[[S], bool] = lambda _: True
    """Whether the seat on turn takes part, or continues its go."""
    asks: Callable[[S], tuple[Choice, ...]] = lambda _: ()
    """The choices of the seat on turn now: before a throw, after it, or instead of it."""
    chose: Callable[[S, Any], S] = kept_for_throw
    """The sheet after a choice."""
    numbers: Sequence[int] = ()
    """All numbers that a seat can ever choose."""
    says: Mapping[str, Word] = NO_WORDS
    """All words that a seat can ever say, each with the text of its event."""
    rows: tuple[Row[Any, Any], ...] = ()
    """Rows of the game that refuse acts besides those that the engine refuses."""
    begins: Callable[[S], S] = lambda sheet: sheet
    """The sheet before the first act. Gets the blank sheet."""
    count: Callable[[S, Faces], S]
    """The state after a throw was scored. Gets the state with the dice, and the dice."""
    over: Callable[[S], bool] = lambda _: False
    """Whether the game ends before its last round is over."""
    rounded: Callable[[S], S] = lambda sheet: sheet
    """The sheet after a round. Gets the sheet with the round counted."""
    throw_off: ThrowOff[S] | None = None
    """How tied seats throw off; None if they share the victory."""
    wins: Callable[[S], Outcome]
    """The outcome. Gets the last state."""
    noted_by: Clause | Callable[[S, S, Seat], Clause]
    """The clause by which the note of a seat has changed. A function gets the state before, the
    state after, and the seat."""
    won_by: Clause | Callable[[S], Clause]
    """The clause by which somebody wins or loses. A function gets the last state."""
    paid_out: Callable[[S], S] = lambda sheet: sheet
    """The sheet that the last table shows: the last state after the payments that end the game."""
    paid_by: Clause | None = None
    """The clause of the payments at the end; None if it is `won_by`."""
    faults: Callable[[S], Iterable[Impossible]] = lambda _: ()
    """The faults of an impossible sheet that only this game knows."""
    choosing: Choosing | Callable[[int], Choosing] = CHOOSING
    """How the choice of a number is told, and its button; a function gets the number."""
    chosen_by: Clause | Callable[[S, Any], Clause] = CLOCKWISE
    """The clause by which a seat makes a choice or the table makes a report. A function gets the
    state, and the choice or report."""
    refused_by: Clause | tuple[Clause, ...] = ()
    """The clause that refuses a choice not offered; empty for `chosen_by`. Of several clauses each
    refuses the choices that would cite it."""
    loses: bool = False
    """Whether the event at the end names the losers instead of the winners."""
    words: Callable[[Any], Term] = points_term
    """A note as a fact."""
    beside_bets: Callable[[Any], Term] | None = None
    """A note without its bets, as a bet itself is told; None for the whole note."""
    shown: Callable[[Faces], Term] = faces_term
    """A throw as a fact."""
    shared: Callable[[Any], Term] | None = None
    """The common part as a fact; None if the events do not tell it."""
    label: Text = TOGETHER
    """The words in front of the common part."""
    marks: Callable[[S, Seat], tuple[Text, ...]] = lambda _sheet, _seat: ()
    """Words beside the name of a seat on the table, such as who holds the bank."""
    counts: Callable[[S], int] | None = None
    """What the dice that lie there count for a seat that stops now; None where the table does not
    tell it."""
    tells: Callable[[S, S], Iterable[TextEvent]] = lambda _before, _after: ()
    """More events of a step. Gets the state before and the state after."""
    figures: tuple[Verb[Figure], ...] = ()
    """What can be asked without a table."""
    standing: Callable[[S], tuple[int, ...]] | None = None
    """How well the seats stand before the end (more is better), as in `Checks`."""
    endless: bool | None = None
    """Whether only chance bounds the game; None means yes if `rounds` gives no number."""
    batch: Callable[[], AnyBatchForm] | None = None
    """The batch form, loaded on demand; None if the game has none."""
