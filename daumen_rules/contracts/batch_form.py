"""The batch form of a game: compiled twins of its rules, for many games at once.

The readable rules say what holds; a batch form only does it faster, and tests hold it equal to
them. A game is a row of whole numbers there. This module says what a form consists of; it
imports neither numba nor numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.step import A, S
from daumen_rules.kernel.text import Text

if TYPE_CHECKING:
    from daumen_rules.pieces.batch_kernels import Random, Row

    from .game import AnyGame

R = TypeVar("R")
V = TypeVar("V")

OVER: Final = -1
"""What `mover` gives when the game is over."""
CHANCE: Final = -2
"""What `mover` gives when it is Nature's turn."""


class BatchError(ValueError):
    """What a batch form cannot do, in English and German."""

    def __init__(self, en: str, de: str) -> None:
        super().__init__(en)
        self.text = Text(en, de)


@frozen(kw_only=True)
class BatchForm(Generic[R, S, A, V]):
    """The kernels of a game, and how its readable values become rows and come back.

    A kernel is compiled (`pieces.batch_kernels.compiled`) and works on one game. `s` is its row,
    int64[`width`]; `p` the parameters of rule set and number of players, int64; `r` a source of
    random numbers, uint64[1]. Kernels check nothing: `simulation.batch` does. Each names in its
    docstring the clauses of its readable twin, as in `Clauses: LEAD-2, HIGH-5.`
    """

    width: int
    """How many numbers the row of a game has."""
    view_width: int
    """How many numbers the row of a view has."""

    start: Callable[[Row, Row], None]
    """`start(s, p)`: write the state before anything has happened."""
    mover: Callable[[Row, Row], int]
    """`mover(s, p)`: the seat on turn, the first of several; `OVER`, or `CHANCE`."""
    chance: Callable[[Row, Row, Random], None]
    """`chance(s, p, r)`: one step of Nature, drawn at random."""
    legal: Callable[[Row, Row, Row], int]
    """`legal(s, p, out)`: write the numbers of the legal actions, those of all movers, into the
    first places of `out`, which has room for all actions; in the order in which the readable
    rules name them. How many they are.
    """
    step: Callable[[Row, Row, int], None]
    """`step(s, p, action)`: a legal action by its number. Chance that follows is left to `chance`.
    """
    score: Callable[[Row, Row, Row], None]
    """`score(s, p, out)`: the scores of the outcome, one for each seat; before the end how the
    seats stand, where that means anything, else 0. Equal scores at the end mean equal outcomes.
    """
    view: Callable[[Row, Row, int, Row], None]
    """`view(s, p, seat, out)`: all that a seat knows, int64[`view_width`]; hidden numbers are −1.
    """
    playout: Callable[[Row, Row, Random, Row], int]
    """`playout(s, p, r, out)`: play at random to the end, by `pieces.batch_kernels.play_out` with
    the kernels above, or by a shorter way in which all legal actions are as likely; how many
    actions of seats it took. `out` is as in `legal`.
    """

    parameters: Callable[[int, R], Row]
    """The parameters of a number of players and a rule set. Raises BatchError for those that the
    form does not have.
    """
    actions: Callable[[int, R], tuple[A, ...]]
    """All actions of seats, by their numbers; but for those that `placed` names."""
    deals_at: int = -1
    """The column of a row in which finished deals are counted; −1 in a game of one deal."""
    places: int = 0
    """How many more numbers there are, of actions that are numbered in each state by their place
    among those of their kind, such as the captures of a board: they are too many for a table.
    """
    placed: Callable[[Row, Row, int], A] | None = None
    """`placed(s, p, number)`: the action with one of these numbers in a state; None without
    `places`.
    """
    row: Callable[[S], Row]
    """The row of a state. Raises BatchError for one that the form does not have."""
    state: Callable[[Row, Row], S]
    """The state of a row, with the parameters."""
    drawn: Callable[[Row, Row, Row], A]
    """What Nature did between two rows, before and after, with the parameters."""
    seen: Callable[[V, Row], Row]
    """The row of a readable view, with the parameters: what `view` must give."""

    modules: tuple[str, ...]
    """The modules of the kernels, whose docstrings name the clauses."""
    left_out: tuple[tuple[str, str], ...] = ()
    """The ids of clauses that no kernel names, though readable functions carry them out, each with
    the reason.
    """


AnyBatchForm: TypeAlias = BatchForm[Any, Any, Any, Any]


def form_of(game: AnyGame) -> AnyBatchForm:
    """The batch form of a game. Raises BatchError for a game that has none."""
    if game.batch is None:
        title = game.book.title
        raise BatchError(
            f"{title.en} has no batch form; the readable rules play it",
            f"{title.de} hat keine Stapelform; die lesbaren Regeln spielen es",
        )
    return game.batch()
