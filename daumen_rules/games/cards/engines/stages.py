"""Stages of a deal: what seats choose, one after the other, before the cards or before the tricks.

`before_tricks` makes stages. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.cards import Deal
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.verbs import Verb

from .desk import Act, After, Desk, Task, stays

R = TypeVar("R")


@frozen(kw_only=True, eq=False)
class Stage(Generic[R]):
    """What some seats choose before the tricks, one after the other."""

    task: Task
    kinds: tuple[type, ...]
    """The actions of the stage."""
    clause: Clause
    """The clause that gives the stage its time."""
    seats: Callable[[Desk[R]], tuple[Seat, ...]]
    """The seats that are asked, in their order; none where the stage is left out."""
    acts: Callable[[Desk[R]], Iterable[Act]]
    """What the seat on turn can try."""
    allows_all: Callable[[Desk[R]], bool] = lambda _: False
    """Whether all of that is allowed, so that the rows need not be asked about it."""
    does: Callable[[Desk[R], Any], After]
    """The desk after an action, and its events."""
    rows: tuple[Row[Desk[R], Any], ...] = ()
    words: Mapping[str, Word] = field(factory=dict[str, Word])
    """The words that can be said."""
    verbs: tuple[Verb[Any], ...] = ()
    """How its actions are written that no other game has."""
    tries: Callable[[Desk[R]], Iterable[Act]] = lambda _: ()
    """What else can be tried of its actions; much of it is refused."""
    turns: Clause | None = None
    """The clause on whose turn it is, where it is not that of the tricks."""
    then: Callable[[Desk[R]], After] = stays
    """The desk after all seats have chosen, and the events."""


def in_its_time(stage: Stage[Any]) -> Row[Desk[Any], Act]:
    """A row: the choices of a stage are made while it lasts."""

    @row(
        stage.clause,
        "{seat} cannot do that now.",
        "{seat} kann das jetzt nicht.",
    )
    def not_now(desk: Desk[Any], action: Act) -> Facts | None:
        is_of_it = not isinstance(action, Say) or action.word in stage.words
        if desk.task is stage.task or not is_of_it or not isinstance(action, stage.kinds):
            return None
        assert not isinstance(action, Deal)
        return {"seat": SeatTerm(action.seat)}

    return not_now
